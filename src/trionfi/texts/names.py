"""Names of cards and suits, and sentences about reasons and actions, in a reader's language.

The same composition as in `web/src/lib/names.ts`: what a key is looked up by is agreed between
the two, so that a card is called the same on the page and in a terminal.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from trionfi.texts.catalog import MissingTextError, first, text

CARD: Final = re.compile(r"(?:[SHDCB](?:[KQCJ]|10|[1-9])|T\d{1,2}|M[1-4]|F)")
SEATS: Final = frozenset(
    ("seat", "to", "taker", "partner", "winner", "dealer", "player", "holder", "leader", "owner")
)
"""Names of facts whose numbers are seats."""

SeatName = Callable[[int], str]


def card_name(pack: str, code: str, language: str = "en") -> str:
    """What a card is called.

    >>> card_name("french", "SK"), card_name("sicilian", "T20", "it")
    ('king of spades', '20, Giove')

    Args:
        pack: name of the pack (`french`, `sicilian`, …).
        code: the card's text form.

    Raises:
        MissingTextError: the pack has no such card, or there is no such pack.
    """
    own = first([f"cards.{pack}.name.{code}"], language)
    if own is not None:
        return own
    suit, rank = code[:1], code[1:]
    word = first([f"cards.{pack}.rank.{rank}"], language) if suit != "T" else None
    name = first([f"cards.{pack}.of.{suit}"], language, rank=word or rank)
    if name is None or not rank:
        raise MissingTextError(f"the {pack} pack has no card {code[:20]!r} to name")
    return name


def suit_name(pack: str, suit: str, language: str = "en") -> str:
    """What a suit is called, in the form that sentences use: `spades`, `trumps`.

    Raises:
        MissingTextError: the pack has no such suit.
    """
    return text(f"cards.{pack}.suit.{suit}", language)


def action_label(game: str, pack: str, action: str, topic: str = "", language: str = "en") -> str:
    """What an action is called, from its text form.

    The whole text is looked up, then shorter and shorter beginnings of it, first in the game's
    words and then in the common ones. A pass has a name of its own under some topics
    ("No poignée").
    """
    words = action.split(" ")
    cards = [word for word in words[1:] if CARD.fullmatch(word)]
    amount = next((word for word in words[1:] if word.isdigit()), "")
    stems = [" ".join(words[:end]) for end in range(len(words), 0, -1)]
    candidates = [f"{game}.pass.{topic}"] if words[0] == "pass" else []
    candidates += [f"{game}.action.{stem}" for stem in stems]
    candidates += [f"action.{stem}" for stem in stems]
    named = _listed((card_name(pack, card, language) for card in cards), language)
    return first(candidates, language, cards=named, amount=amount, count=len(cards)) or action


def reason_text(
    game: str,
    pack: str,
    rule: str,
    facts: Mapping[str, object],
    *,
    kind: str = "refusal",
    language: str = "en",
    seat_name: SeatName | None = None,
) -> str:
    """The sentence behind a reason: a refusal, a headline, a note, a term or its working.

    >>> reason_text("french", "french", "must_overtrump", {"card": "T8", "over": "T14"})
    'You hold a trump higher than the 14 of trumps, so you must play a higher one.'

    Args:
        rule: key of the rule.
        facts: its parameters in text form; cards by their codes, seats by their numbers.
        kind: the group of texts: `refusal`, `headline`, `note`, `term` or `working`.
        seat_name: gives seats their names; without it a seat is its number, counted from 1.

    Raises:
        MissingTextError: neither the game nor the common texts know the rule.
    """
    params = {
        name: value if name == "count" else _shown(game, pack, name, value, language, seat_name)
        for name, value in facts.items()
    }
    found = first([f"{game}.{kind}.{rule}", f"{kind}.{rule}"], language, **params)
    if found is None:
        raise MissingTextError(f"there is no {kind} {rule!r} for {game!r}")
    return found


def _shown(
    game: str, pack: str, name: str, value: object, language: str, seat_name: SeatName | None
) -> str:
    if isinstance(value, Sequence) and not isinstance(value, str):
        each = (_shown(game, pack, name, item, language, seat_name) for item in value)
        return _listed(each, language)
    if isinstance(value, int) and not isinstance(value, bool):
        if name in SEATS:
            return seat_name(value) if seat_name else str(value + 1)
        return str(value).replace("-", "\u2212")
    word = "" if value is None else str(value)
    if name == "suit":
        return suit_name(pack, word, language)
    if name == "action":
        return action_label(game, pack, word, language=language)
    if CARD.fullmatch(word):
        return card_name(pack, word, language)
    candidates = (f"{game}.{name}.{word}", f"{game}.contract.{word}", f"role.{word}")
    return first(candidates, language) or word


def _listed(words: Iterable[str], language: str) -> str:
    return ("、" if language == "ja" else ", ").join(words)
