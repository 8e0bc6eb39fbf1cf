"""When the server answers a question, and for whom.

A pure function of the question, the seats and the settings: nothing waits for ever as long as
anybody is at the table, and nothing goes on while nobody is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from trionfi.rules.actions import Action
from trionfi.rules.decision import Decision
from trionfi.rules.free_order import WAIT
from trionfi.server.settings import Settings
from trionfi.server.tables.course import Actor, only_answer
from trionfi.server.tables.seats import Seat


@dataclass(frozen=True)
class Due:
    """What the server will do if nothing happens before.

    Args:
        at: the time.
        seat: the seat in turn.
        player: the computer player that answers.
        answer: what needs no player: the only answer, or what the rules make of silence.
        falls_asleep: whether the person's time has run out then.
        others: computer players to be asked first whether they do something out of turn.
    """

    at: float
    seat: int
    player: str
    answer: Action | None = None
    falls_asleep: bool = False
    others: tuple[int, ...] = ()

    @property
    def actor(self) -> Actor:
        """Who will have chosen the answer."""
        return "bot" if self.answer is None else "room"


ClockKind = Literal["quiet", "last_call", "away", "idle"]
"""What the time runs to: the last call of a talk; what silence means in it; a computer player that
answers for somebody who is away, or who is here and does nothing."""


@dataclass(frozen=True)
class Clock:
    """The time that a seat, or a talk, still has."""

    kind: ClockKind
    seat: int
    since: float
    seconds: float

    @property
    def at(self) -> float:
        """When it runs out."""
        return self.since + self.seconds


def clock_of(
    decision: Decision | None,
    seats: Sequence[Seat],
    *,
    asked_at: float,
    resumed_at: float,
    spoken_at: float,
    settings: Settings,
) -> Clock | None:
    """The clock that runs for everybody to see: it follows from what everybody knows."""
    if decision is None or not any(seat.awake for seat in seats):
        return None
    seat = seats[decision.seat]
    asked = max(asked_at, resumed_at)
    if decision.clock is not None and decision.silence == WAIT:
        # A computer player does not wait so long, whoever is asked first.
        if not any(seats[number].is_person for number in (seat.number, *decision.others)):
            return None
        return Clock("quiet", seat.number, max(spoken_at, resumed_at), decision.clock)
    if not seat.is_person:
        return None
    if decision.clock is not None:
        return Clock("last_call", seat.number, asked, decision.clock)
    if seat.line is None:
        return Clock("away", seat.number, max(seat.away_since, resumed_at), settings.grace)
    if not seat.asleep and any(other.awake for other in seats if other is not seat):
        return Clock("idle", seat.number, max(asked, seat.heard), settings.idle)
    return None


def due(
    decision: Decision | None,
    seats: Sequence[Seat],
    *,
    asked_at: float,
    resumed_at: float,
    spoken_at: float,
    polled: bool,
    settings: Settings,
) -> Due | None:
    """What the server does next; None while it waits for a person, or for any person at all.

    Args:
        asked_at: when the question was put.
        resumed_at: when the table last went on after everybody had been away.
        spoken_at: when anybody last did something that was no silence.
        polled: whether computer players were asked already what they do out of turn.
    """
    if decision is None or not any(seat.awake for seat in seats):
        return None
    seat = seats[decision.seat]
    asked = max(asked_at, resumed_at)
    others = tuple(number for number in decision.others if not seats[number].is_person)
    if others and not polled:
        # Where anybody may speak, the first word counts: people get the time to be first.
        people = any(seats[number].awake for number in (seat.number, *decision.others))
        first = settings.open_pace if people and decision.silence is not None else 0.0
        return Due(
            asked + max(settings.answer_pace, first), seat.number, seat.player, others=others
        )
    only = only_answer(decision)
    pace = settings.play_pace if decision.topic == "play" else settings.answer_pace
    least = settings.open_pace if any(seats[number].awake for number in decision.others) else 0.0
    pace = max(pace, least)
    if only is not None:
        return Due(asked + max(settings.answer_pace, least), seat.number, seat.player, only)
    if not seat.is_person:
        return Due(asked + pace, seat.number, seat.player)
    if seat.asleep and seat.line is not None and decision.clock is None:
        return Due(asked + pace, seat.number, settings.standin)
    clock = clock_of(
        decision,
        seats,
        asked_at=asked_at,
        resumed_at=resumed_at,
        spoken_at=spoken_at,
        settings=settings,
    )
    if clock is None:
        return None
    if clock.kind == "away":
        return Due(max(asked + pace, clock.at), seat.number, settings.standin)
    asleep = clock.kind == "idle"
    return Due(clock.at, seat.number, settings.standin, decision.silence, falls_asleep=asleep)
