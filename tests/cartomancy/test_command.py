"""`trionfi reading`."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from trionfi.cartomancy import Reading
from trionfi.cli import app
from trionfi.texts import LANGUAGES

RUNNER = CliRunner()


def say(*words: str, status: int = 0) -> str:
    result = RUNNER.invoke(app, ["reading", *words])
    assert result.exit_code == status, result.output
    return result.stdout


def test_a_reading_is_repeated_from_its_seed_its_words_and_its_link() -> None:
    shown = say("three", "--seed", "k7m2q9")
    assert shown == say("three", "k7m2q9") == say("https://example.org/reading/three/k7m2q9")
    assert "trionfi reading three/k7m2q9" in shown
    assert say("celtic") != say("celtic")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_shows_italian_the_readers_language_and_the_source(language: str) -> None:
    told = json.loads(say("celtic", "1910", "--json", "-l", language))
    assert [card["card"] for card in told["cards"]] == [
        drawn.card.code for drawn in Reading.parse("celtic 1910").cards
    ]
    shown = " ".join(say("celtic", "1910", "-l", language).split())
    for card in told["cards"]:
        for part in ("position", "italian", "text"):
            assert " ".join(card[part].split()) in shown or language == "ja", card[part]


def test_options() -> None:
    told = json.loads(say("celtic", "--seed", "1910", "--deck", "trumps", "--upright", "--json"))
    assert told["path"] == "celtic/1910/trumps/upright"
    assert not any(card["reversed"] for card in told["cards"])
    assert all(card["card"][0] in "TF" for card in told["cards"])


def test_chance_and_cut() -> None:
    told = json.loads(say("celtic", "--seed", "1910", "--reversed", "100", "--cut", "7", "--json"))
    assert told["path"] == "celtic/1910/reversed100/cut7"
    assert all(card["reversed"] for card in told["cards"])
    assert told == json.loads(say(told["path"], "--json"))


def test_one_card_and_all_cards() -> None:
    shown = say("--browse", "t13")
    assert "La Morte" in shown
    assert "indica la morte e la rottura di equilibrio. Morte e distruzione." in shown
    assert "↓ reversed" in shown
    assert "reversed meaning written for Trionfi" in shown
    told = json.loads(say("--browse", "D1", "--json", "-l", "fr"))[0]
    assert told["upright"]["text"] == "Un gain ou un don concret."
    assert len([line for line in say("--cards").splitlines() if line.strip()]) == 78


@pytest.mark.parametrize(
    "words",
    [
        ("horseshoe",),
        ("three", "--seed", "no seed"),
        ("--browse", "H3"),
        ("one/7", "--upright"),
        ("one/7", "--cut", "3"),
        ("three", "--reversed", "101"),
        ("three", "--cut", "78"),
        ("three", "--upright", "--reversed", "20"),
    ],
)
def test_refusals_are_one_sentence(words: tuple[str, ...]) -> None:
    result = RUNNER.invoke(app, ["reading", *words])
    assert result.exit_code != 0
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
