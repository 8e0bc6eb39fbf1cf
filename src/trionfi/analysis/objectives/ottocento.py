"""Ottocento: cards and captured combinations of a side, less those of the other side.

In half points, before the sheet is rounded. What was announced does not change any more; a Matto
that is paid for is paid with an empty card, and the scarto stays with its side.
"""

from __future__ import annotations

from typing import Any, Final, cast

from trionfi.analysis.goals import seats_of
from trionfi.games.ottocento_cards import OttocentoOptions, card_play, half_points
from trionfi.games.ottocento_combinations import set_score
from trionfi.kernel import Objective
from trionfi.rules.deal import Deal

PIPS: Final = ("6", "7", "8", "9", "10")
"""Ranks of the suits that are in no combination."""


def objective(deal: Deal, side: int) -> Objective:
    """The lead of a side, in half points."""
    options = cast("OttocentoOptions", deal.options)
    pack = deal.game.pack
    play: Any = card_play(options)
    kept = [card for seat in seats_of(side) for card in deal.board.laid[seat]]
    # Both sides together have all card points: the lead in half points is twice one's own less all.
    everything = sum(map(half_points, pack)) + play.last_trick
    score = set_score(play.rules, options.grande_moors)
    most = everything + 2 * 2000
    return Objective(
        side,
        combinations=(
            score,
            pack.numbers(card for card in pack if card.is_trump or card.rank not in PIPS),
        ),
        captured=pack.numbers(kept),
        offset=sum(map(half_points, kept)),
        outer_from=-most,
        outer=[2 * margin - everything for margin in range(-most, most + 1)],
    )
