"""The traditional list is kept letter by letter; every other text is there and marked as ours."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from trionfi.cards import Card
from trionfi.cartomancy import CARDS, SPREADS, italian_name, meaning, reading_book
from trionfi.texts import LANGUAGES, UnknownLanguageError, card_name

SUPPLIED = json.loads(Path(__file__).with_name("supplied.json").read_text("utf-8"))
NUMBERS = "due tre quattro cinque sei sette otto nove dieci"
SCRIPTS = {"ru": r"[А-Яа-яЁё]", "ja": r"[\u3040-\u30ff\u4e00-\u9fff]"}


def test_the_22_italian_texts_are_those_of_the_traditional_list() -> None:
    trumps = [card for card in CARDS if not card.is_plain]
    assert [card.code for card in trumps] == list(SUPPLIED)
    for card in trumps:
        found = meaning(card, language="it")
        assert found.text == found.italian == SUPPLIED[card.code]
        assert found.text.encode() == SUPPLIED[card.code].encode()
        assert found.source == "traditional"


def test_three_of_them_have_no_second_sentence() -> None:
    single = [code for code, text in SUPPLIED.items() if text.count(".") == 1]
    assert single == ["F", "T15", "T21"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_texts(language: str) -> None:
    book, english = reading_book(language), reading_book("en")
    assert list(book["cards"]) == [card.code for card in CARDS]
    assert set(book) - {"names"} == set(english)
    assert set(book["sources"]) == {"traditional", "rendered", "added", "turned"}
    assert "{{number}}" in book["number"]
    assert list(book["spreads"]) == list(SPREADS)
    for name, spread in SPREADS.items():
        words, model = book["spreads"][name], english["spreads"][name]
        assert len(words["positions"]) == len(spread)
        assert [set(each) for each in words["positions"]] == [set(e) for e in model["positions"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_clean_and_in_their_own_script(language: str) -> None:
    for code, sides in reading_book(language)["cards"].items():
        for text in sides.values():
            assert text == text.strip()
            assert text[-1] in ".。", (code, text)
            assert "'" not in text, f"{code}: write the typographic apostrophe"
            if language in SCRIPTS:
                assert re.search(SCRIPTS[language], text), (code, text)
        assert sides["upright"] != sides["reversed"]


def test_what_is_added_says_so() -> None:
    sources = {
        (card.is_plain, turned, language): meaning(card, turned, language).source
        for card in CARDS
        for turned in (False, True)
        for language in LANGUAGES
    }
    assert sources[False, False, "it"] == "traditional"
    assert all(sources[False, False, tag] == "rendered" for tag in LANGUAGES if tag != "it")
    assert all(sources[True, False, tag] == "added" for tag in LANGUAGES)
    assert all(sources[plain, True, tag] == "turned" for plain in (0, 1) for tag in LANGUAGES)


def test_italian_names_are_those_of_the_house() -> None:
    """Pips are said in words here: `due di spade`, where a game says `2 di spade`."""
    words = dict(zip(["2", "3", "4", "5", "6", "7", "8", "9", "10"], NUMBERS.split(), strict=True))
    for card in CARDS:
        number, blank, suit = card_name("piemontese", card.code, "it").partition(" ")
        assert italian_name(card) == words.get(number, number) + blank + suit


def test_a_region_is_ignored_and_an_unknown_language_named() -> None:
    assert meaning(Card("T19"), language="fr-CA").text.startswith("Indique")
    with pytest.raises(UnknownLanguageError, match="languages are"):
        meaning(Card("T19"), language="nl")
