"""The rule books: what a newcomer reads, and what every refusal and score line points to.

A book is `rules/<game>.<language>.json`:

```json
{"title": "…", "intro": "…", "sources": ["…"],
 "articles": [{"id": "must-overtrump", "title": "…", "rules": ["must_overtrump"],
               "paragraphs": ["text", {"list": ["…"]}, {"table": {"head": [], "rows": [[]]}},
                              {"cards": ["T21"], "caption": "…"},
                              {"trick": ["H8", "T14"], "hand": ["T19", "T8"], "legal": ["T19"],
                               "caption": "…"},
                              {"options": ["auction"]}]}]}
```

An example shows the cards in the trick so far, the hand of the player in turn, and which of its
cards may be played; `called` is the called card where that matters.

In running text `[T14]` is a card, to be shown by its name or its picture. `rules` are the keys of
refusals, score terms, headlines and notes that the article explains; a key belongs to exactly one
article. An `options` paragraph lists options of the game, whose words are under
`<game>.option.<name>`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NotRequired, TypedDict, cast

from trionfi.texts.catalog import MissingTextError, known_language


class Table(TypedDict):
    """A table in a rule book."""

    head: list[str]
    rows: list[list[str]]


class Block(TypedDict):
    """A paragraph that is no plain text; see the module for the six kinds."""

    list: NotRequired[list[str]]
    table: NotRequired[Table]
    cards: NotRequired[list[str]]
    trick: NotRequired[list[str]]
    hand: NotRequired[list[str]]
    legal: NotRequired[list[str]]
    called: NotRequired[str]
    caption: NotRequired[str]
    options: NotRequired[list[str]]


class Article(TypedDict):
    """One numbered point of a rule book."""

    id: str
    title: str
    rules: list[str]
    paragraphs: list[str | Block]


class RuleBook(TypedDict):
    """The rules of a game in one language."""

    title: str
    intro: str
    articles: list[Article]
    sources: list[str]


@cache
def rule_book(game: str, language: str = "en") -> RuleBook:
    """The rule book of a game; in English where it is not translated.

    Raises:
        UnknownLanguageError: a language that there is not.
        MissingTextError: the game has no rule book.
    """
    for tag in (known_language(language), "en"):
        resource = files(__package__) / "rules" / f"{game}.{tag}.json"
        if resource.is_file():
            return cast(RuleBook, json.loads(resource.read_text(encoding="utf-8")))
    raise MissingTextError(f"there is no rule book of {game!r}")


def article_of(game: str, rule: str, language: str = "en") -> Article | None:
    """The article that explains a rule key; None if no article does."""
    articles = rule_book(game, language)["articles"]
    return next((article for article in articles if rule in article["rules"]), None)
