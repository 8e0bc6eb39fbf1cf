"""The judgement of Tressette: honours, claims, signals, and leads that answer the partner's.

A claim is made from what everybody has seen: the points of the game that the table shows, and the
tricks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from trionfi.cards import Card
from trionfi.games.tressette import BUON_GIOCO, CLAIM
from trionfi.games.tressette_cards import (
    PEZZI,
    TRICKS,
    TressetteOptions,
    pair_of,
    side_points,
    thirds,
)
from trionfi.players.rules import judgement
from trionfi.players.rules.knowledge import Knowledge
from trionfi.rules.actions import Action, Show
from trionfi.rules.choices import Choices, OneOf
from trionfi.rules.table import Trick

# Thirds in favour of a card; found by playing pairs against pairs without them.
RETURN: Final = 3.0
"""Leading back the suit that the partner has knocked for."""
OBEY: Final = 1.0
"""Winning the trick for which the partner has knocked."""
VOID_PARTNER: Final = 2.0
"""Leading a sure winner of a suit that the partner has not got, so that points can come."""
BARE_ACE: Final = -3.0
"""Leading an ace that can be taken."""
ALL_THIRDS: Final = 32


class Judgement(judgement.Judgement):
    """Tressette for four."""

    def answer(self, know: Knowledge, choices: Choices[Any]) -> Action | None:
        """Honours are worth three points and more, so they are always declared."""
        if know.view.topic == "notice" and BUON_GIOCO in choices:
            return BUON_GIOCO
        if know.view.topic in ("declare", "annul") and isinstance(choices, OneOf):
            shows = [action for action in choices.actions if isinstance(action, Show)]
            return max(shows, key=lambda show: len(show.cards), default=None)
        return None

    # The claim.

    def interrupt(self, know: Knowledge, choices: Choices[Any]) -> Action | None:
        """Claim what is certain, unless waiting for a feat costs nothing."""
        assert isinstance(know.options, TressetteOptions)
        pair = pair_of(know.seat)
        if CLAIM not in choices or total(know, pair) < know.options.target:
            return None
        return None if may_wait(know, pair) else CLAIM

    # Card play.

    def hint(self, know: Knowledge, card: int) -> float:
        suit, bit = know.order.suit[card], 1 << card
        partner = (know.seat + 2) % 4
        if know.plays:
            signals = know.table.trick.signals
            knocked = know.plays[0][0] == partner and "busso" in signals[0]
            best = know.best
            wins = best is not None and know.order.above[best[1]] & bit
            highest = not know.order.over[card] & know.hand
            return OBEY * bool(knocked and wins and highest)
        points = 0.0
        wanted = knocked_for(know, partner)
        if wanted is not None and suit == know.order.suit[know.pack.number(wanted)]:
            points += RETURN
        beaten = know.order.over[card] & know.hidden
        if not beaten and not know.possible[partner] & know.order.suits[suit]:
            points += VOID_PARTNER
        if beaten and know.pack.cards[card].rank == "1":
            points += BARE_ACE
        return points

    def signal(self, know: Knowledge, card: Card, offered: Sequence[str]) -> tuple[str, ...]:
        """Volo with a last card, busso to have a suit back, striscio from a long one."""
        suit = [other for other in know.view.hand if other.suit == card.suit]
        pezzo = any(other.rank in PEZZI for other in suit if other != card)
        truth = {
            "volo": suit == [card] and know.tricks_left > 2,
            "busso": pezzo and len(suit) >= 3 and card.rank not in PEZZI,
            "striscio": len(suit) >= 4 and len(suit) == longest(know.view.hand),
        }
        return next(((word,) for word, holds in truth.items() if holds and word in offered), ())


def longest(hand: Sequence[Card]) -> int:
    """How many cards the longest suit of a hand has."""
    return max(sum(card.suit == suit for card in hand) for suit in "SBCD")


def knocked_for(know: Knowledge, partner: int) -> Card | None:
    """The card that the partner has led last, if he knocked and this seat has not led since."""
    for trick in reversed(know.table.tricks):
        leader, card = trick.plays[0]
        if leader == know.seat:
            return None
        if leader == partner:
            return card if "busso" in trick.signals[0] else None
    return None


# --- What everybody can count --------------------------------------------------------------------


@cache
def _value(card: Card) -> int:
    return thirds(card)


def won_thirds(tricks: Sequence[Trick], pair: int) -> int:
    """Thirds in the tricks of a pair."""
    won = (trick for trick in tricks if trick.winner is not None and pair_of(trick.winner) == pair)
    return sum(_value(card) for trick in won for _, card in trick.plays)


def total(know: Knowledge, pair: int) -> int:
    """Points of a pair in the game: those that the table shows, and those of its tricks."""
    assert isinstance(know.options, TressetteOptions)
    tricks = know.table.tricks
    last = len(tricks) == TRICKS and pair_of(tricks[-1].winner or 0) == pair
    return told(know, pair) + side_points(won_thirds(tricks, pair), last, know.options)


def told(know: Knowledge, pair: int) -> int:
    """Points of the deals before and of honours."""
    label = know.table.contract
    points = label.facts["against" if pair else "points"] if label else 0
    assert isinstance(points, int)
    return points


def may_wait(know: Knowledge, pair: int) -> bool:
    """Whether a feat is still possible, and the others cannot win the game meanwhile.

    A pair that has the target wins at the end of the deal if the others do not reach it.
    """
    options, tricks = know.options, know.table.tricks
    assert isinstance(options, TressetteOptions)
    if options.strict_claim or options.feat_table in ("none", "modern") or len(tricks) == TRICKS:
        return False
    most = ALL_THIRDS - won_thirds(tricks, pair)
    reach = told(know, 1 - pair) + side_points(most, True, options)
    return len(tricks) >= TRICKS - 4 and won_thirds(tricks, 1 - pair) < 3 and reach < options.target
