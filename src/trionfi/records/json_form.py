"""Writes the JSON form of records: `schema` 1, kinds `deal` and `match`."""

from __future__ import annotations

from collections.abc import Sequence

from trionfi.records.text import SCHEMA
from trionfi.rules.deal import Deal
from trionfi.rules.match import Match
from trionfi.rules.reason import Json


def deal_to_json(deal: Deal, names: Sequence[str], seed: bytes | None) -> dict[str, Json]:
    """A deal: `cards` (the whole pack as dealt) or `seed`, `log` of [seat, action], `score`.

    Where the game wants to know what went before the deal, `before` is a list of numbers.
    """
    plain = _header("deal", deal, names, deal.dealer)
    if deal.before:
        plain["before"] = list(deal.before)
    if seed is not None:
        plain["seed"] = seed.hex()
    else:
        plain["cards"] = [card.code for card in deal.cards]
    return plain | _log(deal)


def match_to_json(match: Match, deals: Sequence[Deal], names: Sequence[str]) -> dict[str, Json]:
    """A match: `seed`, `deals` of `log` and, when written down, `score`."""
    plain = _header("match", match, names, match.first_dealer)
    plain["seed"] = match.seed.hex()
    entries: list[Json] = []
    for number, deal in enumerate(deals):
        entry = _log(deal)
        if number >= match.number:
            entry["score"] = None
        entries.append(entry)
    return {**plain, "deals": entries}


def _header(kind: str, whole: Deal | Match, names: Sequence[str], dealer: int) -> dict[str, Json]:
    return {
        "schema": SCHEMA,
        "kind": kind,
        "game": whole.game.name,
        "options": dict(whole.options.changed()),
        "names": list(names),
        "dealer": dealer,
    }


def _log(deal: Deal) -> dict[str, Json]:
    log: list[Json] = [[seat, str(action)] for seat, action in deal.log]
    return {"log": log, "score": None if deal.sheet is None else list(deal.sheet.scores)}
