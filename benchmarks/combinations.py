"""Speed of the counters of combinations: the kernel's tables, and the readable one in Python.

    python benchmarks/combinations.py [--seconds 2]

Random sets of the Bolognese pack, one thread.
"""

from __future__ import annotations

import argparse
import random
import time

from trionfi.cards import BOLOGNESE
from trionfi.games.ottocento_combinations import combinations, set_score
from trionfi.rules.game import find_game

BATCH = 1_000_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2, help="for each counter")
    seconds = parser.parse_args().seconds
    game = find_game("ottocento")
    rules = game.card_play(game.read_options(None)).rules
    start = time.perf_counter()
    kernel = set_score(rules)
    print(f"tables made in {1000 * (time.perf_counter() - start):.0f} ms")

    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        kernel.score_random_sets(BATCH, done)
        done += BATCH
    fast = done / spent
    print(f"kernel {fast:14,.0f} sets a second")

    rng = random.Random(1)
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        combinations(card for card in BOLOGNESE if rng.random() < 0.5)
        done += 1
    print(f"Python {done / spent:14,.0f} sets a second, one {fast * spent / done:,.0f}th of that")


if __name__ == "__main__":
    main()
