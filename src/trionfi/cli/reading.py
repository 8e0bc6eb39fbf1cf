"""`trionfi reading`: the cards of the Tarocco Piemontese, laid and explained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from trionfi.cli.common import AsJson, Language, console, echo_json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console, RenderableType
    from rich.text import Text

    from trionfi.cards import Card
    from trionfi.cartomancy import Drawn, Reading

PACK = "piemontese"
UP, DOWN = "↑", "↓"
COLUMN, TEXT = 34, 80
"""Columns that a text needs beside others, and at most."""


def reading(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="SPREAD SEED", help="one, three, advice or celtic; or a link. [three]"
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Always the same cards.")] = None,
    deck: Annotated[str | None, typer.Option(help="trumps (22 cards) or full (78).")] = None,
    chance: Annotated[
        int | None,
        typer.Option("--reversed", metavar="PERCENT", help="Chance of reversed cards, 0-100. [50]"),
    ] = None,
    upright: Annotated[bool, typer.Option("--upright", help="No reversed cards.")] = False,
    cut: Annotated[
        int | None, typer.Option(metavar="CARDS", help="Cut the shuffled deck so deep.")
    ] = None,
    browse: Annotated[
        str | None, typer.Option(metavar="CARD", help="One card instead, for instance T13.")
    ] = None,
    cards: Annotated[bool, typer.Option("--cards", help="List the cards instead.")] = False,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Draw cards of the Tarocco Piemontese; a traditional pastime, not a prediction."""
    from trionfi.cards import PIEMONTESE
    from trionfi.cartomancy import CARDS, HALF, Reading

    if browse is not None or cards:
        shown = CARDS if browse is None else (PIEMONTESE.card(browse.strip().upper()),)
        if as_json:
            echo_json([_card_json(card, language) for card in shown])
        elif browse is None:
            _list_cards(console(), language)
        else:
            _show_card(console(), shown[0], language)
        return
    spread = " ".join(words or ["three"]).strip()
    if "/" in spread or " " in spread:
        if upright or any(option is not None for option in (seed, deck, chance, cut)):
            raise ValueError(
                "a seed or a link after the spread stands for all options: leave them out"
            )
        laid = Reading.parse(spread)
    else:
        if upright and chance:
            raise ValueError("--upright is a chance of 0: leave one of the two out")
        percent = 0 if upright else HALF if chance is None else chance
        laid = Reading.of(spread, seed, deck=deck, chance=percent, cut=cut or 0)
    if as_json:
        echo_json(_reading_json(laid, language))
    else:
        _show(console(), laid, language)


# --- A reading -----------------------------------------------------------------------------------


def _show(out: Console, laid: Reading, language: str) -> None:
    from rich.table import Table
    from rich.text import Text

    from trionfi.cartomancy import reading_book

    book = reading_book(language)
    words = book["spreads"][laid.spread.name]
    out.print(Text(words["title"], style="bold"), Text(words["about"], style="dim"), sep="\n")
    out.print()
    entries = [
        _entry(drawn, number, laid, language) for number, drawn in enumerate(laid.cards, start=1)
    ]
    if len(entries) == 3 and out.width >= 3 * COLUMN:
        grid = Table.grid(padding=(0, 4, 0, 0))
        for _ in entries:
            grid.add_column(width=(min(out.width, 140) - 12) // 3)
        grid.add_row(*entries)
        out.print(grid, soft_wrap=False)
        out.print()
    else:
        if len(entries) > 3:
            out.print(_sketch(laid))
            out.print()
        for entry in entries:
            _print(out, entry)
            out.print()
    _print(out, Text(book["note"], style="dim"))
    out.print(Text(f"trionfi reading {laid.path}", style="dim"))


def _entry(drawn: Drawn, number: int, laid: Reading, language: str) -> RenderableType:
    from rich.console import Group
    from rich.text import Text

    from trionfi.cartomancy import reading_book

    position = reading_book(language)["spreads"][laid.spread.name]["positions"][number - 1]
    heading = Text(position["name"], style="italic")
    if len(laid.spread) > 3:
        heading = Text(f"{number}  ", style="bold").append_text(heading)
    if hint := position.get("hint"):
        heading.append(f" ({hint})", style="dim")
    return Group(heading, *_card_lines(drawn.card, drawn.is_reversed, language))


def _sketch(laid: Reading) -> RenderableType:
    """Where the cards lie, as codes; the crossing card stands beside the one that it crosses."""
    from rich.table import Table
    from rich.text import Text

    cells: dict[tuple[int, int], Text] = {}
    for number, drawn in enumerate(laid.cards, start=1):
        cell = cells.setdefault((drawn.place.column, drawn.place.row), Text())
        if cell:
            cell.append("  ")
        cell.append(f"{number} ", style="dim").append_text(_face(drawn.card))
        cell.append(DOWN if drawn.is_reversed else "")
    grid = Table.grid(padding=(0, 3))
    columns = 1 + max(column for column, _ in cells)
    for _ in range(columns):
        grid.add_column(justify="center")
    for row in range(1 + max(row for _, row in cells)):
        grid.add_row(*(cells.get((column, row), Text()) for column in range(columns)))
    return grid


def _reading_json(laid: Reading, language: str) -> Any:
    from trionfi.cartomancy import reading_book

    positions = reading_book(language)["spreads"][laid.spread.name]["positions"]
    told = laid.to_json()
    told["cards"] = [
        {"position": position["name"], **_said(drawn.card, drawn.is_reversed, language)}
        for position, drawn in zip(positions, laid.cards, strict=True)
    ]
    return told


# --- One card, and all of them -------------------------------------------------------------------


def _show_card(out: Console, card: Card, language: str) -> None:
    for is_reversed in (False, True):
        for line in _card_lines(card, is_reversed, language):
            _print(out, line)
        out.print()


def _list_cards(out: Console, language: str) -> None:
    from rich.table import Table
    from rich.text import Text

    from trionfi.cartomancy import CARDS, italian_name

    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 3, 0, 0))
    for card in CARDS:
        if card.code.endswith("1") and card.is_plain:
            table.add_row()
        own = [] if language == "it" else [_name(card, language)]
        table.add_row(_face(card), Text(_upper(italian_name(card)), style="italic"), *own)
    out.print(table)


def _card_lines(card: Card, is_reversed: bool, language: str) -> Iterable[Text]:
    """Name, which way up, the Italian text, the reader's, and where it comes from."""
    from rich.text import Text

    from trionfi.cartomancy import italian_name, meaning, reading_book

    book = reading_book(language)
    found = meaning(card, is_reversed, language)
    is_italian = book is reading_book("it")
    about = [] if is_italian else [_name(card, language)]
    if not card.is_plain:
        about.append(book["number"].replace("{{number}}", str(card.number)))
    about.append(f"{DOWN} {book['reversed']}" if is_reversed else f"{UP} {book['upright']}")
    yield _face(card).append("  ").append(_upper(italian_name(card)), style="bold")
    yield Text(("、" if language.startswith("ja") else ", ").join(about), style="dim")
    yield Text(found.italian, style="italic")
    if not is_italian:
        yield Text(found.text)
    yield Text(book["sources"][found.source], style="dim")


def _card_json(card: Card, language: str) -> dict[str, Any]:
    sides = {False: "upright", True: "reversed"}
    said = {side: _said(card, turned, language) for turned, side in sides.items()}
    names = {key: said["upright"][key] for key in ("card", "italian_name", "name")}
    texts = {
        side: {key: text[key] for key in ("italian", "text", "source")}
        for side, text in said.items()
    }
    return {**names, **texts}


def _said(card: Card, is_reversed: bool, language: str) -> dict[str, Any]:
    from trionfi.cartomancy import italian_name, meaning

    found = meaning(card, is_reversed, language)
    return {
        "card": card.code,
        "italian_name": italian_name(card),
        "name": _name(card, language),
        "reversed": is_reversed,
        "italian": found.italian,
        "text": found.text,
        "source": found.source,
    }


def _print(out: Console, shown: RenderableType) -> None:
    out.print(shown, width=min(out.width, TEXT), soft_wrap=False)


def _face(card: Card) -> Text:
    from rich.text import Text

    from trionfi.cli.faces import STYLES

    return Text().append(card.code, style=STYLES[card.suit])


def _name(card: Card, language: str) -> str:
    from trionfi.texts import card_name

    return card_name(PACK, card.code, language)


def _upper(name: str) -> str:
    return name[:1].upper() + name[1:]
