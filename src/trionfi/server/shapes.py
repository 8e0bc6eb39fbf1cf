"""What a view looks like on the wire, see "The wire" in `docs/architecture.md`.

Every message is put into these models before it leaves, and they take no field that they do not
declare: what is not written here cannot reach a client.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel
from typing_extensions import TypeAliasType

CardCode = TypeAliasType("CardCode", str)
ActionText = TypeAliasType("ActionText", str)
Facts = TypeAliasType("Facts", dict[str, Any])


class Shape(BaseModel):
    """Base of all models of the wire: names in camel case, nothing undeclared."""

    model_config = ConfigDict(
        alias_generator=to_camel,
        extra="forbid",
        frozen=True,
        json_schema_serialization_defaults_required=True,
        populate_by_name=True,
        use_attribute_docstrings=True,
    )

    def to_text(self) -> str:
        """The JSON text that is sent."""
        return self.model_dump_json(by_alias=True)


class Reason(Shape):
    """The key of a rule and the facts behind it, never a sentence."""

    rule: str
    facts: Facts


class RefusedAction(Shape):
    action: ActionText
    reason: Reason


class OneForm(Shape):
    """One of a few listed actions."""

    kind: Literal["one"]
    options: list[ActionText]
    refused: list[RefusedAction]


class PlaysForm(Shape):
    """A card to play, some with signals."""

    kind: Literal["plays"]
    legal: list[CardCode]
    refused: dict[CardCode, Reason]
    signals: dict[CardCode, list[str]]


class PickForm(Shape):
    """All of `forced` and exactly `take` of `pool`."""

    kind: Literal["pick"]
    verb: str
    forced: list[CardCode]
    pool: list[CardCode]
    take: int
    refused: dict[CardCode, Reason]


class CardSet(Shape):
    """Cards that have a name together, and what they are worth by themselves."""

    name: str
    cards: list[CardCode]
    points: int


class SomeForm(Shape):
    """Any set of `items` that the game accepts; any union of `sets` is one."""

    kind: Literal["some"]
    verb: str
    items: list[CardCode]
    sets: list[CardSet]
    points: int | None
    """What all of them are worth together."""


class EitherForm(Shape):
    """One of several forms."""

    kind: Literal["either"]
    parts: list[Form]


Form = TypeAliasType(
    "Form",
    Annotated[OneForm | PlaysForm | PickForm | SomeForm | EitherForm, Field(discriminator="kind")],
)


class Decision(Shape):
    """The running question."""

    seat: int
    topic: str
    yours: bool
    """Whether the viewer is to answer; false also while the room answers for it."""
    form: Form | None
    others: Form | None
    """What the viewer may do out of turn."""
    open: bool
    """Whether others may answer it too, before the seat that is asked."""


class Answer(Shape):
    """What a seat answered outside card play."""

    topic: str
    action: ActionText


class SeatState(Shape):
    """What everybody sees of one seat."""

    cards: int
    tricks: int
    roles: list[str]
    said: list[Answer]
    """Oldest first."""
    shown: list[CardCode]
    laid: int
    """How many cards it has put away."""


class Pool(Shape):
    """Undealt cards in the middle: how many, and those that lie face up."""

    count: int
    cards: list[CardCode]


class Lying(Shape):
    """A card of a trick."""

    seat: int
    card: CardCode
    signal: str | None


class LastTrick(Shape):
    plays: list[Lying]
    winner: int


class Contract(Shape):
    name: str
    factor: int
    facts: Facts
    counted: int | None
    """How many of the cards that it counts the taker's side has won for all to see."""


class TableState(Shape):
    """What lies on the table."""

    dealer: int
    phase: str
    """Topic of the running question; `waiting` before the first deal, `over` after a deal."""
    seats: list[SeatState]
    pool: Pool
    contract: Contract | None
    trick: list[Lying]
    winning: int | None
    last_trick: LastTrick | None
    fresh: list[CardCode]
    """Cards of the viewer's hand that came from the pool."""


class Term(Shape):
    """One line of a score: an amount per seat."""

    rule: str
    amounts: list[int]
    facts: Facts


class Sheet(Shape):
    """The score of a deal."""

    headline: Reason
    scores: list[int]
    terms: list[Term]
    facts: Facts
    counts: bool
    """Whether the deal counts as one of the match."""


class View(Shape):
    """All that one seat may know."""

    seat: int | None
    """None for a spectator."""
    hand: list[CardCode]
    groups: list[list[CardCode]]
    """The hand in groups, as people hold it."""
    decision: Decision | None
    table: TableState
    sheet: Sheet | None


class BegunFact(Shape):
    type: Literal["Begun"]
    dealer: int
    hands: list[int]
    pool: int


class DealtFact(Shape):
    type: Literal["Dealt"]
    seat: int
    cards: list[CardCode]


class DidFact(Shape):
    """An answer; a secret one of another seat is `hidden` and its verb."""

    type: Literal["Did"]
    seat: int
    action: ActionText
    topic: str


class TurnedFact(Shape):
    type: Literal["Turned"]
    cards: list[CardCode]


class TookFact(Shape):
    type: Literal["Took"]
    seat: int
    count: int
    cards: list[CardCode] | None


class SawFact(Shape):
    """Cards looked at face down."""

    type: Literal["Saw"]
    seat: int
    count: int
    cards: list[CardCode] | None


class LaidFact(Shape):
    type: Literal["Laid"]
    seat: int
    count: int
    cards: list[CardCode] | None


class ShownFact(Shape):
    type: Literal["Shown"]
    seat: int
    cards: list[CardCode]
    rule: str


class RoleFact(Shape):
    type: Literal["Role"]
    seat: int
    role: str


class ContractFact(Shape):
    type: Literal["Contract"]
    name: str
    factor: int
    facts: Facts


class LeadFact(Shape):
    type: Literal["Lead"]
    seat: int


class WonFact(Shape):
    type: Literal["Won"]
    seat: int


class NotedFact(Shape):
    type: Literal["Noted"]
    rule: str
    facts: Facts


class SettledFact(Shape):
    type: Literal["Settled"]
    sheet: Sheet


Fact = TypeAliasType(
    "Fact",
    Annotated[
        BegunFact
        | DealtFact
        | DidFact
        | TurnedFact
        | TookFact
        | SawFact
        | LaidFact
        | ShownFact
        | RoleFact
        | ContractFact
        | LeadFact
        | WonFact
        | NotedFact
        | SettledFact,
        Field(discriminator="type"),
    ],
)
