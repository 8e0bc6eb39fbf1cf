"""Which plural form a number takes: the rules of Unicode CLDR for our six languages.

Written out instead of taken from Babel: that package carries the data of some 700 languages
(over 30 MB installed), and six lines are all we need of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FORMS: Final = {
    "en": ("one", "other"),
    "it": ("one", "other"),
    "fr": ("one", "other"),
    "de": ("one", "other"),
    "ja": ("other",),
    "ru": ("one", "few", "many", "other"),
}
"""The forms that a language's texts must have.

CLDR gives French and Italian a form `many` for whole millions, which no card table reaches; it
falls back to `other` here as in i18next.
"""


def plural_form(count: float, language: str) -> str:
    """The form of `count`: `one`, `few`, `many` or `other`.

    >>> [plural_form(n, "ru") for n in (1, 2, 5, 11, 21)]
    ['one', 'few', 'many', 'many', 'one']
    """
    return _RULES[language](abs(count))


def _germanic(n: float) -> str:
    return "one" if n == 1 and isinstance(n, int) else "other"


def _french(n: float) -> str:
    return "one" if int(n) in (0, 1) else "other"


def _russian(n: float) -> str:
    if not isinstance(n, int):
        return "other"
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14):
        return "few"
    return "many"


_RULES: Final[dict[str, Callable[[float], str]]] = {
    "en": _germanic,
    "it": _germanic,
    "fr": _french,
    "de": _germanic,
    "ja": lambda n: "other",
    "ru": _russian,
}
