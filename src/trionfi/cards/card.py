"""One card: a suit and a rank, written suit first (`SK`, `D10`, `T21`, `F`)."""

from __future__ import annotations

import re
from typing import Final, final

SUIT_LETTERS: Final = "SHDCBTMF"
"""Spades or swords, hearts, diamonds or coins, clubs or cups, batons, trumps, Moors, the Fool.

`D` and `C` mean diamonds and clubs in a French-suited pack, coins (denari) and cups (coppe)
in an Italian one; which it is follows from the pack.
"""

COURT_RANKS: Final = {"J": 11, "C": 12, "Q": 13, "K": 14}
"""Printed order of the four courts: jack, cavalier, queen, king."""

_FORM = re.compile(r"(?:[SHDCB](?:[KQCJ]|10|[1-9])|T(?:0|[1-9]\d?)|M[1-4]|F)")


class UnknownCardError(ValueError):
    """A text is no card, or no card of the pack in use."""


@final
class Card:
    """An immutable, interned card: two cards with one code are the same object.

    >>> Card("SK") is Card("SK")
    True
    >>> Card("T14").suit, Card("T14").rank, Card("T14").number
    ('T', '14', 14)

    Raises:
        UnknownCardError: the text is not a card code.
    """

    __slots__ = ("code", "is_fool", "is_plain", "is_trump", "number", "rank", "suit")

    code: str
    suit: str
    """One of `SUIT_LETTERS`."""
    rank: str
    """`K Q C J 10 … 1` for suit cards, the number for trumps and Moors, empty for the Fool."""
    number: int
    """The rank as printed: 1 to 10, jack 11, cavalier 12, queen 13, king 14; the Fool 0."""
    is_trump: bool
    """Whether it is a trump (a Moor is one; the Fool is not)."""
    is_fool: bool
    is_plain: bool
    """Whether it belongs to one of the four suits."""

    def __new__(cls, code: str) -> Card:
        card = _interned.get(code)
        if card is None:
            card = _intern(code)
        return card

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card cannot be changed")

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __lt__(self, other: Card) -> bool:
        """Order of the codes' suits, then of the printed ranks; no game's order of strength."""
        return (SUIT_LETTERS.index(self.suit), self.number) < (
            SUIT_LETTERS.index(other.suit),
            other.number,
        )

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return (Card, (self.code,))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def _repr_svg_(self) -> str:
        from trionfi.cards.pictures import picture

        return picture(self)


_interned: dict[str, Card] = {}


def _intern(code: str) -> Card:
    if not isinstance(code, str) or not _FORM.fullmatch(code):
        raise UnknownCardError(
            f"{str(code)[:20]!r} is not a card: write the suit first (S H D C B), then K Q C J"
            " or 10 to 1; trumps T0 to T40, Moors M1 to M4, the Fool F"
        )
    card = object.__new__(Card)
    suit, rank = code[0], code[1:]
    values = {
        "code": code,
        "suit": suit,
        "rank": rank,
        "number": COURT_RANKS.get(rank) or int(rank or "0"),
        "is_trump": suit in "TM",
        "is_fool": suit == "F",
        "is_plain": suit in "SHDCB",
    }
    for name, value in values.items():
        object.__setattr__(card, name, value)
    _interned[code] = card
    return card
