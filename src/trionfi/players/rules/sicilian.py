"""The judgement of Sicilian Tarocchi: bargaining, solo, discards, 20 and 15, the call.

A hand is judged by a weighted count of what it holds. The weights are points above what a side
needs, fitted to the results of deals that this player played against itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from trionfi.cards import Card
from trionfi.games.sicilian_bargain import PLAY, SHUFFLE
from trionfi.games.sicilian_cards import FUGITIVE, JUPITER, PICCIOTTI, SicilianOptions, face
from trionfi.games.sicilian_three import ACCEPT, EACH, SOLO, SOLO_MYSELF
from trionfi.players.rules import judgement
from trionfi.players.rules.knowledge import Knowledge
from trionfi.rules.actions import PASS, Action, Say, Seal
from trionfi.rules.choices import Choices, OneOf, Pick
from trionfi.rules.free_order import WAIT

SUITS: Final = "SBCD"

# --- The worth of a hand -------------------------------------------------------------------------


def features(hand: Iterable[Card], *, talon: bool = False) -> dict[str, int]:
    """How often each thing that counts is in a hand.

    Args:
        talon: whether the seat will exchange with the talon in any case.
    """
    cards = set(hand)
    lengths = [sum(card.suit == suit for card in cards) for suit in SUITS]
    return {
        "hand": 1,
        "trumps": sum(card.is_trump for card in cards),
        "arie": sum(card.is_trump and 16 <= card.number <= 19 for card in cards),
        "jupiter": int(JUPITER in cards),
        "picciotti": int(PICCIOTTI in cards),
        "fugitive": int(FUGITIVE in cards),
        "kings": sum(card.rank == "K" for card in cards),
        "queens": sum(card.rank == "Q" for card in cards),
        "short": sum(max(2 - length, 0) for length in lengths),
        "talon": int(talon),
    }


def weights(*numbers: float) -> Mapping[str, float]:
    return dict(zip(features(()), numbers, strict=True))


WORTH: Final[Mapping[str, Mapping[str, float]]] = {
    "solo": weights(-51.0, 3.2, 4.8, 11.0, 4.6, 10.0, 3.9, 1.3, 0.7, 0.0),
    "partners": weights(-25.0, 1.9, 4.4, 9.5, 3.7, 6.7, 3.3, 0.7, 1.0, 6.9),
    "bargain": weights(-16.3, 1.7, 4.0, 9.0, 3.3, 4.5, 3.7, -0.4, 0.8, 4.8),
    "solo_three": weights(-54.0, 3.0, 4.9, 10.0, 6.3, 10.0, 4.6, 2.0, 0.6, 0.0),
    "each": weights(-45.8, 2.9, 4.7, 9.2, 6.1, 9.8, 4.6, 2.0, 1.4, 11.1),
    "bargain_three": weights(-32.3, 2.5, 3.9, 8.2, 5.8, 8.7, 4.1, 1.7, 1.2, 10.7),
}
"""What each thing adds to the points above the base: of a soloist at four (`solo`) and at three
(`solo_three`), of one who plays with a partner (`partners`) or for himself (`each`); and of a seat
with the cards of the first deal, should the hand be played (`bargain`, `bargain_three`)."""


def expected(situation: str, hand: Iterable[Card], *, talon: bool = False) -> float:
    """Points above the base that a hand may hope for."""
    counts = features(hand, talon=talon)
    return sum(WORTH[situation][name] * number for name, number in counts.items())


# --- Discards ------------------------------------------------------------------------------------

VOID_WORTH, SINGLE_WORTH = 3.0, 1.0
"""Points that a void, or a single small card, in a plain suit brings."""
TRUMP_WORTH = 4.0
"""Points that a small trump brings in hand."""


def best_discards(pool: Sequence[Card], hand: Sequence[Card], take: int) -> list[Card]:
    """The `take` cards of `pool` to put away: voids, and points that would not come home."""
    suits = {suit: [card for card in hand if card.suit == suit] for suit in SUITS}
    known: dict[tuple[str, tuple[Card, ...]], float] = {}

    def worth(put: tuple[Card, ...]) -> float:
        total = -TRUMP_WORTH * sum(card.is_trump for card in put)
        for suit, held in suits.items():
            part = (suit, tuple(card for card in put if card.suit == suit))
            if part not in known:
                known[part] = suit_worth(held, part[1])
            total += known[part]
        return total

    best: tuple[Card, ...] = max(combinations(pool, take), key=worth)
    return [*best]


def suit_worth(held: Sequence[Card], put: Sequence[Card]) -> float:
    """Points to be expected of a suit if `put` is put away out of `held`."""
    kept = [card for card in held if card not in put]
    worth = float(sum(map(face, put)))
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


# --- The bargaining ------------------------------------------------------------------------------


def word_for(hope: float, words: Sequence[Say]) -> Say:
    """What to say with a hand that hopes for so many points should the hand be played.

    A good hand waits for offers, takes one that is worth more than play, and plays in the end;
    a bad one takes what it can, or offers half of what it fears to lose.
    """
    takes = [word for word in words if word.word == "take"]
    pays = [word for word in words if word.word == "pay"]
    most = takes[-1] if takes else None
    if most is not None and (most.amount or 0) >= hope:
        return most
    if hope > 1:
        return WAIT if WAIT in words else PLAY
    if hope < -4 and pays:
        offer = min(max(round(-hope / 2), 1), len(pays))
        return pays[offer - 1]
    if hope > -2 and WAIT in words:
        return WAIT
    return next(word for word in (SHUFFLE, *takes, *pays, PLAY) if word in words)


def spoken(choices: Choices[Any]) -> list[Say]:
    """The words of a bargaining, however they are to be given."""
    words = [word for word in choices if isinstance(word, Say)]
    return [word.said if isinstance(word, Seal) else word for word in words]


# --- The judgement -------------------------------------------------------------------------------


class Judgement(judgement.Judgement):
    """Sicilian Tarocchi for four and three."""

    def answer(self, know: Knowledge, choices: Choices[Any]) -> Action | None:
        topic, hand = know.view.topic, know.view.hand
        if topic == "bargain":
            word = word_for(self.hope(know), spoken(choices))
            sealed = Seal(word.word, word.amount)
            return sealed if sealed in choices else word
        if topic == "discard" and isinstance(choices, Pick):
            picked = best_discards(choices.pool, hand, choices.take)
            answer: Action = choices.of(picked)
            return answer
        if topic == "solo":
            return SOLO if self.plays_solo(know) else PASS
        if topic == "say_20":
            return Say("20") if expected("partners", hand) > -4 else Say("zero")
        if topic == "say_15":
            return Say("15")
        if topic == "call" and isinstance(choices, OneOf):
            called: Action = max(choices.actions, key=lambda call: appeal(hand, call.card))
            return called
        return self.answer_of_three(know, choices) if topic in ("bid", "answer") else None

    def interrupt(self, know: Knowledge, choices: Choices[Any]) -> Action | None:
        """Out of turn only points are offered or taken; a strong hand can wait."""
        word = word_for(self.hope(know), spoken(choices))
        return word if word.word in ("pay", "take") else None

    def hope(self, know: Knowledge) -> float:
        """Points that the hand may bring if it is played; the dealer knows a card of the talon."""
        dealer = know.table.dealer == know.seat
        situation = "bargain" if know.seats == 4 else "bargain_three"
        return expected(situation, (*know.view.hand, *know.table.seen), talon=dealer)

    def plays_solo(self, know: Knowledge) -> bool:
        hand, dealer = know.view.hand, know.table.dealer == know.seat
        alone = 3 * expected("solo", hand)
        return alone > max(expected("partners", hand, talon=dealer), 0)

    def answer_of_three(self, know: Knowledge, choices: Choices[Any]) -> Action:
        """Barcellona and Tortorici: solo, each for himself, or neither."""
        assert isinstance(know.options, SicilianOptions)
        hand = know.view.hand
        factor = 4 if know.options.town == "barcellona" else 2
        alone = factor * expected("solo_three", hand)
        with_talon, without = (expected("each", hand, talon=talon) for talon in (True, False))
        hopes: dict[Action, float] = {
            SOLO: alone,
            SOLO_MYSELF: alone,
            EACH: with_talon,
            ACCEPT: min(without, 0.0) if SOLO_MYSELF in choices else without,
            PASS: 0.0,
        }
        return max((a for a in hopes if a in choices), key=lambda action: hopes[action])


def appeal(hand: Sequence[Card], card: Card) -> tuple[int, int]:
    """How welcome the holder of a card is as a partner: he protects the points of its suit."""
    suit = [other for other in hand if other.suit == card.suit]
    return sum(map(face, suit)), len(suit)
