"""Reviews of finished deals: every card against perfect play, computed once, in a thread."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, Literal

from trionfi.analysis import CancelledError, review
from trionfi.rules.deal import Deal
from trionfi.server.bodies import DealReview, ReviewState

log = logging.getLogger("trionfi.server")

KEPT: Final = 200
"""Reviews that are kept in memory."""

Key = tuple[str, int]
"""A table and the number of a deal."""


@dataclass
class Job:
    """One review, being computed or done."""

    state: Literal["running", "done", "cancelled", "failed"] = "running"
    done: int = 0
    cards: int = 0
    review: DealReview | None = None
    stopped: threading.Event = field(default_factory=threading.Event)

    def to_state(self) -> ReviewState:
        return ReviewState(state=self.state, done=self.done, cards=self.cards, review=self.review)


class Reviews:
    """A pool of threads for reviews, one after the other.

    Args:
        threads: how many are computed at a time.
        budget: cards played in the search for each card that is reviewed.
    """

    def __init__(self, threads: int, budget: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="review")
        self._budget = budget
        self._jobs: OrderedDict[Key, Job] = OrderedDict()

    def find(self, key: Key) -> ReviewState:
        """How far a review is."""
        job = self._jobs.get(key)
        return job.to_state() if job else ReviewState(state="none", done=0, cards=0, review=None)

    def start(self, key: Key, finished: Callable[[], Deal]) -> ReviewState:
        """Begin a review, unless there is one."""
        job = self._jobs.get(key)
        if job is None or job.state in ("cancelled", "failed"):
            job = self._jobs[key] = Job()
            asyncio.get_running_loop().run_in_executor(self._pool, self._compute, job, finished)
        self._jobs.move_to_end(key)
        while len(self._jobs) > KEPT:
            self._jobs.popitem(last=False)[1].stopped.set()
        return job.to_state()

    def cancel(self, key: Key) -> ReviewState:
        """Give a running review up."""
        job = self._jobs.get(key)
        if job and job.state == "running":
            job.stopped.set()
            job.state = "cancelled"
        return self.find(key)

    def close(self) -> None:
        for job in self._jobs.values():
            job.stopped.set()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _compute(self, job: Job, finished: Callable[[], Deal]) -> None:
        def progress(done: int, cards: int) -> None:
            job.done, job.cards = done, cards

        try:
            if job.stopped.is_set():
                return
            deal = finished()
            found = review(deal, self._budget, progress, job.stopped.is_set)
            assert deal.sheet is not None
            shown = {**found.to_json(), "unit": deal.game.card_play(deal.options).unit}
            shown["needed"] = _needed(deal)
            del shown["nodes"]
            job.review = DealReview.model_validate(shown)
            job.state = "done"
        except CancelledError:
            job.state = "cancelled"
        except Exception as error:
            log.error("a review failed: %s", type(error).__name__)
            job.state = "failed"


def _needed(deal: Deal) -> int | None:
    """The points that the taker's side needed, where the sheet tells them, in units."""
    facts = deal.sheet.facts if deal.sheet else {}
    target = facts.get("target")
    if not isinstance(target, int) or not isinstance(facts.get("taker"), int):
        return None
    return target * deal.game.card_play(deal.options).unit
