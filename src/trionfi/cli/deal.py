"""`trionfi deal` and `trionfi replay`: one deal, shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trionfi.cli.common import (
    AsJson,
    GameName,
    Language,
    OptionWords,
    Players,
    Preset,
    console,
    echo_json,
    read_options,
    record_in,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from trionfi.records import Record
    from trionfi.rules.deal import Deal


def deal(
    game: GameName,
    seed: Annotated[int | None, typer.Option(help="Always the same cards.")] = None,
    players: Players = None,
    option: OptionWords = None,
    preset: Preset = None,
    dealer: Annotated[int | None, typer.Option(help="The dealer's seat.")] = None,
    play: Annotated[
        str | None, typer.Option(metavar="PLAYER", help="Play it out: random or rules.")
    ] = None,
    compact: Annotated[bool, typer.Option(help="The record as one word.")] = False,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Deal the cards; with --play, play the deal out and print its record."""
    from trionfi.cards.shuffle import new_seed, seed_from
    from trionfi.players import play_out, player
    from trionfi.records import DealRecord
    from trionfi.rules.deal import Deal

    secret = new_seed() if seed is None else seed_from(seed)
    options = read_options(option, preset, players)
    dealt = Deal.shuffled(game, seed=secret, dealer=dealer, options=options)
    if play is not None:
        play_out(dealt, [player(play, seat) for seat in range(dealt.seats)])
    record = DealRecord(dealt, seed=None if play else secret)
    if as_json:
        hands: list[Any] = [_codes(dealt.board.hand(seat)) for seat in range(dealt.seats)]
        shown = {} if play else {"hands": hands, "pool": _codes(dealt.board.pool)}
        echo_json({**record.to_json(), **({} if play else shown)})
    elif compact:
        typer.echo(record.compact())
    elif play:
        typer.echo(record.text(), nl=False)
    else:
        _print_hands(console(), dealt, language)


def replay(
    file: Annotated[Path, typer.Argument(help="A record, in any of its forms; - for stdin.")],
    seat: Annotated[int | None, typer.Option(help="As this seat saw it.")] = None,
    all_hands: Annotated[bool, typer.Option("--all-hands", help="Show all hands first.")] = False,
    number: Annotated[int | None, typer.Option("--deal", help="One deal of a match.")] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play a record again, and tell what happened."""
    from trionfi.records import MatchRecord

    record = record_in(file)
    if seat is not None and not 0 <= seat < record.options.players:
        raise ValueError(f"there is no seat {seat}: seats are 0 to {record.options.players - 1}")
    deals = record.deals() if isinstance(record, MatchRecord) else [record.deal]
    if number is not None:
        if not 1 <= number <= len(deals):
            raise ValueError(f"there is no deal {number}: the record has {len(deals)}")
        deals = deals[number - 1 : number]
    if as_json:
        echo_json([_deal_json(deal, seat) for deal in deals])
        return
    out = console()
    names = record.names or seat_names(record.options.players, language)
    for each in deals:
        _tell(out, record, each, names, seat, all_hands=all_hands, language=language)


def seat_names(seats: int, language: str) -> tuple[str, ...]:
    """What seats without names are called; numbered as on the command line."""
    from trionfi.texts import text

    return tuple(text("cli.seat", language, number=seat) for seat in range(seats))


def _deal_json(deal: Deal, seat: int | None) -> dict[str, Any]:
    view = deal.view(seat)
    return {
        "game": deal.game.name,
        "options": deal.options.changed(),
        "dealer": deal.dealer,
        "seat": seat,
        "log": [[whose, str(action)] for whose, action in deal.log] if seat is None else None,
        "facts": [fact.to_json() for fact in view.facts],
        "decision": None if deal.decision is None else deal.decision.seat,
        "sheet": None if deal.sheet is None else deal.sheet.to_json(),
    }


def _codes(cards: Sequence[Any]) -> list[str]:
    return [card.code for card in cards]


def _print_hands(out: Console, deal: Deal, language: str) -> None:
    from trionfi.cli.faces import Faces, groups_of
    from trionfi.texts import text

    faces = Faces(deal.game.pack, language)
    play = deal.game.card_play(deal.options)
    names = seat_names(deal.seats, language)
    for seat in range(deal.seats):
        mark = f"  ({text('role.dealer', language)})" if seat == deal.dealer else ""
        out.print(f"{names[seat]}{mark}", style="bold")
        for line in faces.hand(groups_of(play, deal.board.hand(seat))):
            out.print(line)
    if deal.board.pool:
        out.print(text("cli.pool", language), style="bold")
        for line in faces.hand(groups_of(play, deal.board.pool)):
            out.print(line)


def _tell(
    out: Console,
    record: Record,
    deal: Deal,
    names: Sequence[str],
    seat: int | None,
    *,
    all_hands: bool,
    language: str,
) -> None:
    from rich.rule import Rule

    from trionfi.cli.faces import Faces, groups_of
    from trionfi.cli.narrate import Narrator, retell
    from trionfi.cli.sheet import Words, sheet_table
    from trionfi.rules.deal import Deal

    words, faces = Words(record.game, names, language), Faces(record.game.pack, language)
    play = record.game.card_play(record.options)
    narrator = Narrator(out, words, faces, play, seat)
    again = Deal(
        deal.game, deal.cards, dealer=deal.dealer, options=deal.options, before=deal.before
    )
    title = words.cli("dealt_by", dealer=names[deal.dealer])
    out.print(Rule(title, style="dim"))
    for each in range(deal.seats) if all_hands else () if seat is None else (seat,):
        out.print(f"  {names[each]}", style="bold")
        for line in faces.hand(groups_of(play, again.board.hand(each))):
            out.print(line)
    retell(narrator, deal)
    if deal.sheet is None:
        assert deal.decision is not None
        if narrator.trick:
            out.print(narrator.table_line())
        waiting = words.own(f"wait.{deal.decision.topic}", seat=names[deal.decision.seat])
        out.print(f"  {waiting or deal.decision}", style="italic")
    elif deal.sheet.counts:
        out.print(sheet_table(deal.sheet, words))
