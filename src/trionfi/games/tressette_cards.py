"""What Tressette counts: pack, options, thirds, combinations of honours, signals, card play.

The sources are those of `trionfi.games.tressette`, and so are the numbers of sections.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, ClassVar, Final, Literal, NamedTuple, TypeAlias

from trionfi.cards import ITALIAN, Card
from trionfi.rules.card_play import CardPlay
from trionfi.rules.options import Between, OptionError, Options
from trionfi.rules.plays import Signals, no_signals

Pair: TypeAlias = tuple[int, int]
"""A number of each pair."""

# --- The pack (section 1) ------------------------------------------------------------------------

SEATS: Final = 4
TRICKS: Final = 10
RANKS: Final = ("4", "5", "6", "7", "J", "C", "K", "1", "2", "3")
SUITS: Final = tuple(tuple(Card(suit + rank) for rank in RANKS) for suit in "SBCD")
PEZZI: Final = ("3", "2", "1")
LOW: Final = ("4", "5", "6", "7")
FOUR_OF_COINS: Final = Card("D4")
THIRDS: Final = {"1": 3, "2": 1, "3": 1, "K": 1, "C": 1, "J": 1}
CARD_POINTS: Final = 10
"""Whole points of the pack: 32 thirds, of which two sides together always lose two."""


def thirds(card: Card) -> int:
    """Value in thirds of a point: the ace 3, all other cards above the seven 1."""
    return THIRDS.get(card.rank, 0)


def pair_of(seat: int) -> int:
    return seat % 2


# --- Options (sections 3 to 9) -------------------------------------------------------------------


@dataclass(frozen=True)
class TressetteOptions(Options):
    """The options of Tressette; the defaults are Akagiri's rules without honours."""

    players: Literal[4] = 4
    games: Annotated[int, Between(1, 50)] = 1
    target: Literal[21, 31, 41, 51] = 21
    honours: bool = False
    honours_timing: Literal[
        "notice_then_after_trick1",
        "before_lead",
        "own_turn_trick1",
        "first_two_tricks",
        "first_three_tricks",
    ] = "notice_then_after_trick1"
    auto_declare: bool = True
    napoletana_coda: bool = False
    three_sevens: bool = False
    decima: Literal["honours", "always", "off"] = "honours"
    feat_table: Literal["seed", "libero", "enciclopedia", "modern", "none"] = "seed"
    claim: bool = True
    claim_who: Literal["any", "leader_only"] = "any"
    wrong_claim: Literal["lose_game", "lose_game_and_11"] = "lose_game"
    strict_claim: bool = False
    both_out: Literal["higher_total", "last_trick"] = "higher_total"
    carry_surplus: bool = False
    signals: Literal["none", "busso_volo", "all"] = "all"
    signal_truth: Literal["volo_only", "free", "strict"] = "volo_only"
    rounding: Literal["floor", "scarne"] = "floor"
    last_trick_point: Literal[1, 0] = 1
    first_lead: Literal["right_of_dealer", "four_of_coins"] = "right_of_dealer"
    deal_packets: Literal[1, 5] = 1
    annul_weak_hand: Literal["off", "under_one_point", "no_pezzi_two_figures"] = "off"
    show_last_trick: bool = True
    show_running_points: bool = False

    presets: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {
        "seed": {},
        "seed_honours": {"honours": True, "target": 31},
        "parlett_penguin": {
            "honours": True,
            "target": 31,
            "honours_timing": "before_lead",
            "deal_packets": 5,
            "annul_weak_hand": "under_one_point",
        },
        "mcleod_web": {
            "honours": True,
            "honours_timing": "own_turn_trick1",
            "feat_table": "none",
            "claim": False,
        },
        "scarne_naples": {
            "honours": True,
            "target": 31,
            "rounding": "scarne",
            "last_trick_point": 0,
        },
        "italian_club": {
            "honours": True,
            "target": 41,
            "claim_who": "leader_only",
            "feat_table": "modern",
        },
        "tournament_31": {"target": 31, "claim": False, "games": 2},
    }

    def check(self) -> None:
        if self.show_running_points and self.claim:
            raise OptionError(
                "running points would say when to claim: take claim=off with show_running_points=on"
            )


# --- The deal (section 3) ------------------------------------------------------------------------


@cache
def layout(options: TressetteOptions, dealer: int) -> tuple[int, ...]:
    """Ten cards each from the dealer's right, singly or in two packets of five."""
    packet = options.deal_packets
    return tuple((dealer + 1 + place // packet) % SEATS for place in range(len(ITALIAN)))


def is_weak(hand: Iterable[Card], rule: str) -> bool:
    """Whether a hand is so weak that its holder may annul the deal."""
    ranks = [card.rank for card in hand]
    if rule == "under_one_point":
        return sum(THIRDS.get(rank, 0) for rank in ranks) < 3
    figures = sum(rank in "KCJ" for rank in ranks)
    return rule != "off" and figures < 3 and not any(rank in PEZZI for rank in ranks)


# --- Counting (section 2) ------------------------------------------------------------------------


def points_of(in_thirds: int, options: TressetteOptions) -> int:
    """Whole points of one side's cards: what is left over is dropped.

    Scarne counts two thirds left over as a whole point.
    """
    return (in_thirds + (options.rounding == "scarne")) // 3


def side_points(in_thirds: int, last_trick: bool, options: TressetteOptions) -> int:
    """Points of a side with the one for the last trick: both sides together make 11."""
    return points_of(in_thirds, options) + options.last_trick_point * last_trick


# --- Honours (section 8) -------------------------------------------------------------------------


class Combination(NamedTuple):
    """Three or four of a rank, or a Napoletana."""

    kind: Literal["four", "three", "napoletana"]
    points: int
    cards: tuple[Card, ...]
    rank: str | None = None
    suit: str | None = None
    """The suit of a Napoletana; of three of a rank the suit that is missing."""


def combinations(hand: Iterable[Card], options: TressetteOptions) -> list[Combination]:
    """Every combination in the cards of one hand; a card may serve in several."""
    cards = set(hand)
    found = []
    for rank in (*PEZZI, "7") if options.three_sevens else PEZZI:
        same = tuple(card for suit in "BSDC" if (card := Card(suit + rank)) in cards)
        if len(same) == 4:
            found.append(Combination("four", 4, same, rank))
        elif len(same) == 3:
            missing = next(suit for suit in "BSDC" if Card(suit + rank) not in cards)
            found.append(Combination("three", 3, same, rank, missing))
    for suit in "BSDC":
        row = [Card(suit + rank) for rank in reversed(RANKS)]
        run = tuple(itertools.takewhile(cards.__contains__, row))
        if len(run) >= 3:
            run = run if options.napoletana_coda else run[:3]
            found.append(Combination("napoletana", len(run), run, None, suit))
    return found


def honours_of(hand: Iterable[Card], options: TressetteOptions) -> int:
    """Points of all combinations in the cards of one hand."""
    return sum(combination.points for combination in combinations(hand, options))


# --- Signals (section 7) -------------------------------------------------------------------------

SIGNALS: Final = {
    "none": (),
    "busso_volo": ("busso", "volo"),
    "all": ("busso", "volo", "striscio"),
}


def is_true(signal: str, card: Card, hand: Iterable[Card], rule: str) -> bool:
    """Whether a signal may go with a card that is led from a hand.

    Args:
        rule: `free`; `volo_only`: volo must be true; or `strict`: busso from three or more cards
            with a 3, 2 or ace, striscio with more cards of the suit, and no low card then that
            leaves a 3, 2 or ace behind.
    """
    suit = [other for other in hand if other.suit == card.suit]
    if rule == "free":
        return True
    if signal == "volo":
        return suit == [card]
    if rule == "volo_only":
        return True
    pezzo = any(other.rank in PEZZI for other in suit)
    if signal == "busso":
        return pezzo and len(suit) >= 3
    return len(suit) > 1 and not (pezzo and card.rank in LOW)


def signals(hand: Sequence[Card], options: TressetteOptions) -> Signals:
    """The signals that a leader may give with each card."""
    words, truth = SIGNALS[options.signals], options.signal_truth
    if not words:
        return no_signals
    return lambda card: [word for word in words if is_true(word, card, hand, truth)]


# --- Play (section 4) ----------------------------------------------------------------------------


@cache
def card_play(options: TressetteOptions) -> CardPlay:
    """Follow suit; there are no trumps. Points are thirds."""
    return CardPlay(
        pack=ITALIAN,
        seats=SEATS,
        suits=SUITS,
        trumps=(),
        value=thirds,
        unit=3,
        must_trump=False,
        last_trick=3 * options.last_trick_point,
    )
