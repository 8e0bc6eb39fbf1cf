"""The published recipe of a shuffle, and its sealed promise.

Anyone can check a deal: the hash of the seed is published before the deal, the seed after it.

Recipe: the numbers are drawn from the bytes of SHA-256(seed, counter) for counter 0, 1, 2, …
(eight bytes big-endian each); for i from the last index down to 1 the card at i changes places
with the card at a number drawn uniformly from 0 to i. Draws that would favour small numbers
are thrown away.

Who deals first in a match is a lot: a number drawn in the same way, for as many seats as there are,
from the seed SHA-256("trionfi first dealer ", seed of the first deal). So the promise before the
first deal seals the lot as well as the cards, its seed lets anybody check both, and neither says
anything about the other.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

from trionfi.cards.card import Card
from trionfi.cards.pack import Pack

SEED_BYTES = 32
T = TypeVar("T")


def new_seed() -> bytes:
    """A fresh seed of 32 bytes from the system's source of secrets."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """The 32-byte seed that a small number stands for (tests, examples, benchmarks)."""
    return hashlib.sha256(b"trionfi seed %d" % number).digest()


def promise(seed: bytes) -> str:
    """What is published before the deal: the SHA-256 of the seed, in hexadecimal digits."""
    return hashlib.sha256(b"trionfi promise " + seed).hexdigest()


def shuffled(pack: Pack, seed: bytes) -> tuple[Card, ...]:
    """The whole pack in the order that `seed` gives."""
    return mixed(pack.cards, draws(seed))


def mixed(cards: Sequence[T], numbers: Iterator[int]) -> tuple[T, ...]:
    """`cards` in another order; takes from `numbers` what it needs, and leaves the rest."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def lot(seed: bytes, seats: int) -> int:
    """The seat, 0 to `seats - 1`, that deals first in a match whose first deal has this seed.

    It stands for the cards that players draw from the pack to see who deals: those are ordered by
    rank and suit so that no two are equal, and every seat is as likely as any other.
    """
    return below(seats, draws(hashlib.sha256(b"trionfi first dealer " + seed).digest()))


def is_whole(pack: Pack, cards: Sequence[Card]) -> bool:
    """Whether `cards` is the whole pack, each card once."""
    return len(cards) == len(pack) and set(cards) == set(pack.cards)


def draws(seed: bytes) -> Iterator[int]:
    """The endless numbers of 64 bits that `seed` stands for."""
    counter = 0
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        for start in range(0, len(block), 8):
            yield int.from_bytes(block[start : start + 8], "big")
        counter += 1


def below(limit: int, numbers: Iterator[int]) -> int:
    """The next number from 0 to `limit - 1`, each as likely as any other."""
    fair = (1 << 64) - (1 << 64) % limit
    for number in numbers:
        if number < fair:
            return number % limit
    raise AssertionError("the numbers never end")
