"""The judgement of Tarok for three: hands on which it should leave no doubt."""

from __future__ import annotations

import pytest

from tests.games.test_tapp_tarok import deal_of
from trionfi.cards import TAROK, Card
from trionfi.games.tapp_tarok_score import TarokOptions
from trionfi.players import player
from trionfi.players.rules.tapp_tarok import (
    best_discards,
    bid,
    consolation_worth,
    game_worth,
    made,
)
from trionfi.rules.actions import PASS, Bid
from trionfi.rules.deal import Deal

BOOK, TAPPEN, AUSTRIAN = (TarokOptions.read({"preset": name}) for name in TarokOptions.presets)
STRONG = "T22 T21 T20 T19 T18 T16 T14 T12 T9 T1 SK HK S7 S8 H1 DQ"
WEAK = "T2 T3 T5 S7 S8 SJ H1 H2 HJ D1 D2 D3 DJ C7 C8 CJ"


def cards(text: str) -> tuple[Card, ...]:
    return TAROK.parse(text)


def choice(deal: Deal) -> str:
    """What the player does in its turn."""
    assert deal.decision is not None
    view = deal.view(deal.decision.seat)
    return str(player("rules").choose(view, deal.game, deal.options))


def ladder(*names: str) -> list[Bid]:
    return [Bid(name) for name in names]


@pytest.mark.parametrize("options", [TAPPEN, AUSTRIAN])
def test_strong_hands_play_and_weak_ones_pass(options: TarokOptions) -> None:
    offered = [PASS, *ladder(*(("dreier",) if options.flat else ("threesome",)), "solo")]
    assert bid(cards(STRONG), offered, options) == Bid("solo")
    assert bid(cards(WEAK), offered, options) == PASS


def test_a_weak_hand_of_the_book_plays_for_a_consolation() -> None:
    assert bid(cards(WEAK), [PASS, *ladder("threesome", "solo")], BOOK) == Bid("threesome")
    assert consolation_worth(22, "threesome", BOOK) > 0 > game_worth(22, "threesome", BOOK)
    assert game_worth(42, "threesome", BOOK) > 0 > consolation_worth(44, "threesome", BOOK)


def test_the_chance_of_a_game_rises_with_its_points() -> None:
    chances = [made(points) for points in range(20, 50, 5)]
    assert chances == sorted(chances)
    assert 0.45 < made(35.5) < 0.55


def test_a_lone_queen_goes_and_suits_are_emptied() -> None:
    hand = cards("T22 T21 T20 T19 T18 T17 T16 T15 T14 T13 SK HK HQ HJ H1 CQ C7 D1 D2")
    pool = [card for card in hand if card.is_plain and card.rank != "K"]
    assert {Card("CQ"), Card("C7")} <= set(best_discards(pool, hand, 3))


def test_the_lowest_trumps_go_when_trumps_must() -> None:
    assert set(best_discards(cards("T9 T2 T14 T5"), (), 2)) == set(cards("T2 T5"))


def test_the_half_with_the_better_cards() -> None:
    deal = deal_of([STRONG], "T17 HQ SQ C8 C9 D2")
    for text in ("bid threesome", "pass", "pass"):
        assert deal.decision is not None
        deal.play(deal.decision.seat, text)
    assert choice(deal) == "take SQ HQ T17"


def test_a_long_hand_of_tarocks_announces_the_pagat() -> None:
    for hand, word in ((STRONG, "announce ultimo"), ("T1 T2 T3 T4 T5 SK", "pass")):
        deal = deal_of([hand], preset="austrian")
        deal.play(0, "bid solo")
        assert choice(deal) == word


def test_a_defender_with_a_strong_hand_doubles() -> None:
    for hand, word in (("T22 T21 T20 SK HK DK T19", "announce kontra"), (WEAK, "pass")):
        deal = deal_of(["", hand], preset="austrian")
        for seat, text in ((0, "bid solo"), (0, "pass"), (1, "pass"), (2, "pass"), (0, "pass")):
            if deal.explain(seat, text) is None:
                deal.play(seat, text)
        assert deal.decision is not None
        assert deal.decision.topic == "kontra"
        assert choice(deal) == word
