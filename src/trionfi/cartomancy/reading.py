"""A reading: a spread and a seed, from which the cards always come the same.

Recipe: the seed, a short text, gives 32 bytes, the SHA-256 of `trionfi reading ` and the text; they
give numbers as in `trionfi.cards.shuffle`. The deck in its printed order is shuffled with them and
the cards are taken from the front, one for each place; if it is cut, so many cards go from the
front to the back before. Only then each card, in the same order, takes one number from 0 to 1: a
card with 1 is reversed. So a reading without reversed cards shows the same cards as one with them.

Where another chance is wished for than a half, each card takes a second number, from 0 to 49, after
all have taken their first, and a card with 0 adds 50 to it: it is reversed if the sum is below the
chance in percent. So a card that is reversed at one chance is so at every greater one.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable, Iterator
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
HALF: Final = 50
"""The usual chance that a card comes reversed, in percent."""
REVERSED, CUT = re.compile(r"reversed(\d{1,3})"), re.compile(r"cut(\d{1,2})")
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

    >>> reading = Reading.parse("celtic 1910 reversed25 cut7")
    >>> reading.spread.name, reading.deck, reading.chance, reading.cut
    ('celtic', 'full', 25, 7)
    >>> reading.path
    'celtic/1910/reversed25/cut7'

    Raises:
        ReadingError: the seed is not one, there is no such chance, or so many cards cannot be cut.
    """

    spread: Spread
    seed: str
    deck: Deck
    chance: int = HALF
    """In percent, that a card comes reversed."""
    cut: int = 0
    """How many cards of the shuffled deck go from the front to the back."""

    def __post_init__(self) -> None:
        if not 0 <= self.chance <= 100:
            raise ReadingError(f"cards come reversed by a chance of 0 to 100, not {self.chance}")
        if not 0 <= self.cut < (size := len(DECKS[self.deck])):
            raise ReadingError(f"a deck of {size} cards is cut at 0 to {size - 1}, not {self.cut}")
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
        chance: int = HALF,
        cut: int = 0,
    ) -> Reading:
        """A reading by the names of its parts; without a seed a new one.

        Raises:
            ReadingError: there is no such spread or deck, or a part is not one.
        """
        laid = SPREADS.get(spread)
        if laid is None:
            raise ReadingError(f"there is no spread {spread[:40]!r}: {_listed(SPREADS)}")
        if deck is not None and deck not in DECKS:
            raise ReadingError(f"there is no deck {deck[:40]!r}: {_listed(DECKS)}")
        chosen = cast(Deck, deck) if deck else laid.deck
        return cls(laid, seed.strip().lower() if seed else new_seed(), chosen, chance, cut)

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
        decks = [deck for deck in DECKS if deck in options]
        chances = [int(found[1]) for option in options if (found := REVERSED.fullmatch(option))]
        chances += [0] * options.count("upright")
        cuts = [int(found[1]) for option in options if (found := CUT.fullmatch(option))]
        for option in options:
            if not (option in (*DECKS, "upright") or REVERSED.match(option) or CUT.match(option)):
                known = _listed([*DECKS, "upright", "reversed25", "cut7"])
                raise ReadingError(f"{option[:40]!r} is no option of a reading: {known}")
        if len(options) > len(decks) + len(chances) + len(cuts):
            raise ReadingError("a part of a reading is said twice, or is no number")
        if max(len(decks), len(chances), len(cuts)) > 1:
            raise ReadingError("a reading has one deck, one chance of reversed cards and one cut")
        return cls.of(
            spread,
            seed,
            deck=decks[0] if decks else None,
            chance=chances[0] if chances else HALF,
            cut=cuts[0] if cuts else 0,
        )

    @property
    def text(self) -> str:
        """The words that stand for this reading; what is usual is not said."""
        words: list[str] = [self.spread.name, self.seed]
        if self.deck != self.spread.deck:
            words.append(self.deck)
        if self.chance != HALF:
            words.append(f"reversed{self.chance}" if self.chance else "upright")
        if self.cut:
            words.append(f"cut{self.cut}")
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
        order = order[self.cut :] + order[: self.cut]
        turned = self._turned(numbers)
        return tuple(
            Drawn(card, is_turned, place)
            for card, is_turned, place in zip(order, turned, self.spread.places, strict=False)
        )

    def _turned(self, numbers: Iterator[int]) -> list[bool]:
        """Which places have a reversed card."""
        first = [below(2, numbers) for _ in self.spread.places]
        if self.chance == HALF:
            return [number == 1 for number in first]
        return [below(50, numbers) + 50 * (1 - number) < self.chance for number in first]

    def to_json(self) -> dict[str, Any]:
        """The reading and its cards as plain values."""
        return {
            "spread": self.spread.name,
            "seed": self.seed,
            "deck": self.deck,
            "chance": self.chance,
            "cut": self.cut,
            "path": self.path,
            "cards": [
                {"card": drawn.card.code, "reversed": drawn.is_reversed} for drawn in self.cards
            ],
        }


def _listed(names: Iterable[str]) -> str:
    return f"there are {', '.join(names)}"
