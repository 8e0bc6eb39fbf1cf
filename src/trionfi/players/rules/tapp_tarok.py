"""The judgement of Tarok for three: bids, talon, discards, game or consolation, words, leads.

A hand is judged by a weighted count of what it holds. The weights are the declarer's card points,
fitted to 2,500 deals in which any seat was made to play and everybody played by these rules; what
the fit leaves has a standard deviation of 6.8 points before the talon is seen, 5.5 after. In 500
deals of each profile with three such players a game is made in 74 % (`book`, the rest being
consolations, made in 77 %), 65 % (`tappen1821`) and 67 % (`austrian`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import erf, sqrt
from typing import Any, Final

from trionfi.cards import Card
from trionfi.games.tapp_tarok_score import MOND, PAGAT, SKUS, TARGET, TarokOptions, thirds
from trionfi.games.tapp_tarok_score import value as value_of
from trionfi.players.rules import judgement
from trionfi.players.rules.knowledge import TRUMP_SUIT, Knowledge
from trionfi.players.rules.tricks import Chooser
from trionfi.rules.actions import PASS, Action, Announce, Bid, Choose, Take
from trionfi.rules.choices import Choices, OneOf, Pick

SUITS: Final = "SHDC"

# --- The worth of a hand -------------------------------------------------------------------------


def features(hand: Iterable[Card]) -> dict[str, int]:
    """How often each thing that counts is in a hand."""
    cards = set(hand)
    return {
        "hand": 1,
        "trumps": sum(card.is_trump for card in cards),
        "high_trumps": sum(card.is_trump and 15 <= card.number <= 20 for card in cards),
        "skus": int(SKUS in cards),
        "mond": int(MOND in cards),
        "pagat": int(PAGAT in cards),
        "kings": sum(card.rank == "K" for card in cards),
        "queens": sum(card.rank == "Q" for card in cards),
        "knights": sum(card.rank == "C" for card in cards),
        "voids": sum(all(card.suit != suit for card in cards) for suit in SUITS),
    }


def weights(*numbers: float) -> Mapping[str, float]:
    return dict(zip(features(()), numbers, strict=True))


WORTH: Final[Mapping[str, Mapping[str, float]]] = {
    "before": weights(5.9, 2.2, 0.8, 6.1, 5.0, 2.7, 4.1, 1.2, 0.4, 1.8),
    "solo": weights(-1.5, 1.5, 1.0, 6.9, 5.5, 3.2, 4.2, 1.1, -0.1, 2.7),
    "after": weights(-7.6, 1.9, 1.0, 7.7, 6.2, 3.2, 4.6, 1.1, -0.3, 3.1),
}
"""What each thing adds to the card points of a declarer: `before` he exchanges with the talon, in a
`solo`, and `after` the exchange, when what he has put away comes on top."""
SPREAD: Final = 6.0
"""Standard deviation of the card points around what a hand lets expect."""


def expected(situation: str, hand: Iterable[Card], laid: Iterable[Card] = ()) -> float:
    """Card points that a declarer may hope for with this hand."""
    counts = features(hand)
    own = sum(WORTH[situation][name] * number for name, number in counts.items())
    return own + sum(map(thirds, laid)) / 3


def made(points: float) -> float:
    """The chance to reach 36 with a hand that lets expect so many points."""
    return 0.5 * (1 + erf((points - TARGET + 0.5) / (SPREAD * sqrt(2))))


def game_worth(points: float, contract: str, options: TarokOptions) -> float:
    """What a game may bring the declarer in the settlement, two opponents paying."""
    chance, worth = made(points), value_of(contract, options)
    above = 0.0
    if not options.flat:
        times = options.solo_excess_multiplier if contract == "solo" else 2
        above = times * (points - TARGET + 0.5)
    return 2 * (worth * (2 * chance - 1) + above)


def consolation_worth(points: float, contract: str, options: TarokOptions) -> float:
    """What a consolation may bring.

    The declarer can hold back some points if need be; both sides then play the other way round,
    which costs him a part of the points that he would have made in a game.
    """
    lost = 0.0 if options.consolation_mode == "floor" else made(points - HELD_BACK)
    return 2 * ((1 - lost) * KEPT * min(points, 31.0) - lost * value_of(contract, options))


HELD_BACK: Final = 4.0
"""Points that the declarer of a consolation gives away when he comes near 36."""
KEPT: Final = 0.65
"""The part of the points of a game that is left in a consolation."""

# --- Talon and discard ---------------------------------------------------------------------------

VOID_WORTH, SINGLE_WORTH = 2.5, 1.0
"""Points that a void, or a single small card, in a plain suit brings."""


def best_discards(pool: Sequence[Card], hand: Sequence[Card], take: int) -> tuple[Card, ...]:
    """The `take` cards of `pool` to put away: voids, and points that would not come home."""
    if all(card.is_trump for card in pool):
        return tuple(sorted(pool, key=lambda card: card.number)[:take])
    suits = {suit: [card for card in hand if card.suit == suit] for suit in SUITS}
    known: dict[tuple[str, tuple[Card, ...]], float] = {}

    def worth(put: tuple[Card, ...]) -> float:
        total = 0.0
        for suit, held in suits.items():
            part = (suit, tuple(card for card in put if card.suit == suit))
            if part not in known:
                known[part] = suit_worth(held, part[1])
            total += known[part]
        return total

    return max(combinations(pool, take), key=worth)


def suit_worth(held: Sequence[Card], put: Sequence[Card]) -> float:
    """Points to be expected of a suit if `put` is put away out of `held`."""
    kept = [card for card in held if card not in put]
    worth = sum(map(thirds, put)) / 3
    if not kept:
        return worth + VOID_WORTH
    if len(kept) == 1 and kept[0].rank != "K":
        worth += SINGLE_WORTH
    ranks = {card.rank for card in kept}
    higher = 0
    for rank in "KQCJ":
        if rank not in ranks:
            higher += 1
            continue
        guards = len(kept) - 1
        risk = min(0.25 + 0.25 * higher - 0.05 * guards * (higher > 0), 0.9)
        worth += {"K": 5, "Q": 4, "C": 3, "J": 2}[rank] * (1 - 2 * risk)
    return worth


def after_taking(hand: Sequence[Card], taken: Sequence[Card]) -> float:
    """Card points to be expected with these cards of the talon."""
    cards = (*hand, *taken)
    pool = [card for card in cards if card.is_plain and card.rank != "K"]
    laid = best_discards(pool, cards, min(3, len(pool)))
    return expected("after", (card for card in cards if card not in laid), laid)


# --- Bids and doubling ---------------------------------------------------------------------------

STEP: Final = 3.0
"""Card points by which a hand must be better for each step of the Austrian bids."""
DOUBT: Final = 26.0
"""The count of a hand, as if for a solo, from which a defender doubles."""
TRUMPS_AGAINST_PAGAT: Final = 7
"""Tarocks from which an opponent doubles an announced ultimo."""
TRUMPS_WITH_PAGAT: Final = 10
"""Tarocks, the Pagat among them, from which it is announced."""


def bid(hand: Sequence[Card], offered: Sequence[Action], options: TarokOptions) -> Action:
    """What the hand is good for: the lowest bid there is, a solo, or nothing."""
    words = {action.name: action for action in offered if isinstance(action, Bid)}
    steps = ("threesome", "dreier", "unterer", "oberer")
    lowest = next((name for name in ("hold", *steps) if name in words), None)
    best: Action = PASS
    most = 0.0
    if lowest is not None:
        points = expected("before", hand)
        step = steps.index(lowest) - 1 if lowest in steps[2:] else 0
        contract = "dreier" if options.flat else "threesome"
        worth = game_worth(points - STEP * step, contract, options)
        if options.profile == "book" and options.consolation_mode != "off":
            worth = max(worth, consolation_worth(points, contract, options))
        if worth > most:
            best, most = words[lowest], worth
    if "solo" in words and game_worth(expected("solo", hand), "solo", options) > most:
        best = words["solo"]
    return best


# --- The Pagat and leads -------------------------------------------------------------------------


def pagat_hint(know: Knowledge) -> float:
    """Points (thirds) for or against playing the Pagat now.

    It is kept for the last trick by one who announced it, and by one who has more tarocks than
    are out; while it is in danger it comes home on a trick of its own side.
    """
    if know.tricks_left == 1:
        return 0.0
    mine = (know.order.trumps & know.hand).bit_count()
    out = (know.order.trumps & know.hidden).bit_count()
    announced = "announce ultimo" in know.table.seats[know.seat].said
    if announced or mine > out:
        return -1000.0 if announced else -KEEP_PAGAT
    return 0.0


KEEP_PAGAT: Final = 40.0
"""Thirds of a point against playing a Pagat that may win the last trick."""


@dataclass(frozen=True)
class Leads:
    """Thirds of a point for and against leads.

    Each was varied over 500 deals: without it its side loses 0.1 to 0.4 points, twice as much of it
    changes nothing that can be seen (long suits matter little).
    """

    force: float = 4.0
    """Defence: a suit that the declarer must trump."""
    our_suit: float = 2.0
    """Defence: for a suit that the partner has led."""
    defence_trump: float = 4.0
    """Defence: against leading tarocks."""
    taker_master: float = 3.0
    """Declarer: for the highest card left of a plain suit."""
    long_suit: float = 1.5
    """Declarer: for each card of a suit beyond three."""
    taker_trump: float = 3.0
    """Declarer: against leading tarocks."""


LEADS: Final = Leads()


def lead_hint(know: Knowledge, card: int, leads: Leads) -> float:
    """Points (thirds) for or against leading a card."""
    suit = know.order.suit[card]
    if know.is_taker:
        if suit == TRUMP_SUIT:
            return -leads.taker_trump
        length = (know.order.suits[suit] & know.hand).bit_count()
        master = not know.order.over[card] & know.hidden
        return leads.long_suit * max(length - 3, 0) + leads.taker_master * master
    if suit == TRUMP_SUIT:
        return -leads.defence_trump
    taker = know.taker
    hint = 0.0
    if taker is not None:
        hint += leads.force * (know.void_chance(taker, suit) > 0.95)
        plays = (trick.plays[0] for trick in know.table.tricks)
        ours = {know.order.suit[know.pack.number(led)] for seat, led in plays if seat != taker}
        hint += leads.our_suit * (suit in ours)
    return hint


# --- The judgement -------------------------------------------------------------------------------


class Judgement(judgement.Judgement):
    """Tarok for three in all profiles."""

    def __init__(self, leads: Leads = LEADS) -> None:
        self.leads = leads

    def values(self, know: Knowledge) -> Sequence[float] | None:
        """In a trischaken every point counts against the one who takes it."""
        return [-value for value in know.order.values] if is_trischaken(know) else None

    def hint(self, know: Knowledge, card: int) -> float:
        if is_trischaken(know):
            return 0.0
        if is_consolation(know):
            return consolation_hint(know, self, card)
        if card == know.pack.number(PAGAT):
            return pagat_hint(know)
        return 0.0 if know.plays else lead_hint(know, card, self.leads)

    def answer(self, know: Knowledge, choices: Choices[Any]) -> Action | None:
        topic, hand, options = know.view.topic, know.view.hand, know.options
        assert isinstance(options, TarokOptions)
        if topic == "bid" and isinstance(choices, OneOf):
            return bid(hand, choices.actions, options)
        if topic == "talon" and isinstance(choices, OneOf):
            takes = [action for action in choices.actions if isinstance(action, Take)]
            if takes:
                return max(takes, key=lambda action: after_taking(hand, action.cards))
            return Choose("upper")
        if topic == "discard" and isinstance(choices, Pick):
            answer: Action = choices.of(best_discards(choices.pool, hand, choices.take))
            return answer
        if topic == "aim":
            return self.aim(know, options)
        if topic == "ultimo":
            many = sum(card.is_trump for card in hand) >= TRUMPS_WITH_PAGAT
            return Announce("ultimo") if PAGAT in hand and many else PASS
        if topic in ("kontra", "kontra_ultimo"):
            return self.doubling(know, choices)
        return None

    def aim(self, know: Knowledge, options: TarokOptions) -> Action:
        """Game or consolation, whichever promises more."""
        contract = know.table.contract
        assert contract is not None
        laid, hand = know.table.laid, know.view.hand
        early = "before" if contract.name != "solo" and options.aim_timing == "with_bid" else "solo"
        points = expected("after" if laid else early, hand, laid)
        game = game_worth(points, contract.name, options)
        consolation = consolation_worth(points, contract.name, options)
        return Choose("game" if game >= consolation else "consolation")

    def doubling(self, know: Knowledge, choices: Choices[Any]) -> Action:
        """A defender doubles with a hand fit for a declarer, the declarer with a sure one."""
        hand, laid = know.view.hand, know.table.laid
        word: Action = next((action for action in choices if action != PASS), PASS)
        if know.view.topic == "kontra_ultimo":
            many = sum(card.is_trump for card in hand) >= TRUMPS_AGAINST_PAGAT
            return word if many and PAGAT not in hand else PASS
        if know.is_taker:
            sure = expected("after" if laid else "solo", hand, laid) >= TARGET + SPREAD
            return word if sure else PASS
        return word if expected("solo", hand) >= DOUBT else PASS


def is_trischaken(know: Knowledge) -> bool:
    """Whether everybody plays alone for fewest points."""
    contract = know.table.contract
    return contract is not None and contract.name == "trischaken"


# --- Consolation ---------------------------------------------------------------------------------

FULL: Final = 4.0
"""Card points of the declarer from which both sides play a consolation the other way round."""
TURNED: Final = 4.0
"""How much the points of a trick then count against winning it."""


def is_consolation(know: Knowledge) -> bool:
    """Whether the declarer undertook fewer than 36 points."""
    contract = know.table.contract
    return contract is not None and contract.name.endswith("_consolation")


def consolation_hint(know: Knowledge, judgement: Judgement, card: int) -> float:
    """The declarer wants to lose tricks, and the defenders to give them to him."""
    points = sum(map(thirds, know.table.laid)) if know.is_taker else LAID
    for trick in know.table.tricks:
        if trick.winner == know.taker:
            points += sum(thirds(won) for _, won in trick.plays)
    if points < 3 * FULL:
        return 0.0
    worth = know.on_table + know.order.values[card] + know.mean_trick / 3
    return -TURNED * Chooser(know, judgement).chance(card) * worth


LAID: Final = 21
"""Thirds of a point that a declarer has put away, as far as a defender can guess."""
