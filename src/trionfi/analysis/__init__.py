"""Perfect play with all cards seen: what a position is worth, and what each card gave away.

>>> from trionfi import Deal
>>> from trionfi.players import play_out, player
>>> deal = play_out(Deal.shuffled("french", seed=2), [player("rules", seed=2)] * 4)
>>> cards = review(deal, budget=2000).cards
>>> cards[-1].exact, cards[-1].loss
(True, 0)
"""

from trionfi.analysis.results import CardReview, CardValue, Result, Review
from trionfi.analysis.review import review
from trionfi.analysis.solve import CancelledError, solve, solve_worlds

__all__ = [
    "CancelledError",
    "CardReview",
    "CardValue",
    "Result",
    "Review",
    "review",
    "solve",
    "solve_worlds",
]
