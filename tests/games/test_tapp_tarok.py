"""Tarok for three: the articles of the rules, one test or more for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.perft.bruteforce import blocks
from tests.properties.worlds import frozen, other_world, questions
from trionfi import texts
from trionfi.cards import TAROK, Card
from trionfi.games.tapp_tarok import (
    BIDS,
    GAME,
    auction,
    discardable,
    layout,
    offers,
)
from trionfi.games.tapp_tarok_score import (
    PAGAT,
    SEATS,
    TOTAL,
    TRULL,
    Result,
    Slam,
    TarokOptions,
    Ultimo,
    card_play,
    honours,
    settle,
    slam_of,
    thirds,
    ultimo_of,
)
from trionfi.players import play_out, player
from trionfi.rules.actions import Action, Discard, Take
from trionfi.rules.board import POOL, Board
from trionfi.rules.deal import Deal, IllegalActionError
from trionfi.rules.facts import Contract, Role, Shown, Took, Turned
from trionfi.rules.match import Match
from trionfi.rules.options import OptionError, Options
from trionfi.rules.reason import Reason
from trionfi.rules.terms import written, written_points

PROFILES = tuple(TarokOptions.presets)
BOOK, TAPPEN, AUSTRIAN = (TarokOptions.read({"preset": name}) for name in PROFILES)


def cards(text: str) -> tuple[Card, ...]:
    return TAROK.parse(text)


def deal_of(hands: Sequence[str], talon: str = "", **options: object) -> Deal:
    """A deal with these cards; what is left out gets the cards that nobody else has.

    The dealer is seat 2, so seat 0 speaks and leads first.
    """
    named = [list(cards(text)) for text in (*hands, *[""] * (SEATS - len(hands)), talon)]
    used = {card for pile in named for card in pile}
    rest = [card for card in reversed(TAROK.cards) if card not in used]
    for pile, size in zip(named, (16, 16, 16, 6), strict=True):
        while len(pile) < size:
            pile.append(rest.pop())
    return Deal.from_hands("tapp_tarok", named[:3], named[3], options=options)


def answer(deal: Deal, *texts: str) -> Deal:
    """The seat in turn answers, one text after the other."""
    for text in texts:
        assert deal.decision is not None
        deal.play(deal.decision.seat, text)
    return deal


def asked(deal: Deal) -> tuple[int, str]:
    assert deal.decision is not None
    return deal.decision.seat, deal.decision.topic


def run(deal: Deal) -> Deal:
    """Play to the end, always the first choice."""
    while deal.decision is not None:
        deal.play(deal.decision.seat, next(iter(deal.decision.choices)))
    return deal


def sheet_of(options: TarokOptions, **result: object) -> tuple[int, ...]:
    """The points written for each seat; the declarer is seat 0."""
    given = {"taker": 0, "contract": "threesome", "points": 36, **result}
    return written_points(settle(Result(**given), options), SEATS)  # type: ignore[arg-type]


# 2, 3. The pack and its values.


def test_3_the_whole_pack_is_worth_70() -> None:
    assert sum(map(thirds, TAROK)) == 3 * TOTAL
    assert Counter(map(thirds, TAROK)) == {13: 7, 10: 4, 7: 4, 4: 4, 1: 35}


@given(st.permutations(TAROK.cards))
def test_3_any_grouping_in_threes_counts_the_same(order: list[Card]) -> None:
    """The four cases of the seed: the units of three cards less two."""
    units = {card: (thirds(card) + 2) // 3 for card in TAROK}
    groups = [order[at : at + 3] for at in range(0, 54, 3)]
    assert sum(sum(units[card] for card in group) - 2 for group in groups) == TOTAL


@pytest.mark.parametrize(("options", "winner"), [(BOOK, "H4"), (TAPPEN, "H1"), (AUSTRIAN, "H1")])
def test_2_the_order_of_the_red_pips_is_an_option(options: TarokOptions, winner: str) -> None:
    plays = list(enumerate(cards("H1 H4 H2")))
    assert plays[card_play(options).winner(plays)][1] == Card(winner)


# 4. The deal.


@pytest.mark.parametrize(
    ("options", "talon"), [(BOOK, [*range(24, 30)]), (TAPPEN, [*range(6)]), (AUSTRIAN, [*range(6)])]
)
def test_4_sixteen_each_and_six_to_the_talon(options: TarokOptions, talon: list[int]) -> None:
    for dealer in range(SEATS):
        order = layout(options, dealer)
        assert [place for place, to in enumerate(order) if to == POOL] == talon
        assert [order.count(seat) for seat in range(SEATS)] == [16] * 3
        assert next(to for to in order if to != POOL) == (dealer + 1) % SEATS


def test_4_a_hand_without_trumps_is_dealt_again_by_option() -> None:
    plain = " ".join(card.code for card in TAROK.cards[:16])
    assert asked(deal_of([plain])) == (0, "bid")
    deal = deal_of(["T1", plain], redeal_no_trumps=True)
    assert asked(deal) == (0, "no_trumps")
    answer(deal, "pass", f"show no_trumps {plain}")
    assert deal.sheet is not None
    assert deal.sheet.headline == Reason("no_trumps", {"seat": 1})
    assert deal.sheet.same_dealer
    assert not deal.sheet.counts


# 5. The auction.


def legal(options: TarokOptions, *calls: tuple[int, str]) -> list[str]:
    state = auction(2, calls, options)
    return [str(call).removeprefix("bid ") for call in offers(state, 2, options)]


def test_5_1_one_call_each_and_solo_ends_it() -> None:
    assert legal(BOOK) == ["pass", "threesome", "solo"]
    assert legal(BOOK, (0, "threesome")) == ["pass", "solo"]
    assert auction(2, [(0, "solo")], BOOK).turn is None
    calls = [(0, "threesome"), (1, "pass"), (2, "pass")]
    assert auction(2, calls, BOOK) == auction(2, calls, TAPPEN)
    assert auction(2, calls, BOOK).turn is None


def test_5_2_the_tapper_is_forehands_and_is_not_played() -> None:
    assert legal(TAPPEN) == ["pass", "tapper", "threesome", "solo"]
    assert legal(TAPPEN, (0, "pass")) == ["pass", "threesome", "solo"]
    assert legal(TAPPEN, (0, "tapper")) == ["pass", "threesome", "solo"]
    deal = answer(deal_of([], preset="tappen1821"), "bid tapper", "pass")
    reason = deal.explain(2, "bid tapper")
    assert reason is not None
    assert reason.rule == "bid_too_low"
    answer(deal, "pass")
    assert deal.sheet is not None
    assert deal.sheet.scores == (50, -25, -25)
    assert deal.sheet.counts


def test_5_3_no_step_left_out_but_solo_at_any_time() -> None:
    assert legal(AUSTRIAN) == ["pass", "dreier", "solo"]
    assert legal(AUSTRIAN, (0, "dreier")) == ["pass", "unterer", "solo"]
    deal = answer(deal_of([], preset="austrian"), "bid dreier")
    for call, rule in (("oberer", "no_step_left_out"), ("dreier", "bid_too_low")):
        reason = deal.explain(1, f"bid {call}")
        assert reason is not None
        assert reason.rule == rule


def test_5_3_who_sits_before_the_bidder_may_hold() -> None:
    calls = [(0, "dreier"), (1, "unterer"), (2, "pass")]
    assert legal(AUSTRIAN, *calls) == ["pass", "hold", "oberer", "solo"]
    held = auction(2, [*calls, (0, "hold")], AUSTRIAN)
    assert (held.taker, held.contract, held.turn) == (0, "unterer", 1)
    assert legal(AUSTRIAN, *calls, (0, "hold")) == ["pass", "oberer", "solo"]
    ended = auction(2, [*calls, (0, "hold"), (1, "pass")], AUSTRIAN)
    assert (ended.taker, ended.turn) == (0, None)


def test_5_3_hold_of_middlehand_by_seniority_only() -> None:
    calls = [(0, "pass"), (1, "dreier"), (2, "unterer")]
    assert "hold" in legal(AUSTRIAN, *calls)
    forehand = TarokOptions.read({"preset": "austrian", "hold_right": "forehand_only"})
    assert "hold" not in legal(forehand, *calls)


def test_5_3_ends_when_two_have_passed_and_the_last_may_still_speak() -> None:
    assert auction(2, [(0, "pass"), (1, "pass")], AUSTRIAN).turn == 2
    assert auction(2, [(0, "pass"), (1, "pass"), (2, "dreier")], AUSTRIAN).turn is None


@given(st.integers(0, 2), st.sampled_from([BOOK, TAPPEN, AUSTRIAN]), st.randoms())
def test_5_auctions_end(dealer: int, options: TarokOptions, rng: Random) -> None:
    calls: list[tuple[int, str]] = []
    state = auction(dealer, calls, options)
    while state.turn is not None:
        word = rng.choice([action.tokens[0] for action in offers(state, dealer, options)])
        calls.append((state.turn, word))
        state = auction(dealer, calls, options)
    assert len(calls) <= 10
    assert (state.taker is None) == all(word == "pass" for _, word in calls)
    assert state.contract in (None, *BIDS[options.profile])


@pytest.mark.parametrize(
    ("all_pass", "scores", "dealer"),
    [("redeal_next", (0, 0, 0), 0), ("redeal_same", (0, 0, 0), 2), ("tapper", (50, -25, -25), 0)],
)
def test_5_4_all_pass(all_pass: str, scores: tuple[int, ...], dealer: int) -> None:
    match = Match("tapp_tarok", {"all_pass": all_pass}, seed=1, first_dealer=2)
    answer(match.next_deal(), "pass", "pass", "pass")
    assert match.close_deal().scores == scores
    assert match.dealer == dealer


# 6. The talon and the discard.

TALON = "H1 T7 T8 D1 D2 T9"
LOWER, UPPER = cards("H1 T7 T8"), cards("D1 D2 T9")


def test_6_either_half_face_up() -> None:
    deal = answer(deal_of(["SK"], TALON), "bid threesome", "pass", "pass")
    assert asked(deal) == (0, "talon")
    assert deal.decision is not None
    assert {str(action) for action in deal.decision.choices} == {
        str(Take.of(half, TAROK)) for half in (LOWER, UPPER)
    }
    halves = (*sorted(LOWER, key=TAROK.number), *sorted(UPPER, key=TAROK.number))
    assert Turned(halves) in deal.view(None).facts  # everybody sees which three lie together
    answer(deal, str(Take.of(UPPER, TAROK)))
    assert asked(deal) == (0, "discard")
    assert set(deal.board.pool) == set(LOWER)
    assert Took(0, 3, Take.of(UPPER, TAROK).cards) in deal.view(1).facts


def test_6_upper_half_unseen_in_1821() -> None:
    deal = answer(deal_of(["SK"], TALON, preset="tappen1821"), "bid threesome", "pass", "pass")
    assert asked(deal) == (0, "discard")
    assert set(UPPER) <= set(deal.view(0).hand)
    assert Took(0, 3, None) in deal.view(1).facts
    assert not any(isinstance(fact, Turned) for fact in deal.view(1).facts)


@pytest.mark.parametrize(("calls", "half"), [(["dreier", "unterer"], LOWER), (["oberer"], UPPER)])
def test_6_unterer_and_oberer_have_their_half(calls: list[str], half: tuple[Card, ...]) -> None:
    deal = deal_of([], TALON, preset="austrian")
    answer(deal, "bid dreier", "bid unterer", "pass")
    answer(deal, *(["pass"] if calls[-1] == "unterer" else ["bid oberer", "pass"]))
    seat, topic = asked(deal)
    assert topic == "discard"
    assert set(half) <= set(deal.view(seat).hand)


def test_6_free_half_any_three_and_refusal_by_option() -> None:
    deal = deal_of([], TALON, preset="austrian", free_half=True)
    answer(deal, "bid dreier", "bid unterer", "pass", "pass")
    assert asked(deal) == (1, "talon")
    deal = deal_of([], TALON, talon_take="any_three")
    answer(deal, "bid threesome", "pass", "pass")
    assert deal.decision is not None
    assert deal.decision.choices.count() == 20
    deal = deal_of([], TALON, talon_refusal=True)
    answer(deal, "bid threesome", "pass", "pass", "pass")
    assert asked(deal) == (0, "aim")
    assert len(deal.board.pool) == 6
    run(deal)
    deal = deal_of([], TALON, talon_refusal=True, talon_take="upper_unseen")
    answer(deal, "bid threesome", "pass", "pass", "choose upper")
    assert asked(deal) == (0, "discard")
    assert set(UPPER) <= set(deal.view(0).hand)


def test_6_nobody_sees_the_talon_of_a_solo_before_the_end() -> None:
    deal = answer(deal_of([], TALON), "bid solo")
    assert asked(deal) == (0, "aim")
    while deal.decision is not None:
        assert not any(isinstance(fact, Turned) for fact in deal.view(0).facts)
        answer(deal, str(next(iter(deal.decision.choices))))
    assert any(isinstance(fact, Turned) for fact in deal.view(0).facts)


FORCED = "HK DK SK CK T22 T21 T1 " + " ".join(f"T{number}" for number in range(8, 18))


class TestR09:
    """Case R09: what may be discarded, and how much of it."""

    def test_trumps_only_as_many_as_are_missing(self) -> None:
        two = discardable(cards(f"{FORCED} SQ C9"))
        assert two.count() == 10
        assert set(two.forced) == set(cards("SQ C9"))
        assert discardable(cards(f"{FORCED} T2 T3")).count() == 220
        plenty = discardable(cards(f"{FORCED} SQ C9")[1:] + cards("D2"))
        assert plenty.count() == 1

    @pytest.mark.parametrize(
        ("wrong", "rule"),
        [
            ("SK C9 SQ", "king_not_discardable"),
            ("T1 C9 SQ", "honour_not_discardable"),
            ("T22 C9 SQ", "honour_not_discardable"),
            ("T8 T9 SQ", "plain_cards_first"),
            ("T8 C9 SQ T9", "too_many_cards"),
            ("C9 SQ", "too_few_cards"),
            ("C9 SQ SQ", "duplicate_card"),
            ("C9 SQ D2", "not_in_hand"),
        ],
    )
    def test_refusals(self, wrong: str, rule: str) -> None:
        reason = discardable(cards(f"{FORCED} SQ C9")).why_not(Discard.of(cards(wrong), TAROK))
        assert reason is not None
        assert reason.rule == rule

    def test_a_trump_while_there_are_other_cards(self) -> None:
        hand = cards(f"{FORCED} SQ C9")[2:] + cards("D2 D3")
        reason = discardable(hand).why_not(Discard.of(cards("T8 D2 D3"), TAROK))
        assert reason is not None
        assert reason.rule == "trump_only_if_forced"

    def test_discarded_trumps_are_shown_and_nothing_changes_by_a_refusal(self) -> None:
        hand = " ".join(FORCED.split()[1:])
        deal = deal_of([hand], "HK SQ C9 D1 D2 D3")
        answer(deal, "bid threesome", "pass", "pass", str(Take.of(cards("HK SQ C9"), TAROK)))
        before = frozen(deal.view(0))
        for wrong in ("discard SQ C9", "discard SQ C9 C9", "discard SQ C9 T8 T9"):
            with pytest.raises(IllegalActionError):
                answer(deal, wrong)
        assert frozen(deal.view(0)) == before
        answer(deal, "discard SQ C9 T8")
        assert Shown(0, cards("T8"), "forced_discard") in deal.view(2).facts
        with pytest.raises(IllegalActionError):
            answer(deal, "discard SQ C9 T8")


# 7. Game or consolation.


def test_7_the_declarer_of_the_book_chooses_after_the_discard() -> None:
    deal = answer(deal_of(["SK"], TALON), "bid threesome", "pass", "pass")
    answer(deal, str(Take.of(UPPER, TAROK)))
    assert deal.decision is not None
    answer(deal, str(next(iter(deal.decision.choices))))
    assert asked(deal) == (0, "aim")
    answer(deal, "choose consolation")
    contracts = [fact for fact in deal.view(1).facts if isinstance(fact, Contract)]
    assert contracts[-1].name == "threesome_consolation"
    run(deal)
    assert deal.sheet is not None
    assert deal.sheet.headline.rule.startswith("consolation_")


def test_7_with_the_bid_by_option_and_not_at_all_in_other_profiles() -> None:
    assert asked(answer(deal_of([], aim_timing="with_bid"), "bid threesome", "pass", "pass")) == (
        0,
        "aim",
    )
    solo = answer(deal_of([], consolation_mode="off"), "bid solo")
    assert asked(solo) == (0, "play")
    assert asked(answer(deal_of([], preset="tappen1821"), "bid solo")) == (0, "ultimo")


def test_7_consolation() -> None:
    assert sheet_of(BOOK, aim="consolation", points=35) == (35, 0, 0)
    assert sheet_of(BOOK, aim="consolation", points=36) == (0, 50, 50)
    floor = TarokOptions(consolation_mode="floor")
    assert sheet_of(floor, aim="consolation", points=44) == (35, 0, 0)


# 8. Play.


@pytest.mark.parametrize("dealer", range(SEATS))
def test_8_forehand_leads_whoever_is_declarer(dealer: int) -> None:
    deal = Deal.shuffled("tapp_tarok", seed=4, dealer=dealer, options={"consolation_mode": "off"})
    answer(deal, "pass", "bid solo")
    assert asked(deal) == ((dealer + 1) % SEATS, "play")
    assert Role((dealer + 2) % SEATS, "taker") in deal.view(None).facts


def test_8_no_duty_to_beat_and_the_pagat_at_any_time() -> None:
    deal = deal_of(["T12 SK", "T1 T5 T20 HK", "T2"], consolation_mode="off")
    answer(deal, "bid solo", "play T12", "play T1")
    assert deal.decision is not None


# 9. Honours, ultimo, slam.


def test_9_honours() -> None:
    assert honours(cards("T22 T21 T1 SK HK DK CK"), BOOK) == ("trull", "kings")
    assert honours(cards("T22 T1 SK HK DK"), BOOK) == ()
    assert honours(cards("T22 T1 SK HK DK"), AUSTRIAN) == ("heads",)
    assert honours(cards("T22 T21 T1"), AUSTRIAN) == ("trull",)


@pytest.mark.parametrize(("options", "worth"), [(BOOK, 0), (TAPPEN, 0), (AUSTRIAN, 1)])
def test_9_heads_score_in_the_austrian_game_only(options: TarokOptions, worth: int) -> None:
    game = {"contract": BIDS[options.profile][-2]}
    with_them = sheet_of(options, **game, honours={1: ["heads"]})
    assert with_them[1] == sheet_of(options, **game)[1] + worth


@pytest.mark.parametrize(("moment", "found"), [("dealt", False), ("after_exchange", True)])
def test_9_the_moment_of_honours(moment: str, found: bool) -> None:
    deal = deal_of(["T22 T21 SK"], "T1 H1 H2 D1 D2 D3", honours_moment=moment)
    answer(deal, "bid threesome", "pass", "pass", str(Take.of(cards("T1 H1 H2"), TAROK)))
    run(deal)
    assert deal.sheet is not None
    rules = {term.rule for term in deal.sheet.terms}
    assert ("trull" in rules) is found


@pytest.mark.parametrize(
    ("preset", "announced", "won", "threesome"),
    [
        ("book", False, True, (50, 0)),
        ("book", False, False, (0, 0)),
        ("tappen1821", False, False, (0, 50)),
        ("tappen1821", True, True, (100, 0)),
        ("tappen1821", True, False, (0, 100)),
        ("austrian", False, True, (4, 0)),
        ("austrian", True, False, (0, 8)),
    ],
)
def test_9_ultimo_of_the_declarer(
    preset: str, announced: bool, won: bool, threesome: tuple[int, int]
) -> None:
    options = TarokOptions.read({"preset": preset})
    for contract, times in ((BIDS[options.profile][-2], 1), ("solo", 2)):
        last = Ultimo(0, won, announced)
        with_it = sheet_of(options, contract=contract, ultimo=last)
        without = sheet_of(options, contract=contract)
        gains = [a - b for a, b in zip(with_it, without, strict=True)]
        assert gains == [times * threesome[0], times * threesome[1], times * threesome[1]]


def test_9_what_became_of_the_pagat() -> None:
    assert ultimo_of(None, -1, -1) is None
    assert ultimo_of(None, 1, 1) == Ultimo(1, won=True)
    assert ultimo_of(None, 1, 2) == Ultimo(1, won=False)
    assert ultimo_of(1, -1, -1) == Ultimo(1, won=False, announced=True)
    assert ultimo_of(1, 1, 1, 4) == Ultimo(1, won=True, announced=True, kontra=4)


def test_9_slams() -> None:
    assert slam_of(16, False, BOOK) is None
    assert slam_of(16, False, TAPPEN) == Slam("declarer")
    assert slam_of(0, False, AUSTRIAN) == Slam("defenders")
    assert slam_of(5, False, AUSTRIAN) is None
    assert slam_of(5, True, AUSTRIAN) == Slam("defenders", announced=True, missed=True)
    assert sheet_of(TAPPEN, contract="solo", points=66, slam=Slam("declarer")) == (1000, 0, 0)
    dreier = {"contract": "dreier", "points": 66}
    assert sheet_of(AUSTRIAN, **dreier, slam=Slam("declarer")) == (12, 0, 0)
    missed = Slam("defenders", announced=True, missed=True)
    assert sheet_of(AUSTRIAN, **dreier, slam=missed) == (0, 24, 24)
    assert sheet_of(BOOK, points=69, slam=Slam("declarer")) == sheet_of(BOOK, points=69)


class TestR11:
    """Case R11: the ultimo is offered to the holder of the Pagat on either side."""

    def announcing(self, **options: str) -> Deal:
        """Seat 0 plays a Dreier, seat 2 holds the Pagat."""
        trumps = " ".join(f"T{number}" for number in range(8, 23))
        hands = ["SK HK DK CK SQ HQ DQ CQ", "", f"T1 {trumps}"]
        deal = deal_of(hands, preset="austrian", **options)
        answer(deal, "bid dreier", "pass", "pass")
        for _ in range(2):
            assert deal.decision is not None
            answer(deal, str(next(iter(deal.decision.choices))))
        return deal

    def test_everybody_is_asked_and_only_the_holder_may(self) -> None:
        deal = self.announcing()
        for seat in range(SEATS):
            assert asked(deal) == (seat, "ultimo")
            reason = deal.explain(seat, "announce ultimo")
            assert (reason is None) == (seat == 2)
            if seat != 2:
                assert reason == Reason("ultimo_needs_pagat", {"card": PAGAT})
                answer(deal, "pass")
        answer(deal, "announce ultimo")
        assert Shown(2, (PAGAT,), "ultimo") in deal.view(0).facts

    def test_the_declarer_alone_by_option(self) -> None:
        deal = self.announcing(defenders_may_announce="off")
        assert asked(deal) == (0, "ultimo")
        answer(deal, "pass")
        assert asked(deal) == (0, "slam")
        assert asked(answer(deal, "pass"))[1] == "kontra"

    def test_nobody_in_the_book(self) -> None:
        deal = answer(deal_of(["T1"]), "bid solo", "choose game")
        assert asked(deal) == (0, "play")

    def test_both_defenders_write_it(self) -> None:
        result = Result(0, "dreier", 40, ultimo=Ultimo(2, won=True, announced=True))
        terms = settle(result, AUSTRIAN)
        assert written_points(terms, SEATS) == (3, 8, 8)
        assert [sum(column) for column in zip(*(t.amounts for t in terms), strict=True)] == [
            -10,
            5,
            5,
        ]

    def test_played_to_the_end(self) -> None:
        deal = self.announcing()
        answer(deal, "pass", "pass", "announce ultimo", *["pass"] * 4)
        assert asked(deal) == (0, "play")
        while deal.decision is not None:
            choices = [str(action) for action in deal.decision.choices]
            later = [text for text in choices if text != "play T1"]
            answer(deal, (later or choices)[0])
        assert deal.sheet is not None
        (term,) = (term for term in deal.sheet.terms if term.rule == "ultimo")
        assert term.amounts == (-16, 8, 8)


# 10. Kontra.


def kontra_deal() -> Deal:
    deal = deal_of(["SK T1"], preset="austrian")
    return answer(deal, "bid solo", "announce ultimo", "pass")


def test_10_sides_double_in_turn() -> None:
    deal = kontra_deal()
    assert asked(deal) == (1, "kontra")
    answer(deal, "pass")
    assert asked(deal) == (2, "kontra")
    answer(deal, "announce kontra")
    assert asked(deal) == (0, "kontra")
    answer(deal, "announce rekontra")
    assert asked(deal) == (1, "kontra")
    answer(deal, "announce subkontra")
    contracts = [fact for fact in deal.view(None).facts if isinstance(fact, Contract)]
    assert asked(deal) == (1, "kontra_ultimo")
    answer(deal, "pass", "pass")
    contracts = [fact for fact in deal.view(None).facts if isinstance(fact, Contract)]
    assert (contracts[-1].name, contracts[-1].factor) == ("solo", 8)
    assert asked(deal) == (0, "play")


def test_10_an_ultimo_of_the_defence_is_doubled_by_the_declarer() -> None:
    deal = answer(deal_of(["SK", "T1"], preset="austrian"), "bid solo", "pass", "announce ultimo")
    answer(deal, "pass", "pass", "pass")
    assert asked(deal) == (0, "kontra_ultimo")


def test_10_kontra_multiplies_game_and_ultimo_apart() -> None:
    doubled = Ultimo(0, won=True, announced=True, kontra=2)
    assert sheet_of(AUSTRIAN, contract="solo", kontra=4, ultimo=doubled) == (32 + 32, 0, 0)


# 11. The score.


@pytest.mark.parametrize("points", range(71))
@pytest.mark.parametrize("options", [BOOK, TAPPEN, AUSTRIAN])
def test_11_terms_sum_to_zero_and_36_is_won(options: TarokOptions, points: int) -> None:
    for contract in BIDS[options.profile]:
        if contract == "tapper":
            continue
        terms = settle(Result(1, contract, points), options)
        assert all(sum(term.amounts) == 0 for term in terms)
        won = sum(term.amounts[1] for term in terms) > 0
        assert won == (points >= 36)


def test_11_written_points_are_paid_by_those_who_do_not_write_them() -> None:
    assert written("x", (1,), 50, SEATS).amounts == (-50, 100, -50)
    assert written("x", (0, 2), 8, SEATS).amounts == (8, -16, 8)


def test_11_base_of_40() -> None:
    options = TarokOptions(base=40)
    assert sheet_of(options, points=37, honours={1: ["trull"]}) == (44, 40, 0)
    assert sheet_of(options, contract="solo", points=37) == (84, 0, 0)


# 12. Whole deals.


def random_deal(options: Options, seed: int) -> Deal:
    rng = Random(seed)
    deal = Deal.shuffled(GAME, seed=seed, dealer=seed % SEATS, options=options)
    while deal.decision is not None:
        deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
    return deal


def check(deal: Deal) -> str:
    """The invariants of section 12; returns what the deal came to."""
    sheet, board = deal.sheet, deal.board
    assert sheet is not None
    assert sum(sheet.scores) == 0
    assert all(sum(term.amounts) == 0 for term in sheet.terms)
    if board.position is not None:
        taker = sheet.facts.get("taker", 0)  # in a trischaken nobody has put anything away
        assert isinstance(taker, int)
        won = [board.position.points(seat) for seat in range(SEATS)]
        away = [sum(map(thirds, pile)) for pile in (board.laid[taker], board.pool)]
        assert sum(won) + sum(away) == 3 * TOTAL
        counted = sheet.facts["points"]
        own = counted[taker] if isinstance(counted, tuple) else counted
        assert 3 * int(str(own)) == won[taker] + away[0]
        assert len(board.laid[taker]) + len(board.pool) == 6
        assert not set(board.laid[taker]) & {*TRULL, *cards("SK HK DK CK")}
        played = [card for trick in board.tricks for _, card in trick]
        assert sorted([*played, *board.laid[taker], *board.pool]) == sorted(TAROK)
    return sheet.headline.rule


@pytest.mark.parametrize("profile", PROFILES)
def test_two_thousand_random_deals(profile: str) -> None:
    options = TarokOptions.read({"preset": profile})
    ends = Counter(check(random_deal(options, seed)) for seed in range(2000))
    assert ends["made"] > 20
    assert ends["failed"] > 200


@pytest.mark.long
@pytest.mark.parametrize("profile", PROFILES)
def test_ten_thousand_random_deals(profile: str) -> None:
    options = TarokOptions.read({"preset": profile})
    for seed in range(10_000):
        check(random_deal(options, seed))


def any_options(rng: Random, profile: str | None = None) -> dict[str, object]:
    """Any values that go together, so that rare rules come up too."""
    found: dict[str, object] = {
        c.name: rng.choice(c.values) for c in TarokOptions.choices() if c.values
    }
    found |= {"profile": profile} if profile else {}
    if found["profile"] != "book":
        found["consolation_mode"] = "off"
    if found["profile"] != "austrian" and found["all_pass"] == "trischaken":
        found["all_pass"] = "redeal_next"
    return found


def test_after_a_solo_the_others_may_be_asked_to_pass() -> None:
    ended = answer(deal_of([]), "bid solo")
    assert asked(ended) == (0, "aim")
    going_on = answer(deal_of([], solo_ends_auction=False), "bid solo")
    assert asked(going_on) == (1, "bid")
    assert going_on.decision is not None
    assert [str(action) for action in going_on.decision.choices] == ["pass"]
    assert asked(answer(going_on, "pass", "pass")) == (0, "aim")


def test_the_direction_is_a_matter_of_drawing_only() -> None:
    assert [TarokOptions.read({"preset": name}).clockwise for name in PROFILES] == [
        *(True, False, False)
    ]
    deals = [deal_of([], direction=way) for way in ("clockwise", "anticlockwise")]
    assert deals[0].decision is not None
    assert len({str(deal.decision) for deal in deals}) == 1
    assert deals[0].board.hand(1) == deals[1].board.hand(1)


def test_a_profile_by_itself_is_refused_when_half_a_game_would_come_of_it() -> None:
    with pytest.raises(OptionError, match="take preset=austrian"):
        TarokOptions.read({"profile": "austrian"})


def test_deals_under_any_options_are_told_in_every_language() -> None:
    keys: set[str] = set()
    for seed in range(400):
        deal = Deal.shuffled(GAME, seed=seed, options=any_options(Random(seed)))
        rng = Random(seed)
        while deal.decision is not None:
            topic, choices = deal.decision.topic, deal.decision.choices
            keys |= {f"{kind}.{topic}" for kind in ("topic", "wait")}
            for action in choices if topic not in ("play", "discard") else ():
                assert texts.action_label("tapp_tarok", "tarok", str(action), topic) != str(action)
            deal.play(deal.decision.seat, choices.sample(rng))
        check(deal)
        assert deal.sheet is not None
        keys.add(f"headline.{deal.sheet.headline.rule}")
        keys |= {f"{kind}.{term.rule}" for kind in ("term", "working") for term in deal.sheet.terms}
        facts = deal.view(None).facts
        keys |= {f"contract.{fact.name}" for fact in facts if isinstance(fact, Contract)}
    assert {"term.heads", "headline.slam_missed", "headline.tapper_stands"} <= keys
    for key in keys:
        assert all(texts.has(f"tapp_tarok.{key}", language) for language in texts.LANGUAGES), key


@pytest.mark.parametrize("profile", PROFILES)
def test_no_seat_can_tell_worlds_apart(profile: str) -> None:
    rng, compared = Random(profile), 0
    aimed = {*TRULL, *cards("SK HK DK CK T20")}
    while compared < 100:
        seed = rng.getrandbits(30)
        options = any_options(rng, profile)
        deal = Deal.shuffled(GAME, seed=seed, options=options)
        for _ in range(rng.randrange(1, 40)):
            if deal.decision is not None:
                deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
        if deal.over:
            continue
        for seat in (*range(SEATS), None):
            found = other_world(deal, seat, rng, aimed)
            if found is None or found[0].cards == deal.cards:
                continue
            assert frozen(found[0].view(seat)) == frozen(deal.view(seat))
            assert found[1] == questions(deal)
            compared += 1


@pytest.mark.parametrize("profile", PROFILES)
def test_the_rules_player_plays_two_hundred_deals(profile: str) -> None:
    played_by_rules(profile, 200)


@pytest.mark.long
@pytest.mark.parametrize("profile", PROFILES)
def test_the_rules_player_plays_a_thousand_deals(profile: str) -> None:
    played_by_rules(profile, 1000)


def played_by_rules(profile: str, deals: int) -> None:
    """It bids, mostly rightly, and nothing it does is refused."""
    ends: Counter[str] = Counter()
    for seed in range(deals):
        deal = Deal.shuffled(GAME, seed=seed, options={"preset": profile})
        ends[check(play_out(deal, [player("rules")] * SEATS))] += 1
    won = ends["made"] + ends["consolation_made"]
    lost = ends["failed"] + ends["consolation_failed"]
    assert won > lost > 0
    assert won + lost > deals / 2


# Perft: the board that flows write on counts what the brute force of the rule text has counted.

BLOCK = next(
    block
    for block in blocks((Path(__file__).parents[1] / "perft" / "blocks.txt").read_text("utf-8"))
    if block.game == "tapp_tarok"
)


def count_lines(line: list[Action], counts: list[int]) -> None:
    if len(line) == len(counts):
        return
    hands = [cards(" ".join(hand)) for hand in BLOCK.hands]
    held = [card for hand in hands for card in hand]
    rest = [card for card in TAROK if card not in held]
    places = [*(seat for seat, hand in enumerate(hands) for _ in hand), *(POOL for _ in rest)]
    board = Board(TAROK, SEATS, [*held, *rest], places, 2)
    board.deal()
    position = board.start_play(card_play(BOOK), BLOCK.lead, range(SEATS))
    for action in line:
        board.put(position.turn, action)
    for action in next(board.play_card()).choices:
        counts[len(line)] += 1
        count_lines([*line, action], counts)


def test_perft_through_the_board() -> None:
    counts = [0] * 8
    count_lines([], counts)
    assert counts == BLOCK.play[:8]
