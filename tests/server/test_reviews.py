"""Reviews of finished deals over HTTP: computed once, with progress, and given up on demand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.house import Chair, Guest, House, opened, play_on


async def played(house: House) -> tuple[str, list[Guest]]:
    """A table whose first deal is over, played by seat 2."""
    table, guests, _ = await house.table(4, petit_sec="off")
    chairs = [await guest.sit(table) for guest in guests]

    def bids(chair: Chair, asked: dict[str, Any]) -> str | None:
        if asked["topic"] != "bid":
            return None
        return "bid garde" if chair.view["seat"] == 2 else "pass"

    await play_on(chairs, choose=bids)
    return table, guests


async def reviewed(guest: Guest, path: str) -> dict[str, Any]:
    for _ in range(600):
        found: dict[str, Any] = await guest.get(path)
        if found["state"] != "running":
            return found
        await asyncio.sleep(0.02)
    raise TimeoutError


async def test_a_finished_deal_is_reviewed_card_by_card(tmp_path: Path) -> None:
    async with opened(tmp_path, review_budget=20_000) as house:
        table, guests = await played(house)
        path = f"/api/tables/{table}/deals/1/review"
        assert (await guests[1].get(path))["state"] == "none"
        assert (await guests[1].post(path))["state"] in ("running", "done")
        found = await reviewed(house.guest(), path)
        assert (found["state"], found["done"], found["cards"]) == ("done", 72, 72)
        review, record = found["review"], await guests[0].get(f"/api/tables/{table}/deals/1")
        assert (review["unit"], len(review["cards"])) == (2, 72)
        assert review["result"] == record["sheet"]["facts"]["half_points"]
        assert review["needed"] == 2 * record["sheet"]["facts"]["target"]
        for card in review["cards"]:
            logged = record["log"][card["at"]]
            assert (logged["seat"], logged["action"]) == (card["seat"], f"play {card['card']}")
            # A loss may be sure where the better card was not found within the budget.
            assert card["better"] is None or card["loss"] > 0
        assert review["cards"][-1]["loss"] == 0
        again = await guests[2].post(path)
        assert again == found


async def test_a_review_is_given_up(tmp_path: Path) -> None:
    async with opened(tmp_path, review_budget=200_000_000) as house:
        table, guests = await played(house)
        path = f"/api/tables/{table}/deals/1/review"
        await guests[0].post(path)
        answer = await guests[0].request("DELETE", path)
        assert answer.json()["state"] == "cancelled"
        assert (await guests[0].get(path))["review"] is None


async def test_a_running_deal_and_an_unplayed_one_have_no_review(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, guests, _ = await house.table(4)
        chairs = [await guest.sit(table) for guest in guests]
        path = f"/api/tables/{table}/deals/1/review"
        for number, rule in ((1, "deal_running"), (2, "no_deal")):
            address = f"/api/tables/{table}/deals/{number}/review"
            answer = await guests[0].request("POST", address)
            assert answer.json()["reason"]["rule"] == rule
        await play_on(
            chairs, choose=lambda chair, asked: "pass" if asked["topic"] == "bid" else None
        )
        answer = await guests[0].request("POST", path)
        assert answer.json()["reason"]["rule"] == "nothing_played"
