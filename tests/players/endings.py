"""Views of a seat near the end of a deal, made from the cards that are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trionfi.cards import Card
from trionfi.kernel import Position
from trionfi.rules.actions import Play
from trionfi.rules.facts import Begun, Did, Fact, Role, Won
from trionfi.rules.game import Game
from trionfi.rules.options import Options
from trionfi.rules.plays import Plays
from trionfi.rules.view import View


def ending(
    game: Game[Any],
    hands: Sequence[str],
    trick: Sequence[str] = (),
    *,
    leader: int = 0,
    roles: Sequence[tuple[int, str]] = ((0, "taker"),),
    gone: str | None = None,
    options: Options | None = None,
) -> View:
    """What the seat in turn sees when these cards are left and `trick` has been played to.

    Args:
        hands: what each seat held before the running trick.
        gone: the cards played earlier, in tricks of one suit as far as possible; by default all
            that are in no hand, less what does not fill a trick.
    """
    pack, chosen = game.pack, options or game.read_options({})
    play = game.card_play(chosen)
    held = [list(pack.parse(hand)) for hand in hands]
    seats = len(held)
    left = [card for card in pack if not any(card in hand for hand in held)]
    if gone is not None:
        left = list(pack.parse(gone))
    tricks = _tricks(left, seats)
    facts: list[Fact] = [Begun(seats - 1, (len(held[0]) + len(tricks),) * seats, 0)]
    facts += [Role(seat, role) for seat, role in roles]
    won = [0] * seats
    for cards in tricks:
        plays = list(enumerate(cards))
        winner = play.winner(plays)
        facts += [Did(seat, Play(card)) for seat, card in plays]
        facts.append(Won(winner))
        won[winner] += 1
    position = Position(
        play.rules,
        [pack.numbers(hand) for hand in held],
        leader,
        first_trick=len(tricks) + 1,
        tricks=won,
    )
    for text in trick:
        seat, card = position.turn, pack.card(text)
        position.play(pack.number(card))
        held[seat].remove(card)
        facts.append(Did(seat, Play(card)))
    seat = position.turn
    choices = Plays(pack, position.legal())
    return View(seat, tuple(facts), tuple(held[seat]), seat, "play", choices, None)


def _tricks(cards: list[Card], seats: int) -> list[list[Card]]:
    """`cards` in tricks in which everybody follows but for the Fool; the rest is put away."""
    fool = [card for card in cards if card.is_fool]
    tricks = []
    for suit in dict.fromkeys(card.suit for card in cards if not card.is_fool):
        row = [card for card in cards if card.suit == suit]
        if fool and len(row) >= seats - 1:
            row.insert(seats - 1, fool.pop())
        tricks += [row[at : at + seats] for at in range(0, len(row) - seats + 1, seats)]
    return tricks
