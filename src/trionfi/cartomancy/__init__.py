"""Readings with the Tarocco Piemontese.

>>> reading = Reading.parse("three k7m2q9")
>>> len(reading.cards), reading == Reading.parse(reading.path)
(3, True)
"""

from __future__ import annotations

from trionfi.cartomancy.meanings import Book, Meaning, italian_name, meaning, reading_book
from trionfi.cartomancy.reading import HALF, Drawn, Reading, ReadingError, new_seed
from trionfi.cartomancy.spreads import CARDS, DECKS, SPREADS, Deck, Place, Spread

__all__ = [
    "CARDS",
    "DECKS",
    "HALF",
    "SPREADS",
    "Book",
    "Deck",
    "Drawn",
    "Meaning",
    "Place",
    "Reading",
    "ReadingError",
    "Spread",
    "italian_name",
    "meaning",
    "new_seed",
    "reading_book",
]
