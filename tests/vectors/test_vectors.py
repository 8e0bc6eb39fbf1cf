"""Files of right answers: all of French Tarot's, and what happens with bad ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from trionfi.vectors import Case, VectorError, VectorFile, check, load, run
from trionfi.vectors.adapter import CaseError
from trionfi.vectors.runner import find_adapter

DATA = Path(__file__).with_name("data")
FRENCH = load(DATA / "french.json")


@pytest.mark.parametrize("case", FRENCH.cases, ids=lambda case: f"{case.id}-{case.kind}")
def test_french_right_answers(case: Case) -> None:
    assert check(FRENCH, case) is None


@pytest.mark.parametrize("case", FRENCH.cases, ids=lambda case: f"{case.id}-{case.kind}")
def test_every_expected_value_is_compared(case: Case) -> None:
    for name, value in case.expected.items():
        wrong: Any = ["S1"] if isinstance(value, list) else "wrong"
        failure = check(FRENCH, Case(case.id, case.kind, case.inputs, {name: wrong}))
        assert failure is not None
        assert failure.expected == {name: wrong}
        assert failure.actual == {name: value} or sorted(failure.actual[name]) == sorted(value)


def test_files_of_every_game_with_an_adapter_are_right() -> None:
    for path in DATA.glob("*.json"):
        if find_adapter(json.loads(path.read_text(encoding="utf-8"))["game"]):
            assert run(path) == []


def ask(kind: str, **inputs: object) -> Any:
    return FRENCH.adapter.kinds[kind](inputs)


# The cases R01, R05 and R09 of the collection of disputes.


def test_r01_excuse_completes_a_poignee_only_without_a_hidden_trump() -> None:
    trumps = ["T21", "T20", "T18", "T16", "T14", "T12", "T9", "T7", "T5", "T3"]
    rest = ["H2", "H3", "H4", "S2", "S3", "D2", "D3"]
    shown = [*trumps[:9], "F"]
    assert not ask("poignee", hand=[*trumps, "F", *rest], shown=shown)["legal"]
    assert ask("poignee", hand=[*trumps, "F", *rest], shown=trumps)["level"] == "simple"
    assert ask("poignee", hand=[*trumps[:9], "F", *rest], shown=shown)["level"] == "simple"
    eleven = [*trumps, "T2"]
    assert ask("poignee", hand=[*eleven, "F", *rest], shown=eleven[1:])["level"] == "simple"


def test_r05_excuse_of_a_full_run() -> None:
    plays = [[0, "T3"], [1, "H6"], [2, "T14"], [3, "F"], [4, "C9"]]
    sides = ["taker_side", "defence", "defence", "taker_side", "defence"]
    given = {"plays": plays, "sides": sides, "last": True, "leader_side_won_all_previous": True}
    lost = {"winner": 2, "excuse_to": "defence", "debt_from": None}
    assert ask("trick", players=5, **given) == lost
    assert ask("trick", players=5, preset="bga", **given)["winner"] == 3
    del given["leader_side_won_all_previous"]
    assert ask("trick", players=5, preset="bga", **given) == lost


def test_r09_discards() -> None:
    hand = [*["SK", "HK", "DK", "CK", "F", "T21", "T1"], *(f"T{n}" for n in range(8, 21))]
    hand += ["S2", "H3", "D4", "C5"]
    plain = ["S2", "H3", "D4", "C5"]
    assert ask("ecart", hand=hand, discard=[*plain, "T8", "T20"])["shown"] == {"T8", "T20"}
    for wrong in ([*plain, "T8"], [*plain, "T8", "T9", "T10"], [*plain, "T8", "T8"]):
        assert not ask("ecart", hand=hand, discard=wrong)["legal"]


# Options, and inputs that are left out.


def test_excuse_that_always_changes_sides_costs_half_a_point() -> None:
    plays = [[2, "C8"], [3, "T6"], [0, "F"], [1, "C2"]]
    sides = ["taker_side", "defence", "defence", "taker_side"]
    won = ask("trick", plays=plays, sides=sides, last=True)
    assert won == {"winner": 3, "excuse_to": "taker_side", "debt_from": None}
    options = {"excuse_last": "always_changes"}
    changed = ask("trick", plays=plays, sides=sides, last=True, options=options)
    assert changed == {"winner": 3, "excuse_to": "defence", "debt_from": "defence"}


def test_no_exchange_with_an_odd_number_of_players_by_option() -> None:
    plays = [[1, "H4"], [2, "HK"], [0, "F"]]
    sides = ["taker_side", "defence", "defence"]
    given = {"players": 3, "plays": plays, "sides": sides}
    assert ask("trick", **given)["debt_from"] == "taker_side"
    assert ask("trick", options={"excuse_exchange_odd": "off"}, **given)["debt_from"] is None


@pytest.mark.parametrize(
    ("options", "legal"),
    [({}, ["C2", "F", "HK", "T3"]), ({"called_suit_lead": "free"}, ["C2", "F", "H5", "HK", "T3"])],
)
def test_first_lead_at_five(options: dict[str, str], legal: list[str]) -> None:
    hand = ["H5", "HK", "C2", "T3", "F"]
    first = {"hand": hand, "trick": [], "called_card": "HK", "options": options}
    assert sorted(ask("legal", **first)["legal"]) == legal
    assert len(ask("legal", **first, trick_no=2)["legal"]) == 5


def test_four_cards_on_the_table_make_five_players() -> None:
    given = {"hand": ["H2", "T9", "T3"], "trick": ["C9", "T5", "F", "C1"]}
    assert ask("legal", **given)["legal"] == {"T9"}
    with pytest.raises(CaseError):
        ask("legal", players=4, **given)


@pytest.mark.parametrize(
    ("inputs", "legal"),
    [
        ({"calls": ["petite", "petite"]}, False),
        ({"calls": ["garde_contre", "pass", "pass", "pass", "pass"]}, False),
        ({"calls": ["pass"] * 4}, True),
        ({"calls": ["petite"], "options": {"no_petite": "on"}}, False),
        ({"calls": ["garde", "pass", "garde_sans"], "players": 3}, True),
    ],
)
def test_auctions(inputs: dict[str, object], legal: bool) -> None:
    assert ask("auction", **inputs)["legal"] is legal


def test_options_that_only_the_rules_file_knows() -> None:
    given = {"players": 4, "dealer": 0, "taker": 1}
    assert ask("first_leader", options={"round_half": "winner", "pousse": "off"}, **given)
    case = Case("x", "first_leader", {"options": {"pousse": True}, **given}, {"leader": 1})
    failure = check(FRENCH, case)
    assert failure is not None
    assert failure.error == "the option pousse=True is not played here"


def test_whole_deal_with_poignee_and_slam() -> None:
    """A deal made up so that the taker wins every trick and leads the Excuse to the last."""
    trumps = [f"T{n}" for n in range(21, 4, -1)]
    others = ["S", "H", "D"]
    low = {
        suit: [f"{suit}{rank}" for rank in (*range(1, 11), "J", "C", "Q", "K")] for suit in "SHDC"
    }
    pile = {suit: low[suit] + low["C"][4 * i : 4 * i + 4] for i, suit in enumerate(others)}
    tricks = [[trump, *(pile[suit][i] for suit in others)] for i, trump in enumerate(trumps)]
    tricks.append(["F", *(pile[suit][17] for suit in others)])
    ecart = [*low["C"][12:13], "T1", "T2", "T3", "T4", "CK"]
    inputs: dict[str, Any] = {
        "taker": 0,
        "contract": "garde_sans",
        "leader": 0,
        "chien": ecart,
        "tricks": tricks,
        "slam_announced": True,
        "poignees": ["triple"],
    }
    result = FRENCH.adapter.kinds["full_deal"](inputs)
    assert result["winners"] == [0] * 18
    assert result["slam"] == "announced_made"
    assert result["taker_half_points"] == 182
    assert result["per_opponent"] == (25 + 91 - 36) * 4 + 40 + 400


# Files that cannot be run, or only in part.


def file_of(tmp_path: Path, data: object) -> Path:
    path = tmp_path / "file.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ("{", "this is no JSON"),
        ([], "an object with a list 'cases'"),
        ({"game": "french_tarot"}, "an object with a list 'cases'"),
        ({"game": "bridge", "cases": []}, "files of the game 'bridge' cannot be run"),
        ({"cases": []}, "files of the game 'None' cannot be run"),
        ({"game": "french_tarot", "cases": [3]}, "case 1 is no object"),
        ({"game": "french_tarot", "cases": [{"id": "a"}]}, "a has no text 'kind'"),
        (
            {"game": "french_tarot", "cases": [{"id": "a", "kind": "score", "expected": {}}]},
            "a has no object 'inputs'",
        ),
    ],
)
def test_malformed_files(tmp_path: Path, data: object, reason: str) -> None:
    with pytest.raises(VectorError) as caught:
        run(file_of(tmp_path, data))
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "inputs", "reason"),
    [
        ("dance", {}, "the kind 'dance' is unknown: the kinds are score, count"),
        ("count", {}, "the input 'cards' is missing"),
        ("count", {"cards": ["XX"]}, "the rules refuse the inputs: 'XX' is not a card"),
        ("count", {"cards": 7}, "a list of cards is expected, not '7'"),
        ("trick", {"plays": [["a", "SK"]], "sides": []}, "the rules refuse the inputs"),
        ("trick", {"plays": "SK", "sides": []}, "a list of [seat, card] is expected"),
        ("score", {"contract": "solo", "taker_half_points": 1, "taker_bouts": 0}, "no contract"),
        ("score", {"contract": "garde", "taker_half_points": 1, "taker_bouts": 4}, "0 to 3 bouts"),
        ("auction", {"calls": [], "options": {"nix": 1}}, "there is no option 'nix'"),
        ("ecart", {"hand": ["SK"], "discard": ["SK"], "size": "x"}, "the inputs make no sense"),
    ],
)
def test_cases_that_cannot_be_asked(kind: str, inputs: dict[str, object], reason: str) -> None:
    failure = check(FRENCH, Case("x", kind, inputs, {"legal": True}))
    assert failure is not None
    assert reason in str(failure)
    assert "\n" not in str(failure)


def test_failure_names_expected_and_actual_value() -> None:
    case = Case("x", "count", {"cards": ["F"]}, {"half_points": 8, "bouts": 1}, "because")
    file = VectorFile(Path("some/file.json"), FRENCH.adapter, (case,))
    failure = check(file, case)
    assert str(failure) == "file.json: x count: half_points expected 8, is 9 (because)"
