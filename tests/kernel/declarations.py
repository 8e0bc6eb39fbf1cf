"""The card play of all five games in the kernel's own terms, for the tests of the kernel.

Written without the games' modules: it proves that the kernel can say what the rule books say.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from trionfi.kernel import Position, Rules

Row = list[str | list[str]]


@dataclass(frozen=True)
class Declared:
    """Rules with the names of their cards; a card's number is its place in `pack`."""

    rules: Rules
    pack: tuple[str, ...]

    def number(self, card: str) -> int:
        return self.pack.index(card)

    def numbers(self, cards: list[str]) -> list[int]:
        return [self.number(card) for card in cards]

    def names(self, numbers: list[int]) -> list[str]:
        return [self.pack[number] for number in numbers]

    def position(self, hands: list[list[str]], leader: int, **options: Any) -> Position:
        if "trick" in options:
            options["trick"] = self.numbers(options["trick"])
        return Position(self.rules, [self.numbers(hand) for hand in hands], leader, **options)


def declare(
    seats: int, suits: list[Row], trumps: Row, values: dict[str, int], *, other: int, **rules: Any
) -> Declared:
    """Compiles rows of card names; a card whose value is not named is worth `other`."""
    rows = [*suits, trumps]
    pack = [c for row in rows for rank in row for c in ([rank] if isinstance(rank, str) else rank)]
    if "fool_mode" in rules:
        pack.append("F")
        rules["fool"] = pack.index("F")
    if "ultimo" in rules:
        rules["ultimo"] = pack.index(rules["ultimo"])
    if "fool_pays_with" in rules:
        rules["fool_pays_with"] = [pack.index(card) for card in rules["fool_pays_with"]]

    def numbers(row: Row) -> list[list[int]]:
        ranks = [[rank] if isinstance(rank, str) else rank for rank in row]
        return [[pack.index(card) for card in rank] for rank in ranks]

    compiled = Rules(
        seats,
        [numbers(row) for row in suits],
        numbers(trumps),
        [values.get(card, other) for card in pack],
        **rules,
    )
    return Declared(compiled, tuple(pack))


def court(values: dict[str, int], suits: str) -> dict[str, int]:
    return {suit + rank: value for suit in suits for rank, value in values.items()}


@cache
def french(players: int = 4, **options: Any) -> Declared:
    ranks = [str(n) for n in range(1, 11)] + ["J", "C", "Q", "K"]
    return declare(
        players,
        [[suit + rank for rank in ranks] for suit in "SHDC"],
        [f"T{n}" for n in range(1, 22)],
        court({"K": 9, "Q": 7, "C": 5, "J": 3}, "SHDC") | {"T1": 9, "T21": 9, "F": 9},
        other=1,
        fool_mode="french",
        fool_owed=1,
        must_overtrump=True,
        ultimo="T1",
        **options,
    )


@cache
def sicilian(*, excused: bool = False) -> Declared:
    """Thirds: a counter worth p counts 3p - 2, any other card 1."""
    ranks = ["5", "6", "7", "8", "9", "10", "J", "C", "Q", "K"]
    suits: list[Row] = [[suit + rank for rank in ranks] for suit in "SBC"]
    suits.append(["D4", *("D" + rank for rank in ranks)])
    points = court({"K": 5, "Q": 4, "C": 3, "J": 2}, "SBCD") | {"T20": 10, "T1": 10, "F": 10}
    points |= {f"T{n}": 5 for n in range(16, 20)}
    trumps: Row = [f"T{n}" for n in range(21)]
    plain = [c for row in [*suits, trumps] for c in row if isinstance(c, str) and c not in points]
    return declare(
        4,
        suits,
        trumps,
        {card: 3 * p - 2 for card, p in points.items()},
        other=1,
        fool_mode="kept",
        fool_owed=1,
        fool_needs_trick=not excused,
        fool_excused=excused,
        fool_pays_with=plain,
        last_trick=15,
    )


@cache
def ottocento() -> Declared:
    """Half points: a counter worth p counts 2p - 1, any other card 1."""
    long = ["1", "6", "7", "8", "9", "10", "J", "C", "Q", "K"]
    round_ = ["10", "9", "8", "7", "6", "1", "J", "C", "Q", "K"]
    points = court({"K": 5, "Q": 4, "C": 3, "J": 2}, "SBCD")
    points |= dict.fromkeys(("T20", "T19", "T1", "F"), 5)
    return declare(
        4,
        [[suit + rank for rank in (long if suit in "SB" else round_)] for suit in "SBCD"],
        ["T1", ["M1", "M2", "M3", "M4"], *(f"T{n}" for n in range(5, 21))],
        {card: 2 * p - 1 for card, p in points.items()},
        other=1,
        fool_mode="kept",
        fool_owed=1,
        fool_needs_trick=True,
        last_trick=12,
    )


@cache
def tressette() -> Declared:
    """Thirds."""
    ranks = ["4", "5", "6", "7", "J", "C", "K", "1", "2", "3"]
    return declare(
        4,
        [[suit + rank for rank in ranks] for suit in "BSDC"],
        [],
        court({"1": 3, "3": 1, "2": 1, "K": 1, "C": 1, "J": 1}, "BSDC"),
        other=0,
        last_trick=3,
    )


@cache
def tapp_tarok() -> Declared:
    """Thirds: a card of u units counts 3u - 2."""
    red = ["1", "2", "3", "4", "J", "C", "Q", "K"]
    black = ["7", "8", "9", "10", "J", "C", "Q", "K"]
    units = court({"K": 5, "Q": 4, "C": 3, "J": 2}, "HDSC") | {"T1": 5, "T21": 5, "T22": 5}
    return declare(
        3,
        [[suit + rank for rank in (red if suit in "HD" else black)] for suit in "HDSC"],
        [f"T{n}" for n in range(1, 23)],
        {card: 3 * u - 2 for card, u in units.items()},
        other=1,
        ultimo="T1",
    )


def game(name: str, players: int = 0) -> Declared:
    """A declaration by the name and the number of players that a perft block gives."""
    if name == "french":
        return french(players or 4)
    found: Declared = {
        "sicilian": sicilian,
        "ottocento": ottocento,
        "tressette": tressette,
        "tapp_tarok": tapp_tarok,
    }[name]()
    return found


GAMES: dict[str, Declared] = {
    "french3": french(3),
    "french4": french(4),
    "french5": french(5),
    "sicilian": sicilian(),
    "ottocento": ottocento(),
    "tressette": tressette(),
    "tapp_tarok": tapp_tarok(),
}
