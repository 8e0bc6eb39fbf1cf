"""What is laid: the cards in their printed order, the two decks, and the spreads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from trionfi.cards import Card

Deck = Literal["trumps", "full"]

RANKS: Final = (*(str(number) for number in range(1, 11)), "J", "C", "Q", "K")

CARDS: Final = (
    Card("F"),
    *(Card(f"T{number}") for number in range(1, 22)),
    *(Card(suit + rank) for suit in "SBCD" for rank in RANKS),
)
"""All 78 in the order of their numbers: the Matto is 0, then trumps, swords, batons, cups, coins.

For the reading the printed order counts; which card beats which has no meaning.
"""

DECKS: Final[Mapping[Deck, tuple[Card, ...]]] = {"trumps": CARDS[:22], "full": CARDS}


@dataclass(frozen=True)
class Place:
    """Where a card lies on the cloth: a cell of a grid, counted from the upper left corner."""

    column: int
    row: int
    turned: bool = False
    """Laid across the card below it; says nothing about upright or reversed."""


@dataclass(frozen=True)
class Spread:
    """A way to lay cards: its places in the order in which they are drawn."""

    name: str
    deck: Deck
    """Which deck is usual."""
    places: tuple[Place, ...]

    def __len__(self) -> int:
        return len(self.places)


_ROW_OF_THREE = (Place(0, 0), Place(1, 0), Place(2, 0))

# The order of the ten is that of the description of 1910: covers, crosses, crowns, beneath, behind,
# before, self, house, hopes and fears, outcome.
_CROSS = (
    *(Place(1, 1), Place(1, 1, turned=True), Place(1, 0), Place(1, 2), Place(0, 1), Place(2, 1)),
    *(Place(3, 3), Place(3, 2), Place(3, 1), Place(3, 0)),
)

SPREADS: Final[Mapping[str, Spread]] = {
    spread.name: spread
    for spread in (
        Spread("one", "trumps", (Place(0, 0),)),
        Spread("three", "full", _ROW_OF_THREE),
        Spread("advice", "full", _ROW_OF_THREE),
        Spread("celtic", "full", _CROSS),
    )
}
