"""Solving a position or a deal, in cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from trionfi import kernel
from trionfi.analysis.goals import Goal, objective, position_of, seats_of
from trionfi.analysis.results import CardValue, Result
from trionfi.cards import Pack
from trionfi.kernel import Objective, Position, Solution
from trionfi.rules.deal import Deal

MEMORY: Final = 1 << 28
"""Most bytes of the solver's table, unless more are asked for."""

Progress: TypeAlias = Callable[[int, int, int, int, int], object]
"""Called now and then with (nodes, low, high, cards done, cards)."""
Cancelled: TypeAlias = Callable[[], bool]


class CancelledError(Exception):
    """The work was cancelled."""


def solve(
    source: Deal | Position,
    *,
    goal: Goal | Objective = "points",
    side: int | None = None,
    pack: Pack | None = None,
    threads: int = 1,
    nodes: int = 0,
    memory: int = MEMORY,
    cards: bool = True,
    line: bool = True,
    progress: Progress | None = None,
    cancelled: Cancelled | None = None,
) -> Result:
    """The result of perfect play from a position, all cards seen.

    Args:
        source: a deal in card play, or a position (then with its pack).
        goal: `points`, `score`, or an objective of the kernel.
        side: mask of the seats whose result is counted; by default that of the taker.
        pack: the cards, for a position.
        threads: that search at the same time, at most 64. What is found does not depend on their
            number, only how long it takes and `nodes` do. With a budget one thread searches.
        nodes: budget in cards played in the search, 0 for none; when it ends, the result lies
            between `low` and `high`.
        memory: most bytes of the solver's table.
        cards: whether to value every legal card.
        line: whether to find a line of best play.
        progress: called now and then.
        cancelled: asked now and then whether to give up.

    Raises:
        CancelledError: it was cancelled.
        ValueError: card play has not begun, or the objective does not fit the game.
    """
    if isinstance(source, Deal):
        position, names = position_of(source), source.game.pack
        if isinstance(goal, str):
            goal = objective(source, goal, side)
    else:
        if pack is None:
            raise ValueError("a position alone does not know its cards: give the pack as well")
        position, names = source, pack
        if isinstance(goal, str):
            if goal != "points":
                raise ValueError("a position alone has no score sheet: give the deal")
            goal = Objective(kernel.sides(position)[0] if side is None else side)
    gave_up = False

    def listen(done: int, low: int, high: int, card: int, of: int) -> bool:
        nonlocal gave_up
        if progress is not None:
            progress(done, low, high, card, of)
        gave_up = cancelled is not None and cancelled()
        return gave_up

    solution = kernel.solve(
        position,
        goal,
        threads=threads,
        nodes=nodes,
        memory=memory,
        cards=cards,
        line=line,
        progress=listen,
    )
    if gave_up:
        raise CancelledError("the search was cancelled")
    return in_cards(position, names, goal.side, solution)


def solve_worlds(
    positions: Sequence[Position],
    goal: Objective,
    pack: Pack,
    *,
    threads: int = 1,
    nodes: int = 0,
    memory: int = MEMORY,
) -> list[Result]:
    """Many positions at once, in threads; no answer depends on their number."""
    solutions = kernel.solve_all(positions, goal, threads=threads, nodes=nodes, memory=memory)
    return [
        in_cards(position, pack, goal.side, solution)
        for position, solution in zip(positions, solutions, strict=True)
    ]


def in_cards(position: Position, pack: Pack, side: int, solution: Solution) -> Result:
    """A solution of the kernel in cards and seats."""
    ours = position.turn >= 0 and bool(side >> position.turn & 1)
    exact = solution.low == solution.high
    values = []
    for number, low, high in solution.cards:
        loss = None
        if exact and low == high:
            loss = solution.low - low if ours else low - solution.low
        values.append(CardValue(pack.cards[number], low, high, loss))
    sign = -1 if ours else 1
    values.sort(key=lambda value: (sign * (value.low + value.high), pack.number(value.card)))
    walk, line = position.copy(), []
    for number in solution.line:
        line.append((walk.turn, pack.cards[number]))
        walk.play(number)
    return Result(
        seats_of(side),
        solution.low,
        solution.high,
        tuple(values),
        tuple(line),
        solution.nodes,
        position.turn,
    )
