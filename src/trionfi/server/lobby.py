"""Making tables, and what can be played."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from trionfi.cards.shuffle import new_seed
from trionfi.rules.game import Game, UnknownGameError, find_game, games
from trionfi.rules.match import Match
from trionfi.rules.options import Choice, OptionError, Options
from trionfi.server.bodies import Bounds, GameSpec, NewTable, OpenTable, OptionSpec, SeatChoice
from trionfi.server.bots import is_player
from trionfi.server.guests import hashed, new_code
from trionfi.server.messages import MatchPlayer
from trionfi.server.reasons import Refused
from trionfi.server.settings import Settings
from trionfi.server.storage.models import SeatRow, TableRow
from trionfi.server.tables.registry import new_table_id


def game_specs() -> list[GameSpec]:
    """Every game with its options."""
    return [_game_spec(game) for game in games().values()]


def _game_spec(game: Game[Any]) -> GameSpec:
    choices = game.options.choices()
    return GameSpec(
        name=game.name,
        pack=game.pack.name,
        players=[
            value
            for choice in choices
            if choice.name == "players"
            for value in choice.values
            if isinstance(value, int)
        ],
        options=[_option_spec(choice) for choice in choices],
        presets={name: dict(values) for name, values in game.options.presets.items()},
        showcase=[card.code for card in game.showcase],
    )


def _option_spec(choice: Choice) -> OptionSpec:
    bounds = choice.bounds
    limits = Bounds(low=bounds.low, high=bounds.high) if bounds else None
    return OptionSpec(
        name=choice.name, values=list(choice.values), bounds=limits, default=choice.default
    )


def new_table(wanted: NewTable, guest: int, settings: Settings) -> tuple[TableRow, str | None]:
    """The rows of a new table, and the recovery code of its maker's seat.

    Raises:
        Refused: unknown game, option or player, or seats that do not fit.
    """
    game, options = _chosen(wanted)
    _check_seats(wanted.seats, options)
    name = clean_name(wanted.name, settings)
    code = new_code() if any(seat.kind == "you" for seat in wanted.seats) else None
    match = Match(game, options, seed=new_seed())
    table = TableRow(
        id=new_table_id(),
        game=game.name,
        options=options.to_json(),
        seed=match.seed,
        first_dealer=match.first_dealer,
        scores=list(match.scores),
        deals_total=getattr(options, "hands", None),
        over=False,
    )
    for number, seat in enumerate(wanted.seats):
        mine = seat.kind == "you"
        table.seats.append(
            SeatRow(
                seat=number,
                kind={"you": "person", "bot": "bot", "link": "free"}[seat.kind],
                player=seat.player,
                name=name if mine else "",
                guest_id=guest if mine else None,
                code_hash=hashed(code) if mine and code else None,
            )
        )
    return table, code


def _chosen(wanted: NewTable) -> tuple[Game[Any], Options]:
    try:
        game = find_game(wanted.game)
    except UnknownGameError:
        raise Refused("no_game", 422) from None
    try:
        return game, game.read_options({"players": len(wanted.seats), **wanted.options})
    except OptionError as error:
        raise Refused("bad_option", 422, message=str(error)) from None


def _check_seats(seats: Sequence[SeatChoice], options: Options) -> None:
    if len(seats) != options.players:
        raise Refused("bad_seats", 422, players=options.players, seats=len(seats))
    kinds = [seat.kind for seat in seats]
    if kinds.count("you") > 1:
        raise Refused("one_seat_for_you", 422)
    if set(kinds) == {"bot"}:
        raise Refused("no_seat_for_people", 422)
    if not all(is_player(seat.player) for seat in seats):
        raise Refused("unknown_player", 422)


def clean_name(name: str, settings: Settings) -> str:
    """A person's name as it is shown: without control characters and outer blanks.

    Raises:
        Refused: it is too long.
    """
    letters = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in name)
    cleaned = " ".join(letters.split())
    if len(cleaned) > settings.max_name:
        raise Refused("name_too_long", 422, limit=settings.max_name)
    return cleaned


def open_table(row: TableRow, guest: int) -> OpenTable:
    """A line of the guest's list of tables; who is connected just now is not looked up."""
    seat = next((seat.seat for seat in row.seats if seat.guest_id == guest), None)
    return OpenTable(
        table=row.id,
        game=row.game,
        seat=seat,
        players=[
            MatchPlayer.model_validate(
                {"name": one.name, "kind": one.kind, "connected": one.kind != "person"}
            )
            for one in row.seats
        ],
        scores=row.scores,
        deal_number=row.deal_number,
        deals_total=row.deals_total,
        your_turn=row.turn is not None and row.turn == seat,
        over=row.over,
    )
