"""Asks a person at a terminal: the question, what may be answered, why an answer is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from trionfi.cards import UnknownCardError
from trionfi.cli.faces import Faces, groups_of
from trionfi.cli.sheet import Words
from trionfi.rules.actions import VERBS, Action, Cards, Play, Show, read_action
from trionfi.rules.card_play import CardPlay
from trionfi.rules.choices import Choices, Either, OneOf, Pick
from trionfi.rules.plays import Plays
from trionfi.rules.reason import Reason
from trionfi.rules.subsets import Some
from trionfi.rules.view import View
from trionfi.texts import action_label

LISTED = 12
"""More answers than this are not listed with numbers."""


class QuitGame(Exception):  # noqa: N818 - no error: the person wants to stop
    """The person wants to stop here."""


class Prompt:
    """Puts the questions of one seat to a person.

    Args:
        console: where to.
        words: sentences and names.
        faces: shows and reads cards.
        play: the card play, which knows the order of a hand.
        commands: words that show something, each with what shows it.
    """

    def __init__(
        self,
        console: Console,
        words: Words,
        faces: Faces,
        play: CardPlay,
        commands: Mapping[str, Callable[[View], None]],
    ) -> None:
        self.console = console
        self.words = words
        self.faces = faces
        self.play = play
        self.commands = commands

    def ask(self, view: View, fresh: Sequence[Any] = ()) -> Action:
        """The person's answer; legal.

        Raises:
            QuitGame: it wants to stop, or its input has ended.
        """
        choices = view.choices
        assert choices is not None
        self.show_hand(view, fresh)
        numbered = self._offer(view)
        while True:
            typed = self._input()
            if typed in self.commands:
                self.commands[typed](view)
                continue
            try:
                action = self._understand(typed, view, numbered)
            except ValueError as error:
                self.console.print(f"  {error}", style="yellow")
                continue
            reason = choices.why_not(action)
            if reason is None or (view.interrupts is not None and action in view.interrupts):
                return action
            self.console.print(f"  {self.why(reason)}", style="yellow")

    def show_hand(self, view: View, fresh: Sequence[Any] = ()) -> None:
        """The hand in groups, legal cards marked when some are not."""
        legal = None
        choices = view.choices
        if isinstance(choices, Plays) and len(choices.cards) < len(view.hand):
            allowed = set(choices.cards)
            legal = allowed.__contains__
        self.console.print()
        for line in self.faces.hand(groups_of(self.play, view.hand), legal, fresh):
            self.console.print(line)
        if legal is not None and isinstance(choices, Plays):
            label = Text(f"  {self.words.cli('legal')} ", "dim")
            codes = " ".join(map(self.faces.code, choices.cards))
            self.console.print(label.append(codes, "bold"))

    def why(self, reason: Reason) -> str:
        """The rule behind a refusal."""
        plain: Any = reason.to_json()
        return self.words.about("refusal", plain["rule"], plain["facts"]) or plain["rule"]

    def label(self, action: Action, topic: str) -> str:
        game = self.words.game
        return action_label(game.name, game.pack.name, str(action), topic, self.words.language)

    def _offer(self, view: View) -> list[Choices[Any] | Action]:
        """Prints the question; returns what the numbers 1, 2, 3 … stand for."""
        choices = view.choices
        assert choices is not None
        size = choices.size if isinstance(choices, Pick) else 0
        question = self.words.own(f"ask.{view.topic}", count=size)
        self.console.print(Text(f"  {question or view.topic}", "bold"))
        numbered: list[Choices[Any] | Action] = []
        for part in choices.parts if isinstance(choices, Either) else (choices,):
            if isinstance(part, OneOf) and len(part.actions) <= LISTED:
                numbered += part.actions
            elif isinstance(choices, Either):
                numbered.append(part.only() or part)
        for number, item in enumerate(numbered, 1):
            example = item if isinstance(item, Action) else next(iter(item))
            label = self.label(example, view.topic)
            if isinstance(item, Pick):
                count = self.words.cli("of_cards", count=item.take, total=len(item.pool))
                label = f"{self.label(_bare(example), view.topic)}: {count}"
            elif isinstance(item, Some):
                useful = " ".join(self.faces.code(card) for card in item.pool if card in item.whole)
                label = f"{self.label(_bare(example), view.topic)}: {useful}"
            self.console.print(Text(f"   {number}  ", "dim").append(label, "bold"))
        return numbered

    def _understand(
        self, typed: str, view: View, numbered: Sequence[Choices[Any] | Action]
    ) -> Action:
        """What a person's words mean here.

        Raises:
            ValueError: nothing; the sentence says what would.
        """
        choices, words = view.choices, typed.split()
        if words[0].lower() in VERBS and words[1:]:
            return self._spelled(words[0].lower(), words[1:])
        if numbered and words[0].isdecimal():
            return self._numbered(words, numbered)
        if isinstance(choices, Plays):
            return Play(self._card(words[0]), tuple(word.lower() for word in words[1:]))
        if isinstance(choices, Pick):
            return self._with_cards(next(iter(choices)), words)
        listed = choices.actions if isinstance(choices, OneOf) else numbered
        for item in listed:
            if isinstance(item, Action) and self._means(typed, item, view.topic):
                return item
        sets = [item for item in numbered if isinstance(item, Pick | Some)]
        if sets and all(self._is_card(word) for word in words):
            picks = (item for item in sets if isinstance(item, Pick) and item.size == len(words))
            fitting: Choices[Any] = next(picks, sets[0])
            return self._with_cards(next(iter(fitting)), words)
        if words[0].lower() in VERBS:
            return self._spelled(words[0].lower(), [])
        raise ValueError(self.words.cli("not_understood", typed=typed[:40]))

    def _numbered(self, words: list[str], numbered: Sequence[Choices[Any] | Action]) -> Action:
        """The answer with a number; where it takes cards, those that follow, or ask for them.

        Where any number of cards may be taken, the number alone stands for all that are useful.
        """
        place = int(words[0][:4])
        if not 1 <= place <= len(numbered):
            raise ValueError(self.words.cli("no_such_number", last=len(numbered)))
        item = numbered[place - 1]
        if isinstance(item, Action):
            return item
        if isinstance(item, Some) and not words[1:]:
            everything: Action = item.of(item.whole)
            return everything
        return self._with_cards(next(iter(item)), words[1:] or self._input().split())

    def _spelled(self, verb: str, words: Sequence[str]) -> Action:
        """An action in its text form, as in records: `bid garde`, `show simple T21 T20`."""
        pack = self.faces.pack
        cards = [self.faces.read(word).code if self._is_card(word) else word for word in words]
        return read_action(" ".join((verb, *cards)), pack)

    def _means(self, typed: str, action: Action, topic: str) -> bool:
        """Whether somebody who types this means this action: its name, last word or card."""
        word = typed.lower().replace(" ", "_")
        own = {str(action).replace(" ", "_").lower(), action.tokens[-1].lower()}
        own.add(self.label(action, topic).lower().replace(" ", "_"))
        return word in own or (self._is_card(typed) and self.faces.read(typed).code.lower() in own)

    def _is_card(self, word: str) -> bool:
        try:
            self.faces.read(word.strip(",;"))
        except UnknownCardError:
            return False
        return True

    def _with_cards(self, example: Action, words: Sequence[str]) -> Action:
        cards = [self._card(word) for word in words]
        if isinstance(example, Show):
            return Show(example.name, tuple(sorted(cards, key=self.faces.pack.number)))
        assert isinstance(example, Cards)
        return type(example).of(cards, self.faces.pack)

    def _card(self, word: str) -> Any:
        try:
            return self.faces.read(word.strip(",;"))
        except UnknownCardError:
            raise ValueError(self.words.cli("no_card", typed=word[:20])) from None

    def _input(self) -> str:
        """A line of a person that holds something."""
        sign = "› " if self.console.encoding.lower().startswith("utf") else "> "
        while True:
            try:
                typed = input(f"  {sign}").strip()
            except (EOFError, KeyboardInterrupt):
                raise QuitGame from None
            if typed.lower() in ("q", "quit", "exit"):
                raise QuitGame
            if typed:
                return typed
            self.console.print(f"  {self.words.cli('help_hint')}", style="dim")


def _bare(action: Action) -> Action:
    """The action without its cards, for its name alone."""
    return Show(action.name) if isinstance(action, Show) else action
