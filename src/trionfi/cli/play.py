"""`trionfi play`: a match in the terminal."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trionfi.cli.common import Language, OptionWords, Players, Preset, console, read_options
from trionfi.cli.group import UsageError

if TYPE_CHECKING:
    from trionfi.rules.match import Match

BOTS = ("Ada", "Bruno", "Cleo", "Dario", "Emma")


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="For instance french.")] = None,
    players: Players = None,
    option: OptionWords = None,
    preset: Preset = None,
    seed: Annotated[int | None, typer.Option(help="Always the same cards.")] = None,
    language: Language = "en",
    player: Annotated[str, typer.Option(help="Who plays the other seats.")] = "rules",
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where the match is written down.")] = None,
    pause: Annotated[float, typer.Option(help="Seconds a computer player takes.")] = 0.25,
) -> None:
    """Play a match in the terminal against computer players."""
    from trionfi.cli.terminal import Terminal
    from trionfi.players import player as computer_player
    from trionfi.records import MatchRecord, read_file
    from trionfi.rules.match import Match
    from trionfi.texts import known_language, text

    language = known_language(language)
    names: tuple[str, ...] = ()
    if resume is not None:
        if option or preset or players or seed is not None:
            raise UsageError("a match that goes on keeps its options, players and seed")
        record = read_file(resume)
        if not isinstance(record, MatchRecord):
            raise ValueError(f"{resume} is the record of one deal: look at it with trionfi replay")
        if game is not None and game != record.game.name:
            raise ValueError(f"{resume} is a match of {record.game.name}, not of {game}")
        if record.match.over:
            raise ValueError(f"the match in {resume} is over: look at it with trionfi replay")
        match, names, save = record.match, record.names, save or resume
    elif game is None:
        raise UsageError("say which game, for instance: trionfi play french")
    else:
        match = Match(game, read_options(option, preset, players), seed=seed)
    seats = match.options.players
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}: seats are 0 to {seats - 1}")
    if resume is None and save is not None and save.exists():
        raise ValueError(
            f"{save} is there already: go on with --resume {save}, or say another file"
        )
    if not names:
        others = iter(BOTS)
        names = tuple(
            (name or text("cli.guest", language)) if number == seat else next(others)
            for number in range(seats)
        )
    bots = [computer_player(player, number) for number in range(seats)]
    file = save or _new_file(match)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - lets people edit what they type
    out = console()
    terminal = Terminal(
        out, match, names, seat, bots, language, file, pause if out.is_terminal else 0
    )
    out.print(f"  {text('cli.welcome', language)}", style="dim")
    if terminal.run():
        out.print(f"\n  {text('cli.written', language, file=file)}", style="dim")
    else:
        again = f"trionfi play --resume {file}" + _words(
            seat=seat, language=language, player=player
        )
        out.print(f"\n  {text('cli.saved', language, file=file)}\n  {again}")


def _words(**given: Any) -> str:
    """The options that a person has to repeat to go on as before."""
    usual = {"seat": 0, "language": "en", "player": "rules"}
    return "".join(f" --{name} {v}" for name, v in given.items() if v != usual[name])


def _new_file(match: Match) -> Path:
    """A file of its own for each match, where the system keeps such things."""
    import os
    import time

    home = os.environ.get("XDG_STATE_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "state") / "trionfi"
    stem = f"{match.game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    path, number = folder / f"{stem}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path
