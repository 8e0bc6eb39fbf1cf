"""Answers of the solver in the words of the table: cards and seats instead of numbers."""

from __future__ import annotations

from dataclasses import dataclass

from trionfi.cards import Card
from trionfi.rules.reason import Json


@dataclass(frozen=True, slots=True)
class CardValue:
    """What perfect play brings after one card.

    Args:
        card: the card.
        low: the least possible result for the side …
        high: … and the greatest; both are equal when the value is exact.
        loss: what the card gives away against the best one, from the view of the seat that plays
            it; None while that is not known.
    """

    card: Card
    low: int
    high: int
    loss: int | None

    @property
    def exact(self) -> bool:
        return self.low == self.high

    def to_json(self) -> dict[str, Json]:
        return {"card": self.card.code, "low": self.low, "high": self.high, "loss": self.loss}


@dataclass(frozen=True, slots=True)
class Result:
    """The result of perfect play from a position, all cards seen.

    Args:
        side: the seats whose result is counted; they play together, and so do all others.
        low: the least possible result in the game's own unit …
        high: … and the greatest; both are equal when the value is exact.
        cards: the legal cards of the seat in turn, best first.
        line: one line of best play to the end, as (seat, card); empty if it was not asked for or
            the budget ended.
        nodes: cards played in the search.
        seat: the seat in turn, -1 when play is over.
    """

    side: tuple[int, ...]
    low: int
    high: int
    cards: tuple[CardValue, ...]
    line: tuple[tuple[int, Card], ...]
    nodes: int
    seat: int

    @property
    def exact(self) -> bool:
        return self.low == self.high

    @property
    def value(self) -> int | None:
        """The result, if it is known."""
        return self.low if self.exact else None

    def to_json(self) -> dict[str, Json]:
        return {
            "side": list(self.side),
            "low": self.low,
            "high": self.high,
            "exact": self.exact,
            "seat": self.seat,
            "cards": [card.to_json() for card in self.cards],
            "line": [[seat, card.code] for seat, card in self.line],
            "nodes": self.nodes,
        }

    def __str__(self) -> str:
        side = " ".join(map(str, self.side))
        lines = [f"seats {side}: {span(self.low, self.high)} ({self.nodes:,} nodes)"]
        for card in self.cards:
            loss = "?" if card.loss is None else f"-{card.loss}" if card.loss else "best"
            lines.append(f"  {card.card.code:>4} {span(card.low, card.high):>10}  {loss}")
        if self.line:
            lines.append("  " + " ".join(card.code for _, card in self.line))
        return "\n".join(lines)


def span(low: int, high: int) -> str:
    """A value, or the bounds of one that is not known."""
    return str(low) if low == high else f"{low} to {high}"


@dataclass(frozen=True, slots=True)
class CardReview:
    """One card that was played, against perfect play with all cards seen.

    Args:
        at: place of the action in the deal's log.
        trick: number of the trick, from 1.
        seat: who played it.
        card: what was played.
        low, high: bounds of the result that perfect play would have kept before the card.
        after_low, after_high: the same after the card.
        better: the best card, where the one played gave something away; None if it was as good as
            any, or if it is not known which one was better.
        loss: what the card gave away, in the unit of the result; None if it is not known.
    """

    at: int
    trick: int
    seat: int
    card: Card
    low: int
    high: int
    after_low: int
    after_high: int
    better: Card | None
    loss: int | None

    @property
    def exact(self) -> bool:
        return self.low == self.high and self.after_low == self.after_high

    def to_json(self) -> dict[str, Json]:
        return {
            "at": self.at,
            "trick": self.trick,
            "seat": self.seat,
            "card": self.card.code,
            "low": self.low,
            "high": self.high,
            "afterLow": self.after_low,
            "afterHigh": self.after_high,
            "better": self.better.code if self.better else None,
            "loss": self.loss,
            "exact": self.exact,
        }


@dataclass(frozen=True, slots=True)
class Review:
    """A deal that was played, card by card, against perfect play with all cards seen.

    Args:
        side: the seats whose result is counted.
        cards: the cards in the order of play.
        result: what the side came to, in the unit of the values.
        nodes: cards played in the searches.
        complete: whether every card has an exact value.
    """

    side: tuple[int, ...]
    cards: tuple[CardReview, ...]
    result: int
    nodes: int
    complete: bool

    def losses(self) -> dict[int, int]:
        """What each seat gave away, as far as that is known."""
        lost: dict[int, int] = {}
        for card in self.cards:
            lost[card.seat] = lost.get(card.seat, 0) + (card.loss or 0)
        return lost

    def to_json(self) -> dict[str, Json]:
        return {
            "side": list(self.side),
            "result": self.result,
            "complete": self.complete,
            "nodes": self.nodes,
            "cards": [card.to_json() for card in self.cards],
        }
