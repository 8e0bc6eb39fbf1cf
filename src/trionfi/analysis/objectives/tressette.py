"""Tressette: points of a side, thirds left over being dropped, and the last trick."""

from __future__ import annotations

from typing import cast

from trionfi.analysis.goals import MOST
from trionfi.games.tressette_cards import TressetteOptions, points_of
from trionfi.kernel import Objective
from trionfi.rules.deal import Deal


def objective(deal: Deal, side: int) -> Objective:
    """Points of a side as the sheet counts them; feats are not counted."""
    options = cast("TressetteOptions", deal.options)
    return Objective(
        side,
        outer_from=-MOST,
        outer=[points_of(thirds, options) for thirds in range(-MOST, MOST + 1)],
    )
