"""Random deals of every game, card by card against the brute force of the rule texts."""

from __future__ import annotations

import os
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.declarations import GAMES, Declared
from tests.perft.bruteforce import FOOL, TRUMP, Game, Trick, game
from trionfi.kernel import Legal, Position

DEALS = 2000 if os.environ.get("TRIONFI_LONG") else 40
FULL = {"french3": 24, "french4": 18, "french5": 15, "sicilian": 15, "ottocento": 15}
FULL |= {"tressette": 10, "tapp_tarok": 16}
NAMES = sorted(GAMES)


def rule_text(name: str) -> Game:
    return game("french", int(name[-1])) if name.startswith("french") else game(name)


def deal(declared: Declared, size: int, rng: random.Random) -> list[list[str]]:
    pack = list(declared.pack)
    rng.shuffle(pack)
    return [pack[i * size : i * size + size] for i in range(declared.rules.seats)]


def random_sides(seats: int, rng: random.Random) -> list[int]:
    sides = [rng.randrange(2) for _ in range(seats)]
    return sides if len(set(sides)) == 2 else [0] + [1] * (seats - 1)


def expected_reason(text: Game, hand: list[str], trick: Trick, card: str) -> str | None:
    """The duty that forbids a card, told from the rule text's legal cards."""
    if card not in hand:
        return "not_in_hand"
    legal = text.legal(hand, trick)
    if card in legal:
        return None
    led = text.suit_led(trick)
    if any(text.suit(c) == led for c in hand) and text.suit(card) != led:
        return "must_follow"
    return "must_overtrump" if text.suit(card) == TRUMP else "must_trump"


def check_legal(
    text: Game, declared: Declared, legal: Legal, hand: list[str], trick: Trick
) -> None:
    cards = legal.cards()
    assert set(declared.names(cards)) == set(text.legal(hand, trick))
    assert cards == sorted(cards)
    assert [legal.pick(i) for i in range(len(legal))] == cards
    for number, card in enumerate(declared.pack):
        assert (number in legal) == (number in cards)
        assert legal.why(number) == expected_reason(text, hand, trick, card)
    led = next((card for _, card in trick if text.suit(card) != FOOL), None)
    assert legal.led == (-1 if led is None else declared.number(led))


@pytest.mark.parametrize("name", NAMES)
def test_every_card_of_random_deals(name: str) -> None:
    declared, text = GAMES[name], rule_text(name)
    seats = declared.rules.seats
    rng = random.Random(f"deals of {name}")
    for _ in range(DEALS):
        size = rng.choice([2, 3, 5, FULL[name]])
        hands = deal(declared, size, rng)
        sides = random_sides(seats, rng)
        position = declared.position(hands, rng.randrange(seats), sides=sides)
        tricks: list[Trick] = []
        trick: Trick = []
        while not position.over:
            seat = position.turn
            legal = position.legal()
            check_legal(text, declared, legal, hands[seat], trick)
            number = rng.choice(legal.cards())
            position.play(number)
            hands[seat].remove(declared.pack[number])
            trick.append((seat, declared.pack[number]))
            if len(trick) == seats:
                tricks.append(trick)
                if not position.over:
                    assert position.leader == text.winner(trick)
                trick = []
            else:
                assert position.trick == [(s, declared.number(c)) for s, c in trick]
                alone = all(card == "F" for _, card in trick)
                if len(tricks) + 1 < size:
                    assert position.winning == (-1 if alone else text.winner(trick))
        side = {seat for seat in range(seats) if sides[seat] == 0}
        mask = sum(1 << seat for seat in side)
        assert position.side_points(mask) == text.points(tricks, side)


@settings(max_examples=150, deadline=None)
@given(name=st.sampled_from(NAMES), seed=st.integers(0, 2**32), data=st.data())
def test_taking_cards_back_restores_everything(name: str, seed: int, data: st.DataObject) -> None:
    declared = GAMES[name]
    rng = random.Random(seed)
    size = data.draw(st.integers(1, FULL[name]))
    sides = random_sides(declared.rules.seats, rng)
    position = declared.position(deal(declared, size, rng), 0, sides=sides)
    seen = [everything(position)]
    while not position.over:
        position.play(data.draw(st.sampled_from(position.legal().cards())))
        seen.append(everything(position))
    other = position.copy()
    for state in reversed(seen[:-1]):
        position.undo()
        assert everything(position) == state
    with pytest.raises(ValueError, match="no card has been played"):
        position.undo()
    assert everything(other) == seen[-1]


def everything(position: Position) -> tuple[object, ...]:
    seats = range(position.rules.seats)
    return (
        position.turn,
        position.leader,
        position.over,
        position.trick,
        position.trick_number,
        position.tricks_left,
        position.winning,
        position.ultimo_seat,
        position.ultimo_winner,
        position.legal().cards(),
        [position.hand(seat) for seat in seats],
        [position.won(seat) for seat in seats],
        [position.points(seat) for seat in seats],
        [position.tricks(seat) for seat in seats],
    )


@settings(max_examples=150, deadline=None)
@given(name=st.sampled_from(NAMES), seed=st.integers(0, 2**32))
def test_cards_and_points_are_conserved(name: str, seed: int) -> None:
    declared = GAMES[name]
    rules = declared.rules
    rng = random.Random(seed)
    hands = deal(declared, rng.randint(1, FULL[name]), rng)
    dealt = sorted(declared.numbers([card for hand in hands for card in hand]))
    sides = random_sides(rules.seats, rng)
    position = declared.position(hands, rng.randrange(rules.seats), sides=sides)
    while not position.over:
        position.play(rng.choice(position.legal().cards()))
        held = [number for seat in range(rules.seats) for number in position.hand(seat)]
        won = [number for seat in range(rules.seats) for number in position.won(seat)]
        table = [number for _, number in position.trick]
        assert sorted(held + won + table) == dealt
    last = {"sicilian": 15, "ottocento": 12, "tressette": 3}.get(name, 0)
    assert position.side_points(63) == rules.points(dealt) + last
    assert sum(position.tricks(seat) for seat in range(rules.seats)) == len(hands[0])


@settings(max_examples=150, deadline=None)
@given(name=st.sampled_from(NAMES), seed=st.integers(0, 2**32))
def test_other_worlds_share_the_play_so_far(name: str, seed: int) -> None:
    declared = GAMES[name]
    seats = declared.rules.seats
    rng = random.Random(seed)
    position = declared.position(deal(declared, rng.randint(2, FULL[name]), rng), 0)
    for _ in range(rng.randrange(sum(position.hand_size(s) for s in range(seats)))):
        position.play(rng.choice(position.legal().cards()))
    played = [n for s in range(seats) for n in position.won(s)] + [n for _, n in position.trick]
    unseen = [n for n in range(declared.rules.cards) if n not in played]
    rng.shuffle(unseen)
    hands = [[unseen.pop() for _ in range(position.hand_size(s))] for s in range(seats)]
    world = position.with_hands(hands)
    assert [world.hand(s) for s in range(seats)] == [sorted(hand) for hand in hands]
    assert public(world) == public(position)
    for _ in range(len(played)):
        world.undo()
        position.undo()
        assert public(world) == public(position)
        assert world.hand_size(position.turn) == position.hand_size(position.turn)


def public(position: Position) -> tuple[object, ...]:
    seats = range(position.rules.seats)
    return (
        position.turn,
        position.leader,
        position.trick,
        position.trick_number,
        [position.won(seat) for seat in seats],
        [position.points(seat) for seat in seats],
        [position.tricks(seat) for seat in seats],
    )
