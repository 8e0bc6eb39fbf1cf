"""The judgement of French Tarot: bids on a count of the hand, écart, call, shows, leads.

The count follows the tables that are taught to beginners (bouts, length and height of the trumps,
kings and queens, long suits, voids); its numbers and thresholds come from self-play, see
`docs/players.md`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from trionfi.cards import Card
from trionfi.games.french import EXCUSE, PETIT, TWENTY_ONE, half_points
from trionfi.players.rules import judgement
from trionfi.players.rules.knowledge import NO_SUIT, TRUMP_SUIT, Knowledge
from trionfi.rules.actions import PASS, Action, Bid, Call
from trionfi.rules.choices import Choices, Either, OneOf, Pick

SUITS: Final = "SHDC"

# --- The count of a hand -------------------------------------------------------------------------

WORTH: Final[Mapping[str, float]] = {
    "twenty_one": 10,
    "excuse": 8,
    "petit": 8,
    "trumps": 2.5,
    "high_trumps": 1,  # from 15 to 20
    "kings": 4,
    "queens": 1.5,
    "knights": 1,
}
"""What each thing in a hand is worth, in points, to a taker who has not seen the chien."""

THRESHOLDS: Final = {
    3: {"petite": 37, "garde": 42, "garde_sans": 56, "garde_contre": 66},
    4: {"petite": 33, "garde": 36, "garde_sans": 52, "garde_contre": 62},
    5: {"petite": 24, "garde": 28, "garde_sans": 44, "garde_contre": 52},
}
"""The count from which a contract is bid, by the number of players."""


def features(hand: Iterable[Card]) -> dict[str, int]:
    """How often each thing of `WORTH` is in a hand."""
    cards = set(hand)
    trumps = [card.number for card in cards if card.is_trump]
    return {
        "twenty_one": int(TWENTY_ONE in cards),
        "excuse": int(EXCUSE in cards),
        "petit": int(PETIT in cards),
        "trumps": len(trumps),
        "high_trumps": sum(15 <= number <= 20 for number in trumps),
        "kings": sum(card.rank == "K" for card in cards),
        "queens": sum(card.rank == "Q" for card in cards),
        "knights": sum(card.rank == "C" for card in cards),
    }


def hand_count(hand: Iterable[Card]) -> float:
    """The worth of a hand for a taker who has not seen the chien."""
    return sum(WORTH[name] * number for name, number in features(hand).items())


def bid(hand: Sequence[Card], players: int) -> str | None:
    """The highest contract that a hand is good for; None: pass."""
    count = hand_count(hand)
    good = [name for name, least in THRESHOLDS[players].items() if count >= least]
    return good[-1] if good else None


# --- Écart ---------------------------------------------------------------------------------------

VOID_WORTH, SINGLE_WORTH = 6.0, 2.0
"""Half points that a void, or a single small card, in a plain suit brings to a taker."""


def ecart(pool: Sequence[Card], hand: Sequence[Card], take: int) -> list[Card]:
    """The `take` cards of `pool` to put away: voids, and points that would not come home.

    Each suit is judged alone for each number of cards put away; the best sum is taken.
    """
    best: dict[int, tuple[float, list[Card]]] = {0: (0.0, [])}
    for suit in SUITS:
        held = [card for card in hand if card.suit == suit]
        free = [card for card in pool if card.suit == suit]
        options = [
            max(
                ((suit_worth(held, put), put) for put in puts(free, size)),
                key=lambda option: option[0],
            )
            for size in range(min(len(free), take) + 1)
        ]
        extended: dict[int, tuple[float, list[Card]]] = {}
        for used, (worth, chosen) in best.items():
            for size, (more, put) in enumerate(options[: take - used + 1]):
                total = (worth + more, chosen + put)
                if used + size not in extended or total[0] > extended[used + size][0]:
                    extended[used + size] = total
        best = extended
    most = max(best)
    chosen = best[most][1]
    low_trumps = [card for card in reversed(pool) if card.is_trump]
    return chosen + low_trumps[: take - most]


def puts(free: Sequence[Card], size: int) -> Iterator[list[Card]]:
    """The ways to put `size` cards of a suit away: any courts, and the lowest of the others."""
    courts = [card for card in free if half_points(card) > 1]
    small = [card for card in reversed(free) if half_points(card) == 1]
    for count in range(max(size - len(small), 0), min(len(courts), size) + 1):
        for chosen in combinations(courts, count):
            yield [*chosen, *small[: size - count]]


def suit_worth(held: Sequence[Card], put: Sequence[Card]) -> float:
    """Half points to be expected of a suit if `put` is put away out of `held`."""
    kept = [card for card in held if card not in put]
    if not kept:
        shape = VOID_WORTH
    elif len(kept) == 1 and kept[0].rank != "K":
        shape = SINGLE_WORTH
    else:
        shape = 0.5 * max(len(kept) - 4, 0)
    worth = shape + sum(half_points(card) for card in put)
    ranks = {card.rank for card in kept}
    higher = 0
    for rank in "KQCJ":
        if rank not in ranks:
            higher += 1
            continue
        guards = len(kept) - 1
        risk = min(0.2 + 0.3 * higher - 0.05 * guards * (higher > 0), 0.9) if higher < 4 else 1
        value = {"K": 9, "Q": 7, "C": 5, "J": 3}[rank]
        worth += value * (1 - 2 * risk) + (4 * (1 - risk) if not higher else 0)
    return worth


# --- Leads ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Leads:
    """Half points for and against leads; found by self-play, see `docs/players.md`."""

    force: float = 4.0
    """Defence: a suit that the taker must trump."""
    taker_suit: float = 2.0
    """Defence: against a suit that the taker has led."""
    our_suit: float = 1.5
    """Defence: for a suit that a partner has led."""
    defence_trump: float = 3.0
    """Defence: against leading trumps."""
    taker_master: float = 2.0
    """Taker: for the highest card left of a plain suit."""
    long_suit: float = 1.0
    """Taker: for each card of a suit beyond three."""
    hunt: float = 3.0
    """Taker: for a high trump while the Petit is out."""
    taker_trump: float = 3.0
    """Taker: against leading trumps otherwise."""


LEADS: Final = Leads()


def petit_hint(know: Knowledge) -> float:
    """The Petit is never led while there are trumps elsewhere; else it is kept for the end."""
    if not know.order.trumps & know.hidden:
        return -40.0 if know.tricks_left > 1 else 0.0
    return 0.0 if know.plays else -20.0


def lead_hint(know: Knowledge, card: int, leads: Leads) -> float:
    """Half points in favour of leading a card."""
    suit = know.order.suit[card]
    if suit == NO_SUIT:
        return 0.0
    if know.is_taker:
        return taker_lead(know, card, suit, leads)
    if suit == TRUMP_SUIT:
        return -leads.defence_trump
    taker = know.taker
    hint = 0.0
    if taker is not None and know.friends[taker] < 0.5:
        hint += leads.force * (know.void_chance(taker, suit) > 0.95)
        led = led_suits(know)
        hint -= leads.taker_suit * ((taker, suit) in led)
        partners = [seat for seat in know.others if know.friends[seat] > 0.5]
        hint += leads.our_suit * any((seat, suit) in led for seat in (*partners, know.seat))
    return hint


def is_master(know: Knowledge, card: int) -> bool:
    """Whether no card of the same suit that is still out is higher."""
    return not know.order.over[card] & know.hidden


def taker_lead(know: Knowledge, card: int, suit: int, leads: Leads) -> float:
    """The taker leads long suits, and trumps to catch the Petit if they are many and high."""
    if suit != TRUMP_SUIT:
        length = (know.order.suits[suit] & know.hand).bit_count()
        master = leads.taker_master * is_master(know, card)
        return leads.long_suit * max(length - 3, 0) + master
    petit = 1 << know.pack.number(PETIT)
    mine = (know.order.trumps & know.hand).bit_count()
    out = (know.order.trumps & know.hidden).bit_count()
    if know.hidden & petit and 2 * mine >= out and card != know.pack.number(PETIT):
        return leads.hunt * (1 - (know.order.above[card] & know.hidden).bit_count() / max(out, 1))
    return -leads.taker_trump


def led_suits(know: Knowledge) -> set[tuple[int, int]]:
    """(seat, plain suit) of every lead so far."""
    number, suit = know.pack.number, know.order.suit
    leads = (trick.plays[0] for trick in know.table.tricks)
    return {(seat, suit[number(card)]) for seat, card in leads}


# --- The judgement -------------------------------------------------------------------------------


class Judgement(judgement.Judgement):
    """French Tarot at three, four and five."""

    def __init__(self, leads: Leads = LEADS) -> None:
        self.leads = leads

    def hint(self, know: Knowledge, card: int) -> float:
        if card == know.pack.number(PETIT):
            return petit_hint(know)
        return 0.0 if know.plays else lead_hint(know, card, self.leads)

    def answer(self, know: Knowledge, choices: Choices[Any]) -> Action | None:
        topic = know.view.topic
        if topic == "bid":
            return self.call_contract(know, choices)
        if topic == "call" and isinstance(choices, OneOf):
            return self.call_card(know, choices)
        if topic == "discard" and isinstance(choices, Pick):
            answer: Action = choices.of(ecart(choices.pool, know.view.hand, choices.take))
            return answer
        if topic == "poignee":
            return self.show_trumps(choices)
        return PASS if topic == "slam" else None

    def call_contract(self, know: Knowledge, choices: Choices[Any]) -> Action:
        """The contract that the hand is good for, if nobody has bid as much."""
        wanted = bid(know.view.hand, know.seats)
        if wanted is not None and Bid(wanted) in choices:
            return Bid(wanted)
        return PASS

    def call_card(self, know: Knowledge, choices: OneOf[Any]) -> Action:
        """A king of a suit in which the hand has a few cards, best of all the queen."""
        hand = set(know.view.hand)

        def worth(action: Call) -> tuple[bool, bool, int, int]:
            length = sum(card.suit == action.card.suit for card in hand)
            queen = any(card.suit == action.card.suit and card.rank == "Q" for card in hand)
            return (
                action.card not in hand,
                action.card.rank == "K",
                2 * queen + (1 <= length <= 4),
                length,
            )

        best: Action = max(choices.actions, key=worth)
        return best

    def show_trumps(self, choices: Choices[Any]) -> Action:
        """The largest poignée there is; of surplus trumps the Petit and the highest stay hidden."""
        parts = choices.parts if isinstance(choices, Either) else ()
        picks = [part for part in parts if isinstance(part, Pick)]
        if not picks:
            return PASS
        largest = max(picks, key=lambda part: part.size)
        shown = sorted(largest.pool, key=lambda card: (card == PETIT, card.number))
        answer: Action = largest.of(shown[: largest.take])
        return answer
