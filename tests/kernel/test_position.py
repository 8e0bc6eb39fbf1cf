"""Rules, positions and lead rules: what they answer and what they refuse."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.kernel.declarations import GAMES, french, ottocento, sicilian, tressette
from trionfi.kernel import Position, Rules, playouts, random_deals

# Rules


def test_beats_and_winner() -> None:
    game = french()
    n = game.number
    assert game.rules.beats(n("HK"), n("HQ"))
    assert not game.rules.beats(n("HQ"), n("HK"))
    assert not game.rules.beats(n("SK"), n("H1"))
    assert game.rules.beats(n("T1"), n("HK"))
    assert not game.rules.beats(n("F"), n("H1"))
    assert game.rules.winner(game.numbers(["H4", "SK", "H9", "F"])) == 2
    assert game.rules.points(game.numbers(["T1", "HK", "H2"])) == 19
    assert [game.rules.suit(n(card)) for card in ("S1", "C1", "T1", "F")] == [0, 3, 4, 5]


def test_the_moor_played_last_wins() -> None:
    game = ottocento()
    for moors in (["M1", "M2", "M3", "M4"], ["M4", "M3", "M2", "M1"]):
        assert game.rules.winner(game.numbers(moors)) == 3
    assert game.rules.winner(game.numbers(["M4", "T1", "M1", "T5"])) == 3
    assert game.rules.winner(game.numbers(["SK", "M2", "T1", "M1"])) == 3
    assert game.rules.winner(game.numbers(["SK", "M2", "M1", "F"])) == 2
    assert game.rules.winner(game.numbers(["T6", "M2", "M1", "M3"])) == 0
    assert game.rules.beats(game.number("M1"), game.number("M4"))
    assert game.rules.beats(game.number("M4"), game.number("M1"))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": 1}, "2 to 6 seats"),
        ({"seats": 7}, "2 to 6 seats"),
        ({"suits": [[[0]]] * 2}, "two places"),
        ({"suits": [[[i] for i in range(17)]], "values": [0] * 17}, "more than 16 cards"),
        ({"suits": [[]] * 5}, "at most four suits"),
        ({"suits": [[[]]]}, "rank without a card"),
        ({"values": [0, 0]}, "not in the pack of 2 cards"),
        ({"values": [0] * 4}, "card 3 is in no suit"),
        ({"values": []}, "1 to 128 cards"),
        ({"fool": 2}, "fool_mode"),
        ({"fool_mode": "kept"}, "no card is the Fool"),
        ({"fool_mode": "german"}, 'not "german"'),
        ({"fool_clean_run": "always"}, 'not "always"'),
        ({"fool_last": "never"}, 'not "never"'),
        ({"fool_owed": 1}, "nothing owed"),
        ({"values": [0, 0, 200_000]}, "at most 100000 points"),
        ({"last_trick": -(2**31)}, "at most 100000 points"),
        (
            {"fool": 5, "fool_mode": "kept", "fool_needs_trick": True, "fool_excused": True},
            "loses it or is excused",
        ),
        ({"ultimo": 3}, "ultimo"),
    ],
)
def test_wrong_declarations(change: dict[str, object], sentence: str) -> None:
    declaration: dict[str, object] = {"seats": 2, "suits": [[[0], [1], [2]]], "trumps": []}
    declaration |= {"values": [0, 0, 0]} | change
    with pytest.raises(ValueError, match=sentence):
        Rules(**declaration)  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [-1, 78, 1000])
def test_unknown_cards(number: int) -> None:
    rules = french().rules
    position = french().position([["H1"], ["H2"], ["H3"], ["H4"]], 0)
    for ask in (rules.suit, rules.value, position.play, position.legal().why):
        with pytest.raises(ValueError, match="not in the pack of 78"):
            ask(number)
    assert number not in position.legal()


# Positions

HANDS = [["H1", "S1"], ["H2", "S2"], ["H3", "S3"], ["H4", "S4"]]


@pytest.mark.parametrize(
    ("hands", "options", "sentence"),
    [
        (HANDS[:3], {}, "hands has 3 entries for 4 seats"),
        ([["H1", "H1"], *HANDS[1:]], {}, "named twice"),
        ([["H1", "H2"], *HANDS[1:]], {}, "named twice"),
        ([["H1"], *HANDS[1:]], {}, "seat 1 holds 2 cards where 1 are expected"),
        (HANDS, {"leader": 4}, "no seat"),
        (HANDS, {"trick": ["D1"]}, "seat 0 holds 2 cards where 1 are expected"),
        ([["S1"], *HANDS[1:]], {"trick": ["S2"]}, "named twice"),
        (HANDS, {"trick": ["D1", "D2", "D3", "D4"]}, "fewer cards than there are seats"),
        (HANDS, {"sides": [0, 1]}, "sides has 2 entries"),
        (HANDS, {"tricks": [1, 0, 0, 0]}, "won 1 tricks before trick 1"),
        (HANDS, {"tricks": [-1, 1, 0, 0]}, "fewer than no tricks"),
        (HANDS, {"tricks": [2**31 - 1] * 4}, "seat 0 cannot have won 2147483647 tricks"),
        (HANDS, {"points": [1]}, "points has 1 entries"),
        (HANDS, {"points": [-(2**31), 0, 0, 0]}, "seat 0 cannot have made -2147483648 points"),
        (HANDS, {"fool_paid": 16}, "fool_paid is a mask of seats of the game, not 16"),
        (HANDS, {"won": [[0], [0], [], []]}, "named twice"),
        (HANDS, {"first_trick": 0}, "out of range"),
        (HANDS, {"first_trick": 2**31 - 1}, "out of range"),
        (HANDS, {"leader": -1}, "leader -1 is no seat"),
        ([[], *HANDS[1:]], {}, "seat 1 holds 2 cards where 0 are expected"),
        ([["H1"], [], ["H3"], ["H4"]], {"trick": ["S1"]}, "seat 1 is to play and has no card"),
    ],
)
def test_cards_that_cannot_lie_so(
    hands: list[list[str]], options: dict[str, object], sentence: str
) -> None:
    leader = options.pop("leader", 0)
    with pytest.raises(ValueError, match=sentence):
        french().position(hands, leader, **options)  # type: ignore[arg-type]


def test_a_trick_on_the_table() -> None:
    game = french()
    position = game.position(
        [["S1"], ["S2", "H2"], ["T2", "T5"], ["T9"]], 3, trick=["H9", "T3"], first_trick=17
    )
    assert position.turn == 1
    assert position.trick == [(3, game.number("H9")), (0, game.number("T3"))]
    assert position.winning == 0
    assert position.trick_number == 17
    assert position.tricks_left == 2
    position.play(game.number("H2"))
    assert position.legal().why(game.number("T2")) == "must_overtrump"
    assert position.legal().best == game.number("T3")
    with pytest.raises(ValueError, match="must_overtrump"):
        position.play(game.number("T2"))
    for card in ("T5", "T2", "T9", "S1", "S2"):
        position.play(game.number(card))
    assert position.over
    assert (position.turn, position.leader, position.trick_number) == (-1, 3, 18)
    assert len(position.legal()) == 0
    with pytest.raises(ValueError, match="the deal is over"):
        position.play(0)
    with pytest.raises(IndexError):
        position.legal().pick(0)
    with pytest.raises(IndexError):
        position.points(4)


def test_legal_is_a_value_of_its_own() -> None:
    game = french()
    position = game.position(HANDS, 0)
    legal = position.legal()
    position.play(game.number("H1"))
    del position
    assert game.names(legal.cards()) == ["S1", "H1"]


def test_must_head() -> None:
    suits = [[[0], [1], [2], [3]], [[4], [5]]]
    rules = Rules(2, suits, [[6], [7]], [0] * 8, must_head=True)
    position = Position(rules, [[1, 4], [0, 3]], 0)
    position.play(1)
    assert position.legal().cards() == [3]
    assert position.legal().why(0) == "must_head"
    position = Position(rules, [[3, 4], [0, 1]], 0)
    position.play(3)
    assert position.legal().cards() == [0, 1]


def test_ultimo() -> None:
    game = french()
    position = game.position([["T1"], ["H2"], ["T2"], ["H4"]], 0)
    for card in ("T1", "H2", "T2", "H4"):
        assert position.ultimo_seat == -1
        position.play(game.number(card))
    assert (position.ultimo_seat, position.ultimo_winner) == (0, 2)
    position.undo()
    assert (position.ultimo_seat, position.ultimo_winner) == (-1, -1)


def test_with_hands_refuses_impossible_worlds() -> None:
    game = french()
    position = game.position(HANDS, 0)
    position.play(game.number("H1"))
    held = [position.hand(seat) for seat in range(4)]
    with pytest.raises(ValueError, match="has been played or is in another hand"):
        position.with_hands([[game.number("H1")], *held[1:]])
    with pytest.raises(ValueError, match="has been played or is in another hand"):
        position.with_hands([held[0], held[1], held[1], held[3]])
    with pytest.raises(ValueError, match="seat 0 holds 1 cards, not 2"):
        position.with_hands([held[1], held[2], held[3], [0, 1]])
    with pytest.raises(ValueError, match="hands has 3 entries"):
        position.with_hands(held[:3])


def test_with_hands_can_move_the_secret_partner() -> None:
    game = french(5, fool_clean_run="any")
    hands = [["T21", "T3"], ["H6", "H7"], ["T2", "T14"], ["T4", "F"], ["C8", "C9"]]
    position = game.position(hands, 0, sides=[0, 1, 1, 1, 0])
    for card in ("T21", "H6", "T2", "T4", "C8"):
        position.play(game.number(card))
    held = [position.hand(seat) for seat in range(5)]
    world = position.with_hands(held, sides=[0, 1, 1, 0, 1])
    for each, winner in ((position, 2), (world, 3)):
        for card in ("T3", "H7", "T14", "F", "C9"):
            each.play(game.number(card))
        assert each.leader == winner


# Lead rules


def test_the_called_suit_is_not_led_to_the_first_trick() -> None:
    game = french(5)
    hands = [["H5", "HK", "C2"], ["H4", "H3", "F"], ["T1", "T2", "T3"]]
    hands += [["T4", "T5", "T6"], ["T7", "T8", "T9"]]
    others = [card for card in game.pack if card[0] == "H" and card != "HK"]

    def position(leader: int) -> Position:
        made = game.position(hands, leader)
        made.set_lead_rule(31, forbidden=game.numbers(others), until=1)
        return made

    first = position(0)
    assert set(game.names(first.legal().cards())) == {"HK", "C2"}
    assert first.legal().why(game.number("H5")) == "lead_rule"
    # After a led Fool the second player is free; in trick 2 everybody is.
    second = position(1)
    assert game.names(second.legal().cards()) == ["F"]
    second.play(game.number("F"))
    for card in ("T1", "T4", "T7"):
        second.play(game.number(card))
    assert set(game.names(second.legal().cards())) == {"H5", "HK", "C2"}
    none_left = game.position([["H5", "H6"], *[h[:2] for h in hands[1:]]], 0)
    none_left.set_lead_rule(31, forbidden=game.numbers(others), until=1)
    assert len(none_left.legal()) == 2
    none_left.clear_lead_rules()
    assert len(none_left.legal()) == 2


def dealers_duty(lead: int) -> tuple[Position, dict[str, int]]:
    """Seat 0 deals and is called in cups: see section 7 of the Sicilian rules."""
    game = sicilian()
    hands = [["CK", "C5", "S5", "F"], ["S6", "C6", "B5", "B6"]]
    hands += [["S7", "C7", "B7", "D5"], ["T5", "C8", "B8", "D6"]]
    position = game.position(hands, lead)
    cups = game.numbers([card for card in game.pack if card[0] == "C"])
    position.set_lead_rule(1, cups, once=True, unless_led=cups)
    return position, {card: game.number(card) for card in game.pack}


def test_a_called_dealer_leads_the_called_suit_once() -> None:
    position, n = dealers_duty(0)
    assert position.legal().cards() == [n["C5"], n["CK"]]
    assert position.legal().why(n["F"]) == "lead_rule"
    for card in ("CK", "C6", "C7", "C8"):
        position.play(n[card])
    assert len(position.legal()) == 3
    position.undo()
    for _ in range(3):
        position.undo()
    assert position.legal().cards() == [n["C5"], n["CK"]]


def test_the_duty_ends_when_the_suit_has_been_led() -> None:
    position, n = dealers_duty(1)
    for card in ("C6", "C7", "C8", "CK"):
        position.play(n[card])
    assert position.turn == 0
    assert len(position.legal()) == 3
    position, n = dealers_duty(1)
    for card in ("S6", "S7", "T5", "S5"):
        position.play(n[card])
    for card in ("C8", "C5", "C6", "C7"):
        position.play(n[card])
    assert position.turn == 3


def test_at_most_four_lead_rules() -> None:
    position = french().position(HANDS, 0)
    for _ in range(4):
        position.set_lead_rule(1, [0])
    with pytest.raises(ValueError, match="at most 4 lead rules"):
        position.set_lead_rule(1, [0])
    with pytest.raises(ValueError, match="one or more seats"):
        position.set_lead_rule(0, [0])
    with pytest.raises(ValueError, match="one or more seats"):
        position.set_lead_rule(16, [0])


# Playing at random


@pytest.mark.parametrize("name", sorted(GAMES))
def test_random_deals_do_not_depend_on_the_threads(name: str) -> None:
    rules = GAMES[name].rules
    size = (rules.cards - 3) // rules.seats
    one = random_deals(rules, size, 500, 7)
    assert one[:2] == (500, 500 * size * rules.seats)
    for threads in (2, 3, 7):
        assert random_deals(rules, size, 500, 7, threads=threads) == one
    assert random_deals(rules, size, 500, 8) != one


def test_playouts() -> None:
    game = tressette()
    pack = list(game.pack)
    random.Random(5).shuffle(pack)
    position = game.position([pack[i::4] for i in range(4)], 0)
    points = playouts(position, 300, 11)
    assert points.shape == (300, 4)
    assert points.dtype == np.int32
    assert (points.sum(axis=1) == 35).all()
    assert len(np.unique(points, axis=0)) > 100
    assert (playouts(position, 300, 11, threads=4) == points).all()
    assert (playouts(position, 100, 11) == points[:100]).all()
    assert playouts(position, 0, 11).shape == (0, 4)
    assert position.trick_number == 1


def test_playouts_refuse_nonsense() -> None:
    position = french().position(HANDS, 0)
    with pytest.raises(ValueError, match="not negative"):
        playouts(position, -1, 0)
    with pytest.raises(ValueError, match="at least one thread"):
        playouts(position, 1, 0, threads=0)
    with pytest.raises(ValueError, match="no 20 cards"):
        random_deals(french().rules, 20, 1, 0)
    with pytest.raises(ValueError, match="at least one thread"):
        random_deals(french().rules, 18, 1, 0, threads=-1)


# Published answers, vectors fr-025 to fr-031

LEGAL = [
    ("H2 HQ CK T7 F", "H10", "F H2 HQ"),
    ("CK T3 T15", "H10 T8", "T15"),
    ("CK T3 T5", "H10 T8", "T3 T5"),
    ("T4 T12 T19 H1", "T10", "T12 T19"),
    ("H3 T20 F", "H5 T4", "F H3"),
    ("H2 C5 T9", "F CJ", "C5"),
    ("T1 C4", "H9 T12", "T1"),
]


@pytest.mark.parametrize(("hand", "trick", "legal"), LEGAL)
def test_legal_cards_of_the_french_vectors(hand: str, trick: str, legal: str) -> None:
    game = french()
    mine, table = hand.split(), trick.split()
    rest = [card for card in game.pack if card not in [*mine, *table]]
    sizes = [len(mine) - (place < len(table)) for place in range(4)]
    hands = [[rest.pop() for _ in range(size)] for size in sizes]
    hands[len(table)] = mine
    position = game.position(hands, 0, trick=table)
    assert set(game.names(position.legal().cards())) == set(legal.split())
