"""Lazy sets of legal actions.

Five kinds: `OneOf`, `Plays` (see `trionfi.rules.plays`), `Pick`, `Some` (see
`trionfi.rules.subsets`) and `Either`. None of them is ever listed unless somebody iterates. The
same object validates with reasons (`why_not`), feeds the web form (`form`), is sampled by simple
players (`sample`) and spelled token by token by learning ones (`next`, `build`).
"""

from __future__ import annotations

import itertools
import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from trionfi.cards import Card
from trionfi.rules.actions import Action, Cards, Show
from trionfi.rules.reason import Json, Reason

A_co = TypeVar("A_co", bound=Action, covariant=True)
Tokens: TypeAlias = tuple[str, ...]


class Choices(ABC, Generic[A_co]):
    """A set of legal actions with its reasons. Holds no reference to the board."""

    __slots__ = ()

    @abstractmethod
    def why_not(self, action: Action) -> Reason | None:
        """Why `action` is not legal here; None when it is."""

    @abstractmethod
    def concerns(self, action: Action) -> bool:
        """Whether `action` is of the kind asked for, legal or not."""

    @abstractmethod
    def count(self) -> int | None:
        """How many actions there are; None when counting would mean listing them."""

    @abstractmethod
    def __iter__(self) -> Iterator[A_co]:
        """All actions, one after the other."""

    @abstractmethod
    def sample(self, rng: Random) -> A_co:
        """One action at random: uniform over the parts of a union, then inside the part."""

    @abstractmethod
    def next(self, prefix: Tokens = ()) -> Sequence[str]:
        """The tokens that may follow `prefix`; empty when `prefix` spells a whole action."""

    @abstractmethod
    def build(self, tokens: Tokens) -> A_co:
        """The action that `tokens` spell.

        Raises:
            ValueError: they spell none.
        """

    @abstractmethod
    def form(self) -> dict[str, Json]:
        """What a form on the web needs to offer exactly these actions."""

    def __contains__(self, action: Action) -> bool:
        return self.why_not(action) is None

    def only(self) -> A_co | None:
        """The single legal action, if there is just one."""
        return next(iter(self)) if self.count() == 1 else None


def spelling_error(tokens: Tokens) -> ValueError:
    """The error of `build` for tokens that spell no action."""
    return ValueError(f"{' '.join(tokens)[:80]!r} spells no legal action here")


class OneOf(Choices[A_co]):
    """A few listed actions, and why some that one might expect are not among them."""

    def __init__(
        self, actions: Sequence[A_co], refused: Mapping[Any, Reason] | None = None
    ) -> None:
        if not actions:
            raise ValueError("a question needs at least one answer")
        self.actions = tuple(actions)
        self.refused: dict[Action, Reason] = dict(refused or {})

    def why_not(self, action: Action) -> Reason | None:
        if action in self.actions:
            return None
        known = self.refused.get(action)
        offered = tuple(str(option) for option in self.actions)
        return known or Reason("not_offered", {"action": str(action), "offered": offered})

    def concerns(self, action: Action) -> bool:
        return action in self.actions or action in self.refused

    def count(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[A_co]:
        return iter(self.actions)

    def sample(self, rng: Random) -> A_co:
        return self.actions[int(rng.random() * len(self.actions))]

    def next(self, prefix: Tokens = ()) -> Sequence[str]:
        size = len(prefix)
        fitting = [a.tokens for a in self.actions if a.tokens[:size] == prefix]
        return tuple(dict.fromkeys(tokens[size] for tokens in fitting if len(tokens) > size))

    def build(self, tokens: Tokens) -> A_co:
        for action in self.actions:
            if action.tokens == tuple(tokens):
                return action
        raise spelling_error(tokens)

    def form(self) -> dict[str, Json]:
        return {
            "kind": "one",
            "options": [str(action) for action in self.actions],
            "refused": [
                {"action": str(action), "reason": reason.to_json()}
                for action, reason in self.refused.items()
            ],
        }


class Pick(Choices[A_co]):
    """Sets of cards: all of `forced` and exactly `take` of `pool`.

    Args:
        make: the action for a tuple of cards; a `Cards` or a `Show` action.
        forced: cards that every set holds.
        pool: cards of which `take` are chosen freely.
        refused: why other cards of the seat may not be chosen.
        incomplete: the reason when not all of `forced` are chosen.
    """

    def __init__(
        self,
        make: Callable[[Sequence[Card]], A_co],
        *,
        forced: Sequence[Card] = (),
        pool: Sequence[Card],
        take: int,
        refused: Mapping[Card, Reason] | None = None,
        incomplete: Reason | None = None,
    ) -> None:
        if not 0 <= take <= len(pool):
            raise ValueError(f"cannot pick {take} of {len(pool)} cards")
        self._make = make
        self.forced = tuple(forced)
        self.pool = tuple(pool)
        self.take = take
        self.refused = dict(refused or {})
        self._incomplete = incomplete
        self._prefix = make(self.forced + self.pool[:take])

    @property
    def size(self) -> int:
        """How many cards every set has."""
        return len(self.forced) + self.take

    def of(self, cards: Sequence[Card]) -> A_co:
        """The action on these cards of the pool, with all that are forced."""
        return self._make((*self.forced, *cards))

    def why_not(self, action: Action) -> Reason | None:
        if not self.concerns(action) or not isinstance(action, Cards | Show):
            return Reason("not_offered", {"action": str(action), "offered": (self._word(),)})
        cards = action.cards
        for card in cards:
            if cards.count(card) > 1:
                return Reason("duplicate_card", {"card": card})
            if card not in self.forced and card not in self.pool:
                return self.refused.get(card) or Reason("not_in_hand", {"card": card})
        if len(cards) != self.size:
            rule = "too_many_cards" if len(cards) > self.size else "too_few_cards"
            return Reason(rule, {"count": len(cards), "size": self.size})
        if any(card not in cards for card in self.forced):
            return self._incomplete or Reason("forced_cards", {"cards": self.forced})
        return None

    def concerns(self, action: Action) -> bool:
        if type(action) is not type(self._prefix):
            return False
        return not isinstance(action, Show) or self._word() == f"{action.verb} {action.name}"

    def count(self) -> int:
        return math.comb(len(self.pool), self.take)

    def __iter__(self) -> Iterator[A_co]:
        for chosen in itertools.combinations(self.pool, self.take):
            yield self._make(self.forced + chosen)

    def sample(self, rng: Random) -> A_co:
        return self._make((*self.forced, *rng.sample(self.pool, self.take)))

    def next(self, prefix: Tokens = ()) -> Sequence[str]:
        head = self._head()
        if len(prefix) < len(head):
            return head[len(prefix) : len(prefix) + 1]
        codes = self._codes()
        chosen = [codes.index(code) for code in prefix[len(head) :]]
        left = self.size - len(chosen)
        if not left:
            return ()
        forced = {card.code for card in self.forced}
        tokens = []
        for index in range(chosen[-1] + 1 if chosen else 0, len(codes)):
            rest = codes[index + 1 :]
            if sum(code in forced for code in rest) < left <= len(rest) + 1:
                tokens.append(codes[index])
            if codes[index] in forced:
                break
        return tokens

    def build(self, tokens: Tokens) -> A_co:
        head = self._head()
        by_code = {card.code: card for card in self.forced + self.pool}
        codes = tokens[len(head) :]
        if tuple(tokens[: len(head)]) != head or not all(code in by_code for code in codes):
            raise spelling_error(tokens)
        action = self._make([by_code[code] for code in codes])
        if self.why_not(action):
            raise spelling_error(tokens)
        return action

    def form(self) -> dict[str, Json]:
        return {
            "kind": "pick",
            "verb": self._word(),
            "forced": [card.code for card in self.forced],
            "pool": [card.code for card in self.pool],
            "take": self.take,
            "refused": {card.code: reason.to_json() for card, reason in self.refused.items()},
        }

    def _head(self) -> Tokens:
        return (self._prefix.name,) if isinstance(self._prefix, Show) else ()

    def _word(self) -> str:
        return " ".join((self._prefix.verb, *self._head()))

    def _codes(self) -> Tokens:
        """All cards in the order in which an action spells them."""
        everything = self._make(self.forced + self.pool)
        return everything.arguments[len(self._head()) :]


class Either(Choices[A_co]):
    """A union of choices that begin with different tokens."""

    def __init__(self, *parts: Choices[A_co]) -> None:
        self.parts = parts

    def why_not(self, action: Action) -> Reason | None:
        reasons = [part.why_not(action) for part in self.parts]
        if None in reasons:
            return None
        for part, reason in zip(self.parts, reasons, strict=True):
            if part.concerns(action):
                return reason
        offered = tuple(word for part in self.parts for word in part.next())
        return Reason("not_offered", {"action": str(action), "offered": offered})

    def concerns(self, action: Action) -> bool:
        return any(part.concerns(action) for part in self.parts)

    def count(self) -> int | None:
        counts = [part.count() for part in self.parts]
        return None if None in counts else sum(count or 0 for count in counts)

    def __iter__(self) -> Iterator[A_co]:
        return itertools.chain.from_iterable(self.parts)

    def sample(self, rng: Random) -> A_co:
        return self.parts[int(rng.random() * len(self.parts))].sample(rng)

    def next(self, prefix: Tokens = ()) -> Sequence[str]:
        if not prefix:
            return tuple(token for part in self.parts for token in part.next())
        return self._part(prefix).next(prefix)

    def build(self, tokens: Tokens) -> A_co:
        return self._part(tokens).build(tokens)

    def form(self) -> dict[str, Json]:
        return {"kind": "either", "parts": [part.form() for part in self.parts]}

    def _part(self, tokens: Tokens) -> Choices[A_co]:
        for part in self.parts:
            if tokens and tokens[0] in part.next():
                return part
        raise spelling_error(tokens)
