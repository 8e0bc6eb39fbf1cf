"""Several threads on one position: the same answer, on any number of them."""

from __future__ import annotations

import os
import signal
import threading
from random import Random

import pytest

from tests.solver.shapes import SHAPES, suite
from tests.solver.test_objectives import KINDS
from trionfi.analysis.measure import half_way
from trionfi.kernel import Objective, Position, Solution, reaches, solve, solve_all

THREADS = (2, 3, 8)
LARGE = {"french3": 11, "french5": 8, "tapp_tarok": 12}
"""Tricks that are left where questions are large enough to be shared; else 9."""


def answer(solution: Solution) -> tuple[object, ...]:
    return (solution.low, solution.high, solution.cards, solution.line, solution.stopped)


def in_middle(position: Position, rng: Random) -> Position:
    """The same deal up to three cards later."""
    position = position.copy()
    for _ in range(rng.randrange(position.rules.seats)):
        position.play(rng.choice(position.legal().cards()))
    return position


@pytest.mark.parametrize("name", SHAPES)
def test_values_cards_and_line_do_not_depend_on_threads(name: str) -> None:
    rng = Random(name)
    shared = 0
    for ending, mask in suite(name, LARGE.get(name, 9), 6, seed=61):
        position, aim = in_middle(ending, rng), Objective(mask)
        one = solve(position, aim)
        assert one.low == one.high
        for threads in THREADS:
            many = solve(position, aim, threads=threads)
            assert answer(many) == answer(one)
            assert reaches(position, aim, one.low, threads=threads)[0] is True
            assert reaches(position, aim, one.low + 1, threads=threads)[0] is False
            shared += many.nodes != one.nodes
    assert shared, "no question was large enough for more than one thread"


@pytest.mark.parametrize("name", KINDS)
def test_neither_do_those_of_score_sheets(name: str) -> None:
    rng = Random(name)
    for ending, mask in suite(name, LARGE.get(name, 9) - 1, 5, seed=62):
        position = in_middle(ending, rng)
        aim = KINDS[name](mask, rng, position)
        one = solve(position, aim)
        assert one.low == one.high
        for threads in THREADS:
            assert answer(solve(position, aim, threads=threads)) == answer(one)


@pytest.mark.parametrize("name", SHAPES)
def test_small_endings_need_no_threads(name: str) -> None:
    for position, mask in suite(name, 3, 20, seed=63):
        one = solve(position, Objective(mask))
        many = solve(position, Objective(mask), threads=3)
        assert answer(many) == answer(one)
        assert many.nodes == one.nodes


def test_the_line_is_the_same_whatever_was_solved_before() -> None:
    """Neither the cards that are valued nor the memory nor any technique chooses it."""
    for name in ("french4", "sicilian", "tapp_tarok"):
        for position, mask in suite(name, 6, 10, seed=64):
            aim = Objective(mask)
            line = solve(position, aim).line
            assert solve(position, aim, cards=False).line == line
            assert solve(position, aim, memory=1).line == line
            for technique in ("order", "table", "near_cards", "near_table", "bounds"):
                assert solve(position, aim, without=[technique]).line == line


def test_a_budget_is_counted_card_by_card() -> None:
    for position, mask in suite("sicilian", 8, 4, seed=65):
        aim = Objective(mask)
        for nodes in (1, 1000, 30_000, 200_000):
            one = solve(position, aim, nodes=nodes)
            for threads in THREADS:
                many = solve(position, aim, nodes=nodes, threads=threads)
                assert (*answer(many), many.nodes) == (*answer(one), one.nodes)
            asked = reaches(position, aim, one.low + 1, nodes=nodes)
            assert reaches(position, aim, one.low + 1, nodes=nodes, threads=2) == asked


def test_little_memory_changes_nothing() -> None:
    for position, mask in suite("tressette", 8, 3, seed=66):
        one = solve(position, Objective(mask))
        for memory in (1, 1 << 20, 1 << 24):
            many = solve(position, Objective(mask), threads=3, memory=memory)
            assert answer(many) == answer(one)


@pytest.mark.parametrize("threads", [0, -1])
def test_no_thread_no_answer(threads: int) -> None:
    position, mask = suite("french4", 3, 1, seed=67)[0]
    with pytest.raises(ValueError, match="at least one thread"):
        solve(position, Objective(mask), threads=threads)
    with pytest.raises(ValueError, match="at least one thread"):
        reaches(position, Objective(mask), 30, threads=threads)


def test_an_interrupted_call_leaves_nothing_broken() -> None:
    whole, mask = suite("sicilian", 15, 3, seed=38)[2]
    half = half_way(whole, mask)  # more than ten million cards, to judge by one thread
    ending, other = suite("french4", 9, 1, seed=38)[0]
    one = solve(ending, Objective(other))
    running = threading.active_count()

    class EnoughError(Exception):
        pass

    calls = 0

    def give_up(*_: int) -> None:
        nonlocal calls
        calls += 1
        if calls % 4 == 0:
            raise EnoughError

    for threads in THREADS:
        with pytest.raises(EnoughError):
            solve(whole, Objective(mask), threads=threads, progress=give_up)
        with pytest.raises(EnoughError):
            reaches(whole, Objective(mask), half, threads=threads, progress=give_up)
        stopped = solve(whole, Objective(mask), threads=threads, progress=lambda *_: True)
        assert stopped.stopped
        assert stopped.low < stopped.high
        assert answer(solve(ending, Objective(other), threads=threads)) == answer(one)
    assert threading.active_count() == running


def test_a_signal_is_heard() -> None:
    whole, mask = suite("french4", 18, 1, seed=38)[0]
    timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        solve(whole, Objective(mask), threads=3)
    timer.join()


def test_several_calls_at_once_each_with_threads() -> None:
    found = suite("sicilian", 8, 4, seed=68)
    wanted = [answer(solve(position, Objective(mask))) for position, mask in found]
    answers: dict[int, tuple[object, ...]] = {}

    def work(number: int) -> None:
        position, mask = found[number]
        answers[number] = answer(solve(position, Objective(mask), threads=2))

    workers = [threading.Thread(target=work, args=(number,)) for number in range(len(found))]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert [answers[number] for number in range(len(found))] == wanted
    mask = found[0][1]
    worlds = [position for position, side in found if side == mask]
    many = solve_all(worlds, Objective(mask), threads=2, line=True)
    assert [answer(solution) for solution in many] == [
        answer(solve(world, Objective(mask))) for world in worlds
    ]
