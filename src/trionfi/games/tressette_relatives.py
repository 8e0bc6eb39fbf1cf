"""What the relatives of Tressette settle: Calabresella, Traversone, the game for two with a stock.

Pure functions for clubs that count such a game; the sections are those of the rules of Tressette.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from trionfi.cards import Card
from trionfi.games.tressette_cards import CARD_POINTS, TressetteOptions, combinations, thirds

OPTIONS: Final = TressetteOptions()
ALL_POINTS: Final = CARD_POINTS + 1
"""Points of a deal with the one for the last trick."""

# --- Calabresella, or Terziglio (section 9.5) ----------------------------------------------------

CONTRACTS: Final = {"chiamo": 1, "solo": 2, "solissimo": 4, "dividete": 8, "scegliete": 16}
"""The bids from low to high with their values."""
NEEDED: Final = 6
"""Points of 11 with which the soloist wins."""
Slam: TypeAlias = Literal["cappotto", "stramazzo"]
SLAMS: Final[dict[Slam | None, int]] = {None: 1, "cappotto": 2, "stramazzo": 3}


class Calabresella(NamedTuple):
    """A settled deal: points of both sides, and what the soloist and each defender get."""

    soloist_points: int
    defender_points: int
    soloist: int
    each_defender: int


def settle_calabresella(
    contract: str,
    cards: Iterable[Card],
    last_trick: bool,
    slam: Slam | None = None,
    values: Mapping[str, int] = CONTRACTS,
) -> Calabresella:
    """One against two: each defender pays or gets the value of the contract.

    Args:
        cards: those that the soloist has won, with the monte if he has won the last trick.
        last_trick: whether he has.
        slam: by option all tricks or all card points of one side, for two or three times as much.
        values: what the contracts are worth; other tables count 1, 2, 3 for the first three.
    """
    points = sum(map(thirds, cards)) // 3 + last_trick
    value = values[contract] * SLAMS[slam]
    each = -value if points >= NEEDED else value
    return Calabresella(points, ALL_POINTS - points, -2 * each, each)


THIRTY_FIVE: Final = 35
"""All points of the old scale: thirds count whole, and the last trick 3."""


def settle_thirty_five(cards: Iterable[Card], last_trick: bool) -> Calabresella:
    """The old scale: each defender pays or gets what lies between the two sides, doubled if all.

    Args:
        cards: as in `settle_calabresella`.
        last_trick: as there.
    """
    points = sum(map(thirds, cards)) + 3 * last_trick
    each = (THIRTY_FIVE - 2 * points) * (2 if points in (0, THIRTY_FIVE) else 1)
    return Calabresella(points, THIRTY_FIVE - points, -2 * each, each)


# --- Two players with a stock (section 9.2) ------------------------------------------------------


def accusa_of_deal(hand: Iterable[Card]) -> int:
    """Points of the combinations in a dealt hand."""
    return sum(combination.points for combination in combinations(hand, OPTIONS))


def accusa_of_draw(drawn: Card, held: Iterable[Card]) -> int:
    """Points of the combinations that a drawn card completes.

    A fourth card of a rank scores anew when the other three are still in hand; a set of three
    scores once more when it is made with a drawn card.

    Args:
        held: the cards still in hand, without the drawn one.
    """
    found = combinations([*held, drawn], OPTIONS)
    return sum(combination.points for combination in found if drawn in combination.cards)


# --- Traversone (section 9.6) --------------------------------------------------------------------


def charges(won: Sequence[Iterable[Card]], last: int) -> tuple[int, ...]:
    """Points that each player is charged, each for himself; together 11.

    The winner of the last trick is charged all that the others are not, with every fraction that
    is lost. If that is everything, he is charged nothing and each of the others all of it.

    Args:
        won: the cards that each player has won.
        last: who has won the last trick.
    """
    points = [sum(map(thirds, cards)) // 3 for cards in won]
    points[last] = ALL_POINTS - (sum(points) - points[last])
    if points[last] == ALL_POINTS:
        return tuple(0 if player == last else ALL_POINTS for player in range(len(won)))
    return tuple(points)
