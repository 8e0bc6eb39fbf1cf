"""What is told of the Excuse at five, where the sides may stay unknown up to the last trick."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from tests.games.french_deals import bid, cards
from trionfi.cards import FRENCH, Card
from trionfi.rules.actions import Action, Call, Discard, Play
from trionfi.rules.board import POOL
from trionfi.rules.deal import Deal
from trionfi.rules.decision import Decision
from trionfi.rules.facts import Noted, Role, Turned

EXCUSE = Card("F")
KING = Card("HK")


def with_cards(fixed: Mapping[int, str], seed: int, **options: object) -> Deal:
    """A deal at five in which seats (or the chien) have these cards, and others by chance."""
    piles = {pile: list(cards(fixed.get(pile, ""))) for pile in (*range(5), POOL)}
    rest = [card for card in FRENCH if not any(card in pile for pile in piles.values())]
    Random(seed).shuffle(rest)
    for pile, held in piles.items():
        while len(held) < (3 if pile == POOL else 15):
            held.append(rest.pop())
    given = {"players": 5, "petit_sec": "off", "poignee": "off", "slam": "off", **options}
    return Deal.from_hands("french", [piles[seat] for seat in range(5)], piles[POOL], options=given)


def finish(deal: Deal, seed: int, *, keep: Card = KING) -> Deal:
    """Play to the end: the Excuse at once, the kept card as late as the rules allow."""
    rng = Random(seed)
    while deal.decision is not None:
        deal.play(deal.decision.seat, choice(deal.decision, rng, keep))
    return deal


def choice(decision: Decision, rng: Random, keep: Card) -> Action:
    actions: list[Action] = list(decision.choices)
    if Play(EXCUSE) in actions:
        return Play(EXCUSE)
    return rng.choice([action for action in actions if action != Play(keep)] or actions)


def owed(deal: Deal, side: tuple[int, ...]) -> int:
    """How many debts the tricks leave behind, worked out from who won what; 0 or 1."""
    for trick, winner in list(zip(deal.board.tricks, deal.board.winners, strict=True))[:-1]:
        for seat, card in trick:
            if card == EXCUSE:
                return (seat in side) != (winner in side)
    return 0


def noted(deal: Deal, rule: str) -> list[Noted]:
    facts = deal.view(None).facts
    return [fact for fact in facts if isinstance(fact, Noted) and fact.rule == rule]


def check_told(deal: Deal, side: tuple[int, ...]) -> int:
    """Everybody was told of the debt and of its payment, as the score counts them."""
    debts, payments = noted(deal, "fool_owed"), noted(deal, "fool_paid")
    assert len(debts) == owed(deal, side)
    low = [
        card
        for trick, winner in zip(deal.board.tricks, deal.board.winners, strict=True)
        for _, card in trick
        if debts and (winner in side) == (debts[0].facts["seat"] in side)
        if card != EXCUSE and (card.is_plain or card not in cards("T1 T21"))
        if card.rank not in "KQCJ"
    ]
    assert [payment.facts["card"] for payment in payments] == low[:1]
    return len(debts)


@pytest.mark.parametrize("contract", ["garde_sans", "garde_contre"])
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_a_called_king_that_falls_in_the_last_trick_still_brings_the_debt_out(
    contract: str, holder: int
) -> None:
    late = told = 0
    for seed in range(60):
        deal = with_cards({1: KING.code, **({holder: "F"} if holder != 1 else {1: "HK F"})}, seed)
        bid(deal, 0, contract)
        deal.play(0, Call(KING))
        finish(deal, seed)
        if KING not in [card for _, card in deal.board.tricks[-1]]:
            continue
        late += 1
        told += check_told(deal, (0, 1))
    assert late > 0
    assert told > 0


@pytest.mark.parametrize("contract", ["garde_sans", "garde_contre"])
def test_a_called_king_in_the_closed_chien_is_known_when_the_chien_is_seen(contract: str) -> None:
    told = 0
    for seed in range(20):
        deal = with_cards({0: "F", POOL: KING.code}, seed)
        bid(deal, 0, contract)
        deal.play(0, Call(KING))
        facts = finish(deal, seed).view(None).facts
        told += check_told(deal, (0,))
        (seen,) = [at for at, fact in enumerate(facts) if isinstance(fact, Turned)]
        assert [at for at, fact in enumerate(facts) if isinstance(fact, Role)][1:] == [seen + 1]
        assert facts[seen + 1] == Role(0, "alone")
        assert all(facts.index(debt) > seen for debt in noted(deal, "fool_owed"))
    assert told > 0


def test_a_called_queen_that_was_put_away_is_known_after_the_last_trick() -> None:
    told = 0
    for seed in range(20):
        deal = with_cards(
            {0: "SK HK DK CK SQ F", POOL: "S2 S3 S4"}, seed, ecart_called_card="allowed"
        )
        bid(deal, 0, "garde")
        deal.play(0, Call(Card("SQ")))
        deal.play(0, Discard.of(cards("SQ S2 S3"), FRENCH))
        finish(deal, seed)
        told += check_told(deal, (0,))
        assert deal.view(None).facts.count(Role(0, "alone")) == 1
    assert told > 0


@pytest.mark.parametrize("players", [3, 4])
def test_where_the_sides_are_known_nothing_more_is_said_at_the_end(players: int) -> None:
    for seed in range(8):
        given = {"players": players, "petit_sec": "off", "poignee": "off", "slam": "off"}
        deal = Deal.shuffled("french", seed=seed, options=given)
        bid(deal, 0, "garde_sans")
        finish(deal, seed)
        check_told(deal, (0,))
        assert [fact for fact in deal.view(None).facts if isinstance(fact, Role)] == [
            Role(0, "taker")
        ]
