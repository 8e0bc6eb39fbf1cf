"""`rules`: a player by rules of thumb, as they are taught to beginners and hold for experts.

Card play (`tricks`) is the same for every game and follows from its declaration; what belongs to
one game, its bids and discards above all, is its `Judgement` (see `judgement`).
"""

from __future__ import annotations

from typing import Any

from trionfi.players.player import Player
from trionfi.players.rules.judgement import Judgement, judgement_of
from trionfi.players.rules.knowledge import Knowledge
from trionfi.players.rules.tricks import WEIGHTS, Chooser, Weights
from trionfi.rules.actions import Action, Play
from trionfi.rules.game import Game
from trionfi.rules.options import Options
from trionfi.rules.plays import Plays
from trionfi.rules.view import View

__all__ = ["Judgement", "Knowledge", "RulesPlayer", "Weights", "judgement_of"]


class RulesPlayer(Player):
    """Plays by rules of thumb; never uses more than the view of its seat.

    Args:
        seed: of no effect: the same view always gets the same answer.
        weights: what the rules of thumb count with.
        judgement: instead of that of the game, for experiments.
    """

    def __init__(
        self, seed: int = 0, weights: Weights = WEIGHTS, judgement: Judgement | None = None
    ) -> None:
        self.seed = seed
        self.weights = weights
        self._judgement = judgement

    def choose(self, view: View, game: Game[Any], options: Options) -> Action:
        choices = view.choices
        assert choices is not None, "it is another seat's turn"
        if (only := choices.only()) is not None:
            answer: Action = only
            return answer
        know, judgement = self._look(view, game, options)
        if isinstance(choices, Plays):
            number = Chooser(know, judgement, self.weights).best(choices.legal.cards())
            card = game.pack.cards[number]
            offered = choices.signals(card)
            return Play(card, judgement.signal(know, card, offered) if offered else ())
        chosen = judgement.answer(know, choices)
        if chosen is not None and chosen in choices:
            return chosen
        return judgement.default(know, choices)

    def interrupt(self, view: View, game: Game[Any], options: Options) -> Action | None:
        if view.interrupts is None:
            return None
        know, judgement = self._look(view, game, options)
        action = judgement.interrupt(know, view.interrupts)
        return action if action is not None and action in view.interrupts else None

    def _look(self, view: View, game: Game[Any], options: Options) -> tuple[Knowledge, Judgement]:
        know = Knowledge(view, game, options)
        judgement = self._judgement or judgement_of(game.name)
        friends = judgement.friends(know)
        if friends is not None:
            know.friends = friends
        values = judgement.values(know)
        if values is not None:
            know.values = values
        return know, judgement
