"""Sicilian Tarocchi: points of a side, thirds rounded to the nearest."""

from __future__ import annotations

from trionfi.analysis.goals import MOST, seats_of
from trionfi.games.sicilian_cards import LAST_TRICK, points_of, thirds
from trionfi.kernel import Objective
from trionfi.rules.deal import Deal


def objective(deal: Deal, side: int) -> Objective:
    """Points of a side with what it has put away, as the sheet counts them."""
    laid = [card for seat in seats_of(side) for card in deal.board.laid[seat]]
    return rounded(side, sum(map(thirds, laid)))


def rounded(side: int, offset: int = 0) -> Objective:
    """The objective in plain numbers; `offset` in thirds."""
    # The last trick brings whole points, so that rounding the sum rounds the cards.
    assert points_of(3 * LAST_TRICK) == LAST_TRICK
    return Objective(
        side,
        offset=offset,
        outer_from=-MOST,
        outer=[points_of(in_thirds) for in_thirds in range(-MOST, MOST + 1)],
    )
