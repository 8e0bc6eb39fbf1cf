"""The texts are complete, agree with each other, and are found by key."""

from __future__ import annotations

import re

import pytest

from trionfi import texts
from trionfi.texts.catalog import PARAMETER
from trionfi.texts.plurals import FORMS, plural_form

SUFFIX = re.compile(r"_(one|few|many|other)$")


def grouped(language: str) -> dict[str, dict[str, str]]:
    """Keys without plural suffix, each with its forms (`""` for a text without forms)."""
    found: dict[str, dict[str, str]] = {}
    for key, value in texts.all_texts(language).items():
        match = SUFFIX.search(key)
        found.setdefault(SUFFIX.sub("", key), {})[match[1] if match else ""] = value
    return found


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_language_has_the_keys_of_english(language: str) -> None:
    assert sorted(grouped(language)) == sorted(grouped("en"))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    english = grouped("en")
    for key, forms in grouped(language).items():
        wanted = set(FORMS[language]) if "" not in english[key] else {""}
        assert set(forms) == wanted, key


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_parameters_are_those_of_english(language: str) -> None:
    english = grouped("en")
    for key, forms in grouped(language).items():
        wanted = set(PARAMETER.findall(" ".join(english[key].values())))
        for value in forms.values():
            assert set(PARAMETER.findall(value)) == wanted, key


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_texts_are_clean(language: str) -> None:
    for key, value in texts.all_texts(language).items():
        assert value.strip() == value != "", key
        assert "  " not in value, key
        assert value.count("{{") == value.count("}}") == len(PARAMETER.findall(value)), key
        assert "'" not in value, f"{key}: write the typographic apostrophe"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_refusals_are_sentences(language: str) -> None:
    for key, value in texts.all_texts(language).items():
        if ".refusal." in f".{key}":
            assert value[-1] in ".。", key


@pytest.mark.parametrize(
    ("language", "numbers", "forms"),
    [
        (
            "ru",
            (1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 111),
            "one few few many many many many one few many many",
        ),
        ("ru", (1.5,), "other"),
        ("fr", (0, 1, 1.5, 2), "one one one other"),
        ("en", (0, 1, 2), "other one other"),
        ("de", (0, 1, 2), "other one other"),
        ("it", (0, 1, 2), "other one other"),
        ("ja", (0, 1, 2), "other other other"),
    ],
)
def test_plural_rules(language: str, numbers: tuple[float, ...], forms: str) -> None:
    assert [plural_form(number, language) for number in numbers] == forms.split()


def test_a_count_chooses_the_form() -> None:
    asked = [texts.text("french.ask.discard", "ru", count=count) for count in (1, 3, 6)]
    assert asked == ["Снесите 1 карту.", "Снесите 3 карты.", "Снесите 6 карт."]
    assert texts.text("french.label.bouts", "fr", count=0) == "0 bout"


def test_a_region_is_ignored() -> None:
    assert texts.text("french.title", "fr-CA") == "Tarot français"


def test_a_missing_key_says_so() -> None:
    with pytest.raises(texts.MissingTextError, match=r"there is no text 'french\.nothing'"):
        texts.text("french.nothing", "it")


def test_a_missing_parameter_says_so() -> None:
    with pytest.raises(texts.MissingParameterError, match="needs the parameter 'card'"):
        texts.text("refusal.not_in_hand")


def test_an_unknown_language_says_so() -> None:
    with pytest.raises(texts.UnknownLanguageError, match="en, it, fr, de, ja, ru"):
        texts.text("french.title", "nl")


def test_first_takes_the_first_that_exists() -> None:
    assert texts.first(["french.refusal.must_follow", "refusal.deal_over"]) is not None
    assert texts.first(["no.such", "nor.this"]) is None


def test_has_looks_at_the_language_itself() -> None:
    assert texts.has("french.ask.discard", "ja")
    assert not texts.has("french.ask.nothing", "ja")
