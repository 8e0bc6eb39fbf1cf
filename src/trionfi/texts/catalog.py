"""Finding a text by its key, filling in its parameters and choosing its plural form."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from trionfi.texts.plurals import plural_form

LANGUAGES: Final = ("en", "it", "fr", "de", "ja", "ru")
"""The languages of the house; English is the one that all others fall back to."""

PARAMETER: Final = re.compile(r"\{\{(\w+)\}\}")


class UnknownLanguageError(ValueError):
    """A language that the house does not speak."""


class MissingTextError(KeyError):
    """A key without a text, in the language asked for and in English."""

    def __str__(self) -> str:
        return str(self.args[0])


class MissingParameterError(KeyError):
    """A text needs a parameter that was not given."""

    def __str__(self) -> str:
        return str(self.args[0])


def text(key: str, language: str = "en", **params: object) -> str:
    """The text of `key`.

    Args:
        key: names joined by dots; without the plural suffix.
        language: a language tag; a region is ignored (`fr-CA` reads as `fr`).
        params: what stands in double braces. `count` also chooses the plural form.

    Raises:
        UnknownLanguageError: a language that there is not.
        MissingTextError: neither this language nor English has the key.
        MissingParameterError: the text needs a parameter that was not given.
    """
    found = _find(key, known_language(language), params.get("count"))
    if found is None:
        raise MissingTextError(f"there is no text {key!r}, neither in {language!r} nor in 'en'")

    def value(match: re.Match[str]) -> str:
        name = match[1]
        if name not in params:
            raise MissingParameterError(f"the text {key!r} needs the parameter {name!r}")
        return str(params[name])

    return PARAMETER.sub(value, found)


def first(candidates: Iterable[str], language: str = "en", **params: object) -> str | None:
    """The text of the first of these keys that has one; None if none has."""
    count = params.get("count")
    tag = known_language(language)
    for key in candidates:
        if _find(key, tag, count) is not None:
            return text(key, tag, **params)
    return None


def has(key: str, language: str = "en") -> bool:
    """Whether the language itself, without fallback, has a text for `key` in some form."""
    table = _table(known_language(language))
    return key in table or f"{key}_other" in table


def all_texts(language: str = "en") -> Mapping[str, str]:
    """Every key of a language with its raw text, plural suffixes included."""
    return dict(_table(known_language(language)))


def known_language(tag: str) -> str:
    """The language of a tag such as `fr`, `fr-CA` or `de_AT`.

    Raises:
        UnknownLanguageError: names the languages that there are.
    """
    language = re.split("[-_]", tag, maxsplit=1)[0].lower()
    if language not in LANGUAGES:
        raise UnknownLanguageError(
            f"there are no texts in {tag[:20]!r}: the languages are {', '.join(LANGUAGES)}"
        )
    return language


def _find(key: str, language: str, count: object) -> str | None:
    for tag in dict.fromkeys((language, "en")):
        table = _table(tag)
        if isinstance(count, int | float):
            for form in (plural_form(count, tag), "other"):
                if found := table.get(f"{key}_{form}"):
                    return found
        if found := table.get(key):
            return found
    return None


@cache
def _table(language: str) -> dict[str, str]:
    resource = files(__package__) / f"{language}.json"
    return dict(_flat(json.loads(resource.read_text(encoding="utf-8"))))


def _flat(tree: Mapping[str, object], prefix: str = "") -> Iterable[tuple[str, str]]:
    for name, value in tree.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{prefix}{name}.")
        else:
            yield prefix + name, str(value)
