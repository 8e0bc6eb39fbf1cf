"""Computer players.

>>> player_names()
('random', 'rules')
>>> from trionfi.rules.deal import Deal
>>> deal = play_out(Deal.shuffled("french", seed=1), [player("random", seed=1)] * 4)
>>> deal.over
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint

from trionfi.players.at_random import RandomPlayer
from trionfi.players.player import Player
from trionfi.players.rules import RulesPlayer
from trionfi.rules.deal import Deal
from trionfi.rules.plugins import take_in

__all__ = ["Player", "UnknownPlayerError", "play_out", "player", "player_names"]


class UnknownPlayerError(ValueError):
    """No player of that name."""


@cache
def _makers() -> Mapping[str, Callable[[int], Player]]:
    """Every kind of player by its name.

    Another package offers one through an entry point of the group `trionfi.players`: something
    that is called with a seed and returns a `Player`.
    """
    makers: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "rules": RulesPlayer}

    def take(entry: EntryPoint) -> None:
        maker = entry.load()
        if not callable(maker):
            raise TypeError(f"{entry.value} makes no player")
        if entry.name in makers:
            raise ValueError(f"there is a player {entry.name!r} already")
        makers[entry.name] = maker

    take_in("trionfi.players", take)
    return makers


def player_names() -> tuple[str, ...]:
    """The names that `player` takes, weakest first."""
    return tuple(_makers())


def player(name: str, seed: int = 0) -> Player:
    """A computer player.

    Args:
        name: one of `player_names()`.
        seed: players with the same name and seed answer the same view in the same way.

    Raises:
        UnknownPlayerError: names the players there are.
    """
    if name not in _makers():
        known = ", ".join(player_names())
        raise UnknownPlayerError(f"there is no player {name!r}: the players are {known}")
    return _makers()[name](seed)


def play_out(deal: Deal, players: Sequence[Player]) -> Deal:
    """Let `players`, one per seat, play a deal to its end; returns the deal.

    The seat in turn is asked first of all whether it has something to do out of turn, then the
    others in order; whoever has may do it, else the seat in turn answers.
    """
    while (decision := deal.decision) is not None:
        order = sorted(decision.others, key=lambda seat: (seat - decision.seat) % deal.seats)
        for seat in order:
            action = players[seat].interrupt(deal.view(seat), deal.game, deal.options)
            if action is not None:
                deal.play(seat, action)
                break
        else:
            seat = decision.seat
            deal.play(seat, players[seat].choose(deal.view(seat), deal.game, deal.options))
    return deal
