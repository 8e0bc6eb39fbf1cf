"""The schema and its migrations; what happens when the database does not take an action."""

import re
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, inspect, text

from tests.server.house import opened
from trionfi.server.reasons import SENTENCES
from trionfi.server.storage.migrate import downgrade, upgrade
from trionfi.server.storage.models import Base
from trionfi.server.storage.store import StorageError, Store


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return create_engine(f"sqlite:///{tmp_path / 'test.sqlite3'}")


def names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def test_migrations_go_up_and_down(engine: Engine) -> None:
    with engine.begin() as connection:
        upgrade(connection)
        assert names(connection) == set(Base.metadata.tables)
    with engine.begin() as connection:
        downgrade(connection)
        assert names(connection) == set()
    with engine.begin() as connection:
        upgrade(connection)
        upgrade(connection)
        assert names(connection) == set(Base.metadata.tables)


def test_the_migrations_give_what_the_models_say(engine: Engine) -> None:
    with engine.begin() as connection:
        upgrade(connection)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


async def test_the_database_is_migrated_when_the_server_starts(tmp_path: Path) -> None:
    async with opened(tmp_path):
        pass
    with create_engine(f"sqlite:///{tmp_path / 'trionfi.sqlite3'}").connect() as connection:
        assert connection.scalar(text("select version_num from alembic_version")) == "0002"
        assert connection.scalar(text("pragma journal_mode")) == "wal"


async def test_an_action_that_cannot_be_stored_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        table, guests, _ = await house.table(2)
        chairs = [await guest.sit(table) for guest in guests]
        await chairs[0].until(lambda: chairs[0].yours)
        view, seq = chairs[0].view, chairs[0].seq
        store: Store = house.app.state.services.store

        async def full(*args: Any) -> None:
            raise StorageError("OperationalError")

        with monkeypatch.context() as broken:
            broken.setattr(store, "add_event", full)
            refused = await chairs[0].answer("act", seq=seq, action="pass")
            assert refused["reason"]["rule"] == "storage_failed"
            assert refused["seq"] == seq
        await chairs[0].hello()
        assert chairs[0].view == view
        assert chairs[1].seq == seq
        await chairs[0].act("pass")
        await chairs[1].until(lambda: chairs[1].seq > seq)


async def test_every_action_is_a_row_before_anybody_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        table, guests, _ = await house.table(2)
        chair = await guests[0].sit(table)
        await guests[1].sit(table)
        await chair.until(lambda: chair.yours)
        await chair.act("pass")
        store: Store = house.app.state.services.store
        rows = await store.events(table)
        assert len(rows) >= chair.seq
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert rows[0].kind == "deal"
        passed = next(row for row in rows if row.actor == "person")
        assert (passed.kind, passed.seat, passed.action) == ("act", 0, "pass")


def test_every_reason_that_the_server_gives_has_a_sentence() -> None:
    source = Path(__file__).parents[2] / "src/trionfi/server"
    used = {
        rule
        for path in source.rglob("*.py")
        for rule in re.findall(r'Refused\(\s*"(\w+)"', path.read_text())
    }
    assert used <= SENTENCES.keys()
    assert not SENTENCES.keys() - used - {"unknown_message", "malformed_message", "wrong_origin"}
