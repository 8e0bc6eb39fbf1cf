"""Packs: ordered tuples of cards, and the six that the house plays with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from trionfi.cards.card import Card, UnknownCardError


class Pack:
    """An ordered set of cards with a name.

    A card's *number* is its index in the pack, 0 to `len(pack) - 1`; the kernel speaks numbers.

    >>> FRENCH.number(Card("SK"))
    0
    >>> [str(card) for card in FRENCH.parse("T21 F")]
    ['T21', 'F']
    """

    def __init__(self, name: str, suits: str, cards: Iterable[str]) -> None:
        self.name = name
        self.suits = suits
        """Letters of the plain suits, in the order of the pack."""
        self.cards: tuple[Card, ...] = tuple(Card(code) for code in cards)
        self._numbers = {card: number for number, card in enumerate(self.cards)}
        self.place = self._numbers.__getitem__
        """`number` without a sentence for cards of other packs: for sorting."""
        if len(self._numbers) != len(self.cards):
            raise ValueError(f"the pack {name!r} holds a card twice")

    def number(self, card: Card) -> int:
        """Index of `card` in the pack.

        Raises:
            UnknownCardError: the pack has no such card.
        """
        try:
            return self._numbers[card]
        except KeyError:
            raise self._unknown(str(card)) from None

    def numbers(self, cards: Iterable[Card]) -> list[int]:
        """Indices of `cards`, in their order."""
        return [self.number(card) for card in cards]

    def card(self, code: str) -> Card:
        """The card with this code.

        Raises:
            UnknownCardError: no card, or none of this pack.
        """
        card = Card(code)
        if card not in self._numbers:
            raise self._unknown(code)
        return card

    def parse(self, text: str) -> tuple[Card, ...]:
        """The cards of a text, separated by blanks.

        Raises:
            UnknownCardError: one of them is no card of this pack.
        """
        return tuple(self.card(code) for code in text.split())

    def _unknown(self, code: str) -> UnknownCardError:
        suits = " ".join(self.suits)
        return UnknownCardError(
            f"{code!r} is not in the {self.name} pack of {len(self)} cards (suits {suits})"
        )

    def __contains__(self, card: object) -> bool:
        return card in self._numbers

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __repr__(self) -> str:
        return f"<Pack {self.name}, {len(self)} cards>"


def _plain(suits: str, ranks: str) -> list[str]:
    return [suit + rank for suit in suits for rank in ranks.split()]


def _trumps(high: int, low: int) -> list[str]:
    return [f"T{number}" for number in range(high, low - 1, -1)]


_FOURTEEN = "K Q C J 10 9 8 7 6 5 4 3 2 1"
_TAROK_BLACK, _TAROK_RED = "K Q C J 10 9 8 7", "K Q C J 1 2 3 4"
_SICILIAN = "K Q C J 10 9 8 7 6 5"

FRENCH: Final = Pack("french", "SHDC", [*_plain("SHDC", _FOURTEEN), *_trumps(21, 1), "F"])
"""Tarot nouveau: 78 cards."""

PIEMONTESE: Final = Pack("piemontese", "SBCD", [*_plain("SBCD", _FOURTEEN), *_trumps(21, 1), "F"])
"""Tarocco Piemontese: 78 cards."""

SICILIAN: Final = Pack("sicilian", "SBCD", [*_plain("SBCD", _SICILIAN), "D4", *_trumps(20, 0), "F"])
"""Tarocco Siciliano: 63 cards; `T0` is Miseria, `F` the Fugitive."""

BOLOGNESE: Final = Pack(
    "bolognese",
    "SBCD",
    [
        *_plain("SBCD", "K Q C J 10 9 8 7 6 1"),
        *_trumps(20, 5),
        *("M1", "M2", "M3", "M4", "T1", "F"),
    ],
)
"""Tarocco Bolognese: 62 cards; four equal Moors, `T1` the Begato, `T20` the Angel."""

TAROK: Final = Pack(
    "tarok", "SHDC", [*_plain("SC", _TAROK_BLACK), *_plain("HD", _TAROK_RED), *_trumps(22, 1)]
)
"""The 54 cards of Central Europe; `T22` is the Sküs."""

ITALIAN: Final = Pack("italian", "SBCD", _plain("SBCD", "K C J 7 6 5 4 3 2 1"))
"""The 40 cards of Tressette."""

PACKS: Final = {
    pack.name: pack for pack in (FRENCH, SICILIAN, BOLOGNESE, TAROK, PIEMONTESE, ITALIAN)
}
