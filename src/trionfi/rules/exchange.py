"""Taking cards of the pool and putting as many away."""

from __future__ import annotations

from collections.abc import Callable, Generator

from trionfi.cards import Card
from trionfi.rules.actions import Discard
from trionfi.rules.board import Board
from trionfi.rules.choices import Choices
from trionfi.rules.decision import Decision, Move


def exchange(
    board: Board,
    seat: int,
    choices: Callable[[tuple[Card, ...]], Choices[Discard]],
    *,
    seen_by_all: bool,
) -> Generator[Decision, Move, tuple[Card, ...]]:
    """A seat takes the pool into its hand and puts cards away; returns those.

    Args:
        choices: the legal discards from a hand.
        seen_by_all: whether everybody sees the cards taken.
    """
    if seen_by_all:
        board.turn_up(board.pool)
    board.take(seat, board.pool, seen_by_all=seen_by_all)
    action = yield from board.ask(seat, "discard", choices(board.hand(seat)))
    board.lay(seat, action.cards)
    return action.cards
