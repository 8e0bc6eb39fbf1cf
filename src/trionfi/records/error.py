"""What is wrong with a record, and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trionfi.rules.deal import IllegalActionError
from trionfi.rules.game import Game
from trionfi.rules.reason import Reason
from trionfi.texts import MissingTextError, reason_text


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message names the place and the reason.

    Args:
        where: `line 12`, `log[3]`, or empty where the whole record is meant.
        reason: one sentence without its full stop.
    """

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}" if where else reason)
        self.where = where
        self.reason = reason


def sentence(
    reason: Reason, game: Game[Any], language: str = "en", names: Sequence[str] = ()
) -> str:
    """The rule behind a refusal as a sentence, without its full stop.

    Args:
        names: of the seats; without them a seat is its number.
    """
    seat_name = names.__getitem__ if names else lambda seat: f"seat {seat}"
    facts = reason.to_json()["facts"]
    assert isinstance(facts, dict)
    try:
        found = reason_text(
            game.name, game.pack.name, reason.rule, facts, language=language, seat_name=seat_name
        )
    except (MissingTextError, KeyError):
        shown = ", ".join(f"{name} {value}" for name, value in facts.items())
        found = reason.rule.replace("_", " ") + (f" ({shown})" if shown else "")
    return found.rstrip(".。")


def illegal(error: IllegalActionError, game: Game[Any], names: Sequence[str]) -> str:
    """What a record's illegal action is, in one sentence."""
    who = names[error.seat] if names else f"seat {error.seat}"
    said = sentence(error.reason, game, names=names)
    return f"{who} may not {error.action}: {said} ({error.reason.rule})"
