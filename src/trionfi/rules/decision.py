"""One question of a flow, and the types of flows."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeAlias

from trionfi.rules.actions import Action
from trionfi.rules.choices import Choices
from trionfi.rules.reason import Reason
from trionfi.rules.terms import Sheet

Move: TypeAlias = tuple[int, Action]
"""A seat and what it did."""

_NOBODY: Mapping[int, Choices[Any]] = {}


class Decision:
    """Whose turn it is, about what, and what others may do out of turn.

    Args:
        seat: the seat whose turn it is.
        topic: a word for the kind of question (`bid`, `discard`, `play`).
        choices: what that seat may answer.
        others: for each seat that may act out of turn, what it may do; may name `seat` too.
            What ends or gives up a deal (claim, resign) stands only here.
        silence: what the seat does by saying nothing until its time runs out; None when the rules
            give silence no meaning, and somebody must then act in its place.
        clock: seconds after which silence is taken for an answer, where the rules say so: since
            the last word of anybody if others may speak too, else since the question was put.
    """

    __slots__ = ("choices", "clock", "others", "seat", "silence", "topic")

    def __init__(
        self,
        seat: int,
        topic: str,
        choices: Choices[Any],
        others: Mapping[int, Choices[Any]] = _NOBODY,
        silence: Action | None = None,
        clock: float | None = None,
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.choices = choices
        self.others = others
        self.silence = silence
        self.clock = clock

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Why `seat` may not do `action` now; None when it may."""
        reason: Reason | None = Reason("not_your_turn", {"seat": self.seat})
        if seat == self.seat:
            reason = self.choices.why_not(action)
        if reason is not None and seat in self.others:
            other = self.others[seat]
            out_of_turn = other.why_not(action)
            if out_of_turn is None or other.concerns(action):
                return out_of_turn
        return reason

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.topic}>"


Flow: TypeAlias = Generator[Decision, Move, Sheet]
"""What a game module defines: asks decisions, is sent moves, returns the sheet."""
