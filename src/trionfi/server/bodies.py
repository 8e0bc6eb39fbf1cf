"""The bodies of the HTTP requests and answers."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from trionfi.server.messages import MatchPlayer
from trionfi.server.shapes import ActionText, CardCode, Reason, Shape, Sheet, TableState

Value = str | int | bool


class Bounds(Shape):
    low: int
    high: int


class OptionSpec(Shape):
    """One option of a game as a form offers it; `values` is empty for a whole number."""

    name: str
    values: list[Value]
    bounds: Bounds | None
    default: Value


class GameSpec(Shape):
    name: str
    pack: str
    players: list[int]
    """The possible numbers of seats."""
    options: list[OptionSpec]
    presets: dict[str, dict[str, Value]]
    """Named sets of values; the first is the default."""
    showcase: list[CardCode]
    """The cards that stand for the game where games are chosen."""


class SeatChoice(Shape):
    """Who is to sit at a seat: the maker, a computer player, or whoever gets the link."""

    kind: Literal["you", "bot", "link"]
    player: str = Field("rules", max_length=40)
    """Which computer player."""


class NewTable(Shape):
    game: str = Field(max_length=40)
    options: dict[str, Value] = Field(default_factory=dict)
    """`players` is the number of seats, `hands` the number of deals, `preset` a preset."""
    seats: list[SeatChoice] = Field(max_length=16)
    name: str = ""
    """The maker's name."""


class Link(Shape):
    seat: int
    url: str


class Created(Shape):
    table: str
    seat: int | None
    code: str | None
    """Recovery code of the maker's seat, told only once."""
    links: list[Link]


class JoinTable(Shape):
    seat: int | None = None
    """A free seat; any if left out."""
    name: str = ""


class Joined(Shape):
    table: str
    seat: int
    code: str | None
    """Recovery code of the seat, told only once: None for who sits there already."""


class Recover(Shape):
    code: str = Field(max_length=100)


class Recovered(Shape):
    table: str
    seat: int


class OpenTable(Shape):
    """One of the guest's tables."""

    table: str
    game: str
    seat: int | None
    players: list[MatchPlayer]
    scores: list[int]
    deal_number: int
    deals_total: int | None
    your_turn: bool
    over: bool


class TableInfo(Shape):
    """What anybody with the link may know of a table."""

    table: str
    game: str
    options: dict[str, Value]
    seat: int | None
    """The asking guest's seat."""
    players: list[MatchPlayer]
    scores: list[int]
    deal_number: int
    deals_total: int | None
    over: bool


class LoggedAction(Shape):
    seat: int
    action: ActionText


class DealStep(Shape):
    """The table as everybody saw it after some actions, and all hands."""

    table: TableState
    hands: list[list[CardCode]]


class DealRecord(Shape):
    """A finished deal, open to all."""

    table: str
    game: str
    options: dict[str, Value]
    players: list[MatchPlayer]
    clockwise: bool
    number: int
    """Counted from 1, void deals included."""
    deals: int
    """How many deals of the match are finished."""
    dealer: int
    hands: list[list[CardCode]]
    pool: list[CardCode]
    log: list[LoggedAction]
    steps: list[DealStep]
    """One more than there are actions: `steps[n]` is the state after `n` of them."""
    sheet: Sheet
    seed: str
    """The 32 bytes of the shuffle, in hexadecimal digits."""
    promise: str
    """What was published before the deal."""


class ReviewedCard(Shape):
    """One card that was played, against perfect play with all cards seen."""

    at: int
    """Its place in the log."""
    trick: int
    seat: int
    card: CardCode
    low: int
    """Bounds of what perfect play would have kept before it."""
    high: int
    after_low: int
    """Bounds of what it kept."""
    after_high: int
    better: CardCode | None
    """The best card, where this one gave something away."""
    loss: int | None
    """What it gave away; None if that is not known."""
    exact: bool


class DealReview(Shape):
    """A finished deal against perfect play with all cards seen; values are card points."""

    side: list[int]
    """The seats whose points are counted."""
    unit: int
    """How many units of the values make a point."""
    result: int
    needed: int | None
    """What the side needed, if it is a matter of card points."""
    complete: bool
    """Whether every card has a value; the first ones may be out of reach."""
    cards: list[ReviewedCard]


class ReviewState(Shape):
    """How far a review is."""

    state: Literal["none", "running", "done", "cancelled", "failed"]
    done: int
    cards: int
    review: DealReview | None


class Failure(Shape):
    """The body of every answer that is not a success."""

    reason: Reason
    message: str
    """The reason as one English sentence, for logs and programs."""
