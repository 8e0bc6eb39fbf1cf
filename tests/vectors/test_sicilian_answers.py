"""Sicilian right answers: inputs that make no sense are refused, and say why."""

from __future__ import annotations

from typing import Any

import pytest

from trionfi.vectors import CaseError
from trionfi.vectors.sicilian import ADAPTER

HAND = ["SK", "SQ", "S5", "S6", "S7"]


def ask(kind: str, **inputs: object) -> Any:
    return ADAPTER.kinds[kind](inputs)


@pytest.mark.parametrize(
    ("kind", "inputs", "why"),
    [
        ("card_points", {"cards": ["SK", "SK"]}, "SK is named twice"),
        ("legal_cards", {"hand": HAND, "trick": ["S5"]}, "S5 is named twice"),
        ("bargain", {"actions": [[4, "shuffle", None]]}, "seats are 0 to 3"),
        ("bargain", {"actions": [[0, "offer", 3]]}, "there is no word 'offer'"),
        ("bargain", {"actions": [[0, "pay", None]]}, "pay goes with a number"),
        ("bargain", {"actions": [[0, "play", 3]]}, "play goes without a number"),
        ("bargain", {"actions": [], "options": {"max_offer": 0}}, "max_offer is a positive"),
        ("bargain_legal", {"actions": [[0, "take", 1]], "seat": 1}, "nothing_offered"),
        ("bargain_round", {"actions": [[0, "pay", 1]], "round": {"0": ["wait", None]}}, "spoken"),
        ("score", {"mode": "seven"}, "no score for the mode"),
        ("next_dealer", {"dealer": 0, "results": ["won"]}, "there is no result 'won'"),
        ("deal", {"said": [[0, "sing"]]}, "is not an action"),
    ],
)
def test_bad_inputs(kind: str, inputs: dict[str, object], why: str) -> None:
    with pytest.raises(CaseError, match=why):
        ask(kind, **inputs)


def test_an_illegal_word_of_the_bargaining_is_named_with_the_rule_against_it() -> None:
    said = [[1, "pay", 6], [2, "take", 5], [3, "play", None]]
    answer = ask("bargain", actions=said)
    assert (answer["status"], answer["illegal_action"]) == ("illegal", 1)
    assert (answer["reason"], answer["pool"]) == ("leave_one_each", 6)
    assert ask("bargain", actions=[[1, "pay", 6], [1, "shuffle"]])["reason"] == "not_your_turn"


def test_cards_that_only_fill_up_a_discard_are_shown() -> None:
    hand = ["S5", "SK", "F", *(f"T{number}" for number in range(2, 16)), "T0"]
    strict = {"discard_ban": "five_ten_trumps"}
    answer = ask("discard_legal", hand=hand, discard=["S5", "T2", "T0"], options=strict)
    assert (answer["legal"], answer["shown"]) == (True, ["T0", "T2"])
    answer = ask("discard_legal", hand=hand, discard=["T3", "T2", "T0"], options=strict)
    assert (answer["reason"], answer["shown"]) == ("free_cards_first", [])
