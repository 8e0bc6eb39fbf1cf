"""Every key that a game or the vocabulary uses has a text, and no game has words for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trionfi import texts
from trionfi.games import french
from trionfi.rules.game import find_game, games

SOURCE = Path(__file__).parents[2] / "src" / "trionfi"
TALKING = sorted(game for game in games() if texts.has(f"{game}.topic.play"))
"""The games that have words; a game without any is for its author to see."""


def code_of(game: str) -> str:
    """The source of a game: its module, and those named after it that are no game themselves."""
    others = set(games()) - {game}
    paths = (SOURCE / "games").glob(f"{game}*.py")
    return "\n".join(path.read_text("utf-8") for path in paths if path.stem not in others)


def known(*keys: str) -> bool:
    return any(texts.has(key) for key in keys)


def test_refusals_and_notes_of_the_vocabulary() -> None:
    code = "\n".join(path.read_text("utf-8") for path in (SOURCE / "rules").glob("*.py"))
    for rule in re.findall(r'\bReason\(\s*"(\w+)"', code):
        everywhere = [f"{game}.refusal.{rule}" for game in TALKING]
        assert texts.has(f"refusal.{rule}") or any(map(texts.has, everywhere)), rule
    for rule in re.findall(r'\bNoted\(\s*"(\w+)"', code):
        assert texts.has(f"note.{rule}"), rule


@pytest.mark.parametrize("game", TALKING)
def test_refusals_notes_and_headlines(game: str) -> None:
    code = code_of(game)
    for rule in re.findall(r'\bReason\(\s*"(\w+)"', code):
        assert known(f"{game}.refusal.{rule}", f"refusal.{rule}", f"{game}.headline.{rule}"), rule
    for rule in re.findall(r'\bNoted\(\s*"(\w+)"', code):
        assert known(f"{game}.note.{rule}", f"note.{rule}"), rule
    for rule in re.findall(r'(?:void_deal\(board, |unplayed\()"(\w+)"', code):
        assert texts.has(f"{game}.headline.{rule}"), rule


@pytest.mark.parametrize("game", TALKING)
def test_terms_have_a_name_and_a_working(game: str) -> None:
    for rule in re.findall(r'\b(?:Term|_paid)\((?:result, )?"(\w+)"', code_of(game)):
        assert texts.has(f"{game}.term.{rule}"), rule
        assert texts.has(f"{game}.working.{rule}"), rule


@pytest.mark.parametrize("game", TALKING)
def test_questions_roles_and_contracts(game: str) -> None:
    code = code_of(game)
    for topic in re.findall(r'board\.(?:ask|open)\(\w+, "(\w+)"', code):
        for kind in ("topic", "ask", "wait"):
            assert texts.has(f"{game}.{kind}.{topic}"), (kind, topic)
    for role in re.findall(r'board\.assign\([\w.]+, "(\w+)"', code):
        assert texts.has(f"role.{role}"), role
    for contract in re.findall(r'\bContract\("(\w+)"', code):
        assert texts.has(f"{game}.contract.{contract}"), contract


@pytest.mark.parametrize("game", TALKING)
def test_options_have_words(game: str) -> None:
    """Every option has a title and a hint, every value a name, and nothing else has any."""
    options = find_game(game).options
    for choice in options.choices():
        key = f"{game}.option.{choice.name}"
        assert texts.has(f"{key}.title"), key
        assert texts.has(f"{key}.hint"), key
        for value in choice.values:
            plain = isinstance(value, bool) or choice.name == "players"
            assert plain or texts.has(f"{key}.value.{value}"), (key, value)
    for preset in options.presets:
        assert texts.has(f"{game}.preset.{preset}.title"), preset
        assert texts.has(f"{game}.preset.{preset}.hint"), preset
    named = {key.split(".")[2] for key in texts.all_texts() if key.startswith(f"{game}.option.")}
    assert named == {choice.name for choice in options.choices()}


def test_bids_poignees_and_slams_of_french_tarot() -> None:
    for contract in french.CONTRACTS:
        for kind in ("action.bid ", "hint.bid ", "contract."):
            assert texts.has(f"french.{kind}{contract}")
    for level in french.POIGNEE_BONUS:
        assert texts.has(f"french.level.{level}")
        assert texts.has(f"french.action.show {level}")
    for rule, _ in (term for slam in french.SLAMS.values() for term in slam):
        assert texts.has(f"french.term.{rule}")
        assert texts.has(f"french.working.{rule}")


def test_refusals_of_the_server() -> None:
    reasons = pytest.importorskip("trionfi.server.reasons")
    for rule, sentence in reasons.SENTENCES.items():
        raw = texts.all_texts()[f"server.{rule}"]
        assert sorted(re.findall(r"\{\{(\w+)\}\}", raw)) == sorted(
            re.findall(r"\{(\w+)\}", sentence)
        )
