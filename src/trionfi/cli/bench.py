"""`trionfi bench`: how fast the kernel and whole deals are on this machine."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trionfi.cli.common import AsJson, OptionWords, Players, Preset, echo_json, read_options

if TYPE_CHECKING:
    from trionfi.rules.game import Game
    from trionfi.rules.options import Options


class Subject(StrEnum):
    """What is measured."""

    playouts = "playouts"
    deals = "deals"
    solver = "solver"


def bench(
    subject: Annotated[
        Subject,
        typer.Argument(
            help="playouts: the kernel alone; deals: whole deals in Python; "
            "solver: perfect play from endings of --tricks."
        ),
    ],
    game: Annotated[str, typer.Option(help="Which game.")] = "french",
    seconds: Annotated[float, typer.Option(help="How long to measure.", min=0.05)] = 3.0,
    threads: Annotated[
        int, typer.Option(help="Threads of the kernel; solver: on each position.", min=1)
    ] = 1,
    seed: Annotated[int, typer.Option(help="Of the shuffles.")] = 1,
    players: Players = None,
    option: OptionWords = None,
    preset: Preset = None,
    tricks: Annotated[int, typer.Option(help="Solver: tricks left.", min=1)] = 8,
    count: Annotated[int, typer.Option(help="Solver: number of positions.", min=1)] = 40,
    window: Annotated[
        bool, typer.Option("--window", help="Solver: ask one question instead of the value.")
    ] = False,
    nodes: Annotated[int, typer.Option(help="Solver: budget of each position.", min=0)] = 0,
    limit: Annotated[
        float, typer.Option(help="Solver: seconds for each position, 0 for none.", min=0)
    ] = 0.0,
    as_json: AsJson = False,
) -> None:
    """Measure random deals and cards a second, or the solver on a fixed suite."""
    from trionfi.rules.game import find_game

    found = find_game(game)
    options = found.read_options(read_options(option, preset, players))
    if subject is Subject.solver:
        from trionfi.cli.bench_solver import bench_solver

        asked = {"tricks": tricks, "count": count, "seed": seed, "window": window}
        bench_solver(
            found, options, asked, nodes=nodes, threads=threads, limit=limit, as_json=as_json
        )
        return
    step = (
        _kernel(found, options, seed, threads)
        if subject is Subject.playouts
        else _deals(found, options, seed)
    )
    report: dict[str, Any] = {
        "subject": subject.value,
        "game": found.name,
        "players": options.players,
        "threads": threads if subject is Subject.playouts else 1,
        **_measure(step, seconds),
    }
    if as_json:
        echo_json(report)
    else:
        typer.echo(
            f"{report['game']} {report['subject']}, {report['players']} players: "
            f"{report['deals_per_second']:,.0f} deals/s, {report['cards_per_second']:,.0f} cards/s "
            f"({report['deals']:,} deals in {report['seconds']:.2f} s)"
        )


def _measure(step: Callable[[int], tuple[int, int]], seconds: float) -> dict[str, Any]:
    """Runs `step` on growing batches until the time is over.

    Args:
        step: plays about so many deals; returns how many they were, and their cards.
    """
    from time import perf_counter

    step(1)
    deals = cards = 0
    batch, started = 1, perf_counter()
    while (spent := perf_counter() - started) < seconds:
        played, put = step(batch)
        deals, cards = deals + played, cards + put
        spent = perf_counter() - started
        batch = max(1, min(2 * batch, int(deals / spent * (seconds - spent) / 2)))
    return {
        "seconds": round(spent, 4),
        "deals": deals,
        "cards": cards,
        "deals_per_second": round(deals / spent, 1),
        "cards_per_second": round(cards / spent, 1),
    }


def _kernel(
    game: Game[Any], options: Options, seed: int, threads: int
) -> Callable[[int], tuple[int, int]]:
    """Random deals and random play in the kernel alone."""
    from trionfi.kernel import random_deals
    from trionfi.rules.deal import Deal

    rules = game.card_play(options).rules
    hand = len(Deal.shuffled(game, seed=seed, options=options).board.hand(0))
    state = seed

    def step(count: int) -> tuple[int, int]:
        nonlocal state
        state += 1
        deals, cards, _ = random_deals(rules, hand, count, state % (1 << 64), threads=threads)
        return deals, cards

    return step


def _deals(game: Game[Any], options: Options, seed: int) -> Callable[[int], tuple[int, int]]:
    """Whole deals through `Deal`, every question answered at random."""
    from random import Random

    from trionfi.rules.deal import Deal

    rng = Random(seed)
    order = list(game.pack.cards)

    def step(count: int) -> tuple[int, int]:
        cards = 0
        for _ in range(count):
            rng.shuffle(order)
            deal = Deal(game, order, options=options)
            while (decision := deal.decision) is not None:
                deal.play(decision.seat, decision.choices.sample(rng))
            cards += len(deal.board.tricks) * deal.seats
        return count, cards

    return step
