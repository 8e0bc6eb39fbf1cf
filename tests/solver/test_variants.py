"""Every option that changes card play, in all combinations, and every rule about leads."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.solver.reference import Play
from tests.solver.variants import (
    Variant,
    in_card_play,
    mask_of,
    played,
    rule_book,
    small_deals,
    variants,
)
from trionfi.analysis.goals import Goal, NoGoalError, objective
from trionfi.cards import Card
from trionfi.games import french, sicilian
from trionfi.kernel import Objective, Position, solve, solve_plainly
from trionfi.rules.game import Game, games

EVERY = pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.name)


def test_all_combinations_are_found() -> None:
    """No fewer than are known, so that nothing is lost in silence."""
    names = {variant.name for variant in variants()}
    assert len(names) == len(variants())
    assert len([name for name in names if name.startswith("sicilian")]) >= 2 * 2 * 2 * 2
    assert len([name for name in names if name.startswith("french")]) >= 2 * 2 * (1 + 2 * 2)
    assert len([name for name in names if name.startswith("scarto")]) >= 2 * 2


@EVERY
def test_values_are_those_of_the_rule_books(variant: Variant) -> None:
    against_the_book(variant, ((2, 25), (3, 25 if variant.rules.seats < 5 else 4)), seed=1)


@pytest.mark.long
@EVERY
def test_many_values_are_those_of_the_rule_books(variant: Variant) -> None:
    against_the_book(variant, ((2, 2000), (3, 500)), seed=2)


def against_the_book(variant: Variant, sizes: tuple[tuple[int, int], ...], seed: int) -> None:
    book = rule_book(variant)
    assert book.seats == variant.rules.seats
    for tricks, count in sizes:
        for position, mask, sides in small_deals(variant.rules, tricks, count, seed):
            hands = [variant.names(position.hand(seat)) for seat in range(book.seats)]
            own = {seat for seat in range(book.seats) if mask >> seat & 1}
            play = Play(book, hands, position.leader, own, sides)
            solution = solve(position, Objective(mask), line=False)
            cards = play.each_card()
            value = (max if position.leader in own else min)(cards.values())
            assert (solution.low, solution.high) == (value, value)
            found = {variant.names([card])[0]: (low, high) for card, low, high in solution.cards}
            assert found == {card: (points, points) for card, points in cards.items()}


@EVERY
def test_values_are_those_of_plain_alpha_beta(variant: Variant) -> None:
    against_plain(variant, ((2, 100), (3, 60), (4, 15)), seed=3)


@pytest.mark.long
@EVERY
def test_a_hundred_thousand_values_of_a_game(variant: Variant) -> None:
    """All variants of a game together."""
    count = 100_000 // sum(other.game == variant.game for other in variants())
    against_plain(variant, ((3, count * 8 // 10), (4, count * 2 // 10)), seed=4)


def against_plain(variant: Variant, sizes: tuple[tuple[int, int], ...], seed: int) -> None:
    for tricks, count in sizes:
        small = [deal[:2] for deal in small_deals(variant.rules, tricks, count // 2, seed)]
        for position, mask in small + played(variant, tricks, count - count // 2, seed):
            check(position, mask)


def check(position: Position, mask: int) -> None:
    objective = Objective(mask)
    value = solve_plainly(position, objective)
    # Also as deeper endings are solved.
    for without in ((), ("exact",)):
        solution = solve(position, objective, cards=False, line=False, without=without)
        assert solution.low == solution.high == value


# --- What must not change a value, and what may by one -------------------------------------------


def value(position: Position, mask: int) -> int:
    solution = solve(position, Objective(mask), cards=False, line=False)
    assert solution.low == solution.high
    return solution.low


@EVERY
def test_suits_and_seats_may_be_exchanged(variant: Variant) -> None:
    """Suits that have as many cards of the same values; all seats moved round by one."""
    rules, number = variant.rules, variant.game.pack.number
    rows = [[number(card) for card in row] for row in variant.play.suit_rows]
    rng = Random(5)
    for position, mask, sides in small_deals(rules, 5, 10, seed=5):
        hands = [position.hand(seat) for seat in range(rules.seats)]
        one, other = rng.sample(rows, 2)
        if [rules.value(card) for card in one] == [rules.value(card) for card in other]:
            swap = dict(zip(one + other, other + one, strict=True))
            hands = [[swap.get(card, card) for card in hand] for hand in hands]
        moved = Position(
            rules,
            hands[-1:] + hands[:-1],
            (position.leader + 1) % rules.seats,
            sides=[*sides.of[-1:], *sides.of[:-1]],
            fool_paid=mask_of((seat + 1) % rules.seats for seat in sides.payers),
        )
        turned = mask_of(
            (seat + 1) % rules.seats for seat in range(rules.seats) if mask >> seat & 1
        )
        assert value(moved, turned) == value(position, mask)


@EVERY
def test_a_dearer_card_changes_the_value_by_one_at_most(variant: Variant) -> None:
    play, rng = variant.play, Random(6)
    for position, mask, sides in small_deals(variant.rules, 4, 8, seed=6):
        hands = [position.hand(seat) for seat in range(play.seats)]
        dearer = variant.game.pack.cards[rng.choice(rng.choice(hands))]
        more = replace(play, value=lambda card, one=dearer: play.value(card) + (card == one))
        again = Position(
            more.rules, hands, position.leader, sides=sides.of, fool_paid=mask_of(sides.payers)
        )
        before = value(position, mask)
        assert before <= value(again, mask) <= before + 1


# --- What a game adds to a position: sides, who can pay for the Fool, rules about leads -----------


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_deals_under_any_options(game: Game[Any]) -> None:
    deals_under_any_options(game, range(150))


@pytest.mark.long
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_many_deals_under_any_options(game: Game[Any]) -> None:
    deals_under_any_options(game, range(1000, 6000))


def deals_under_any_options(game: Game[Any], seeds: range) -> None:
    compared = 0
    for seed in seeds:
        deal = in_card_play(game, 2 + seed % 3, seed)
        if deal is None or deal.board.position is None:
            continue
        position = deal.board.position
        goals: tuple[Goal, ...] = ("points", "score")
        for goal in goals:
            try:
                aim = objective(deal, goal)
            except NoGoalError:
                continue
            compared += 1
            solution = solve(position, aim)
            assert solution.low == solution.high == solve_plainly(position, aim)
            for card, low, high in solution.cards:
                after = position.copy()
                after.play(card)
                assert low == high == solve_plainly(after, aim)
    assert compared > len(seeds) // 4


@pytest.mark.parametrize("seed", range(5))
def test_the_called_suit_is_not_led_first(seed: int) -> None:
    """French Tarot for five."""
    options = french.FrenchOptions(players=5)
    rules = french.card_play(options).rules
    rng = Random(seed)
    for position, mask, _ in small_deals(rules, 3, 20, seed):
        called = Card(rng.choice("SHDC") + "K")
        french.bind_first_lead(position, called, options)
        check(position, mask)


@pytest.mark.parametrize("seed", range(5))
def test_the_called_dealer_leads_the_suit(seed: int) -> None:
    """Sicilian Tarocchi for four."""
    rules = sicilian.card_play(sicilian.SicilianOptions()).rules
    rng = Random(seed)
    for position, mask, _ in small_deals(rules, 4, 20, seed):
        plain = [card for seat in range(4) for card in position.hand(seat) if rules.suit(card) < 4]
        called = sicilian.SICILIAN.cards[rng.choice(plain)]
        dealer = next(s for s in range(4) if sicilian.SICILIAN.number(called) in position.hand(s))
        sicilian.bind_called_dealer(position, dealer, called)
        check(position, mask)
