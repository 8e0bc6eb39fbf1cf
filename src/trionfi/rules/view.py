"""All that one seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trionfi.cards import Card
from trionfi.rules.choices import Choices
from trionfi.rules.facts import Fact


@dataclass(frozen=True, slots=True)
class View:
    """What a seat was told, what it holds, and what it may do now.

    Holds no reference to the board: nothing that a seat may not know is reachable from it.

    Args:
        seat: the seat; None for a spectator.
        facts: what the seat was told, oldest first.
        hand: its cards, in the order of the pack.
        decision_seat: whose turn it is; None when the deal is over.
        topic: what the question is about; empty when the deal is over.
        choices: what the seat may answer; None when it is not its turn.
        interrupts: what the seat may do out of turn; None if nothing.
    """

    seat: int | None
    facts: tuple[Fact, ...]
    hand: tuple[Card, ...]
    decision_seat: int | None
    topic: str
    choices: Choices[Any] | None
    interrupts: Choices[Any] | None
