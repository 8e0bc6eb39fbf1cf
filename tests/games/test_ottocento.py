"""Ottocento, rule by rule."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations as subsets
from random import Random

import pytest

from trionfi.cards import BOLOGNESE, Card
from trionfi.games import ottocento as rules
from trionfi.games import ottocento_cards as common
from trionfi.games.ottocento_cards import OttocentoOptions
from trionfi.games.ottocento_combinations import combinations
from trionfi.rules.actions import PASS, Announce, Discard, Give, Play, Show
from trionfi.rules.choices import Either, OneOf
from trionfi.rules.deal import Deal
from trionfi.rules.match import Match
from trionfi.rules.subsets import Some
from trionfi.rules.terms import Sheet, Term

DUMMETT = OttocentoOptions()
TOURNAMENT = OttocentoOptions.read({"preset": "tournament"})


def cards(text: str) -> tuple[Card, ...]:
    return BOLOGNESE.parse(text)


def deal_of(
    *hands: str, scarto: str = "", dealer: int = 3, before: tuple[int, ...] = (), **options: object
) -> Deal:
    """A deal in which the seats get these cards first, and whatever fits for the rest."""
    held = [list(cards(hand)) for hand in hands] + [[] for _ in range(4 - len(hands))]
    held[dealer] += cards(scarto)
    rest = [c for c in BOLOGNESE if not any(c in hand for hand in held)]
    Random(1).shuffle(rest)
    for seat, hand in enumerate(held):
        while len(hand) < 15 + 2 * (seat == dealer):
            hand.append(rest.pop())
    return Deal.from_hands("ottocento", held, dealer=dealer, before=before, options=options)


def reason(deal: Deal, action: str) -> str | None:
    assert deal.decision is not None
    found = deal.explain(deal.decision.seat, action)
    return found and found.rule


# --- Points --------------------------------------------------------------------------------------


def by_pairs(pile: list[Card]) -> int:
    """The count of the rule book: two by two, in the order in which they lie."""
    total = 0
    for one, two in zip(pile[::2], pile[1::2], strict=True):
        counting = [common.value(card) for card in (one, two) if common.value(card)]
        total += sum(counting) + 1 - len(counting)
    return total


def test_points_do_not_depend_on_the_pairs() -> None:
    rng = Random(4)
    for _ in range(300):
        pile = rng.sample(BOLOGNESE.cards, 2 * rng.randrange(1, 31))
        assert by_pairs(pile) == common.card_points(pile)
        rest = [card for card in BOLOGNESE if card not in pile]
        assert common.card_points(pile, True) + common.card_points(rest) == 93


def test_an_odd_pile_cannot_be_counted() -> None:
    with pytest.raises(ValueError, match="counted in pairs, and there are 3"):
        common.card_points(cards("SK SQ SC"))


def test_r19_rounding() -> None:
    totals = [111, 113, 118, 120]
    assert [common.round_to_five(total) for total in totals] == [110, 115, 120, 120]


# --- The hand in groups (case R25) ---------------------------------------------------------------


def test_r25_hands_are_sorted_by_the_ranks_of_the_game() -> None:
    play = common.card_play(DUMMETT)
    groups = play.sort_hand(cards("C10 C6 CK C1 S1 S10 S6 SK M2 T20 T1 F T5"))
    assert groups == [
        [*cards("T20 T5 M2 T1 F")],
        [*cards("SK S10 S6 S1")],
        [*cards("CK C1 C6 C10")],
    ]


# --- Scarto --------------------------------------------------------------------------------------


def test_the_scarto() -> None:
    hand = cards("SK S6 S1 B6 BQ C6 C7 DQ DJ T16 T5 T17 M1 M2 T1 T20 D10")
    choices = rules.scarti(hand)
    assert choices.count() == 14 * 13 // 2
    assert Discard(cards("BQ T17")) in choices
    assert Discard(cards("M1 M2")) in choices
    for wrong in ("SK S6", "S6 T1", "S6 T20"):
        refused = choices.why_not(Discard(cards(wrong)))
        assert refused is not None
        assert refused.rule == "five_not_discardable"


def test_the_scarto_is_seen_by_nobody_before_the_end() -> None:
    deal = deal_of("SK", scarto="SQ S6")
    deal.play(3, "discard SQ S6")
    for seat in (0, 1, 2, None):
        assert "S6" not in str([f for f in deal.view(seat).facts if f.to_json()["type"] == "Laid"])
    assert deal.view(3).facts[-2].to_json()["cards"] == ["SQ", "S6"]


# --- Announcements -------------------------------------------------------------------------------

HAND = "S1 C1 D1 CK CQ CC CJ F T16 T9 M1 M2 B7 B8 D9"


def formal(exposed: Iterable[Card]) -> bool:
    """Section 6: every card that is exposed must be needed."""
    shown = set(exposed)
    total = combinations(shown).total
    return all(combinations(shown - {card}).total < total for card in shown)


def test_what_may_be_announced_is_what_the_formal_rule_says() -> None:
    choices = rules.announcements(cards(HAND), DUMMETT)
    assert isinstance(choices, Either)
    some = choices.parts[1]
    assert isinstance(some, Some)
    useful = [card for card in cards(HAND) if card in some.whole]
    rng = Random(2)
    for size in range(1, len(useful) + 1):
        every = list(subsets(useful, size))
        for exposed in rng.sample(every, min(len(every), 60)):
            assert (rules.show(exposed) in choices) == formal(exposed), exposed
    assert PASS in choices


def test_cards_that_add_nothing_are_named() -> None:
    choices = rules.announcements(cards(HAND), DUMMETT)
    refused = choices.why_not(rules.show(cards("S1 C1 D1 B7 T16")))
    assert refused is not None
    assert refused.rule == "card_not_needed"
    assert refused.facts == {"cards": cards("B7 T16")}
    away = choices.why_not(rules.show(cards("S1 C1 D1 B1")))
    assert away is not None
    assert away.rule == "not_in_hand"


def test_everybody_is_asked_before_the_first_card_and_never_again() -> None:
    deal = deal_of(HAND, scarto="S10 S9")
    deal.play(3, "discard S10 S9")
    asked = []
    while not deal.over:
        assert deal.decision is not None
        asked.append((deal.decision.seat, deal.decision.topic))
        only = deal.decision.choices
        deal.play(deal.decision.seat, PASS if PASS in only else next(iter(only)))
    expected = [(s, t) for s in range(4) for t in ("announce", "play")]
    assert asked[:8] == expected
    assert {topic for _, topic in asked[8:]} <= {"play", "gift"}


def test_announced_cards_lie_open_and_count_for_the_pair() -> None:
    deal = deal_of(HAND, scarto="S10 S9")
    deal.play(3, "discard S10 S9")
    deal.play(0, "show combinations S1 C1 D1 F")
    shown = [fact.to_json() for fact in deal.view(2).facts if fact.to_json()["type"] == "Shown"]
    assert shown == [
        {"type": "Shown", "seat": 0, "cards": ["S1", "C1", "D1", "F"], "rule": "announced"}
    ]
    assert Card("S1") in deal.board.hand(0)
    finish(deal)
    announced = [t for t in terms(deal) if t.rule.startswith("announced")]
    assert announced == [
        Term(
            "announced_sequence",
            (15, 0, 15, 0),
            {"kind": "aces", "length": 4, "cards": cards("S1 C1 D1 F"), "seat": 0},
        )
    ]


def finish(deal: Deal, seed: int = 0) -> Deal:
    rng = Random(seed)
    while deal.decision is not None:
        deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
    return deal


def terms(deal: Deal) -> tuple[Term, ...]:
    assert deal.sheet is not None
    return deal.sheet.terms


# --- Signals -------------------------------------------------------------------------------------

LEAD = cards("SK S6 CQ T9 T5 F")


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("S6", {"busso"}),
        ("CQ", {"busso", "volo", "busso volo"}),
        ("T9", {"busso", "striscio", "busso striscio"}),
        ("F", set()),
    ],
)
def test_signals_of_dummett(card: str, words: set[str]) -> None:
    assert set(common.signals(Card(card), LEAD, (), DUMMETT)) == words


@pytest.mark.parametrize(
    ("card", "played", "words"),
    [
        ("S6", "", set()),
        ("SK", "", set()),
        ("CQ", "SK BK", set()),
        ("CQ", "CK", {"busso", "volo", "busso volo"}),
        ("S6", "SK", {"busso", "striscio", "busso striscio"}),
        ("T9", "", {"busso", "striscio", "busso striscio"}),
    ],
)
def test_signals_of_tournaments(card: str, played: str, words: set[str]) -> None:
    assert set(common.signals(Card(card), LEAD, cards(played), TOURNAMENT)) == words


def test_signals_open_when_all_trumps_have_been_played() -> None:
    trumps = [card for card in BOLOGNESE if card.is_trump]
    assert common.signals(Card("S6"), cards("S6"), trumps, TOURNAMENT)
    assert not common.signals(Card("S6"), cards("S6"), trumps[1:], TOURNAMENT)


def test_signals_by_other_options() -> None:
    angel = OttocentoOptions(trump_signals_after_angel=True)
    assert not common.signals(Card("T9"), LEAD, (), angel)
    assert common.signals(Card("T9"), LEAD, cards("T20"), angel)
    assert not common.signals(Card("S6"), LEAD, (), OttocentoOptions(signals="off"))


def test_only_the_leader_signals() -> None:
    deal = deal_of("SK S6", "SQ S7", scarto="S10 S9")
    deal.play(3, "discard S10 S9")
    deal.play(0, "pass")
    assert reason(deal, "play S6 volo") == "signal_not_allowed"
    deal.play(0, "play S6 busso")
    assert deal.view(2).facts[-1].to_json()["action"] == "play S6 busso"
    deal.play(1, "pass")
    assert reason(deal, "play SQ busso") == "signal_not_allowed"


# --- The Matto -----------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer_side", [0, 1])
@pytest.mark.parametrize("cappotto", [True, False])
def test_what_becomes_of_the_matto(dealer_side: int, cappotto: bool) -> None:
    def end(owner: int, winner: int, *tricks: int) -> tuple[int, int | None, int | None]:
        found = rules.settle_matto(owner, winner, tricks, dealer_side, cappotto_scarto=cappotto)
        return found.to, found.owed_by, found.scarto_to

    assert end(0, 1, 4, 11) == (0, 0, None)
    assert end(0, 0, 4, 11) == (0, None, None)
    assert end(1, 1, 0, 15) == (1, None, 1 if cappotto and dealer_side == 0 else None)
    if dealer_side == 0:
        assert end(0, 1, 0, 15) == ((1, None, 1) if cappotto else (0, 0, None))
    else:
        assert end(0, 1, 0, 15) == (1, None, None)


def test_any_card_but_the_matto_is_given() -> None:
    choices = rules.gifts(cards("S6 SJ F C8"))
    assert Give(cards("C8")) in choices
    assert Give(cards("SJ")) in choices
    refused = choices.why_not(Give(cards("F")))
    assert refused is not None
    assert refused.rule == "matto_stays"
    assert choices.why_not(Give(cards("SK"))) is not None


def played_out(deal: Deal, seed: int) -> Deal:
    """To the question about the gift, or to the end."""
    rng = Random(seed)
    while deal.decision is not None and deal.decision.topic != "gift":
        deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
    return deal


def test_the_player_of_the_matto_gives_a_card_after_the_last_trick() -> None:
    asked = 0
    for seed in range(40):
        deal = played_out(Deal.shuffled("ottocento", seed=seed, dealer=seed % 4), seed)
        player, winner = next(
            (seat, winner)
            for trick, winner in zip(deal.board.tricks, deal.board.winners, strict=True)
            for seat, card in trick
            if card == Card("F")
        )
        if deal.decision is None:
            continue
        asked += 1
        assert deal.decision.seat == player
        assert player % 2 != winner % 2
        choices = deal.decision.choices
        assert isinstance(choices, OneOf)
        own = {
            c
            for t, w in zip(deal.board.tricks, deal.board.winners, strict=True)
            if w % 2 == player % 2
            for _, c in t
        }
        if deal.dealer % 2 == player % 2:
            own |= set(deal.board.laid[deal.dealer])
        assert {action.cards[0] for action in choices.actions} == own - {Card("F")}
        before = [action.cards[0] for action in choices.actions]
        gift = before[seed % len(before)]
        deal.play(player, Give((gift,)))
        assert deal.over
        points = terms(deal)[0].amounts
        assert points[0] + points[1] == 87
    assert asked > 10


def test_a_pair_without_a_trick_loses_matto_and_scarto() -> None:
    strong = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6"
    for cappotto in (True, False):
        deal = deal_of(strong, "F", scarto="SJ S6", dealer=3, cappotto_scarto=cappotto)
        deal.play(3, "discard SJ S6")
        rng = Random(1)
        while deal.decision is not None:
            choices = deal.decision.choices
            deal.play(deal.decision.seat, PASS if PASS in choices else choices.sample(rng))
        assert deal.board.position is not None
        lost = deal.board.position.tricks(1) + deal.board.position.tricks(3) == 0
        assert lost
        points = terms(deal)[0].amounts
        whole = {True: (87, 0)}
        if cappotto:
            assert points[:2] == whole[True]
        else:
            assert points[0] + points[1] == 87
            assert points[1] > 0


# --- The deal: throwing in, calling out ----------------------------------------------------------


def test_throwing_in_needs_all_four() -> None:
    deal = deal_of("SK", a_monte=True)
    for seat in range(4):
        assert len(deal.board.hand(seat)) == 5
        assert deal.decision is not None
        assert (deal.decision.seat, deal.decision.topic) == (seat, "a_monte")
        deal.play(seat, "announce a_monte")
    assert deal.sheet is not None
    assert not deal.sheet.counts
    assert deal.sheet.headline.rule == "thrown_in"
    assert not deal.sheet.same_dealer
    other = deal_of("SK", a_monte=True)
    other.play(0, "announce a_monte")
    other.play(1, "pass")
    assert other.decision is not None
    assert other.decision.topic == "discard"
    assert len(other.board.hand(3)) == 17


KINGS = "SK BK CK DK"  # 34
ACES = "S1 B1 C1 D1"  # 15


def test_the_dealer_looks_at_fifteen_cards_first() -> None:
    deal = deal_of("T20", "T19", "T18", KINGS, dealer=3, before=(500, 770), preset="tournament")
    assert deal.decision is not None
    assert (deal.decision.seat, deal.decision.topic) == (3, "call_out")
    assert len(deal.board.hand(3)) == 15
    (answer,) = [a for a in deal.decision.choices if a != PASS]
    deal.play(3, answer)
    (shown,) = [f.to_json() for f in deal.view(0).facts if f.to_json()["type"] == "Shown"]
    assert shown["cards"] == str(answer).split()[2:]  # laid out in order
    assert deal.sheet is not None
    assert deal.sheet.headline.rule == "called_out"
    earlier = Sheet(deal.sheet.headline, 4, (Term("cards", (500, 770, 500, 770)),))
    assert rules.is_over([earlier, deal.sheet], TOURNAMENT)
    assert deal.sheet.headline.facts["winner"] == 1
    assert deal.sheet.scores[0] == 0
    assert deal.sheet.scores[1] >= 34


def test_a_dealer_who_is_short_is_asked_but_may_not() -> None:
    deal = deal_of("SK BK", "CK DK", "", ACES, before=(0, 400), preset="tournament")
    assert deal.decision is not None
    assert deal.decision.topic == "call_out"
    assert deal.decision.choices.only() == PASS
    choices = deal.decision.choices
    assert isinstance(choices, OneOf)
    (short,) = choices.refused.values()
    points = combinations(deal.board.hand(3)).total
    assert short.facts == {"points": points, "missing": 800 - 400 - points}
    deal.play(3, "pass")
    assert deal.decision.topic == "discard"
    far = deal_of("SK BK", "CK DK", dealer=3, before=(0, 300), preset="tournament")
    assert far.decision is not None
    assert far.decision.topic == "discard"


def test_whose_announcements_count() -> None:
    assert [rules.counted_for(seat, dealer=3) for seat in range(4)] == [(0,), (1,), (2, 0), (3,)]
    assert [rules.counted_for(seat, dealer=0) for seat in range(4)] == [(0,), (1,), (2,), (3, 1)]


def called(deal: Deal, *answers: str) -> Deal:
    for answer in answers:
        assert deal.decision is not None
        deal.play(deal.decision.seat, answer)
    return deal


def test_calling_out_in_the_first_trick() -> None:
    deal = deal_of(KINGS, "T5", ACES, "D9 D8", before=(760, 0), preset="tournament")
    called(deal, "discard D9 D8", "show combinations SK BK CK DK")
    assert deal.decision is not None
    assert deal.decision.topic == "play"  # 794 are not enough
    called(deal, f"play {KINGS[:2]}", "pass")
    assert deal.decision is not None
    called(deal, str(next(iter(deal.decision.choices))), "show combinations S1 B1 C1 D1")
    assert (deal.decision.seat, deal.decision.topic) == (2, "call_out")
    called(deal, "announce call_out")
    assert deal.sheet is not None
    assert deal.sheet.scores == (49, 0, 49, 0)
    assert deal.sheet.facts["totals"] == (809, 0)
    assert [term.facts["seat"] for term in deal.sheet.terms] == [2, 0]


def test_level_above_the_target_nobody_calls_out_with_nothing() -> None:
    nothing = "S10 B10 C10 D10 S9 B9 C9 D9 S8 B8 C8 D8 T5 T6 T7"
    level = (800, 800)
    deal = deal_of(KINGS, "T8", ACES, nothing, dealer=3, before=level, preset="tournament")
    assert deal.decision is not None
    assert (deal.decision.topic, deal.decision.choices.only()) == ("call_out", PASS)
    choices = deal.decision.choices
    assert isinstance(choices, OneOf)
    assert not choices.refused  # nothing to announce, so nothing that falls short
    called(deal, "pass", "discard S10 B10", "pass")
    assert (deal.decision.seat, deal.decision.topic) == (0, "play")
    deal.undo()
    called(deal, "show combinations SK BK CK")
    assert (deal.decision.seat, deal.decision.topic) == (0, "call_out")


@pytest.mark.parametrize("cappotto_scarto", [True, False])
def test_the_kernel_knows_what_a_side_without_tricks_keeps(cappotto_scarto: bool) -> None:
    """Playouts count in the kernel: there too the scarto pays for the Matto by option only."""
    top = " ".join(f"T{number}" for number in range(20, 5, -1))
    deal = deal_of(top, "", "", "F", dealer=3, cappotto_scarto=cappotto_scarto)
    while deal.decision is not None and len(deal.board.winners) < 15:
        deal.play(deal.decision.seat, next(iter(deal.decision.choices)))
    position = deal.board.position
    assert position is not None
    assert set(deal.board.winners) == {0}
    kept = 0 if cappotto_scarto else common.half_points(Card("F")) - 1
    assert position.points(1) + position.points(3) == kept


def test_going_on_instead_of_calling_out() -> None:
    deal = deal_of(KINGS, before=(780, 0), preset="tournament")
    while deal.decision is not None and deal.decision.topic == "discard":
        deal.play(3, deal.decision.choices.sample(Random(1)))
    called(deal, "show combinations SK BK CK DK", "pass", "play SK")
    finish(deal)
    assert deal.sheet is not None
    assert deal.sheet.headline.rule == "game_won"


def test_the_dealer_is_asked_to_call_out_as_far_as_a_hand_can_reach() -> None:
    for score, topic in ((384, "call_out"), (380, "discard")):
        deal = Deal.shuffled(
            "ottocento", seed=1, options={"preset": "tournament"}, before=(0, score)
        )
        assert deal.decision is not None
        assert (deal.decision.seat, deal.decision.topic) == (3, topic)


# --- Score and match -----------------------------------------------------------------------------


def test_the_lines_of_a_score() -> None:
    piles = [cards("SK SQ SC SJ F C7 T14 M2"), cards("S10 S9")]
    announced = {0: combinations(cards("S1 B1 C1 D1 F")), 1: combinations(cards("M1 M2 M3"))}
    found = rules.settle(piles, 1, announced, DUMMETT)
    assert [(term.rule, term.amounts[:2]) for term in found] == [
        ("cards", (18, 1)),
        ("last_trick", (0, 6)),
        ("sequence", (20, 0)),
        ("announced_sequence", (20, 0)),
        ("announced_sequence", (0, 10)),
        ("rounding", (2, -2)),
    ]
    assert all(term.amounts[:2] == term.amounts[2:] for term in found)


def test_doubling_is_a_line_of_its_own() -> None:
    count = combinations(cards("BK CK DK SQ BQ CQ SJ BJ DJ"))
    found = rules.combination_terms(count, 1)
    assert [(t.rule, t.amounts) for t in found][3] == ("cricche_doubled", (0, 43, 0, 43))
    assert found[3].facts == {"number": 3, "points": 43}
    assert sum(term.amounts[1] for term in found) == count.total == 96


@pytest.mark.parametrize(
    ("scores", "winner"),
    [((805, 830), 1), ((800, 640), 0), ((795, 790), None), ((810, 810), None), ((0, 0), None)],
)
def test_the_end_of_the_game(scores: tuple[int, int], winner: int | None) -> None:
    assert rules.winning_side(scores, 800) == winner


def test_a_match_to_800() -> None:
    match = Match("ottocento", {"preset": "tournament"}, seed=3)
    number = 0
    while not match.over:
        deal = match.next_deal()
        expected = tuple(match.scores[:2]) if match.sheets else (0, 0)
        assert deal.before == expected
        finish(deal, number)
        match.close_deal()
        number += 1
    assert 2 <= number <= 18
    assert max(match.scores) >= 800
    assert match.scores[0] == match.scores[2]
    assert match.sheets[-1].headline.rule in ("game_won", "called_out")
    assert all(s.headline.rule in ("deal_won", "drawn") for s in match.sheets[:-1])


def test_a_sheet_in_fives() -> None:
    deal = finish(Deal.shuffled("ottocento", seed=1, options={"score_unit": 5}))
    assert deal.sheet is not None
    facts = deal.sheet.headline.facts
    assert sorted((facts["points"], facts["other"])) == sorted(
        n // 5 for n in deal.sheet.scores[:2]
    )


def test_presets() -> None:
    assert DUMMETT.changed() == {}
    assert TOURNAMENT.signals == "after_king"
    assert TOURNAMENT.call_out
    assert TOURNAMENT.striscio_meaning == "suit_left"


def test_actions_have_a_text_form() -> None:
    deal = deal_of(HAND)
    assert deal.explain(0, Play(Card("S1"), ("busso", "volo"))) is not None
    assert str(Show("combinations", cards("S1 C1"))) == "show combinations S1 C1"
    assert str(Announce("call_out")) == "announce call_out"
