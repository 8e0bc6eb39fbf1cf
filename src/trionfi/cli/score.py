"""`trionfi score`: settles a deal of real life, one command per game."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trionfi.cli.common import AsJson, Language, console, echo_json
from trionfi.cli.deal import seat_names

if TYPE_CHECKING:
    from trionfi.games.french import Party, Slam

app = typer.Typer(
    help="Settle a deal played with real cards.", no_args_is_help=False, rich_markup_mode=None
)


class SideName(StrEnum):
    """The two sides of French Tarot."""

    taker = "taker"
    defence = "defence"


class SlamName(StrEnum):
    """What a slam may have come to."""

    none = "none"
    announced_made = "announced_made"
    unannounced_made = "unannounced_made"
    announced_failed = "announced_failed"
    defence = "defence"
    announced_failed_defence = "announced_failed_defence"


class Level(StrEnum):
    """The three poignées."""

    simple = "simple"
    double = "double"
    triple = "triple"


class ContractName(StrEnum):
    """The four contracts."""

    petite = "petite"
    garde = "garde"
    garde_sans = "garde_sans"
    garde_contre = "garde_contre"


@app.callback()
def scores() -> None:
    """Settle a deal played with real cards."""


@app.command()
def french(
    contract: Annotated[ContractName, typer.Option(help="What was bid.")],
    points: Annotated[str, typer.Option(help="Card points of the taker's side: 49 or 40.5.")],
    bouts: Annotated[int, typer.Option(help="Bouts of the taker's side.", min=0, max=3)],
    taker: Annotated[int, typer.Option(help="The taker's seat, from 0.")] = 0,
    partner: Annotated[int | None, typer.Option(help="Five players: the partner's seat.")] = None,
    players: Annotated[int, typer.Option("--players", "-p", min=3, max=5)] = 4,
    petit_au_bout: Annotated[
        SideName | None, typer.Option(help="Who won the last trick with the Petit.")
    ] = None,
    poignee: Annotated[
        list[Level] | None, typer.Option(help="Shown by anybody; repeatable.")
    ] = None,
    slam: Annotated[SlamName, typer.Option(help="What came of a slam.")] = SlamName.none,
    misere: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT:KIND", help="2:atout or 2:tete (house rule); repeatable."),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="Name of a seat; one for each, in order.")
    ] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """French Tarot: from contract, points, bouts and bonuses to the score of every seat."""
    from trionfi.games.french import GAME, Result, sheet_of

    if not 0 <= taker < players or (partner is not None and not 0 <= partner < players):
        raise ValueError(f"seats are 0 to {players - 1}")
    if partner is not None and (players != 5 or partner == taker):
        raise ValueError("a partner is another seat, and there is one only with five players")
    if name and len(name) != players:
        raise ValueError(f"{players} seats need as many names, not {len(name)}")
    side: Party | None = None if petit_au_bout is None else petit_au_bout.value
    outcome: Slam = slam.value
    taken = _half_points(points, players)
    if outcome in ("announced_made", "unannounced_made") and contract != "garde_contre":
        _check_every_trick(taken, bouts)
    result = Result(
        players=players,
        taker=taker,
        contract=contract.value,
        half_points=taken,
        bouts=bouts,
        partner=partner,
        petit_au_bout=side,
        poignees=[(None, level.value) for level in poignee or ()],
        slam=outcome,
        miseres=[_misere(word, players) for word in misere or ()],
    )
    sheet = sheet_of(result)
    if as_json:
        echo_json({"game": GAME.name, "made": result.made, **sheet.to_json()})
        return
    from trionfi.cli.sheet import Words, headline, payments, sheet_table

    names = name or seat_names(players, language)
    words, out = Words(GAME, names, language), console()
    out.print(headline(sheet, words), style="bold")
    facts: dict[str, Any] = {"points": result.points, "target": result.target, "count": bouts}
    out.print(words.own("summary", **facts) or "")
    out.print(sheet_table(sheet, words))
    for payer, to, paid in payments(sheet.scores):
        out.print(words.cli("pays", seat=names[payer], to=names[to], amount=paid))


def _half_points(text: str, players: int) -> int:
    """Half points from `49`, `40.5` or `40,5`."""
    try:
        half_points = float(text.replace(",", ".")) * 2
    except ValueError:
        half_points = -1
    if not 0 <= half_points <= 182 or half_points != int(half_points):
        raise ValueError(f"card points are 0 to 91 in steps of a half, not {text[:20]!r}")
    if players == 4 and half_points % 2:
        raise ValueError(f"with four players the points are whole, not {text[:20]!r}: count again")
    return int(half_points)


def _check_every_trick(half_points: int, bouts: int) -> None:
    """Who wins every trick, and has the chien, lacks at most the Excuse and a low card for it."""
    if (bouts, half_points) not in ((3, 182), (2, 174), (2, 173)):
        shown = f"{half_points / 2:g}"
        raise ValueError(
            f"who wins every trick has 91 points with three bouts, or 87 with two, not {shown} "
            f"with {bouts}"
        )


def _misere(word: str, players: int) -> tuple[int, str]:
    seat, _, kind = word.partition(":")
    if not seat.isdecimal() or int(seat[:3]) >= players or kind not in ("atout", "tete"):
        raise ValueError(
            f"a misère is written seat:kind, as in 2:atout or 2:tete, not {word[:20]!r}"
        )
    return int(seat), f"misere_{kind}"
