"""French Tarot: the articles of the rules, and the cases in which other programs went wrong."""

from __future__ import annotations

import pytest

from tests.games.french_deals import bid, cards, deal_of, play_tricks, show
from trionfi.cards import FRENCH, Card
from trionfi.games.french import (
    FrenchOptions,
    calls,
    ecarts,
    is_legal_chien,
    layout,
    miseres,
    poignees,
)
from trionfi.rules.actions import Call, Discard
from trionfi.rules.board import POOL
from trionfi.rules.choices import Choices
from trionfi.rules.deal import Deal, IllegalActionError
from trionfi.rules.facts import Noted, Role, Shown


def rule(choices: Choices[Discard], text: str) -> str | None:
    reason = choices.why_not(Discard.of(cards(text), FRENCH))
    return reason and reason.rule


# R01: the Excuse in a poignée.

TEN_TRUMPS = "T21 T20 T18 T16 T14 T12 T9 T7 T5 T3"
PLAIN = "S2 S3 H4 H5 D6 D7 C8"


def test_r01_the_excuse_may_not_be_shown_while_a_trump_stays_hidden() -> None:
    hand = cards(f"{TEN_TRUMPS} F {PLAIN}")
    choices = poignees(4, hand)
    nine = TEN_TRUMPS.removesuffix(" T3")
    refused = choices.why_not(show("simple", f"{nine} F"))
    assert refused is not None
    assert refused.rule == "trump_stays_hidden"
    assert show("simple", TEN_TRUMPS) in choices


def test_r01_the_excuse_completes_a_poignee_that_lacks_one_trump() -> None:
    nine = TEN_TRUMPS.removesuffix(" T3")
    choices = poignees(4, cards(f"{nine} F {PLAIN}"))
    assert show("simple", f"{nine} F") in choices
    assert choices.count() == 2


def test_r01_which_trumps_are_shown_is_free() -> None:
    eleven = f"{TEN_TRUMPS} T1"
    choices = poignees(4, cards(f"{eleven} {PLAIN}"))
    for hidden in ("T21", "T1", "T12"):
        shown = " ".join(code for code in eleven.split() if code != hidden)
        assert show("simple", shown) in choices
    assert choices.count() == 12


def test_a_smaller_poignee_than_the_hand_allows_may_be_shown() -> None:
    thirteen = f"{TEN_TRUMPS} T1 T2 T4"
    choices = poignees(4, cards(thirteen))
    assert show("simple", TEN_TRUMPS) in choices
    assert show("double", thirteen) in choices


def test_trumps_put_away_under_compulsion_may_be_shown_again() -> None:
    choices = poignees(4, cards(TEN_TRUMPS.removesuffix(" T3")), cards("T3"))
    assert show("simple", TEN_TRUMPS) in choices


# R03: the called king in the chien.


def five_player_deal(contract: str, king: str = "HK") -> Deal:
    """Five players, seat 0 takes, the called king lies in the chien."""
    rest = [card for card in FRENCH if card not in cards(f"{king} D4 C2")]
    hands = [rest[seat * 15 : (seat + 1) * 15] for seat in range(5)]
    trumps = [card for hand in hands for card in hand if card.is_trump or card.is_fool]
    others = [card for card in rest if card not in trumps]
    hands = [[*trumps[seat::5], *others[seat::5]] for seat in range(5)]
    hands = even(hands)
    deal = Deal.from_hands(
        "french", hands, cards(f"{king} D4 C2"), dealer=4, options={"players": 5}
    )
    bid(deal, 0, contract)
    deal.play(0, f"call {king}")
    return deal


def even(hands: list[list[Card]]) -> list[list[Card]]:
    """Move plain cards from longer hands to shorter ones."""
    spare = [hand.pop() for hand in hands for _ in range(len(hand) - 15)]
    for hand in hands:
        while len(hand) < 15:
            hand.append(spare.pop())
    return hands


def test_r03_the_called_king_may_not_be_put_away_and_the_taker_is_alone() -> None:
    deal = five_player_deal("garde")
    assert Role(0, "alone") in deal.view(1).facts
    hand = deal.board.hand(0)
    low = [card for card in hand if card.is_plain and card.rank not in "KQCJ"][:2]
    reason = deal.explain(0, Discard.of([Card("HK"), *low], FRENCH))
    assert reason is not None
    assert reason.rule == "king_not_discardable"


def test_r03_in_a_garde_contre_nobody_knows_until_the_score() -> None:
    deal = five_player_deal("garde_contre")
    while deal.decision is not None:
        for seat in range(5):
            facts = deal.view(seat).facts
            assert not any(isinstance(fact, Role) and fact.role != "taker" for fact in facts)
            assert not any(isinstance(fact, Noted) for fact in facts)
        deal.play(deal.decision.seat, next(iter(deal.decision.choices)))
    assert deal.sheet is not None
    assert deal.sheet.facts["partner"] is None
    assert deal.sheet.scores[0] == -4 * deal.sheet.scores[1]


def test_the_secret_partner_alone_is_told_until_the_card_falls() -> None:
    deal = Deal.shuffled("french", seed=12, options={"players": 5})
    bid(deal, 0, "garde_sans")
    called = next(
        card for card in cards("SK HK DK CK") if card not in (*deal.board.hand(0), *deal.board.pool)
    )
    partner = next(seat for seat in range(1, 5) if called in deal.board.hand(seat))
    deal.play(0, Call(called))
    while called not in [card for trick in deal.board.tricks for _, card in trick]:
        for seat in range(5):
            told = Role(partner, "partner") in deal.view(seat).facts
            fallen = called in [card for _, card in deal.board.on_table]
            assert told == (seat == partner or fallen)
        assert deal.decision is not None
        deal.play(deal.decision.seat, next(iter(deal.decision.choices)))
    assert Role(partner, "partner") in deal.view(None).facts


# R05: the petit au bout in a slam that ends with the Excuse.

SLAM = [
    *("T21 T8 T9 T10", "T20 T7 T6 T5", "T19 T4 T3 T2", "T18 S10 S9 S8", "T17 S7 S6 S4"),
    *("T16 S3 S2 H10", "T15 H9 H8 H5", "T14 H4 H2 H1", "T13 D10 D9 D8", "T12 D6 D5 D3"),
    *("T11 D2 D1 C10", "SK SJ SC SQ", "HK HJ HC HQ", "DK DJ DC DQ", "CK CJ CC CQ"),
    "C9 C8 C7 C6",
    "T1 C5 H3 D4",
    "F S5 H6 D7",
]
SLAM_ECART = "C1 C2 C3 C4 H7 S1"


def test_r05_a_slam_that_ends_with_the_excuse_brings_the_petit_home() -> None:
    deal = deal_of(SLAM, ecart=SLAM_ECART)
    bid(deal, 0, "garde")
    deal.play(0, f"discard {SLAM_ECART}")
    deal.play(0, "announce slam")
    play_tricks(deal, SLAM)
    assert deal.sheet is not None
    assert deal.sheet.facts["points"] == 91
    assert deal.sheet.scores == (1740, -580, -580, -580)


def test_r05_after_a_lost_trick_the_excuse_is_lost_and_the_petit_earns_nothing() -> None:
    tricks = list(SLAM)
    # The queen of clubs is kept for the nine: seat 3 wins trick 16 and leads to the next.
    tricks[14:17] = ["CK CJ CC C6", "C9 C8 C7 CQ", "D4 T1 C5 H3"]
    deal = deal_of(tricks, ecart=SLAM_ECART)
    bid(deal, 0, "garde")
    deal.play(0, f"discard {SLAM_ECART}")
    deal.play(0, "pass")
    play_tricks(deal, tricks)
    assert deal.sheet is not None
    assert "petit_au_bout" not in [term.rule for term in deal.sheet.terms]
    assert "slam_made" not in [term.rule for term in deal.sheet.terms]


# R07: what is owed for the Excuse.


def test_r07_the_debt_waits_until_a_low_card_is_won() -> None:
    rest = [
        *("T21 T2 T3 T4", "T20 T5 T6 T7", "T19 T8 T9 T10", "T18 T11 T12 T13", "T17 T14 T15 T16"),
        *("HK H1 H2 H3", "T1 H4 H5 H6", "HQ H7 H8 H9", "CK C2 C3 C5", "CQ C6 C7 C8"),
        *("D9 D8 D7 D6", "D10 D5 DJ DC", "S10 S9 S8 S7"),
    ]
    first = ["C9 CJ C4 F", "SJ SC SK SQ", "DK D2 D3 D4"]
    deal = Deal.shuffled("french", seed=0)
    # Seat 1 leads the first trick, so seat 0 deals; the hands follow from the tricks.
    hands: list[list[Card]] = [[] for _ in range(4)]
    leader, played = 1, []
    play = deal.game.card_play(deal.options)
    for text in first:
        plays = [((leader + i) % 4, card) for i, card in enumerate(cards(text))]
        played += plays
        leader = play.winner(plays)
    for seat, card in played:
        hands[seat].append(card)
    spare = [
        card for text in rest for card in cards(text) if card not in [card for _, card in played]
    ]
    left = [card for card in FRENCH if card not in [c for _, c in played] and card not in spare]
    pool = [card for card in (*left, *spare) if card.is_plain and card.rank not in "KQCJ"][:6]
    # Seat 0 holds no other low card that could win a trick before; the rest does not matter.
    others = [card for card in (*spare, *left) if card not in pool]
    void = {0: "C", 1: "", 2: "", 3: ""}
    for seat in (0, 1, 2, 3):
        for card in [c for c in others if c.suit not in void[seat] or not void[seat]]:
            if len(hands[seat]) == 18:
                break
            hands[seat].append(card)
            others.remove(card)
    deal = Deal.from_hands("french", hands, pool, dealer=0)
    bid(deal, 0, "garde_sans")
    deal.play(0, "pass")
    notes: list[list[str]] = []
    for text in first:
        play_tricks(deal, [text])
        notes.append([fact.rule for fact in deal.view(1).facts if isinstance(fact, Noted)])
    assert notes == [["fool_owed"], ["fool_owed"], ["fool_owed", "fool_paid"]]
    paid = next(f for f in deal.view(1).facts if isinstance(f, Noted) and f.rule == "fool_paid")
    assert paid.facts["card"] in cards("D2 D3 D4")


# R09: kings, bouts, trumps, and the number of cards in the écart.

FOUR_KINGS = "SK HK DK CK F T21 T1 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20"


def test_r09_trumps_only_when_unavoidable_and_no_more_than_missing() -> None:
    hand = cards(f"{FOUR_KINGS} S2 H3 D4 C5")
    choices = ecarts(hand, 6, FrenchOptions())
    assert choices.count() == 78
    five = cards(f"{FOUR_KINGS.replace(' T8', '')} S2 H3 D4 C5 C6")
    assert ecarts(five, 6, FrenchOptions()).count() == 12
    assert rule(choices, "S2 H3 D4 T8 T9 T10") == "plain_cards_first"
    assert rule(choices, "SK S2 H3 D4 C5 T8") == "king_not_discardable"
    assert rule(choices, "T1 S2 H3 D4 C5 T8") == "bout_not_discardable"
    plenty = ecarts(cards("S2 S3 S4 S5 S6 S7 T8 T9"), 6, FrenchOptions())
    assert rule(plenty, "S2 S3 S4 S5 S6 T8") == "trump_only_if_forced"
    free = ecarts(cards("S2 S3 S4 S5 S6 S7 T8 T9"), 6, FrenchOptions(ecart_trumps="free"))
    assert rule(free, "S2 S3 S4 S5 S6 T8") is None


def test_r09_a_wrong_number_of_cards_or_a_second_discard_changes_nothing() -> None:
    deal = Deal.shuffled("french", seed=4)
    bid(deal, 0, "garde")
    assert deal.decision is not None
    good = next(iter(deal.decision.choices))
    assert isinstance(good, Discard)
    before = list(deal.log)
    spare = next(card for card in deal.board.hand(0) if card not in good.cards)
    for wrong, reason in (
        (Discard(good.cards[:5]), "too_few_cards"),
        (Discard((*good.cards, good.cards[0])), "duplicate_card"),
        (Discard((*good.cards[:5], good.cards[0])), "duplicate_card"),
        (Discard.of([*good.cards, spare], FRENCH), None),
    ):
        with pytest.raises(IllegalActionError) as caught:
            deal.play(0, wrong)
        assert reason is None or caught.value.reason.rule == reason
        assert deal.log == before
    deal.play(0, good)
    with pytest.raises(IllegalActionError):
        deal.play(0, good)


def test_r09_trumps_in_the_ecart_are_shown_to_all() -> None:
    hand = cards("SK HK DK CK F T21 T1 T10 T11 T12 T13 T14 T15 T16 T17 T18 S2 H3")
    pool = cards("T19 T20 D4 C5 T8 T9")
    rest = [card for card in FRENCH if card not in hand and card not in pool]
    deal = Deal.from_hands("french", [hand, *(rest[i::3] for i in range(3))], pool, dealer=3)
    bid(deal, 0, "petite")
    deal.play(0, "discard S2 H3 D4 C5 T8 T9")
    assert Shown(0, cards("T9 T8"), "ecart_trumps") in deal.view(2).facts


# The deal.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_layout_is_legal_under_every_rule_for_the_chien(players: int) -> None:
    for dead in (1, 3):
        options = FrenchOptions(
            players=players,
            chien_dead_cards=dead,
            chien_consecutive=False,  # type: ignore[arg-type]  # `players` is any int to mypy
        )
        for dealer in range(players):
            order = layout(options, dealer)
            places = [place for place, to in enumerate(order) if to == POOL]
            assert len(order) == 78
            assert is_legal_chien(places, options)
            assert order[0] == (dealer + 1) % players


def test_no_petite_leaves_garde_as_the_lowest_bid() -> None:
    deal = Deal.shuffled("french", seed=2, options={"no_petite": "on", "petit_sec": "off"})
    reason = deal.explain(0, "bid petite")
    assert reason is not None
    assert deal.explain(0, "bid garde") is None


def test_petit_sec_voids_the_deal_and_the_next_seat_deals() -> None:
    hand = cards("T1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SC SQ SK H2 H3 H4 H5")
    rest = [card for card in FRENCH if card not in hand]
    hands = [hand, *(rest[6:][i::3] for i in range(3))]
    deal = Deal.from_hands("french", hands, rest[:6], dealer=3)
    reason = deal.explain(0, "pass")
    assert reason is not None
    deal.play(0, "show petit_sec T1")
    assert deal.sheet is not None
    assert (deal.sheet.headline.rule, deal.sheet.counts) == ("petit_sec", False)
    optional = Deal.from_hands(
        "french", hands, rest[:6], dealer=3, options={"petit_sec": "optional"}
    )
    assert optional.explain(0, "pass") is None


# Misère, a house rule.


def test_miseres_need_their_hands() -> None:
    no_trumps = cards("SK S2 F")
    assert [str(a) for a in miseres(no_trumps, FrenchOptions())] == [
        "pass",
        "show misere_atout SK S2 F",
    ]
    assert [str(a) for a in miseres(no_trumps, FrenchOptions(misere_excuse=False))] == ["pass"]
    assert [str(a) for a in miseres(cards("T3 S2"), FrenchOptions())] == [
        "pass",
        "show misere_tete S2 T3",
    ]


def test_who_holds_all_that_may_be_called_calls_himself_even_where_that_is_off() -> None:
    """A question without an answer would stop the table."""
    options = FrenchOptions(players=5, self_call=False, queen_call=False)
    kings = [Card(suit + "K") for suit in "SHDC"]
    assert set(calls(kings, options)) == {Call(king) for king in kings}
    assert set(calls(kings[:3], options)) == {Call(kings[3])}
