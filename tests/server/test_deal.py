"""A whole deal over sockets; its promise is kept; records are open after it."""

from pathlib import Path
from typing import Any

from tests.server.house import Chair, House, opened, play_on
from trionfi.cards import FRENCH
from trionfi.cards.shuffle import promise, shuffled
from trionfi.games.french import layout
from trionfi.rules.deal import Deal
from trionfi.rules.game import find_game


async def four_chairs(house: House, **options: Any) -> tuple[str, list[Chair]]:
    table, guests, _ = await house.table(4, **options)
    return table, [await guest.sit(table) for guest in guests]


async def test_four_people_play_a_deal_to_its_sheet(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        _, chairs = await four_chairs(house)
        hands = [set(chair.view["hand"]) for chair in chairs]
        assert sum(map(len, hands)) == 72 == len(set.union(*hands))
        assert [group[0][0] for group in chairs[0].view["groups"] if group[0][0] in "SHDC"]
        await play_on(chairs, choose=lambda chair, d: "bid garde" if _bids(chair, d) else None)
        sheets = [chair.view["sheet"] for chair in chairs]
        assert all(sheet == sheets[0] for sheet in sheets)
        assert sum(sheets[0]["scores"]) == 0
        columns = zip(*(term["amounts"] for term in sheets[0]["terms"]), strict=True)
        assert [sum(column) for column in columns] == sheets[0]["scores"]
        assert all(chair.view["decision"] is None for chair in chairs)
        assert chairs[2].last["match"]["scores"] == sheets[0]["scores"]

        # Every fact was told once, and in the same order.
        told = [f for m in chairs[0].messages if m["type"] == "view" for f in m["facts"]]
        assert sum(fact["type"] == "Won" for fact in told) == 18
        assert sum(fact["type"] == "Did" and "play" in fact["action"] for fact in told) == 72
        assert [fact["type"] for fact in told].count("Dealt") == 1

        # Anybody goes on; the next dealer deals.
        over = chairs[3].seq
        await chairs[3].send("next", seq=over)
        await chairs[2].send("next", seq=over)  # at the same time, which is no mistake
        for chair in chairs:
            await chair.until(lambda chair=chair: not chair.over)
        assert chairs[0].last["match"]["dealNumber"] == 2
        assert (await chairs[2].answer("ping"))["type"] == "pong"
        assert chairs[0].view["table"]["dealer"] == 0
        assert len(chairs[0].last["match"]["deals"]) == 1
        await play_on(chairs)
        if all(deal["counts"] for deal in chairs[0].last["match"]["deals"]):
            assert chairs[0].last["match"]["over"]
            refused = await chairs[0].answer("next")
            assert refused["reason"]["rule"] == "match_over"


def _bids(chair: Chair, decision: dict[str, Any]) -> bool:
    return decision["topic"] == "bid" and chair.view["seat"] == 2


async def test_the_promise_is_kept_and_the_record_is_open_to_all(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, chairs = await four_chairs(house)
        promised = chairs[0].last["match"]["promise"]
        hands = [chair.view["hand"] for chair in chairs]
        running = await chairs[1].guest.request("GET", f"/api/tables/{table}/deals/1")
        assert running.json()["reason"]["rule"] == "deal_running"
        await play_on(chairs, choose=lambda chair, d: "bid garde" if _bids(chair, d) else None)

        records = [await c.guest.get(f"/api/tables/{table}/deals/1") for c in chairs]
        records.append(await house.guest().get(f"/api/tables/{table}/deals/1"))
        record = records[0]
        assert all(other == record for other in records)
        assert record["promise"] == promised == promise(bytes.fromhex(record["seed"]))
        assert [set(hand) for hand in record["hands"]] == [set(hand) for hand in hands]

        # The seed gives the order of the pack, the order gives every hand.
        order = shuffled(FRENCH, bytes.fromhex(record["seed"]))
        places = layout(find_game("french").read_options(record["options"]), record["dealer"])
        for seat in range(4):
            dealt = {card.code for card, to in zip(order, places, strict=True) if to == seat}
            assert dealt == set(record["hands"][seat])

        # The log gives the sheet again, and the steps end with it.
        deal = Deal("french", order, dealer=record["dealer"], options=record["options"])
        for move in record["log"]:
            deal.play(move["seat"], move["action"])
        assert deal.sheet is not None
        assert deal.sheet.to_json()["scores"] == record["sheet"]["scores"]
        assert len(record["steps"]) == len(record["log"]) + 1
        assert record["steps"][-1]["hands"] == [[], [], [], []]
        assert record["steps"][-1]["table"]["phase"] == "over"
        missing = await house.guest().request("GET", f"/api/tables/{table}/deals/2")
        assert missing.json()["reason"]["rule"] == "no_deal"


async def test_a_person_is_never_asked_to_pass_as_the_only_choice(tmp_path: Path) -> None:
    async with opened(tmp_path, answer_pace=0.01) as house:
        table, guests, _ = await house.table(1, petit_sec="mandatory")
        chair = await guests[0].sit(table)
        await play_on([chair])
        asked = [m["view"]["decision"] for m in chair.messages if m["type"] == "view"]
        forms = [d["form"] for d in asked if d and d["yours"]]
        assert forms
        assert not any(form["kind"] == "one" and form["options"] == ["pass"] for form in forms)
        mine = [d for d in asked if d and d["seat"] == 0 and d["topic"] == "petit_sec"]
        assert mine
        assert not any(d["yours"] or d["form"] for d in mine)


async def test_a_table_waits_for_its_people_until_somebody_begins(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        owner = house.guest()
        made = await owner.post(
            "/api/tables",
            game="french",
            options={"petit_sec": "off"},
            seats=[{"kind": "you"}, {"kind": "link"}, {"kind": "link"}, {"kind": "bot"}],
        )
        assert [link["seat"] for link in made["links"]] == [1, 2]
        assert made["links"][0]["url"].endswith(f"/join/{made['table']}/1")
        chair = await owner.sit(made["table"])
        assert chair.view["table"]["phase"] == "waiting"
        assert [p["kind"] for p in chair.last["match"]["players"]] == [
            "person", "free", "free", "bot",
        ]  # fmt: skip
        refused = await chair.answer("act", seq=0, action="pass")
        assert refused["reason"]["rule"] == "not_begun"
        await house.guest().post(f"/api/tables/{made['table']}/join", name="Bea")
        await chair.until(lambda: chair.last["match"]["players"][1]["name"] == "Bea")
        assert chair.view["table"]["phase"] == "waiting"
        await chair.send("next")
        await chair.until(lambda: chair.view["hand"])
        # The free seat is played by a computer player until its person comes.
        late = house.guest()
        await late.post(f"/api/tables/{made['table']}/join", seat=2, name="Cid")
        await late.sit(made["table"])
        assert len(late.chairs[0].view["hand"]) == 18
