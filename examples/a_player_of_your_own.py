"""A player that never bids and always plays its lowest legal card, at a table of rules of thumb.

python examples/a_player_of_your_own.py 4
"""

from __future__ import annotations

import sys
from typing import Any

from trionfi import Game, Match
from trionfi.players import Player, play_out, player
from trionfi.rules.actions import PASS, Action, Play
from trionfi.rules.options import Options
from trionfi.rules.view import View


class Miser(Player):
    """Sees what its seat may see, `view`, and nothing else."""

    def choose(self, view: View, game: Game[Any], options: Options) -> Action:
        assert view.choices is not None
        if view.topic == "play":
            cards = [action for action in view.choices if isinstance(action, Play)]
            value = game.card_play(options).value
            return min(cards, key=lambda action: (value(action.card), action.card.number))
        return PASS if PASS in view.choices else next(iter(view.choices))


def main(deals: int) -> None:
    match = Match("french", {"hands": deals}, seed=2024)
    players = [Miser(), *(player("rules", seat) for seat in (1, 2, 3))]
    while not match.over:
        play_out(match.next_deal(), players)
        sheet = match.close_deal()
        print(f"{sheet.headline.rule:<12}", *(f"{score:+5}" for score in sheet.scores))
    print("match       ", *(f"{score:+5}" for score in match.scores))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
