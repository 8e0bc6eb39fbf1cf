"""Objectives beyond card points, against plain alpha-beta."""

from __future__ import annotations

from random import Random

import pytest

from tests.kernel.declarations import GAMES
from tests.solver.shapes import SHAPES, suite
from trionfi.kernel import Objective, Position, reaches, solve, solve_plainly


def french_score(mask: int, rng: Random, position: Position) -> Objective:
    """What the score sheet of French Tarot makes of it, with some bouts taken before."""
    names = GAMES["french4"]
    bouts = names.numbers(["T1", "T21", "F"])
    targets = [-2 * (56, 51, 41, 36)[bin(part).count("1")] for part in range(8)]
    factor = rng.choice((1, 2, 4, 6))

    def result(margin: int) -> int:
        return (1 if margin >= 0 else -1) * (25 + (abs(margin) + 1) // 2) * factor

    seats = range(position.rules.seats)
    played = {card for seat in seats for card in position.hand(seat) + position.won(seat)}
    bout = 10 * factor
    return Objective(
        mask,
        groups=[([(bouts, targets, [])], 0, False)],
        captured=[card for card in bouts if card not in played and rng.random() < 0.3],
        offset=rng.randrange(40),
        outer_from=-400,
        outer=[result(margin) for margin in range(-400, 401)],
        ultimo=(0, bout, bout, -bout, -bout, -bout, bout),
        slam=(0, 200, -200),
        ultimo_before_fool=True,
    )


def thirds(mask: int, rng: Random, position: Position) -> Objective:
    """Points from thirds, dropped or rounded."""
    more = rng.choice((0, 1))
    return Objective(
        mask, outer_from=-900, outer=[(third + more) // 3 for third in range(-900, 901)]
    )


def ultimo(mask: int, rng: Random, position: Position) -> Objective:
    """A bonus for winning the last trick with the lowest trump, a loss for failing."""
    bonus = rng.choice((50, 100))
    return Objective(
        mask,
        ultimo=(0, bonus, -bonus, -bonus, -bonus, bonus, bonus),
        slam=(0, rng.choice((0, 30)), 0),
    )


def combinations(mask: int, rng: Random, position: Position) -> Objective:
    """Threes and fours of a kind for both sides, doubled from three kinds on; one long row."""
    names = GAMES["ottocento"]
    kinds = [[suit + rank for suit in "SBCD"] for rank in "KQCJ"]
    kinds.append(["T20", "T19", "T1", "F"])
    values = (17, 14, 13, 12, 18)
    lookups = []
    for cards, value in zip(kinds, values, strict=True):
        counts = [bin(part).count("1") for part in range(16)]
        lookups.append(
            (
                names.numbers(cards),
                [value * (count - 2) if count > 2 else 0 for count in counts],
                [int(count > 2) for count in counts],
            )
        )
    moors = names.numbers(["M1", "M2", "M3", "M4", "T1", "F"])
    row = []
    for part in range(64):
        real, wild = bin(part & 15).count("1"), bin(part >> 4).count("1")
        length = real + wild
        row.append(5 * (length - 1) if real >= 3 or (real == 2 and wild) else 0)
    return Objective(mask, groups=[(lookups, 3, True), ([(moors, row, [])], 0, True)])


KINDS = {
    "french4": french_score,
    "sicilian": thirds,
    "tressette": thirds,
    "tapp_tarok": ultimo,
    "ottocento": combinations,
}


def opened(name: str, tricks: int, count: int, seed: int) -> list[tuple[Position, int]]:
    """Endings in which special cards are more often left: from the first trick of small deals."""
    found = suite(name, tricks, count // 2, seed)
    shape, rng = SHAPES[name], Random(seed)
    rules = shape.rules
    special = [card for card in range(rules.cards) if rules.value(card) >= 4]
    for _ in range(count - count // 2):
        cards = rng.sample(special, k=min(len(special), rules.seats * tricks // 2))
        others = [card for card in range(rules.cards) if card not in cards]
        cards += rng.sample(others, rules.seats * tricks - len(cards))
        rng.shuffle(cards)
        hands = [cards[seat * tricks : (seat + 1) * tricks] for seat in range(rules.seats)]
        sides = [seat % 2 for seat in range(rules.seats)]
        position = Position(rules, hands, rng.randrange(rules.seats), sides=sides)
        found.append((position, sum(1 << seat for seat in range(rules.seats) if seat % 2)))
    return found


@pytest.mark.parametrize("name", KINDS)
def test_results_are_those_of_plain_alpha_beta(name: str) -> None:
    rng = Random(4)
    for tricks, count in ((2, 150), (3, 250), (4, 60)):
        for position, mask in opened(name, tricks, count, seed=21):
            aim = KINDS[name](mask, rng, position)
            solution = solve(position, aim)
            value = solve_plainly(position, aim)
            assert (solution.low, solution.high) == (value, value)
            alike = solve(position, aim, without=("exact",))
            assert (alike.low, alike.high, alike.cards) == (value, value, solution.cards)
            assert reaches(position, aim, value)[0] is True
            assert reaches(position, aim, value + 1)[0] is False
            after = position.copy()
            after.play(solution.cards[0][0])
            rest = solve_plainly(after, aim)
            assert solution.cards[0] == (solution.cards[0][0], rest, rest)


@pytest.mark.parametrize("name", KINDS)
def test_in_the_middle_of_a_deal(name: str) -> None:
    rng = Random(5)
    for ending, mask in opened(name, 4, 60, seed=22):
        aim = KINDS[name](mask, rng, ending)
        position = ending.copy()
        for _ in range(rng.randrange(1, 2 * position.rules.seats + 1)):
            legal = position.legal()
            position.play(legal.pick(rng.randrange(len(legal))))
        value = solve_plainly(position, aim)
        for without in ((), ("exact",)):
            solution = solve(position, aim, without=without)
            assert (solution.low, solution.high) == (value, value)
