"""Other worlds: the same deal with cards exchanged that one seat cannot tell apart.

What must never happen is that a seat could tell two such worlds apart: by its view, by who is
asked, by what the question is about, or by who may act out of turn.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import TypeAlias

from trionfi.cards import Card
from trionfi.rules.actions import Action, Cards, Play, Show
from trionfi.rules.deal import Deal, IllegalActionError
from trionfi.rules.facts import Dealt, Did, Fact, Laid, Noted, Saw, Shown, Took, Turned
from trionfi.rules.view import View

Question: TypeAlias = "tuple[int, str, list[int]] | None"
World: TypeAlias = tuple[Deal, list[Question]]


def frozen(view: View) -> str:
    """Everything a view says, as one text."""
    return json.dumps(
        {
            "facts": [fact.to_json() for fact in view.facts],
            "hand": [card.code for card in view.hand],
            "decision": [view.decision_seat, view.topic],
            "choices": view.choices and view.choices.form(),
            "interrupts": view.interrupts and view.interrupts.form(),
        }
    )


def cards_of(fact: Fact) -> tuple[Card, ...]:
    """The cards that a fact names."""
    if isinstance(fact, Dealt | Turned | Shown):
        return fact.cards
    if isinstance(fact, Took | Laid | Saw):
        return fact.cards or ()
    if isinstance(fact, Noted):
        return tuple(value for value in fact.facts.values() if isinstance(value, Card))
    return cards_in(fact.action) if isinstance(fact, Did) else ()


def cards_in(action: Action) -> tuple[Card, ...]:
    """The cards that an action names as being somewhere (a call only names one)."""
    if isinstance(action, Play):
        return (action.card,)
    return action.cards if isinstance(action, Cards | Show) else ()


def told(view: View) -> set[Card]:
    """The cards whose place the seat of the view was told, rightly or not."""
    return {card for fact in view.facts for card in cards_of(fact)}


def known(view: View) -> set[Card]:
    """The cards whose place the seat may know by the rules of every table.

    They are in its hand, were dealt to it, taken, looked at or put away by it, or lay open: played,
    turned up, or shown by their holder. What a view says beyond that is a leak.
    """
    seen = set(view.hand)
    for fact in view.facts:
        own = view.seat is not None and getattr(fact, "seat", None) == view.seat
        open_to_all = isinstance(fact, Turned | Shown) or (
            isinstance(fact, Did) and not fact.action.secret
        )
        if own or open_to_all:
            seen.update(cards_of(fact))
    return seen


def moved(action: Action, places: Mapping[Card, Card]) -> Action:
    """An action with its cards exchanged."""
    if isinstance(action, Play):
        return Play(places.get(action.card, action.card), action.signals)
    cards = tuple(sorted(places.get(card, card) for card in cards_in(action)))
    if isinstance(action, Show):
        return Show(action.name, cards)
    return type(action)(cards) if isinstance(action, Cards) else action


def other_world(deal: Deal, seat: int | None, rng: Random, aimed: set[Card]) -> World | None:
    """The deal with some cards exchanged that `seat` cannot place, and what was asked in it.

    None if the log could not have happened with those cards.

    Args:
        aimed: cards that matter; they are exchanged whenever the seat cannot place them.
    """
    unknown = [card for card in deal.game.pack if card not in known(deal.view(seat))]
    places: dict[Card, Card] = {}
    for card in [card for card in unknown if card in aimed and rng.random() < 0.7] or unknown[:1]:
        other = rng.choice(unknown)
        one, two = places.get(card, card), places.get(other, other)
        places[card], places[other] = two, one
    cards = [places.get(card, card) for card in deal.cards]
    world = Deal(deal.game, cards, dealer=deal.dealer, options=deal.options, before=deal.before)
    asked = [question(world)]
    try:
        for actor, action in deal.log:
            world.play(actor, order(deal, moved(action, places)))
            asked.append(question(world))
    except IllegalActionError:
        return None
    return world, asked


def order(deal: Deal, action: Action) -> Action:
    """Cards of a set in the order of the pack, as actions keep them."""
    number = deal.game.pack.number
    if isinstance(action, Show):
        return Show(action.name, tuple(sorted(action.cards, key=number)))
    if isinstance(action, Cards):
        return type(action).of(action.cards, deal.game.pack)
    return action


def question(deal: Deal) -> Question:
    """Who is asked what now, and who may interrupt."""
    decision = deal.decision
    return decision and (decision.seat, decision.topic, sorted(decision.others))


def questions(deal: Deal) -> list[Question]:
    """The question before every action of the log, and the one after it."""
    again = Deal(
        deal.game, deal.cards, dealer=deal.dealer, options=deal.options, before=deal.before
    )
    asked = [question(again)]
    for move in deal.log:
        again.play(*move)
        asked.append(question(again))
    return asked
