"""Words of people that come almost at once where anybody may speak.

They are gathered for a moment and then said in an order that is drawn by lot from the seed of the
deal, so that a fast line is no advantage.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from trionfi.cards.shuffle import draws, mixed
from trionfi.rules.actions import Action
from trionfi.rules.decision import Decision
from trionfi.server.reasons import Refused
from trionfi.server.tables.seats import Seat


@dataclass
class Word:
    """What a person wants to say, and the answer that it will get: None, or why not."""

    seat: int
    action: Action
    answer: asyncio.Future[Refused | None]

    def settle(self, answer: Refused | None) -> None:
        """Answer it, unless that has been done or nobody waits any more."""
        if not self.answer.done():
            self.answer.set_result(answer)


def is_contested(decision: Decision, seat: Seat, action: Action, seats: Sequence[Seat]) -> bool:
    """Whether another person might say something at the same moment."""
    if decision.silence is None or action == decision.silence or action.secret:
        return False
    able = {decision.seat, *decision.others} - {seat.number}
    return bool(decision.others) and any(seats[number].awake for number in able)


def by_lot(words: Iterable[Word], deal_seed: bytes, actions: int) -> tuple[Word, ...]:
    """The words in the order in which they are said.

    Args:
        deal_seed: the seed of the deal, which is told after it.
        actions: how many actions of the deal came before.
    """
    ordered = sorted(words, key=lambda word: word.seat)
    lot = hashlib.sha256(b"trionfi words %d " % actions + deal_seed).digest()
    return mixed(ordered, draws(lot))
