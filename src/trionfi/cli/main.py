"""The application: its commands, each in a module that imports what it needs when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

from trionfi.cli import bench, check, deal, games, play, reading, score, serve, solve
from trionfi.cli.group import OneSentenceGroup

app = typer.Typer(
    name="trionfi",
    cls=OneSentenceGroup,
    help="Tarot and Italian trick-taking games: play, deal, score, replay, count.",
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def trionfi(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="The version, and nothing else.")
    ] = False,
) -> None:
    """Tarot and Italian trick-taking games: play, deal, score, replay, count."""
    if version:
        from trionfi import __version__

        typer.echo(__version__)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


app.command()(games.games)
app.command()(play.play)
app.command()(deal.deal)
app.add_typer(score.app, name="score")
app.command()(deal.replay)
app.command()(reading.reading)
app.command()(check.verify)
app.command()(check.vectors)
app.command()(check.perft)
app.command()(check.divide)
app.command()(solve.solve)
app.command()(bench.bench)
app.command()(serve.serve)
