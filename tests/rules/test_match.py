"""A match: who deals, what each deal is shuffled from, and when there is no next one."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from trionfi.cards import Card
from trionfi.cards.shuffle import below, lot, promise, shuffled
from trionfi.rules.actions import PASS, Announce, Bid
from trionfi.rules.choices import OneOf
from trionfi.rules.deal import Deal
from trionfi.rules.decision import Decision
from trionfi.rules.match import Match
from trionfi.rules.reason import Reason
from trionfi.rules.terms import Sheet


def finish(deal: Deal) -> None:
    rng = Random(1)
    while deal.decision is not None:
        deal.play(deal.decision.seat, deal.decision.choices.sample(rng))


def test_every_deal_has_its_own_seed_by_the_published_recipe() -> None:
    match = Match("french", {"hands": 3}, seed=bytes(range(32)))
    seeds = [match.deal_seed(number) for number in range(3)]
    assert seeds == [
        hashlib.sha256(bytes(range(32)) + number.to_bytes(4, "big")).digest() for number in range(3)
    ]
    assert match.promise(1) == promise(seeds[1])
    assert match.next_deal().cards == shuffled(match.game.pack, seeds[0])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_deals_first_is_a_lot_that_the_seed_of_the_first_deal_gives(players: int) -> None:
    dealers = set()
    for seed in range(40):
        match = Match("french", {"players": players}, seed=seed)
        assert match.first_dealer == match.dealer == lot(match.deal_seed(0), players)
        assert Match("french", {"players": players}, seed=match.seed).dealer == match.dealer
        assert match.next_deal().dealer == match.dealer
        dealers.add(match.dealer)
    assert dealers == set(range(players))


def test_a_first_dealer_who_is_named_deals_first_and_the_cards_stay_the_same() -> None:
    by_lot = Match("french", seed=1)
    for dealer in range(4):
        match = Match("french", seed=1, first_dealer=dealer)
        assert match.next_deal().dealer == dealer
        assert match.deal_seed(0) == by_lot.deal_seed(0)


def test_the_deal_passes_on_unless_the_sheet_keeps_it() -> None:
    match = Match("french", {"hands": 9}, seed=1, first_dealer=2)
    assert match.dealer == 2
    match.sheets.append(Sheet(Reason("passed_out"), 4, counts=False))
    assert match.dealer == 3
    match.sheets.append(Sheet(Reason("annulled"), 4, counts=False, same_dealer=True))
    assert match.dealer == 3
    assert match.next_deal().dealer == 3


def test_one_deal_after_the_other_and_none_after_the_last() -> None:
    match = Match("french", {"hands": 1}, seed=4)
    with pytest.raises(ValueError, match="nothing to write down"):
        match.close_deal()
    while not match.over:
        deal = match.next_deal()
        with pytest.raises(ValueError, match="finish it before the next one"):
            match.next_deal()
        with pytest.raises(ValueError, match="nothing to write down"):
            match.close_deal()
        finish(deal)
        sheet = match.close_deal()
    assert match.scores == sheet.scores
    with pytest.raises(ValueError, match="the match is over"):
        match.next_deal()


def test_a_fork_keeps_what_went_before() -> None:
    deal = Deal.shuffled("ottocento", seed=3, before=(100, 250))
    assert deal.fork().before == deal.before == (100, 250)


def test_numbers_that_would_favour_small_ones_are_thrown_away() -> None:
    last = 2**64 - 1
    assert last % 3 == 0
    assert below(3, iter([last, 5])) == 2


def test_what_is_meant_out_of_turn_is_answered_so() -> None:
    """A seat that may do both gets the reason that belongs to what it tried."""
    low = Reason("bid_too_low", {})
    claim = OneOf([Announce("claim")], {Announce("resign"): Reason("too_early", {})})
    decision = Decision(0, "bid", OneOf([PASS], {Bid("petite"): low}), {0: claim, 2: claim})
    assert decision.why_not(0, Bid("petite")) == low
    assert decision.why_not(0, Announce("resign")) == Reason("too_early", {})
    assert decision.why_not(2, Announce("resign")) == Reason("too_early", {})
    assert decision.why_not(2, PASS) == Reason("not_your_turn", {"seat": 0})
    assert decision.why_not(2, Announce("claim")) is None


def test_a_refused_card_comes_with_the_suit_and_the_card_to_beat() -> None:
    deal = Deal.shuffled("french", seed=2, options={"petit_sec": "off", "poignee": "off"})
    for call in ("bid garde_contre", "pass", "pass", "pass"):
        assert deal.decision is not None
        deal.play(deal.decision.seat, call)
    deal.play(0, "pass")
    trump = max((c for c in deal.board.hand(0) if c.is_trump), key=lambda card: card.number)
    deal.play(0, f"play {trump}")
    plain = next(card for card in deal.board.hand(1) if card.is_plain)
    assert any(card.is_trump for card in deal.board.hand(1))
    reason = deal.explain(1, f"play {plain}")
    assert reason is not None
    assert reason.facts == {"card": Card(plain.code), "suit": "T", "over": trump}
