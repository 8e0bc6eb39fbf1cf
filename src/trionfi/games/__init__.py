"""The games of the house, one module each; a module's `GAME` is all that the house needs."""

from trionfi.rules.game import find_game as game
from trionfi.rules.game import games

__all__ = ["game", "games"]
