"""A whole deal of Ottocento over sockets: cards laid open, signals, the card for the Matto."""

from pathlib import Path
from random import Random
from typing import Any

from tests.server.house import Chair, opened, play_on


def answer(rng: Random, said: set[str]) -> Any:
    """Announces all that may be announced, and signals whenever it may."""

    def choose(chair: Chair, decision: dict[str, Any]) -> str | None:
        form = decision["form"]
        if form["kind"] == "either":
            some = next(part for part in form["parts"] if part["kind"] == "some")
            said.add("announcement")
            return " ".join([some["verb"], *some["items"]])
        if form["kind"] == "plays" and form["signals"]:
            card = rng.choice([card for card in form["legal"] if card in form["signals"]])
            signal = form["signals"][card][-1]
            said.update(signal.split())
            return f"play {card} {signal}"
        return None

    return choose


async def test_people_play_a_deal_to_its_sheet(tmp_path: Path) -> None:
    said: set[str] = set()
    async with opened(tmp_path) as house:
        guests = [house.guest() for _ in range(4)]
        made = await guests[0].post(
            "/api/tables",
            game="ottocento",
            options={"preset": "dummett"},
            seats=[{"kind": kind} for kind in ("you", "link", "link", "link")],
        )
        for guest in guests[1:]:
            await guest.post(f"/api/tables/{made['table']}/join")
        chairs = [await guest.sit(made["table"]) for guest in guests]
        for _ in range(3):
            await play_on(chairs, choose=answer(Random(3), said))
            sheet = chairs[0].view["sheet"]
            assert sheet["scores"][:2] == sheet["scores"][2:]
            shown = chairs[1].view["table"]["seats"]
            told = [f for m in chairs[2].messages if m["type"] == "view" for f in m["facts"]]
            assert any(fact["type"] == "Shown" and fact["rule"] == "scarto" for fact in told)
            assert any(seat["shown"] for seat in shown)
            if chairs[0].last["match"]["over"]:
                break
            await chairs[0].send("next", seq=chairs[0].seq)
            for chair in chairs:
                await chair.until(lambda chair=chair: not chair.over)
        points = chairs[3].last["match"]["scores"]
        assert points[0] == points[2]
        assert points[0] + points[1] >= 90
    assert {"announcement", "busso", "volo", "striscio"} <= said
