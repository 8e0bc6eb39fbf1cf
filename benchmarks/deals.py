"""Speed of whole deals through the public Python API, against its peers in the same run.

    python benchmarks/deals.py [--seconds 2] [--games french ottocento …] [--json]

Every program plays random legal actions from Python, one decision after the other, in the loop
that its own documentation shows. Peers:
OpenSpiel's Slovenian tarok (C++ behind a Python loop) and RLCard's Dou Dizhu (Python); a peer
that is not installed is left out and said so (`pip install open_spiel rlcard`). The figures are
decisions a second in interleaved rounds; the ratios are what counts, machines are noisy.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable

from trionfi.rules.deal import Deal
from trionfi.rules.game import find_game, games

Runner = Callable[[random.Random], int]
"""Plays one deal and returns the number of decisions in it."""


def trionfi_deal(name: str, *, views: bool = False) -> Runner:
    """Deals of one of our games, perhaps with a view for every decision."""
    game = find_game(name)

    def run(rng: random.Random) -> int:
        cards = list(game.pack.cards)
        rng.shuffle(cards)
        deal = Deal(game, cards)
        decisions = 0
        while (decision := deal.decision) is not None:
            if views:
                deal.view(decision.seat)
            deal.play(decision.seat, decision.choices.sample(rng))
            decisions += 1
        return decisions

    return run


def open_spiel_tarok() -> Runner | None:
    """OpenSpiel's three-player Slovenian tarok."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("tarok")

    def run(rng: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, _ = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choice(outcomes))
                continue
            actions = state.legal_actions(state.current_player())
            state.apply_action(rng.choice(actions))
            decisions += 1
        return decisions

    return run


def rlcard_doudizhu() -> Runner | None:
    """RLCard's Dou Dizhu, which makes an observation for every decision."""
    try:
        import rlcard
    except ImportError:
        return None
    env = rlcard.make("doudizhu", config={"seed": 1})

    def run(rng: random.Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return run


def measure(runners: dict[str, Runner], seconds: float, rounds: int = 5) -> dict[str, list[float]]:
    """Decisions a second of each runner in each round; the rounds are interleaved."""
    speeds: dict[str, list[float]] = {name: [] for name in runners}
    for number in range(rounds):
        for name, run in runners.items():
            rng = random.Random(number)
            run(rng)
            decisions, start = 0, time.process_time()
            while (spent := time.process_time() - start) < seconds / rounds:
                decisions += run(rng)
            speeds[name].append(decisions / spent)
    return speeds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3, help="for each program")
    parser.add_argument("--games", nargs="*", default=list(games()), help="our games to measure")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    runners: dict[str, Runner] = {name: trionfi_deal(name) for name in options.games}
    runners |= {f"{name} with views": trionfi_deal(name, views=True) for name in options.games}
    peers = {"OpenSpiel tarok": open_spiel_tarok(), "RLCard Dou Dizhu": rlcard_doudizhu()}
    runners |= {name: run for name, run in peers.items() if run}
    speeds = measure(runners, options.seconds)
    medians = {name: statistics.median(values) for name, values in speeds.items()}
    if options.json:
        print(json.dumps(medians))
        return
    for name, peer in peers.items():
        if peer is None:
            print(f"{name}: not installed, left out")
    shown = [name for name in peers if name in medians]
    print(f"{'decisions a second':28}{'median':>12}" + "".join(f"{f'/ {n}':>20}" for n in shown))
    for name, speed in medians.items():
        ratios = "".join(f"{speed / medians[peer]:>20.2f}" for peer in shown)
        print(f"{name:28}{speed:>12,.0f}{ratios}")


if __name__ == "__main__":
    main()
