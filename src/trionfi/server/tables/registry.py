"""All tables: made, found, restored from storage when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import cast

from trionfi.server.bots import Bots
from trionfi.server.reasons import Refused
from trionfi.server.settings import Settings
from trionfi.server.storage.models import EventRow, SeatRow, TableRow
from trionfi.server.storage.store import Store
from trionfi.server.tables.course import Actor, Course, Event, EventKind
from trionfi.server.tables.room import Room
from trionfi.server.tables.seats import Kind, Seat

log = logging.getLogger("trionfi.server")

ID_BYTES = 9


def new_table_id() -> str:
    """An address that cannot be guessed: whoever has it may look on."""
    return secrets.token_urlsafe(ID_BYTES)


class Tables:
    """The rooms in use. A room is in memory only while a request or a socket uses it."""

    def __init__(self, store: Store, bots: Bots, settings: Settings) -> None:
        self._store = store
        self._bots = bots
        self._settings = settings
        self._rooms: dict[str, Room] = {}
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def room(self, table: str) -> AsyncIterator[Room]:
        """The room of a table while it is used.

        Raises:
            Refused: there is no such table.
        """
        async with self._lock:
            room = self._rooms.get(table)
            if room is None:
                room = self._rooms[table] = await self._restore(table)
            room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            async with self._lock:
                if not room.users and self._rooms.get(table) is room:
                    del self._rooms[table]
                    await room.close()

    @property
    def open_rooms(self) -> int:
        return len(self._rooms)

    async def close(self) -> None:
        """Stop all rooms."""
        async with self._lock:
            for room in self._rooms.values():
                await room.close()
            self._rooms.clear()

    async def _restore(self, table: str) -> Room:
        row = await self._store.table(table)
        if row is None:
            raise Refused("no_table", 404)
        events = await self._store.events(table)
        try:
            course = await asyncio.to_thread(_course, row, [_event(event) for event in events])
        except ValueError as error:  # all errors of the rules are; their texts may name cards
            log.error("table %s cannot be replayed: %s", table, type(error).__name__)
            raise Refused("table_unreadable", 409) from None
        return Room(
            table,
            course,
            [_seat(seat) for seat in row.seats],
            store=self._store,
            bots=self._bots,
            settings=self._settings,
        )


def _course(row: TableRow, events: list[Event]) -> Course:
    dealer = len(row.seats) - 1 if row.first_dealer is None else row.first_dealer
    return Course(row.game, row.options, row.seed, dealer, events)


def _event(row: EventRow) -> Event:
    kind, actor = cast(EventKind, row.kind), cast("Actor | None", row.actor)
    return Event(kind, row.seat, row.action, actor, row.size)


def _seat(row: SeatRow) -> Seat:
    return Seat(
        row.seat,
        cast(Kind, row.kind),
        row.player,
        row.name,
        row.guest_id,
        away_since=monotonic(),
    )
