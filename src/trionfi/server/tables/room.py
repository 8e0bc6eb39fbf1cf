"""A table of people: the one place where its state changes.

Every change is stored before anybody is told of it. All methods that change something hold the
room's lock, so they happen one after the other.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from time import monotonic

from trionfi.cards import UnknownCardError
from trionfi.rules.actions import Action, UnknownActionError, read_action
from trionfi.rules.board import ALL
from trionfi.rules.deal import Deal
from trionfi.rules.decision import Move
from trionfi.server.bots import Bots
from trionfi.server.guests import hashed
from trionfi.server.messages import HintMessage
from trionfi.server.reasons import Refused
from trionfi.server.settings import Settings
from trionfi.server.storage.models import EventRow
from trionfi.server.storage.store import StorageError, Store, Summary
from trionfi.server.tables.course import Course, Event
from trionfi.server.tables.pacing import Clock, Due, clock_of, due
from trionfi.server.tables.seats import Line, Seat
from trionfi.server.tables.words import Word, by_lot, is_contested
from trionfi.server.views import view_message

log = logging.getLogger("trionfi.server")

PATIENCE = 5.0
"""Seconds before the server tries again to answer after something went wrong."""


@dataclass
class Watcher:
    """What one connection shows: a seat's view or the public one, and how much it was told."""

    seat: int | None
    told: int

    @property
    def listener(self) -> int:
        return ALL if self.seat is None else self.seat


class Room:
    """One table.

    Args:
        table: its id.
        course: what has happened so far.
        seats: who sits there.
    """

    def __init__(
        self,
        table: str,
        course: Course,
        seats: list[Seat],
        *,
        store: Store,
        bots: Bots,
        settings: Settings,
    ) -> None:
        self.table = table
        self.course = course
        self.seats = seats
        self.users = 0
        """How many requests and sockets are using this room just now."""
        self._store = store
        self._bots = bots
        self._settings = settings
        self._lock = asyncio.Lock()
        self._watchers: dict[Line, Watcher] = {}
        self._asked_at = self._resumed_at = monotonic()
        self._not_before = 0.0
        self._spoken_at = 0.0
        self._polled = 0
        self._words: list[Word] = []
        self._settling: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._driver = asyncio.create_task(self._drive(), name=f"table {table}")

    async def close(self) -> None:
        """Stop; whatever was accepted is stored."""
        async with self._lock:
            self._driver.cancel()
            if self._settling is not None:
                self._settling.cancel()

    # Connections.

    async def enter(self, line: Line, guest: int | None, seq: int | None) -> int | None:
        """A connection has come; a seat's earlier one is replaced. Returns the seat."""
        async with self._lock:
            seat = self.seat_of(guest)
            if seat is None and self._spectators >= self._settings.max_spectators:
                raise Refused("too_many_spectators", limit=self._settings.max_spectators)
            if seat is not None:
                if seat.line is not None and seat.line is not line:
                    self._watchers.pop(seat.line, None)
                    seat.line.replace()
                if not any(other.awake for other in self.seats):
                    self._resumed_at = monotonic()
                seat.line = line
                self._heard(seat)
            number = seat.number if seat else None
            watcher = self._watchers[line] = Watcher(number, 0)
            watcher.told = self.course.told_at(seq, watcher.listener)
            self._broadcast()
            return number

    async def leave(self, line: Line) -> None:
        """A connection is gone."""
        async with self._lock:
            watcher = self._watchers.pop(line, None)
            if watcher is None or watcher.seat is None:
                return
            seat = self.seats[watcher.seat]
            seat.line = None
            seat.away_since = monotonic()
            self._broadcast()

    async def show(self, line: Line) -> None:
        """Send the view once more."""
        async with self._lock:
            if line in self._watchers:
                self._send(line)

    def seat_of(self, guest: int | None) -> Seat | None:
        """Where a guest sits."""
        return next((s for s in self.seats if guest is not None and s.guest == guest), None)

    # What people do.

    async def act(self, line: Line, seq: int, text: str) -> None:
        """A person answers the question, or does something out of turn."""
        async with self._lock:
            seat = self._seated(line)
            deal = self.course.deal
            if deal is None:
                raise Refused("not_begun")
            try:
                action = read_action(text, deal.game.pack)
            except (UnknownActionError, UnknownCardError):
                raise Refused("unknown_action") from None
            reason = deal.explain(seat.number, action)
            if reason is not None and reason.rule in ("not_your_turn", "deal_over"):
                raise Refused.by_rules(reason)
            if not self.course.asked <= seq <= self.course.seq:
                raise Refused("stale")
            if reason is not None:
                raise Refused.by_rules(reason)
            decision = deal.decision
            assert decision is not None
            if not self._words and not is_contested(decision, seat, action, self.seats):
                await self._happen(Event("act", seat.number, str(action), "person"))
                return
            word = self._gather(seat, action)
        if (refused := await word.answer) is not None:
            raise refused

    def _gather(self, seat: Seat, action: Action) -> Word:
        """Keep a word for a moment; those that come meanwhile count as said together with it."""
        if any(word.seat == seat.number for word in self._words):
            raise Refused("stale")
        word = Word(seat.number, action, asyncio.get_running_loop().create_future())
        self._words.append(word)
        if len(self._words) == 1:
            self._settling = asyncio.create_task(self._say_words(), name=f"words {self.table}")
            self._changed.set()
        return word

    async def _say_words(self) -> None:
        """Say what was gathered, in an order drawn by lot; what is no longer legal is refused."""
        await asyncio.sleep(self._settings.word_window)
        async with self._lock:
            deal, match = self.course.deal, self.course.match
            assert deal is not None
            seed = match.deal_seed(match.number)
            words, self._words = by_lot(self._words, seed, len(deal.log)), []
            try:
                for word in words:
                    word.settle(await self._say(word))
            finally:
                for word in words:
                    word.settle(Refused("storage_failed", 503))
                self._changed.set()

    async def _say(self, word: Word) -> Refused | None:
        deal = self.course.deal
        reason = deal.explain(word.seat, word.action) if deal else None
        if reason is not None:
            return Refused.by_rules(reason)
        try:
            await self._happen(Event("act", word.seat, str(word.action), "person"))
        except Refused as refused:
            return refused
        return None

    async def next(self, line: Line, seq: int | None = None) -> None:
        """A person goes on to the next deal, or begins the first; somebody else may have before."""
        async with self._lock:
            self._seated(line)
            if seq is not None and seq < self.course.asked:
                return
            if self.course.decision is not None:
                raise Refused("deal_running")
            if self.course.match.over:
                raise Refused("match_over")
            await self._happen(Event("deal"))

    async def undo(self, line: Line) -> None:
        """A person who plays alone against computer players takes its last decision back."""
        async with self._lock:
            seat = self._seated(line)
            if any(other.is_person for other in self.seats if other is not seat):
                raise Refused("undo_with_people")
            if self.course.deal is None:
                raise Refused("not_begun")
            if self.course.decision is None:
                raise Refused("undo_deal_over")
            size = self.course.last_choice(seat.number)
            if size is None:
                raise Refused("undo_nothing")
            await self._happen(Event("undo", seat.number, size=size))

    async def hint(self, line: Line) -> None:
        """Tell a person what a computer player would do with its view."""
        async with self._lock:
            seat = self._seated(line)
            deal, seq = self.course.deal, self.course.seq
            view = deal.view(seat.number) if deal else None
        if deal is None or view is None or view.choices is None:
            raise Refused("no_hint")
        standin = self._settings.standin
        action = await self._bots.choose(standin, view, deal.game, deal.options)
        line.send(HintMessage(action=str(action), seq=seq).to_text())

    # Seats.

    async def join(self, guest: int, number: int | None, name: str, code: str) -> Seat | None:
        """A guest takes a free seat; None if it sits here already."""
        async with self._lock:
            if (own := self.seat_of(guest)) is not None:
                if number not in (None, own.number):
                    raise Refused("already_seated", 409)
                return None
            free = [seat for seat in self.seats if seat.kind == "free"]
            if not free:
                raise Refused("table_full", 409)
            seat = next((seat for seat in free if number in (None, seat.number)), None)
            if seat is None:
                raise Refused("seat_not_free", 409)
            await self._store.change_seat(
                self.table,
                seat.number,
                kind="person",
                guest_id=guest,
                name=name,
                code_hash=hashed(code),
            )
            seat.kind, seat.guest, seat.name = "person", guest, name
            seat.away_since = monotonic()
            self._broadcast()
            return seat

    async def begin(self) -> None:
        """The first deal begins as soon as no seat is free; before that anybody may begin it."""
        async with self._lock:
            if self.course.deal is None and not any(seat.kind == "free" for seat in self.seats):
                await self._happen(Event("deal"))

    async def recover(self, guest: int, number: int) -> None:
        """A seat goes to the guest who knows its code; the browser that had it is hung up."""
        async with self._lock:
            seat = self.seats[number]
            own = self.seat_of(guest)
            if own is seat:
                return
            if own is not None:
                raise Refused("already_seated", 409)
            await self._store.change_seat(self.table, number, guest_id=guest)
            seat.guest = guest
            if seat.line is not None:
                self._watchers.pop(seat.line, None)
                seat.line.replace()
                seat.line = None
                seat.away_since = monotonic()
            self._broadcast()

    # What the server does.

    async def _drive(self) -> None:
        """Answer whatever nobody else is to answer, at its time."""
        while True:
            self._changed.clear()
            task = self._due()
            wait = None if task is None else max(0.0, task.at - monotonic())
            try:
                async with asyncio.timeout(wait):
                    await self._changed.wait()
                continue
            except TimeoutError:
                pass
            assert task is not None
            try:
                await self._answer(task)
            except Exception as error:  # the text of an error may name cards: it is not logged
                log.error("table %s: no answer: %s", self.table, type(error).__name__)
                self._not_before = monotonic() + PATIENCE

    def _due(self) -> Due | None:
        if self._words:
            return None
        return due(
            self.course.decision,
            self.seats,
            asked_at=max(self._asked_at, self._not_before),
            resumed_at=self._resumed_at,
            spoken_at=self._spoken_at,
            polled=self._polled == self.course.seq,
            settings=self._settings,
        )

    def _clock(self) -> Clock | None:
        """What is shown of the time until somebody is answered for."""
        return clock_of(
            self.course.decision,
            self.seats,
            asked_at=self._asked_at,
            resumed_at=self._resumed_at,
            spoken_at=self._spoken_at,
            settings=self._settings,
        )

    async def _answer(self, task: Due) -> None:
        deal, seq = self.course.deal, self.course.seq
        assert deal is not None
        if task.others:
            found = await self._out_of_turn(deal, task.others)
        elif task.answer is not None:
            found = (task.seat, task.answer)
        else:
            view = deal.view(task.seat)
            found = task.seat, await self._bots.choose(task.player, view, deal.game, deal.options)
        async with self._lock:
            if self.course.seq != seq or not self._still(task):
                return
            if found is None:
                self._polled = seq
                return
            seat, action = found
            self.seats[task.seat].asleep |= task.falls_asleep
            await self._happen(Event("act", seat, str(action), task.actor))

    async def _out_of_turn(self, deal: Deal, seats: tuple[int, ...]) -> Move | None:
        """The first thing that one of these computer players does out of turn."""
        for seat in seats:
            view, player = deal.view(seat), self.seats[seat].player
            action = await self._bots.interrupt(player, view, deal.game, deal.options)
            if action is not None:
                return seat, action
        return None

    def _still(self, task: Due) -> bool:
        """Whether a task is still the server's, though time has passed."""
        found = self._due()
        return (
            found is not None
            and found.at <= monotonic()
            and (found.seat, found.others) == (task.seat, task.others)
        )

    async def _happen(self, event: Event) -> None:
        """Let something possible happen: store it, then tell everybody."""
        asked = self.course.decision
        self.course.apply(event)
        try:
            await self._store.add_event(self._row(event), self._summary())
        except StorageError as error:
            log.error("table %s: event %d not stored: %s", self.table, self.course.seq, error)
            self.course = self.course.without_last()
            raise Refused("storage_failed", 503) from None
        self._asked_at = monotonic()
        if asked is None or asked.silence is None or event.action != str(asked.silence):
            self._spoken_at = self._asked_at
        if event.kind != "act":
            for watcher in self._watchers.values():
                watcher.told = 0 if event.kind == "deal" else self.course.told(watcher.listener)
        log.debug("table %s: event %d, %s", self.table, self.course.seq, event.kind)
        self._broadcast()

    def _row(self, event: Event) -> EventRow:
        return EventRow(
            table_id=self.table,
            number=self.course.seq,
            kind=event.kind,
            seat=event.seat,
            action=event.action,
            actor=event.actor,
            size=event.size,
        )

    def _summary(self) -> Summary:
        course = self.course
        return Summary(
            turn=course.decision.seat if course.decision else None,
            scores=course.match.scores,
            deal_number=course.number,
            deals_total=course.total,
            over=course.match.over,
        )

    # Telling.

    def _broadcast(self) -> None:
        """Send everybody what is new; the driver looks again whose turn it is."""
        self._changed.set()
        texts: dict[tuple[int | None, int], str] = {}
        for line in list(self._watchers):
            self._send(line, texts)

    def _send(self, line: Line, texts: dict[tuple[int | None, int], str] | None = None) -> None:
        watcher = self._watchers[line]
        key = (watcher.seat, watcher.told)
        text = texts.get(key) if texts else None
        if text is None:
            text = view_message(self.course, self.seats, *key, self._clock()).to_text()
        if texts is not None:
            texts[key] = text
        watcher.told = self.course.told(watcher.listener)
        line.send(text)

    @property
    def _spectators(self) -> int:
        return sum(watcher.seat is None for watcher in self._watchers.values())

    def _seated(self, line: Line) -> Seat:
        """The seat of a connection that is about to do something."""
        watcher = self._watchers.get(line)
        if watcher is None:
            raise Refused("replaced")
        if watcher.seat is None:
            raise Refused("not_seated", 403)
        seat = self.seats[watcher.seat]
        clock = self._clock()
        self._heard(seat)
        if clock and clock.kind == "idle" and monotonic() > clock.at - clock.seconds / 2:
            self._broadcast()  # whoever saw it run out sees it begin anew
        return seat

    def _heard(self, seat: Seat) -> None:
        seat.heard = monotonic()
        if seat.asleep:
            seat.asleep = False
            self._changed.set()
