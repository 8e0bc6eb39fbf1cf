"""Files of perft blocks: how many lines of play, auctions, discards there are.

Blocks are separated by empty lines; a line is a word and its values; `#` begins a comment.

    id       dev-french4-a
    game     french players=4        (the game, then its options)
    hands    T1 S6 … / C10 F …       (all that is left in the hands)
    lead     1                       (who leads; 0 by default)
    trick    S3 S9                   (cards already on the table)
    called   HK                      (French, five players: binds the first lead)
    side     0 2                     (seats of one side; seat 0 by default)
    contract garde                   (French, for `scores`; the first seat of `side` is the taker)
    hand     T21 …                   (for `discards` and `announce`)
    dealer   3                       (for `auction`)
    play     4 10 18 …               sequences of the next 1, 2, 3 … cards; or `play d n`
    leaves   792                     lines to the end
    points   12:399 16:99 …          points of `side` at the end, in the game's unit: lines
    scores   -50:120 92:33 …         scores of seat 0 when these tricks are all that counts: lines
    auction  5 17 …                  auctions of 1, 2, 3 … calls, ended ones counted once
    discards 78                      legal discards of `hand`
    announce 4                       ways to show something of `hand`, or nothing
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from trionfi.cards import Pack
from trionfi.kernel import Position, histogram, perft, perft_line
from trionfi.kernel import divide as kernel_divide
from trionfi.rules.actions import PASS
from trionfi.rules.deal import Deal
from trionfi.rules.game import Game, find_game
from trionfi.rules.options import Options
from trionfi.vectors.adapter import Plays
from trionfi.vectors.runner import find_adapter

SETTING: Final = (
    "id",
    "game",
    "hands",
    "lead",
    "trick",
    "called",
    "side",
    "contract",
    "hand",
    "laid",
    "dealer",
)
MEASURES: Final = ("play", "leaves", "points", "scores", "auction", "discards", "announce")
AUCTION: Final = "bid"
"""The topic of the calls that `auction` counts."""


class BlockError(ValueError):
    """A block that cannot be counted; the sentence names the line."""


@dataclass
class Block:
    """One block of a file: its lines by their first word."""

    line: int
    lines: dict[str, tuple[int, str]] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return self.get("id") or f"block in line {self.line}"

    def get(self, word: str) -> str:
        """The values of a line; empty without one."""
        return self.lines.get(word, (0, ""))[1]

    @property
    def measures(self) -> list[str]:
        return [word for word in self.lines if word not in SETTING]

    def error(self, word: str, reason: str) -> BlockError:
        return BlockError(f"line {self.lines.get(word, (self.line, ''))[0]}: {reason}")


@dataclass(frozen=True)
class Count:
    """One measure of a block: what the file says, and what was counted."""

    block: str
    measure: str
    expected: str
    actual: str

    @property
    def right(self) -> bool:
        return self.expected == self.actual


def load(path: str | Path) -> list[Block]:
    """The blocks of a file.

    Raises:
        BlockError: a line stands twice in a block, or the file is no text.
        OSError: it cannot be read.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BlockError(f"{path} is no text file") from None
    return parse(text)


def parse(text: str) -> list[Block]:
    """The blocks of a text."""
    blocks: list[Block] = []
    open_block: Block | None = None
    for number, line in enumerate(text.split("\n"), 1):
        words = line.partition("#")[0].split(None, 1)
        if not line.strip():
            open_block = None
        if not words:
            continue
        if open_block is None:
            open_block = Block(number)
            blocks.append(open_block)
        word, rest = words[0], words[1].strip() if len(words) > 1 else ""
        if word in open_block.lines:
            raise BlockError(f"line {number}: '{word}' stands twice in a block")
        open_block.lines[word] = (number, rest)
    return blocks


def count(block: Block, measure: str) -> Count:
    """Counts one measure of a block.

    Raises:
        BlockError: the block cannot be counted.
    """
    counter = _COUNTERS.get(measure)
    if counter is None:
        known = ", ".join(MEASURES)
        raise block.error(measure, f"there is no measure {measure!r}: the measures are {known}")
    expected = " ".join(block.get(measure).split())
    if not expected:
        raise block.error(measure, f"'{measure}' has no numbers")
    try:
        return Count(block.id, measure, expected, counter(block, expected))
    except BlockError:
        raise
    except ValueError as error:
        raise block.error(measure, str(error)) from None


def setting(block: Block) -> tuple[Game[Any], Options]:
    """The game of a block and its options.

    Raises:
        BlockError: there is none, or it is unknown.
    """
    name, *words = block.get("game").split() or [""]
    if not name:
        raise block.error("game", "the block names no game")
    try:
        game = find_game(name)
        return game, game.read_options(dict(_option(word) for word in words))
    except ValueError as error:
        raise block.error("game", str(error)) from None


def position_of(block: Block) -> Position:
    """The position that a block describes.

    Raises:
        BlockError: the cards cannot lie so.
    """
    game, options = setting(block)
    if "hands" not in block.lines:
        raise block.error("hands", "the block has no hands")
    try:
        hands = [game.pack.numbers(game.pack.parse(hand)) for hand in block.get("hands").split("/")]
        position = Position(
            game.card_play(options).rules,
            hands,
            _seats(block, "lead", "0")[0],
            sides=[seat in _side(block) for seat in range(len(hands))] if _side(block) else None,
            trick=game.pack.numbers(game.pack.parse(block.get("trick"))),
        )
        if (adapter := find_adapter(game.name)) is not None:
            adapter.bind(position, _inputs(block, options))
    except BlockError:
        raise
    except ValueError as error:
        raise block.error("hands", str(error)) from None
    return position


def divide(block: Block, depth: int) -> dict[str, int]:
    """The number of sequences of `depth` cards under each first card."""
    if depth < 1:
        raise BlockError(f"a depth is at least 1, not {depth}")
    game, _ = setting(block)
    counts = kernel_divide(position_of(block), depth)
    return {game.pack.cards[number].code: lines for number, lines in counts.items()}


# --- The measures --------------------------------------------------------------------------------


def _play(block: Block, expected: str) -> str:
    position = position_of(block)
    numbers = _numbers(block, "play", expected)
    row = perft_line(position, len(numbers))
    if len(numbers) == 2 and row != numbers and numbers[0] <= _cards_left(position):
        one = [numbers[0], perft(position, numbers[0])]
        row = one if one == numbers else row
    return " ".join(map(str, row))


def _leaves(block: Block, expected: str) -> str:
    position = position_of(block)
    return str(perft(position, _cards_left(position)))


def _points(block: Block, expected: str) -> str:
    mask = sum(1 << seat for seat in _side(block) or {0})
    counts = histogram(position_of(block), mask)
    return " ".join(f"{points}:{lines}" for points, lines in sorted(counts.items()))


def _scores(block: Block, expected: str) -> str:
    game, options = setting(block)
    adapter = find_adapter(game.name)
    if adapter is None or adapter.scores is None:
        raise block.error("scores", f"'scores' is not counted for {game.name}")
    side = _seats(block, "side", "0")
    inputs = {**_inputs(block, options), "taker": side[0], "partner": (*side, None)[1]}
    found: Counter[int] = Counter()
    for position, tricks in _leaves_of(position_of(block), game.pack, []):
        found[adapter.scores(position, tricks, inputs)[0]] += 1
    return " ".join(f"{score}:{lines}" for score, lines in sorted(found.items()))


def _leaves_of(
    position: Position, pack: Pack, tricks: list[Plays]
) -> Iterator[tuple[Position, list[Plays]]]:
    """Every end of the deal with the tricks that led to it."""
    if position.over:
        yield position, tricks
        return
    for number in position.legal().cards():
        after = position.copy()
        after.play(number)
        trick = [(seat, pack.cards[played]) for seat, played in position.trick]
        trick.append((position.turn, pack.cards[number]))
        whole = len(trick) == position.rules.seats
        yield from _leaves_of(after, pack, [*tricks, trick] if whole else tricks)


def _auction(block: Block, expected: str) -> str:
    numbers = _numbers(block, "auction", expected)
    row = auctions(block, len(numbers))
    if len(numbers) == 2 and row != numbers and 0 < numbers[0] <= 32:
        one = [numbers[0], auctions(block, numbers[0])[-1]]
        row = one if one == numbers else row
    return " ".join(map(str, row))


def auctions(block: Block, depth: int) -> list[int]:
    """Auctions of 1 to `depth` calls; one that has ended before counts once."""
    game, options = setting(block)
    dealer = _seats(block, "dealer", str(options.players - 1))[0]
    deal = Deal(game, game.pack.cards, dealer=dealer, options=options)
    while deal.decision is not None and deal.decision.topic != AUCTION:
        choices = deal.decision.choices
        deal.play(deal.decision.seat, PASS if PASS in choices else next(iter(choices)))
    if deal.decision is None:
        raise block.error("auction", f"there is no auction in {game.name}")
    levels = [0] * depth
    _count_auctions(deal, levels, 0)
    return levels


def _count_auctions(deal: Deal, levels: list[int], level: int) -> None:
    decision = deal.decision
    if decision is None or decision.topic != AUCTION:
        for later in range(level, len(levels)):
            levels[later] += 1
    elif level < len(levels):
        for action in decision.choices:
            levels[level] += 1
            deal.play(decision.seat, action)
            _count_auctions(deal, levels, level + 1)
            deal.undo()


def _hand_measure(measure: str) -> Callable[[Block, str], str]:
    def counter(block: Block, expected: str) -> str:
        game, options = setting(block)
        adapter = find_adapter(game.name)
        if adapter is None or measure not in adapter.measures:
            raise block.error(measure, f"'{measure}' is not counted for {game.name}")
        hand = block.get("hand") or block.get("hands").split("/")[0]
        found = adapter.measures[measure]({**_inputs(block, options), "hand": hand})
        return "too many" if found is None else str(found)

    return counter


_COUNTERS: Final[Mapping[str, Callable[[Block, str], str]]] = {
    "play": _play,
    "leaves": _leaves,
    "points": _points,
    "scores": _scores,
    "auction": _auction,
    "discards": _hand_measure("discards"),
    "announce": _hand_measure("announce"),
}


# --- The values of lines -------------------------------------------------------------------------


def _inputs(block: Block, options: Options) -> dict[str, Any]:
    inputs: dict[str, Any] = {"options": options.to_json()}
    inputs |= {word: block.get(word) for word in ("called", "laid", "contract") if block.get(word)}
    return inputs


def _cards_left(position: Position) -> int:
    return sum(position.hand_size(seat) for seat in range(position.rules.seats))


def _side(block: Block) -> set[int]:
    return set(_seats(block, "side", ""))


def _seats(block: Block, word: str, default: str) -> list[int]:
    _, options = setting(block)
    seats = _numbers(block, word, block.get(word) or default)
    if any(seat >= options.players for seat in seats):
        raise block.error(word, f"seats are 0 to {options.players - 1}")
    return seats


def _numbers(block: Block, word: str, text: str) -> list[int]:
    if not all(part.isdecimal() for part in text.split()):
        raise block.error(word, f"'{word}' takes whole numbers, not {text[:40]!r}")
    return [int(part) for part in text.split()]


def _option(word: str) -> tuple[str, object]:
    name, equals, value = word.partition("=")
    if not equals:
        raise ValueError(f"an option is written name=value, not {word[:40]!r}")
    return name, value
