"""Tells in a terminal what happens at the table, from the facts that one seat is told."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from trionfi.cards import Card
from trionfi.cli.faces import Faces
from trionfi.cli.sheet import Words, headline, summary
from trionfi.rules.actions import PASS, Play
from trionfi.rules.card_play import CardPlay
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Contract, Did, Fact, Laid, Noted, Role, Settled, Shown, Turned, Won
from trionfi.texts import action_label, first


class Narrator:
    """Prints facts as they come.

    Args:
        console: where to.
        words: sentences and names.
        faces: pictures of cards.
        play: knows who is winning a trick.
        seat: the reader's; None for a spectator.
    """

    def __init__(
        self, console: Console, words: Words, faces: Faces, play: CardPlay, seat: int | None
    ) -> None:
        self.console = console
        self.words = words
        self.faces = faces
        self.play = play
        self.seat = seat
        self.topic = ""
        """What the last question was about."""
        self.trick: list[tuple[int, Card]] = []
        self.tricks = 0
        self.last_trick: Text | None = None
        self.contract: str | None = None

    def tell(self, fact: Fact) -> None:
        """One fact, if it is worth a line."""
        self._tell(fact)

    def name(self, seat: int) -> Text:
        """A seat's name; the reader's own stands out."""
        return Text(self.words.names[seat], "bold cyan" if seat == self.seat else "bold")

    def line(self, seat: int, rest: str | Text) -> None:
        self.console.print(
            Text("  ")
            .append_text(self.name(seat))
            .append("  ")
            .append_text(rest if isinstance(rest, Text) else Text(rest))
        )

    def table_line(self) -> Text:
        """The running trick: who played what, who is winning."""
        line = Text(f"  {self.tricks + 1:>2}  ", "dim")
        led = any(not card.is_fool for _, card in self.trick)
        winning = self.play.winner(self.trick) if led else None
        for seat, card in self.trick:
            line.append_text(self.name(seat)).append(" ")
            line.append_text(self.faces.face(card))
            line.append("*  " if seat == winning else "   ", "bold")
        return line

    @singledispatchmethod
    def _tell(self, fact: Fact) -> None:
        """Most facts are seen on the table, or follow from others."""

    @_tell.register
    def _(self, fact: Did) -> None:
        action = fact.action
        if isinstance(action, Play):
            self.trick.append((fact.seat, action.card))
            if action.signals:
                said = ", ".join(
                    first([f"action.signal.{word}"], self.words.language) or word
                    for word in action.signals
                )
                self.line(fact.seat, said)
            return
        game = self.words.game
        if action == PASS and first([f"{game.name}.pass.{self.topic}"], self.words.language):
            return
        if action.secret and fact.seat == self.seat:
            return
        label = action_label(
            game.name, game.pack.name, str(action), self.topic, self.words.language
        )
        self.line(fact.seat, label)

    @_tell.register
    def _(self, fact: Turned) -> None:
        label = self.words.own("label.chien") or self.words.cli("pool")
        self.console.print(Text(f"  {label}  ", "bold").append_text(self.faces.faces(fact.cards)))

    @_tell.register
    def _(self, fact: Laid) -> None:
        if fact.seat == self.seat and fact.cards is not None:
            label = self.words.own("label.ecart") or ""
            self.line(fact.seat, Text(f"{label} ").append_text(self.faces.faces(fact.cards)))

    @_tell.register
    def _(self, fact: Shown) -> None:
        self.line(fact.seat, self.faces.faces(fact.cards))

    @_tell.register
    def _(self, fact: Role) -> None:
        label = first([f"role.{fact.role}"], self.words.language)
        if label and fact.role not in ("taker", "dealer"):
            self.line(fact.seat, label)

    @_tell.register
    def _(self, fact: Contract) -> None:
        name = self.words.own(f"contract.{fact.name}") or fact.name
        taker = fact.facts.get("taker")
        plain: Any = fact.to_json()
        # While nobody is taker, the table has more to say than a multiplier.
        said = self.words.about("label", fact.name, plain["facts"])
        rest = said if said and not isinstance(taker, int) else f"×{fact.factor}"
        who = f"{self.words.names[taker]}: " if isinstance(taker, int) else ""
        self.contract = f"{who}{name[:1].upper()}{name[1:]} {rest}"
        self.console.print(Text(f"  {self.contract}", "bold yellow"))

    @_tell.register
    def _(self, fact: Won) -> None:
        line = self.table_line()
        line.append("→ ", "dim").append_text(self.name(fact.seat))
        self.console.print(line)
        self.last_trick = line
        self.trick = []
        self.tricks += 1

    @_tell.register
    def _(self, fact: Noted) -> None:
        plain: Any = fact.to_json()
        said = self.words.about("note", fact.rule, plain["facts"])
        if said:
            self.console.print(Text(f"  {said}", "italic"))

    @_tell.register
    def _(self, fact: Settled) -> None:
        self.console.print()
        self.console.print(Rule(Text(headline(fact.sheet, self.words), "bold"), style="dim"))
        if said := summary(fact.sheet, self.words):
            self.console.print(f"  {said}")
        if not fact.sheet.counts:
            return
        facts, label = fact.sheet.facts, self.words.own("label.ecart")
        kept = facts.get("kept")
        if label and isinstance(kept, tuple) and kept and kept != facts.get("chien"):
            shown = self.faces.faces(card for card in kept if isinstance(card, Card))
            self.console.print(Text(f"  {label} ").append_text(shown))


def retell(narrator: Narrator, deal: Deal) -> int:
    """Tells a deal from its beginning up to now; returns how many facts that were."""
    again = Deal(
        deal.game, deal.cards, dealer=deal.dealer, options=deal.options, before=deal.before
    )
    seen = 0
    for move in (None, *deal.log):
        if move is not None:
            narrator.topic = again.decision.topic if again.decision else ""
            again.play(*move)
        facts = again.view(narrator.seat).facts
        for fact in facts[seen:]:
            narrator.tell(fact)
        seen = len(facts)
    return seen
