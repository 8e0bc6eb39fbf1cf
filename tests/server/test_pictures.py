"""The cards that stand for a game, and their drawings."""

from pathlib import Path

from tests.server.house import opened
from trionfi.rules.game import games


async def test_every_game_shows_cards_that_are_drawn(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = house.guest()
        for spec in await guest.get("/api/games"):
            assert spec["showcase"] == [card.code for card in games()[spec["name"]].showcase]
            assert len(set(spec["showcase"])) == 3
            for card in spec["showcase"]:
                drawn = await guest.request("GET", f"/api/cards/{spec['pack']}/{card}.svg")
                assert drawn.headers["content-type"] == "image/svg+xml"
                assert drawn.text.startswith("<svg")


async def test_what_is_no_card_has_no_drawing(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        for path in ("french/T22", "italian/HK", "none/T1", "french/..%2F..%2Fpack"):
            answer = await house.guest().request("GET", f"/api/cards/{path}.svg")
            assert answer.status_code == 404
