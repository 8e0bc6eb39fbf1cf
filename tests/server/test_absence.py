"""Case R21: people who leave, come back, sit in two places; tables that outlive the server."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from tests.server.house import Chair, House, opened, play_on, some_action
from trionfi.server.reasons import Refused
from trionfi.server.tables.room import Room


def strip(message: dict[str, Any]) -> dict[str, Any]:
    """A view message without what is not a matter of the game: who is connected, what is new."""
    match = {name: value for name, value in message["match"].items() if name != "players"}
    return {"seq": message["seq"], "view": message["view"], "match": match}


def log_of(room: Room) -> list[tuple[int, str]]:
    assert room.course.deal is not None
    return [(seat, str(action)) for seat, action in room.course.deal.log]


async def five(house: House) -> tuple[str, list[Chair], list[dict[str, Any]]]:
    table, guests, told = await house.table(5, players=5)
    return table, [await guest.sit(table) for guest in guests], told


def first_takes(chair: Chair, decision: dict[str, Any]) -> str | None:
    if decision["topic"] != "bid":
        return None
    return "bid garde_sans" if chair.view["seat"] == 0 else "pass"


async def test_a_computer_player_stands_in_until_the_person_returns(tmp_path: Path) -> None:
    async with opened(tmp_path, grace=0.3) as house:
        table, chairs, told = await five(house)
        # Up to the turn of seat 3 in the first trick, which then leaves without playing.
        await play_on(
            chairs,
            choose=first_takes,
            stop=lambda: chairs[3].yours and chairs[3].view["decision"]["topic"] == "play",
        )
        hand = set(chairs[3].view["hand"])
        others = [chair for chair in chairs if chair is not chairs[3]]
        await chairs[3].leave()
        await others[0].until(lambda: not others[0].last["match"]["players"][3]["connected"])
        tricks = others[0].view["table"]["seats"]
        assert sum(seat["tricks"] for seat in tricks) == 0

        def played() -> set[str]:
            """The cards of seat 3, as another seat has heard."""
            told = [f for m in others[0].messages if m["type"] == "view" for f in m["facts"]]
            mine = [f["action"] for f in told if f["type"] == "Did" and f["seat"] == 3]
            return {action.split()[1] for action in mine if action.startswith("play")}

        await play_on(others, stop=lambda: len(played()) >= 2)
        # Its person comes back in the next trick, in another browser, with the code.
        phone = house.guest()
        back = await phone.post("/api/recover", code=str(told[3]["code"]).lower().replace("-", " "))
        assert back == {"table": table, "seat": 3}
        chair = await phone.sit(table)
        assert chair.view["seat"] == 3
        await others[0].until(lambda: others[0].last["match"]["players"][3]["connected"])
        assert set(chair.view["hand"]) == hand - played()
        assert chair.view["hand"]

        # The computer player is released: the turn waits for the person, longer than the grace.
        await play_on(others, stop=lambda: chair.yours)
        seq = chair.seq
        await asyncio.sleep(0.8)
        assert chair.seq == seq
        assert chair.yours
        await chair.act(f"play {chair.view['decision']['form']['legal'][0]}")
        # The first browser has lost the seat.
        old = await chairs[3].guest.sit(table)
        assert old.view["seat"] is None


async def test_a_pause_and_a_restart_change_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, grace=3.0) as house:
        table, chairs, _ = await five(house)
        await play_on(
            chairs,
            choose=first_takes,
            stop=lambda: sum(s["tricks"] for s in chairs[0].view["table"]["seats"]) >= 2,
        )
        guests = [chair.guest for chair in chairs]
        await chairs[0].answer("ping")
        before = [strip(chair.last) for chair in [await g.sit(table) for g in guests]]
        for guest in guests:
            await guest.leave()
        await asyncio.sleep(4.0)  # nobody is here, and nobody plays for them
        await house.restart()
        after = [strip((await guest.sit(table)).last) for guest in guests]
        assert after == before
        await play_on([guest.chairs[0] for guest in guests])
        assert guests[0].chairs[0].over


async def test_a_restart_after_an_undo_and_a_finished_deal(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, (guest,), _ = await house.table(1)
        chair = await guest.sit(table)
        await play_on([chair])
        record = await guest.get(f"/api/tables/{table}/deals/1")
        await chair.send("next")
        await chair.until(lambda: not chair.over and chair.yours)
        asked = chair.view["decision"]
        await chair.act(some_action(asked["form"], Random(1)))
        await chair.until(lambda: chair.yours)
        seq = chair.seq
        await chair.send("undo")
        await chair.until(lambda: chair.seq > seq and chair.yours)
        assert chair.view["decision"] == asked
        before = strip(chair.last)
        await house.restart()
        again = await guest.sit(table)
        assert strip(again.last) == before
        assert await guest.get(f"/api/tables/{table}/deals/1") == record | {
            "players": [p | {"connected": True} for p in record["players"]]
        }


async def test_the_second_window_replaces_the_first(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, guests, _ = await house.table(2)
        first, other = await guests[0].sit(table), await guests[1].sit(table)
        await first.until(lambda: first.yours)
        seq = first.seq
        second = await guests[0].sit(table)
        await first.until(lambda: first.closed)
        assert first.messages[-1] == {"type": "replaced"}
        assert second.yours
        assert second.seq == seq
        await second.act("pass")
        await other.until(lambda: other.seq > seq)


async def test_a_message_of_a_replaced_socket_changes_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, guests, _ = await house.table(2)
        first, _ = await guests[0].sit(table), await guests[1].sit(table)
        await first.until(lambda: first.yours)
        async with house.app.state.services.tables.room(table) as room:
            # The room already knows the new window while the old one still speaks.
            line = room.seats[0].line
            assert line is not None
            seq = first.seq
            second = await guests[0].sit(table)
            before = log_of(room)
            await first.leave()
            for action in (room.next(line), room.undo(line), room.hint(line)):
                reason = await _refused(action)
                assert reason == "replaced"
            assert await _refused(room.act(line, seq, "pass")) == "replaced"
            assert log_of(room) == before
            assert room.seats[0].line is not line
        assert second.yours


async def _refused(action: Any) -> str:
    try:
        await action
    except Refused as refusal:
        return refusal.reason.rule
    return "accepted"


async def test_one_who_thinks_too_long_is_played_for_while_others_wait(tmp_path: Path) -> None:
    async with opened(tmp_path, idle=0.3) as house:
        table, guests, _ = await house.table(2)
        chairs = [await guest.sit(table) for guest in guests]
        await chairs[0].until(lambda: chairs[0].yours)
        seq = chairs[0].seq
        # Nobody touches anything: both fall asleep in turn, and then the table pauses.
        await chairs[1].until(lambda: chairs[1].seq > seq)
        await asyncio.sleep(1.5)
        paused = chairs[0].seq
        await asyncio.sleep(0.7)
        assert chairs[0].seq == paused
        # A word from one of them, and the table goes on for both.
        await chairs[0].answer("hint")
        await chairs[1].until(lambda: chairs[1].seq > paused)


async def test_alone_one_may_think_for_ever(tmp_path: Path) -> None:
    async with opened(tmp_path, idle=0.1, grace=0.1) as house:
        table, guests, _ = await house.table(1)
        chair = await guests[0].sit(table)
        await chair.until(lambda: chair.yours)
        seq = chair.seq
        await asyncio.sleep(0.6)
        assert chair.seq == seq
        await chair.leave()
        await asyncio.sleep(0.6)
        assert (await guests[0].sit(table)).seq == seq


async def test_the_clock_tells_the_time_that_is_left_after_a_return_too(tmp_path: Path) -> None:
    async with opened(tmp_path, idle=2.0, grace=30.0) as house:
        table, guests, _ = await house.table(2)
        chairs = [await guest.sit(table) for guest in guests]
        await chairs[0].until(lambda: chairs[0].yours)
        first = chairs[1].last["clock"]
        assert (first["kind"], first["seat"], first["seconds"]) == ("idle", 0, 2.0)
        await asyncio.sleep(0.4)
        again = (await guests[1].sit(table)).last["clock"]
        assert 0.0 < again["left"] <= first["left"] - 0.35
        # A sign of life late in its time begins it anew, for everybody to see.
        await asyncio.sleep(max(0.0, again["left"] - 0.9))
        chair = guests[1].chairs[-1]
        told = len(chair.messages)
        await chairs[0].answer("hint")
        await chair.until(lambda: len(chair.messages) > told)
        assert chair.last["clock"]["left"] > 1.5
        await chairs[0].leave()
        await chair.until(lambda: chair.last["clock"]["kind"] == "away")
        assert chair.last["clock"]["seconds"] == 30.0
