"""The kernel: card play of any declared game, compiled from C++.

Cards are numbers, places in the game's pack. `Rules` is what a game declares, `Position` a state
of play, `Legal` the answer to what may be played, `SetScore` what sets of cards are worth by their
combinations. The rest counts and plays at random.

>>> rules = Rules(2, [[[0], [1], [2], [3]]], [], [0, 0, 1, 4])
>>> position = Position(rules, [[0, 3], [1, 2]], leader=0)
>>> position.legal().cards()
[0, 3]
>>> position.play(0)
>>> position.play(2)
>>> position.turn, position.points(1)
(1, 1)
>>> perft(position, 2)
1
"""

from trionfi._kernel import (
    Legal,
    Objective,
    Position,
    Rules,
    SetScore,
    Solution,
    divide,
    histogram,
    perft,
    perft_line,
    playouts,
    random_deals,
    reaches,
    score_playouts,
    sides,
    solve,
    solve_all,
    solve_plainly,
)

__all__ = [
    "Legal",
    "Objective",
    "Position",
    "Rules",
    "SetScore",
    "Solution",
    "divide",
    "histogram",
    "perft",
    "perft_line",
    "playouts",
    "random_deals",
    "reaches",
    "score_playouts",
    "sides",
    "solve",
    "solve_all",
    "solve_plainly",
]
