"""The tables of the database.

A card table is its game, options, secret seed, seats and events; everything else is replayed
from them. Events are only ever added.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, ForeignKey, LargeBinary, MetaData, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


def now() -> datetime:
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """Base of all models."""

    metadata = MetaData(naming_convention=NAMES)


class GuestRow(Base):
    """Somebody without an account, known by a token in a cookie."""

    __tablename__ = "guests"

    id: Mapped[int] = mapped_column(primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)


class TableRow(Base):
    """A card table."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))
    """Seed of the match: a secret until the match is over."""
    first_dealer: Mapped[int | None]
    """Who deals first; None, in tables made before this column, is the last seat."""
    over: Mapped[bool] = mapped_column(default=False)
    turn: Mapped[int | None]
    """The seat in turn; a summary for lists, like the three after it."""
    scores: Mapped[list[int]] = mapped_column(JSON)
    deal_number: Mapped[int] = mapped_column(default=0)
    deals_total: Mapped[int | None]
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    changed_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
    seats: Mapped[list[SeatRow]] = relationship(order_by="SeatRow.seat", lazy="selectin")


class SeatRow(Base):
    """A seat and who sits there."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    """`person`, `bot` or `free`."""
    player: Mapped[str] = mapped_column(String(40))
    """The computer player of this seat while nobody sits here."""
    name: Mapped[str] = mapped_column(String(80), default="")
    guest_id: Mapped[int | None] = mapped_column(ForeignKey("guests.id"), index=True)
    code_hash: Mapped[str | None] = mapped_column(String(64), unique=True)
    """Hash of the recovery code."""


class EventRow(Base):
    """Something that happened at a table; `number` counts from 1 and is the wire's `seq`."""

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    """`deal`: the next deal begins; `act`: an action; `undo`: the log is cut to `size`."""
    seat: Mapped[int | None]
    action: Mapped[str | None] = mapped_column(String(400))
    actor: Mapped[str | None] = mapped_column(String(8))
    """Who chose the action: `person`, `bot`, or `room` for the only answer there was."""
    size: Mapped[int | None]
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now)
