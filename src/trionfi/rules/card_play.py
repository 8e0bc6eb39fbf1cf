"""What a game declares about its card play, compiled for the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

from trionfi import kernel
from trionfi.cards import Card, Pack
from trionfi.cards.order import hand_groups

Row: TypeAlias = "Sequence[Card | tuple[Card, ...]]"
"""Cards low to high; a tuple holds equal cards, of which the one played last wins."""


@dataclass(frozen=True, slots=True)
class Fool:
    """How the Fool (Excuse, Matto, Fugitive) behaves.

    Args:
        mode: `kept` by its owner in every trick, or `french`: lost in the last trick, which it
            wins after a clean run.
        owed: what its owner owes the winner of the trick, in the game's unit.
        may_lead: whether it may be led (the next card then sets the suit).
        needs_trick: its owner's side keeps it only if it can pay for it at the end of the deal.
        excused: instead, a side that cannot pay for it keeps it and owes nothing.
        pays_with: the captured cards that pay for it; None: any, so that one trick is enough.
        clean_run: after winning all earlier tricks the French Fool wins the last one only when
            `led`, from `any` place, or `never`.
        last: in the last trick it goes `to_winner`, or `always_changes` its side.
    """

    mode: Literal["kept", "french"]
    owed: int
    may_lead: bool = True
    needs_trick: bool = False
    excused: bool = False
    pays_with: tuple[Card, ...] | None = None
    clean_run: Literal["led", "any", "never"] = "led"
    last: Literal["to_winner", "always_changes"] = "to_winner"


@dataclass(frozen=True)
class CardPlay:
    """The card play of a game.

    Args:
        pack: the cards; their numbers are their places in it.
        seats: number of players.
        suits: the plain suits, cards low to high.
        trumps: the trumps, low to high; empty if there are none.
        value: points of a card in the game's unit.
        fool: how the Fool behaves, None if there is none.
        must_trump: who cannot follow must trump.
        must_overtrump: who plays a trump must beat the trumps in the trick if able.
        must_head: who can beat the trick must do so.
        last_trick: points for winning the last trick.
        ultimo: the card whose place in the last trick matters.
        unit: how many units of `value` make one point, as people say it.
    """

    pack: Pack
    seats: int
    suits: tuple[Row, ...]
    trumps: Row
    value: Callable[[Card], int]
    fool: Fool | None = None
    must_trump: bool = True
    must_overtrump: bool = False
    must_head: bool = False
    last_trick: int = 0
    ultimo: Card | None = None
    unit: int = 1

    @cached_property
    def rules(self) -> kernel.Rules:
        """The compiled form."""
        fool, number = self.fool, self.pack.number
        options: dict[str, object] = {}
        if fool:
            options = {
                "fool": number(next(card for card in self.pack if card.is_fool)),
                "fool_mode": fool.mode,
                "fool_owed": fool.owed,
                "fool_may_lead": fool.may_lead,
                "fool_needs_trick": fool.needs_trick,
                "fool_excused": fool.excused,
                "fool_pays_with": self.pack.numbers(fool.pays_with or ()),
                "fool_clean_run": fool.clean_run,
                "fool_last": fool.last,
            }
        return kernel.Rules(
            self.seats,
            [self._numbers(row) for row in self.suits],
            self._numbers(self.trumps),
            [self.value(card) for card in self.pack],
            must_trump=self.must_trump,
            must_overtrump=self.must_overtrump,
            must_head=self.must_head,
            last_trick=self.last_trick,
            ultimo=-1 if self.ultimo is None else number(self.ultimo),
            **options,  # type: ignore[arg-type]  # keyword by keyword as the signature has them
        )

    def winner(self, plays: Sequence[tuple[int, Card]]) -> int:
        """Seat that wins a trick, or is winning it so far.

        Args:
            plays: at least one (seat, card), in order of play.
        """
        return plays[self.rules.winner(self.pack.numbers(card for _, card in plays))][0]

    def points(self, cards: Iterable[Card]) -> int:
        """Sum of the values of `cards`, in the game's unit."""
        return sum(self.value(card) for card in cards)

    @cached_property
    def trump_row(self) -> tuple[Card, ...]:
        """The trumps low to high, equal ones side by side."""
        return flat(self.trumps)

    @cached_property
    def suit_rows(self) -> tuple[tuple[Card, ...], ...]:
        """The plain suits low to high."""
        return tuple(flat(row) for row in self.suits)

    def sort_hand(self, cards: Iterable[Card]) -> list[list[Card]]:
        """The hand in groups as people hold it (case R25)."""
        return hand_groups(cards, self.suit_rows, self.trump_row, self.pack.suits)

    def _numbers(self, row: Row) -> list[list[int]]:
        return [self.pack.numbers(item if isinstance(item, tuple) else (item,)) for item in row]


def flat(row: Row) -> tuple[Card, ...]:
    """A row of cards with the groups of equal cards written out."""
    return tuple(card for item in row for card in (item if isinstance(item, tuple) else (item,)))
