"""A deal that was played, card by card, against perfect play with all cards seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from trionfi import kernel
from trionfi.analysis.goals import Goal, objective, position_of, seats_of
from trionfi.analysis.results import CardReview, Review
from trionfi.analysis.solve import MEMORY, Cancelled, CancelledError
from trionfi.cards import Card
from trionfi.kernel import Position, Solution
from trionfi.rules.actions import Play
from trionfi.rules.deal import Deal

BUDGET: Final = 5_000_000
"""Cards played in the search for each card that is reviewed."""


def review(
    deal: Deal,
    budget: int = BUDGET,
    progress: Callable[[int, int], object] | None = None,
    cancelled: Cancelled | None = None,
    *,
    goal: Goal = "points",
    memory: int = MEMORY,
) -> Review:
    """What every card of a deal kept and gave away, from the last card to the first.

    The first cards of a deal may be out of reach: once a whole round of the table could not be
    solved within the budget, earlier cards are not tried, and have no loss.

    Args:
        deal: a deal with cards played, finished or not.
        budget: nodes for each card; 0 for none.
        progress: called with (cards done, cards).
        cancelled: asked now and then whether to give up.
        goal: `points`, or `score` where the game offers it.

    Raises:
        CancelledError: it was cancelled.
        ValueError: card play has not begun, or the game has no such goal.
    """
    final = position_of(deal)
    aim = objective(deal, goal)
    plays = _plays(deal)
    nodes, failures = 0, 0
    stopped = None if cancelled is None else lambda *_: cancelled()
    after = kernel.solve(
        final, aim, nodes=budget, memory=memory, cards=False, line=False, progress=stopped
    )
    result = after
    found: list[CardReview] = []
    for done, (at, position, card) in enumerate(reversed(plays)):
        if progress is not None:
            progress(done, len(plays))
        hopeless = failures >= deal.seats
        before = kernel.solve(
            position,
            aim,
            nodes=1 if hopeless else budget,
            memory=memory,
            line=False,
            progress=stopped,
        )
        if cancelled is not None and cancelled():
            raise CancelledError("the review was cancelled")
        nodes += before.nodes
        failures = 0 if before.low == before.high else failures + 1
        found.append(_judge(deal, at, position, card, before, after, aim.side))
        after = before
    if progress is not None:
        progress(len(plays), len(plays))
    found.reverse()
    complete = all(card.exact for card in found)
    return Review(seats_of(aim.side), tuple(found), result.low, nodes, complete)


def _plays(deal: Deal) -> list[tuple[int, Position, Card]]:
    """Every card played: its place in the log, and the position before it."""
    plays = []
    again = Deal(
        deal.game, deal.cards, dealer=deal.dealer, options=deal.options, before=deal.before
    )
    for at, (seat, action) in enumerate(deal.log):
        position = again.board.position
        if isinstance(action, Play) and position is not None:
            plays.append((at, position.copy(), action.card))
        again.play(seat, action)
    return plays


def _judge(
    deal: Deal,
    at: int,
    position: Position,
    card: Card,
    before: Solution,
    after: Solution,
    side: int,
) -> CardReview:
    pack = deal.game.pack
    ours = side >> position.turn & 1
    values = {number: (low, high) for number, low, high in before.cards}
    # What followed the card is known at least as well as what it was worth.
    low, high = values[pack.number(card)]
    low, high = max(low, after.low), min(high, after.high)
    loss, better = None, None
    if before.low == before.high and low == high:
        loss = before.low - low if ours else low - before.low
        if loss:
            best = _best(values, before.low, ours=bool(ours), but=pack.number(card))
            better = None if best is None else pack.cards[best]
    return CardReview(
        at,
        position.trick_number,
        position.turn,
        card,
        before.low,
        before.high,
        low,
        high,
        better,
        loss,
    )


def _best(
    values: Mapping[int, tuple[int, int]], result: int, *, ours: bool, but: int
) -> int | None:
    """A card that keeps the result, if one is known for sure.

    Args:
        values: the bounds of every card.
        ours: whether the seat wants the most; its cards are never worth more than the result.
        but: the card that was played, and does not keep it.
    """
    able = [n for n, (low, high) in values.items() if n != but and low <= result <= high]
    sure = [n for n in able if values[n][0 if ours else 1] == result]
    return next(iter(sure or (able if len(able) == 1 else ())), None)
