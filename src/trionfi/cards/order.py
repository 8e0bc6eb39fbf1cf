"""The order of cards in a hand that is held in the hand, as people sort it (case R25)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trionfi.cards.card import Card


def is_dark(suit: str, suits: str) -> bool:
    """Whether `suit` is one of the two dark suits of a pack with the letters `suits`."""
    return suit in ("SB" if "B" in suits else "SC")


def hand_groups(
    cards: Iterable[Card], strength: Sequence[Sequence[Card]], trumps: Sequence[Card], suits: str
) -> list[list[Card]]:
    """`cards` in groups: trumps and the Fool first, then suits, dark and light in turn.

    Args:
        cards: the hand, in any order.
        strength: each plain suit of the game, cards low to high.
        trumps: the trumps of the game, low to high.
        suits: letters of the pack's suits in their usual order.

    Returns:
        Groups without empty ones; inside a group the strongest card first, the Fool last.
    """
    held = set(cards)
    trump_group = [card for card in reversed(trumps) if card in held]
    trump_group += sorted(card for card in held if card.is_fool)
    groups = {row[0].suit: [c for c in reversed(row) if c in held] for row in strength}
    order = _alternating([suit for suit in suits if groups.get(suit)], suits)
    return [group for group in (trump_group, *(groups[suit] for suit in order)) if group]


def _alternating(present: list[str], suits: str) -> list[str]:
    """The suits dark, light, dark, light as long as there are two of each kind left."""
    dark = [suit for suit in present if is_dark(suit, suits)]
    light = [suit for suit in present if not is_dark(suit, suits)]
    first, second = (dark, light) if len(dark) >= len(light) else (light, dark)
    order: list[str] = []
    for index, suit in enumerate(first):
        order.append(suit)
        order.extend(second[index : index + 1])
    return order
