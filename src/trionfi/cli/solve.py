"""`trionfi solve`: perfect play from a deal in a file, all cards seen."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trionfi.cli.common import AsJson, console, echo_json, record_in

if TYPE_CHECKING:
    from rich.console import Console

    from trionfi.analysis import Result, Review
    from trionfi.rules.deal import Deal


NODES = 100_000_000
"""Budget of a whole value: about half a minute, after which the answer is a range."""
MOST = 1 << 62
"""No number that is larger means more to the kernel."""


class GoalName(StrEnum):
    """What is maximised."""

    points = "points"
    score = "score"


def solve(
    file: Annotated[Path, typer.Argument(help="A record of a deal or a match; - for stdin.")],
    deal: Annotated[
        int | None, typer.Option(help="Which deal of a match, from 1; by default the last.")
    ] = None,
    trick: Annotated[
        int | None, typer.Option(help="Before this trick; by default where play stands.", min=1)
    ] = None,
    left: Annotated[
        int | None, typer.Option(help="With so many tricks left to play.", min=1)
    ] = None,
    goal: Annotated[
        GoalName, typer.Option(help="Card points, or what the score sheet makes of them.")
    ] = GoalName.points,
    review: Annotated[
        bool, typer.Option("--review", help="Judge every card that was played.")
    ] = False,
    nodes: Annotated[
        int | None, typer.Option(help="Budget in cards played in the search; 0 for none.", min=0)
    ] = None,
    memory: Annotated[int, typer.Option(help="Most megabytes of the table.", min=1)] = 512,
    threads: Annotated[
        int, typer.Option(help="Threads on the position; several have no budget.", min=1)
    ] = 1,
    as_json: AsJson = False,
) -> None:
    """Perfect play with all cards seen: the result, every card with its loss, a best line."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from trionfi import analysis
    from trionfi.analysis.review import BUDGET

    if threads > 1 and review:
        raise ValueError("a review has a budget for each card, counted by one thread: no --threads")
    if review and (trick or left):
        raise ValueError("a review judges every card: leave out --trick and --left")
    if trick and left:
        raise ValueError("say either --trick or --left")
    if threads > 1 and nodes:
        raise ValueError("a budget is counted by one thread: leave out --nodes or --threads")
    found = _deal(file, deal)
    out = console()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    err = _stderr()
    memory = min(memory << 20, MOST)
    nodes = None if nodes is None else min(nodes, MOST)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("thinking", total=None)

        def reviewed(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of, description=f"card {of - done} of {of}")

        def searched(spent: int, low: int, high: int, done: int, of: int) -> None:
            text = f"{spent / 1e6:,.0f} million cards, {low} to {high}"
            bar.update(task, completed=done, total=of or None, description=text)

        if review:
            budget = BUDGET if nodes is None else nodes
            judged = analysis.review(found, budget, reviewed, goal=goal.value, memory=memory)
        else:
            found = _at(found, trick, left)
            default = NODES if threads == 1 else 0
            result = analysis.solve(
                found,
                goal=goal.value,
                threads=threads,
                nodes=default if nodes is None else nodes,
                memory=memory,
                progress=searched,
            )
    if review:
        _print_review(out, found, judged, as_json)
    elif as_json:
        echo_json(result.to_json())
    else:
        _print(out, found, result)


def _stderr() -> Console:
    from rich.console import Console

    return Console(stderr=True)


def _deal(file: Path, number: int | None) -> Deal:
    from trionfi.records import DealRecord

    record = record_in(file)
    if isinstance(record, DealRecord):
        if number not in (None, 1):
            raise ValueError(f"{file} holds one deal, so there is no deal {number}")
        return record.deal
    deals = record.deals()
    if not deals:
        raise ValueError(f"{file} holds no deal yet")
    if number is not None and not 1 <= number <= len(deals):
        raise ValueError(f"{file} holds deals 1 to {len(deals)}, not {number}")
    return deals[-1 if number is None else number - 1]


def _at(deal: Deal, trick: int | None, left: int | None) -> Deal:
    """The deal at the start of a trick; as it stands by default, and where it began when over."""
    from trionfi.rules.actions import Play
    from trionfi.rules.deal import Deal

    if trick is None and left is None and not deal.over:
        return deal
    again = Deal(
        deal.game, deal.cards, dealer=deal.dealer, options=deal.options, before=deal.before
    )
    for seat, action in deal.log:
        position = again.board.position
        if position is not None and isinstance(action, Play) and not position.trick:
            if left is not None:
                reached = position.tricks_left == left
            else:
                reached = trick is None or position.trick_number == trick
            if reached:
                return again
        again.play(seat, action)
    if again.over or again.board.position is None:
        raise ValueError("the deal has no such trick")
    return again


def _print(out: Console, deal: Deal, result: Result) -> None:
    from rich.table import Table

    from trionfi.analysis.results import span

    seats = ", ".join(map(str, result.side))
    out.print(f"seats {seats}: {span(result.low, result.high)}", style="bold")
    table = Table(box=None, header_style="dim")
    table.add_column("card")
    table.add_column("result", justify="right")
    table.add_column("loss", justify="right")
    for value in result.cards:
        loss = "?" if value.loss is None else str(value.loss)
        table.add_row(value.card.code, span(value.low, value.high), loss)
    out.print(table)
    if result.line:
        play = deal.game.card_play(deal.options)
        tricks = [
            result.line[start : start + play.seats]
            for start in range(0, len(result.line), play.seats)
        ]
        for cards in tricks:
            out.print("  " + "  ".join(f"{seat}:{card.code}" for seat, card in cards))
    out.print(f"{result.nodes:,} cards played in the search", style="dim")


def _print_review(out: Console, deal: Deal, review: Review, as_json: bool) -> None:
    if as_json:
        data: dict[str, Any] = review.to_json()
        echo_json({"game": deal.game.name, **data})
        return
    from rich.table import Table

    from trionfi.analysis.results import span

    table = Table(box=None, header_style="dim")
    for name in ("trick", "seat", "card", "kept", "loss", "better"):
        table.add_column(name, justify="left" if name in ("card", "better") else "right")
    for card in review.cards:
        table.add_row(
            str(card.trick),
            str(card.seat),
            card.card.code,
            span(card.after_low, card.after_high),
            "?" if card.loss is None else str(card.loss or ""),
            card.better.code if card.better else "",
        )
    out.print(table)
    lost = ", ".join(f"seat {seat} {loss}" for seat, loss in sorted(review.losses().items()))
    out.print(f"with all cards seen, given away: {lost}", style="bold")
