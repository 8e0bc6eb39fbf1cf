"""`trionfi bench solver`: how long perfect play takes on a fixed suite."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from trionfi.cli.common import echo_json

if TYPE_CHECKING:
    from trionfi.rules.game import Game
    from trionfi.rules.options import Options


def bench_solver(
    game: Game[Any],
    options: Options,
    asked: dict[str, Any],
    *,
    nodes: int,
    threads: int,
    limit: float,
    as_json: bool,
) -> None:
    """Solves the suite and prints what it took.

    Args:
        asked: tricks, count, seed and window of the suite.
        threads: on each position; the positions are solved one after another.
        limit: seconds for each position.

    Raises:
        ValueError: a budget and several threads.
    """
    from rich.console import Console
    from rich.progress import Progress

    from trionfi.analysis.measure import measure, summary
    from trionfi.analysis.suites import shape_of

    if threads > 1 and nodes:
        raise ValueError("a budget is counted by one thread: say --limit instead of --nodes")
    shape = shape_of(game, options)
    tricks = min(asked["tricks"], shape.hand)
    err = Console(stderr=True)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(f"{game.name}, {tricks} tricks", total=asked["count"])
        rows = measure(
            shape,
            tricks,
            asked["count"],
            asked["seed"],
            window=asked["window"],
            nodes=min(nodes, 1 << 62),
            threads=threads,
            limit=limit,
            progress=lambda done: bar.update(task, completed=done),
        )
    found = summary(rows)
    report = {
        "subject": "solver",
        "game": game.name,
        "players": options.players,
        **asked,
        "tricks": tricks,
        "budget": nodes,
        "threads": threads,
        "limit": limit,
        **found,
    }
    if as_json:
        echo_json(report)
        return
    question = "one window" if asked["window"] else "the value"
    typer.echo(
        f"{game.name}, last {tricks} tricks, {question}: {found['solved']} of {found['count']} "
        f"solved; ms {found['ms_median']:,} median, {found['ms_p95']:,} 95 %; nodes "
        f"{found['nodes_median']:,} median, {found['nodes_p95']:,} 95 %; "
        f"peak {int(str(found['peak_bytes'])) >> 20} MB"
    )
