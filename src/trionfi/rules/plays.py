"""`Plays`: the legal cards of a seat in turn, with the signals true of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Protocol, TypeAlias

from trionfi.cards import Card, Pack
from trionfi.kernel import Legal
from trionfi.rules.actions import Action, Play
from trionfi.rules.choices import Choices, Tokens, spelling_error
from trionfi.rules.reason import Json, Reason, Value

Signals: TypeAlias = Callable[[Card], Sequence[str]]
"""The signals that may go with a card; one that is made of several words has blanks between."""

SILENT = "silent"
"""The token for leading without any of the signals on offer, or without a further word."""


@cache
def plays_of(pack: Pack) -> tuple[Play, ...]:
    """One `Play` per card number, so that playing a card makes no new object."""
    return tuple(Play(card) for card in pack)


def no_signals(card: Card) -> Sequence[str]:
    """The signals of a card that is not led, or of a game without signals."""
    return ()


class LegalCards(Protocol):
    """What `Plays` asks of the kernel's answer."""

    def cards(self) -> list[int]: ...
    def held(self) -> list[int]: ...
    def __len__(self) -> int: ...
    def __contains__(self, number: int) -> bool: ...
    def at(self, share: float) -> int: ...
    def why(self, number: int) -> str | None: ...
    @property
    def led(self) -> int: ...
    @property
    def best(self) -> int: ...


class HeldBack:
    """The kernel's answer without one card, by a rule that the kernel cannot say.

    Search and playouts know nothing of such a rule: it is for a deal that nobody searches.

    Args:
        legal: the kernel's answer; it has another card than this one.
        number: the card.
        rule: why it may not be played.
    """

    def __init__(self, legal: Legal, number: int, rule: str) -> None:
        self._legal, self._number, self._rule = legal, number, rule
        self._cards = [other for other in legal.cards() if other != number]
        self.held, self.led, self.best = legal.held, legal.led, legal.best

    def cards(self) -> list[int]:
        return self._cards

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, number: int) -> bool:
        return number in self._cards

    def at(self, share: float) -> int:
        return self._cards[int(share * len(self._cards))]

    def why(self, number: int) -> str | None:
        why = self._legal.why(number)
        return self._rule if number == self._number and why is None else why


class Plays(Choices[Play]):
    """The cards that may be played.

    Args:
        pack: gives cards their numbers.
        legal: the kernel's answer for the seat in turn; a value, not a live view.
        signals: the signals that may accompany a card.
    """

    __slots__ = ("legal", "pack", "signals")

    def __init__(self, pack: Pack, legal: LegalCards, signals: Signals = no_signals) -> None:
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
        if not action.signals:
            return None
        offered, signal = self.signals(action.card), " ".join(action.signals)
        if signal in offered:
            return None
        facts: dict[str, Value] = {"card": action.card, "signal": signal, "offered": (*offered,)}
        return Reason("signal_not_allowed", facts)

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
            for signal in self.signals(self.pack.cards[number]):
                yield Play(self.pack.cards[number], tuple(signal.split()))

    def sample(self, rng: Random) -> Play:
        number = self.legal.at(rng.random())
        if self.signals is no_signals:
            return plays_of(self.pack)[number]
        offered = ("", *self.signals(self.pack.cards[number]))
        signal = offered[int(rng.random() * len(offered))]
        return Play(self.pack.cards[number], tuple(signal.split()))

    def next(self, prefix: Tokens = ()) -> Sequence[str]:
        if not prefix:
            return tuple(card.code for card in self.cards)
        said = prefix[1:]
        if SILENT in said:
            return ()
        offered = [tuple(signal.split()) for signal in self.signals(self.pack.card(prefix[0]))]
        longer = (words for words in offered if words[: len(said)] == said != words)
        further = tuple(dict.fromkeys(words[len(said)] for words in longer))
        ends = not said or said in offered
        return (*[SILENT] * (ends and bool(further)), *further)

    def build(self, tokens: Tokens) -> Play:
        words = tuple(word for word in tokens[1:] if word != SILENT)
        action = Play(self.pack.card(tokens[0]), words) if tokens else None
        if action is None or self.why_not(action):
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
