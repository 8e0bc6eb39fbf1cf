"""What the module of a game offers to run files of its right answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from trionfi.cards import Card, Pack
from trionfi.kernel import Position
from trionfi.rules.card_play import CardPlay
from trionfi.rules.options import Options

OptionsT = TypeVar("OptionsT", bound=Options)

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
        options: what reads the options of a case, where files know more or less of them than the
            game does.
    """

    game: str
    files: Sequence[str]
    kinds: Mapping[str, Callable[[Inputs], Answer]]
    measures: Mapping[str, Callable[[Inputs], int | None]] = field(default_factory=dict)
    bind: Callable[[Position, Inputs], None] = lambda position, inputs: None
    scores: Callable[[Position, Sequence[Plays], Inputs], Sequence[int]] | None = None
    options: Callable[[Inputs], Options] | None = None


def need(inputs: Inputs, name: str) -> Any:
    """An input that a case cannot do without.

    Raises:
        CaseError: it is not there.
    """
    if name not in inputs:
        raise CaseError(f"the input {name!r} is missing")
    return inputs[name]


def options_of(kind: type[OptionsT], inputs: Inputs, *direct: str, **forced: object) -> OptionsT:
    """The options of a case: its preset or profile, and its single options.

    Args:
        direct: options that a case may give among its inputs.
        forced: options that hold whatever the case says.

    Raises:
        OptionError: an option that there is not.
    """
    given = dict(inputs.get("options") or {})
    given |= {name: inputs[name] for name in direct if name in inputs}
    if (preset := preset_of(inputs, given)) is not None:
        given["preset"] = preset
    if "profile" not in {choice.name for choice in kind.choices()}:
        given.pop("profile", None)
    return kind.read({**given, **forced})


def preset_of(inputs: Inputs, given: Mapping[str, Any]) -> Any:
    """The preset or profile that a case names among its options or its inputs, if any."""
    of_the_case = inputs.get("preset"), inputs.get("profile")
    named = given.get("preset"), *of_the_case, given.get("profile")
    return next((preset for preset in named if preset not in (None, "any")), None)


def with_defaults(kind: type[Options], inputs: Inputs, defaults: Mapping[str, Any]) -> Inputs:
    """The inputs of a case in whose file these options hold where it names none itself.

    An option that a preset sets is named by whoever names the preset.
    """
    given = inputs.get("options") or {}
    if not isinstance(given, Mapping):
        return inputs
    named = set(given)
    if (preset := preset_of(inputs, given)) is not None:
        named |= {"preset", "profile", *kind.presets.get(str(preset), {})}
    used = {name: value for name, value in defaults.items() if name not in named}
    return {**inputs, "options": {**used, **given}}


def seat_of(value: object, seats: int) -> int:
    """A seat.

    Raises:
        CaseError: there is no such seat.
    """
    if isinstance(value, str) and value.isdecimal():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
        raise CaseError(f"seats are 0 to {seats - 1}, not {str(value)[:20]!r}")
    return value


def position_of(
    play: CardPlay, hand: Sequence[Card], trick: Sequence[Card], **setting: Any
) -> Position:
    """A position in which the seat in turn has this hand and these cards lie on the table.

    What the others hold does not matter: they get any cards that are left.

    Args:
        setting: further arguments of `Position`.

    Raises:
        CaseError: the trick is complete, or there are not cards enough for such hands.
    """
    if len(trick) >= play.seats:
        raise CaseError(f"a trick that is being played has at most {play.seats - 1} cards")
    left = [card for card in play.pack if card not in hand and card not in trick]
    hands: list[Sequence[Card]] = []
    for seat in range(play.seats):
        size = len(hand) - (seat < len(trick))
        hands.append(left[:size] if seat != len(trick) else hand)
        left = left[size:] if seat != len(trick) else left
    if any(len(cards) < len(hand) - 1 for cards in hands):
        raise CaseError(f"{play.seats} hands of {len(hand)} cards are more than the pack has")
    numbers = [play.pack.numbers(cards) for cards in hands]
    return Position(play.rules, numbers, 0, trick=play.pack.numbers(trick), **setting)


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


def plays_of(data: Any, pack: Pack) -> list[tuple[int, Card]]:
    """The plays of a list of [seat, card].

    Raises:
        CaseError: it is no such list.
        UnknownCardError: a code that the pack does not have.
    """
    try:
        return [(int(seat), pack.card(code)) for seat, code in data]
    except (TypeError, ValueError) as error:
        if isinstance(data, list) and all(isinstance(p, list) and len(p) == 2 for p in data):
            raise
        raise CaseError(f"a list of [seat, card] is expected, not {str(data)[:40]!r}") from error


def hands_played(
    tricks: Sequence[Sequence[Card]], leader: int, play: CardPlay, seats: int
) -> list[list[Card]]:
    """What each seat held of tricks that are listed without seats, each in order of play."""
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for trick in tricks:
        plays = [((leader + place) % seats, card) for place, card in enumerate(trick)]
        for seat, card in plays:
            hands[seat].append(card)
        leader = play.winner(plays)
    return hands


def codes(cards: Sequence[Card] | frozenset[Card]) -> frozenset[str]:
    """Cards as a set of codes; files list such cards in any order."""
    return frozenset(card.code for card in cards)
