"""Speed of the kernel, and how it compares with plain Python on bit masks in the same run.

    make bench
    python benchmarks/kernel.py [--seconds 2]

Deals are French, four players, 18 tricks, six cards out of play, every card a random legal one.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

from trionfi.kernel import Position, Rules, histogram, perft, random_deals

RANKS = 14
SUITS = [list(range(suit * RANKS, (suit + 1) * RANKS)) for suit in range(4)]
TRUMPS = list(range(56, 77))
FOOL = 77
VALUES = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 5, 7, 9] * 4 + [9] + [1] * 19 + [9, 9]


def french() -> Rules:
    return Rules(
        4,
        [[[card] for card in suit] for suit in SUITS],
        [[card] for card in TRUMPS],
        VALUES,
        fool=FOOL,
        fool_mode="french",
        fool_owed=1,
        must_overtrump=True,
        ultimo=TRUMPS[0],
    )


# The same game in plain Python, as one would write it for speed: a hand is one integer.

SUIT_MASKS = [((1 << RANKS) - 1) << (suit * RANKS) for suit in range(4)]
TRUMP_MASK = ((1 << 21) - 1) << 56
FOOL_BIT = 1 << FOOL


def mask_legal(hand: int, led: int, best: int) -> int:
    """Legal cards as a mask; `led` and `best` are card numbers, -1 for none."""
    if led < 0:
        return hand
    suit = TRUMP_MASK if led >= 56 else SUIT_MASKS[led // RANKS]
    cards = hand & suit
    if not cards:
        cards = hand & TRUMP_MASK
        if not cards:
            return hand
    if cards & TRUMP_MASK:
        higher = cards & TRUMP_MASK & (-1 << (best + 1)) if best >= 56 else cards
        cards = higher or cards
    return cards | (hand & FOOL_BIT)


def mask_deal(rng: random.Random) -> list[int]:
    """Shuffles, deals and plays one deal; returns the points of the seats."""
    pack = list(range(78))
    rng.shuffle(pack)
    hands = [sum(1 << card for card in pack[seat * 18 : seat * 18 + 18]) for seat in range(4)]
    points = [0, 0, 0, 0]
    tricks = [0, 0, 0, 0]
    leader = 0
    for trick in range(18):
        led = best = fool = -1
        winner = leader
        pot = 0
        for place in range(4):
            seat = (leader + place) % 4
            legal = mask_legal(hands[seat], led, best)
            for _ in range(rng.randrange(legal.bit_count())):
                legal &= legal - 1
            bit = legal & -legal
            card = bit.bit_length() - 1
            hands[seat] ^= bit
            if card == FOOL:
                fool = seat
                continue
            pot += VALUES[card]
            if led < 0:
                led = best = card
                winner = seat
            elif card > best and (card >= 56 or (card // RANKS == led // RANKS and best < 56)):
                best = card
                winner = seat
        if fool >= 0 and trick < 17:
            points[fool] += 8
            pot += 1
        elif fool >= 0:
            winner = fool if fool == leader and tricks[fool] == 17 else winner
            pot += 9
        points[winner] += pot
        tricks[winner] += 1
        leader = winner
    return points


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second; `work` returns how many units it did."""
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += work()
    return done / spent


def ending(rules: Rules, size: int, seed: int) -> Position:
    pack = list(range(78))
    random.Random(seed).shuffle(pack)
    return Position(
        rules, [pack[i * size : i * size + size] for i in range(4)], 0, sides=[0, 1, 1, 1]
    )


def leaves(position: Position, count: Callable[[Position], int]) -> Callable[[], int]:
    return lambda: count(position)


def through_python(position: Position) -> int:
    played = 0
    playing = position.copy()
    while playing.turn >= 0:
        playing.play(playing.legal().pick(0))
        played += 1
    return played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    seconds = parser.parse_args().seconds

    rules = french()
    rng = random.Random(1)
    plain = rate(lambda: (mask_deal(rng), 1)[1], seconds)
    kernel = rate(lambda: random_deals(rules, 18, 20_000, 1)[0], seconds)
    full, small = ending(rules, 18, 3), ending(rules, 5, 3)
    counted = rate(leaves(small, lambda position: perft(position, 20)), seconds)
    summed = rate(leaves(small, lambda p: sum(histogram(p, 1).values())), seconds)
    copies = rate(lambda: [full.copy() for _ in range(1000)].__len__(), seconds)
    cards = rate(lambda: through_python(full), seconds)

    print(f"random French deals     {kernel:>14,.0f} a second   goal 300,000")
    print(f"cards                   {kernel * 72:>14,.0f} a second")
    print(f"plain Python masks      {plain:>14,.0f} deals a second")
    print(f"kernel / plain Python   {kernel / plain:>14,.0f} times      goal 40")
    print(f"perft leaves            {counted:>14,.0f} a second   goal 15,000,000")
    print(f"leaves with points      {summed:>14,.0f} a second")
    print(f"legal + play by Python  {1e9 / cards:>14,.0f} ns a card")
    print(f"Position.copy           {1e9 / copies:>14,.0f} ns")


if __name__ == "__main__":
    main()
