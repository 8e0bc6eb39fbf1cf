"""The page gets its cards from the server, and they are those of the library."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from trionfi.cartomancy import SPREADS, Reading
from trionfi.server.app import create_app
from trionfi.server.settings import Settings


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(Settings(data=tmp_path))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://room") as found:
        yield found


async def drawn(client: httpx.AsyncClient, path: str, **params: Any) -> Any:
    answer = await client.get(f"/api/readings/{path}", params=params)
    return answer.status_code, answer.json()


async def test_spreads_and_their_places(client: httpx.AsyncClient) -> None:
    spreads = (await client.get("/api/readings")).json()
    assert [spread["name"] for spread in spreads] == list(SPREADS)
    assert [len(spread["places"]) for spread in spreads] == [1, 3, 3, 10]
    assert spreads[3]["places"][1] == {"column": 1, "row": 1, "turned": True}


@pytest.mark.parametrize(
    ("text", "params"),
    [
        ("three k7m2q9", {}),
        ("celtic 1910 upright", {"chance": 0}),
        ("celtic 1910 reversed25", {"chance": 25}),
        ("three k7m2q9 trumps reversed100 cut21", {"deck": "trumps", "chance": 100, "cut": 21}),
        ("celtic 1910 trumps", {"deck": "trumps"}),
        ("one 1910 full", {"deck": "full"}),
    ],
)
async def test_the_cards_of_a_seed(
    client: httpx.AsyncClient, text: str, params: dict[str, Any]
) -> None:
    reading = Reading.parse(text)
    found = await drawn(client, reading.spread.name, seed=reading.seed, **params)
    assert found == (200, reading.to_json())
    assert found[1]["path"] == text.replace(" ", "/")
    assert await drawn(client, found[1]["path"]) == found


async def test_without_a_seed_a_new_one(client: httpx.AsyncClient) -> None:
    first, second = [(await drawn(client, "three"))[1] for _ in "12"]
    assert first["seed"] != second["seed"]
    assert first == Reading.parse(first["path"]).to_json()


async def test_what_cannot_be_drawn(client: httpx.AsyncClient) -> None:
    for path in ("horseshoe", "horseshoe/7", "three/no_seed", "three/7/sideways"):
        status, told = await drawn(client, path)
        assert (status, told["reason"]["rule"]) == (404, "not_found")
    for params in ({"seed": "no seed"}, {"seed": "x" * 40}, {"seed": "7", "deck": "swiss"}):
        status, told = await drawn(client, "three", **params)
        assert (status, told["reason"]["rule"]) == (422, "malformed_request")
