"""What commands share: options of games, output, faces of cards."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from rich.console import Console

    from trionfi.records import Record

WIDTH = 120
"""Columns of tables that are not read on a terminal."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, for instance french.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="Number of players.")]
Preset = Annotated[str | None, typer.Option(help="A named set of options, for instance bga.")]
OptionWords = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Language = Annotated[str, typer.Option("--language", "-l", help="en it fr de ja ru.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer as JSON.")]


def read_options(
    words: Sequence[str] | None, preset: str | None, players: int | None
) -> Mapping[str, object]:
    """The options of a game from the command line, for `Game.read_options`.

    Raises:
        ValueError: a word that is no name=value.
    """
    values: dict[str, object] = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise ValueError(f"an option is written name=value, not {word[:40]!r}")
        values[name] = value
    if preset is not None:
        values["preset"] = preset
    if players is not None:
        values["players"] = players
    return values


def record_in(file: Path) -> Record:
    """The record in a file, or on stdin for `-`.

    Raises:
        ValueError: it is none.
        OSError: it cannot be read.
    """
    from trionfi.records import RecordError, read, read_file

    if str(file) != "-":
        return read_file(file)
    try:
        return read(sys.stdin.read())
    except UnicodeDecodeError:
        raise RecordError("", "what came in is no text, so it holds no record") from None


def console() -> Console:
    """Where people read; colours and widths only on a terminal."""
    from rich.console import Console

    out = Console(highlight=False, emoji=False)
    if not out.is_terminal:
        out.width = WIDTH
        out.soft_wrap = True
    return out


def echo_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))
