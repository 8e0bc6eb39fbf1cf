"""Reads the text form of records; errors name the line and the reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

from trionfi.records.error import RecordError, illegal
from trionfi.records.items import read_item
from trionfi.records.record import DealRecord, MatchRecord, Record
from trionfi.records.text import SCHEMA, SEPARATOR, label_of, unescape
from trionfi.rules.deal import Deal, IllegalActionError
from trionfi.rules.game import Game, find_game
from trionfi.rules.match import Match
from trionfi.rules.options import Options

T = TypeVar("T")

HEADER: Final = ("game", "options", "names", "dealer", "before", "seed", "cards", "hands", "pool")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record: its number from 1, its first word and the rest."""

    number: int
    word: str
    rest: str

    def error(self, reason: str) -> RecordError:
        return RecordError(f"line {self.number}", reason)


@dataclass
class Parts:
    """A record taken apart: header lines by their first word, then the log."""

    header: dict[str, Line] = field(default_factory=dict)
    body: list[Line] = field(default_factory=list)


def read_text(text: str) -> Record:
    """The record that a text is.

    Raises:
        RecordError: the text is no record, or the rules refuse something in it.
    """
    lines = [
        Line(number, *[*line.split(None, 1), ""][:2])
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not lines:
        raise RecordError("", "the record is empty")
    is_match = _is_match(lines[0])
    parts = _take_apart(lines[1:])
    if "game" not in parts.header:
        raise RecordError("", "the record names no game: a line 'game french' is missing")
    game = _checked(parts.header["game"], lambda rest: find_game(rest.strip()))
    options = _options(parts, game)
    names = _names(parts, options)
    if is_match:
        return _match(parts, game, options, names)
    return _deal(parts, game, options, names)


def _is_match(line: Line) -> bool:
    version, *kind = line.rest.split() or [""]
    if line.word != "trionfi" or not version:
        raise line.error(f"a record begins with 'trionfi {SCHEMA}', not {_short(line)}")
    if version != str(SCHEMA):
        raise line.error(f"the record has version {version[:20]}, and only {SCHEMA} is known")
    if kind not in ([], ["match"]):
        raise line.error(f"a record is of a deal or of a 'match', not of {' '.join(kind)[:40]!r}")
    return bool(kind)


def _take_apart(lines: Sequence[Line]) -> Parts:
    parts = Parts()
    for line in lines:
        if parts.body or line.word not in HEADER:
            if line.word in HEADER:
                raise line.error(f"the line '{line.word}' must stand before the log")
            parts.body.append(line)
        elif line.word in parts.header:
            first = parts.header[line.word].number
            raise line.error(f"'{line.word}' stands twice, first in line {first}")
        else:
            parts.header[line.word] = line
    return parts


def _options(parts: Parts, game: Game[Any]) -> Options:
    def read(rest: str) -> Options:
        values: dict[str, object] = {}
        for word in rest.split():
            name, equals, value = word.partition("=")
            if not equals:
                raise ValueError(f"an option is written name=value, not {word[:40]!r}")
            values[name] = value
        options: Options = game.read_options(values)
        return options

    line = parts.header.get("options")
    return game.read_options(None) if line is None else _checked(line, read)


def _names(parts: Parts, options: Options) -> tuple[str, ...]:
    line = parts.header.get("names")
    if line is None:
        return ()
    names = tuple(unescape(word.strip()) for word in line.rest.split(SEPARATOR))
    if len(names) != options.players:
        raise line.error(f"{options.players} seats need as many names, not {len(names)}")
    return names


def _deal(parts: Parts, game: Game[Any], options: Options, names: tuple[str, ...]) -> DealRecord:
    make: Callable[..., Deal]
    seed: bytes | None = None
    dealer, before = _dealer(parts, options), _before(parts)
    given = [word for word in ("seed", "cards", "hands") if word in parts.header]
    if len(given) != 1:
        raise RecordError("", "a deal needs one line 'cards', 'hands' or 'seed', no more, no less")
    line = parts.header[given[0]]
    if "pool" in parts.header and given[0] != "hands":
        raise parts.header["pool"].error("'pool' goes only with 'hands'")
    if given[0] == "seed":
        secret = seed = _checked(line, read_seed)
        make = partial(Deal.shuffled, seed=secret)
    elif given[0] == "cards":
        make = partial(Deal, cards=_checked(line, game.pack.parse))
    else:
        make = _from_hands(parts, game, options)
    line = parts.header.get("before", line)
    deal: Deal = _checked(line, lambda _: make(game, dealer=dealer, options=options, before=before))
    rest = replay(deal, parts.body, names)
    if rest:
        _check_score(deal, rest[0])
        rest = rest[1:]
    if rest:
        raise rest[0].error("nothing may follow the score of a deal")
    return DealRecord(deal, names, seed)


def _from_hands(parts: Parts, game: Game[Any], options: Options) -> Callable[..., Deal]:
    line = parts.header["hands"]
    hands = _checked(line, lambda rest: [game.pack.parse(part) for part in rest.split("/")])
    pool_line = parts.header.get("pool")
    if pool_line is None:
        dealt = {card for hand in hands for card in hand}
        pool = tuple(card for card in game.pack if card not in dealt)
    else:
        pool = _checked(pool_line, game.pack.parse)
    if len(hands) != options.players:
        raise line.error(f"there are {len(hands)} hands, not {options.players}")
    return partial(Deal.from_hands, hands=hands, pool=pool)


def _match(parts: Parts, game: Game[Any], options: Options, names: tuple[str, ...]) -> MatchRecord:
    for word in ("before", "cards", "hands", "pool"):
        if word in parts.header:
            raise parts.header[word].error(f"a match has a 'seed', no '{word}'")
    if "seed" not in parts.header:
        raise RecordError("", "a match needs a line 'seed' of 64 hexadecimal digits")
    seed = _checked(parts.header["seed"], read_seed)
    dealer = _dealer(parts, options)
    first = options.players - 1 if dealer is None else dealer
    match = Match(game, options, seed=seed, first_dealer=first)
    lines = parts.body
    while lines:
        start, lines = lines[0], lines[1:]
        if start.word != "deal" or start.rest.strip() != str(match.number + 1):
            raise start.error(f"'deal {match.number + 1}' is expected here, not {_short(start)}")
        deal = _checked(start, lambda _: match.next_deal())
        lines = replay(deal, lines, names)
        if lines and lines[0].word == "score":
            _check_score(deal, lines[0])
            match.close_deal()
            lines = lines[1:]
    return MatchRecord(match, names)


def replay(deal: Deal, lines: list[Line], names: Sequence[str]) -> list[Line]:
    """Plays the lines of a log; returns the lines from the first that belongs to no log."""
    for index, line in enumerate(lines):
        if line.word in ("score", "deal"):
            return lines[index:]
        for word in line.rest.split():
            _play(deal, line, word, names)
    return []


def _play(deal: Deal, line: Line, word: str, names: Sequence[str]) -> None:
    decision = deal.decision
    if decision is None:
        raise line.error(f"the deal is over, but the record goes on with {word[:40]!r}")
    label = label_of(deal)
    if line.word != label:
        here = f"trick {label}" if label.isdecimal() else f"the question '{label}'"
        raise line.error(f"the deal is at {here}, not at {_quoted(line.word)}")
    before, colon, after = word.partition(":")
    seat = decision.seat
    if colon:
        if not before.isdecimal() or int(before[:3]) >= deal.seats:
            raise line.error(f"there is no seat {before[:20]!r}")
        seat, word = int(before), after
    action = _checked(line, lambda _: read_item(word, line.word, deal.game.pack))
    try:
        deal.play(seat, action)
    except IllegalActionError as error:
        raise line.error(illegal(error, deal.game, names)) from None


def _check_score(deal: Deal, line: Line) -> None:
    if line.word != "score":
        raise line.error(f"{_short(line)} does not belong into the record of a deal")
    if deal.sheet is None:
        raise line.error("the deal is not over and has no score yet")
    scores = " ".join(map(str, deal.sheet.scores))
    if line.rest.split() != scores.split():
        raise line.error(f"the score of this deal is {scores}, not {line.rest.strip()[:60]}")


def _dealer(parts: Parts, options: Options) -> int | None:
    line = parts.header.get("dealer")
    if line is None:
        return None
    rest = line.rest.strip()
    if not rest.isdecimal() or not int(rest[:6]) < options.players:
        last = options.players - 1
        raise line.error(f"the dealer is a seat from 0 to {last}, not {rest[:20]!r}")
    return int(rest)


def _before(parts: Parts) -> tuple[int, ...]:
    line = parts.header.get("before")
    if line is None:
        return ()
    words = line.rest.split()
    if not all(re.fullmatch(r"-?\d{1,9}", word, re.ASCII) for word in words):
        raise line.error(f"'before' takes whole numbers, not {line.rest.strip()[:40]!r}")
    return tuple(map(int, words))


def read_seed(text: str) -> bytes:
    """The 32 bytes of a seed.

    Raises:
        ValueError: the text is not 64 hexadecimal digits.
    """
    try:
        seed = bytes.fromhex(text.strip())
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise ValueError(f"a seed is 64 hexadecimal digits, not {text.strip()[:70]!r}")
    return seed


def _checked(line: Line, make: Callable[[str], T]) -> T:
    """What `make` reads from the rest of a line; its errors get the number of the line."""
    try:
        return make(line.rest)
    except RecordError:
        raise
    except ValueError as error:
        raise line.error(str(error)) from None


def _short(line: Line) -> str:
    return repr(f"{line.word} {line.rest}".strip()[:40])


def _quoted(label: str) -> str:
    return f"trick {label[:8]}" if label.isdecimal() else repr(label[:40])
