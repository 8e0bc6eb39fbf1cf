"""The messages of a table's socket: a discriminated union on `type` each way."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType

from trionfi.server.shapes import ActionText, Fact, Reason, Shape, View

# --- What a client sends -------------------------------------------------------------------------


class Hello(Shape):
    """The first message; `seq` is the last number seen, to get what was told since."""

    type: Literal["hello"]
    seq: int | None = None


class Act(Shape):
    """An answer to the running question, or something out of turn."""

    type: Literal["act"]
    seq: int
    action: ActionText


class Next(Shape):
    """Go on to the next deal; before the first one, begin."""

    type: Literal["next"]
    seq: int | None = None


class Undo(Shape):
    """Take back to this seat's last decision; only in practice."""

    type: Literal["undo"]


class AskHint(Shape):
    type: Literal["hint"]


class Ping(Shape):
    type: Literal["ping"]


ClientMessage = TypeAliasType(
    "ClientMessage",
    Annotated[Hello | Act | Next | Undo | AskHint | Ping, Field(discriminator="type")],
)
CLIENT_MESSAGE: TypeAdapter[Hello | Act | Next | Undo | AskHint | Ping] = TypeAdapter(ClientMessage)

# --- What the server sends -----------------------------------------------------------------------


class MatchPlayer(Shape):
    """Who sits at one seat."""

    name: str
    """Empty for a computer player, and for a person without a name."""
    kind: Literal["person", "bot", "free"]
    """`free`: kept for somebody with a link; a computer player stands in."""
    connected: bool
    """False for an absent person; a computer player is always there."""


class DealResult(Shape):
    """A finished deal in the match's list."""

    scores: list[int]
    headline: Reason
    counts: bool
    totals: list[int]
    """Points of each side in the running game after it, where they run from deal to deal."""
    target: int | None
    """The points that win the game."""


class MatchState(Shape):
    """The match around the deal; the same for everybody."""

    game: str
    options: dict[str, str | int | bool]
    players: list[MatchPlayer]
    scores: list[int]
    deals: list[DealResult]
    """The finished deals, void ones included."""
    deal_number: int
    """The running or last deal, counted from 1, void ones included; 0 before the first."""
    deals_total: int | None
    """Known number of deals, void ones included; None when the score ends the match."""
    promise: str
    """SHA-256 of the seed of the running deal, or of the next before the first."""
    can_undo: bool
    """Whether all other seats are computer players, so that moves may be taken back."""
    clockwise: bool
    """Whether the turn goes round clockwise, which matters to the drawing only."""
    over: bool


class Clock(Shape):
    """The time that runs for everybody to see, when the message is sent."""

    kind: Literal["quiet", "last_call", "away", "idle"]
    """`quiet`: a talk without a word, until its last call; `last_call`: until silence is taken for
    an answer; `away`, `idle`: until a computer player answers for the seat."""
    seat: int
    left: float
    """Seconds."""
    seconds: float
    """All of them."""


class ViewMessage(Shape):
    """Everything for drawing, and what is new since the message before."""

    type: Literal["view"] = "view"
    seq: int
    view: View
    facts: list[Fact]
    match: MatchState
    clock: Clock | None


class RefusedMessage(Shape):
    """An intention that changed nothing."""

    type: Literal["refused"] = "refused"
    reason: Reason
    seq: int


class HintMessage(Shape):
    type: Literal["hint"] = "hint"
    action: ActionText
    seq: int


class ErrorMessage(Shape):
    """A message that is none, or a table that is none."""

    type: Literal["error"] = "error"
    reason: Reason


class ReplacedMessage(Shape):
    """The seat was opened in another window; this socket is closed."""

    type: Literal["replaced"] = "replaced"


class PongMessage(Shape):
    type: Literal["pong"] = "pong"


ServerMessage = TypeAliasType(
    "ServerMessage",
    Annotated[
        ViewMessage | RefusedMessage | HintMessage | ErrorMessage | ReplacedMessage | PongMessage,
        Field(discriminator="type"),
    ],
)
SERVER_MESSAGE: TypeAdapter[
    ViewMessage | RefusedMessage | HintMessage | ErrorMessage | ReplacedMessage | PongMessage
] = TypeAdapter(ServerMessage)
