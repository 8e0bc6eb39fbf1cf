"""What goes wrong is logged without cards, and the table lives."""

import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import opened, play_on
from trionfi.server import tables
from trionfi.server.bots import Bots

SECRET = "seat 2 holds T21 and SK"


async def test_errors_of_players_are_not_told_and_do_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tables.room, "PATIENCE", 0.05)
    choose, failures = Bots.choose, 0

    async def fails_at_first(self: Bots, *args: Any) -> Any:
        nonlocal failures
        failures += 1
        if failures % 2:
            raise RuntimeError(SECRET)
        return await choose(self, *args)

    monkeypatch.setattr(Bots, "choose", fails_at_first)
    with caplog.at_level(logging.DEBUG):
        async with opened(tmp_path) as house:
            table, guests, _ = await house.table(2)
            chairs = [await guest.sit(table) for guest in guests]
            await play_on(
                chairs, stop=lambda: sum(s["tricks"] for s in chairs[0].view["table"]["seats"]) > 1
            )
            hints = [await chairs[0].answer("hint") for _ in range(2)]
            rules = [hint["reason"]["rule"] for hint in hints if hint["type"] == "refused"]
            assert "server_error" in rules or "no_hint" in rules
            await chairs[0].answer("ping")
    logged = [r.getMessage() + str(r.exc_info or "") for r in caplog.records if _ours(r.name)]
    assert any("RuntimeError" in line for line in logged)
    assert not any("T21" in line or "play " in line for line in logged)
    assert all(SECRET not in text for guest in guests for _, text in guest.heard)


def _ours(name: str) -> bool:
    return name.split(".")[0] in (
        "trionfi",
        "uvicorn",
        "fastapi",
        "asyncio",
        "aiosqlite",
        "sqlalchemy",
    )


async def test_an_error_of_a_request_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path) as house:
        table, (guest,), _ = await house.table(1)

        async def broken(*args: Any) -> None:
            raise RuntimeError(SECRET)

        monkeypatch.setattr(house.app.state.services.store, "tables_of", broken)
        answer = await guest.request("GET", "/api/tables")
        assert answer.status_code == 500
        assert answer.json()["reason"]["rule"] == "server_error"
        assert SECRET not in caplog.text
        assert "RuntimeError in /api/tables" in caplog.text
        assert (await guest.request("GET", f"/api/tables/{table}")).status_code == 200


async def test_a_table_that_cannot_be_replayed_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, (guest,), _ = await house.table(1)
        with sqlite3.connect(tmp_path / "trionfi.sqlite3") as database:
            database.execute(
                "insert into events (table_id, number, kind, seat, action, at)"
                " values (?, 2, 'act', 3, 'play T1', '2026-01-01 00:00:00')",
                (table,),
            )
        answer = await guest.request("GET", f"/api/tables/{table}")
        assert answer.json()["reason"]["rule"] == "table_unreadable"
        chair = await guest.stand(table)
        await chair.until(lambda: chair.closed)
        assert chair.messages[-1]["reason"]["rule"] == "table_unreadable"
