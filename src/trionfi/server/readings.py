"""Readings: cards are drawn here and nowhere else, so that a link shows everybody the same."""

from __future__ import annotations

from fastapi import APIRouter

from trionfi.cartomancy import HALF, SPREADS, Deck, Reading, ReadingError
from trionfi.server.reasons import Refused
from trionfi.server.shapes import CardCode, Shape

router = APIRouter(prefix="/api/readings")


class SpreadPlace(Shape):
    """A cell of a grid, counted from the upper left corner."""

    column: int
    row: int
    turned: bool
    """Laid across the card below it."""


class SpreadSpec(Shape):
    name: str
    deck: Deck
    """Which deck is usual."""
    places: list[SpreadPlace]


class DrawnCard(Shape):
    card: CardCode
    reversed: bool


class DrawnReading(Shape):
    spread: str
    seed: str
    deck: Deck
    chance: int
    """In percent, that a card comes reversed."""
    cut: int
    """How many cards of the shuffled deck go from the front to the back."""
    path: str
    """The end of its address: `three/k7m2q9`."""
    cards: list[DrawnCard]


@router.get("")
async def list_spreads() -> list[SpreadSpec]:
    """Every spread with its places, in the order in which they are laid."""
    return [
        SpreadSpec(
            name=spread.name,
            deck=spread.deck,
            places=[
                SpreadPlace(column=place.column, row=place.row, turned=place.turned)
                for place in spread.places
            ],
        )
        for spread in SPREADS.values()
    ]


@router.get("/{spread}")
async def draw_cards(
    spread: str,
    seed: str | None = None,
    deck: Deck | None = None,
    chance: int = HALF,
    cut: int = 0,
) -> DrawnReading:
    """The cards of a seed; without one, of a new seed."""
    if spread not in SPREADS:
        raise Refused("not_found", 404)
    try:
        reading = Reading.of(spread, seed, deck=deck, chance=chance, cut=cut)
    except ReadingError:
        raise Refused("malformed_request", 422, field="seed, chance or cut") from None
    return _drawn(reading)


@router.get("/{path:path}")
async def draw_by_link(path: str) -> DrawnReading:
    """The cards of a link: the end of its address, for instance `three/k7m2q9`."""
    try:
        return _drawn(Reading.parse(path))
    except ReadingError:
        raise Refused("not_found", 404) from None


def _drawn(reading: Reading) -> DrawnReading:
    return DrawnReading.model_validate(reading.to_json())
