"""Rules of thumb of card play, for any game that can be declared.

Case R23: when its own side is certain to win the trick, a seat adds the points that are most
endangered in its hand; when the other side is certain to win, it gives the least; a card outside
the led suit is never a winner; no high card goes on a trick that is safe already. In between,
each card is weighed: the points of the trick by the chance of winning it, against what the card
would still be worth in hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from trionfi.players.rules.judgement import Judgement
from trionfi.players.rules.knowledge import NO_SUIT, TRUMP_SUIT, Knowledge


@dataclass(frozen=True)
class Weights:
    """What the rules of thumb count with; found by self-play, see `docs/players.md`."""

    power: float = 0.8
    """Worth of a certain trick later, in average tricks."""
    high_risk: float = 0.6
    """How much a lower card of the suit guards a high one."""
    friendly: float = 0.5
    """How far partners help to bring points home."""
    low_trump: float = 0.25
    """Power of the lowest trump; the highest has 1."""
    lead_gain: float = 0.5
    """What the others add to a trick that one leads, in average tricks."""
    later_gain: float = 0.45
    """The same when following, of all others; only those to come count."""
    fool: float = 0.5
    """Worth of a Fool kept for later, in average tricks."""


WEIGHTS: Final = Weights()


class Chooser:
    """Chooses a card.

    Args:
        know: what the seat knows.
        judgement: what it knows of this game.
        weights: see `Weights`.
    """

    def __init__(self, know: Knowledge, judgement: Judgement, weights: Weights = WEIGHTS) -> None:
        self.know, self.judgement, self.weights = know, judgement, weights
        self.order = know.order
        self.values = know.values

    def best(self, legal: Sequence[int]) -> int:
        """The card to play, by number.

        Args:
            legal: the numbers of the legal cards, at least one.
        """
        legal = self._fool_in_time(legal)
        if len(legal) == 1:
            return legal[0]
        # Weakest first, so that of equally good cards the weakest is played.
        legal = sorted(legal, key=lambda number: -self.order.over[number].bit_count())
        cards = [number for number in legal if number != self.order.fool] or list(legal)
        with_fool = len(cards) < len(legal)
        chances = {number: self.chance(number) for number in legal}
        if self.know.best is not None:
            if all(chances[number] == 0 for number in cards):
                return self._when_lost(cards, with_fool)
            if self._is_safe():
                return max(cards, key=lambda number: self._gift(number, chances[number]))
        return max(legal, key=lambda number: self._weigh(number, chances[number]))

    # The trick.

    def chance(self, number: int) -> float:
        """The chance that the seat's side wins the trick if it plays this card."""
        know = self.know
        led = know.led if know.led != NO_SUIT else self.order.suit[number]
        if number == self.order.fool:
            if know.best is None:
                return sum(know.friends[seat] for seat in know.others) / len(know.others)
            owner, card = know.best
        elif know.best is None or self.order.above[know.best[1]] >> number & 1:
            owner, card = know.seat, number
        else:
            owner, card = know.best
        return self._outcome(know.friends[owner], card, led)

    def _outcome(self, ours: float, card: int, led: int) -> float:
        """The chance of winning after the seats to come, with `card` winning now."""
        for seat in self.know.to_come:
            beats = self.know.beat_chance(seat, card, led)
            friend = self.know.friends[seat]
            ours = ours * (1 - beats * (1 - friend)) + (1 - ours) * beats * friend
        return ours

    def _is_safe(self) -> bool:
        """Whether a partner's card on the table wins whatever happens."""
        assert self.know.best is not None
        owner, card = self.know.best
        if self.know.friends[owner] < 1:
            return False
        return self._outcome(1.0, card, self.know.led) == 1.0

    def _gift(self, number: int, chance: float) -> tuple[float, float]:
        """How gladly a card is added to a trick that is ours."""
        return (chance == 1, self.values[number] - self.future(number) + self._hint(number))

    def _when_lost(self, cards: Sequence[int], with_fool: bool) -> int:
        """The least for a trick that the others win; or the Fool, if that is still too much."""
        least = min(cards, key=lambda n: (self.values[n], self.future(n) - self._hint(n)))
        fool = self.order.fool
        if with_fool and self._weigh(fool, 0.0) > self._weigh(least, 0.0):
            return fool
        return least

    def _weigh(self, number: int, chance: float) -> float:
        """Points to be expected from playing a card, less those of keeping it."""
        know, weights = self.know, self.weights
        gain = weights.later_gain if know.plays else weights.lead_gain
        others = len(know.to_come) / max(know.seats - 1, 1)
        trick = know.on_table + gain * know.mean_trick * others
        swing = 2 * chance - 1
        if number == self.order.fool:
            return swing * trick + self._fool_now(chance) - self._fool_later() + self._hint(number)
        return swing * (trick + self.values[number]) - self.future(number) + self._hint(number)

    def _hint(self, number: int) -> float:
        return self.judgement.hint(self.know, number)

    # What a card is worth in hand.

    def future(self, number: int) -> float:
        """Points to be expected from a card that is kept: its own, and the trick it may win."""
        if number == self.order.fool:
            return self._fool_later()
        if self.order.suit[number] == TRUMP_SUIT:
            danger, power = self._trump(number)
        else:
            danger, power = self._plain(number)
        worth = self.values[number] * (1 - 2 * danger)
        return worth + self.weights.power * power * self.know.mean_trick

    def _plain(self, number: int) -> tuple[float, float]:
        """(chance that the others get a card of a plain suit, chance that it wins a trick)."""
        know, order = self.know, self.order
        suit = order.suit[number]
        above = order.over[number]
        higher = sum(
            share * (above & know.possible[seat]).bit_count() / len(know.others)
            for seat, share in know.foes
        )
        guards = (order.suits[suit] & know.hand & ~above).bit_count() - 1
        topped = higher / (higher + self.weights.high_risk * guards + 0.3) if higher else 0.0
        danger = topped + (1 - topped) * self.ruffed[suit]
        return danger * (1 - self.weights.friendly * self._help), (1 - danger) * (
            1.0 if not higher else 0.5
        )

    def _trump(self, number: int) -> tuple[float, float]:
        """The same of a trump."""
        know, order = self.know, self.order
        trumps = order.trumps & know.hidden
        higher = (order.above[number] & trumps).bit_count()
        hidden = trumps.bit_count()
        if not higher:
            return 0.0, 1.0
        mine = (order.trumps & know.hand).bit_count()
        rank = 1 - higher / max(hidden, 1)
        power = self.weights.low_trump + (1 - self.weights.low_trump) * rank**1.5
        danger = higher / (higher + mine) * (1 - self.weights.friendly * self._help)
        return danger, power

    @cached_property
    def ruffed(self) -> list[float]:
        """For each plain suit the chance that an opponent trumps its next round."""
        know, trumps = self.know, self.order.trumps
        chances = []
        for suit in range(len(self.order.play.suits)):
            safe = 1.0
            for seat, share in know.foes:
                able = know.void_chance(seat, suit) * know.chance_of(seat, TRUMP_SUIT, trumps)
                safe *= 1 - share * able
            chances.append(1 - safe)
        return chances

    @cached_property
    def _help(self) -> float:
        """The share of partners among the other seats."""
        know = self.know
        return sum(know.friends[seat] for seat in know.others) / max(len(know.others), 1)

    # The Fool.

    def _fool_in_time(self, legal: Sequence[int]) -> Sequence[int]:
        """A Fool that the last trick would lose is played in the last but one at the latest."""
        know, fool = self.know, self.know.play.fool
        if fool is None or fool.mode != "french" or self.order.fool not in legal:
            return legal
        if know.tricks_left != 2:
            return legal
        rest = [number for number in legal if number != self.order.fool]
        return rest if self._is_clean_run(rest) else [self.order.fool]

    def _is_clean_run(self, rest: Sequence[int]) -> bool:
        """Whether the Fool, kept for the last trick, will win it after winning all others."""
        return self.know.won_all() and any(self.chance(number) == 1 for number in rest)

    def _fool_now(self, chance: float) -> float:
        fool = self.know.play.fool
        owed = fool.owed if fool else 0
        return self.values[self.order.fool] - 2 * owed * (1 - chance)

    def _fool_later(self) -> float:
        """Its own points, and those it will save when a dear card would have to follow."""
        left = self.know.tricks_left
        saving = self.weights.fool * self.know.mean_trick * min(1.0, (left - 2) / 8)
        return self.values[self.order.fool] + max(saving, 0.0)
