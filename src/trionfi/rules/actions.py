"""Actions: what a seat answers to a question. Small frozen values with a text form.

The text is words: the verb first, then the arguments (`play T14`, `bid garde`, `pass`,
`discard H2 H3 H4`). An action's *tokens* are its arguments, or the verb if it has none: in the
context of a decision they spell it completely, which gives learners a small fixed vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar, Self

from trionfi.cards import Card, Pack


class UnknownActionError(ValueError):
    """A text is no action."""


@dataclass(frozen=True, slots=True)
class Action:
    """Base of all actions."""

    verb: ClassVar[str]
    secret: ClassVar[bool] = False
    """Whether other seats learn only that it happened."""

    @property
    def arguments(self) -> tuple[str, ...]:
        return ()

    @property
    def tokens(self) -> tuple[str, ...]:
        return self.arguments or (self.verb,)

    def __str__(self) -> str:
        return " ".join((self.verb, *self.arguments))


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Decline: no bid, nothing to announce."""

    verb: ClassVar[str] = "pass"

    @classmethod
    def read(cls, words: list[str], pack: Pack) -> Pass:
        _expect(cls.verb, words, 0)
        return cls()


@dataclass(frozen=True, slots=True)
class Named(Action):
    """An action that is one word after the verb."""

    name: str

    @property
    def arguments(self) -> tuple[str, ...]:
        return (self.name,)

    @classmethod
    def read(cls, words: list[str], pack: Pack) -> Named:
        _expect(cls.verb, words, 1)
        return cls(words[0])


@dataclass(frozen=True, slots=True)
class Bid(Named):
    """A call in an auction: `bid garde`."""

    verb: ClassVar[str] = "bid"


@dataclass(frozen=True, slots=True)
class Announce(Named):
    """Something said that is no bid: `announce slam`."""

    verb: ClassVar[str] = "announce"


@dataclass(frozen=True, slots=True)
class Choose(Named):
    """One of several named ways to go on: `choose upper`."""

    verb: ClassVar[str] = "choose"


@dataclass(frozen=True, slots=True)
class Say(Action):
    """A word with an amount, as in a bargaining: `say pay 6`, `say play`."""

    verb: ClassVar[str] = "say"
    word: str
    amount: int | None = None

    @property
    def arguments(self) -> tuple[str, ...]:
        return (self.word,) if self.amount is None else (self.word, str(self.amount))

    @classmethod
    def read(cls, words: list[str], pack: Pack) -> Say:
        if not 1 <= len(words) <= 2 or (len(words) == 2 and not words[1].isdigit()):
            raise UnknownActionError(
                f"'{cls.verb}' takes a word and perhaps an amount, not {' '.join(words)[:60]!r}"
            )
        return cls(words[0], int(words[1]) if len(words) == 2 else None)


@dataclass(frozen=True, slots=True)
class Seal(Say):
    """A word written down in secret, to be read out together with those of others: `seal pay 6`."""

    verb: ClassVar[str] = "seal"
    secret: ClassVar[bool] = True

    @property
    def said(self) -> Say:
        """The word itself, as it is said when all are read out."""
        return Say(self.word, self.amount)


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Name a card whose holder becomes the partner: `call HK`."""

    verb: ClassVar[str] = "call"
    card: Card

    @property
    def arguments(self) -> tuple[str, ...]:
        return (self.card.code,)

    @classmethod
    def read(cls, words: list[str], pack: Pack) -> Call:
        _expect(cls.verb, words, 1)
        return cls(pack.card(words[0]))


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card, perhaps with a signal: `play T14`, `play S3 busso`.

    Several signals stand in the order of the alphabet, in whatever order they are read.
    """

    verb: ClassVar[str] = "play"
    card: Card
    signals: tuple[str, ...] = ()

    @property
    def arguments(self) -> tuple[str, ...]:
        return (self.card.code, *self.signals)

    @classmethod
    def read(cls, words: list[str], pack: Pack) -> Play:
        if not words:
            raise UnknownActionError("'play' needs a card, as in 'play T14'")
        return cls(pack.card(words[0]), tuple(sorted(words[1:])))


@dataclass(frozen=True, slots=True)
class Cards(Action):
    """An action on a set of cards, kept in the order of the pack."""

    cards: tuple[Card, ...]

    @property
    def arguments(self) -> tuple[str, ...]:
        return tuple(card.code for card in self.cards)

    @classmethod
    def of(cls, cards: Iterable[Card], pack: Pack) -> Self:
        """The action on `cards`, brought into the order of the pack; a double stays a double."""
        return cls(tuple(sorted(cards, key=pack.number)))

    @classmethod
    def read(cls, words: list[str], pack: Pack) -> Self:
        return cls.of((pack.card(word) for word in words), pack)


@dataclass(frozen=True, slots=True)
class Discard(Cards):
    """Put cards away face down: `discard H2 H3 H4`."""

    verb: ClassVar[str] = "discard"
    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Take(Cards):
    """Take these cards of the talon, which lie face up: `take H1 T7 T12`."""

    verb: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Give(Cards):
    """Hand cards over: `give B7`."""

    verb: ClassVar[str] = "give"


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Show cards under a name: `show simple T21 T20 …`."""

    verb: ClassVar[str] = "show"
    name: str
    cards: tuple[Card, ...] = ()

    @property
    def arguments(self) -> tuple[str, ...]:
        return (self.name, *(card.code for card in self.cards))

    @classmethod
    def read(cls, words: list[str], pack: Pack) -> Show:
        if not words:
            raise UnknownActionError("'show' needs the name of what is shown")
        cards = sorted((pack.card(word) for word in words[1:]), key=pack.number)
        return cls(words[0], tuple(cards))


@dataclass(frozen=True, slots=True)
class Hidden(Action):
    """What others see of a secret action: its verb."""

    verb: ClassVar[str] = "hidden"
    name: str

    @property
    def arguments(self) -> tuple[str, ...]:
        return (self.name,)


_READERS: dict[str, Callable[[list[str], Pack], Action]] = {
    kind.verb: kind.read
    for kind in (Pass, Bid, Announce, Choose, Say, Seal, Call, Play, Discard, Take, Give, Show)
}

VERBS = frozenset(_READERS)
"""The first words of all actions that can be read."""

PASS = Pass()


def read_action(text: str, pack: Pack) -> Action:
    """The action that a text stands for.

    Raises:
        UnknownActionError: unknown verb, or arguments that the verb does not take.
        UnknownCardError: a card that is not in the pack.
    """
    words = text.split() if isinstance(text, str) else []
    if not words or words[0] not in _READERS:
        known = ", ".join(_READERS)
        raise UnknownActionError(
            f"{str(text)[:60]!r} is not an action: it begins with one of {known}"
        )
    return _READERS[words[0]](words[1:], pack)


def _expect(verb: str, words: list[str], count: int) -> None:
    if len(words) != count:
        raise UnknownActionError(
            f"'{verb}' takes {count} word{'' if count == 1 else 's'} after it, not {len(words)}"
        )
