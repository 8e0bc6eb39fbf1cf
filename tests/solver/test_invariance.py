"""What must not change a value, and what may change it by a little only."""

from __future__ import annotations

import signal
import threading
from random import Random
from typing import Any

import pytest

from tests.kernel.declarations import GAMES, Declared, declare
from tests.solver.shapes import SHAPES, fresh, suite
from trionfi.kernel import Objective, Position, Rules, reaches, solve, solve_all, solve_plainly


def value(position: Position, mask: int) -> int:
    solution = solve(position, Objective(mask), cards=False, line=False)
    assert solution.low == solution.high
    return solution.low


def hands_of(position: Position) -> list[list[int]]:
    return [position.hand(seat) for seat in range(position.rules.seats)]


@pytest.mark.parametrize("name", ["french4", "tressette"])
def test_suits_may_be_exchanged(name: str) -> None:
    """Where all suits have the same ranks and values."""
    names = GAMES[name]
    letters = "SHDC" if name == "french4" else "BSDC"
    rng = Random(1)
    for ending, mask in suite(name, 6, 20, seed=31):
        position = fresh(ending, mask)
        other = list(letters)
        rng.shuffle(other)
        swap = dict(zip(letters, other, strict=True))

        def moved(card: int, swap: dict[str, str] = swap) -> int:
            text = names.pack[card]
            return card if text[0] not in swap else names.number(swap[text[0]] + text[1:])

        hands = [[moved(card) for card in hand] for hand in hands_of(position)]
        sides = [mask >> seat & 1 for seat in range(4)]
        again = Position(position.rules, hands, position.leader, sides=sides)
        assert value(again, mask) == value(position, mask)


@pytest.mark.parametrize("name", SHAPES)
def test_seats_may_move_round(name: str) -> None:
    for ending, mask in suite(name, 5, 15, seed=32):
        position = fresh(ending, mask)
        seats = position.rules.seats
        hands = hands_of(position)
        for step in range(1, seats):
            moved = [hands[(seat - step) % seats] for seat in range(seats)]
            sides = [mask >> (seat - step) % seats & 1 for seat in range(seats)]
            turned = sum(side << seat for seat, side in enumerate(sides))
            leader = (position.leader + step) % seats
            again = Position(position.rules, moved, leader, sides=sides)
            assert value(again, turned) == value(position, mask)


def test_equal_cards_may_change_their_names() -> None:
    names = GAMES["ottocento"]
    moors = names.numbers(["M1", "M2", "M3", "M4"])
    rng = Random(2)
    for ending, mask in suite("ottocento", 6, 30, seed=33):
        position = fresh(ending, mask)
        other = moors[:]
        rng.shuffle(other)
        swap = dict(zip(moors, other, strict=True))
        hands = [[swap.get(card, card) for card in hand] for hand in hands_of(position)]
        sides = [mask >> seat & 1 for seat in range(4)]
        again = Position(position.rules, hands, position.leader, sides=sides)
        assert value(again, mask) == value(position, mask)


@pytest.mark.parametrize("name", ["french4", "sicilian", "tapp_tarok"])
def test_both_sides_together_get_everything(name: str) -> None:
    for ending, mask in suite(name, 5, 15, seed=34):
        position = fresh(ending, mask)
        others = (1 << position.rules.seats) - 1 - mask
        rules = position.rules
        total = sum(rules.value(card) for hand in hands_of(position) for card in hand)
        total += value_of_last_trick(rules)
        assert value(position, mask) + value(position, others) == total


def value_of_last_trick(rules: Rules) -> int:
    return next(
        points
        for name, points in (("sicilian", 15), ("ottocento", 12), ("tressette", 3), ("", 0))
        if not name or GAMES[name].rules.cards == rules.cards
    )


def raised(card: str, by: int) -> Declared:
    """A small tarot game in which one card is worth more."""
    ranks = ["1", "2", "3", "4", "J", "Q", "K"]
    values: dict[str, int] = {s + "K": 9 for s in "SHD"} | {s + "Q": 7 for s in "SHD"}
    values |= {s + "J": 3 for s in "SHD"} | {"T1": 9, "T9": 9, "F": 9}
    values[card] = values.get(card, 1) + by
    options: dict[str, Any] = {"fool_mode": "french", "fool_owed": 1, "must_overtrump": True}
    suits: list[Any] = [[suit + rank for rank in ranks] for suit in "SHD"]
    trumps: list[Any] = [f"T{n}" for n in range(1, 10)]
    return declare(4, suits, trumps, values, other=1, **options)


def test_a_dearer_card_changes_the_value_by_no_more() -> None:
    rng = Random(3)
    cards = ["S1", "SJ", "HQ", "DK", "T1", "T5", "T9", "F", "H4"]
    plain = raised("S1", 0)
    for number in range(60):
        deck = list(range(len(plain.pack)))
        rng.shuffle(deck)
        hands = [deck[seat * 5 : seat * 5 + 5] for seat in range(4)]
        leader = number % 4
        before = value(Position(plain.rules, hands, leader, sides=[1, 0, 0, 0]), 1)
        for card in rng.sample(cards, 3):
            dearer = raised(card, 1)
            after = value(Position(dearer.rules, hands, leader, sides=[1, 0, 0, 0]), 1)
            assert before <= after <= before + 1


@pytest.mark.parametrize("name", SHAPES)
def test_any_split_into_sides_is_solved(name: str) -> None:
    """Not only the sides that the Fool belongs to; each for himself too."""
    for ending, _ in suite(name, 3, 12, seed=35):
        seats = ending.rules.seats
        alone = Position(ending.rules, hands_of(ending), ending.leader)
        for mask in range(1 << seats):
            for position in (fresh(ending, mask), alone):
                assert value(position, mask) == solve_plainly(position, Objective(mask))


def test_many_positions_on_any_number_of_threads() -> None:
    found = suite("sicilian", 6, 24, seed=36)
    positions = [position for position, mask in found if mask == found[0][1]]
    aim = Objective(found[0][1])
    for nodes in (0, 800):
        one = solve_all(positions, aim, nodes=nodes)
        for threads in (2, 3):
            many = solve_all(positions, aim, nodes=nodes, threads=threads)
            for a, b in zip(one, many, strict=True):
                assert (a.low, a.high, a.cards, a.nodes) == (b.low, b.high, b.cards, b.nodes)


def test_little_memory_changes_no_value() -> None:
    for ending, mask in suite("french4", 7, 10, seed=37):
        small = solve(ending, Objective(mask), memory=1, cards=False, line=False)
        assert small.low == small.high == value(ending, mask)


def test_an_interrupted_call_leaves_nothing_broken() -> None:
    ending, mask = suite("french4", 10, 1, seed=38)[0]
    aim = Objective(mask)

    class EnoughError(Exception):
        pass

    def give_up(*_: int) -> None:
        raise EnoughError

    whole, whole_mask = suite("french4", 18, 1, seed=38)[0]
    for _ in range(3):
        with pytest.raises(EnoughError):
            solve(whole, Objective(whole_mask), progress=give_up)
        with pytest.raises(EnoughError):
            solve_all([whole, whole], Objective(whole_mask), threads=2, progress=give_up)
        stopped = solve(whole, Objective(whole_mask), progress=lambda *_: True)
        assert stopped.stopped
        assert stopped.low < stopped.high
    assert value(ending, mask) == value(ending, mask)
    assert reaches(ending, aim, value(ending, mask))[0] is True


def test_the_keyboard_interrupts_and_leaves_nothing_broken() -> None:
    ending, mask = suite("french4", 9, 1, seed=38)[0]
    before = value(ending, mask)
    whole, whole_mask = suite("french4", 18, 1, seed=38)[0]
    aim = Objective(whole_mask)
    for solve_it in (lambda: solve(whole, aim), lambda: solve_all([whole] * 4, aim, threads=3)):
        timer = threading.Timer(0.2, signal.raise_signal, [signal.SIGINT])
        timer.start()
        with pytest.raises(KeyboardInterrupt):
            solve_it()
        timer.join()
        assert value(ending, mask) == before


def test_positions_from_outside() -> None:
    """Whatever comes in, the answer is a value or one clear sentence."""
    rng = Random(6)
    rules = GAMES["french4"].rules
    solved = refused = 0
    sentences: set[str] = set()
    for _ in range(400):
        sizes = [rng.choice((1, 2, 2, 2, 3)) for _ in range(4)]
        low = -1 if rng.random() < 0.1 else 0
        high = rules.cards if rng.random() < 0.1 else rules.cards - 1
        hands = [[rng.randint(low, high) for _ in range(size)] for size in sizes]
        trick = [rng.randint(0, 77) for _ in range(rng.choice((0, 0, 0, 1, 4)))]
        try:
            position = Position(rules, hands, rng.randint(-1, 4), trick=trick)
            solution = solve(position, Objective(rng.choice((0, 1, 5, 15, 16))))
        except ValueError as error:
            refused += 1
            sentences.add(str(error))
        else:
            solved += 1
            assert solution.low == solution.high
    assert solved > 5
    assert refused > 100
    assert all(len(sentence) > 10 for sentence in sentences)


@pytest.mark.parametrize(
    ("aim", "words"),
    [
        (Objective(16), "a side is a mask"),
        (Objective(1, outer=[3, 2]), "never falls"),
        (Objective(1, groups=[([([0, 1], [1, 2, 3], [])], 0, False)]), "4 values"),
        (Objective(1, groups=[([([0, 0], [1, 2, 3, 4], [])], 0, False)]), "named twice"),
        (Objective(1, captured=[200]), "not in the pack"),
        (Objective(1, offset=2**31 - 1), "the offset is no number as large"),
        (Objective(1, offset=5000), "at most 4000 points made before"),
        (Objective(1, outer=[0], outer_from=-(2**31)), "the start of the outer table"),
        (Objective(1, outer=[2**30]), "a result of the outer table"),
        (Objective(1, slam=(0, 2**30, 0)), "a bonus for a slam"),
        (Objective(1, groups=[([([0], [3000, 0], [])], 0, False)]), "between -2000 and 2000"),
        (Objective(1, groups=[([([0], [0, 2000], [])], 0, True)] * 3), "8000 points at most"),
        (Objective(1, groups=[([([0], [0, 1], [])] * 300, 0, False)]), "at most 256 lookups"),
    ],
)
def test_objectives_that_make_no_sense(aim: Objective, words: str) -> None:
    position, _ = suite("french4", 3, 1, seed=39)[0]
    with pytest.raises(ValueError, match=words):
        solve(position, aim)


def test_a_captured_card_is_not_in_play() -> None:
    position, _ = suite("french4", 3, 1, seed=39)[0]
    card = position.hand(0)[0]
    aim = Objective(1, groups=[([([card], [0, 5], [])], 0, False)], captured=[card])
    with pytest.raises(ValueError, match="still in play"):
        solve(position, aim)


def test_none_is_no_position() -> None:
    with pytest.raises(ValueError, match="None is no position"):
        solve_all([None], Objective(1))  # type: ignore[list-item]


def test_an_unknown_technique() -> None:
    position, mask = suite("french4", 3, 1, seed=39)[0]
    with pytest.raises(ValueError, match="no technique"):
        solve(position, Objective(mask), without=["luck"])


def test_a_finished_deal_has_its_points() -> None:
    position, mask = suite("sicilian", 1, 1, seed=40)[0]
    while not position.over:
        position.play(position.legal().cards()[0])
    solution = solve(position, Objective(mask))
    assert solution.low == solution.high == position.side_points(mask)
    assert not solution.cards
    assert not solution.line
