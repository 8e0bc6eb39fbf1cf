"""`trionfi games`: who is home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from trionfi.cli.common import AsJson, Language, echo_json

if TYPE_CHECKING:
    from trionfi.rules.game import Game


def games(language: Language = "en", as_json: AsJson = False) -> None:
    """List the games, with their numbers of players and their presets."""
    from trionfi.rules.game import all_games

    rows = [_row(game, language) for game in all_games()]
    if as_json:
        echo_json(rows)
        return
    width = max(len(row["name"]) for row in rows)
    for row in rows:
        players = " ".join(map(str, row["players"]))
        presets = f" ({', '.join(row['presets'])})" if row["presets"] else ""
        typer.echo(f"{row['name']:<{width}}  {players:<5}  {row['title']}{presets}")


def _row(game: Game[Any], language: str) -> dict[str, Any]:
    from trionfi.texts import text

    (players,) = [choice for choice in game.options.choices() if choice.name == "players"]
    return {
        "name": game.name,
        "title": text(f"{game.name}.title", language),
        "pack": game.pack.name,
        "players": list(players.values or (players.default,)),
        "presets": list(game.options.presets),
    }
