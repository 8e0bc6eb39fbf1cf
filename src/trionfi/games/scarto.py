"""Scarto: three players, each for himself, with the Tarocco Piemontese.

The dealer takes three cards more and puts three away; then 25 tricks. After Furr, "Tarocchi", and
the encyclopaedias; counted by tricks, which gives the average of 26 that they name. The worked
example of `docs/adding-a-game.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Annotated, Final, Literal

from trionfi.cards import PIEMONTESE, Card
from trionfi.rules.actions import Discard
from trionfi.rules.board import POOL, Board
from trionfi.rules.card_play import CardPlay, Fool
from trionfi.rules.choices import Pick
from trionfi.rules.decision import Flow
from trionfi.rules.exchange import discards, exchange
from trionfi.rules.game import Game
from trionfi.rules.options import Between, Options
from trionfi.rules.reason import Reason, Value
from trionfi.rules.terms import Sheet, Term

# --- The pack: the Angel (20) is the highest trump; cups and coins run the other way round --------

ANGEL, WORLD, BAGATTO, MATTO = Card("T20"), Card("T21"), Card("T1"), Card("F")
LONG: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "C", "Q", "K")
ROUND: Final = (*reversed(LONG[:10]), *LONG[10:])
COUNTERS: Final = {"K": 4, "Q": 3, "C": 2, "J": 1}
"""What a court card adds to the point of its trick."""


def value(card: Card) -> int:
    """Points of a card beside the one for its trick: kings, Angel, Bagatto and Matto 4."""
    return 4 if card in (ANGEL, BAGATTO, MATTO) else COUNTERS.get(card.rank, 0)


def thirds(card: Card, count: str = "tricks") -> int:
    """The same in thirds of a point, with the card's third of the point for its trick.

    The Matto's third is owed to the winner of its trick. Counted strictly by threes, a card of u
    units is worth 3u - 2 of them, and the Matto has 4 units: one point less than by tricks.
    """
    return 3 * value(card) + 1 - 3 * (count == "threes_strict" and card == MATTO)


@dataclass(frozen=True)
class ScartoOptions(Options):
    """The options of Scarto."""

    players: Literal[3] = 3
    hands: Annotated[int, Between(1, 99)] = 3
    count: Literal["tricks", "threes_strict"] = "tricks"
    top_trump: Literal["angel", "world"] = "angel"
    must_overtrump: bool = False
    lone_bagatto: bool = False


# --- The deal: 25 cards each in packets of five, the last three for the dealer --------------------


def layout(options: ScartoOptions, dealer: int) -> tuple[int, ...]:
    packets = [(dealer + 1 + packet) % 3 for packet in range(15)]
    return (*(seat for seat in packets for _ in range(5)), POOL, POOL, POOL)


# --- The dealer's discard (the scarto) ------------------------------------------------------------


def scarti(hand: Sequence[Card], options: ScartoOptions) -> Pick[Discard]:
    """Never a king, the Angel, the Matto; trumps only when there is nothing else.

    The Bagatto never either, unless the option allows it as the only trump without the Matto.
    """
    free: list[Card] = []
    trumps: list[Card] = []
    refused = {}
    lone = [card for card in hand if card.is_trump or card == MATTO] == [BAGATTO]
    for card in hand:
        kept = (ANGEL, MATTO) if lone and options.lone_bagatto else (ANGEL, MATTO, BAGATTO)
        if card.rank == "K" or card in kept:
            refused[card] = Reason("honour_not_discardable", {"card": card})
        else:
            (free if card.is_plain or card == BAGATTO else trumps).append(card)
    forced = {"only_if_forced": "trump_only_if_forced", "free_first": "plain_cards_first"}
    return discards(PIEMONTESE, free, trumps, 3, refused, **forced)


# --- Play -----------------------------------------------------------------------------------------


@cache
def card_play(options: ScartoOptions) -> CardPlay:
    """Follow suit, else trump; points are thirds. A seat that wins nothing loses the Matto."""
    ranks = {"S": LONG, "B": LONG, "C": ROUND, "D": ROUND}
    top = (WORLD, ANGEL) if options.top_trump == "angel" else (ANGEL, WORLD)
    return CardPlay(
        pack=PIEMONTESE,
        seats=3,
        suits=tuple(tuple(Card(suit + rank) for rank in ranks[suit]) for suit in "SBCD"),
        trumps=(*(Card(f"T{number}") for number in range(1, 20)), *top),
        value=partial(thirds, count=options.count),
        unit=3,
        fool=Fool("kept", owed=1, needs_trick=True),
        must_overtrump=options.must_overtrump,
    )


# --- The deal from the first card to the sheet ----------------------------------------------------


def flow(board: Board, options: ScartoOptions) -> Flow:
    """A deal of Scarto."""
    board.deal()
    dealer = board.dealer
    laid = yield from exchange(board, dealer, lambda hand: scarti(hand, options), seen_by_all=False)
    if trumps := [card for card in laid if card.is_trump]:
        board.show(dealer, trumps, "forced_discard")
    play = card_play(options)
    position = board.start_play(play, (dealer + 1) % 3, sides=range(3), fool_payers=[dealer])
    for _ in range(25 * 3):
        yield from board.play_card()
    points = [position.points(seat) // 3 for seat in range(3)]
    points[dealer] += play.points(laid) // 3
    return settle(points, dealer)


def settle(points: Sequence[int], dealer: int) -> Sheet:
    """All pay each other the difference: thrice one's points less the pack's, 78 or strictly 77."""
    amounts = tuple(3 * own - sum(points) for own in points)
    facts: dict[str, Value] = {"points": tuple(points), "total": sum(points), "dealer": dealer}
    best = max(range(3), key=lambda seat: points[seat])
    headline = Reason("most_points", {"seat": best, "points": points[best]})
    return Sheet(headline, 3, (Term("differences", amounts, facts),), facts)


GAME: Final = Game(
    name="scarto",
    pack=PIEMONTESE,
    options=ScartoOptions,
    layout=layout,
    card_play=card_play,
    flow=flow,
    showcase=(Card("CQ"), Card("T20"), Card("B6")),
)
