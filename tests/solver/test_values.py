"""The solver against the reference from the rule texts, and against plain alpha-beta."""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.kernel.declarations import GAMES
from tests.perft import bruteforce
from tests.solver.reference import Play
from tests.solver.shapes import SHAPES, fresh, suite
from trionfi.kernel import Objective, Position, reaches, solve, solve_plainly

LONG = bool(os.environ.get("TRIONFI_LONG"))
TECHNIQUES = (
    "equal_cards",
    "near_cards",
    "near_table",
    "dominance",
    "order",
    "table",
    "bounds",
    "ahead",
    "partition",
    "exact",
)
# (tricks, endings) of each game, 2,000 in all: by the rule books, which is slow, and plainly.
BY_THE_BOOK = ((3, 1980), (4, 18), (5, 2))
SIZES = ((3, 1000), (4, 900), (5, 100))


def rule_book(name: str) -> bruteforce.Game:
    family, players = name.rstrip("345"), name[len(name.rstrip("345")) :]
    return bruteforce.game(family, int(players or 0))


def named(name: str, position: Position) -> list[list[str]]:
    return [GAMES[name].names(position.hand(seat)) for seat in range(position.rules.seats)]


def by_the_book(book: bruteforce.Game, name: str, ending: Position, mask: int) -> Play:
    side = {seat for seat in range(book.seats) if mask >> seat & 1}
    return Play(book, named(name, ending), ending.leader, side)


@pytest.mark.parametrize("name", SHAPES)
def test_values_are_those_of_the_rule_books(name: str) -> None:
    against_the_book(name, BY_THE_BOOK, seed=10)


@pytest.mark.long
@pytest.mark.parametrize("name", SHAPES)
def test_ten_thousand_values_are_those_of_the_rule_books(name: str) -> None:
    against_the_book(name, ((3, 9_700), (4, 280), (5, 20)), seed=18)


def against_the_book(name: str, sizes: tuple[tuple[int, int], ...], seed: int) -> None:
    book = rule_book(name)
    for tricks, count in sizes:
        for ending, mask in suite(name, tricks, count, seed=seed):
            solution = solve(fresh(ending, mask), Objective(mask), cards=False, line=False)
            value = by_the_book(book, name, ending, mask).value()
            assert (solution.low, solution.high) == (value, value)


@pytest.mark.parametrize("name", SHAPES)
def test_every_card_is_worth_what_the_rule_books_say(name: str) -> None:
    book = rule_book(name)
    for tricks, count in ((2, 60), (3, 60 if book.seats < 5 else 12)):
        for ending, mask in suite(name, tricks, count, seed=11):
            play = by_the_book(book, name, ending, mask)
            solution = solve(fresh(ending, mask), Objective(mask))
            cards = play.each_card()
            value = (max if play.seat in play.side else min)(cards.values())
            assert (solution.low, solution.high) == (value, value)
            assert {GAMES[name].pack[card]: (low, high) for card, low, high in solution.cards} == {
                card: (points, points) for card, points in cards.items()
            }


@pytest.mark.parametrize("name", SHAPES)
def test_values_are_those_of_plain_alpha_beta(name: str) -> None:
    for tricks, count in SIZES:
        for ending, mask in suite(name, tricks, count, seed=12):
            objective = Objective(mask)
            solution = solve(ending, objective, cards=False, line=False)
            assert solution.low == solution.high == solve_plainly(ending, objective)


@pytest.mark.parametrize("name", SHAPES)
def test_low_cards_may_change_hands(name: str) -> None:
    """Endings of all sizes with entries that hold for all low cards alike, and without."""
    rng = Random(18)
    for tricks, count in ((3, 150), (4, 150), (5, 80), (6, 12), (7, 4)):
        for ending, mask in suite(name, tricks, count, seed=18):
            position = ending.copy()
            for _ in range(rng.randrange(2 * position.rules.seats)):
                legal = position.legal()
                position.play(legal.pick(rng.randrange(len(legal))))
            objective = Objective(mask)
            alike = solve(position, objective, without=("exact",))
            other = solve(position, objective, without=("partition",))
            assert (alike.low, alike.high, alike.cards) == (other.low, other.high, other.cards)
            assert alike.line == other.line


@pytest.mark.long
@pytest.mark.parametrize("name", SHAPES)
def test_many_low_cards_may_change_hands(name: str) -> None:
    for tricks, count in ((3, 5000), (4, 10_000), (5, 5000), (6, 1000), (7, 200)):
        for number in range(0, count, 200):
            for ending, mask in suite(name, tricks, 200, seed=2000 + number):
                objective = Objective(mask)
                alike = solve(ending, objective, line=False, without=("exact",))
                other = solve(ending, objective, line=False, without=("partition",))
                assert (alike.low, alike.high, alike.cards) == (other.low, other.high, other.cards)


@pytest.mark.long
@pytest.mark.parametrize("name", SHAPES)
def test_a_hundred_thousand_values(name: str) -> None:
    for tricks, count in ((3, 60_000), (4, 39_500), (5, 500)):
        for number in range(0, count, 500):
            for ending, mask in suite(name, tricks, 500, seed=1000 + number):
                objective = Objective(mask)
                solution = solve(ending, objective, cards=False, line=False)
                assert solution.low == solution.high == solve_plainly(ending, objective)


@pytest.mark.parametrize("name", SHAPES)
def test_every_card_in_the_middle_of_tricks(name: str) -> None:
    rng = Random(3)
    for ending, mask in suite(name, 4, 40, seed=13):
        position = ending.copy()
        for _ in range(rng.randrange(1, 2 * position.rules.seats)):
            legal = position.legal()
            position.play(legal.pick(rng.randrange(len(legal))))
        objective = Objective(mask)
        solution = solve(position, objective)
        assert [card for card, _, _ in solution.cards] == position.legal().cards()
        for card, low, high in solution.cards:
            after = position.copy()
            after.play(card)
            assert low == high == solve_plainly(after, objective)
        ours = mask >> position.turn & 1
        results = [low for _, low, _ in solution.cards]
        assert solution.low == (max if ours else min)(results)


@pytest.mark.parametrize("name", SHAPES)
def test_the_line_gives_the_value(name: str) -> None:
    for ending, mask in suite(name, 5, 20, seed=14):
        solution = solve(ending, Objective(mask))
        position = ending.copy()
        for card in solution.line:
            position.play(card)
        assert position.over
        assert position.side_points(mask) == solution.low


@pytest.mark.parametrize("name", SHAPES)
def test_no_technique_changes_an_answer(name: str) -> None:
    for ending, mask in suite(name, 4, 25, seed=15):
        objective = Objective(mask)
        value = solve(ending, objective, cards=False, line=False).low
        for without in (*((one,) for one in TECHNIQUES), TECHNIQUES):
            solution = solve(ending, objective, cards=False, line=False, without=without)
            assert (solution.low, solution.high) == (value, value)


@pytest.mark.parametrize("name", SHAPES)
def test_one_question_agrees_with_the_value(name: str) -> None:
    for ending, mask in suite(name, 5, 20, seed=16):
        objective = Objective(mask)
        value = solve(ending, objective, cards=False, line=False).low
        assert reaches(ending, objective, value)[0] is True
        assert reaches(ending, objective, value + 1)[0] is False


@pytest.mark.parametrize("name", SHAPES)
def test_budgets_bound_the_value_and_never_change_it(name: str) -> None:
    for ending, mask in suite(name, 5, 15, seed=17):
        objective = Objective(mask)
        exact = solve(ending, objective)
        for nodes in (1, 50, 300, 2000, 10_000_000):
            bounded = solve(ending, objective, nodes=nodes)
            assert bounded.nodes <= nodes + 1
            assert bounded.low <= exact.low <= bounded.high
            assert bounded.stopped or bounded.low == bounded.high
            for (card, low, high), (same, value, _) in zip(bounded.cards, exact.cards, strict=True):
                assert card == same
                assert low <= value <= high
            again = solve(ending, objective, nodes=nodes)
            assert (again.low, again.high, again.cards) == (
                bounded.low,
                bounded.high,
                bounded.cards,
            )
        assert (bounded.low, bounded.high) == (exact.low, exact.high)
