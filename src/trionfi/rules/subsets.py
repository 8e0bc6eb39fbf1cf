"""`Some`: sets of any size drawn from a family that is closed under union."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from trionfi.cards import Card
from trionfi.rules.actions import Action, Cards, Show
from trionfi.rules.choices import A_co, Choices, Tokens, spelling_error
from trionfi.rules.reason import Json, Reason

DONE = "done"
"""The token that ends the spelling of a set."""


@dataclass(frozen=True, slots=True)
class Found:
    """A set that people know by a name.

    Args:
        name: a word of the game.
        cards: its cards.
        points: what it is worth by itself.
    """

    name: str
    cards: tuple[Card, ...]
    points: int

    def to_json(self) -> dict[str, Json]:
        cards: list[Json] = [card.code for card in self.cards]
        return {"name": self.name, "cards": cards, "points": self.points}


class Some(Choices[A_co]):
    """The non-empty subsets `s` of `pool` with `core(s) == s`.

    Args:
        make: the action for a tuple of cards; a `Cards` or a `Show` action.
        pool: the cards to choose from.
        core: the largest member of the family inside a set; the family is closed under union.
        loose: the reason for a card that belongs to no member inside the chosen set.
        found: the named sets inside the pool; any union of them may be chosen.
        points: what the largest set is worth, if that is counted.

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
        found: Sequence[Found] = (),
        points: int | None = None,
    ) -> None:
        self._make = make
        self.pool = tuple(pool)
        self.core = core
        self._loose = loose
        self.found = tuple(found)
        self.points = points
        self._empty = make(())
        self.whole = core(frozenset(pool))
        """The largest set."""
        if not self.whole:
            raise ValueError("a question needs at least one answer: the pool holds no set")

    def of(self, cards: Iterable[Card]) -> A_co:
        """The action on these cards of the pool, in its order."""
        chosen = set(cards)
        return self._make([card for card in self.pool if card in chosen])

    def why_not(self, action: Action) -> Reason | None:
        if not self.concerns(action) or not isinstance(action, Cards | Show):
            return Reason("not_offered", {"action": str(action), "offered": (self._word(),)})
        chosen = frozenset(action.cards)
        if not chosen:
            return Reason("no_card_chosen")
        if len(chosen) != len(action.cards):
            return Reason("duplicate_card", {"card": _double(action.cards)})
        for card in action.cards:
            if card not in self.pool:
                return Reason("not_in_hand", {"card": card})
        core = self.core(chosen)
        left = [card for card in action.cards if card not in core]
        if left:
            return Reason(self._loose, {"cards": tuple(left)})
        return None

    def concerns(self, action: Action) -> bool:
        if type(action) is not type(self._empty):
            return False
        return not isinstance(action, Show) or self._word() == f"{action.verb} {action.name}"

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
        return self.of(chosen or self.whole)

    def next(self, prefix: Tokens = ()) -> Sequence[str]:
        if prefix and prefix[-1] == DONE:
            return ()
        head = self._head()
        if len(prefix) < len(head):
            return head[len(prefix) : len(prefix) + 1]
        codes = [card.code for card in self.pool]
        chosen = [codes.index(code) for code in prefix[len(head) :]]
        start = chosen[-1] + 1 if chosen else 0
        taken = frozenset(self.pool[index] for index in chosen)
        tokens = [DONE] if taken and self.core(taken) == taken else []
        for index in range(start, len(codes)):
            wanted = taken | {self.pool[index]}
            if wanted <= self.core(wanted | frozenset(self.pool[index + 1 :])):
                tokens.append(codes[index])
        return tuple(tokens)

    def build(self, tokens: Tokens) -> A_co:
        head = self._head()
        by_code = {card.code: card for card in self.pool}
        action = self._make([by_code[code] for code in tokens[len(head) :] if code in by_code])
        ends = tokens[-1:] == (DONE,) and tokens[: len(head)] == head
        if not ends or self.why_not(action):
            raise spelling_error(tokens)
        return action

    def form(self) -> dict[str, Json]:
        return {
            "kind": "some",
            "verb": self._word(),
            "items": [card.code for card in self.pool if card in self.whole],
            "sets": [one.to_json() for one in self.found],
            "points": self.points,
        }

    def _head(self) -> Tokens:
        return (self._empty.name,) if isinstance(self._empty, Show) else ()

    def _word(self) -> str:
        return " ".join((self._empty.verb, *self._head()))


def _double(cards: Sequence[Card]) -> Card:
    return next(card for card in cards if cards.count(card) > 1)
