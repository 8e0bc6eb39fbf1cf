"""Limits of rates."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Bucket:
    """A bucket of tokens that fills at a steady rate; every use takes one out.

    Args:
        rate: tokens a second.
        size: tokens in a full bucket.
    """

    def __init__(self, rate: float, size: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._size = float(size)
        self._clock = clock
        self._level = self._size
        self._at = clock()

    def take(self) -> bool:
        """Whether there was a token."""
        now = self._clock()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether it has had time to fill."""
        return self._level + (self._clock() - self._at) * self._rate >= self._size


class Buckets:
    """One bucket for each address."""

    LIMIT = 10_000

    def __init__(self, rate: float, size: int) -> None:
        self._rate = rate
        self._size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether that address has a token left."""
        if len(self._buckets) >= self.LIMIT:
            self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._size)
        return bucket.take()
