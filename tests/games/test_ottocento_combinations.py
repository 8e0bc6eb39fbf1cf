"""Combinations of Ottocento: the counter against an enumeration, the formulas of the old books,
and the tables of the kernel."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

import numpy as np
import pytest

from trionfi.cards import BOLOGNESE, Card
from trionfi.games.ottocento import MOST_IN_HAND
from trionfi.games.ottocento_combinations import (
    ANGEL,
    HEADS,
    MOORS,
    NUMBERS,
    combinations,
    set_score,
)
from trionfi.kernel import Position, SetScore, playouts, score_playouts
from trionfi.rules.card_play import CardPlay, Fool

RANDOM_SETS = 100_000
WILD = ("T1", "F")


def rules() -> CardPlay:
    """Some card play of the pack; combinations do not depend on it."""
    suits = tuple(tuple(c for c in reversed(BOLOGNESE.cards) if c.suit == s) for s in "SBCD")
    trumps = (Card("T1"), MOORS, *reversed(NUMBERS), *reversed(HEADS), ANGEL)
    fool = Fool("kept", owed=1, needs_trick=True)
    return CardPlay(BOLOGNESE, 4, suits, trumps, value=lambda card: 1, fool=fool)


PLAY = rules()
KERNEL = set_score(PLAY.rules)


def some_cards(rng: Random) -> list[Card]:
    """A random set, thin or thick, with the trumps that matter in it more often than not."""
    share, high = rng.random(), rng.random() ** 0.5
    return [c for c in BOLOGNESE if rng.random() < (high if c.is_trump or c.is_fool else share)]


# --- The enumeration: every way to lay every sequence, from the rule text alone -----------------


def points(length: int) -> int:
    return 10 + 5 * (length - 3) if length >= 3 else 0


def laid_suits(held: frozenset[str], suit: str) -> Iterator[int]:
    """Lengths of all ways to lay the sequence of a suit."""
    wild = sum(card in held for card in WILD)
    if suit + "K" not in held:
        return
    for figures in itertools.product(("real", "wild", "out"), repeat=3):
        real = [r for r, how in zip("QCJ", figures, strict=True) if how == "real"]
        stands_in = figures.count("wild")
        if any(suit + r not in held for r in real) or stands_in > wild or not real:
            continue
        if len(real) + stands_in < 2:
            continue
        for ace in (False, True):
            if not ace or suit + "1" in held:
                yield 1 + len(real) + stands_in + ace + wild - stands_in


def laid_equals(held: frozenset[str], group: tuple[str, ...]) -> Iterator[int]:
    real, wild = sum(card in held for card in group), sum(card in held for card in WILD)
    for used in range(wild + 1):
        if real >= 2 and real + used >= 3:
            yield real + used


def laid_grandes(held: frozenset[str], moors: bool) -> Iterator[int]:
    """Lengths of all ways to lay a grande; W is a contatore in the place of a card."""
    wild = sum(card in held for card in WILD)
    if "T20" not in held:
        return
    numbers = [f"T{number}" for number in range(16, 4, -1)]
    for figures in itertools.product("RWO", repeat=3):
        if any(how == "R" and f"T{19 - i}" not in held for i, how in enumerate(figures)):
            continue
        head = "R" + "".join(figures).replace("O", "")
        if len(head) < 3 or "R" not in head[1:]:
            continue
        for down in range(13):
            gaps = [card for card in numbers[:down] if card not in held]
            if len(gaps) > 2:
                break
            run = head + "".join("W" if card in gaps else "R" for card in numbers[:down])
            if run.count("W") > wild or "WW" in run:
                continue
            tail = sum(f"M{i}" in held for i in range(1, 5)) if moors and down == 12 else 0
            yield len(run) + tail + wild - run.count("W")


CLASSES = [({"T20", "T19", "T1", "F"}, 18)]
CLASSES += [
    ({suit + rank for suit in "SBCD"}, worth)
    for rank, worth in {"K": 17, "Q": 14, "C": 13, "J": 12}.items()
]


@cache
def longest(kind: str, held: frozenset[str]) -> int:
    if kind.startswith("grande"):
        lengths = laid_grandes(held, moors=kind == "grande with Moors")
    elif len(kind) == 1:
        lengths = laid_suits(held, kind)
    else:
        lengths = laid_equals(held, tuple(kind.split()))
    return max(lengths, default=0)


KINDS = ["grande with Moors", *"SBCD", "S1 B1 C1 D1", "M1 M2 M3 M4"]
CARDS_OF = {
    "grande with Moors": frozenset(c.code for c in BOLOGNESE if c.is_trump or c.is_fool),
    **{s: frozenset([*(s + r for r in "KQCJ1"), *WILD]) for s in "SBCD"},
    **{kind: frozenset([*kind.split(), *WILD]) for kind in KINDS[5:]},
}


def enumerated(cards: Iterable[Card]) -> int:
    """The total of a set by enumeration."""
    held = frozenset(card.code for card in cards)
    cricche = [worth * (len(group & held) - 2) for group, worth in CLASSES if len(group & held) > 2]
    found = [points(longest(kind, held & CARDS_OF[kind])) for kind in KINDS]
    runs = [worth for worth in found if worth]
    return sum(cricche) * (1 + (len(cricche) > 2)) + sum(runs) * (1 + (len(runs) > 2))


def test_counter_enumeration_and_kernel_agree_on_random_sets() -> None:
    rng = Random(19)
    for _ in range(RANDOM_SETS):
        cards = some_cards(rng)
        total = KERNEL.score(BOLOGNESE.numbers(cards))
        assert total == enumerated(cards), cards
        assert total == combinations(cards).total, cards


@pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.long)])
def test_every_grande(step: int) -> None:
    """Sets of the fifteen trumps below the Angel, with none, one and both contatori."""
    below = [*HEADS, *NUMBERS]
    numbers = BOLOGNESE.numbers(below)
    for wild in ([], ["T1"], ["T1", "F"]):
        rest = [ANGEL, *map(Card, wild)]
        tarocchi = BOLOGNESE.numbers(rest)
        for mask in range(0, 1 << 15, step):
            held = [number for bit, number in enumerate(numbers) if mask >> bit & 1]
            codes = frozenset(c.code for bit, c in enumerate(below) if mask >> bit & 1)
            trio = len({"T20", "T19", "T1", "F"} & (codes | {c.code for c in rest}))
            cricca = 18 * max(trio - 2, 0)
            run = max(laid_grandes(codes | {c.code for c in rest}, moors=True), default=0)
            assert KERNEL.score(held + tarocchi) == points(run) + cricca


def test_without_moors_in_the_grande() -> None:
    rng, kernel = Random(3), set_score(PLAY.rules, False)
    for _ in range(5000):
        cards = some_cards(rng)
        held = frozenset(card.code for card in cards)
        count = combinations(cards, grande_moors=False)
        lengths = {one.name: one.length for one in count.sequences}
        assert lengths.get("grande", 0) == max(laid_grandes(held, moors=False), default=0)
        assert kernel.score(BOLOGNESE.numbers(cards)) == count.total


def test_what_is_missing_in_a_grande_gives_its_value() -> None:
    """The old rule of counting from the other side: 105 less 5 for each card that is not there."""
    rng, seen = Random(5), 0
    while seen < 2000:
        cards = some_cards(rng)
        grande = next((o for o in combinations(cards).sequences if o.name == "grande"), None)
        if grande is None:
            continue
        # A contatore fills a gap without changing the value, so it is as if it were at the end.
        stop = next((n for n in NUMBERS if n not in grande.cards and n not in grande.missing), None)
        if stop is None:
            continue
        above = [Card(f"T{n}") for n in range(stop.number + 1, 21)]
        away = sum(card not in cards for card in (*above, *map(Card, WILD)))
        if any(card in grande.missing for card in above):
            continue
        assert grande.points == 105 - 5 * (stop.number + away)
        seen += 1


@pytest.mark.parametrize(
    ("cards", "lengths", "total"),
    [
        ("T20 T18 T17 T16 T15 T13 F", {"grande": 7}, 30),  # 12 missing: the manual of 1754
        ("SK SQ S1", {}, 0),
        ("SK SQ S1 F", {"swords": 4}, 15),
        ("T20 T19 T1 F T15", {"grande": 4}, 51),
        ("T20 T18 T1 F T15", {"grande": 5}, 38),
    ],
)
def test_known_hands(cards: str, lengths: dict[str, int], total: int) -> None:
    count = combinations(BOLOGNESE.parse(cards))
    assert {one.name: one.length for one in count.sequences} == lengths
    assert count.total == total


# Case R19: cricche and sequences are doubled separately.

THREE_CRICCHE = "BK CK DK SQ BQ CQ SJ BJ DJ"  # 17 + 14 + 12; batons 3


def test_r19_cricche_alone_are_doubled() -> None:
    count = combinations(BOLOGNESE.parse(THREE_CRICCHE + " M1 M2 M3 M4"))
    assert [one.points for one in count.cricche] == [17, 14, 12]
    assert [one.points for one in count.sequences] == [10, 15]
    assert count.total == 43 * 2 + 25 == 111


def test_r19_both_are_doubled() -> None:
    count = combinations(BOLOGNESE.parse(THREE_CRICCHE + " M1 M2 M3 M4 S1 C1 D1"))
    assert sorted(one.points for one in count.sequences) == [10, 10, 15]
    assert count.total == 43 * 2 + 35 * 2 == 156


def test_r19_sequences_alone_are_doubled() -> None:
    cards = "SK BK CK SQ BQ DQ SJ M1 M2 M3 S1 D1 C1 S10"
    count = combinations(BOLOGNESE.parse(cards))
    assert [one.points for one in count.cricche] == [17, 14]
    assert sorted(one.points for one in count.sequences) == [10, 10, 15]
    assert count.total == 31 + 70 == 101


# What a combination says about itself.


def test_a_combination_names_its_cards_and_what_wild_cards_stand_for() -> None:
    count = combinations(BOLOGNESE.parse("T20 T18 T1 F T15 SK SQ S1 M1 M2"))
    found = {one.name: one for one in count.sequences}
    assert found["grande"].cards == BOLOGNESE.parse("T20 T18 T15 T1 F")
    assert found["grande"].missing == BOLOGNESE.parse("T19 T16")
    assert found["swords"].cards == BOLOGNESE.parse("SK SQ S1 T1 F")
    assert found["swords"].missing == BOLOGNESE.parse("SC")
    assert found["moors"].missing == BOLOGNESE.parse("M3")


def test_a_wild_card_below_the_last_trump_only_lengthens() -> None:
    (grande,) = combinations(BOLOGNESE.parse("T20 T19 T18 T16 F")).sequences
    assert (grande.length, grande.missing) == (5, ())


def test_real_cards_and_gaps_make_the_length() -> None:
    rng = Random(8)
    for _ in range(5000):
        cards = some_cards(rng)
        for one in combinations(cards).sequences:
            assert set(one.cards) <= set(cards)
            assert not set(one.missing) & set(cards)
            assert len(one.missing) <= sum(card.code in WILD for card in one.cards)
            assert points(one.length) == one.points > 0


def test_cards_of_combinations_are_those_that_are_needed() -> None:
    """Without any of them the total is less; without the others it is the same."""
    rng = Random(12)
    for _ in range(400):
        cards = frozenset(some_cards(rng))
        count = combinations(cards)
        assert combinations(count.cards).total == count.total
        for card in cards:
            less = combinations(count.cards - {card}).total
            assert (less < count.total) == (card in count.cards)


# The kernel.


def test_tables_are_made_quickly_and_once() -> None:
    assert set_score(PLAY.rules) is KERNEL
    assert isinstance(KERNEL, SetScore)


def test_scores_of_playouts_are_those_of_what_was_captured() -> None:
    pack = list(range(62))
    Random(2).shuffle(pack)
    hands = [pack[15 * seat : 15 * seat + 15] for seat in range(4)]
    position = Position(PLAY.rules, hands, 0, sides=[0, 1, 0, 1])
    scores = score_playouts(position, KERNEL, [0b0101, 0b1010], 200, 9, threads=2)
    assert scores.shape == (200, 2)
    assert np.array_equal(scores, score_playouts(position, KERNEL, [5, 10], 200, 9))
    assert len(playouts(position, 200, 9)) == 200
    for _ in range(60):
        position.play(position.legal().cards()[0])
    sides = [position.won(0) + position.won(2), position.won(1) + position.won(3)]
    played = score_playouts(position, KERNEL, [0b0101, 0b1010], 1, 0)
    assert played.tolist() == [[KERNEL.score(side) for side in sides]]


def test_worth_of_a_card_is_what_it_adds() -> None:
    kings = BOLOGNESE.numbers(BOLOGNESE.parse("SK BK"))
    third, pip = BOLOGNESE.numbers(BOLOGNESE.parse("CK S9"))
    worth = KERNEL.worth(kings, [], [third, pip], 16, 1)
    assert worth == {third: 17.0, pip: 0.0}
    assert KERNEL.worth([], kings, [third, pip], 16, 1) == worth


# --- The most that fifteen cards can be worth ----------------------------------------------------


def best_of_suits() -> dict[tuple[int, int], int]:
    """By contatori and number of cards: the most that kings, queens, knights, jacks and aces make.

    All 2^20 sets of them are counted, every sum doubled.
    """
    sets = np.arange(1 << 20, dtype=np.int32)
    by_rank = [sets >> 4 * rank & 15 for rank in range(5)]
    ones = np.array([bin(mask).count("1") for mask in range(16)], dtype=np.int32)
    *figures, aces = (ones[masks] for masks in by_rank)
    sizes = sum(figures) + aces
    cricche = sum(
        np.where(held >= 3, (held - 2) * worth, 0)
        for held, worth in zip(figures, (17, 14, 13, 12), strict=True)
    )
    best = {}
    for wild in range(3):
        runs = np.where(aces + min(wild, 1) * (aces == 2) >= 3, 5 * (aces + wild - 1), 0)
        for suit in range(4):
            king, queen, knight, jack, ace = (masks >> suit & 1 for masks in by_rank)
            court = queen + knight + jack
            valid = (king == 1) & (court >= 1) & (court + min(wild, 1) >= 2)
            runs = runs + np.where(valid, 5 * (court + ace + wild), 0)
        for size in range(16):
            best[wild, size] = int(2 * (cricche + runs)[sizes == size].max())
    return best


def trumps_that_count() -> Iterator[tuple[Card, ...]]:
    """Sets of trumps and the Matto in which a grande, tarocchi or Moors can need every card.

    Of the numbers that is a run from the 16 down, with a gap for every contatore.
    """
    wild = tuple(map(Card, WILD))
    runs = {
        gaps: [
            tuple(number for place, number in enumerate(NUMBERS[:depth]) if place not in out)
            for depth in range(len(NUMBERS) + 1)
            for out in itertools.combinations(range(depth), gaps)
        ]
        for gaps in range(3)
    }
    for bits in itertools.product((False, True), repeat=6):
        chosen = tuple(itertools.compress((ANGEL, *HEADS, *wild), bits))
        for gaps in range(sum(bits[4:]) + 1):
            for run in runs[gaps]:
                for moors in range(min(4, 15 - len(chosen) - len(run)) + 1):
                    yield (*chosen, *run, *MOORS[:moors])


def test_no_fifteen_cards_are_worth_more_than_the_dealer_is_asked_for() -> None:
    """Counted with both sums always doubled, which is never too little; and that much there is."""
    suits = best_of_suits()
    within = [
        max(suits[wild, n] for n in range(size + 1)) for wild in range(3) for size in range(16)
    ]
    most = 0
    for held in trumps_that_count():
        count = combinations(held)
        own = 2 * sum(one.points for one in (*count.cricche, *count.sequences))
        wild = sum(card.code in WILD for card in held)
        most = max(most, own + within[16 * wild + 15 - len(held)])
    assert most == MOST_IN_HAND
    best = "T20 T19 T1 F SK BK CK DK SQ BQ CQ DQ S1 B1 C1"
    assert combinations(map(Card, best.split())).total == MOST_IN_HAND
