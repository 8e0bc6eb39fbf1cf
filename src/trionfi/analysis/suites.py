"""Fixed sets of positions for measuring and checking the solver: a seed gives the same everywhere.

A deal is shuffled, the strongest hand takes the undealt cards and puts its cheapest away, and the
cards are played half sensibly (three cards in ten at random) until few tricks are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from trionfi.kernel import Legal, Position, Rules
from trionfi.rules.game import Game
from trionfi.rules.options import Options

AT_RANDOM: Final = 0.3
"""Share of cards that are played at random."""


@dataclass(frozen=True)
class Shape:
    """How a game deals, as far as a suite needs it.

    Args:
        rules: the card play.
        hand: cards in each hand.
        pool: cards that the strongest hand exchanges; others stay out of play.
        pairs: whether partners sit opposite each other; else the strongest hand is alone.
        mates: how many play with the strongest hand, unless in pairs.
    """

    rules: Rules
    hand: int
    pool: int = 0
    pairs: bool = False
    mates: int = 0


ALONE: Final = ("french", "tapp_tarok")
"""Games in which one plays against all others; in the rest partners sit opposite each other."""


def shape_of(game: Game[Any], options: Options) -> Shape:
    """How a game deals under some options: every seat plays as many cards as the others."""
    layout = game.layout(options, 0)
    seats = options.players
    hand = min(layout.count(seat) for seat in range(seats))
    alone = game.name in ALONE or seats % 2 == 1
    return Shape(
        game.card_play(options).rules,
        hand,
        len(layout) - seats * hand,
        pairs=not alone,
        mates=int(seats == 5),
    )


def deal(shape: Shape, seed: int) -> tuple[Position, int]:
    """A whole deal before the first card; with the mask of the declarer's side."""
    rng = Random(seed)
    rules = shape.rules
    seats = rules.seats
    order = list(range(rules.cards))
    rng.shuffle(order)
    hands = [order[seat * shape.hand : (seat + 1) * shape.hand] for seat in range(seats)]
    pool = order[seats * shape.hand : seats * shape.hand + shape.pool]
    declarer = max(range(seats), key=lambda seat: (_strength(rules, hands[seat]), -seat))
    if pool:
        cards = sorted(hands[declarer] + pool, key=lambda card: _keep(rules, card))
        hands[declarer] = cards[len(pool) :]
    if shape.pairs:
        sides = [int(seat % 2 == declarer % 2) for seat in range(seats)]
    else:
        mates = rng.sample([seat for seat in range(seats) if seat != declarer], shape.mates)
        sides = [int(seat == declarer or seat in mates) for seat in range(seats)]
    mask = sum(1 << seat for seat in range(seats) if sides[seat])
    leader = rng.randrange(seats)
    return Position(rules, [sorted(hand) for hand in hands], leader, sides=sides), mask


def ending(shape: Shape, tricks: int, seed: int) -> tuple[Position, int]:
    """A position with so many tricks left; with the mask of the declarer's side."""
    position, mask = deal(shape, seed)
    rng = Random(seed + 1_000_003)
    while position.tricks_left > tricks:
        position.play(_card(position, mask, rng))
    return position, mask


def endings(shape: Shape, tricks: int, count: int, seed: int) -> list[tuple[Position, int]]:
    """The suite of a seed."""
    return [ending(shape, tricks, seed * 100_000 + number) for number in range(count)]


def _strength(rules: Rules, hand: Sequence[int]) -> int:
    trumps = sum(_is_trump(rules, card) for card in hand)
    return sum(rules.value(card) for card in hand) + 4 * trumps


def _is_trump(rules: Rules, card: int) -> bool:
    return rules.suit(card) >= 4


def _keep(rules: Rules, card: int) -> tuple[int, int, int]:
    """The cheapest first: plain cards by value, then trumps; kings and the like stay."""
    high = rules.value(card) >= 9
    return (int(_is_trump(rules, card) or high), rules.value(card), card)


def _card(position: Position, mask: int, rng: Random) -> int:
    legal = position.legal()
    cards = legal.cards()
    if len(cards) == 1 or rng.random() < AT_RANDOM:
        return cards[rng.randrange(len(cards))]
    return _sensible(position, legal, cards, mask)


def _sensible(position: Position, legal: Legal, cards: list[int], mask: int) -> int:
    rules = position.rules

    def value(card: int) -> int:
        return rules.value(card)

    if legal.best < 0:
        return max(cards, key=lambda card: (not _is_trump(rules, card), value(card), card))
    ours = mask >> position.turn & 1
    last = len(position.trick) == rules.seats - 1
    if (mask >> position.winning & 1) == ours and last:
        return max(cards, key=lambda card: (value(card), -card))
    winners = [card for card in cards if card != rules.fool and rules.beats(card, legal.best)]
    if winners and (mask >> position.winning & 1) != ours:
        return min(winners) if last else max(winners)
    return min(cards, key=lambda card: (value(card), card))
