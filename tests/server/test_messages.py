"""Bad and late messages: one clear reason each, and nothing is lost."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Chair, Guest, House, opened, play_on


async def at_table(house: House) -> tuple[str, Guest, Chair]:
    table, guests, _ = await house.table(1)
    chair = await guests[0].sit(table)
    await chair.until(lambda: chair.yours)
    return table, guests[0], chair


BAD = [
    ("", "malformed_message"),
    ("hello", "malformed_message"),
    ("[]", "malformed_message"),
    ("null", "malformed_message"),
    ("[" * 4000, "malformed_message"),
    ('{"type":"act"}', "malformed_message"),
    ('{"type":"act","seq":"x","action":"pass"}', "malformed_message"),
    ('{"type":"act","seq":1,"action":["pass"]}', "malformed_message"),
    ('{"type":"act","seq":1,"action":"pass","seat":2}', "malformed_message"),
    ('{"type":"hello","seq":1.5}', "malformed_message"),
    ('{"type":"ping","x":"\\ud800"}', "malformed_message"),
    (b'{"type":"ping"}', "malformed_message"),
    ('{"type":"resign"}', "unknown_message"),
    ('{"type":"view","seq":1}', "unknown_message"),
    (json.dumps({"type": "ping", "pad": "x" * 9000}), "message_too_large"),
    (json.dumps({"type": "ping", "pad": "ü" * 5000}, ensure_ascii=False), "message_too_large"),
]


async def test_bad_messages_are_answered_and_the_socket_lives(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, _, chair = await at_table(house)
        seq = chair.seq
        for text, rule in BAD:
            start = len(chair.messages)
            await chair.say(text)
            answer = await chair.next_of({"error", "refused"}, start)
            assert (answer["type"], answer["reason"]["rule"]) == ("error", rule), text[:50]
        assert (await chair.answer("ping"))["type"] == "pong"
        assert chair.seq == seq
        await chair.act("pass")


async def test_an_enormous_message_ends_only_the_connection(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, guest, chair = await at_table(house)
        before = chair.view
        await chair.say("x" * 200_000)
        await chair.until(lambda: chair.closed)
        assert (await guest.sit(table)).view == before


REFUSED = [
    ("discard H2 H3", "not_offered"),
    ("bid petite extra", "unknown_action"),
    ("play T99", "unknown_action"),
    ("bid misère", "not_offered"),
    ("hidden discard", "unknown_action"),
    ("\x00", "unknown_action"),
    ("", "unknown_action"),
    ("pass " * 1500, "unknown_action"),
]


async def test_what_the_rules_forbid_is_refused_with_its_reason(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, _, chair = await at_table(house)
        seq = chair.seq
        for action, rule in REFUSED:
            answer = await chair.answer("act", seq=chair.seq, action=action)
            assert (answer["type"], answer["seq"]) == ("refused", seq)
            assert answer["reason"]["rule"] == rule, action[:40]
        assert chair.seq == seq
        await play_on(
            [chair], stop=lambda: chair.yours and chair.view["decision"]["topic"] == "play"
        )
        form = chair.view["decision"]["form"]
        for card, reason in form["refused"].items():
            answer = await chair.answer("act", seq=chair.seq, action=f"play {card}")
            assert answer["reason"] == reason


async def test_out_of_turn_and_stale_answers(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, guests, _ = await house.table(2)
        zero, one = [await guest.sit(table) for guest in guests]
        await zero.until(lambda: zero.yours)
        early = await one.answer("act", seq=one.seq, action="pass")
        assert early["reason"] == {"rule": "not_your_turn", "facts": {"seat": 0}}
        old = zero.seq
        await zero.act("bid petite")
        await one.until(lambda: one.yours)
        start = len(one.messages)
        stale = await one.answer("act", seq=old, action="pass")
        assert stale["reason"]["rule"] == "stale"
        # With it comes the fresh view; nothing has changed.
        again = next(m for m in one.messages[start:] if m["type"] == "view")
        assert again["view"]["decision"]["yours"]
        assert again["facts"] == []
        future = await one.answer("act", seq=one.seq + 5, action="pass")
        assert future["reason"]["rule"] == "stale"
        double = one.seq
        await one.act("pass")
        second = await one.answer("act", seq=double, action="pass")
        assert second["reason"]["rule"] in ("not_your_turn", "stale")


async def test_the_first_message_is_hello(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, guests, _ = await house.table(1)
        chair = await guests[0].stand(table)
        answer = await chair.answer("act", seq=1, action="pass")
        assert answer["reason"]["rule"] == "hello_first"
        assert not chair.seen
        assert (await chair.hello())["type"] == "view"


async def test_spectators_only_look(tmp_path: Path) -> None:
    async with opened(tmp_path, max_spectators=1) as house:
        table, _, chair = await at_table(house)
        watcher = await house.guest().sit(table)
        assert watcher.view["seat"] is None
        assert watcher.view["hand"] == []
        for message in ("next", "undo", "hint"):
            assert (await watcher.answer(message))["reason"]["rule"] == "not_seated"
        refused = await watcher.answer("act", seq=watcher.seq, action="pass")
        assert refused["reason"]["rule"] == "not_seated"
        crowd = await house.guest().stand(table)
        assert (await crowd.answer("hello"))["reason"]["rule"] == "too_many_spectators"
        assert chair.yours


async def test_too_many_messages_are_not_heard(tmp_path: Path) -> None:
    async with opened(tmp_path, message_burst=5, message_rate=0.5) as house:
        _, _, chair = await at_table(house)
        for _ in range(30):
            await chair.send("ping")
        await chair.until(lambda: sum(m["type"] in ("pong", "error") for m in chair.messages) >= 30)
        errors = [m["reason"]["rule"] for m in chair.messages if m["type"] == "error"]
        assert set(errors) == {"too_fast"}
        assert len(errors) >= 20
        for _ in range(200):
            await chair.send("ping")
        await chair.until(lambda: chair.closed)


async def test_no_such_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        chair = await house.guest().stand("nowhere")
        await chair.until(lambda: chair.closed)
        assert chair.messages[0]["reason"]["rule"] == "no_table"
        answer = await house.guest().request("GET", "/api/tables/nowhere")
        assert answer.status_code == 404
        assert answer.json()["reason"]["rule"] == "no_table"


async def test_undo_and_hint_in_practice(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, _, chair = await at_table(house)
        assert chair.last["match"]["canUndo"]
        assert (await chair.answer("undo"))["reason"]["rule"] == "undo_nothing"
        hint = await chair.answer("hint")
        assert hint["action"].split()[0] in ("pass", "bid")
        await play_on(
            [chair], stop=lambda: chair.yours and chair.view["decision"]["topic"] == "play"
        )
        hand, seq = chair.view["hand"], chair.seq
        await chair.act(f"play {chair.view['decision']['form']['legal'][0]}")
        await chair.until(lambda: chair.yours)
        await chair.send("undo")
        await chair.until(lambda: chair.yours and chair.view["hand"] == hand)
        assert chair.seq > seq
        assert chair.messages[-1]["facts"] == []
        await play_on([chair])
        assert (await chair.answer("undo"))["reason"]["rule"] == "undo_deal_over"
        assert (await chair.answer("hint"))["reason"]["rule"] == "no_hint"
        late = await chair.answer("act", seq=chair.seq, action="pass")
        assert late["reason"]["rule"] == "deal_over"


async def test_which_way_the_turn_goes_round(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = house.guest()
        for game, preset, clockwise in (
            ("tapp_tarok", "book", True),
            ("tapp_tarok", "austrian", False),
            ("scarto", None, False),
        ):
            made = await guest.post(
                "/api/tables",
                game=game,
                options={"preset": preset} if preset else {},
                seats=[{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}],
            )
            chair = await guest.sit(made["table"])
            await chair.until(lambda chair=chair: bool(chair.messages))
            assert chair.last["match"]["clockwise"] is clockwise


async def test_no_undo_among_people(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, guests, _ = await house.table(2)
        chair = await guests[0].sit(table)
        await chair.until(lambda: chair.yours)
        assert not chair.last["match"]["canUndo"]
        await chair.act("pass")
        assert (await chair.answer("undo"))["reason"]["rule"] == "undo_with_people"
        assert (await chair.answer("next"))["reason"]["rule"] == "deal_running"


TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "whist"}, "no_game"),
    ({"options": {"colour": "red"}}, "bad_option"),
    ({"options": {"hands": 0}}, "bad_option"),
    ({"options": {"hands": "many"}}, "bad_option"),
    ({"options": {"preset": "none"}}, "bad_option"),
    ({"options": {"players": 5}}, "bad_seats"),
    ({"seats": [{"kind": "you"}]}, "bad_option"),
    ({"seats": [{"kind": "you"}] * 4}, "one_seat_for_you"),
    ({"seats": [{"kind": "bot"}] * 4}, "no_seat_for_people"),
    ({"seats": [{"kind": "you"}] + [{"kind": "bot", "player": "deep"}] * 3}, "unknown_player"),
    ({"seats": [{"kind": "dog"}] * 4}, "malformed_request"),
    ({"name": "x" * 25}, "name_too_long"),
    ({"name": 7}, "malformed_request"),
    ({"extra": 1}, "malformed_request"),
    ({"name": "x" * 10_000}, "message_too_large"),
]


async def test_tables_that_cannot_be_made(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = house.guest()
        good = {"game": "french", "seats": [{"kind": "you"}] + [{"kind": "bot"}] * 3}
        for change, rule in TABLES:
            answer = await guest.request("POST", "/api/tables", json=good | change)
            assert 400 <= answer.status_code < 500, change
            assert answer.json()["reason"]["rule"] == rule, change
            sentence = answer.json()["message"]
            assert sentence.endswith(".")
            assert "{" not in sentence
        assert await guest.get("/api/tables") == []
        told = await guest.request(
            "POST", "/api/tables", json=good | {"options": {"colour": "red"}}
        )
        assert "there is no option 'colour'" in told.json()["message"]
        broken = await guest.request("POST", "/api/tables", content=b"{")
        assert broken.json()["reason"]["rule"] == "malformed_request"


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/x/y/z", "/api"])
async def test_unknown_addresses(tmp_path: Path, path: str) -> None:
    async with opened(tmp_path) as house:
        answer = await house.guest().request("GET", path)
        assert answer.status_code == 404
        assert answer.json()["reason"]["rule"] == "not_found"
