"""The course of a table: a match rebuilt from its events, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from trionfi.rules.actions import Action, Cards, Play
from trionfi.rules.board import ALL
from trionfi.rules.deal import Deal
from trionfi.rules.decision import Decision
from trionfi.rules.match import Match

EventKind = Literal["deal", "act", "undo"]
Actor = Literal["person", "bot", "room"]
"""Who chose an action; `room`: nobody, as there was only one."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at a table.

    Args:
        kind: `deal`: the next deal begins; `act`: a seat's action; `undo`: the log of the running
            deal is cut.
        size: how many actions are left after an `undo`.
    """

    kind: EventKind
    seat: int | None = None
    action: str | None = None
    actor: Actor | None = None
    size: int | None = None


class Course:
    """A match, and the numbering of what happens in it.

    Args:
        game, options, seed, first_dealer: of the match.
        events: what has happened so far.
    """

    seq: int
    """Number of events; the wire's `seq`."""
    asked: int
    """The number since which the running question stands."""
    deal: Deal | None
    """The running deal or the last one; None before the first."""
    actors: list[Actor]
    """Who chose each action of `deal.log`."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        seed: bytes,
        first_dealer: int,
        events: Iterable[Event] = (),
    ) -> None:
        self.match = Match(game, options, seed=seed, first_dealer=first_dealer)
        self.events: list[Event] = []
        self.seq = self.asked = 0
        self.deal = None
        self.actors = []
        self._told: dict[int, tuple[int, ...]] = {}
        for event in events:
            self.apply(event)

    def apply(self, event: Event) -> None:
        """Let an event happen; it must be possible."""
        before = self.decision
        if event.kind == "deal":
            self.deal = self.match.next_deal()
            self.actors = []
            self._told = {}
        elif self.deal is None:
            raise ValueError("the first deal has not begun")
        elif event.kind == "undo":
            while len(self.deal.log) > (event.size or 0):
                self.deal.undo()
                self.actors.pop()
            self._told = {}
        else:
            assert event.seat is not None
            assert event.action is not None
            self.deal.play(event.seat, event.action)
            self.actors.append(event.actor or "person")
            if self.deal.over:
                self.match.close_deal()
        self.events.append(event)
        self.seq += 1
        if not (event.kind == "act" and _same(before, self.decision, event.seat)):
            self.asked = self.seq
        listeners = (*range(self._running().seats), ALL)
        self._told[self.seq] = tuple(self.told(listener) for listener in listeners)

    @property
    def decision(self) -> Decision | None:
        """The running question."""
        return self.deal.decision if self.deal else None

    @property
    def phase(self) -> str:
        """Topic of the running question, `waiting` before the first deal, `over` after a deal."""
        if self.deal is None:
            return "waiting"
        return self.deal.decision.topic if self.deal.decision else "over"

    @property
    def number(self) -> int:
        """The running deal or the last one, counted from 1; 0 before the first."""
        return self.match.number + (self.decision is not None)

    @property
    def total(self) -> int | None:
        """How many deals the match has, void ones included, as far as is known."""
        hands: int | None = getattr(self.match.options, "hands", None)
        void = sum(not sheet.counts for sheet in self.match.sheets)
        return None if hands is None else hands + void

    def told(self, listener: int) -> int:
        """How many facts of this deal a seat (`ALL`: the public) has been told."""
        return len(self.deal.board.facts(listener)) if self.deal else 0

    def told_at(self, seq: int | None, listener: int) -> int:
        """How many it had been told at an earlier number; all if that cannot be known.

        A deal in which nothing was done yet is new to everybody who comes.
        """
        counts = None if seq is None else self._told.get(seq)
        if counts:
            return counts[listener]
        return self.told(listener) if self.deal and self.deal.log else 0

    def last_choice(self, seat: int) -> int | None:
        """Length of the log before the last action that a person chose for this seat."""
        log = self._running().log
        for at in range(len(log) - 1, -1, -1):
            if log[at][0] == seat and self.actors[at] == "person":
                return at
        return None

    def without_last(self) -> Course:
        """The course before the last event."""
        return Course(
            self.match.game.name,
            self.match.options.to_json(),
            self.match.seed,
            self.match.first_dealer,
            self.events[:-1],
        )

    def _running(self) -> Deal:
        assert self.deal is not None
        return self.deal


def only_answer(decision: Decision) -> Action | None:
    """The single answer to a question that the room gives itself; None if somebody chooses.

    Cards are never played or put away for a person, even where there is no choice.
    """
    only: Action | None = decision.choices.only()
    return None if isinstance(only, Play | Cards) else only


def _same(before: Decision | None, after: Decision | None, actor: int | None) -> bool:
    """Whether a question was left standing by something out of turn."""
    return (
        before is not None
        and after is not None
        and actor != before.seat == after.seat
        and before.topic == after.topic
        and before.choices.form() == after.choices.form()
        and {seat: part.form() for seat, part in before.others.items()}
        == {seat: part.form() for seat, part in after.others.items()}
    )
