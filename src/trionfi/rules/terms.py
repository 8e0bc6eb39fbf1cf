"""Scores as sums of terms: every line of a sheet is one integer per seat, with its reasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from trionfi.rules.reason import Json, Reason, Value, facts_to_json


@dataclass(frozen=True, slots=True)
class Term:
    """One line of a score.

    Args:
        rule: key of the rule that it follows from.
        amounts: one integer per seat.
        facts: what went into it (the working).
    """

    rule: str
    amounts: tuple[int, ...]
    facts: Mapping[str, Value] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {
            "rule": self.rule,
            "amounts": list(self.amounts),
            "facts": facts_to_json(self.facts),
        }


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of a deal.

    Args:
        headline: the result in one line, as a key with facts.
        seats: number of seats.
        terms: the lines; their column sums are the scores, always.
        facts: what the sheet shows besides (points of both sides, target, bouts, cards).
        counts: whether the deal counts as one of the match (a void deal does not).
        same_dealer: whether the same seat deals the next cards, instead of the next one.
    """

    headline: Reason
    seats: int
    terms: tuple[Term, ...] = ()
    facts: Mapping[str, Value] = field(default_factory=dict)
    counts: bool = True
    same_dealer: bool = False

    @property
    def scores(self) -> tuple[int, ...]:
        """Column sums of the terms, one per seat."""
        return column_sums((term.amounts for term in self.terms), self.seats)

    def to_json(self) -> dict[str, Json]:
        return {
            "headline": self.headline.to_json(),
            "scores": list(self.scores),
            "terms": [term.to_json() for term in self.terms],
            "facts": facts_to_json(self.facts),
            "counts": self.counts,
        }


def written(rule: str, winners: Sequence[int], each: int, seats: int, **facts: Value) -> Term:
    """A term of points that are written down for some seats.

    Whatever is written for a seat is paid to it by every seat that does not write it too, so the
    term sums to zero.

    Args:
        winners: the seats that write `each` points.
        seats: number of seats.
        facts: what else belongs to the working.
    """
    paid = each * len(winners)
    amounts = tuple(each * seats * (seat in winners) - paid for seat in range(seats))
    return Term(rule, amounts, {"winner": tuple(winners), "each": each, **facts})


def written_points(terms: Iterable[Term], seats: int) -> tuple[int, ...]:
    """The points written for each seat by terms of `written`, as a score sheet has them."""
    points = [0] * seats
    for term in terms:
        winners, each = term.facts["winner"], term.facts["each"]
        assert isinstance(winners, tuple)
        assert isinstance(each, int)
        for seat in range(seats):
            points[seat] += each * (seat in winners)
    return tuple(points)


def column_sums(rows: Iterable[tuple[int, ...]], width: int) -> tuple[int, ...]:
    """Sums of each column of `rows`; zeros if there are none."""
    sums = [0] * width
    for row in rows:
        for column, amount in enumerate(row):
            sums[column] += amount
    return tuple(sums)
