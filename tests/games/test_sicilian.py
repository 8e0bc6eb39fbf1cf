"""Sicilian Tarocchi: the articles of the rules, one test or more for each."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from trionfi.cards import SICILIAN, Card
from trionfi.games.sicilian import (
    bind_called_dealer,
    calls,
    knocks,
    partner_talk,
    settle_partners,
)
from trionfi.games.sicilian_cards import (
    SUITS,
    SicilianOptions,
    card_play,
    card_points,
    discards,
    face,
    layout,
    settle_fugitive,
    settle_solo,
)
from trionfi.kernel import Position
from trionfi.rules.actions import Call, Discard
from trionfi.rules.board import POOL
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Noted, Role, Saw, Shown, Turned
from trionfi.rules.match import Match
from trionfi.rules.table import Table

STRICT = SicilianOptions(discard_ban="five_ten_trumps")


def cards(text: str) -> tuple[Card, ...]:
    return SICILIAN.parse(text)


def rule(hand: str, text: str, options: SicilianOptions = STRICT) -> str | None:
    reason = discards(cards(hand), options).why_not(Discard.of(cards(text), SICILIAN))
    return reason and reason.rule


def deal_of(
    hands: Sequence[str], talon: str, *, dealer: int = 3, say: Sequence[str] = (), **options: object
) -> Deal:
    """A deal with these cards, played up to the talon's exchange.

    Args:
        hands: each fifteen cards; a hand that is left out gets the cards nobody else has.
        say: the answers after the bargaining, one word each.
    """
    named = [list(cards(text)) for text in hands]
    rest = [card for card in SICILIAN if card not in sum(named, list(cards(talon)))]
    for hand in named:
        while len(hand) < 15:
            hand.append(rest.pop())
    deal = Deal.from_hands("sicilian", named, cards(talon), dealer=dealer, options=options)
    answer(deal, "say play", *say)
    return deal


def answer(deal: Deal, *texts: str) -> None:
    for text in texts:
        assert deal.decision is not None
        deal.play(deal.decision.seat, text)


def run(deal: Deal) -> None:
    """Play to the end, always the first choice."""
    while deal.decision is not None:
        deal.play(deal.decision.seat, next(iter(deal.decision.choices)))


# Four Kings and T20 with seat 0; seat 1 the other big trumps; seat 3 (the dealer) small cards.
HANDS = (
    "SK BK CK DK T20 S5 S6 B5 B6 C5 C6 D4 D5 T2 T3",
    "T19 T18 T17 T16 T15 T14 S7 S8 B7 B8 C7 C8 D6 D7 T4",
    "SQ BQ CQ F T1 T0 S9 S10 B9 B10 C9 C10 D8 D9 T5",
    "DQ SJ BJ CJ DJ SC BC CC DC D10 T6 T7 T8 T9 T10",
)
TALON = "T11 T12 T13"


# 1, 2. The pack and its points.


def test_1_the_pack() -> None:
    assert len(SICILIAN) == 63
    assert sum(map(len, SUITS)) == 41
    assert sum(face(card) for card in SICILIAN) == 106
    assert sum(1 for card in SICILIAN if face(card)) == 23


def test_2_points_in_sets_of_three() -> None:
    assert card_points(SICILIAN, last_trick=True) == 109
    assert card_points(cards("T20 T1 F")) == 28
    assert card_points(cards("T19 T18 DK DQ DC DJ S8 S9")) == 21


def closed_formula(pile: Sequence[Card]) -> int:
    """Section 2: V - c + floor(n/3) + (1 if n mod 3 == 2)."""
    faces = [face(card) for card in pile]
    counters = sum(1 for value in faces if value)
    return sum(faces) - counters + len(pile) // 3 + (len(pile) % 3 == 2)


@pytest.mark.parametrize("size", range(64))
def test_2_thirds_agree_with_the_closed_formula_and_two_sides_have_109(size: int) -> None:
    for step in (1, 5, 11):
        order = [SICILIAN.cards[(number * step) % 63] for number in range(63)]
        one, two = order[:size], order[size:]
        assert card_points(one) == closed_formula(one)
        assert card_points(one, True) + card_points(two) == 109


# 3. The deal.


def test_3_packets_of_five_and_the_bottom_card_in_the_talon() -> None:
    places = layout(SicilianOptions(), 3)
    assert places[:20] == (0,) * 5 + (1,) * 5 + (2,) * 5 + (3,) * 5
    assert places[-3:] == (POOL,) * 3
    assert [places.count(seat) for seat in range(4)] == [15] * 4


def test_3_only_the_dealer_sees_the_bottom_card() -> None:
    deal = Deal.shuffled("sicilian", seed=1, dealer=2)
    assert [len(deal.board.hand(seat)) for seat in range(4)] == [10] * 4
    for seat in (0, 1, 2, 3, None):
        (saw,) = [fact for fact in deal.view(seat).facts if isinstance(fact, Saw)]
        assert saw.seat == 2
        assert saw.cards == ((deal.cards[-1],) if seat == 2 else None)
    table = Table(card_play(SicilianOptions()), deal.view(2).facts)
    assert table.seen == [deal.cards[-1]]
    deal.play(3, "say play")
    assert deal.cards[-1] in deal.board.pool


def test_3_the_same_dealer_deals_again_after_a_hand_not_played() -> None:
    for redeal, dealer in (("same", 3), ("next", 0)):
        options = {"redeal_dealer": redeal, "hands": 1}
        match = Match("sicilian", options, seed=3, first_dealer=3)
        answer(match.next_deal(), *["say shuffle"] * 4)
        assert match.close_deal().headline.rule == "abandoned"
        assert match.dealer == dealer
        assert not match.over


# 5. Solo.


def test_5_the_dealers_right_first_the_dealer_last() -> None:
    deal = deal_of(HANDS, TALON, dealer=2)
    asked = []
    for _ in range(4):
        assert deal.decision is not None
        asked.append(deal.decision.seat)
        answer(deal, "pass")
    assert asked == [3, 0, 1, 2]
    assert deal.decision is not None
    assert (deal.decision.seat, deal.decision.topic) == (2, "discard")


@pytest.mark.parametrize(("bidder", "shown"), [(0, True), (3, False)])
def test_6_the_talon_is_shown_by_a_soloist_who_is_not_the_dealer(bidder: int, shown: bool) -> None:
    deal = deal_of(HANDS, TALON, say=[*["pass"] * bidder, "bid solo"])
    turned = [fact for fact in deal.view(None).facts if isinstance(fact, Turned)]
    assert turned == ([Turned(SICILIAN.parse("T13 T12 T11"))] if shown else [])
    answer(deal, "discard T11 T12 T13")
    assert deal.decision is not None
    assert deal.decision.seat == (bidder + 1) % 4
    run(deal)
    assert deal.sheet is not None
    assert deal.sheet.facts["kept"] == SICILIAN.parse("T13 T12 T11")


# 6. Discards.


PLENTY = "SK SQ SC S5 S6 S7 BQ B5 B6 C5 C6 T20 T1 T2 T3 T4 F D4"


def test_6_no_card_worth_five_or_ten() -> None:
    for card in ("SK", "T20", "T1", "F"):
        default = SicilianOptions()
        assert rule(PLENTY, f"{card} S5 S6", default) == "high_card_not_discardable"
    assert rule(PLENTY, "SQ T2 S5", SicilianOptions()) is None


def test_6_stricter_bans() -> None:
    queens = SicilianOptions(discard_ban="five_ten_queens")
    assert rule(PLENTY, "SQ S5 S6", queens) == "only_if_forced"
    assert rule(PLENTY, "T2 S5 S6", queens) is None
    assert rule(PLENTY, "T2 S5 S6") == "only_if_forced"


FORCED = "SK BK CK DK S5 S6 T20 T19 T18 T17 T16 T15 T14 T13 T12 T1 T0 F"


def test_6_too_few_free_cards_all_of_them_and_the_rest_is_shown() -> None:
    assert discards(cards(FORCED), STRICT).count() == 5
    assert rule(FORCED, "S5 T14 T15") == "free_cards_first"
    hand, talon = FORCED.split()[3:], " ".join(FORCED.split()[:3])
    say = ["bid solo", "discard S5 S6 T0"]
    deal = deal_of([" ".join(hand), "", "", ""], talon, say=say, discard_ban="five_ten_trumps")
    shown = [fact for fact in deal.view(2).facts if isinstance(fact, Shown)]
    assert shown == [Shown(0, cards("T0"), "forced_discard")]


def test_6_picciotti_alone_may_go_by_option() -> None:
    alone = PLENTY.replace("T20", "S8").replace("T2", "S9").replace("T3", "S10").replace("T4", "SJ")
    lone = SicilianOptions(discard_lone_picciotti=True)
    assert rule(alone, "T1 S5 S6", lone) is None
    assert rule(PLENTY, "T1 S5 S6", lone) == "high_card_not_discardable"
    assert rule(alone, "T1 S5 S6", SicilianOptions()) == "high_card_not_discardable"


# 7. Twenty, fifteen, the call.


def test_7_who_is_asked_follows_from_the_words_alone() -> None:
    assert partner_talk(3, []).to_speak == 0
    after = partner_talk(3, [(0, "zero"), (1, "20")])
    assert (after.status, after.to_speak, after.caller) == ("say_15", 2, 1)
    said = [(0, "zero"), (1, "20"), (2, "zero"), (3, "zero")]
    assert partner_talk(3, said).to_speak == 0
    assert partner_talk(3, [*said, (0, "zero")]).status == "call"
    nobody = [(seat, "zero") for seat in range(4)]
    assert partner_talk(3, nobody).status == "nobody_said_20"


def test_7_everybody_is_asked_and_nobody_has_to_speak() -> None:
    deal = deal_of(HANDS, TALON, say=[*["pass"] * 4, "discard T11 T12 T13"])
    assert deal.explain(0, "say 20") is None
    answer(deal, "say zero")
    assert deal.explain(1, "say 20") is None
    answer(deal, "say zero")
    reason = deal.explain(2, "say 20")
    assert reason is None
    answer(deal, "say zero")
    assert deal.explain(3, "say 20").rule == "count_is_not_20"  # type: ignore[union-attr]
    answer(deal, "say zero")
    assert deal.sheet is not None
    assert (deal.sheet.headline.rule, deal.sheet.scores) == ("nobody_said_20", (0, 0, 0, 0))
    assert deal.sheet.same_dealer


def test_7_fifteen_makes_a_known_partner() -> None:
    hands = [*HANDS]
    hands[1] = HANDS[1].replace("T16", "T13")
    talon = "T11 T12 T16"
    deal = deal_of(hands, talon, say=[*["pass"] * 4, "discard T11 T12 DJ", "say 20"])
    assert deal.explain(1, "say 15") is None
    answer(deal, "say 15")
    assert Role(1, "partner") in deal.view(None).facts
    assert deal.decision is not None
    assert (deal.decision.seat, deal.decision.topic) == (1, "play")


def call_deal(called: str, *, discard: str = "T11 T12 T13", **options: object) -> Deal:
    say = [*["pass"] * 4, f"discard {discard}", "say 20", *["say zero"] * 3, f"call {called}"]
    return deal_of(HANDS, TALON, say=say, **options)


def test_7_four_kings_call_a_queen_and_only_her_holder_knows() -> None:
    deal = call_deal("BQ")
    told = [seat for seat in range(4) if Role(2, "partner") in deal.view(seat).facts]
    assert told == [2]
    while Card("BQ") in deal.board.hand(2):
        assert deal.decision is not None
        assert Role(2, "partner") not in deal.view(None).facts
        queen = deal.decision.seat == 2 and deal.explain(2, "play BQ") is None
        choice = "play BQ" if queen else str(next(iter(deal.decision.choices)))
        deal.play(deal.decision.seat, choice)
    assert Role(2, "partner") in deal.view(None).facts


def test_7_which_cards_may_be_called() -> None:
    hand = cards("SK SQ S5 B5 B6 B7 C5 T20 T18 T3")
    free = calls(hand)
    assert {call.card.code for call in free} == {"BK", "CK", "DK"}
    assert free.why_not(Call(Card("SK"))).rule == "call_not_own"  # type: ignore[union-attr]
    assert free.why_not(Call(Card("BQ"))).rule == "call_rank"  # type: ignore[union-attr]
    assert {call.card.code for call in calls(hand, (), "held_suit")} == {"BK", "CK"}
    assert {call.card.code for call in calls(hand, (), "longest")} == {"BK"}
    assert {call.card.code for call in calls(hand, (), "shortest_held")} == {"CK"}
    no_suit = calls(cards("SK S5 T20"), (), "held_suit")
    assert {call.card.code for call in no_suit} == {"BK", "CK", "DK"}
    longest = calls(hand, (), "longest").why_not(Call(Card("DK")))
    assert longest is not None
    assert longest.rule == "call_longest"


def test_7_a_card_that_the_caller_put_away_is_not_called() -> None:
    kings = cards("SK BK CK DK SQ BQ")
    assert {call.card.code for call in calls(kings, cards("CQ"))} == {"DQ"}
    assert {call.card.code for call in calls(kings, cards("CQ DQ"))} == {"SC", "BC", "CC", "DC"}
    courts = [Card(suit + rank) for rank in "KQCJ" for suit in "SBCD"]
    assert {call.card.rank for call in calls(courts[:15], courts[15:])} == {"10"}


def test_7_a_queen_in_the_dealers_discards_makes_him_the_partner() -> None:
    deal = call_deal("DQ", discard="DQ T11 T12")
    assert Role(3, "partner") in deal.view(3).facts
    assert Role(3, "partner") not in deal.view(None).facts
    run(deal)
    facts = deal.view(None).facts
    assert Shown(3, cards("DQ"), "called_card") in facts
    assert Role(3, "partner") in facts
    assert deal.sheet is not None
    assert deal.sheet.facts["partner"] == 3
    assert deal.sheet.scores[0] == deal.sheet.scores[3] == -deal.sheet.scores[1]


def first_lead_of_dealer(deal: Deal) -> Deal:
    """Play on, the dealer winning as early as it can, until the dealer is to lead."""
    while True:
        assert deal.decision is not None
        seat = deal.decision.seat
        if seat == 3 and not deal.board.on_table:
            return deal
        options = list(deal.decision.choices)
        trumps = [a for a in options if str(a).startswith("play T")]
        pick = options[0] if seat != 3 else max(trumps or options, key=lambda a: a.card.number)
        plain = [a for a in options if a not in trumps and a.card.suit != "D"]
        deal.play(seat, pick if seat == 3 else (plain or options)[0])


def test_7_a_called_dealer_leads_the_called_suit_first() -> None:
    hands = [
        "SK BK CK DK T20 S5 B5 C5 S6 B6 C6 S7 B7 C7 D5",
        "T3 T2 T1 T0 F SC BC CC S8 B8 C8 S9 B9 C9 D6",
        "T7 T6 T5 T4 SQ BQ CQ SJ BJ CJ S10 B10 C10 D7 D8",
        "DQ DC DJ D10 D9 D4 T19 T18 T17 T16 T15 T14 T13 T12 T11",
    ]
    say = [*["pass"] * 4, "discard T8 T9 T10", "say 20", *["say zero"] * 3, "call DQ"]
    deal = first_lead_of_dealer(deal_of(hands, "T8 T9 T10", say=say))
    assert deal.decision is not None
    assert {action.card.suit for action in deal.decision.choices} == {"D"}
    assert deal.explain(3, "play T11").rule == "lead_rule"  # type: ignore[union-attr]
    other = [*say[:-1], "call SQ"]
    deal = first_lead_of_dealer(deal_of(hands, "T8 T9 T10", say=other))
    assert deal.explain(3, "play T11") is None


def leads_after(first: str, *, leader: int = 1) -> set[str]:
    """What a called dealer, seat 0, may lead after a first trick that it wins; SK is called."""
    hands = ["T20 S7 SK C9", "S8 F T3 D5", "S9 C8 T5 D6", "S10 C10 T6 D7"]
    numbers = [SICILIAN.numbers(cards(hand)) for hand in hands]
    position = Position(card_play(SicilianOptions()).rules, numbers, leader)
    bind_called_dealer(position, 0, Card("SK"))
    for card in cards(first):
        position.play(SICILIAN.number(card))
    assert position.turn == 0
    return {SICILIAN.cards[number].code for number in position.legal().cards()}


def test_7_the_duty_ends_once_the_suit_has_been_led() -> None:
    assert leads_after("T3 T5 T6 T20") == {"S7", "SK"}
    assert leads_after("F T5 T6 T20") == {"S7", "SK"}
    assert leads_after("D5 D6 D7 T20") == {"S7", "SK"}
    assert leads_after("S8 S9 S10 SK") == {"T20", "S7", "C9"}
    assert leads_after("F S9 S10 SK") == {"T20", "S7", "C9"}


def test_7_the_duty_binds_the_first_lead_only() -> None:
    assert leads_after("", leader=0) == {"S7", "SK"}
    assert leads_after("SK S8 S9 S10", leader=0) == {"T20", "S7", "C9"}


# 8. Play and the Fugitive.


def test_8_1_nobody_has_to_beat_anything() -> None:
    play = card_play(SicilianOptions())
    assert play.winner(list(enumerate(cards("S8 T5 T3 SK")))) == 1
    assert play.winner(list(enumerate(cards("C7 C10 T0 CK")))) == 2
    assert play.winner(list(enumerate(cards("F B6 SK B7")))) == 3


def test_8_3_the_fugitive_may_be_led_or_not() -> None:
    deal = call_deal("DQ", fool_lead="forbidden", dealer=3)
    answer(deal, "play T19", "play F", "play T10", "play T20")
    assert deal.decision is not None
    for lead, wanted in (("next_sets_suit", None), ("forbidden", "fool_may_not_lead")):
        hands = [HANDS[0], HANDS[2], HANDS[1], HANDS[3]]
        deal = deal_of(hands, TALON, say=["bid solo", "discard T11 T12 T13"], fool_lead=lead)
        reason = deal.explain(1, "play F")
        assert (reason and reason.rule) == wanted


def settled(
    piles: Sequence[str], owner: int = 1, winner: int = 0, last: bool = False, **options: object
) -> tuple[list[int], str]:
    read = SicilianOptions.read(options)
    after, end = settle_fugitive(
        [cards(pile) for pile in piles], owner, winner, read, in_last_trick=last
    )
    return [card_points(pile) for pile in after], end


def test_8_3_what_becomes_of_the_fugitive() -> None:
    pile = "SK S5 F S6 T3 T4 C5 C6"
    assert settled([pile, "C7 C8 C9 CK"]) == ([7, 14], "paid")
    assert settled([pile, "C7 C8 C9 CK"], winner=0, owner=0) == ([16, 5], "own")
    assert settled([pile, "CQ CC CJ CK"]) == ([16, 11], "surrendered")
    assert settled([pile, ""], fool_no_worthless="keep") == ([6, 9], "kept")
    assert settled([pile, "C7 C8"], last=True) == ([7, 10], "paid")
    assert settled([pile, "C7 C8"], last=True, fool_last_trick="lost") == ([16, 1], "lost")


def test_8_3_the_end_of_the_fugitive_is_told() -> None:
    deal = call_deal("BQ")
    run(deal)
    rules = {fact.rule for fact in deal.view(None).facts if isinstance(fact, Noted)}
    assert rules <= {"fugitive_paid", "fugitive_surrendered"}


# 9. The knock.


def test_9_what_a_leader_may_announce() -> None:
    both = cards("T20 T19 C5")
    assert knocks(both, ()) == ("knock_20", "knock_19", "knock")
    assert knocks(both, cards("T20")) == ("knock_19", "knock")
    assert knocks(cards("T19 C5"), cards("T19")) == ()
    assert knocks(cards("C5"), ()) == ()


def test_9_one_announcement_with_a_lead_in_partnership_hands_only() -> None:
    deal = call_deal("BQ")
    assert deal.decision is not None
    assert deal.explain(1, "play T19 knock_20").rule == "signal_not_allowed"  # type: ignore[union-attr]
    deal.play(1, "play T4 knock_19")
    answer(deal, "play T5", "play T6")
    assert deal.explain(0, "play T2 knock") is not None
    off = call_deal("BQ", knock=False)
    assert off.explain(1, "play T19 knock") is not None
    solo = deal_of(HANDS, TALON, say=["bid solo", "discard T11 T12 T13"])
    assert solo.explain(1, "play T19 knock") is not None


def test_9_a_trump_is_named_once() -> None:
    deal = call_deal("BQ")
    answer(deal, "play T14 knock_19", "play T5", "play T6", "play T2")
    for said in ("knock_19", "knock"):
        refusal = deal.explain(1, f"play T18 {said}")
        assert refusal is not None
        assert refusal.rule == "signal_not_allowed"
    assert deal.explain(1, "play T18") is None


# 10. Scoring.


def test_10_scores() -> None:
    assert settle_solo(62, 0).amounts == (21, -7, -7, -7)
    assert settle_solo(41, 0).amounts == (-42, 14, 14, 14)
    assert settle_partners(50, [0, 2]).amounts == (-5, 5, -5, 5)
    assert settle_partners(55, [1, 2]).amounts == (0, 0, 0, 0)


def test_10_the_dealers_side_needs_55_whoever_called() -> None:
    deal = call_deal("BQ")
    run(deal)
    assert deal.sheet is not None
    facts = deal.sheet.facts
    assert (facts["taker"], facts["partner"], facts["target"]) == (0, 2, 54)
    assert deal.sheet.scores[0] == facts["points"] - 54  # type: ignore[operator]
    caller_with_dealer = call_deal("DQ")
    run(caller_with_dealer)
    assert caller_with_dealer.sheet is not None
    assert caller_with_dealer.sheet.facts["target"] == 55
