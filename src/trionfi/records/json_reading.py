"""Reads the JSON form of records; errors name the place and the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from trionfi.records.error import RecordError, illegal
from trionfi.records.reading import read_seed
from trionfi.records.record import DealRecord, MatchRecord, Record
from trionfi.records.text import SCHEMA
from trionfi.rules.deal import Deal, IllegalActionError
from trionfi.rules.game import find_game
from trionfi.rules.match import Match
from trionfi.rules.options import Options

T = TypeVar("T")

KEYS: Final[Mapping[str, frozenset[str]]] = {
    "deal": frozenset(("before", "cards", "seed", "log", "score")),
    "match": frozenset(("seed", "deals")),
}
COMMON: Final = frozenset(("schema", "kind", "game", "options", "names", "dealer"))


def from_json(data: object) -> Record:
    """The record that a JSON value is.

    Raises:
        RecordError: it is none, or the rules refuse something in it.
    """
    plain = _typed(data, dict, "", "an object")
    if type(plain.get("schema")) is not int or plain["schema"] != SCHEMA:
        raise RecordError("schema", f"must be {SCHEMA}, not {_shown(plain.get('schema'))}")
    kind = plain.get("kind")
    if not isinstance(kind, str) or kind not in KEYS:
        raise RecordError("kind", f"must be 'deal' or 'match', not {_shown(kind)}")
    for key in plain:
        if key not in COMMON | KEYS[kind]:
            raise RecordError(str(key)[:40], f"a record of a {kind} has nothing of this name")
    game = _checked("game", lambda: find_game(_typed(plain.get("game"), str, "game", "a name")))
    given = _typed(plain.get("options", {}), dict, "options", "an object")
    options = _checked("options", lambda: game.read_options(given))
    names = _names(plain.get("names", []), options)
    dealer = _dealer(plain.get("dealer"), options)
    if kind == "match":
        seed = _seed(plain.get("seed"))
        first = options.players - 1 if dealer is None else dealer
        match = Match(game, options, seed=seed, first_dealer=first)
        _replay_match(match, plain, names)
        return MatchRecord(match, names)
    if ("cards" in plain) == ("seed" in plain):
        raise RecordError("", "a deal needs either 'cards' or 'seed'")
    make: Callable[..., Deal]
    if "seed" in plain:
        secret = _seed(plain["seed"])
        make = partial(Deal.shuffled, seed=secret)
    else:
        codes = _typed(plain["cards"], list, "cards", "a list of cards")
        make = partial(Deal, cards=_checked("cards", lambda: [game.pack.card(c) for c in codes]))
    before = _before(plain.get("before", []))
    deal: Deal = _checked(
        "before" if before else "cards",
        lambda: make(game, dealer=dealer, options=options, before=before),
    )
    _replay(deal, plain, names, "")
    return DealRecord(deal, names, _seed(plain["seed"]) if "seed" in plain else None)


def _replay_match(match: Match, plain: Mapping[str, Any], names: tuple[str, ...]) -> None:
    entries = _typed(plain.get("deals", []), list, "deals", "a list of deals")
    for number, data in enumerate(entries):
        where = f"deals[{number}]"
        entry = _typed(data, dict, where, "an object")
        deal = _checked(where, match.next_deal)
        _replay(deal, entry, names, where + ".")
        if entry.get("score") is not None:
            match.close_deal()


def _replay(deal: Deal, plain: Mapping[str, Any], names: tuple[str, ...], inside: str) -> None:
    log = _typed(plain.get("log", []), list, f"{inside}log", "a list of moves")
    for number, move in enumerate(log):
        where = f"{inside}log[{number}]"
        if not isinstance(move, list) or [type(part) for part in move] != [int, str]:
            raise RecordError(where, f"a move is [seat, action], not {_shown(move)}")
        seat, text = move
        if not 0 <= seat < deal.seats:
            raise RecordError(where, f"there is no seat {seat}")
        try:
            deal.play(seat, text)
        except IllegalActionError as error:
            raise RecordError(where, illegal(error, deal.game, names)) from None
        except ValueError as error:
            raise RecordError(where, str(error)) from None
    score = plain.get("score")
    if score is None:
        return
    if deal.sheet is None:
        raise RecordError(f"{inside}score", "the deal is not over and has no score yet")
    if score != list(deal.sheet.scores):
        scores = list(deal.sheet.scores)
        raise RecordError(f"{inside}score", f"the score of this deal is {scores}, not {score}")


def _names(data: object, options: Options) -> tuple[str, ...]:
    names = _typed(data, list, "names", "a list of names")
    if not all(isinstance(name, str) for name in names):
        raise RecordError("names", "every name is a text")
    if names and len(names) != options.players:
        raise RecordError("names", f"{options.players} seats need as many, not {len(names)}")
    return tuple(names)


def _dealer(data: object, options: Options) -> int | None:
    if data is None or (type(data) is int and 0 <= data < options.players):
        return data
    last = options.players - 1
    raise RecordError("dealer", f"the dealer is a seat from 0 to {last}, not {_shown(data)}")


def _before(data: object) -> tuple[int, ...]:
    numbers = _typed(data, list, "before", "a list of whole numbers")
    if not all(type(number) is int and abs(number) < 10**9 for number in numbers):
        raise RecordError("before", f"must be a list of whole numbers, not {_shown(data)}")
    return tuple(numbers)


def _seed(data: object) -> bytes:
    return _checked("seed", lambda: read_seed(_typed(data, str, "seed", "a text")))


def _typed(data: object, kind: type, where: str, wanted: str) -> Any:
    if not isinstance(data, kind):
        raise RecordError(where, f"must be {wanted}, not {_shown(data)}")
    return data


def _checked(where: str, make: Callable[[], T]) -> T:
    try:
        return make()
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(where, str(error)) from None


def _shown(data: object) -> str:
    return "nothing" if data is None else repr(data)[:40]
