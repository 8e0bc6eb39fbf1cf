"""What a rule-of-thumb player knows of a game beyond its card play: its judgement.

The judgement of a game is the class `Judgement` of the module `trionfi.players.rules.<name of
the game>`; another package offers one through an entry point of the group
`trionfi.judgements`, named like the game. A game without one is played with the base class.

What a judgement may say:

* `answer`: the answer to any question that is not a card to play; None leaves it to the default;
* `hint`: for a card that might be played, points (in the game's unit) in favour of playing it now;
* `values`: what capturing each card is worth, where that is more than its points;
* `friends`: for each seat the chance that it is on the same side, if roles do not say it;
* `signal`: the signals to go with a card.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from trionfi.cards import Card
from trionfi.players.rules.estimate import own_share
from trionfi.players.rules.knowledge import TRUMP_SUIT, Knowledge
from trionfi.rules.actions import PASS, Action, Bid, Show
from trionfi.rules.choices import Choices, Either, OneOf, Pick
from trionfi.rules.subsets import DONE, Some


class Judgement:
    """Sensible answers in any game; a game's own judgement overwrites what it knows better."""

    least_share = 1.25
    """How much more than a fair share a hand must win in blind play before it bids."""

    def answer(self, know: Knowledge, choices: Choices[Any]) -> Action | None:
        """The answer to a question that is not a card to play; None: the default."""
        return None

    def interrupt(self, know: Knowledge, choices: Choices[Any]) -> Action | None:
        """What to do out of turn; None for nothing."""
        return None

    def friends(self, know: Knowledge) -> list[float] | None:
        """For each seat the chance that it is on the same side; None: as roles and calls say."""
        return None

    def values(self, know: Knowledge) -> Sequence[float] | None:
        """What capturing each card is worth, by its number, in the unit of its points.

        None: the points. Other values for games in which captured cards count together.
        """
        return None

    def hint(self, know: Knowledge, card: int) -> float:
        """Points in favour of playing a card now; negative against it."""
        return 0.0

    def signal(self, know: Knowledge, card: Card, offered: Sequence[str]) -> tuple[str, ...]:
        """The signals to go with a card, out of those that are true of it."""
        return ()

    # The defaults.

    def default(self, know: Knowledge, choices: Choices[Any]) -> Action:
        """An answer from the form of the question alone."""
        only: Action | None = choices.only()
        if only is not None:
            return only
        if isinstance(choices, Either):
            return self._of_parts(know, choices)
        if isinstance(choices, Pick):
            return self._of_cards(know, choices)
        if isinstance(choices, OneOf):
            return self._of_words(know, choices)
        if isinstance(choices, Some):
            return self._of_subsets(choices)
        answer: Action = next(iter(choices))
        return answer

    def _of_subsets(self, choices: Some[Any]) -> Action:
        """As many of the cards as may be named together."""
        whole = choices.core(frozenset(choices.pool))
        codes = [card.code for card in choices.pool if card in whole]
        answer: Action = choices.build((*codes, DONE))
        return answer

    def _of_words(self, know: Knowledge, choices: OneOf[Any]) -> Action:
        """The lowest bid on a hand that is better than its share, else pass or the first answer."""
        shows = [action for action in choices.actions if isinstance(action, Show)]
        if shows:
            return max(shows, key=lambda action: len(action.cards))
        bids = [action for action in choices.actions if isinstance(action, Bid)]
        standing = any(text.startswith("bid ") for seat in know.table.seats for text in seat.said)
        least = self.least_share + 0.25 * standing
        if bids and PASS in choices and own_share(know) >= least:
            return bids[0]
        return PASS if PASS in choices else choices.actions[0]

    def _of_parts(self, know: Knowledge, choices: Either[Any]) -> Action:
        """Whatever may be shown is shown, the most cards first; else the first part decides."""
        shows = [part for part in choices.parts if _shows(part)]
        chosen = max(shows, key=_size) if shows else choices.parts[0]
        return self.default(know, chosen)

    def _of_cards(self, know: Knowledge, choices: Pick[Any]) -> Action:
        """Put the least useful cards away; show the most valuable ones."""
        order = sorted(choices.pool, key=lambda card: self.worth_keeping(know, card))
        if _shows(choices):
            order.reverse()
        picked = order[: choices.take]
        answer: Action = choices.of(picked)
        return answer

    def worth_keeping(self, know: Knowledge, card: Card) -> float:
        """How much a card is wanted in hand: trumps, then sure winners, then long suits."""
        order, number = know.order, know.pack.number(card)
        suit = order.suit[number]
        if number == order.fool:
            return 1000.0
        if suit == TRUMP_SUIT:
            return 500.0 - order.over[number].bit_count()
        above = (order.over[number] & ~know.hand).bit_count()
        length = (order.suits[suit] & know.hand).bit_count()
        points = know.values[number] / max(know.mean_trick, 1)
        return length / (1 + above) - 0.5 * points * bool(above)


def _shows(choices: Choices[Any]) -> bool:
    return isinstance(choices, Pick) and isinstance(choices.of(choices.pool[: choices.take]), Show)


def _size(choices: Choices[Any]) -> int:
    return choices.size if isinstance(choices, Pick) else 0


@cache
def judgement_of(game: str) -> Judgement:
    """The judgement of a game, the base one if it has none of its own."""
    name = f"trionfi.players.rules.{game}"
    kind: type[Judgement] = Judgement
    if game.isidentifier() and find_spec(name) is not None:
        kind = importlib.import_module(name).Judgement
    for entry in entry_points(group="trionfi.judgements", name=game):
        kind = entry.load()
    return kind()
