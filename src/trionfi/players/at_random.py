"""`random`: any legal action."""

from __future__ import annotations

from random import Random
from typing import Any

from trionfi.players.player import Player
from trionfi.rules.actions import Action
from trionfi.rules.game import Game
from trionfi.rules.options import Options
from trionfi.rules.view import View


class RandomPlayer(Player):
    """Samples the choices of each question.

    Args:
        seed: with the view it determines the answer.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, game: Game[Any], options: Options) -> Action:
        assert view.choices is not None, "it is another seat's turn"
        answer: Action = view.choices.sample(draw(self.seed, view))
        return answer


def draw(seed: int, view: View) -> Random:
    """Random numbers that depend on the seed and on what the seat has seen, nothing else."""
    hand = " ".join(card.code for card in view.hand)
    return Random(f"{seed} {view.seat} {len(view.facts)} {hand}")
