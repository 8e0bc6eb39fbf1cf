"""Perfect play by the slowest and most obvious means, from the rule texts alone.

It plays every legal card to the end and counts as the rule books count. Neither the kernel nor
any idea of the solver is in it.
"""

from __future__ import annotations

from tests.perft.bruteforce import Game, Trick


def minimax(game: Game, hands: list[list[str]], leader: int, side: set[int]) -> int:
    """Points of `side` when both sides see all cards and play for the most."""
    return _best(game, hands, [], leader, [], side)


def each_card(game: Game, hands: list[list[str]], leader: int, side: set[int]) -> dict[str, int]:
    """The points of `side` after each card that the leader may play."""
    return {
        card: _after(game, hands, [], leader, [], side, card)
        for card in game.legal(hands[leader], [])
    }


def _best(
    game: Game,
    hands: list[list[str]],
    tricks: list[Trick],
    leader: int,
    trick: Trick,
    side: set[int],
) -> int:
    seat = (leader + len(trick)) % game.seats
    if not hands[seat]:
        return game.points(tricks, side)
    results = [
        _after(game, hands, tricks, leader, trick, side, card)
        for card in game.legal(hands[seat], trick)
    ]
    return max(results) if seat in side else min(results)


def _after(
    game: Game,
    hands: list[list[str]],
    tricks: list[Trick],
    leader: int,
    trick: Trick,
    side: set[int],
    card: str,
) -> int:
    seat = (leader + len(trick)) % game.seats
    rest = [[c for c in hand if c != card] if s == seat else hand for s, hand in enumerate(hands)]
    now = [*trick, (seat, card)]
    if len(now) < game.seats:
        return _best(game, rest, tricks, leader, now, side)
    return _best(game, rest, [*tricks, now], game.winner(now), [], side)
