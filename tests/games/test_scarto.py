"""Scarto: the values of its rules, and whole deals."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from trionfi.cards import PIEMONTESE, Card
from trionfi.games.scarto import GAME, ScartoOptions, card_play, layout, scarti, settle, value
from trionfi.kernel import Position
from trionfi.players import play_out, player
from trionfi.rules.actions import Discard
from trionfi.rules.board import POOL
from trionfi.rules.deal import Deal

DEFAULT = ScartoOptions()


def winner(text: str, options: ScartoOptions = DEFAULT) -> str:
    plays = list(enumerate(PIEMONTESE.parse(text)))
    return plays[card_play(options).winner(plays)][1].code


@pytest.mark.parametrize(
    ("trick", "best"),
    [("T21 T20 T19", "T20"), ("C10 C1 C2", "C1"), ("S1 S10 S2", "S10"), ("D3 DJ D1", "DJ")],
)
def test_who_wins(trick: str, best: str) -> None:
    assert winner(trick) == best


def test_the_world_is_highest_by_option() -> None:
    assert winner("T21 T20 T19", ScartoOptions(top_trump="world")) == "T21"


@pytest.mark.parametrize(
    ("trick", "points"), [("SK SQ S3", 8), ("S2 S3 S4", 1), ("T20 T1 T21", 9), ("CC CJ D9", 4)]
)
def test_what_a_trick_is_worth(trick: str, points: int) -> None:
    assert 1 + sum(map(value, PIEMONTESE.parse(trick))) == points


def test_the_matto_stays_with_its_owner() -> None:
    """Angel, Bagatto and Matto: the winner gets 9, the owner of the Matto 4."""
    hands = [PIEMONTESE.numbers(PIEMONTESE.parse(text)) for text in ("T20 S2", "T1 S3", "F S4")]
    position = Position(card_play(DEFAULT).rules, hands, 0, sides=range(3))
    for code in ("T20", "T1", "F"):
        position.play(PIEMONTESE.number(Card(code)))
    thirds = [position.points(seat) for seat in range(3)]
    assert thirds == [3 * 9, 0, 3 * 4]


@pytest.mark.parametrize(("owner", "kept"), [(1, 0), (2, 4)])
def test_a_seat_without_tricks_loses_the_matto_unless_it_has_the_discard(
    owner: int, kept: int
) -> None:
    every = [Card(f"T{number}") for number in range(1, 22)]
    strong = [*every, *PIEMONTESE.parse("SK BK CK DK")]
    rest = [card for card in PIEMONTESE if card not in (*strong, Card("F"))]
    hands = [strong, rest[:24], rest[24:48]]
    hands[owner].append(Card("F"))
    hands[3 - owner].append(rest[48])
    deal = Deal.from_hands(GAME, hands, rest[49:], dealer=2)
    while deal.decision is not None:
        deal.play(deal.decision.seat, next(iter(deal.decision.choices)))
    assert deal.sheet is not None
    assert set(deal.board.winners) == {0}
    points = deal.sheet.facts["points"]
    assert isinstance(points, tuple)
    laid = 1 + sum(map(value, deal.board.laid[2]))
    assert points[1:] == ((kept, laid) if owner == 1 else (0, kept + laid))


def test_the_pack_holds_78_points() -> None:
    assert sum(map(value, PIEMONTESE)) + 25 + 1 == 78
    assert Counter(map(value, PIEMONTESE))[4] == 7


def test_the_pack_holds_77_points_strictly_by_threes() -> None:
    """The Matto has 4 units then: 231 thirds."""
    play = card_play(ScartoOptions(count="threes_strict"))
    assert play.points(PIEMONTESE) == 3 * 77
    assert [play.value(Card(code)) for code in ("F", "T20", "T1", "SK", "SQ", "T21")] == [
        *(10, 13, 13, 13, 10, 1)
    ]


def test_the_dealer_gets_the_last_three() -> None:
    for dealer in range(3):
        order = layout(DEFAULT, dealer)
        assert order[-3:] == (POOL,) * 3
        assert order[:5] == ((dealer + 1) % 3,) * 5
        assert [order.count(seat) for seat in range(3)] == [25] * 3


HONOURS = "SK BK CK DK T20 T1 F"


@pytest.mark.parametrize(
    ("hand", "laid", "rule"),
    [
        (f"{HONOURS} S2 S3 S4 T5", "S2 S3 S4", None),
        (f"{HONOURS} S2 S3 S4 T5", "S2 S3 T5", "trump_only_if_forced"),
        (f"{HONOURS} S2 S3 T5 T21", "S2 S3 T21", None),
        (f"{HONOURS} S2 S3 T5 T21", "S2 T5 T21", "plain_cards_first"),
        *[(f"{HONOURS} S2 S3 S4", f"S2 S3 {h}", "honour_not_discardable") for h in HONOURS.split()],
    ],
)
def test_discards(hand: str, laid: str, rule: str | None) -> None:
    choices = scarti(PIEMONTESE.parse(hand), DEFAULT)
    reason = choices.why_not(Discard.of(PIEMONTESE.parse(laid), PIEMONTESE))
    assert (reason and reason.rule) == rule


def test_a_lone_bagatto_may_go_by_option() -> None:
    discard = Discard.of(PIEMONTESE.parse("T1 S2 S3"), PIEMONTESE)
    lone = ScartoOptions(lone_bagatto=True)
    assert discard in scarti(PIEMONTESE.parse("T1 S2 S3 S4 SK"), lone)
    assert discard not in scarti(PIEMONTESE.parse("T1 S2 S3 S4 F"), lone)
    assert discard not in scarti(PIEMONTESE.parse("T1 S2 S3 S4 SK"), DEFAULT)


def test_the_settlement() -> None:
    assert settle([34, 25, 19], 0).scores == (24, -3, -21)


@pytest.mark.parametrize("overtrump", [False, True])
@pytest.mark.parametrize(("count", "total"), [("tricks", 78), ("threes_strict", 77)])
def test_whole_deals(overtrump: bool, count: str, total: int) -> None:
    for seed in range(200):
        rng = Random(seed)
        options = {"must_overtrump": overtrump, "count": count}
        deal = Deal.shuffled(GAME, seed=seed, dealer=seed % 3, options=options)
        while deal.decision is not None:
            deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
        assert deal.sheet is not None
        points = deal.sheet.facts["points"]
        assert isinstance(points, tuple)
        assert sum(map(int, map(str, points))) == deal.sheet.facts["total"] == total
        assert sum(deal.sheet.scores) == 0


def test_the_rules_player_plays_it() -> None:
    for seed in range(10):
        assert play_out(Deal.shuffled(GAME, seed=seed), [player("rules")] * 3).over
