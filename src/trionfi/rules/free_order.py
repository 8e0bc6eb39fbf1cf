"""Talks in free order: every seat speaks once, whenever it likes, as generator functions.

Free order is made fair in one of three ways. `polled`: the silent seats are asked in turn and may
wait; after a round in which all of them wait comes the last call, in which each must speak.
`realtime`: the same, but every silent seat may also speak out of turn, so that a room takes
whichever word comes first. `simultaneous`: in each round every silent seat writes its word down
in secret, and all are read out together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from trionfi.rules.actions import Say, Seal
from trionfi.rules.board import ALL, Board
from trionfi.rules.choices import Choices
from trionfi.rules.decision import Decision, Move
from trionfi.rules.facts import Did, Fact, Noted

Protocol: TypeAlias = Literal["polled", "simultaneous", "realtime"]

WAIT: Final = Say("wait")
"""Let others speak first; legal until the last call."""

QUIET: Final = 15.0
"""Seconds without a word after which, in real time, the last call comes …"""
LAST_CALL: Final = 10.0
"""… and those that each seat then has."""


class Talk(ABC):
    """What has been said so far, and what may be said next. Knows no cards."""

    @property
    @abstractmethod
    def silent(self) -> Sequence[int]:
        """The seats that have not spoken, in the order of asking; empty when the talk is over."""

    @abstractmethod
    def words(self, seat: int, *, may_wait: bool, sealed: bool = False) -> Choices[Say]:
        """What a silent seat may say now.

        Args:
            may_wait: with `WAIT`, or without it.
            sealed: as `Seal`, to be written down, instead of `Say`.
        """

    @abstractmethod
    def last_word(self, seat: int) -> Say:
        """What a seat says in the last call by letting its time run out."""

    @abstractmethod
    def hear(self, seat: int, word: Say) -> None:
        """A silent seat says one of its words, `WAIT` excepted."""

    @abstractmethod
    def hear_together(self, words: Mapping[int, Say]) -> tuple[list[Move], list[int]]:
        """Hear words that were written down before any of them was known, without waits.

        Returns:
            The words that hold, in the order in which they take effect, and the seats whose word
            has become illegal and counts as a wait.
        """

    @abstractmethod
    def standing(self) -> Fact:
        """What the table shows after each word."""


def free_order(
    board: Board, topic: str, talk: Talk, protocol: Protocol
) -> Generator[Decision, Move, None]:
    """Carry a talk to its end."""
    while talk.silent:
        if protocol == "simultaneous":
            heard = yield from _sealed_round(board, topic, talk)
        else:
            heard = yield from _open_round(board, topic, talk, interrupts=protocol == "realtime")
        if not heard:
            clock = LAST_CALL if protocol == "realtime" else None
            yield from _last_call(board, topic, talk, clock)


def _open_round(
    board: Board, topic: str, talk: Talk, *, interrupts: bool
) -> Generator[Decision, Move, bool]:
    """Each silent seat speaks or waits, in turn; returns whether anybody spoke."""
    waiting, heard = list(talk.silent), False
    while waiting and talk.silent:
        seat = waiting[0]
        others: dict[int, Choices[Any]] = {}
        if interrupts:
            others = {s: talk.words(s, may_wait=False) for s in talk.silent if s != seat}
        choices = talk.words(seat, may_wait=True)
        clock = QUIET if interrupts else None
        actor, word = yield from board.open(seat, topic, choices, others, WAIT, clock)
        waiting = [other for other in waiting if other != actor]
        if word != WAIT:
            heard = True
            _hear(board, talk, actor, word)
    return heard


def _last_call(
    board: Board, topic: str, talk: Talk, clock: float | None
) -> Generator[Decision, Move, None]:
    """Each silent seat in turn must speak."""
    while talk.silent:
        seat = talk.silent[0]
        choices, silence = talk.words(seat, may_wait=False), talk.last_word(seat)
        _, word = yield from board.open(seat, topic, choices, {}, silence, clock)
        _hear(board, talk, seat, word)


def _hear(board: Board, talk: Talk, seat: int, word: object) -> None:
    assert isinstance(word, Say)
    talk.hear(seat, word)
    board.tell(ALL, talk.standing())


def _sealed_round(board: Board, topic: str, talk: Talk) -> Generator[Decision, Move, bool]:
    """Every silent seat writes down a word or a wait, then all are read out."""
    asked = talk.silent
    written: dict[int, Say] = {}
    choices = {seat: talk.words(seat, may_wait=True, sealed=True) for seat in asked}
    while len(written) < len(asked):
        seat, *rest = [seat for seat in asked if seat not in written]
        others = {other: choices[other] for other in rest}
        actor, seal = yield from board.open(seat, topic, choices[seat], others, Seal(WAIT.word))
        assert isinstance(seal, Seal)
        written[actor] = seal.said
    heard, returned = talk.hear_together({s: word for s, word in written.items() if word != WAIT})
    held = dict(heard)
    for seat in asked:
        if seat not in held and seat not in returned:
            board.tell(ALL, Did(seat, written[seat], topic))
    for seat, word in heard:
        board.tell(ALL, Did(seat, word, topic))
    for seat in returned:
        board.tell(ALL, Noted("word_returned", {"seat": seat, "action": str(written[seat])}))
    board.tell(ALL, talk.standing())
    return bool(heard)
