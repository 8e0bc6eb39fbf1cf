"""Pictures of cards: the built drawings of the packs, as SVG text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from trionfi.cards.card import Card
from trionfi.cards.pack import PACKS, Pack

WIDTH, HEIGHT = 120, 220
"""Size of a card in the units of its drawing."""


@cache
def picture(card: Card, pack: Pack | None = None) -> str:
    """The drawing of a card as an SVG text.

    Args:
        card: any card of the house.
        pack: the pack to draw it from; by default the first one that has it.

    Raises:
        UnknownCardError: the pack has no such card.
    """
    pack = pack or next(pack for pack in PACKS.values() if card in pack)
    pack.number(card)
    name = f"svg/{pack.name}/{card.code}.svg"
    return files("trionfi.cards").joinpath(name).read_text(encoding="utf-8")


def hand_picture(cards: Iterable[Card], pack: Pack, *, strip: int = 44) -> str:
    """Cards side by side, each covering all of the one before but a strip.

    Args:
        cards: left to right.
        pack: the pack to draw them from.
        strip: width of what stays visible of a covered card, in card units.
    """
    drawn = []
    for place, card in enumerate(cards):
        drawn.append(re.sub(r"<svg\b[^>]*>", _nested(place * strip), picture(card, pack), count=1))
    width = max(len(drawn) - 1, 0) * strip + WIDTH
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}"'
        f' width="{width}" height="{HEIGHT}">{"".join(drawn)}</svg>'
    )


def _nested(x: int) -> str:
    return f'<svg x="{x}" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
