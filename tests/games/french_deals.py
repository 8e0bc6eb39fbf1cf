"""Deals of French Tarot made to measure, and the shortest ways through their questions."""

from __future__ import annotations

from collections.abc import Sequence

from trionfi.cards import FRENCH, Card
from trionfi.games.french import FrenchOptions
from trionfi.rules.actions import Show
from trionfi.rules.deal import Deal


def cards(text: str) -> tuple[Card, ...]:
    return FRENCH.parse(text)


def show(level: str, text: str) -> Show:
    return Show(level, tuple(sorted(cards(text), key=FRENCH.number)))


def deal_of(
    tricks: Sequence[str],
    *,
    players: int = 4,
    leader: int = 0,
    chien: str = "",
    ecart: str = "",
    taker: int = 0,
    **options: object,
) -> Deal:
    """A deal whose hands follow from its tricks; the taker's hand from chien and écart.

    Tricks are lists of cards in order of play; the plain trick rules tell who led each, but for
    a last trick won by the Excuse, after which nobody leads.
    """
    read = FrenchOptions.read({"players": players, **options})
    play = Deal.shuffled("french", seed=0, options=read).game.card_play(read)
    hands: list[list[Card]] = [[] for _ in range(players)]
    for text in tricks:
        plays = [((leader + i) % players, card) for i, card in enumerate(cards(text))]
        for seat, card in plays:
            hands[seat].append(card)
        leader = play.winner(plays)
    got = set(hands[taker]) | set(cards(ecart))
    pool = list(cards(chien)) or list(cards(ecart))
    hands[taker] = [card for card in got if card not in pool]
    return Deal.from_hands("french", hands, pool, dealer=players - 1, options=read)


def answer_all(deal: Deal, topic: str) -> None:
    """Answer every question of a topic with its first answer (pass, or nothing)."""
    while deal.decision is not None and deal.decision.topic == topic:
        deal.play(deal.decision.seat, next(iter(deal.decision.choices)))


def bid(deal: Deal, taker: int, contract: str) -> None:
    """`taker` bids, the others pass."""
    answer_all(deal, "petit_sec")
    while deal.decision is not None and deal.decision.topic == "bid":
        seat = deal.decision.seat
        deal.play(seat, f"bid {contract}" if seat == taker else "pass")


def play_tricks(deal: Deal, tricks: Sequence[str]) -> None:
    for text in tricks:
        for card in cards(text):
            answer_all(deal, "poignee")
            assert deal.decision is not None
            deal.play(deal.decision.seat, f"play {card}")
