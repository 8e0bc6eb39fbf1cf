"""Texts in six languages, one set of JSON for Python and the web.

A text is found by its key (`french.refusal.king_not_discardable`) and may hold parameters in
double braces and plural forms, as in i18next's JSON v4:

>>> text("french.ask.discard", "en", count=6)
'Put away 6 cards.'
>>> text("french.ask.discard", "ru", count=3)
'Снесите 3 карты.'
>>> card_name("french", "SK", "de")
'Pik-König'

Nothing here knows cards, games or seats as objects: this room stands below them, and works with
their text forms.
"""

from __future__ import annotations

from trionfi.texts.books import Article, RuleBook, article_of, rule_book
from trionfi.texts.catalog import (
    LANGUAGES,
    MissingParameterError,
    MissingTextError,
    UnknownLanguageError,
    all_texts,
    first,
    has,
    known_language,
    text,
)
from trionfi.texts.names import action_label, card_name, reason_text, suit_name

__all__ = [
    "LANGUAGES",
    "Article",
    "MissingParameterError",
    "MissingTextError",
    "RuleBook",
    "UnknownLanguageError",
    "action_label",
    "all_texts",
    "article_of",
    "card_name",
    "first",
    "has",
    "known_language",
    "reason_text",
    "rule_book",
    "suit_name",
    "text",
]
