"""What the module of a game offers to run files of its right answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from trionfi.cards import Card, Pack
from trionfi.kernel import Position

Inputs: TypeAlias = "Mapping[str, Any]"
"""The inputs of a case, as the file has them."""

Answer: TypeAlias = "Mapping[str, Any]"
"""What the rules say: plain JSON values, cards by their codes, sets of cards as frozensets."""


Plays: TypeAlias = "Sequence[tuple[int, Card]]"
"""The cards of a trick as (seat, card), in order of play."""

ANSWER: Final = "answer"
"""The name of an answer that is a single value or a list; files give it without a name."""


class CaseError(ValueError):
    """A case that cannot be put to the rules: an input is missing or makes no sense."""


@dataclass(frozen=True)
class Adapter:
    """How the files of one game are run.

    Args:
        game: the game's name in this package.
        files: the names that files use for it.
        kinds: for each kind of case, what answers it.
        measures: for perft blocks, what counts the `discards` and the `announce` of a hand.
        bind: for perft blocks, what puts the restrictions of their lines on the first lead.
        scores: for perft blocks, the score of every seat after the last trick.
    """

    game: str
    files: Sequence[str]
    kinds: Mapping[str, Callable[[Inputs], Answer]]
    measures: Mapping[str, Callable[[Inputs], int | None]] = field(default_factory=dict)
    bind: Callable[[Position, Inputs], None] = lambda position, inputs: None
    scores: Callable[[Position, Sequence[Plays], Inputs], Sequence[int]] | None = None


def need(inputs: Inputs, name: str) -> Any:
    """An input that a case cannot do without.

    Raises:
        CaseError: it is not there.
    """
    if name not in inputs:
        raise CaseError(f"the input {name!r} is missing")
    return inputs[name]


def cards_of(data: object, pack: Pack) -> list[Card]:
    """The cards of a list of codes, or of a text of codes.

    Raises:
        CaseError: it is neither.
        UnknownCardError: a code that the pack does not have.
    """
    codes = data.split() if isinstance(data, str) else data
    if not isinstance(codes, list | tuple) or not all(isinstance(code, str) for code in codes):
        raise CaseError(f"a list of cards is expected, not {str(data)[:40]!r}")
    return [pack.card(code) for code in codes]


def plays_of(data: object, pack: Pack) -> list[tuple[int, Card]]:
    """The plays of a list of [seat, card].

    Raises:
        CaseError: it is no such list.
        UnknownCardError: a code that the pack does not have.
    """
    try:
        return [(int(seat), pack.card(code)) for seat, code in data]  # type: ignore[attr-defined]
    except (TypeError, ValueError) as error:
        if isinstance(data, list) and all(isinstance(p, list) and len(p) == 2 for p in data):
            raise
        raise CaseError(f"a list of [seat, card] is expected, not {str(data)[:40]!r}") from error


def codes(cards: Sequence[Card] | frozenset[Card]) -> frozenset[str]:
    """Cards as a set of codes; files list such cards in any order."""
    return frozenset(card.code for card in cards)
