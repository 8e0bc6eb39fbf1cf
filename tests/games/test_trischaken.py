"""Trischaken in Tarok: nobody bids, and everybody plays alone for fewest points."""

from __future__ import annotations

from random import Random

import pytest

from trionfi import texts
from trionfi.analysis.goals import NoGoalError, objective
from trionfi.cards import TAROK, Card
from trionfi.games import tapp_tarok_score as score
from trionfi.games.tapp_tarok_score import TarokOptions
from trionfi.players import player
from trionfi.rules.deal import Deal, IllegalActionError
from trionfi.rules.options import OptionError

OPTIONS = {"preset": "austrian", "all_pass": "trischaken"}
PAGAT = Card("T1")


def begun(seed: int = 1, options: dict[str, str] = OPTIONS) -> Deal:
    deal = Deal.shuffled("tapp_tarok", seed=seed, options=options)
    for seat in (0, 1, 2):
        deal.play(seat, "pass")
    return deal


def deal_of(*hands: str) -> Deal:
    """Three passes over hands that begin with these cards and are filled up from the rest."""
    given = [[Card(code) for code in hand.split()] for hand in hands]
    rest = [card for card in TAROK if not any(card in hand for hand in given)]
    rest.sort(key=lambda card: card.is_trump)
    for hand in given:
        while len(hand) < 16:
            hand.append(rest.pop(0))
    deal = Deal.from_hands("tapp_tarok", given, rest, options=OPTIONS)
    for seat in (0, 1, 2):
        deal.play(seat, "pass")
    return deal


def legal(deal: Deal) -> set[str]:
    assert deal.decision is not None
    return {action.card.code for action in deal.decision.choices}


@pytest.mark.parametrize("seed", range(20))
def test_points_of_the_tricks_without_the_talon_are_paid_for(seed: int) -> None:
    deal, rng = begun(seed), Random(seed)
    assert deal.decision is not None
    assert (deal.decision.seat, deal.decision.topic) == (0, "play")
    while deal.decision is not None:
        hand = deal.board.hand(deal.decision.seat)
        trumps = [card for card in hand if card.is_trump]
        choices = deal.decision.choices
        drawn = choices.sample(rng)
        assert drawn in choices
        assert choices.count() == len(list(choices)) == len(choices.next())
        if len(trumps) > 1:
            assert "T1" not in legal(deal)
        deal.play(deal.decision.seat, drawn)
    sheet = deal.sheet
    assert sheet is not None
    points = sheet.facts["points"]
    talon = score.card_play(TarokOptions()).points(deal.board.pool)
    assert isinstance(points, tuple)
    assert 3 * sum(map(int, map(str, points))) == 210 - talon
    assert sheet.facts["talon"] == tuple(deal.board.pool)
    assert sum(sheet.scores) == 0
    assert sheet.counts


def test_who_can_must_head_the_trick() -> None:
    deal = deal_of("SK SQ H4", "SC S7 T5 T9", "SJ S8 S9")
    deal.play(0, "play SQ")
    assert legal(deal) == {"SC", "S7"}  # neither beats the queen
    deal.play(1, "play S7")
    deal.play(2, "play SJ")
    deal.play(0, "play SK")
    assert legal(deal) == {"SC"}  # it follows suit, and need not trump


def test_a_trump_must_be_beaten_and_the_pagat_is_kept() -> None:
    trumps = [f"T{number}" for number in range(2, 16)]
    deal = deal_of(f"T1 {' '.join(trumps)} SK", "T16 T18 SQ", "T20 T22 SJ")
    assert "T1" not in legal(deal)
    with pytest.raises(IllegalActionError) as refused:
        deal.play(0, "play T1")
    assert refused.value.reason.rule == "pagat_last_trump"
    assert refused.value.reason.facts["card"] == PAGAT
    deal.play(0, "play T15")
    assert legal(deal) == {"T16", "T18"}
    deal.play(1, "play T18")
    assert legal(deal) == {"T20", "T22"}


def test_the_pagat_is_played_when_it_is_the_last_trump() -> None:
    deal = deal_of("T1 S7 S8", "SK SQ SJ", "SC S9 T2")
    assert "T1" in legal(deal)
    deal.play(0, "play T1")
    assert deal.board.on_table == ((0, PAGAT),)


def test_a_plain_trick_is_trumped_with_the_last_trump_even_the_pagat() -> None:
    deal = deal_of("SK", "T1 HK H4", "SQ")
    hand = deal.board.hand(1)
    assert [card for card in hand if card.is_trump] == [PAGAT]
    if all(card.suit != "S" for card in hand):
        deal.play(0, "play SK")
        assert legal(deal) == {"T1"}


def test_it_is_told_in_every_language() -> None:
    names = ("contract", "label", "term", "working")
    keys = [f"{name}.trischaken" for name in names]
    keys += ["headline.trischaken_lost", "headline.trischaken_level"]
    for key in keys:
        assert all(texts.has(f"tapp_tarok.{key}", language) for language in texts.LANGUAGES), key


def test_equal_players_all_pay() -> None:
    assert score.trischaken((30, 20, 18)).amounts == (-10, 5, 5)
    assert score.trischaken((20, 30, 30)).amounts == (10, -5, -5)
    assert score.trischaken((22, 22, 22)).amounts == (0, 0, 0)


def test_only_the_austrian_game_has_it() -> None:
    for profile in ("book", "tappen1821"):
        with pytest.raises(OptionError, match=f"the profile {profile} has no trischaken"):
            TarokOptions.read({"preset": profile, "all_pass": "trischaken"})


def test_perfect_play_is_not_asked_for() -> None:
    deal = begun()
    for goal in ("points", "score"):
        with pytest.raises(NoGoalError, match="everybody plays alone, and avoids points"):
            objective(deal, goal, 1)  # type: ignore[arg-type]  # both are goals


def test_rules_of_thumb_avoid_points() -> None:
    """One seat that avoids points against two that play at random."""
    thoughtful, careless = player("rules"), player("random", 4)
    most, total = 0, 24
    for seed in range(total):
        deal = begun(seed)
        while (decision := deal.decision) is not None:
            who = thoughtful if decision.seat == seed % 3 else careless
            deal.play(decision.seat, who.choose(deal.view(decision.seat), deal.game, deal.options))
        assert deal.sheet is not None
        most += deal.sheet.scores[seed % 3] < 0
    assert most < total / 4
