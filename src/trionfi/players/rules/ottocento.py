"""The judgement of Ottocento: what cards are worth for combinations, scarto, gift, signals.

Captured cards count together, so the worth of a card depends on who has captured what: it is
sampled with the kernel's counter (`SetScore.worth`) and takes the place of the card's points in the
rules of thumb. What is announced is certain, so everything is announced.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from trionfi.cards import Card
from trionfi.games.ottocento import CALL_OUT
from trionfi.games.ottocento_cards import (
    BUSSO,
    STRISCIO,
    VOLO,
    OttocentoOptions,
    half_points,
    side_of,
    value,
)
from trionfi.games.ottocento_combinations import MATTO, set_score
from trionfi.kernel import SetScore
from trionfi.players.rules import judgement
from trionfi.players.rules.knowledge import NO_SUIT, TRUMP_SUIT, Knowledge, cards_in
from trionfi.players.rules.tricks import Chooser
from trionfi.rules.actions import Action, Announce, Give, Show
from trionfi.rules.choices import Choices, Either, OneOf, Pick
from trionfi.rules.subsets import Some

SAMPLES: Final = 32
"""Divisions of the open cards by which their worth is judged."""
VOID, SINGLE = 0.5, 0.15
"""What a void, or a lone small card, in a plain suit is worth to a dealer, in average tricks."""
OBEY: Final = 0.3
"""How far the partner's signals are followed, in average tricks."""


# --- What cards are worth ------------------------------------------------------------------------


def counter(know: Knowledge) -> SetScore:
    """The kernel's counter of combinations under the options in force."""
    assert isinstance(know.options, OttocentoOptions)
    return set_score(know.play.rules, know.options.grande_moors)


def captured(know: Knowledge) -> tuple[set[int], set[int]]:
    """What this seat knows its side to have, and the other side: tricks and its own scarto."""
    own: tuple[set[int], set[int]] = (set(), set())
    mine, number = side_of(know.seat), know.pack.number
    for trick in know.table.tricks:
        assert trick.winner is not None
        for seat, card in trick.plays:
            side = side_of(seat if card == MATTO else trick.winner)
            own[side != mine].add(number(card))
    own[0].update(map(number, know.table.laid))
    return own


def worth(know: Knowledge) -> list[float]:
    """What capturing each card is worth, in half points: its points, and its combinations."""
    ours, theirs = captured(know)
    gone = ours | theirs
    open_cards = [n for n in range(len(know.pack)) if n not in gone]
    values = [float(points) for points in know.order.values]
    found = counter(know).worth([*ours], [*theirs], open_cards, SAMPLES, know.hand)
    for number, points in found.items():
        values[number] += points
    return values


# --- Scarto and gift -----------------------------------------------------------------------------


def scarto(know: Knowledge, pool: Sequence[Card]) -> tuple[Card, ...]:
    """Two cards to put away: dear ones that may be lost, small ones that leave a suit short."""
    number, suits = know.pack.number, know.order.suits
    chooser = Chooser(know, judgement.Judgement())
    gain = {card: know.values[number(card)] - chooser.future(number(card)) for card in pool}

    def shortness(put: tuple[Card, ...]) -> float:
        kept = know.hand & ~know.mask(put)
        total = 0.0
        for suit in range(TRUMP_SUIT):
            left, had = (kept & suits[suit]).bit_count(), (know.hand & suits[suit]).bit_count()
            if left < had:
                total += VOID * (left == 0) + SINGLE * (left == 1)
        return total * know.mean_trick

    best: tuple[Card, ...] = max(
        combinations(pool, 2), key=lambda put: sum(gain[card] for card in put) + shortness(put)
    )
    return best


def cheapest_gift(know: Knowledge, gifts: Sequence[Give]) -> Give:
    """The card that costs least: own score less the other side's, over all that may be given."""
    score, number = counter(know).score, know.pack.number
    ours = {number(gift.cards[0]) for gift in gifts} | {number(MATTO)}
    theirs = set(range(len(know.pack))) - ours

    def cost(gift: Give) -> tuple[int, int]:
        card = number(gift.cards[0])
        lost = score([*(ours - {card})]) - score([*theirs, card])
        return -lost + half_points(gift.cards[0]), card

    return min(gifts, key=cost)


# --- Signals -------------------------------------------------------------------------------------


def is_master(know: Knowledge, card: int) -> bool:
    """Whether no card of the same suit that is still out is higher."""
    return not know.order.over[card] & know.hidden


def words_for(know: Knowledge, card: Card) -> tuple[str, ...]:
    """What to say with a lead: the last card of a suit; a wish for the partner's best; trumps."""
    number, order = know.pack.number(card), know.order
    suit = order.suit[number]
    rest = know.hand & order.suits[suit] & ~(1 << number)
    if suit == TRUMP_SUIT:
        out = (order.trumps & know.hidden).bit_count()
        return (STRISCIO,) if 2 * rest.bit_count() > out else ()
    if not rest:
        return (BUSSO, VOLO) if know.hand & order.trumps else (VOLO,)
    guards = any(value(know.pack.cards[n]) for n in cards_in(rest))
    return (BUSSO,) if guards and not is_master(know, number) else ()


def wish(know: Knowledge, card: int) -> float:
    """Half points in favour of a card because of a signal of the partner."""
    partner, suit = (know.seat + 2) % 4, know.order.suit[card]
    if suit == NO_SUIT:
        return 0.0
    running, bonus = know.table.trick, OBEY * know.mean_trick
    if running.plays:
        leader, led = running.plays[0]
        if leader != partner or BUSSO not in running.signals[0]:
            return 0.0
        highest = not know.order.over[card] & know.hand
        follows = suit == know.order.suit[know.pack.number(led)]
        return bonus if follows and highest else 0.0
    said = [
        (know.order.suit[know.pack.number(trick.plays[0][1])], trick.signals[0])
        for trick in know.table.tricks
        if trick.plays[0][0] == partner and trick.signals[0]
    ]
    if not said:
        return 0.0
    led_suit, words = said[-1]
    wanted = BUSSO in words or (STRISCIO in words and led_suit == TRUMP_SUIT)
    return bonus if wanted and suit == led_suit else 0.0


# --- The judgement -------------------------------------------------------------------------------


class Judgement(judgement.Judgement):
    """Ottocento for four."""

    def values(self, know: Knowledge) -> list[float] | None:
        return worth(know) if know.view.topic in ("play", "discard") else None

    def hint(self, know: Knowledge, card: int) -> float:
        return wish(know, card)

    def signal(self, know: Knowledge, card: Card, offered: Sequence[str]) -> tuple[str, ...]:
        words = words_for(know, card)
        return words if " ".join(words) in offered else ()

    def answer(self, know: Knowledge, choices: Choices[Any]) -> Action | None:
        topic = know.view.topic
        if topic == "announce" and isinstance(choices, Either):
            some = next(part for part in choices.parts if isinstance(part, Some))
            everything: Action = some.of(some.whole)
            return everything
        if topic == "discard" and isinstance(choices, Pick):
            away: Action = choices.of(scarto(know, choices.pool))
            return away
        if topic == "gift" and isinstance(choices, OneOf):
            return cheapest_gift(know, choices.actions)
        if topic == "call_out":
            return next((a for a in choices if isinstance(a, Show) or a == CALL_OUT), None)
        if topic == "a_monte" and not any(value(card) == 5 for card in know.view.hand):
            return Announce("a_monte")
        return None
