"""A match at a terminal: one person, computer players in the other seats."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from trionfi.cli.faces import Faces
from trionfi.cli.narrate import Narrator, retell
from trionfi.cli.prompt import Prompt, QuitGame
from trionfi.cli.sheet import Words, amount, payments, sheet_table
from trionfi.players import Player
from trionfi.records import MatchRecord
from trionfi.rules.choices import Choices
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Begun, Took
from trionfi.rules.match import Match
from trionfi.rules.view import View


class Terminal:
    """Plays a match with a person.

    Args:
        console: where it is shown.
        match: new, or gone on with.
        names: of the seats.
        seat: the person's.
        players: the computer players, one per seat; that of the person is not asked.
        language: of all texts.
        file: where the match is written down.
        pause: seconds that a computer player seems to think.
    """

    def __init__(
        self,
        console: Console,
        match: Match,
        names: Sequence[str],
        seat: int,
        players: Sequence[Player],
        language: str,
        file: Path,
        pause: float,
    ) -> None:
        self.console = console
        self.match = match
        self.seat = seat
        self.players = players
        self.file = file
        self.pause = pause
        self.words = Words(match.game, names, language)
        self.faces = Faces(match.game.pack, language)
        self.play = match.game.card_play(match.options)
        self._seen = 0
        self._fresh: Sequence[Any] = ()
        self._narrator = self._new_narrator()
        shown = {"?": self._help, "h": self._hand, "l": self._last, "s": self._scores}
        self._prompt = Prompt(console, self.words, self.faces, self.play, shown)

    def run(self) -> bool:
        """Plays to the end, or until the person stops; returns whether the match is over.

        The match is written down before each question, so that nothing is lost whatever happens.
        """
        try:
            while not self.match.over:
                self._deal(self.match.deal or self.match.next_deal())
                if self.match.over or not self._next():
                    break
        except (QuitGame, KeyboardInterrupt):
            pass
        finally:
            self.save()
        if self.match.over:
            self._end()
        return self.match.over

    def save(self) -> None:
        """Writes the match down, in one step: never half a file."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        part = self.file.with_name(self.file.name + ".part")
        part.write_text(MatchRecord(self.match, self.words.names).text(), encoding="utf-8")
        os.replace(part, self.file)

    def _deal(self, deal: Deal) -> None:
        self._seen, self._narrator, self._fresh = 0, self._new_narrator(), ()
        number = sum(sheet.counts for sheet in self.match.sheets) + 1
        title = self.words.cli("deal_title", number=number, dealer=self.words.names[deal.dealer])
        self.console.print()
        self.console.print(Rule(Text(title, "bold"), style="dim"))
        self._seen = retell(self._narrator, deal)
        while (decision := deal.decision) is not None:
            self._turn(deal, decision.seat)
            self._news(deal, decision.topic)
        sheet = self.match.close_deal()
        self.save()
        if sheet.counts:
            self.console.print()
            self.console.print(sheet_table(sheet, self.words, self.match.scores))
            self._payments(sheet.scores)

    def _turn(self, deal: Deal, seat: int) -> None:
        for other in deal.decision.others if deal.decision else ():
            if other != self.seat:
                view = deal.view(other)
                action = self.players[other].interrupt(view, deal.game, deal.options)
                if action is not None:
                    deal.play(other, action)
                    return
        view = deal.view(seat)
        if seat != self.seat:
            deal.play(seat, self.players[seat].choose(view, deal.game, deal.options))
            return
        assert view.choices is not None
        only = self._only(view, view.choices)
        if only is None:
            if view.topic == "play" and self._narrator.trick:
                self.console.print(self._narrator.table_line())
            self.save()
            only = self._prompt.ask(view, self._fresh)
        deal.play(seat, only)

    def _only(self, view: View, choices: Choices[Any]) -> Any:
        """The single answer to a question that leaves no choice; a card only if it is the last."""
        if view.topic == "play" and len(view.hand) > 1:
            return None
        return choices.only()

    def _news(self, deal: Deal, topic: str) -> None:
        """Tells the facts since the last time."""
        self._narrator.topic = topic
        facts = deal.view(self.seat).facts
        for fact in facts[self._seen :]:
            if isinstance(fact, Took) and fact.seat == self.seat:
                self._fresh = fact.cards or ()
            elif not isinstance(fact, Begun | Took) and topic == "play":
                self._fresh = ()
            self._narrator.tell(fact)
        if self.pause and len(facts) > self._seen and topic in ("play", "bid"):
            time.sleep(self.pause)
        self._seen = len(facts)

    def _payments(self, scores: Sequence[int]) -> None:
        names = self.words.names
        for payer, to, paid in payments(scores):
            said = self.words.cli("pays", seat=names[payer], to=names[to], amount=paid)
            self.console.print(f"  {said}")

    def _next(self) -> bool:
        """Whether the person wants the next deal."""
        self.console.print()
        try:
            typed = input(f"  {self.words.cli('next_deal')} ")
        except (EOFError, KeyboardInterrupt):
            return False
        return typed.strip().lower() not in ("q", "quit", "exit")

    def _end(self) -> None:
        names, scores = self.words.names, self.match.scores
        ranking = sorted(range(len(names)), key=lambda seat: -scores[seat])
        self.console.print(Rule(Text(self.words.cli("match_over"), "bold"), style="dim"))
        for seat in ranking:
            place = 1 + sum(score > scores[seat] for score in scores)
            self.console.print(Text(f"  {place}  {names[seat]:<12}{amount(scores[seat]):>7}"))

    def _new_narrator(self) -> Narrator:
        return Narrator(self.console, self.words, self.faces, self.play, self.seat)

    # What a person may ask for.

    def _help(self, view: View) -> None:
        for line in self.words.cli("help").split(" | "):
            self.console.print(f"  {line}", style="dim")

    def _hand(self, view: View) -> None:
        if self._narrator.contract:
            self.console.print(Text(f"  {self._narrator.contract}", "bold yellow"))
        if self._narrator.trick:
            self.console.print(self._narrator.table_line())
        self._prompt.show_hand(view, self._fresh)

    def _last(self, view: View) -> None:
        self.console.print(self._narrator.last_trick or f"  {self.words.cli('no_last_trick')}")

    def _scores(self, view: View) -> None:
        for name, score in zip(self.words.names, self.match.scores, strict=True):
            self.console.print(f"  {name:<12}{amount(score):>7}")
