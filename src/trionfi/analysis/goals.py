"""What is maximised: the objectives that a deal offers, found by the name of its game.

`points` are the card points of a side, in the unit in which the kernel counts them, and with what
the side has put away; every game has them. A module `trionfi.analysis.objectives.<game>` may offer
`score`, what the side gets by the score sheet, as its `objective`, and say in `refuse` that for a
deal nothing can be counted.
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Final, Literal, TypeAlias, cast, get_args

from trionfi.kernel import Objective, Position, sides
from trionfi.rules.board import ALL, Board
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Contract, Role

Goal: TypeAlias = Literal["points", "score"]

MOST: Final = 1000
"""No sum of points and lookups is larger, whatever its sign."""


class NoGoalError(ValueError):
    """The game has no objective of that name."""


def declarer_side(deal: Deal) -> int:
    """The mask of the seats whose result is counted: the taker's side, else that of seat 0."""
    position = deal.board.position
    if position is None:
        raise ValueError("no card can be played yet: perfect play begins with the first trick")
    taker = seat_of(deal.board, "taker")
    return sides(position)[0 if taker is None else taker]


def objective(deal: Deal, goal: Goal, side: int | None = None) -> Objective:
    """The objective of a deal in card play.

    Args:
        goal: `points`, or `score` where the game offers it.
        side: mask of the seats; by default the taker's side.

    Raises:
        NoGoalError: the game, or this deal of it, has no such goal.
        ValueError: the mask names seats that the deal has not.
    """
    if goal not in get_args(Goal):
        raise NoGoalError(f"there is no goal {goal!r}: there are {', '.join(get_args(Goal))}")
    if side is not None and not 0 <= side < 1 << deal.seats:
        raise ValueError(f"a side is a mask of seats of the game, not {side}")
    mask = declarer_side(deal) if side is None else side
    module = objectives_of(deal.game.name)
    if module is not None and hasattr(module, "refuse"):
        module.refuse(deal)
    if goal == "points":
        laid = [card for seat in seats_of(mask) for card in deal.board.laid[seat]]
        return Objective(mask, offset=deal.game.card_play(deal.options).points(laid))
    if module is None:
        raise NoGoalError(
            f"for {deal.game.name} there is no goal {goal!r}: perfect play counts points"
        )
    return cast("Objective", module.objective(deal, mask))


def objectives_of(game: str) -> ModuleType | None:
    """What a game offers besides points, if it does."""
    name = f"trionfi.analysis.objectives.{game}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def seats_of(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def seat_of(board: Board, role: str) -> int | None:
    """Who has a role, a secret one too; None if nobody has."""
    for seat in (ALL, *range(board.seats)):
        for fact in board.facts(seat):
            if isinstance(fact, Role) and fact.role == role:
                return fact.seat
    return None


def contract_of(board: Board) -> Contract | None:
    """The standing contract."""
    found = [fact for fact in board.facts(ALL) if isinstance(fact, Contract)]
    return found[-1] if found else None


def position_of(deal: Deal) -> Position:
    """The state of card play.

    Raises:
        ValueError: card play has not begun.
    """
    if deal.board.position is None:
        raise ValueError("no card can be played yet: perfect play begins with the first trick")
    return deal.board.position
