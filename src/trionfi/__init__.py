"""Trionfi: the tarot and Italian trick-taking games, played, solved and scored.

>>> import trionfi
>>> deal = trionfi.Deal.shuffled("french", seed=7)
>>> deal.decision.seat, deal.decision.topic
(0, 'petit_sec')
"""

from trionfi.cards import Card, Pack
from trionfi.games import game, games
from trionfi.rules.deal import Deal
from trionfi.rules.match import Match

__version__ = "0.1.0"
__all__ = ["Card", "Deal", "Match", "Pack", "__version__", "game", "games"]
