"""The judgement of Sicilian Tarocchi."""

from __future__ import annotations

from random import Random

import pytest

from trionfi.cards import SICILIAN, Card
from trionfi.games.sicilian_bargain import PLAY, SHUFFLE, Limits, Words
from trionfi.players import play_out, player
from trionfi.players.rules.sicilian import best_discards, expected, spoken, word_for
from trionfi.rules.actions import Say
from trionfi.rules.deal import Deal
from trionfi.rules.free_order import WAIT

STRONG = SICILIAN.parse("T20 T19 T18 T15 T12 T10 T8 F SK S5 S6 BK B5 CK C5")
WEAK = SICILIAN.parse("T3 T1 SQ SC S7 S6 BC BJ B8 CJ C7 C6 DC D8 D7")


def say(hope: float, limits: Limits, *, may_wait: bool = True) -> Say:
    return word_for(hope, spoken(Words(limits, may_wait, sealed=False)))


def test_a_good_hand_waits_for_offers_and_plays_in_the_end() -> None:
    assert say(8, Limits(4, 0)) == WAIT
    assert say(8, Limits(3, 6)) == WAIT
    assert say(8, Limits(2, 12)) == Say("take", 11)
    assert say(8, Limits(2, 4), may_wait=False) == PLAY


def test_a_bad_hand_offers_points_or_takes_them() -> None:
    assert say(-15, Limits(4, 0)) == Say("pay", 8)
    assert say(-90, Limits(4, 0)) == Say("pay", 10)
    assert say(-15, Limits(3, 5)) == Say("take", 3)
    assert say(-3, Limits(4, 0)) == SHUFFLE
    assert say(-15, Limits(1, 5), may_wait=False) == Say("take", 5)
    assert say(-1, Limits(1, 0), may_wait=False) == SHUFFLE
    assert say(-90, Limits(2, 0, taking=True), may_wait=False) == PLAY


@pytest.mark.parametrize("share", [True, False])
def test_whatever_is_said_is_legal(share: bool) -> None:
    for left in range(1, 5):
        for pool in range(12):
            for taking in (False, True):
                words = Words(Limits(left, pool, taking, 7, share), False, sealed=False)
                for hope in (-60, -9, -1, 0, 3, 40):
                    assert word_for(hope, spoken(words)) in words


def test_strong_hands_are_worth_more() -> None:
    for situation in ("solo", "partners", "bargain", "solo_three", "each", "bargain_three"):
        assert expected(situation, STRONG) > 0 > expected(situation, WEAK)
    assert expected("partners", WEAK, talon=True) > expected("partners", WEAK)


def test_discards_make_a_void_and_save_points() -> None:
    hand = SICILIAN.parse("T20 T12 T10 T8 T7 T6 T5 SK S9 S8 S7 S6 BK B9 B8 CQ C7 C5")
    pool = [card for card in hand if card not in SICILIAN.parse("T20 SK BK")]
    assert set(best_discards(pool, hand, 3)) == {Card("CQ"), Card("C7"), Card("C5")}


VARIANTS = [
    {"bargain_protocol": "polled"},
    {"bargain_protocol": "simultaneous", "discard_ban": "five_ten_trumps"},
    {"bargain_protocol": "realtime", "takers_share": False},
    {"players": 3, "discard_ban": "five_ten_queens"},
    {"players": 3, "town": "barcellona"},
    {"players": 3, "town": "tortorici"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(map(str, options)))
def test_every_deal_comes_to_its_end(options: dict[str, object]) -> None:
    played = 0
    for seed in range(10):
        deal = Deal.shuffled("sicilian", seed=seed, options=options)
        play_out(deal, [player("rules")] * deal.seats)
        assert deal.sheet is not None
        played += deal.sheet.counts
    assert played > 2


def test_better_than_random() -> None:
    """One seat by rules of thumb, the others at random, in turn on every seat."""
    gained = 0
    for seed in range(24):
        rng = Random(seed)
        players = [player("random", seed=rng.randrange(1000)) for _ in range(4)]
        players[seed % 4] = player("rules")
        deal = play_out(Deal.shuffled("sicilian", seed=seed, dealer=rng.randrange(4)), players)
        assert deal.sheet is not None
        gained += deal.sheet.scores[seed % 4]
    assert gained > 100
