"""How much better than chance are the rules of thumb? Every deal is played twice, as in duplicate.

python examples/compare_players.py 20
"""

from __future__ import annotations

import sys

from trionfi import Deal
from trionfi.players import play_out, player


def won(seed: int, ours: str, theirs: str) -> int:
    """What seat 0 wins in a deal when `ours` sits there and `theirs` everywhere else."""
    deal = Deal.shuffled("french", seed=seed, options={"players": 4})
    play_out(deal, [player(ours, seed), *(player(theirs, seed + seat) for seat in (1, 2, 3))])
    assert deal.sheet is not None
    return deal.sheet.scores[0]


def main(deals: int) -> None:
    gained = [won(seed, "rules", "rules") - won(seed, "random", "rules") for seed in range(deals)]
    print(f"{deals} deals: rules of thumb win {sum(gained) / deals:+.1f} points a deal more")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
