"""What a player is: something that answers the questions put to a seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from trionfi.rules.actions import Action
from trionfi.rules.game import Game
from trionfi.rules.options import Options
from trionfi.rules.view import View


class Player(ABC):
    """People, computer players and scripts alike.

    A player sees nothing but the view of its seat. It keeps no memory between calls: what it
    answers follows from its seed and the view.
    """

    @abstractmethod
    def choose(self, view: View, game: Game[Any], options: Options) -> Action:
        """The answer to the running question.

        Args:
            view: the view of the seat in turn; `view.choices` is not None.
        """

    def interrupt(self, view: View, game: Game[Any], options: Options) -> Action | None:
        """What to do out of turn; None for nothing.

        Args:
            view: the view of a seat; `view.interrupts` is not None.
        """
        return None
