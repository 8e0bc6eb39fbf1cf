"""Facts: what a seat was told, when it happened.

The same few classes serve every game, so that views, the table, bots and the web need no
game's code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from trionfi.cards import Card
from trionfi.rules.actions import Action
from trionfi.rules.reason import Json, Value, facts_to_json
from trionfi.rules.terms import Sheet


@dataclass(frozen=True, slots=True)
class Fact:
    """Base of all facts."""

    def to_json(self) -> dict[str, Json]:
        """The fact with its class as `type`, cards and actions in text form."""
        plain: dict[str, Json] = {"type": type(self).__name__}
        for part in fields(self):
            plain[part.name] = _plain(getattr(self, part.name))
        return plain


@dataclass(frozen=True, slots=True)
class Begun(Fact):
    """The cards are dealt: how many each seat got, how many went to the pool."""

    dealer: int
    hands: tuple[int, ...]
    pool: int


@dataclass(frozen=True, slots=True)
class Dealt(Fact):
    """A seat got these cards from the pack; told to that seat."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Did(Fact):
    """A seat's answer to a question, or what it did out of turn while that question stood.

    Of a secret action others learn only the verb. Cards answer the question `play`.
    """

    seat: int
    action: Action
    topic: str = "play"


@dataclass(frozen=True, slots=True)
class Turned(Fact):
    """Cards of the pool were turned up."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Took(Fact):
    """Cards of the pool went into a hand; `cards` is None for those who did not see them."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Saw(Fact):
    """A seat looked at cards that lie face down; `cards` is None for the others."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Laid(Fact):
    """A seat put cards away; `cards` is None for the others."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Shown(Fact):
    """A seat showed cards that it has, or has put away."""

    seat: int
    cards: tuple[Card, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Role(Fact):
    """A seat's part in the deal: `taker`, `partner`, …; a secret one is told to its holder."""

    seat: int
    role: str


@dataclass(frozen=True, slots=True)
class Contract(Fact):
    """The standing contract: its name, its multiplier, and what the label should say.

    Of the cards in `counted` the table counts those that the taker's side has won.
    """

    name: str
    factor: int
    facts: Mapping[str, Value] = field(default_factory=dict)
    counted: tuple[Card, ...] = ()

    def to_json(self) -> dict[str, Json]:
        """Without `counted`, which is a rule of the game and no news of its cards."""
        plain = Fact.to_json(self)
        del plain["counted"]
        return plain


@dataclass(frozen=True, slots=True)
class Lead(Fact):
    """A seat leads a trick."""

    seat: int


@dataclass(frozen=True, slots=True)
class Won(Fact):
    """The trick on the table went to a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Noted(Fact):
    """Anything else worth saying: a debt opened, a debt paid."""

    rule: str
    facts: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Settled(Fact):
    """The score of the deal."""

    sheet: Sheet


def _plain(value: object) -> Json:
    if isinstance(value, Card | Action):
        return str(value)
    if isinstance(value, Sheet):
        return value.to_json()
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return facts_to_json(value)
    if value is None or isinstance(value, str | int):
        return value
    raise TypeError(f"a fact cannot hold a {type(value).__name__}")
