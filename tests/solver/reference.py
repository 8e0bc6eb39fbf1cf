"""Perfect play by the slowest and most obvious means, from the rule texts alone.

It plays legal cards to the end and counts as the rule books count. Neither the kernel nor any idea
of the solver is in it, but that a card need not be looked at further once it is too bad.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.perft.bruteforce import TWO, Game, Sides, Trick

MOST = 10_000
"""More points than there are."""


@dataclass(slots=True)
class Play:
    """A position of a game, with all tricks so far.

    Args:
        side: the seats that play for the most; all others play for the least.
    """

    game: Game
    hands: list[list[str]]
    leader: int
    side: set[int]
    sides: Sides = TWO
    tricks: list[Trick] = field(default_factory=list)
    trick: Trick = field(default_factory=list)
    seat: int = field(init=False)

    def __post_init__(self) -> None:
        self.seat = (self.leader + len(self.trick)) % self.game.seats

    def legal(self) -> list[str]:
        return self.game.legal(self.hands[self.seat], self.trick)

    def after(self, card: str) -> Play:
        hands = self.hands.copy()
        hands[self.seat] = [other for other in hands[self.seat] if other != card]
        trick = [*self.trick, (self.seat, card)]
        if len(trick) < self.game.seats:
            return Play(self.game, hands, self.leader, self.side, self.sides, self.tricks, trick)
        tricks, winner = [*self.tricks, trick], self.game.winner(trick)
        return Play(self.game, hands, winner, self.side, self.sides, tricks)

    def value(self, low: int = -MOST, high: int = MOST) -> int:
        """The points of perfect play, exact if they lie between `low` and `high`."""
        if not self.hands[self.seat]:
            return self.game.points(self.tricks, self.side, self.sides)
        ours = self.seat in self.side
        best = -MOST if ours else MOST
        for card in self.legal():
            result = self.after(card).value(low, high)
            if ours:
                best = max(best, result)
                low = max(low, best)
            else:
                best = min(best, result)
                high = min(high, best)
            if low >= high:
                break
        return best

    def each_card(self) -> dict[str, int]:
        """The points after each card that may be played."""
        return {card: self.after(card).value() for card in self.legal()}
