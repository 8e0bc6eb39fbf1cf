"""Strength, bids and speed of the computer players, by duplicate deals.

    python benchmarks/players.py [--game french] [--seats 4] [--deals 400] [--workers 2]

Every deal is played several times with the same cards: once with each seat given to the player
under test among others (full game), and, at French Tarot, once for each pairing of taker and
defence in a fixed contract (card play). The unit is the mean over the plays of one deal, so that
the intervals (95 %) are between independent deals. Results depend only on the numbers of the
deals, never on the workers.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import track
from rich.table import Table

from trionfi.players import Player, play_out, player
from trionfi.players.rules.french import hand_count
from trionfi.rules.actions import Action
from trionfi.rules.deal import Deal
from trionfi.rules.game import Game, find_game
from trionfi.rules.options import Options
from trionfi.rules.view import View

T = TypeVar("T")
console = Console(width=100)


def interval(values: Sequence[float]) -> str:
    """Mean and half the width of its 95 % interval."""
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.fmean(values):+.1f} ± {half:.1f}"


def fresh(game: str, seats: int, number: int) -> Deal:
    return Deal.shuffled(game, seed=number, dealer=number % seats, options={"players": seats})


# --- The full game -------------------------------------------------------------------------------


def one_among(game: str, seats: int, one: str, others: str, number: int) -> float:
    """Mean score of a player over all seats of a deal, among players of another kind."""
    total = 0
    for seat in range(seats):
        table: list[Player] = [player(others, seats * number + place) for place in range(seats)]
        table[seat] = player(one, number)
        sheet = play_out(fresh(game, seats, number), table).sheet
        assert sheet is not None
        total += sheet.scores[seat]
    return total / seats


def pair_lead(game: str, one: str, others: str, number: int) -> float:
    """How far a pair is ahead of the other, with the same cards once on each side."""
    total = 0
    for side in (0, 1):
        names = [one if seat % 2 == side else others for seat in range(4)]
        table = [player(name, 4 * number + seat) for seat, name in enumerate(names)]
        sheet = play_out(fresh(game, 4, number), table).sheet
        assert sheet is not None
        total += sheet.scores[side] - sheet.scores[1 - side]
    return total / 2


# --- Card play in a fixed contract ---------------------------------------------------------------


def in_contract(seats: int, contract: str, taker: str, defence: str, number: int) -> float:
    """Card points of the seat with the best count, made to take; its écart is by the rules."""
    options = {"players": seats, "petit_sec": "off", "slam": False}
    deal = Deal.shuffled("french", seed=number, dealer=number % seats, options=options)
    best = max(range(seats), key=lambda seat: hand_count(deal.view(seat).hand))
    names = [taker if seat == best else defence for seat in range(seats)]
    while (decision := deal.decision) is not None:
        seat, topic = decision.seat, decision.topic
        if topic == "bid":
            deal.play(seat, f"bid {contract}" if seat == best else "pass")
            continue
        view = deal.view(seat)
        if topic == "play" and _is_partner(view):
            name = taker
        else:
            name = names[seat] if topic == "play" else "rules"
        deal.play(seat, player(name, number).choose(view, deal.game, deal.options))
    assert deal.sheet is not None
    points = deal.sheet.facts["half_points"]
    assert isinstance(points, int)
    return points / 2


def _is_partner(view: View) -> bool:
    return any(
        getattr(fact, "role", "") == "partner" and getattr(fact, "seat", -1) == view.seat
        for fact in view.facts
    )


# --- Bids ----------------------------------------------------------------------------------------


def contract_of(game: str, seats: int, number: int) -> tuple[str, str, int]:
    """(contract, result, margin to the target) of a deal among four players by the rules."""
    deal = play_out(fresh(game, seats, number), [player("rules")] * seats)
    assert deal.sheet is not None
    facts = deal.sheet.facts
    by = facts.get("by", 0)
    assert isinstance(by, int)
    return str(facts.get("contract", "")), deal.sheet.headline.rule, by


# --- Speed ---------------------------------------------------------------------------------------


class Timed(Player):
    """Notes how much processor time another player takes for each decision."""

    def __init__(self, inner: Player) -> None:
        self.inner = inner
        self.times: list[tuple[float, str]] = []

    def choose(self, view: View, game: Game[Any], options: Options) -> Action:
        start = time.thread_time()
        action = self.inner.choose(view, game, options)
        self.times.append((1e3 * (time.thread_time() - start), view.topic))
        return action


def speed(game: str, seats: int, deals: int) -> str:
    """Time of the decisions of whole deals; one deal before them loads what is loaded once."""
    bot = Timed(player("rules"))
    play_out(fresh(game, seats, deals), [player("rules")] * seats)
    for number in range(deals):
        play_out(fresh(game, seats, number), [bot] * seats)
    times = sorted(bot.times)
    mean = statistics.fmean(took for took, _ in times)
    late = times[int(0.999 * len(times))][0]
    return f"mean {mean:.2f} ms, 99.9 % within {late:.2f} ms, longest {times[-1][0]:.2f} ms"


# --- All of it -----------------------------------------------------------------------------------


def each(work: Callable[[int], T], deals: int, pool: ProcessPoolExecutor, what: str) -> list[T]:
    """The results of `work` for every deal, in their order."""
    results: Iterable[T] = pool.map(work, range(deals), chunksize=8)
    return list(track(results, what, deals, console=console, transient=True))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", default="french")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    game, seats, deals = asked.game, asked.seats, asked.deals
    table = Table("measure", "value", title=f"{game}, {seats} seats, {deals} deals")
    with ProcessPoolExecutor(asked.workers) as pool:
        if not find_game(game).zero_sum:
            leads = each(partial(pair_lead, game, "rules", "random"), deals, pool, "pairs")
            table.add_row("lead of a pair of rules over a pair of random, a deal", interval(leads))
        for one, others in (("rules", "random"), ("random", "rules")):
            scores = each(partial(one_among, game, seats, one, others), deals, pool, "full game")
            table.add_row(f"score of one {one} among {others}, a deal", interval(scores))
        if game == "french":
            card_play(table, seats, deals, pool)
            bidding(table, game, seats, deals, pool)
    table.add_row("time of a decision of rules", speed(game, seats, 20))
    console.print(table)


def card_play(table: Table, seats: int, deals: int, pool: ProcessPoolExecutor) -> None:
    """Card points of the taker in garde for each pairing, and what `rules` gains on each side."""
    points = {
        (taker, defence): each(
            partial(in_contract, seats, "garde", taker, defence), deals, pool, "card play"
        )
        for taker in ("rules", "random")
        for defence in ("rules", "random")
    }
    for (taker, defence), values in points.items():
        table.add_row(f"taker's card points, {taker} against {defence}", interval(values))
    for name, better, worse in (
        ("taker against rules", ("rules", "rules"), ("random", "rules")),
        ("taker against random", ("rules", "random"), ("random", "random")),
        ("defence against rules", ("rules", "random"), ("rules", "rules")),
        ("defence against random", ("random", "random"), ("random", "rules")),
    ):
        gains = [a - b for a, b in zip(points[better], points[worse], strict=True)]
        table.add_row(f"gain of rules, {name}", interval(gains))


def bidding(table: Table, game: str, seats: int, deals: int, pool: ProcessPoolExecutor) -> None:
    """How often each contract is played by four `rules`, and how often it is made."""
    results = each(partial(contract_of, game, seats), deals, pool, "bids")
    dealt = [result for result in results if result[1] != "petit_sec"]
    played = [result for result in dealt if result[1] in ("made", "failed")]
    passed = sum(rule == "passed_out" for _, rule, _ in dealt) / len(dealt)
    table.add_row("passed out", f"{passed:.0%}")
    names = Counter(contract for contract, _, _ in played)
    for name in ("petite", "garde", "garde_sans", "garde_contre"):
        made = [rule == "made" for contract, rule, _ in played if contract == name]
        if made:
            share = names[name] / len(dealt)
            table.add_row(name, f"{share:.1%} of the deals, made {statistics.fmean(made):.0%}")
    made = [rule == "made" for _, rule, _ in played]
    table.add_row("all contracts", f"made {statistics.fmean(made):.0%}")


if __name__ == "__main__":
    main()
