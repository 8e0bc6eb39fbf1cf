"""The third counter: the board that flows write on, asked card by card like a player."""

from __future__ import annotations

from pathlib import Path

import pytest

from trionfi.rules.actions import Play
from trionfi.rules.board import POOL, Board
from trionfi.rules.game import games
from trionfi.rules.plays import Plays
from trionfi.vectors import perft
from trionfi.vectors.runner import find_adapter

BLOCKS = perft.load(Path(__file__).with_name("blocks.txt"))
MOST_NODES = 2500


def board_after(block: perft.Block, line: list[Play]) -> Board:
    """The board of a block after some cards."""
    game, options = perft.setting(block)
    hands = [game.pack.parse(hand) for hand in block.get("hands").split("/")]
    held = [card for hand in hands for card in hand]
    order = held + [card for card in game.pack if card not in held]
    layout = [seat for seat, hand in enumerate(hands) for _ in hand]
    layout += [POOL] * (len(order) - len(held))
    board = Board(game.pack, len(hands), order, layout, 0)
    board.deal()
    leader = int(block.get("lead") or 0)
    position = board.start_play(game.card_play(options), leader, range(len(hands)))
    adapter = find_adapter(game.name)
    assert adapter is not None
    called = block.get("called")
    adapter.bind(position, {"options": options.to_json()} | ({"called": called} if called else {}))
    for action in line:
        board.put(position.turn, action)
    return board


def count_lines(block: perft.Block, line: list[Play], counts: list[int]) -> None:
    if len(line) == len(counts):
        return
    choices = next(board_after(block, line).play_card()).choices
    assert isinstance(choices, Plays)
    for action in choices:
        counts[len(line)] += 1
        count_lines(block, [*line, action], counts)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.id)
def test_the_board_asks_for_as_many_cards(block: perft.Block) -> None:
    if block.get("game").split()[0] not in games():
        pytest.fail(f"there is no game {block.get('game')!r}")
    expected = [int(number) for number in block.get("play").split()]
    depth = sum(sum(expected[: n + 1]) <= MOST_NODES for n in range(len(expected)))
    counts = [0] * depth
    count_lines(block, [], counts)
    assert depth > 3
    assert counts == expected[:depth]
