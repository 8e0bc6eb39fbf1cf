"""Measuring the solver on fixed suites."""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from time import perf_counter, thread_time

from trionfi.analysis.suites import Shape, ending
from trionfi.kernel import Objective, Position, reaches, solve


@dataclass(frozen=True, slots=True)
class Row:
    """One position of a suite.

    Args:
        number: place in the suite.
        solved: whether the answer is exact.
        low, high: bounds of the points of the declarer's side; for a window 1 yes and 0 no.
        nodes: cards played in the search.
        ms: milliseconds: processor time of one thread, time on the clock of several.
        wall_ms: time on the clock.
        table: bytes of the table.
    """

    number: int
    solved: bool
    low: int
    high: int
    nodes: int
    ms: float
    wall_ms: float
    table: int

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def half_way(position: Position, mask: int) -> int:
    """The question of a window: half of the points that are left, and those made before."""
    rules = position.rules
    left = sum(rules.value(card) for seat in range(rules.seats) for card in position.hand(seat))
    return position.side_points(mask) + left // 2


def measure(
    shape: Shape,
    tricks: int,
    count: int,
    seed: int,
    *,
    window: bool = False,
    cards: bool = False,
    nodes: int = 0,
    memory: int = 1 << 29,
    threads: int = 1,
    limit: float = 0.0,
    without: Sequence[str] = (),
    progress: Callable[[int], object] | None = None,
) -> list[Row]:
    """Solves a suite, one position after another, each by itself.

    Args:
        shape: how the game deals.
        tricks: tricks left, the whole deal if there are no more.
        count: number of positions.
        seed: of the suite.
        window: ask one question instead of the value.
        cards: value all cards.
        nodes: budget for each position.
        memory: most bytes of the table.
        threads: on each position; with a budget one searches, whatever is said here.
        limit: seconds on the clock for each position, 0 for none.
        without: techniques to do without.
        progress: called with the number of positions done.
    """

    def one(number: int) -> Row:
        position, mask = ending(shape, tricks, seed * 100_000 + number)
        aim = Objective(mask)
        wall, spent = perf_counter(), thread_time()

        def late(*_: int) -> bool:
            return limit > 0 and perf_counter() - wall > limit

        if window:
            wanted = half_way(position, mask)
            yes, used, table = reaches(
                position,
                aim,
                wanted,
                threads=threads,
                nodes=nodes,
                memory=memory,
                progress=late,
                without=without,
            )
            solved, low, high = yes is not None, int(yes is True), int(yes is not False)
        else:
            found = solve(
                position,
                aim,
                threads=threads,
                nodes=nodes,
                memory=memory,
                cards=cards,
                line=False,
                progress=late,
                without=without,
            )
            solved, low, high = found.low == found.high, found.low, found.high
            used, table = found.nodes, found.bytes
        ms, wall_ms = 1000 * (thread_time() - spent), 1000 * (perf_counter() - wall)
        if threads > 1 and not nodes:
            ms = wall_ms
        if progress is not None:
            progress(number + 1)
        return Row(number, solved, low, high, used, ms, wall_ms, table)

    return [one(number) for number in range(count)]


def summary(rows: Sequence[Row]) -> dict[str, object]:
    """Count, solved, medians, 95th percentiles, and the most memory the process ever had."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {
        "count": len(rows),
        "solved": sum(row.solved for row in rows),
        "ms_median": round(median(row.ms for row in rows), 3),
        "ms_p95": round(tail([row.ms for row in rows]), 3),
        "nodes_median": int(median(row.nodes for row in rows)),
        "nodes_p95": int(tail([float(row.nodes) for row in rows])),
        "nodes_per_second": int(
            1000 * sum(row.nodes for row in rows) / max(sum(row.ms for row in rows), 1e-9)
        ),
        "table_bytes": max(row.table for row in rows),
        "peak_bytes": peak if sys.platform == "darwin" else 1024 * peak,
    }


def tail(values: Sequence[float]) -> float:
    """The 95th percentile: with twenty values or fewer the largest of them."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
