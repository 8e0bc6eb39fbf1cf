"""What the cards are said to mean, in six languages, and where each text comes from.

The Italian texts of the 22 upright trumps are a traditional list and are kept letter by letter.
Everything else was written for Trionfi: the translations of that list, all reversed meanings, and
the meanings of the suit cards. Nothing is shown without saying which it is.

A book is `texts/readings/<language>.json`, read by the page as well; `names` stands in the Italian
one only, because every reader sees the Italian names.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal, NotRequired, TypedDict, cast

from trionfi.cards import Card
from trionfi.texts import known_language

Source = Literal["traditional", "rendered", "added", "turned"]
"""The traditional list; a translation of it; written for Trionfi; the same, for a reversed card."""


class Position(TypedDict):
    """What a place of a spread stands for."""

    name: str
    hint: NotRequired[str]


class SpreadWords(TypedDict):
    """A spread in words."""

    title: str
    about: str
    positions: list[Position]


class CardWords(TypedDict):
    """A card in words."""

    upright: str
    reversed: str


class Book(TypedDict):
    """Everything a reading says in one language."""

    upright: str
    reversed: str
    number: str
    """`3 of 21`."""
    sources: dict[Source, str]
    note: str
    spreads: dict[str, SpreadWords]
    names: NotRequired[dict[str, str]]
    cards: dict[str, CardWords]


@dataclass(frozen=True)
class Meaning:
    """One text with its original."""

    italian: str
    text: str
    """In the language asked for; for Italian the same."""
    source: Source


@cache
def reading_book(language: str = "en") -> Book:
    """The book of a language.

    Raises:
        UnknownLanguageError: a language that there is not.
    """
    resource = files("trionfi.texts") / "readings" / f"{known_language(language)}.json"
    return cast(Book, json.loads(resource.read_text(encoding="utf-8")))


def meaning(card: Card, is_reversed: bool = False, language: str = "en") -> Meaning:
    """What `card` means, upright or reversed.

    >>> from trionfi.cards import Card
    >>> meaning(Card("T19")).italian
    'indica felicità. Felice presagio e schiarita vicina.'

    Raises:
        UnknownLanguageError: a language that there is not.
    """
    tag = known_language(language)
    side: Literal["upright", "reversed"] = "reversed" if is_reversed else "upright"
    italian, text = (reading_book(each)["cards"][card.code][side] for each in ("it", tag))
    return Meaning(italian, text, source_of(card, is_reversed, tag))


def source_of(card: Card, is_reversed: bool, language: str) -> Source:
    """Where a text comes from."""
    if is_reversed:
        return "turned"
    if card.is_plain:
        return "added"
    return "traditional" if language == "it" else "rendered"


def italian_name(card: Card) -> str:
    """The Italian name: `La Morte`, `re di coppe`."""
    return reading_book("it")["names"][card.code]
