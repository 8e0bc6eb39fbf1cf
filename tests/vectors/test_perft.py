"""Perft blocks: read, counted, and refused in one sentence."""

from __future__ import annotations

from math import comb
from pathlib import Path

import pytest

from trionfi.rules.game import games
from trionfi.vectors import perft

BLOCKS = perft.load(Path(__file__).with_name("data") / "perft.txt")


def block(text: str) -> perft.Block:
    (only,) = perft.parse(text)
    return only


@pytest.mark.parametrize("known", BLOCKS, ids=lambda block: block.id)
def test_known_numbers(known: perft.Block) -> None:
    if known.get("game").split()[0] not in games():
        pytest.skip("this game is not there yet")
    for measure in known.measures:
        assert perft.count(known, measure).right


START = "game french\nhands T21 T5 SK / T20 SQ H10 / T1 T9 S2 / F T12 D4\n"


@pytest.mark.parametrize(
    "line", ["play 3 3 5 10", "play 12 42", "play 4 10", "leaves 42", "play 3 3"]
)
def test_forms_of_numbers(line: str) -> None:
    assert all(perft.count(block(START + line), m).right for m in block(START + line).measures)


def test_wrong_numbers_are_shown_beside_the_right_ones() -> None:
    result = perft.count(block(START + "play 3 4 5"), "play")
    assert not result.right
    assert (result.expected, result.actual) == ("3 4 5", "3 3 5")


def test_called_suit_is_not_led() -> None:
    hands = "hands S2 H2 / HK D2 / S3 D3 / S4 D4 / S5 D5\n"
    assert perft.count(block(f"game french players=5\n{hands}play 2"), "play").right
    assert perft.count(block(f"game french players=5\ncalled HK\n{hands}play 1"), "play").right


def test_points_of_a_side() -> None:
    lines = "hands SK / SQ / S1 / S2\nside 0 2\npoints 18:1"
    assert perft.count(block("game french\n" + lines), "points").right


def auctions(calls: tuple[int, ...], limit: int, bids: int) -> int:
    """Brute force for an auction that goes on, 4 seats: the rule text and nothing else.

    `calls` are the calls so far in order, 0 for a pass; those who have passed are skipped.
    """
    speaking, best, holder, turn = {0, 1, 2, 3}, 0, None, 0
    for call in calls:
        while turn not in speaking:
            turn = (turn + 1) % 4
        if call:
            best, holder = call, turn
        else:
            speaking.discard(turn)
        turn = (turn + 1) % 4
    if len(calls) == limit or not speaking or speaking == {holder}:
        return 1
    return sum(auctions((*calls, call), limit, bids) for call in (0, *range(best + 1, bids + 1)))


@pytest.mark.parametrize("bids", [3, 4])
def test_auctions_that_go_on(bids: int) -> None:
    row = " ".join(str(auctions((), depth, bids)) for depth in range(1, 14))
    game = f"game french preset=bga no_petite={'on' if bids == 3 else 'off'}"
    assert perft.count(block(f"{game}\nauction {row}"), "auction").right


@pytest.mark.parametrize("bids", [3, 4])
def test_auctions_of_one_call_each(bids: int) -> None:
    """Passes and bids that rise: of d calls, i bids at any places, any i of the ladder."""
    rows = [sum(comb(d, i) * comb(bids, i) for i in range(5)) for d in (1, 2, 3, 4, 4)]
    game = f"game french no_petite={'on' if bids == 3 else 'off'}"
    row = " ".join(map(str, rows))
    assert perft.count(block(f"{game}\nauction {row}"), "auction").right


def test_discards_and_announcements_of_a_hand() -> None:
    trumps = " ".join(f"T{number}" for number in range(8, 21))
    text = f"game french\nhand SK HK DK CK F T21 T1 {trumps} S2 H3 D4 C5\ndiscards 78"
    assert perft.count(block(text), "discards").right
    ten = "T21 T20 T18 T16 T14 T12 T9 T7 T5 T3"
    assert perft.count(block(f"game french\nhand {ten} F S2\nannounce 2"), "announce").right
    assert perft.count(block(f"game french\nhand {ten} T2 S2\nannounce 12"), "announce").right


def test_divide_adds_up() -> None:
    counts = perft.divide(block(START), 4)
    assert sum(counts.values()) == 10
    assert set(counts) == {"T21", "T5", "SK"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("play 4", "line 1: the block names no game"),
        ("game skat\nplay 4", "line 1: there is no game 'skat'"),
        ("game french players=9\nplay 4", "line 1: the option players takes 3, 4, 5"),
        ("game french foo\nplay 4", "line 1: an option is written name=value, not 'foo'"),
        ("game french\nplay 4", "the block has no hands"),
        ("game french\nhands SK / SK / S2 / S3\nplay 4", "line 2: "),
        ("game french\nhands SK / SX / S2 / S3\nplay 4", "line 2: 'SX' is not a card"),
        ("game french\nhands SK / S1 / S2 / S3\nlead 4\nplay 4", "line 3: seats are 0 to 3"),
        ("game french\nhands SK / S1 / S2 / S3\nplay four", "line 3: 'play' takes whole numbers"),
        ("game french\nhands SK / S1 / S2 / S3\nplay", "line 3: 'play' has no numbers"),
        ("game french\nhands SK / S1 / S2 / S3\njump 3", "line 3: there is no measure 'jump'"),
    ],
)
def test_bad_blocks(text: str, reason: str) -> None:
    bad = block(text)
    with pytest.raises(perft.BlockError) as caught:
        perft.count(bad, bad.measures[-1])
    assert str(caught.value).startswith(reason) or reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_line_that_stands_twice() -> None:
    with pytest.raises(perft.BlockError, match="line 2: 'game' stands twice"):
        perft.parse("game french\ngame french")
