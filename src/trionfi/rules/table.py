"""What lies on the table for one seat: a fold of the facts it was told.

Bots, the server and the analysis read tables instead of folding facts themselves, and the web
draws them; so the meaning of a fact stands here only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Final, NamedTuple

from trionfi.cards import Card
from trionfi.rules.actions import Hidden, Play
from trionfi.rules.card_play import CardPlay
from trionfi.rules.facts import (
    Begun,
    Contract,
    Dealt,
    Did,
    Fact,
    Laid,
    Lead,
    Noted,
    Role,
    Saw,
    Settled,
    Shown,
    Took,
    Turned,
    Won,
)
from trionfi.rules.reason import Json
from trionfi.rules.terms import Sheet

SIDE: Final = frozenset({"taker", "partner"})
"""The roles of the side that a contract binds."""


class Answer(NamedTuple):
    """What a seat answered outside card play, in text form, and to which question."""

    topic: str
    action: str


@dataclass
class Seat:
    """What everybody sees of one seat."""

    cards: int = 0
    tricks: int = 0
    roles: list[str] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    """Its answers outside card play, oldest first."""
    shown: list[Card] = field(default_factory=list)
    laid: int = 0
    """How many cards it has put away."""

    @property
    def said(self) -> list[str]:
        """Text forms of its answers outside card play, oldest first."""
        return [answer.action for answer in self.answers]


@dataclass
class Trick:
    """A trick: who played what, and who won it."""

    plays: list[tuple[int, Card]] = field(default_factory=list)
    signals: list[tuple[str, ...]] = field(default_factory=list)
    winner: int | None = None


class Table:
    """The table as one seat (or a spectator) knows it.

    Args:
        play: the card play in force, which knows who is winning a trick.
        facts: what the seat was told, oldest first.
    """

    def __init__(self, play: CardPlay, facts: Iterable[Fact]) -> None:
        self.play = play
        self.dealer = 0
        self.seats = [Seat() for _ in range(play.seats)]
        self.pool = 0
        """Number of undealt cards in the middle."""
        self.turned: list[Card] = []
        """Those of them that lie face up, or did."""
        self.taken: set[Card] = set()
        """Cards of the pool that this seat saw going to a hand."""
        self.contract: Contract | None = None
        self.trick = Trick()
        """The running trick."""
        self.tricks: list[Trick] = []
        """The complete tricks."""
        self.fresh: list[Card] = []
        """Cards that came to this seat's hand from the pool and have not been played."""
        self.seen: list[Card] = []
        """Cards of the pack or the pool that this seat has looked at face down."""
        self.laid: list[Card] = []
        """Cards that this seat knows to have been put away."""
        self.notes: list[Noted] = []
        self.sheet: Sheet | None = None
        fold = self._fold  # looked up once: binding a dispatched method costs more than folding
        for fact in facts:
            fold(fact)

    @property
    def winning(self) -> int | None:
        """The seat that is winning the running trick; None while nobody is, as after a led Fool."""
        if all(card.is_fool for _, card in self.trick.plays):
            return None
        return self.play.winner(self.trick.plays)

    @property
    def played(self) -> list[Card]:
        """Every card played so far."""
        return [card for trick in (*self.tricks, self.trick) for _, card in trick.plays]

    @property
    def counted(self) -> int | None:
        """How many of the cards that the contract counts lie with the taker's side for all to see.

        None when the contract counts none. What nobody has shown, like cards put away, and what
        belongs to a partner whom nobody knows, is left out.
        """
        wanted = self.contract.counted if self.contract else ()
        if not wanted:
            return None
        side = [seat for seat, state in enumerate(self.seats) if SIDE.intersection(state.roles)]
        return sum(
            self._is_won(trick, seat, card, side)
            for trick in self.tricks
            for seat, card in trick.plays
            if card in wanted
        )

    def _is_won(self, trick: Trick, seat: int, card: Card, side: list[int]) -> bool:
        """Whether a card of a complete trick belongs to `side`; the Fool stays with its owner."""
        fool = self.play.fool
        if not card.is_fool or fool is None:
            return trick.winner in side
        is_last = trick is self.tricks[-1] and not any(state.cards for state in self.seats)
        if fool.mode != "french" or not is_last:
            return seat in side
        if fool.last == "always_changes" and trick.winner != seat:
            return seat not in side
        return trick.winner in side

    def seat_of(self, role: str) -> int | None:
        """The first seat known to have a role."""
        return next((i for i, seat in enumerate(self.seats) if role in seat.roles), None)

    def to_json(self) -> dict[str, Json]:
        """The `table` of the wire, see `docs/architecture.md`."""
        last = self.tricks[-1] if self.tricks else None
        return {
            "dealer": self.dealer,
            "seats": [
                {
                    "cards": seat.cards,
                    "tricks": seat.tricks,
                    "roles": list(seat.roles),
                    "said": [answer._asdict() for answer in seat.answers],
                    "shown": [card.code for card in seat.shown],
                    "laid": seat.laid,
                }
                for seat in self.seats
            ],
            "pool": {"count": self.pool, "cards": [card.code for card in self._face_up]},
            "contract": self._contract_json(),
            "trick": _plays(self.trick),
            "winning": self.winning,
            "lastTrick": {"plays": _plays(last), "winner": last.winner} if last else None,
            "fresh": [card.code for card in self.fresh],
        }

    @property
    def _face_up(self) -> list[Card]:
        """The cards of the pool that lie there face up; those that a hand took do not."""
        return [card for card in self.turned if card not in self.taken]

    def _contract_json(self) -> Json:
        if self.contract is None:
            return None
        standing = self.contract.to_json()
        del standing["type"]
        return {**standing, "counted": self.counted}

    @singledispatchmethod
    def _fold(self, fact: Fact) -> None:
        raise TypeError(f"the table does not know the fact {type(fact).__name__}")

    @_fold.register
    def _(self, fact: Begun) -> None:
        self.dealer = fact.dealer
        self.pool = fact.pool
        for seat, count in zip(self.seats, fact.hands, strict=True):
            seat.cards = count

    @_fold.register
    def _(self, fact: Dealt | Lead) -> None:
        """Nothing on the table changes: counts came with `Begun`, the turn with the decision."""

    @_fold.register
    def _(self, fact: Did) -> None:
        seat = self.seats[fact.seat]
        if isinstance(fact.action, Play):
            self.trick.plays.append((fact.seat, fact.action.card))
            self.trick.signals.append(fact.action.signals)
            seat.cards -= 1
            self.fresh = []
        elif not isinstance(fact.action, Hidden) and not fact.action.secret:
            seat.answers.append(Answer(fact.topic, str(fact.action)))

    @_fold.register
    def _(self, fact: Turned) -> None:
        self.turned = list(fact.cards)

    @_fold.register
    def _(self, fact: Took) -> None:
        self.pool -= fact.count
        self.seats[fact.seat].cards += fact.count
        self.fresh = list(fact.cards or ())
        self.taken.update(fact.cards or ())

    @_fold.register
    def _(self, fact: Saw) -> None:
        self.seen += fact.cards or ()

    @_fold.register
    def _(self, fact: Laid) -> None:
        self.seats[fact.seat].cards -= fact.count
        self.seats[fact.seat].laid += fact.count
        self.laid += fact.cards or ()

    @_fold.register
    def _(self, fact: Shown) -> None:
        seat = self.seats[fact.seat]
        seat.shown += [card for card in fact.cards if card not in seat.shown]

    @_fold.register
    def _(self, fact: Role) -> None:
        roles = self.seats[fact.seat].roles
        if fact.role not in roles:
            roles.append(fact.role)

    @_fold.register
    def _(self, fact: Contract) -> None:
        self.contract = fact

    @_fold.register
    def _(self, fact: Won) -> None:
        self.seats[fact.seat].tricks += 1
        self.trick.winner = fact.seat
        self.tricks.append(self.trick)
        self.trick = Trick()

    @_fold.register
    def _(self, fact: Noted) -> None:
        self.notes.append(fact)

    @_fold.register
    def _(self, fact: Settled) -> None:
        self.sheet = fact.sheet


def _plays(trick: Trick) -> list[Json]:
    return [
        {"seat": seat, "card": card.code, "signal": " ".join(signals) or None}
        for (seat, card), signals in zip(trick.plays, trick.signals, strict=True)
    ]
