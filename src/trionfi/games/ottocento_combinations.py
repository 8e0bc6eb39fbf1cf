"""Combinations of Ottocento: cricche and sequences in a hand or in captured cards.

After Dummett, "Twelve Tarot Games", as told by Akagiri Yuji, and Barilli, "Il Tarocco Bolognese".
One counter serves the cards that are announced and those that are captured. It takes every
combination there is, each as long as it can be: a contatore (Begato, Matto) may serve in all
sequences at once, so they never compete, and more combinations are never worth less.

The same rules are written out as tables for the kernel (`set_score`), which needs to count
millions of sets in a search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Final

from trionfi.cards import BOLOGNESE, Card
from trionfi.kernel import Rules, SetScore

ANGEL, WORLD, BEGATO, MATTO = Card("T20"), Card("T19"), Card("T1"), Card("F")
CONTATORI: Final = (BEGATO, MATTO)
"""The wild cards of sequences."""
HEADS: Final = (WORLD, Card("T18"), Card("T17"))
"""World, Sun and Moon, which follow the Angel in the grande."""
NUMBERS: Final = tuple(Card(f"T{number}") for number in range(16, 4, -1))
"""The trumps 16 to 5, *numeri di scavezzo*."""
MOORS: Final = tuple(Card(f"M{number}") for number in range(1, 5))
SUITS: Final[Mapping[str, str]] = {"swords": "S", "batons": "B", "cups": "C", "coins": "D"}
SUIT_CARDS: Final = {
    name: tuple(Card(suit + rank) for rank in "KQCJ1") for name, suit in SUITS.items()
}
"""The cards of each suit's sequence: king, queen, knight, jack, ace."""
ACES: Final = tuple(Card(suit + "1") for suit in SUITS.values())

DOUBLED_FROM: Final = 3
"""Three cricche double all cricche, three sequences all sequences; each for themselves."""

# --- Cricche (section 7.1) -----------------------------------------------------------------------


def _rank(rank: str) -> tuple[Card, ...]:
    return tuple(Card(suit + rank) for suit in SUITS.values())


CRICCHE: Final[Mapping[str, tuple[tuple[Card, ...], int]]] = {
    "tarocchi": ((ANGEL, WORLD, BEGATO, MATTO), 18),
    "kings": (_rank("K"), 17),
    "queens": (_rank("Q"), 14),
    "cavalli": (_rank("C"), 13),
    "jacks": (_rank("J"), 12),
}
"""The cards of each class and what three of them are worth; four are worth twice as much."""


@dataclass(frozen=True)
class Combination:
    """A cricca or a sequence.

    Args:
        name: which one (`kings`, `grande`, `swords`, …).
        cards: its real cards, the contatori last.
        points: what it is worth before doubling.
        missing: cards of the sequence in whose place contatori stand; the rest lengthen it.
    """

    name: str
    cards: tuple[Card, ...]
    points: int
    missing: tuple[Card, ...] = ()

    @property
    def length(self) -> int:
        """Number of cards, contatori included."""
        return len(self.cards)


def cricca(name: str, held: frozenset[Card]) -> Combination | None:
    """Three or four of a class; contatori stand for nothing but themselves here."""
    cards, points = CRICCHE[name]
    own = tuple(card for card in cards if card in held)
    if len(own) < 3:
        return None
    return Combination(name, own, points * (len(own) - 2))


# --- Sequences (section 7.2) ---------------------------------------------------------------------


def sequence_points(length: int) -> int:
    """Three cards are worth 10, each further one 5 more."""
    return 0 if length < 3 else 5 * (length - 1)


def suit_sequence(name: str, held: frozenset[Card]) -> Combination | None:
    """The king, two of queen, knight and jack (one of them real), and the ace if it is held."""
    king, *figures, ace = SUIT_CARDS[name]
    if king not in held:
        return None
    own = [card for card in figures if card in held]
    wild = [card for card in CONTATORI if card in held]
    if not own or len(own) + min(len(wild), 1) < 2:
        return None
    missing = [card for card in figures if card not in held][: 2 - len(own)]
    cards = (king, *own, *([ace] if ace in held else []), *wild)
    return Combination(name, cards, sequence_points(len(cards)), tuple(missing))


def equal_cards(name: str, group: Sequence[Card], held: frozenset[Card]) -> Combination | None:
    """Three aces, or three Moors, of which two are real."""
    own = [card for card in group if card in held]
    wild = [card for card in CONTATORI if card in held]
    if len(own) < 2 or len(own) + len(wild) < 3:
        return None
    missing = [card for card in group if card not in held][: 3 - len(own)] if len(own) < 3 else []
    cards = (*own, *wild)
    return Combination(name, cards, sequence_points(len(cards)), tuple(missing))


# --- The grande (section 7.2) --------------------------------------------------------------------


@dataclass(frozen=True)
class Run:
    """A grande as it is laid from the Angel down.

    Args:
        real: how many real cards lie in it; none: there is no grande.
        contatori: how many its holder has; each adds a card, as a wild one or at the end.
        left: those that do not stand for a missing card yet.
        after_wild: whether the last card is a contatore: another one may not follow it.
        going_on: whether the next lower trump can still be added.
    """

    real: int = 0
    contatori: int = 0
    left: int = 0
    after_wild: bool = False
    going_on: bool = False

    @property
    def length(self) -> int:
        return self.real + self.contatori if self.real else 0


def run_from_angel(held: frozenset[Card]) -> Run:
    """The Angel and two of World, Sun and Moon; a contatore may stand for one of the two.

    With the World alone that contatore is the Sun or the Moon and lies next to the 16.
    """
    if ANGEL not in held:
        return Run()
    wild = sum(card in held for card in CONTATORI)
    heads = [card for card in HEADS if card in held]
    if not heads or len(heads) + wild < 2:
        return Run()
    stands_in = len(heads) == 1
    return Run(1 + len(heads), wild, wild - stands_in, after_wild=heads == [WORLD], going_on=True)


def run_down(run: Run, number: Card, held: frozenset[Card]) -> Run:
    """The next lower number: held, or a contatore that does not follow another one."""
    if not run.going_on:
        return run
    if number in held:
        return replace(run, real=run.real + 1, after_wild=False)
    if run.left and not run.after_wild:
        return replace(run, left=run.left - 1, after_wild=True)
    return replace(run, going_on=False)


def run_to_moors(run: Run, held: frozenset[Card]) -> Run:
    """After the 5, each Moor adds a card."""
    if not run.going_on:
        return run
    return replace(run, real=run.real + sum(card in held for card in MOORS), going_on=False)


def grande(held: frozenset[Card], with_moors: bool = True) -> Combination | None:
    """The longest grande."""
    run = run_from_angel(held)
    if not run.real:
        return None
    heads = [card for card in HEADS if card in held]
    own = [ANGEL, *heads]
    missing = [card for card in HEADS if card not in held][:1] if len(heads) == 1 else []
    for number in NUMBERS:
        after = run_down(run, number, held)
        if after.real > run.real:
            own.append(number)
        elif after.left < run.left:
            missing.append(number)
        run = after
    if with_moors and run.going_on:
        own += [card for card in MOORS if card in held]
    while missing and missing[-1] in NUMBERS and NUMBERS.index(missing[-1]) > _lowest(own):
        missing.pop()  # a contatore below the last real card only lengthens
    cards = (*own, *(card for card in CONTATORI if card in held))
    return Combination("grande", cards, sequence_points(len(cards)), tuple(missing))


def _lowest(own: Sequence[Card]) -> int:
    """The place among the numbers of the lowest real card; past the end with Moors."""
    last = own[-1]
    if last in MOORS:
        return len(NUMBERS)
    return NUMBERS.index(last) if last in NUMBERS else -1


# --- Everything together -------------------------------------------------------------------------


@dataclass(frozen=True)
class Count:
    """All combinations of a set of cards."""

    cricche: tuple[Combination, ...]
    sequences: tuple[Combination, ...]

    @property
    def cricche_points(self) -> int:
        """Points of all cricche, doubled from three on ("criccone")."""
        return _doubled(self.cricche)

    @property
    def sequence_points(self) -> int:
        """Points of all sequences, doubled from three on."""
        return _doubled(self.sequences)

    @property
    def total(self) -> int:
        return self.cricche_points + self.sequence_points

    @property
    def cards(self) -> frozenset[Card]:
        """The cards that belong to a combination: without any of them the total is less."""
        return frozenset(card for found in (*self.cricche, *self.sequences) for card in found.cards)


def _doubled(found: Sequence[Combination]) -> int:
    return sum(one.points for one in found) * (2 if len(found) >= DOUBLED_FROM else 1)


Sequences = Mapping[str, Callable[[frozenset[Card]], Combination | None]]


@cache
def sequences(grande_moors: bool) -> Sequences:
    """What finds each of the seven sequences in a set."""

    def suit(name: str) -> Callable[[frozenset[Card]], Combination | None]:
        return lambda held: suit_sequence(name, held)

    return {
        "grande": lambda held: grande(held, grande_moors),
        **{name: suit(name) for name in SUITS},
        "aces": lambda held: equal_cards("aces", ACES, held),
        "moors": lambda held: equal_cards("moors", MOORS, held),
    }


def combinations(cards: Iterable[Card], grande_moors: bool = True) -> Count:
    """All combinations of a set of cards.

    Args:
        cards: what one hand shows, or what a side has captured.
        grande_moors: whether Moors lengthen a grande that has come down to the 5.
    """
    held = frozenset(cards)
    found = (cricca(name, held) for name in CRICCHE)
    runs = (find(held) for find in sequences(grande_moors).values())
    return Count(
        tuple(one for one in found if one is not None),
        tuple(one for one in runs if one is not None),
    )


# --- Tables for the kernel -----------------------------------------------------------------------

Stage = tuple[list[int], list[int]]


def _subsets(cards: Sequence[Card]) -> list[frozenset[Card]]:
    """Every subset; bit i of its place says whether it holds card i."""
    return [
        frozenset(card for bit, card in enumerate(cards) if place >> bit & 1)
        for place in range(1 << len(cards))
    ]


def _one_stage(
    cards: Sequence[Card], find: Callable[[frozenset[Card]], Combination | None]
) -> list[Stage]:
    """The table of a combination that depends on a few cards."""
    found = (find(held) for held in _subsets(cards))
    return [(BOLOGNESE.numbers(cards), [one.points if one else 0 for one in found])]


def _grande_stages(with_moors: bool) -> list[Stage]:
    """The grande has 22 cards, so its tables follow it from the Angel down, a few at a time."""

    def down(numbers: Sequence[Card]) -> Callable[[Run, frozenset[Card]], Run]:
        def step(run: Run, held: frozenset[Card]) -> Run:
            for number in numbers:
                run = run_down(run, number, held)
            return run

        return step

    def to_moors(run: Run, held: frozenset[Card]) -> Run:
        return run_to_moors(run, held) if with_moors else run

    steps: list[tuple[Sequence[Card], Callable[[Run, frozenset[Card]], Run]]] = [
        ((*CONTATORI, *HEADS[::-1], ANGEL), lambda run, held: run_from_angel(held)),
        (NUMBERS[5::-1], down(NUMBERS[:6])),
        (NUMBERS[:5:-1], down(NUMBERS[6:])),
        (MOORS, to_moors),
    ]
    stages: list[Stage] = []
    states = [Run()]
    for cards, step in steps:
        after = [_plain(step(run, held)) for run in states for held in _subsets(cards)]
        states = list(dict.fromkeys(after))
        place = {run: number for number, run in enumerate(states)}
        last = cards is MOORS
        table = [sequence_points(run.length) if last else place[run] for run in after]
        stages.append((BOLOGNESE.numbers(cards), table))
    return stages


def _plain(run: Run) -> Run:
    """A run that has ended, without what no longer matters."""
    return run if run.going_on else Run(real=run.length)


@cache
def set_score(rules: Rules, grande_moors: bool = True) -> SetScore:
    """The counter of the kernel: `combinations(cards).total` of sets of card numbers."""
    cricche = [_one_stage(cards, partial(cricca, name)) for name, (cards, _) in CRICCHE.items()]
    find = sequences(grande_moors)
    groups = {name: cards[::-1] for name, cards in SUIT_CARDS.items()}
    groups |= {"aces": ACES, "moors": MOORS}
    runs = [_one_stage((*CONTATORI, *cards), find[name]) for name, cards in groups.items()]
    return SetScore(
        rules,
        [
            (DOUBLED_FROM, 2, cricche),
            (DOUBLED_FROM, 2, [_grande_stages(grande_moors), *runs]),
        ],
    )
