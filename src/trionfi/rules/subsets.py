"""`Some`: sets of any size drawn from a family that is closed under union."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from trionfi.cards import Card
from trionfi.rules.actions import Action, Cards
from trionfi.rules.choices import A_co, Choices, Tokens, spelling_error
from trionfi.rules.reason import Json, Reason

DONE = "done"
"""The token that ends the spelling of a set."""


class Some(Choices[A_co]):
    """The non-empty subsets `s` of `pool` with `core(s) == s`.

    Args:
        make: the action for a tuple of cards.
        pool: the cards to choose from.
        core: the largest member of the family inside a set; the family is closed under union.
        loose: the reason for a card that belongs to no member inside the chosen set.

    Raises:
        ValueError: the family has no member inside the pool.
    """

    def __init__(
        self,
        make: Callable[[Sequence[Card]], A_co],
        *,
        pool: Sequence[Card],
        core: Callable[[frozenset[Card]], frozenset[Card]],
        loose: str,
    ) -> None:
        self._make = make
        self.pool = tuple(pool)
        self.core = core
        self._loose = loose
        if not core(frozenset(pool)):
            raise ValueError("a question needs at least one answer: the pool holds no set")

    def why_not(self, action: Action) -> Reason | None:
        if not isinstance(action, Cards) or not self.concerns(action):
            return Reason("not_offered", {"action": str(action), "offered": ()})
        chosen = frozenset(action.cards)
        if len(chosen) != len(action.cards):
            return Reason("duplicate_card", {"card": _double(action.cards)})
        for card in action.cards:
            if card not in self.pool:
                return Reason("not_in_hand", {"card": card})
        left = [card for card in action.cards if card not in self.core(chosen)]
        if left or not chosen:
            return Reason(self._loose, {"cards": tuple(left)})
        return None

    def concerns(self, action: Action) -> bool:
        return type(action) is type(self._make(()))

    def count(self) -> int | None:
        return None

    def __iter__(self) -> Iterator[A_co]:
        return self._from(())

    def _from(self, prefix: Tokens) -> Iterator[A_co]:
        for token in self.next(prefix):
            if token == DONE:
                yield self.build((*prefix, DONE))
            else:
                yield from self._from((*prefix, token))

    def sample(self, rng: Random) -> A_co:
        """The core of a random subset; the whole core when that is empty."""
        chosen = self.core(frozenset(card for card in self.pool if rng.random() < 0.5))
        chosen = chosen or self.core(frozenset(self.pool))
        return self._make([card for card in self.pool if card in chosen])

    def next(self, prefix: Tokens = ()) -> Sequence[str]:
        if prefix and prefix[-1] == DONE:
            return ()
        codes = [card.code for card in self.pool]
        chosen = [codes.index(code) for code in prefix]
        start = chosen[-1] + 1 if chosen else 0
        taken = frozenset(self.pool[index] for index in chosen)
        tokens = [DONE] if taken and self.core(taken) == taken else []
        for index in range(start, len(codes)):
            wanted = taken | {self.pool[index]}
            if wanted <= self.core(wanted | frozenset(self.pool[index + 1 :])):
                tokens.append(codes[index])
        return tuple(tokens)

    def build(self, tokens: Tokens) -> A_co:
        by_code = {card.code: card for card in self.pool}
        action = self._make([by_code[code] for code in tokens if code in by_code])
        if not tokens or tokens[-1] != DONE or self.why_not(action):
            raise spelling_error(tokens)
        return action

    def form(self) -> dict[str, Json]:
        whole = self.core(frozenset(self.pool))
        return {
            "kind": "some",
            "verb": self._make(()).verb,
            "items": [card.code for card in self.pool if card in whole],
        }


def _double(cards: Sequence[Card]) -> Card:
    return next(card for card in cards if cards.count(card) > 1)
