"""A reading: a spread and a seed, from which the cards always come the same.

Recipe: the seed, a short text, gives 32 bytes, the SHA-256 of `trionfi reading ` and the text; they
give numbers as in `trionfi.cards.shuffle`. The deck in its printed order is shuffled with them and
the cards are taken from the front, one for each place. Only then each card, in the same order,
takes one number from 0 to 1: a card with 1 is reversed. So a reading without reversed cards shows
the same cards as one with them.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, cast

from trionfi.cards import Card
from trionfi.cards.shuffle import below, draws, mixed
from trionfi.cartomancy.spreads import DECKS, SPREADS, Deck, Place, Spread

SEED: Final = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?")
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of new seeds: none that is easily taken for another when read aloud or copied by hand."""
NEW_SEED_LENGTH: Final = 10
_ADDRESS: Final = "/reading/"


class ReadingError(ValueError):
    """A text that stands for no reading."""


def new_seed() -> str:
    """A fresh seed from the system's source of secrets, about 49 bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(NEW_SEED_LENGTH))


@dataclass(frozen=True)
class Drawn:
    """A card on the cloth."""

    card: Card
    is_reversed: bool
    place: Place


@dataclass(frozen=True)
class Reading:
    """Everything that a reading is; two that are equal show the same cards.

    >>> reading = Reading.parse("celtic 1910 upright")
    >>> reading.spread.name, reading.deck, reading.reversals
    ('celtic', 'full', False)
    >>> reading.path
    'celtic/1910/upright'

    Raises:
        ReadingError: the seed is not one.
    """

    spread: Spread
    seed: str
    deck: Deck
    reversals: bool = True
    """Whether cards may come reversed."""

    def __post_init__(self) -> None:
        if not SEED.fullmatch(self.seed):
            raise ReadingError(
                f"{self.seed[:40]!r} is no seed: write 1 to 32 small letters, digits or hyphens"
            )

    @classmethod
    def of(
        cls,
        spread: str,
        seed: str | None = None,
        *,
        deck: str | None = None,
        reversals: bool = True,
    ) -> Reading:
        """A reading by the names of its parts; without a seed a new one.

        Raises:
            ReadingError: there is no such spread or deck, or the seed is not one.
        """
        laid = SPREADS.get(spread)
        if laid is None:
            raise ReadingError(f"there is no spread {spread[:40]!r}: {_listed(SPREADS)}")
        if deck is not None and deck not in DECKS:
            raise ReadingError(f"there is no deck {deck[:40]!r}: {_listed(DECKS)}")
        chosen = cast(Deck, deck) if deck else laid.deck
        return cls(laid, seed.strip().lower() if seed else new_seed(), chosen, reversals)

    @classmethod
    def parse(cls, text: str) -> Reading:
        """The reading of a text form, of a path, or of a whole address.

        Raises:
            ReadingError: the text stands for no reading.
        """
        words = text.partition(_ADDRESS)[2] or text
        spread, *rest = re.split(r"[\s/]+", words.strip().strip("/"))
        if not rest:
            raise ReadingError("a reading is a spread and a seed, for instance: three k7m2q9")
        seed, *options = rest
        for option in options:
            if option not in (*DECKS, "upright"):
                known = _listed([*DECKS, "upright"])
                raise ReadingError(f"{option[:40]!r} is no option of a reading: {known}")
        decks = [deck for deck in DECKS if deck in options]
        if len(decks) > 1:
            raise ReadingError("a reading has one deck")
        deck = decks[0] if decks else None
        return cls.of(spread, seed, deck=deck, reversals="upright" not in options)

    @property
    def text(self) -> str:
        """The words that stand for this reading; what is usual is not said."""
        words: list[str] = [self.spread.name, self.seed]
        if self.deck != self.spread.deck:
            words.append(self.deck)
        if not self.reversals:
            words.append("upright")
        return " ".join(words)

    @property
    def path(self) -> str:
        """The same as the end of an address."""
        return self.text.replace(" ", "/")

    @cached_property
    def cards(self) -> tuple[Drawn, ...]:
        """The cards in the order of the places."""
        numbers = draws(hashlib.sha256(f"trionfi reading {self.seed}".encode()).digest())
        order = mixed(DECKS[self.deck], numbers)
        turned = [below(2, numbers) == 1 for _ in self.spread.places]
        return tuple(
            Drawn(card, self.reversals and is_turned, place)
            for card, is_turned, place in zip(order, turned, self.spread.places, strict=False)
        )

    def to_json(self) -> dict[str, Any]:
        """The reading and its cards as plain values."""
        return {
            "spread": self.spread.name,
            "seed": self.seed,
            "deck": self.deck,
            "reversals": self.reversals,
            "path": self.path,
            "cards": [
                {"card": drawn.card.code, "reversed": drawn.is_reversed} for drawn in self.cards
            ],
        }


def _listed(names: Iterable[str]) -> str:
    return f"there are {', '.join(names)}"
