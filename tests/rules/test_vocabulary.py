"""Actions, options, auctions, boards with interruptions, matches."""

from collections.abc import Generator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trionfi.cards import FRENCH, ITALIAN, Card, UnknownCardError
from trionfi.games.french import FrenchOptions
from trionfi.rules.actions import (
    PASS,
    Announce,
    Bid,
    Call,
    Choose,
    Discard,
    Give,
    Play,
    Say,
    Show,
    Take,
    UnknownActionError,
    read_action,
)
from trionfi.rules.auction import going_on, single_round
from trionfi.rules.board import Board
from trionfi.rules.choices import OneOf
from trionfi.rules.deal import Deal, IllegalActionError
from trionfi.rules.decision import Decision, Move
from trionfi.rules.match import Match
from trionfi.rules.options import OptionError

CARDS = st.sampled_from(FRENCH.cards)
WORDS = st.sampled_from(["garde", "slam", "upper", "busso"])
SETS = st.sets(CARDS).map(lambda chosen: tuple(sorted(chosen, key=FRENCH.number)))
ACTIONS = st.one_of(
    st.just(PASS),
    st.builds(Bid, WORDS),
    st.builds(Announce, WORDS),
    st.builds(Choose, WORDS),
    st.builds(Say, WORDS, st.none() | st.integers(0, 99)),
    st.builds(Call, CARDS),
    st.builds(Play, CARDS, st.just(()) | st.tuples(WORDS)),
    st.builds(Discard, SETS),
    st.builds(Take, SETS),
    st.builds(Give, SETS),
    st.builds(Show, WORDS, SETS),
)


@given(ACTIONS)
def test_the_text_of_an_action_is_read_back(action: object) -> None:
    assert read_action(str(action), FRENCH) == action


@pytest.mark.parametrize(
    "text", ["", "jump", "play", "bid", "bid a b", "pass 3", "say pay x", "call"]
)
def test_a_text_that_is_no_action_is_refused_with_one_sentence(text: str) -> None:
    with pytest.raises(UnknownActionError) as caught:
        read_action(text, FRENCH)
    assert "\n" not in str(caught.value)


def test_a_card_of_another_pack_is_no_action_here() -> None:
    with pytest.raises(UnknownCardError):
        read_action("play T14", ITALIAN)


# Options.


def test_options_are_read_from_text_and_presets() -> None:
    options = FrenchOptions.read({"players": "5", "preset": "bga", "misere": "on"})
    assert (options.players, options.auction, options.misere) == (5, "continuing", True)
    assert options.changed() == {
        "players": 5,
        "auction": "continuing",
        "misere": True,
        "excuse_slam_any_position": True,
    }
    assert FrenchOptions.read(options.to_json()) == options


@pytest.mark.parametrize(
    ("given_values", "sentence"),
    [
        ({"colour": 1}, "there is no option 'colour': the options are players, hands"),
        ({"players": 6}, "the option players takes 3, 4, 5, not '6'"),
        ({"players": True}, "the option players takes 3, 4, 5, not 'True'"),
        ({"hands": 0}, "the option hands takes a whole number from 1 to 100, not '0'"),
        ({"hands": True}, "the option hands takes a whole number from 1 to 100, not 'True'"),
        ({"hands": "9" * 5000}, "the option hands takes a whole number from 1 to 100, not '999"),
        ({"slam": "maybe"}, "the option slam takes on, off, not 'maybe'"),
        ({"slam": 1}, "the option slam takes on, off, not '1'"),
        ({"preset": "mine"}, "there is no preset 'mine': take fft, bga, pagat"),
    ],
)
def test_a_wrong_option_is_named_with_what_would_be_right(
    given_values: dict[str, object], sentence: str
) -> None:
    with pytest.raises(OptionError, match=sentence):
        FrenchOptions.read(given_values)


# Auctions.


def run(flow: Generator[Decision, Move, object], calls: list[str]) -> tuple[object, list[int]]:
    """What an auction returns, and who was asked."""
    asked = []
    decision = next(flow)
    for call in calls:
        action = PASS if call == "pass" else Bid(call)
        assert decision.why_not(decision.seat, action) is None
        asked.append(decision.seat)
        try:
            decision = flow.send((decision.seat, action))
        except StopIteration as stop:
            return stop.value, asked
    return decision, asked


LADDER = ("petite", "garde", "garde_sans", "garde_contre")


def board() -> Board:
    return Board(FRENCH, 4, FRENCH.cards, [0] * 78, 3)


def test_in_a_single_round_everybody_speaks_once() -> None:
    calls = ["pass", "petite", "garde", "pass"]
    assert run(single_round(board(), LADDER, 0), calls) == ((2, "garde"), [0, 1, 2, 3])
    assert run(single_round(board(), LADDER, 2), ["pass"] * 4) == (None, [2, 3, 0, 1])


def test_going_on_skips_who_has_passed_and_never_asks_the_highest_bidder() -> None:
    calls = ["petite", "pass", "garde", "pass", "garde_sans", "pass"]
    best, asked = run(going_on(board(), LADDER, 0), calls)
    assert (best, asked) == ((0, "garde_sans"), [0, 1, 2, 3, 0, 2])
    assert run(going_on(board(), LADDER, 0), ["pass"] * 4) == (None, [0, 1, 2, 3])
    last = run(going_on(board(), LADDER, 0), ["pass", "pass", "pass", "petite"])
    assert last == ((3, "petite"), [0, 1, 2, 3])


# Out of turn.


def test_others_may_interrupt_and_the_turn_is_refused_to_everybody_else() -> None:
    stop = OneOf([Announce("claim")])
    decision = Decision(1, "wait", OneOf([PASS]), {0: stop, 1: stop})
    assert decision.why_not(1, PASS) is None
    assert decision.why_not(1, Announce("claim")) is None
    assert decision.why_not(0, Announce("claim")) is None
    for seat, action in ((0, PASS), (2, PASS), (2, Announce("claim"))):
        reason = decision.why_not(seat, action)
        assert reason is not None
        assert (reason.rule, reason.facts) == ("not_your_turn", {"seat": 1})


def test_one_interruptible_flow_serves_a_polled_and_a_free_order() -> None:
    def flow() -> Generator[Decision, Move, list[int]]:
        silent = [0, 1, 2, 3]
        spoken = []
        while silent:
            word = OneOf([Say("pay", 1)])
            seat, _ = yield from table.open(silent[0], "word", word, dict.fromkeys(silent, word))
            silent.remove(seat)
            spoken.append(seat)
        return spoken

    def order(seats: list[int]) -> object:
        running = flow()
        decision = next(running)
        for seat in seats:
            assert decision.why_not(seat, Say("pay", 1)) is None
            try:
                decision = running.send((seat, Say("pay", 1)))
            except StopIteration as stop:
                return stop.value
        return None

    table = board()
    assert order([0, 1, 2, 3]) == [0, 1, 2, 3]
    assert order([2, 0, 3, 1]) == [2, 0, 3, 1]


# Deals and matches.


def test_a_deal_needs_the_whole_pack() -> None:
    with pytest.raises(ValueError, match="all 78 cards of the french pack, once each; missing S3"):
        Deal("french", [card for card in FRENCH if card != Card("S3")])
    with pytest.raises(ValueError, match="there is no seat 4 to deal"):
        Deal("french", FRENCH.cards, dealer=4)


def test_hands_of_a_wrong_size_are_refused() -> None:
    with pytest.raises(ValueError, match="seat 0 gets 18 cards, not 2"):
        Deal.from_hands("french", [FRENCH.parse("S2 S3")] * 4)


def test_a_deal_from_hands_deals_those_hands() -> None:
    model = Deal.shuffled("french", seed=3, dealer=1)
    hands = [model.board.hand(seat) for seat in range(4)]
    again = Deal.from_hands("french", hands, model.board.pool, dealer=1)
    assert [again.board.hand(seat) for seat in range(4)] == hands
    assert set(again.board.pool) == set(model.board.pool)


def test_an_undo_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to take back"):
        Deal.shuffled("french", seed=1).undo()


def test_a_match_moves_the_dealer_and_adds_the_scores_up() -> None:
    match = Match("french", {"players": 3, "hands": 2}, seed=9, first_dealer=2)
    with pytest.raises(ValueError, match="nothing to write down"):
        match.close_deal()
    dealers = []
    while not match.over:
        deal = match.next_deal()
        with pytest.raises(ValueError, match="the running deal is not over"):
            match.next_deal()
        dealers.append(deal.dealer)
        while deal.decision is not None:
            deal.play(deal.decision.seat, next(iter(deal.decision.choices)))
        match.close_deal()
        if len(dealers) == 3:
            break
    assert dealers == [2, 0, 1][: len(dealers)]
    assert match.scores == tuple(
        sum(sheet.scores[seat] for sheet in match.sheets) for seat in range(3)
    )


def test_a_refusal_names_seat_action_and_rule() -> None:
    deal = Deal.shuffled("french", seed=1)
    with pytest.raises(IllegalActionError, match="seat 2 may not pass: not_your_turn"):
        deal.play(2, "pass")
    assert deal.log == []
