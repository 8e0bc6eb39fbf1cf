"""Trionfi: the tarot and Italian trick-taking games, played, solved and scored.

>>> import trionfi
>>> deal = trionfi.Deal.shuffled("french", seed=7)
>>> deal.decision.seat, deal.decision.topic
(0, 'petit_sec')
>>> [game.name for game in trionfi.all_games() if game.name == "french"]
['french']
"""

from trionfi.cards import Card, Pack
from trionfi.rules.deal import Deal
from trionfi.rules.game import Game, all_games, find_game
from trionfi.rules.match import Match

__version__ = "0.1.0"
__all__ = ["Card", "Deal", "Game", "Match", "Pack", "__version__", "all_games", "find_game"]
