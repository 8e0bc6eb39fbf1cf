"""How good a hand is in a game that nobody has judged yet: blind play of the kernel."""

from __future__ import annotations

from random import Random

from trionfi import kernel
from trionfi.players.rules.knowledge import Knowledge, cards_in

WORLDS = 24
"""Layouts of the unseen cards that are tried."""
PLAYS = 4
"""Random plays of each."""


def own_share(know: Knowledge) -> float:
    """Points that the seat wins in random play, as a multiple of a fair share.

    The same for the same view: the random numbers come from the hand.
    """
    rules, hidden = know.play.rules, cards_in(know.hidden)
    rng = Random(know.hand)
    size, seats = len(know.view.hand), know.seats
    counts = [min(size, len(hidden) // max(seats - 1, 1))] * seats
    own = total = 0
    for world in range(WORLDS):
        rng.shuffle(hidden)
        hands, start = [], 0
        for seat in range(seats):
            if seat == know.seat:
                hands.append(cards_in(know.hand)[: counts[seat]])
            else:
                hands.append(hidden[start : start + counts[seat]])
                start += counts[seat]
        position = kernel.Position(rules, hands, world % seats)
        points = kernel.playouts(position, PLAYS, world)
        own += int(points[:, know.seat].sum())
        total += int(points.sum())
    return own * seats / total if total else 0.0
