"""Taking cards of the pool and putting as many away."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial

from trionfi.cards import Card, Pack
from trionfi.rules.actions import Discard
from trionfi.rules.board import Board
from trionfi.rules.choices import Choices, Pick
from trionfi.rules.decision import Decision, Move
from trionfi.rules.reason import Reason


def exchange(
    board: Board,
    seat: int,
    choices: Callable[[tuple[Card, ...]], Choices[Discard]],
    *,
    seen_by_all: bool,
    cards: Sequence[Card] | None = None,
) -> Generator[Decision, Move, tuple[Card, ...]]:
    """A seat takes the pool into its hand and puts cards away; returns those.

    Args:
        choices: the legal discards from a hand.
        seen_by_all: whether everybody sees the cards taken.
        cards: only these cards of the pool are taken; if everybody sees them, they lie face up.
    """
    if cards is None:
        cards = board.pool
        if seen_by_all:
            board.turn_up(cards)
    board.take(seat, cards, seen_by_all=seen_by_all)
    action = yield from board.ask(seat, "discard", choices(board.hand(seat)))
    board.lay(seat, action.cards)
    return action.cards


def discards(
    pack: Pack,
    free: Sequence[Card],
    last_resort: Sequence[Card],
    size: int,
    refused: Mapping[Card, Reason],
    *,
    only_if_forced: str,
    free_first: str,
) -> Pick[Discard]:
    """Any `size` of the free cards; cards of the last resort only as far as those do not suffice.

    Args:
        free: cards that may be put away.
        last_resort: cards that may be put away only when there are not enough free ones, and then
            no more than are missing.
        refused: why other cards of the hand may never be put away.
        only_if_forced: the rule that forbids a card of the last resort.
        free_first: the rule that wants all free cards to go before those.
    """
    make = partial(Discard.of, pack=pack)
    missing = size - len(free)
    if missing <= 0:
        unforced = {card: Reason(only_if_forced, {"card": card}) for card in last_resort}
        return Pick(make, pool=free, take=size, refused={**unforced, **refused})
    first = Reason(free_first, {"cards": tuple(free), "count": len(free), "size": size})
    return Pick(
        make, forced=free, pool=last_resort, take=missing, refused=refused, incomplete=first
    )
