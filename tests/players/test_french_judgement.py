"""Bids, écart, call and poignée of the rules-of-thumb player at French Tarot."""

from __future__ import annotations

from typing import Any

from trionfi.cards import FRENCH, Card
from trionfi.players import player
from trionfi.players.rules.french import bid, ecart
from trionfi.rules.actions import Action, Discard
from trionfi.rules.deal import Deal

STRONG = "T21 T19 T17 T15 T12 T10 T8 T5 T1 F SK SQ S5 S2 HK H4 D3 C7"
MIDDLING = "T21 T14 T12 T9 T7 T4 T2 SK S8 S5 S2 HK HC H4 D7 D3 C8 C7"
WEAK = "T9 T4 SQ S8 S5 S2 HK HC H9 H4 D10 D7 D3 CJ C8 C7 C3 C2"


def deal_of(hand: str, pool: str = "", **options: Any) -> Deal:
    """A deal in which seat 0 speaks first and holds `hand`, with `pool` in the chien."""
    cards, turned = FRENCH.parse(hand), list(FRENCH.parse(pool))
    rest = [card for card in FRENCH if card not in cards and card not in turned]
    # Spread the rest, so that nobody holds a Petit without other trumps.
    size, others = len(cards), options.get("players", 4) - 1
    chien = turned + rest[: len(rest) - size * others]
    rest = [card for card in rest if card not in chien]
    hands = [cards, *(rest[seat::others] for seat in range(others))]
    return Deal.from_hands("french", hands, chien, options={"petit_sec": "off", **options})


def asked(deal: Deal) -> Action:
    assert deal.decision is not None
    seat = deal.decision.seat
    return player("rules").choose(deal.view(seat), deal.game, deal.options)


def test_bids_more_on_a_better_hand() -> None:
    assert [bid(FRENCH.parse(hand), 4) for hand in (WEAK, MIDDLING, STRONG)] == [
        None,
        "garde",
        "garde_sans",
    ]


def test_passes_when_the_contract_is_taken() -> None:
    deal = deal_of(WEAK)
    assert str(asked(deal)) == "pass"


def test_ecart_makes_voids_and_saves_points() -> None:
    hand = FRENCH.parse("T21 T15 T9 T8 T5 T3 F SK SQ S9 S5 S4 HK H8 H7 H4 DQ D3 CJ C8")
    pool = [card for card in hand if card.is_plain and card.rank != "K"]
    put = ecart(pool, hand, 6)
    assert {Card("DQ"), Card("D3"), Card("CJ"), Card("C8")} < set(put)
    assert len(put) == 6


def test_ecart_puts_away_trumps_only_when_forced() -> None:
    hand = "SK HK DK CK F T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 S2"
    deal = deal_of(hand, "T1 T9 T8 H3 D4 C5")
    for action in ("bid garde", "pass", "pass", "pass"):
        assert deal.decision is not None
        deal.play(deal.decision.seat, action)
    answer = asked(deal)
    assert isinstance(answer, Discard)
    assert {Card("S2"), Card("H3"), Card("D4"), Card("C5")} < set(answer.cards)
    assert {card for card in answer.cards if card.is_trump} == {Card("T8"), Card("T9")}


def test_calls_the_king_of_its_queen() -> None:
    deal = deal_of("T21 T19 T17 T15 T12 T10 T8 F SK S5 HQ H4 H2 D3 C7", players=5)
    for action in ("bid garde", "pass", "pass", "pass", "pass"):
        assert deal.decision is not None
        deal.play(deal.decision.seat, action)
    assert str(asked(deal)) == "call HK"


def test_shows_its_trumps_but_hides_the_petit() -> None:
    deal = deal_of("T21 T19 T17 T15 T13 T12 T10 T9 T8 T5 T1 F SK SQ S5 HK H4 H2")
    for action in ("bid garde_sans", "pass", "pass", "pass", "pass"):
        assert deal.decision is not None
        deal.play(deal.decision.seat, action)
    shown = str(asked(deal)).split()
    assert shown[:2] == ["show", "simple"]
    assert "T1" not in shown
    assert len(shown) == 12
