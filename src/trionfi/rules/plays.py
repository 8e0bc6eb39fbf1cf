"""`Plays`: the legal cards of a seat in turn, with the signals true of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import TypeAlias

from trionfi.cards import Card, Pack
from trionfi.kernel import Legal
from trionfi.rules.actions import Action, Play
from trionfi.rules.choices import Choices, Tokens, spelling_error
from trionfi.rules.reason import Json, Reason, Value

Signals: TypeAlias = Callable[[Card], Sequence[str]]
"""The signals that may go with a card, each a single word."""

SILENT = "silent"
"""The token for leading without any of the signals on offer."""


@cache
def plays_of(pack: Pack) -> tuple[Play, ...]:
    """One `Play` per card number, so that playing a card makes no new object."""
    return tuple(Play(card) for card in pack)


def no_signals(card: Card) -> Sequence[str]:
    """The signals of a card that is not led, or of a game without signals."""
    return ()


class Plays(Choices[Play]):
    """The cards that may be played.

    Args:
        pack: gives cards their numbers.
        legal: the kernel's answer for the seat in turn; a value, not a live view.
        signals: the signals that may accompany a card.
    """

    __slots__ = ("legal", "pack", "signals")

    def __init__(self, pack: Pack, legal: Legal, signals: Signals = no_signals) -> None:
        self.pack = pack
        self.legal = legal
        self.signals = signals

    @property
    def cards(self) -> list[Card]:
        """The legal cards, in the order of the pack."""
        return [self.pack.cards[number] for number in self.legal.cards()]

    def __contains__(self, action: Action) -> bool:
        if type(action) is not Play:
            return False
        number = self.pack.number(action.card)
        return number in self.legal if not action.signals else self.why_not(action) is None

    def why_not(self, action: Action) -> Reason | None:
        if not isinstance(action, Play):
            return Reason("play_a_card", {"action": str(action)})
        why = self.legal.why(self.pack.number(action.card))
        if why is not None:
            return Reason(why, self._facts(action.card))
        offered = self.signals(action.card)
        if len(action.signals) > 1 or any(word not in offered for word in action.signals):
            return Reason(
                "signal_not_allowed",
                {"card": action.card, "signal": " ".join(action.signals), "offered": (*offered,)},
            )
        return None

    def _facts(self, card: Card) -> dict[str, Value]:
        facts: dict[str, Value] = {"card": card}
        if self.legal.led >= 0:
            facts["suit"] = self.pack.cards[self.legal.led].suit
        if self.legal.best >= 0:
            facts["over"] = self.pack.cards[self.legal.best]
        return facts

    def concerns(self, action: Action) -> bool:
        return isinstance(action, Play)

    def count(self) -> int:
        if self.signals is no_signals:
            return len(self.legal)
        return sum(1 + len(self.signals(card)) for card in self.cards)

    def __iter__(self) -> Iterator[Play]:
        plays = plays_of(self.pack)
        for number in self.legal.cards():
            yield plays[number]
            for word in self.signals(self.pack.cards[number]):
                yield Play(self.pack.cards[number], (word,))

    def sample(self, rng: Random) -> Play:
        number = self.legal.at(rng.random())
        if self.signals is no_signals:
            return plays_of(self.pack)[number]
        words = (None, *self.signals(self.pack.cards[number]))
        word = words[int(rng.random() * len(words))]
        return Play(self.pack.cards[number], (word,) if word else ())

    def next(self, prefix: Tokens = ()) -> Sequence[str]:
        if not prefix:
            return tuple(card.code for card in self.cards)
        offered = self.signals(self.pack.card(prefix[0]))
        return (SILENT, *offered) if offered and len(prefix) == 1 else ()

    def build(self, tokens: Tokens) -> Play:
        words = tuple(word for word in tokens[1:] if word != SILENT)
        action = Play(self.pack.card(tokens[0]), words) if tokens else None
        if action is None or len(words) > 1 or self.why_not(action):
            raise spelling_error(tokens)
        return action

    def form(self) -> dict[str, Json]:
        signals = {card.code: list(self.signals(card)) for card in self.cards}
        refused: dict[str, Json] = {}
        for number in self.legal.held():
            why = self.legal.why(number)
            if why is not None:
                card = self.pack.cards[number]
                refused[card.code] = Reason(why, self._facts(card)).to_json()
        return {
            "kind": "plays",
            "legal": [card.code for card in self.cards],
            "refused": refused,
            "signals": {code: [*words] for code, words in signals.items() if words},
        }
