"""Actions in the log of a text record: one word each.

A pass is `-`, a card is played by its code, with its signals after dots (`S3.busso`); every other
action is its words joined by dots (`show.simple.T21.T20`). On a line whose label is the verb the
verb may be left out: on a line `bid`, `garde` is `bid garde`.
"""

from __future__ import annotations

from typing import Final

from trionfi.cards import Pack
from trionfi.rules.actions import PASS, VERBS, Action, Play, read_action

PASSED: Final = "-"


def write_item(action: Action, label: str, pack: Pack) -> str:
    """The word for an action on a line with this label."""
    if action == PASS:
        return PASSED
    if isinstance(action, Play):
        word = ".".join(action.arguments)
        return word if _reads_as(word, label, pack, action) else f"play.{word}"
    whole = ".".join((action.verb, *action.arguments))
    short = ".".join(action.arguments)
    return short if short and _reads_as(short, label, pack, action) else whole


def read_item(word: str, label: str, pack: Pack) -> Action:
    """The action that a word stands for.

    Raises:
        UnknownActionError: it stands for none.
        UnknownCardError: a card that is not in the pack.
    """
    if word == PASSED:
        return PASS
    words = word.split(".")
    if label.isdecimal() and words[0][:1].isupper():
        words.insert(0, "play")
    elif label in VERBS and words[0] not in VERBS:
        words.insert(0, label)
    return read_action(" ".join(words), pack)


def _reads_as(word: str, label: str, pack: Pack, action: Action) -> bool:
    try:
        return read_item(word, label, pack) == action
    except ValueError:
        return False
