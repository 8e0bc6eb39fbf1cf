"""The solver on fixed suites: what it takes, and what each technique is worth.

    python benchmarks/solver.py suites        medians and 95th percentiles, CSV and a plot
    python benchmarks/solver.py techniques    nodes without each technique
    python benchmarks/solver.py contracts     French Tarot, whole deals: is the contract made?
    python benchmarks/solver.py threads       two threads on one deal, against one

A suite is a game, a number of tricks left, a number of positions and a seed; see
`trionfi.analysis.suites`. Times are processor time of one thread; the nodes are the same anywhere.
"""

from __future__ import annotations

import argparse
import csv
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from rich.progress import Progress

from trionfi.analysis.measure import Row, measure, summary, tail
from trionfi.analysis.objectives.french import taker_result
from trionfi.analysis.suites import Shape, deal, endings, shape_of
from trionfi.cards import FRENCH
from trionfi.games.french import BOUTS, half_points
from trionfi.kernel import Objective, reaches, solve
from trionfi.rules.game import find_game

HERE = Path(__file__).parent
IMAGES = HERE.parent / "docs" / "images"
SEED = 1
BUDGET = 40_000_000
"""Nodes for each position of the deepest suites, so that a run ends."""

GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "french4": ("french", {}),
    "french3": ("french", {"players": 3}),
    "french5": ("french", {"players": 5}),
    "sicilian": ("sicilian", {}),
    "ottocento": ("ottocento", {}),
    "tressette": ("tressette", {}),
    "tapp_tarok": ("tapp_tarok", {}),
}


@dataclass(frozen=True)
class Suite:
    """Positions of one game, and what is asked of them."""

    game: str
    tricks: int
    count: int
    window: bool = False
    nodes: int = 0


VALUES = [
    *(Suite("french4", tricks, 100) for tricks in (4, 5, 6, 7)),
    Suite("french4", 8, 40),
    Suite("french4", 9, 20),
    Suite("french4", 10, 20),
    *(Suite("sicilian", tricks, 100) for tricks in (4, 5, 6, 7)),
    Suite("sicilian", 8, 40),
    Suite("sicilian", 9, 20),
    Suite("sicilian", 10, 16),
    *(Suite("ottocento", tricks, 100) for tricks in (4, 5, 6, 7)),
    Suite("ottocento", 8, 40),
    Suite("ottocento", 10, 16),
    *(Suite("tressette", tricks, 100) for tricks in (4, 5, 6, 7)),
    Suite("tressette", 8, 40),
    Suite("tressette", 9, 20),
    Suite("tressette", 10, 20),
    *(Suite("tapp_tarok", tricks, 100) for tricks in (4, 6, 8)),
    Suite("tapp_tarok", 10, 40),
    Suite("tapp_tarok", 12, 16),
    *(Suite("french3", tricks, 40) for tricks in (6, 8, 10)),
    *(Suite("french5", tricks, 40) for tricks in (6, 8)),
]
DEEP = [
    Suite("french4", 12, 8, nodes=150_000_000),
    Suite("tapp_tarok", 14, 8, nodes=150_000_000),
    Suite("tapp_tarok", 16, 6, nodes=150_000_000),
]
WINDOWS = [
    Suite("french4", 8, 40, window=True),
    Suite("french4", 12, 12, window=True, nodes=BUDGET),
    Suite("sicilian", 12, 10, window=True, nodes=BUDGET),
    Suite("tressette", 10, 20, window=True),
    Suite("french4", 18, 6, window=True, nodes=BUDGET),
    Suite("sicilian", 15, 6, window=True, nodes=BUDGET),
    Suite("tapp_tarok", 16, 6, window=True, nodes=BUDGET),
]
TECHNIQUES = (
    ("all", ()),
    ("no equal or near cards", ("equal_cards", "near_cards", "dominance")),
    ("no near cards", ("near_cards", "dominance")),
    ("no dominance", ("dominance",)),
    ("no near positions", ("near_table",)),
    ("no bounds", ("bounds",)),
    ("no order", ("order",)),
    ("no look ahead", ("ahead",)),
    ("no partition", ("partition",)),
    ("partition from the first", ("exact",)),
    ("no table", ("table", "ahead")),
    (
        "none",
        (
            *("equal_cards", "near_cards", "dominance", "near_table", "order", "table", "bounds"),
            *("ahead", "partition"),
        ),
    ),
)
SPLIT = (("french4", 6), ("sicilian", 6), ("tressette", 6), ("tapp_tarok", 7))


def shape(name: str) -> Shape:
    game, options = GAMES[name]
    found = find_game(game)
    return shape_of(found, found.read_options(options))


def run_suites(suites: Sequence[Suite], file: Path) -> None:
    """Measures suites one after another, and keeps every position in a CSV file."""
    lines = []
    with file.open("w", newline="", encoding="utf-8") as out, Progress(transient=True) as bar:
        writer = csv.writer(out)
        fields = ("number", "solved", "low", "high", "nodes", "ms", "wall_ms", "table")
        writer.writerow(["game", "tricks", "question", *fields])
        for suite in suites:
            name = f"{suite.game} {suite.tricks}"
            task = bar.add_task(name, total=suite.count)
            rows = measure(
                shape(suite.game),
                suite.tricks,
                suite.count,
                SEED,
                window=suite.window,
                nodes=suite.nodes,
                progress=lambda done, task=task: bar.update(task, completed=done),
            )
            question = "window" if suite.window else "value"
            for row in rows:
                data = row.to_json()
                data["ms"], data["wall_ms"] = f"{row.ms:.3f}", f"{row.wall_ms:.3f}"
                data["solved"] = int(row.solved)
                writer.writerow([suite.game, suite.tricks, question, *(data[f] for f in fields)])
            out.flush()
            lines.append(line_of(suite, rows))
            bar.console.print(lines[-1], soft_wrap=True)


def line_of(suite: Suite, rows: Sequence[Row]) -> str:
    found = summary(rows)
    question = "window" if suite.window else "value"
    return (
        f"| {suite.game} | {suite.tricks} | {question} | {found['solved']} of {found['count']} | "
        f"{found['nodes_median']:,} / {found['nodes_p95']:,} | "
        f"{found['ms_median']:,} / {found['ms_p95']:,} | "
        f"{int(str(found['nodes_per_second'])) / 1e6:.1f} M | "
        f"{int(str(found['peak_bytes'])) >> 20} MB |"
    )


def run_techniques() -> None:
    """Median and 95th percentile of nodes without each technique."""
    for label, without in TECHNIQUES:
        cells = []
        for game, tricks in SPLIT:
            rows = measure(shape(game), tricks, 60, SEED, without=without, nodes=BUDGET)
            nodes = [float(row.nodes) for row in rows]
            cells.append(f"{median(nodes):,.0f} / {tail(nodes):,.0f}")
        print(f"| {label} | {' | '.join(cells)} |", flush=True)


def run_contracts(count: int = 12, nodes: int = 60_000_000) -> None:
    """Whole deals of French Tarot: whether the taker makes the contract, bouts and all."""
    times, spent, decided = [], [], 0
    for number in range(count):
        position, mask = deal(shape("french4"), 100_000 * SEED + number)
        held = {card for seat in range(4) for card in position.hand(seat)}
        laid = [card for card in FRENCH if FRENCH.number(card) not in held]
        aim = taker_result(
            mask,
            1,
            offset=sum(map(half_points, laid)),
            captured=FRENCH.numbers(card for card in laid if card in BOUTS),
        )
        started = thread_time()
        made, used, _ = reaches(position, aim, 25, nodes=nodes, memory=1 << 29)
        times.append(1000 * (thread_time() - started))
        spent.append(float(used))
        decided += made is not None
        print(f"{number}: {made}, {used:,} nodes, {times[-1]:,.0f} ms", flush=True)
    print(
        f"decided {decided} of {count}; median {median(times):,.0f} ms, {median(spent):,.0f} nodes"
    )


HARD = (("french4", 10, 8), ("french4", 12, 3), ("tapp_tarok", 14, 6), ("sicilian", 10, 6))


def run_threads(threads: int) -> None:
    """Values of hard endings in one thread and in several.

    The clock tells the truth on a machine that has nothing else to do. On a busy one the processor
    time of the calling thread, which searches from the first card to the last, is what the clock
    would have shown at least.
    """
    print(f"| game | tricks | deals | clock, 1 | clock, {threads} | ratio | own time | nodes |")
    for game, tricks, count in HARD:
        clock, own, nodes = [0.0, 0.0], [0.0, 0.0], [0, 0]
        for position, mask in endings(shape(game), tricks, count, SEED):
            values = set()
            for i, number in enumerate((1, threads)):
                started, spent = perf_counter(), thread_time()
                found = solve(
                    position,
                    Objective(mask),
                    threads=number,
                    memory=1 << 29,
                    cards=False,
                    line=False,
                )
                clock[i] += perf_counter() - started
                own[i] += thread_time() - spent
                nodes[i] += found.nodes
                values.add((found.low, found.high))
            assert len(values) == 1, "threads changed an answer"
        print(
            f"| {game} | {tricks} | {count} | {clock[0]:.2f} s | {clock[1]:.2f} s | "
            f"{clock[0] / clock[1]:.2f} | {own[0] / own[1]:.2f} | {nodes[1] / nodes[0]:.2f} |",
            flush=True,
        )


COLOURS = ("#7a1f2b", "#1f5f7a", "#2f7a3a", "#8a5a00", "#5a3a8a", "#444444", "#b04a8a")


def plot(files: Iterable[Path], target: Path) -> None:
    """Median time against tricks left, one line a game; a logarithmic scale."""
    times: dict[str, dict[int, list[float]]] = {}
    for file in files:
        with file.open(encoding="utf-8") as lines:
            for row in csv.DictReader(lines):
                if row["question"] == "value":
                    of_game = times.setdefault(row["game"], {})
                    of_game.setdefault(int(row["tricks"]), []).append(float(row["ms"]))
    width, height, left, bottom = 720, 420, 70, 50
    least, most, few, many = -2, 5, 4, 16

    def place(tricks: float, ms: float) -> tuple[float, float]:
        across = left + (tricks - few) / (many - few) * (width - left - 120)
        up = (math.log10(max(ms, 10**least)) - least) / (most - least)
        return across, height - bottom - up * (height - bottom - 20)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
    ]
    for power in range(least, most + 1):
        x, y = place(few, 10**power)
        label = f"{10**power:g} ms" if power < 3 else f"{10 ** (power - 3):g} s"
        parts.append(f'<path d="M{x} {y:.1f}H{width - 120}" stroke="#ddd"/>')
        parts.append(f'<text x="{x - 8}" y="{y + 4:.1f}" text-anchor="end">{label}</text>')
    for tricks in range(few, many + 1):
        x, y = place(tricks, 10**least)
        parts.append(f'<text x="{x:.1f}" y="{y + 20}" text-anchor="middle">{tricks}</text>')
    parts.append(f'<text x="{left}" y="{height - 8}">tricks left; median time of the value</text>')
    labels: list[float] = []
    for colour, (game, suites) in zip(COLOURS, sorted(times.items()), strict=False):
        points = [place(tricks, median(suites[tricks])) for tricks in sorted(suites)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        )
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in points]
        x, y = points[-1]
        while any(abs(y - other) < 15 for other in labels):
            y += 3
        labels.append(y)
        parts.append(f'<text x="{x + 9:.1f}" y="{y + 4:.1f}" fill="{colour}">{game}</text>')
    target.write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "what", choices=("suites", "windows", "deep", "techniques", "contracts", "threads", "plot")
    )
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--results", type=Path, default=HERE / "results")
    chosen = parser.parse_args()
    results: Path = chosen.results
    results.mkdir(exist_ok=True)
    files = {"suites": VALUES, "windows": WINDOWS, "deep": DEEP}
    if chosen.what in files:
        run_suites(files[chosen.what], results / f"solver_{chosen.what}.csv")
    elif chosen.what == "techniques":
        run_techniques()
    elif chosen.what == "contracts":
        run_contracts()
    elif chosen.what == "threads":
        run_threads(chosen.threads)
    if chosen.what in ("suites", "deep", "plot"):
        found = [results / f"solver_{name}.csv" for name in ("suites", "deep")]
        plot([file for file in found if file.exists()], IMAGES / "solver_time.svg")


if __name__ == "__main__":
    main()
