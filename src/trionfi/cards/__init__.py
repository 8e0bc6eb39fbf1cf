"""Cards, packs, notation, hand order, shuffling and pictures."""

from trionfi.cards.card import Card, UnknownCardError
from trionfi.cards.pack import (
    BOLOGNESE,
    FRENCH,
    ITALIAN,
    PACKS,
    PIEMONTESE,
    SICILIAN,
    TAROK,
    Pack,
)

__all__ = [
    "BOLOGNESE",
    "FRENCH",
    "ITALIAN",
    "PACKS",
    "PIEMONTESE",
    "SICILIAN",
    "TAROK",
    "Card",
    "Pack",
    "UnknownCardError",
]
