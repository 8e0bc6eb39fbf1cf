"""The bargaining of Calatafimi: whether a hand is played, and what it costs not to play it.

After Akagiri, "Sicilian Tarocchi" (1993), section on the bids before play; the points that he
leaves open are closed as in section 4.2 of the rules. Every player speaks once, in free order:

* `pay 6` (*offro*): I give six points so that the hand is not played;
* `shuffle` (*vado*): let us not play, for nothing;
* `take 4` (*piglio*): I accept not playing, and take four of the points offered;
* `play` (*tengo*): the hand is played, and all that was offered is void.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from trionfi.rules.actions import Action, Say, Seal
from trionfi.rules.choices import OneOf
from trionfi.rules.decision import Move
from trionfi.rules.facts import Contract
from trionfi.rules.free_order import WAIT, Talk
from trionfi.rules.reason import Reason, Value

PLAY: Final = Say("play")
SHUFFLE: Final = Say("shuffle")


@dataclass(frozen=True)
class Limits:
    """What a seat may say in one state of the bargaining.

    Args:
        left: how many seats have not spoken, this one included.
        pool: points offered and not yet taken.
        taking: whether somebody has taken, so that nobody may offer any more.
        max_offer: the most that one seat may offer.
        share: a taker leaves a point for everybody who has not spoken; else he takes all.
    """

    left: int
    pool: int
    taking: bool = False
    max_offer: int = 10
    share: bool = True

    @property
    def pay(self) -> tuple[int, int] | None:
        """The least and the most that may be offered; the last to speak has nobody to offer to."""
        return None if self.taking or self.left == 1 else (1, self.max_offer)

    @property
    def shuffle(self) -> bool:
        """The last to speak takes what is offered; once takers must share, all others take too."""
        if self.taking:
            return not self.share
        return self.left > 1 or not self.pool

    @property
    def take(self) -> tuple[int, int] | None:
        """The least and the most that may be taken."""
        if not self.share:
            return (self.pool, self.pool) if self.pool else None
        most = self.pool - (self.left - 1)
        if most < 1:
            return None
        return (most, most) if self.left == 1 else (1, most)

    def refusal(self, word: Say) -> Reason | None:
        """Why a word may not be said; None when it may, or when it is no word of the game."""
        facts: dict[str, Value] = {"points": self.pool, "left": self.left - 1}
        amount = word.amount or 0
        if word == WAIT:
            return Reason("last_call")
        if word.word == "pay" and self.pay is None:
            over = "offers_are_over" if self.share else "all_is_taken"
            return Reason(over if self.taking else "last_may_not_pay", facts)
        if word.word == "pay" and self.pay and not self.pay[0] <= amount <= self.pay[1]:
            return Reason("offer_out_of_range", {"least": self.pay[0], "most": self.pay[1]})
        if word == SHUFFLE and not self.shuffle:
            return Reason("offers_are_over" if self.taking else "last_must_take", facts)
        if word.word == "take" and self.take is None:
            return Reason("too_little_offered" if self.pool else "nothing_offered", facts)
        if word.word == "take" and self.take and not self.take[0] <= amount <= self.take[1]:
            rule = "take_all" if self.take[0] == self.pool else "leave_one_each"
            return Reason(rule, {**facts, "most": self.take[1]})
        return None


class Words(OneOf[Say]):
    """The words of one state. Unlike other lists it explains every amount.

    Args:
        limits: the state.
        may_wait: whether waiting is still allowed.
        sealed: whether the words are written down, to be read out together.
    """

    def __init__(self, limits: Limits, may_wait: bool, sealed: bool) -> None:
        form = Seal if sealed else Say
        words = [form(WAIT.word)] if may_wait else []
        words += [form(SHUFFLE.word)] if limits.shuffle else []
        for name, bounds in (("pay", limits.pay), ("take", limits.take)):
            words += [form(name, n) for n in range(bounds[0], bounds[1] + 1)] if bounds else []
        words.append(form(PLAY.word))
        self._limits, self._form = limits, form
        examples = (form(WAIT.word), form(SHUFFLE.word), form("pay", 1), form("take", 1))
        refused: dict[Action, Reason] = {}
        for word in examples:
            if word not in words and (reason := self._refusal(word)):
                refused[word] = reason
        super().__init__(words, refused)

    def why_not(self, action: Action) -> Reason | None:
        if action in self.actions:
            return None
        return self._refusal(action) or super().why_not(action)

    def concerns(self, action: Action) -> bool:
        return type(action) is self._form

    def _refusal(self, action: Action) -> Reason | None:
        if not isinstance(action, Say) or type(action) is not self._form:
            return None
        return self._limits.refusal(Say(action.word, action.amount))


words_of = cache(Words)
"""The words of a state, made once."""


class Bargain(Talk):
    """The state of a bargaining.

    Args:
        dealer: the dealer's seat; the others come before it wherever an order is needed.
        seats: number of players.
        max_offer: the most that one seat may offer.
        share: see `Limits`.
    """

    def __init__(
        self, dealer: int, seats: int = 4, *, max_offer: int = 10, share: bool = True
    ) -> None:
        self.order = tuple((dealer + step) % seats for step in range(1, seats + 1))
        self.unspoken = list(self.order)
        """The seats that have not spoken, from the dealer's right."""
        self.pool = 0
        """Points offered and not yet taken."""
        self.taking = False
        self.scores = [0] * seats
        self.max_offer, self.share = max_offer, share
        self.played = False
        """Whether somebody has said that the hand is played."""

    @property
    def status(self) -> Literal["open", "play", "abandoned"]:
        return "play" if self.played else "open" if self.unspoken else "abandoned"

    @property
    def limits(self) -> Limits:
        """What a seat that has not spoken may say; the same for all of them."""
        left = len(self.unspoken)
        return Limits(left, self.pool, self.taking, self.max_offer, self.share)

    # As a talk in free order.

    @property
    def silent(self) -> Sequence[int]:
        return () if self.played else tuple(self.unspoken)

    def words(self, seat: int, *, may_wait: bool, sealed: bool = False) -> Words:
        return words_of(self.limits, may_wait, sealed)

    def last_word(self, seat: int) -> Say:
        """Shuffle if that is legal, else take the most, else play (section 4.4)."""
        limits = self.limits
        if limits.shuffle:
            return SHUFFLE
        return Say("take", limits.take[1]) if limits.take else PLAY

    def hear(self, seat: int, word: Say) -> None:
        self.unspoken.remove(seat)
        amount = word.amount or 0
        if word == PLAY:
            self.played = True
            self.pool, self.scores = 0, [0] * len(self.scores)
        elif word.word == "pay":
            self.pool += amount
            self.scores[seat] = -amount
        elif word.word == "take":
            self.pool -= amount
            self.scores[seat] = amount
            self.taking = True

    def hear_together(self, words: Mapping[int, Say]) -> tuple[list[Move], list[int]]:
        """If anybody says play, the hand is played. Else offers and shuffles come first, then
        takes, each in order from the dealer's right and each against what those before it left.
        """
        seats = [seat for seat in self.order if seat in words]
        players = [seat for seat in seats if words[seat] == PLAY]
        takers = [seat for seat in seats if words[seat].word == "take"]
        heard: list[Move] = []
        returned: list[int] = []
        if players:
            self.hear(players[0], PLAY)
            return [(players[0], PLAY)], []
        for seat in [*(seat for seat in seats if seat not in takers), *takers]:
            if self.limits.refusal(words[seat]):
                returned.append(seat)
            else:
                self.hear(seat, words[seat])
                heard.append((seat, words[seat]))
        return heard, returned

    def standing(self) -> Contract:
        return Contract("bargain", 1, {"points": self.pool, "left": len(self.silent)})
