"""Reads and writes the database; knows no cards and no sockets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import event, func, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from trionfi.server.storage.migrate import upgrade
from trionfi.server.storage.models import EventRow, GuestRow, SeatRow, TableRow, now


class StorageError(Exception):
    """The database did not take what was given to it; nothing was stored."""


@dataclass(frozen=True)
class Summary:
    """What lists of tables show, kept beside the events so that lists need no replay."""

    turn: int | None
    scores: tuple[int, ...]
    deal_number: int
    deals_total: int | None
    over: bool


# At its lowest level this library logs every value that is stored: cards of running deals.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class Store:
    """One database.

    Args:
        url: its SQLAlchemy address.
    """

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._session = async_sessionmaker(self.engine, expire_on_commit=False)
        # SQLite takes one writer at a time; in line they are faster than trying again and again.
        self._turn = asyncio.Semaphore(1 if self.engine.dialect.name == "sqlite" else 16)

    async def open(self) -> None:
        """Create or migrate the schema."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    async def check(self) -> None:
        """Read something.

        Raises:
            StorageError: the database does not answer.
        """
        async with self._writing() as session:
            await session.execute(select(1))

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncSession]:
        """One transaction.

        Raises:
            StorageError: nothing was stored. The message holds nothing of what was to be stored.
        """
        try:
            async with self._turn, self._session.begin() as session:
                yield session
        except SQLAlchemyError as error:
            raise StorageError(type(error).__name__) from None

    # Guests.

    async def guest(self, token_hash: str) -> int | None:
        """The guest with this token."""
        async with self._session() as session:
            return await session.scalar(
                select(GuestRow.id).where(GuestRow.token_hash == token_hash)
            )

    async def add_guest(self, token_hash: str) -> int:
        async with self._writing() as session:
            row = GuestRow(token_hash=token_hash)
            session.add(row)
            await session.flush()
            return row.id

    # Tables and seats.

    async def add_table(self, table: TableRow) -> None:
        async with self._writing() as session:
            session.add(table)

    async def table(self, table_id: str) -> TableRow | None:
        """A table with its seats."""
        async with self._session() as session:
            return await session.get(TableRow, table_id)

    async def tables_of(self, guest: int) -> Sequence[TableRow]:
        """The guest's unfinished tables, the last changed first."""
        async with self._session() as session:
            found = await session.scalars(
                select(TableRow)
                .join(SeatRow)
                .where(SeatRow.guest_id == guest, ~TableRow.over)
                .order_by(TableRow.changed_at.desc())
            )
            return found.unique().all()

    async def count_tables(self, guest: int) -> int:
        """How many unfinished tables the guest sits at."""
        async with self._session() as session:
            return (
                await session.scalar(
                    select(func.count())
                    .select_from(SeatRow)
                    .join(TableRow)
                    .where(SeatRow.guest_id == guest, ~TableRow.over)
                )
                or 0
            )

    async def seat_with_code(self, code_hash: str) -> SeatRow | None:
        async with self._session() as session:
            return await session.scalar(select(SeatRow).where(SeatRow.code_hash == code_hash))

    async def change_seat(self, table_id: str, seat: int, **values: Any) -> None:
        async with self._writing() as session:
            await session.execute(
                update(SeatRow)
                .where(SeatRow.table_id == table_id, SeatRow.seat == seat)
                .values(**values)
            )

    # Events.

    async def events(self, table_id: str) -> Sequence[EventRow]:
        """Everything that happened at a table, oldest first."""
        async with self._session() as session:
            found = await session.scalars(
                select(EventRow).where(EventRow.table_id == table_id).order_by(EventRow.number)
            )
            return found.all()

    async def add_event(self, row: EventRow, summary: Summary) -> None:
        """Store what happened; when this returns, it has happened."""
        async with self._writing() as session:
            session.add(row)
            await session.execute(
                update(TableRow)
                .where(TableRow.id == row.table_id)
                .values(
                    turn=summary.turn,
                    scores=list(summary.scores),
                    deal_number=summary.deal_number,
                    deals_total=summary.deals_total,
                    over=summary.over,
                    changed_at=now(),
                )
            )


def _prepare_sqlite(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
