"""French Tarot: what every opponent pays the taker's side.

outer[half points - 2 x target] + petit au bout + slam; the three bouts decide the target, 25 and
the margin are multiplied, and a poignée goes to the side that wins the deal.
"""

from __future__ import annotations

from trionfi.analysis.goals import MOST, contract_of, seats_of
from trionfi.cards import FRENCH
from trionfi.games.french import (
    BOUTS,
    CONTRACTS,
    POIGNEE_BONUS,
    TARGETS,
    half_points,
)
from trionfi.kernel import Objective
from trionfi.rules.actions import Announce, Show
from trionfi.rules.deal import Deal


def objective(deal: Deal, side: int) -> Objective:
    """The taker's result by the score sheet; `side` is the taker's side."""
    board = deal.board
    contract = contract_of(board)
    assert contract is not None, "card play has begun without a contract"
    factor = CONTRACTS[contract.name]
    kept = [card for seat in seats_of(side) for card in board.laid[seat]]
    if contract.name == "garde_sans":
        kept = list(board.pool)
    poignees = sum(
        POIGNEE_BONUS[action.name]
        for _, action in deal.log
        if isinstance(action, Show) and action.name in POIGNEE_BONUS
    )
    announced = any(isinstance(action, Announce) for _, action in deal.log)
    return taker_result(
        side,
        factor,
        poignees,
        announced,
        offset=sum(map(half_points, kept)),
        captured=[FRENCH.number(card) for card in kept if card in BOUTS],
    )


def taker_result(
    side: int,
    factor: int,
    poignees: int = 0,
    announced: bool = False,
    *,
    offset: int = 0,
    captured: list[int] | None = None,
) -> Objective:
    """The objective in plain numbers.

    Args:
        side: mask of the taker's side.
        factor: multiplier of the contract.
        poignees: points of all poignées shown.
        announced: whether a slam was announced.
        offset: half points of cards that belong to the side from the start.
        captured: numbers of the bouts among them.
    """
    bouts = [FRENCH.number(card) for card in BOUTS]
    targets = [-2 * TARGETS[mask.bit_count()] for mask in range(8)]

    def result(margin: int) -> int:
        """25, the margin with halves rounded up, and the poignées, to the side that wins."""
        sign = 1 if margin >= 0 else -1
        return sign * ((25 + (abs(margin) + 1) // 2) * factor + poignees)

    bout = 10 * factor
    missed = -200 if announced else 0
    return Objective(
        side,
        groups=[([(bouts, targets, [])], 0, False)],
        captured=captured or [],
        offset=offset,
        outer_from=-MOST,
        outer=[result(margin) for margin in range(-MOST, MOST + 1)],
        ultimo=(0, bout, bout, -bout, -bout, -bout, bout),
        slam=(missed, 400 if announced else 200, missed - 200),
        ultimo_before_fool=True,
    )
