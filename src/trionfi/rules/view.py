"""All that one seat may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from trionfi.cards import Card
from trionfi.rules.choices import Choices
from trionfi.rules.facts import Fact


class View(NamedTuple):
    """What a seat was told, what it holds, and what it may do now.

    Holds no reference to the board: nothing that a seat may not know is reachable from it.
    """

    seat: int | None
    """The seat; None for a spectator."""
    facts: tuple[Fact, ...]
    """What the seat was told, oldest first."""
    hand: tuple[Card, ...]
    """Its cards, in the order of the pack."""
    decision_seat: int | None
    """Whose turn it is; None when the deal is over."""
    topic: str
    """What the question is about; empty when the deal is over."""
    choices: Choices[Any] | None
    """What the seat may answer; None when it is not its turn."""
    interrupts: Choices[Any] | None
    """What the seat may do out of turn; None if nothing."""
