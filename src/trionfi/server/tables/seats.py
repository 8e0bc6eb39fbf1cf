"""Seats and who is at them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

Kind = Literal["person", "bot", "free"]


class Line(Protocol):
    """A connection to one browser."""

    def send(self, text: str) -> None:
        """Queue a message; never waits."""

    def replace(self) -> None:
        """Tell that the seat was opened elsewhere, and hang up."""


@dataclass
class Seat:
    """One seat of a table.

    Args:
        player: the computer player that plays while the seat is `bot` or `free`.
        guest: who sits here.
        line: the person's connection; None while absent.
        away_since: when the person was last connected.
        heard: when the person last did something.
        asleep: whether the person let its time run out and has done nothing since.
    """

    number: int
    kind: Kind
    player: str
    name: str = ""
    guest: int | None = None
    line: Line | None = None
    away_since: float = 0.0
    heard: float = 0.0
    asleep: bool = False

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def awake(self) -> bool:
        """Whether a person is here who may be waited for."""
        return self.is_person and self.line is not None and not self.asleep
