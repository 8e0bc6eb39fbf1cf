"""Score sheets in a terminal: the terms of a deal, and who pays whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from trionfi.rules.game import Game
from trionfi.rules.terms import Sheet
from trionfi.texts import MissingParameterError, MissingTextError, first, reason_text, text


class Words:
    """Sentences about a game for people with names, in their language."""

    def __init__(self, game: Game[Any], names: Sequence[str], language: str) -> None:
        self.game = game
        self.names = tuple(names)
        self.language = language

    def about(self, kind: str, rule: str, facts: dict[str, Any]) -> str | None:
        """A sentence or label of the game; None if it has none for this rule."""
        try:
            return reason_text(
                self.game.name,
                self.game.pack.name,
                rule,
                facts,
                kind=kind,
                language=self.language,
                seat_name=self.names.__getitem__,
            )
        except (MissingTextError, MissingParameterError):
            return None

    def cli(self, key: str, **params: object) -> str:
        """A text of the command line itself."""
        return text(f"cli.{key}", self.language, **params)

    def own(self, key: str, **params: object) -> str | None:
        """A text of the game; None if it has none of that key."""
        try:
            return first([f"{self.game.name}.{key}"], self.language, **params)
        except MissingParameterError:
            return None


def headline(sheet: Sheet, words: Words) -> str:
    """The result in one line."""
    plain: Any = sheet.headline.to_json()
    return words.about("headline", plain["rule"], plain["facts"]) or plain["rule"]


def summary(sheet: Sheet, words: Words) -> str | None:
    """Points and what was needed, where the game has a text for it."""
    plain: Any = sheet.to_json()["facts"]
    bouts = plain.get("bouts")
    count = len(bouts) if isinstance(bouts, list) else bouts
    return words.own("summary", **{**plain, "count": count})


def sheet_table(sheet: Sheet, words: Words, totals: Sequence[int] | None = None) -> Table:
    """The terms of a deal, one column per seat; below them the sums, and the match so far."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="bold")
    table.add_column("")
    for name in words.names:
        table.add_column(name, justify="right")
    table.add_column("", style="dim")
    for term in sheet.terms:
        plain: Any = term.to_json()
        label = words.about("term", term.rule, plain["facts"]) or term.rule
        known = None not in term.facts.values()
        working = (words.about("working", term.rule, plain["facts"]) if known else None) or ""
        table.add_row(label, *map(amount, term.amounts), working)
    table.add_row(Text(words.cli("deal_total"), "bold"), *(bold(n) for n in sheet.scores), "")
    if totals is not None:
        table.add_row(Text(words.cli("match_total"), "bold"), *(bold(n) for n in totals), "")
    return table


def payments(scores: Sequence[int]) -> list[tuple[int, int, int]]:
    """Who pays whom how much, so that everybody gets his score: (from, to, amount).

    Each pair of seats pays at most once; scores that do not add up to zero leave a rest.
    """
    owes = {seat: -score for seat, score in enumerate(scores) if score < 0}
    gets = {seat: score for seat, score in enumerate(scores) if score > 0}
    found = []
    while owes and gets:
        to = max(gets, key=lambda seat: (gets[seat], -seat))
        exact = (seat for seat in owes if owes[seat] == gets[to])
        payer = next(exact, None)
        if payer is None:
            payer = max(owes, key=lambda seat: (owes[seat], -seat))
        paid = min(owes[payer], gets[to])
        found.append((payer, to, paid))
        for pile, seat in ((owes, payer), (gets, to)):
            pile[seat] -= paid
            if not pile[seat]:
                del pile[seat]
    return sorted(found)


def amount(number: int) -> str:
    """A number with its sign: +82, −82, 0."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def bold(number: int) -> Text:
    return Text(
        amount(number), "bold green" if number > 0 else "bold red" if number < 0 else "bold"
    )
