"""Three counters must agree: the rule texts' brute force, the kernel, and the committed numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernel.declarations import Declared, game
from tests.perft.bruteforce import Block, Counting, blocks
from trionfi.kernel import Position, divide, histogram, perft, perft_line

FILE = Path(__file__).parent.parent / "perft" / "blocks.txt"
BLOCKS = list(blocks(FILE.read_text(encoding="utf-8")))


def start(block: Block) -> tuple[Declared, Position]:
    declared = game(block.game, block.players)
    everybody = range(declared.rules.seats)
    sides = [int(seat in block.side) for seat in everybody]
    position = declared.position(block.hands, block.lead, sides=sides)
    if block.called:
        suit = [c for c in declared.pack if c[0] == block.called[0] and c != block.called]
        position.set_lead_rule(31, forbidden=declared.numbers(suit), until=1)
    return declared, position


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.id)
def test_the_kernel_counts_what_the_file_says(block: Block) -> None:
    _, position = start(block)
    assert perft_line(position, len(block.play)) == block.play
    assert [perft(position, depth) for depth in range(1, len(block.play) + 1)] == block.play
    mask = sum(1 << seat for seat in block.side)
    assert histogram(position, mask) == block.points


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.id)
def test_brute_force_counts_what_the_file_says(block: Block) -> None:
    counted = Counting(block)
    assert counted.play == block.play
    assert dict(counted.points) == block.points


@pytest.mark.parametrize("block", BLOCKS[:3], ids=lambda block: block.id)
def test_divide_adds_up(block: Block) -> None:
    _, position = start(block)
    for depth in (1, 2, 7):
        parts = divide(position, depth)
        assert list(parts) == position.legal().cards()
        assert sum(parts.values()) == perft(position, depth)
        for number, count in parts.items():
            after = position.copy()
            after.play(number)
            assert perft(after, depth - 1) == count


def test_beyond_the_end_there_is_nothing() -> None:
    _, position = start(BLOCKS[0])
    cards = sum(len(hand) for hand in BLOCKS[0].hands)
    assert perft(position, 0) == 1
    assert perft(position, cards + 1) == 0
    assert perft_line(position, cards + 2)[cards:] == [0, 0]
    with pytest.raises(ValueError, match="not negative"):
        perft(position, -1)
    with pytest.raises(ValueError, match="at least 1"):
        divide(position, 0)


def test_counting_leaves_the_position_alone() -> None:
    _, position = start(BLOCKS[0])
    before = [position.hand(seat) for seat in range(4)]
    perft(position, 9)
    histogram(position, 1)
    assert [position.hand(seat) for seat in range(4)] == before
    assert position.trick == []
