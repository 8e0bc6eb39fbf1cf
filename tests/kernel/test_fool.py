"""The Fool: cases fr-033 to fr-036 and fr-050, reports R05 and R07, and the Italian ones."""

from __future__ import annotations

import pytest

from tests.kernel.declarations import Declared, french, sicilian
from trionfi.kernel import Position, Rules

TAKER_ALONE = [0, 1, 1, 1]


def play(declared: Declared, position: Position, cards: str) -> None:
    for card in cards.split():
        position.play(declared.number(card))


def after(
    declared: Declared, leader: int, *tricks: str, sides: list[int], **options: object
) -> Position:
    """Plays tricks given as cards in order of play; hands follow from them."""
    seats = declared.rules.seats
    hands: list[list[str]] = [[] for _ in range(seats)]
    lead = leader
    for trick in tricks:
        cards = trick.split()
        for i, card in enumerate(cards):
            hands[(lead + i) % seats].append(card)
        lead = (lead + declared.rules.winner(declared.numbers(cards))) % seats
    position = declared.position(hands, leader, sides=sides, **options)
    for trick in tricks:
        play(declared, position, trick)
    return position


def points(position: Position) -> list[int]:
    return [position.points(seat) for seat in range(position.rules.seats)]


def test_fr_033_the_second_card_sets_the_suit_after_a_led_fool() -> None:
    game = french()
    position = after(
        game, 1, "F S2 S9 HK", "D1 D2 D3 D4", sides=TAKER_ALONE
    )  # the second trick keeps the first one from being the last
    assert position.won(3)[:1] == [game.number("S2")]
    assert game.number("F") in position.won(1)
    assert points(position)[1] == 8


def test_fr_034_the_owner_keeps_it_and_owes_a_half_point() -> None:
    game = french()
    position = after(game, 1, "H4 HK H2 F", "D1 D2 D3 D4", sides=TAKER_ALONE)
    assert game.number("F") in position.won(0)
    assert position.points(0) == 8
    assert position.points(2) == 1 + 9 + 1 + 1


def test_nothing_is_owed_within_a_side() -> None:
    game = french()
    position = after(game, 1, "H4 HK F H2", "D1 D2 D3 D4", sides=[0, 1, 1, 1])
    assert position.side_points(0b1110) == 1 + 9 + 1 + 9 + 4


def test_fr_035_in_the_last_trick_it_is_lost() -> None:
    game = french()
    position = after(game, 2, "C8 T6 F C2", sides=TAKER_ALONE, first_trick=18)
    assert position.leader == 3
    assert game.number("F") in position.won(3)
    assert points(position) == [0, 0, 0, 1 + 1 + 1 + 9]


def test_fr_036_after_a_clean_run_the_led_fool_wins_the_last_trick() -> None:
    game = french()
    position = after(
        game, 0, "F T21 HK C2", sides=TAKER_ALONE, first_trick=18, tricks=[17, 0, 0, 0]
    )
    assert position.leader == 0
    assert position.tricks(0) == 18
    assert points(position) == [9 + 9 + 9 + 1, 0, 0, 0]


def test_the_clean_run_counts_the_whole_side_and_shows_while_the_trick_runs() -> None:
    game = french()
    hands = [["F"], ["T21"], ["HK"], ["C2"]]
    tricks = [10, 0, 7, 0]
    position = game.position(hands, 0, sides=[0, 1, 0, 1], first_trick=18, tricks=tricks)
    play(game, position, "F T21")
    assert position.winning == 0
    alone = game.position(hands, 0, sides=[0, 1, 2, 1], first_trick=18, tricks=tricks)
    play(game, alone, "F T21")
    assert alone.winning == 1


R05_LAST = "T3 H6 T14 F C9"
R05_SIDES = [0, 1, 1, 0, 1]


@pytest.mark.parametrize(("run", "winner"), [("led", 2), ("any", 3), ("never", 2)])
def test_fr_050_from_any_place_only_where_the_rule_says_so(run: str, winner: int) -> None:
    game = french(5, fool_clean_run=run)
    position = after(game, 0, R05_LAST, sides=R05_SIDES, first_trick=15, tricks=[9, 0, 0, 5, 0])
    assert position.leader == winner
    assert position.points(winner) == 1 + 1 + 1 + 1 + 9


def test_r05_2_one_lost_trick_and_the_fool_goes_to_the_winner() -> None:
    game = french()
    position = after(game, 0, "F S5 H6 D7", sides=TAKER_ALONE, first_trick=18, tricks=[16, 1, 0, 0])
    assert position.leader == 1
    assert points(position) == [0, 12, 0, 0]


def test_r05_1_a_slam_that_ends_with_the_fool_is_worth_all_points() -> None:
    game = french()
    position = after(
        game,
        0,
        "T1 S2 H3 D4",
        "F S5 H6 D7",
        sides=TAKER_ALONE,
        first_trick=17,
        tricks=[16, 0, 0, 0],
        points=[182 - 12 - 12, 0, 0, 0],
    )
    assert points(position) == [182, 0, 0, 0]
    assert position.tricks(0) == 18
    assert position.ultimo_seat == -1  # the petit fell one trick earlier


def test_a_fool_of_the_other_side_never_wins() -> None:
    game = french(fool_clean_run="any")
    position = after(game, 0, "T5 F HK C2", sides=TAKER_ALONE, first_trick=18, tricks=[17, 0, 0, 0])
    assert position.leader == 0
    assert points(position) == [1 + 9 + 9 + 1, 0, 0, 0]


def test_without_an_earlier_trick_there_is_no_clean_run() -> None:
    game = french()
    assert after(game, 0, "F S5 H6 D7", sides=TAKER_ALONE).leader == 1


def test_always_changes_moves_it_even_from_the_winning_side() -> None:
    game = french(fool_last="always_changes")
    own = after(game, 0, "C1 T2 F C3", sides=TAKER_ALONE, first_trick=18)
    # Seat 1 wins for its own side, which gets one half point back; the taker gets the Fool.
    assert points(own) == [8, 1 + 1 + 1 + 1, 0, 0]
    assert game.number("F") in own.won(0)
    other = after(game, 0, "F T2 C2 C3", sides=TAKER_ALONE, first_trick=18)
    assert points(other) == [0, 9 + 3, 0, 0]


def test_r07_the_debt_of_the_first_trick() -> None:
    game = french()
    position = after(
        game, 1, "C9 CJ C4 F", "SJ SC SK SQ", "DK D2 D3 D4", "H1 H2 H3 H4", sides=TAKER_ALONE
    )
    assert game.number("F") in position.won(0)
    assert position.points(0) == 8 + (3 + 5 + 9 + 7) + (9 + 1 + 1 + 1)
    assert position.points(2) == 1 + 1 + 3 + 1
    assert position.side_points(0b1111) == 6 + 8 + 24 + 12 + 4


def test_a_side_without_a_trick_keeps_the_french_fool_for_four_points() -> None:
    game = french()
    position = after(game, 1, "C9 CJ C4 F", "D9 D1 D2 D3", sides=TAKER_ALONE)
    assert position.tricks(0) == 0
    assert position.points(0) == 8


SICILIAN_TRICKS = ("SK S5 F S6", "BK B5 B6 B7")


def test_who_cannot_pay_surrenders_the_fool() -> None:
    game = sicilian()
    position = after(game, 0, *SICILIAN_TRICKS, sides=[0, 1, 1, 0])
    assert position.leader == 0
    assert points(position) == [13 + 2 + 28 + 13 + 3 + 15, 0, 0, 0]
    assert game.number("F") in position.won(0)


def test_who_cannot_pay_is_excused_by_option() -> None:
    game = sicilian(excused=True)
    position = after(game, 0, *SICILIAN_TRICKS, sides=[0, 1, 1, 0])
    assert points(position) == [13 + 2 + 13 + 3 + 15, 0, 28, 0]
    assert game.number("F") in position.won(2)
    paid = after(game, 0, *SICILIAN_TRICKS, sides=[0, 1, 1, 0], fool_paid=0b0010)
    assert points(paid) == [13 + 2 + 13 + 3 + 15 + 1, 0, 27, 0]


def test_a_discard_can_pay_for_the_fool() -> None:
    game = sicilian()
    position = after(game, 0, *SICILIAN_TRICKS, sides=[0, 1, 1, 0], fool_paid=0b0010)
    assert position.points(2) == 27
    assert game.number("F") in position.won(2)


def test_a_pile_of_counters_cannot_pay_in_the_sicilian_game() -> None:
    game = sicilian()
    hands = [["T20", "BC"], ["S5", "BQ"], ["F", "CK"], ["T5", "BK"]]
    position = game.position(hands, 0, sides=[0, 1, 0, 1])
    play(game, position, "T20 S5 F T5 BC BQ CK BK")
    assert position.side_points(0b0101) == 28 + 1 + 28 + 1  # its own trick: nothing is owed
    hands = [["S5", "BC"], ["T20", "BQ"], ["F", "BK"], ["T5", "CK"]]
    position = game.position(hands, 0, sides=[0, 1, 0, 1])
    play(game, position, "S5 T20 F T5 BQ BK CK BC")
    assert position.leader == 2  # four counters are all that the owner's side has won
    assert position.points(1) == 1 + 28 + 1 + 28
    assert position.side_points(0b0101) == 10 + 13 + 13 + 7 + 15
    assert game.number("F") in position.won(1)


def test_the_fool_cannot_be_led_unless_it_is_the_last_card() -> None:
    suits = [[[0], [1], [2]], [[3], [4]]]
    rules = Rules(2, suits, [], [0] * 6, fool=5, fool_mode="kept", fool_may_lead=False)
    position = Position(rules, [[0, 5], [1, 2]], 0)
    legal = position.legal()
    assert legal.cards() == [0]
    assert legal.why(5) == "fool_may_not_lead"
    with pytest.raises(ValueError, match="fool_may_not_lead"):
        position.play(5)
    position = Position(rules, [[5], [1]], 0)
    assert position.legal().cards() == [5]
    following = Position(rules, [[0, 3], [4, 5]], 0)
    following.play(0)
    assert following.legal().cards() == [4, 5]
