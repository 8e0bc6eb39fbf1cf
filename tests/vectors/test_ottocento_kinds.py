"""Right answers of Ottocento: what cases may leave out, and what they cannot ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from trionfi.vectors import Case, check
from trionfi.vectors.ottocento import ADAPTER
from trionfi.vectors.runner import load

FILE = load(Path(__file__).with_name("data") / "ottocento_more.json")


def ask(kind: str, **inputs: Any) -> Any:
    return ADAPTER.kinds[kind](inputs)


def test_signals_may_be_a_text() -> None:
    given: dict[str, Any] = {"hand": ["CQ", "S6"], "lead": "CQ"}
    assert ask("signal_legal", signals="busso volo", **given)["legal"]
    assert not ask("signal_legal", signals="wink", **given)["legal"]
    assert ask("signal_legal", signals=None, **given)["legal"]


def test_the_side_of_the_dealer_may_be_unknown() -> None:
    tricks = {"A": 0, "B": 15}
    given: dict[str, Any] = {"matto_side": "A", "matto_trick_winner": "B", "tricks": tricks}
    assert ask("matto_settlement", **given) == ask("matto_settlement", dealer_side=None, **given)


def test_a_part_of_a_hand_or_of_a_pile_is_enough() -> None:
    assert not ask("discard_legal", hand=["SK", "SQ"], discard=["SK", "SQ"])["legal"]
    assert ask("discard_legal", hand=["SJ", "SQ"], discard=["SJ", "SQ"])["legal"]
    assert not ask("matto_gift_legal", captured=["F"], give="F")["legal"]
    assert ask("matto_gift_legal", captured="F S6", scarto="C8 D9", give="D9")["legal"]


def test_what_is_illegal_says_why() -> None:
    assert ask("discard_legal", hand=["SK", "SQ", "SJ"], discard=["SK", "SQ"])["reason"] == (
        "five_not_discardable"
    )
    assert ask("matto_gift_legal", captured=["F", "S6"], give="F")["reason"] == "matto_stays"
    announced = ask("announcement", hand=["SK", "SQ", "SC", "T5"], exposed=["SK", "SQ", "SC", "T5"])
    assert announced == {"answer": False, "legal": False, "reason": "card_not_needed", "points": 0}


def test_a_game_may_be_as_short_as_one_likes() -> None:
    assert ask("game_end", score_a=45, score_b=40, target=40) == {"over": True, "winner": "A"}
    assert ask("game_end", score_a=45, score_b=40, options={"target": 5})["over"]


@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ("S1 C1 D1 CK CQ CC CJ F T16 T9 M1 M2 B7 B8 D9", 107),
        ("SK SQ SC T16 T9", 2),
        ("SK SQ S1 T16 T9", 1),
    ],
)
def test_ways_to_announce(hand: str, ways: int) -> None:
    assert ADAPTER.measures["announce"]({"hand": hand}) == ways


@pytest.mark.parametrize(
    ("kind", "inputs", "reason"),
    [
        ("combination_score", {"cards": ["SK", "SK"]}, "SK is named 2 times"),
        ("card_points", {"cards": ["S6", "S6"]}, "S6 is named 2 times"),
        ("card_points", {"cards": ["S6"]}, "counted in pairs, and there are 1"),
        ("game_end", {"score_a": 1, "score_b": 2, "target": "x"}, "a positive number, not 'x'"),
        ("matto_gift_legal", {"captured": ["S6"], "scarto": ["S6"], "give": "S6"}, "2 times"),
        ("call_out", {"dealer": 3, "seat": 4, "score": 0}, "seats are 0 to 3"),
        ("full_deal", {"leader": 0, "tricks": [], "scarto": []}, "seat 0 gets 15 cards, not 0"),
    ],
)
def test_cases_that_cannot_be_asked(kind: str, inputs: dict[str, Any], reason: str) -> None:
    failure = check(FILE, Case("x", kind, inputs, {"answer": 0}))
    assert failure is not None
    assert reason in str(failure)


def test_a_whole_deal_is_played_by_the_rules() -> None:
    """A card that may not be played there, a scarto or a gift that is not allowed, are refused."""
    case = next(case for case in FILE.cases if case.kind == "full_deal" and "gift" in case.inputs)
    assert check(FILE, case) is None
    for wrong in ({"gift": "F"}, {"announced": {"0": ["S10"]}}, {"scarto": ["SK", "S6"]}):
        failure = check(FILE, Case("x", case.kind, {**case.inputs, **wrong}, case.expected))
        assert failure is not None
        assert failure.error
