"""Why the server refuses something that is not a matter of the rules of a game.

Every refusal is a key and its facts, like those of the rules. The sentences here are the English
meaning, sent beside the key over HTTP for programs and logs; what people read comes from the
texts under `server.<key>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trionfi.rules.reason import Reason, Value

SENTENCES: Final[Mapping[str, str]] = {
    # Messages and requests.
    "malformed_message": "This message is not one that the server knows.",
    "unknown_message": "There is no message of this type.",
    "message_too_large": "The message is too large: the limit is {limit} bytes.",
    "too_fast": "Too many messages in a short time: wait a moment.",
    "hello_first": "The first message of a socket must be 'hello'.",
    "malformed_request": "The request has not the expected form: look at {field}.",
    "wrong_origin": "Pages of another site may not use this server.",
    "not_found": "There is nothing at this address.",
    "server_error": "Something went wrong on the server; nothing was changed.",
    "storage_failed": "The move could not be stored, so it was not made: try again.",
    # Tables and seats.
    "no_table": "There is no table with this address.",
    "table_unreadable": "This table was played under other rules and cannot be opened any more.",
    "no_game": "There is no game of this name.",
    "bad_option": "An option or its value is not known: {message}.",
    "bad_seats": "The game is for {players} players, but {seats} seats were given.",
    "one_seat_for_you": "Only one seat can be yours.",
    "no_seat_for_people": "At least one seat must be for a person.",
    "unknown_player": "There is no computer player of this name.",
    "name_too_long": "The name is too long: the limit is {limit} letters.",
    "too_many_tables": "You have {limit} unfinished tables: finish one first.",
    "seat_not_free": "This seat is not free.",
    "table_full": "No seat is free at this table.",
    "already_seated": "You already sit at this table, in another seat.",
    "unknown_code": "No seat has this recovery code.",
    "too_many_spectators": "Too many spectators: the limit is {limit}.",
    # What happens at the table.
    "not_seated": "A spectator cannot do this.",
    "replaced": "Your seat was opened in another window.",
    "stale": "The question has changed meanwhile: look at the table again.",
    "unknown_action": "This is not an action of the game.",
    "deal_running": "The deal is not over yet.",
    "no_deal": "There is no finished deal of this number.",
    "nothing_played": "No card was played in this deal.",
    "match_over": "The match is over.",
    "not_begun": "The first deal has not begun.",
    "undo_with_people": "Moves can be taken back only when all others are computer players.",
    "undo_nothing": "There is nothing of yours to take back in this deal.",
    "undo_deal_over": "The cards have been shown: nothing can be taken back any more.",
    "no_hint": "There is nothing to advise: it is not your turn.",
}


class Refused(Exception):  # noqa: N818  # it is an answer, not an error
    """Something that the server does not do; nothing has changed.

    Args:
        rule: a key of `SENTENCES`, or of the rules of a game with `sentence`.
        status: the HTTP status, where there is one.
        facts: the parameters of the reason.
    """

    def __init__(self, rule: str, status: int = 400, **facts: Value) -> None:
        super().__init__(rule)
        self.reason = Reason(rule, facts)
        self.status = status

    @classmethod
    def by_rules(cls, reason: Reason) -> Refused:
        """A refusal by the rules of a game."""
        return cls(reason.rule, 409, **reason.facts)

    @property
    def sentence(self) -> str:
        """The English meaning."""
        known = SENTENCES.get(self.reason.rule, "The rules of the game forbid it.")
        return known.format(**self.reason.facts)
