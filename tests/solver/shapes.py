"""The games as the suites deal them, over the declarations of the kernel's tests."""

from __future__ import annotations

from tests.kernel.declarations import GAMES
from trionfi.analysis.suites import Shape, endings
from trionfi.kernel import Position

SHAPES = {
    "french3": Shape(GAMES["french3"].rules, 24, 6),
    "french4": Shape(GAMES["french4"].rules, 18, 6),
    "french5": Shape(GAMES["french5"].rules, 15, 3, mates=1),
    "sicilian": Shape(GAMES["sicilian"].rules, 15, 3, pairs=True),
    "ottocento": Shape(GAMES["ottocento"].rules, 15, 2, pairs=True),
    "tressette": Shape(GAMES["tressette"].rules, 10, 0, pairs=True),
    "tapp_tarok": Shape(GAMES["tapp_tarok"].rules, 16, 6),
}


def fresh(position: Position, mask: int) -> Position:
    """The cards that are left, as a deal of their own: nothing went before."""
    seats = range(position.rules.seats)
    hands = [position.hand(seat) for seat in seats]
    sides = [mask >> seat & 1 for seat in seats]
    return Position(position.rules, hands, position.leader, sides=sides)


def suite(name: str, tricks: int, count: int, seed: int) -> list[tuple[Position, int]]:
    """Endings of a game, with the mask of the declarer's side."""
    return endings(SHAPES[name], tricks, count, seed)
