"""The options in the header of a file hold for the cases that name none themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from trionfi.cli import app
from trionfi.vectors import VectorError, load, run

DATA = Path(__file__).with_name("data")
HEADERS = ("default_options", "options_default")


def file_of(tmp_path: Path, game: str, *cases: dict[str, Any], **header: Any) -> Path:
    entries = [{"id": f"case {number}", **case} for number, case in enumerate(cases, 1)]
    path = tmp_path / "file.json"
    path.write_text(json.dumps({"game": game, **header, "cases": entries}), encoding="utf-8")
    return path


def calls(legal: list[str], **inputs: Any) -> dict[str, Any]:
    """Sicilian: the kings that a hand of one suit may call."""
    given = {"hand": ["S10", "S9"], "discards": [], **inputs}
    return {"kind": "legal_calls", "inputs": given, "expected": legal}


ALL = ["SK", "BK", "CK", "DK"]


def auction(legal: bool, *said: str, **inputs: Any) -> dict[str, Any]:
    """French Tarot: whether an auction may go so."""
    return {"kind": "auction", "inputs": {"calls": said, **inputs}, "expected": {"legal": legal}}


AGAIN = ("garde", "garde_sans", "pass", "pass", "garde_contre")
"""Legal only where the auction goes on until everybody has passed."""


@pytest.mark.parametrize("header", HEADERS)
def test_a_case_uses_the_options_of_the_header_unless_it_names_its_own(
    tmp_path: Path, header: str
) -> None:
    strict = auction(False, "petite", "pass", "pass", "pass")
    free = auction(True, "petite", "pass", "pass", "pass", options={"no_petite": False})
    other = auction(False, "petite", "pass", "pass", "pass", options={"auction": "continuing"})
    path = file_of(tmp_path, "french_tarot", strict, free, other, **{header: {"no_petite": True}})
    assert run(path) == []
    plain = json.loads(path.read_text(encoding="utf-8"))
    del plain[header]
    path.write_text(json.dumps(plain), encoding="utf-8")
    assert [failure.case.id for failure in run(path)] == ["case 1", "case 3"]


def test_an_option_among_the_inputs_is_named_too(tmp_path: Path) -> None:
    held, free = calls(["SK"]), calls(ALL, call_rule="free")
    stated = calls(ALL, options={"call_rule": "free"})
    header = {"call_rule": "held_suit"}
    assert run(file_of(tmp_path, "sicilian", held, free, stated, default_options=header)) == []


def test_seats_and_offers_of_the_header_hold_in_a_bargaining(tmp_path: Path) -> None:
    def bargain(status: str, *actions: tuple[Any, ...], **inputs: Any) -> dict[str, Any]:
        given = {"actions": actions, **inputs}
        return {"kind": "bargain", "inputs": given, "expected": {"status": status}}

    cases = (
        bargain("illegal", (0, "pay", 4)),
        bargain("open", (0, "pay", 4), max_offer=4),
        bargain("abandoned", (0, "pay", 3), (1, "take", 1), (2, "take", 2)),
        bargain("open", (0, "pay", 3), (1, "take", 1), (2, "take", 1), players=4),
    )
    header = {"players": 3, "max_offer": 3}
    assert run(file_of(tmp_path, "sicilian", *cases, default_options=header)) == []


def test_a_preset_of_a_case_names_the_options_that_it_sets(tmp_path: Path) -> None:
    cases = (
        auction(False, *AGAIN),
        auction(True, *AGAIN, preset="bga"),
        auction(True, *AGAIN, options={"preset": "bga"}),
        # What the preset does not set is still as the header has it.
        auction(False, "petite", preset="bga"),
    )
    header = {"auction": "single", "no_petite": True}
    assert run(file_of(tmp_path, "french_tarot", *cases, default_options=header)) == []


def test_a_preset_of_the_header_gives_way_to_one_of_the_case(tmp_path: Path) -> None:
    cases = (
        auction(True, *AGAIN),
        auction(False, *AGAIN, preset="fft"),
        auction(False, *AGAIN, options={"preset": "fft"}),
        auction(False, *AGAIN, options={"auction": "single"}),
    )
    assert run(file_of(tmp_path, "french_tarot", *cases, default_options={"preset": "bga"})) == []


@pytest.mark.parametrize("said", ["preset fft", None, [], 4])
def test_a_header_that_is_no_object_of_options_is_for_people(tmp_path: Path, said: object) -> None:
    path = file_of(tmp_path, "french_tarot", auction(True, "petite"), default_options=said)
    assert run(path) == []


def test_the_files_with_a_header_of_options_are_right() -> None:
    for name in ("sicilian", "ottocento"):
        file = load(DATA / f"{name}.json")
        header = json.loads(file.path.read_text(encoding="utf-8"))
        given = next(header[name] for name in HEADERS if name in header)
        assert all(given.keys() <= case.inputs["options"].keys() for case in file.cases)
        assert run(file.path) == []


@pytest.mark.parametrize(
    ("game", "options", "reason"),
    [
        ("sicilian", {"discard_bann": "five_ten"}, "there is no option 'discard_bann': "),
        ("sicilian", {"call_rule": "nix"}, "the option call_rule takes free, held_suit, "),
        ("sicilian", {"max_offer": 0}, "max_offer is a positive number or none, not '0'"),
        ("sicilian", {"town": "barcellona"}, "take players=3 with town=barcellona"),
        ("french_tarot", {"poignee": [True]}, "the option poignee takes on, off, not "),
        ("french_tarot", {"pousse": True}, "the option pousse=True is not played here"),
        ("french_tarot", {"preset": ["bga"]}, "there is no preset ['bga']: take fft, bga, pagat"),
        ("tressette", {"target": "many"}, "the option target takes 21, 31, 41, 51, not 'many'"),
    ],
)
@pytest.mark.parametrize("header", HEADERS)
def test_a_header_with_other_options_is_refused_in_one_sentence(
    tmp_path: Path, game: str, options: dict[str, Any], reason: str, header: str
) -> None:
    path = file_of(tmp_path, game, **{header: options})
    with pytest.raises(VectorError) as caught:
        load(path)
    said = str(caught.value)
    assert said.startswith(f"{path}: {header}: ")
    assert reason in said
    assert "\n" not in said


def test_the_other_files_are_still_run(tmp_path: Path) -> None:
    path = file_of(tmp_path, "sicilian", calls(ALL), default_options={"call_rul": "free"})
    words = ["vectors", str(path), str(DATA / "french.json")]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 1
    assert "there is no option 'call_rul'" in result.stderr
    assert "53 cases, 53 right, 0 wrong, 1 of 2 files could not be run" in result.stdout
    (broken,) = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)["unreadable"]
    assert broken["file"] == str(path)
    assert "default_options: there is no option 'call_rul'" in broken["error"]
