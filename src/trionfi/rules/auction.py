"""Auctions over a ladder of bids, as generator functions."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Sequence

from trionfi.rules.actions import PASS, Action, Announce, Bid
from trionfi.rules.board import Board
from trionfi.rules.choices import OneOf
from trionfi.rules.decision import Decision, Move
from trionfi.rules.reason import Reason


def bids(ladder: Sequence[str], standing: str | None) -> OneOf[Action]:
    """Pass, or any bid of the ladder above the standing one."""
    level = ladder.index(standing) + 1 if standing else 0
    lower = {Bid(name): Reason("bid_too_low", {"standing": standing}) for name in ladder[:level]}
    return OneOf([PASS, *(Bid(name) for name in ladder[level:])], lower)


def single_round(
    board: Board, ladder: Sequence[str], first: int
) -> Generator[Decision, Move, tuple[int, str] | None]:
    """One call each, in turn; returns the highest bidder and his bid, None if all pass."""
    best: tuple[int, str] | None = None
    for step in range(board.seats):
        seat = (first + step) % board.seats
        call = yield from board.ask(seat, "bid", bids(ladder, best and best[1]))
        if isinstance(call, Bid):
            best = (seat, call.name)
    return best


def going_on(
    board: Board, ladder: Sequence[str], first: int
) -> Generator[Decision, Move, tuple[int, str] | None]:
    """Calls go round among those who have not passed, until only the highest bidder is left."""
    best: tuple[int, str] | None = None
    speaking = deque((first + step) % board.seats for step in range(board.seats))
    while speaking and not (best and list(speaking) == [best[0]]):
        seat = speaking.popleft()
        call = yield from board.ask(seat, "bid", bids(ladder, best and best[1]))
        if isinstance(call, Bid):
            best = (seat, call.name)
            speaking.append(seat)
    return best


def doubling(
    board: Board, topic: str, speaking: Sequence[int], others: Sequence[int], words: Sequence[str]
) -> Generator[Decision, Move, int]:
    """Two sides double something in turn; the word of one seat holds for its whole side.

    Args:
        speaking: the seats of the side that may double first, in the order of asking.
        others: those of the side that answers.
        words: what is announced for each doubling (`kontra`, `rekontra`, …).

    Returns:
        The factor: 1, 2, 4 …
    """
    factor = 1
    for word in words:
        for seat in speaking:
            answer = yield from board.ask(seat, topic, OneOf([PASS, Announce(word)]))
            if answer != PASS:
                break
        else:
            return factor
        factor, speaking, others = 2 * factor, others, speaking
    return factor
