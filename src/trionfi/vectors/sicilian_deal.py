"""Sicilian Tarocchi: a deal, as far as it has come by what each seat has said and played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from trionfi.cards import SICILIAN
from trionfi.games.sicilian_cards import SicilianOptions
from trionfi.rules.actions import UnknownActionError, read_action
from trionfi.rules.deal import Deal
from trionfi.rules.facts import Fact, Role, Turned
from trionfi.rules.terms import Sheet
from trionfi.vectors.adapter import Answer, CaseError, Inputs, cards_of, seat_of

LISTED: Final = 1000
"""Answers of a question are listed up to so many; all sets of discards of a large hand are not."""


def deal_state(inputs: Inputs, options_of: Callable[[Inputs], SicilianOptions]) -> Answer:
    """What is asked next, or what came out, after the answers `said`, each as [seat, text].

    The first answer that the rules refuse ends it; `refused` has its place and the rule. Without
    `hands` and `talon` any cards are dealt: they matter to nothing before the talon is taken up.
    """
    deal = deal_of(inputs, options_of(inputs))
    refused = None
    for number, (name, text) in enumerate(inputs.get("said") or ()):
        seat = seat_of(name, deal.seats)
        try:
            action = read_action(text, SICILIAN)
        except UnknownActionError as error:
            raise CaseError(str(error)) from error
        if reason := deal.explain(seat, action):
            refused = [number, reason.rule]
            break
        deal.play(seat, action)
    return {"refused": refused, **asked(deal), **known(deal), **ended(deal)}


def deal_of(inputs: Inputs, options: SicilianOptions) -> Deal:
    """The deal of a case before anybody has spoken."""
    dealer = seat_of(inputs.get("dealer", options.players - 1), options.players)
    if "hands" not in inputs:
        return Deal.shuffled("sicilian", seed=0, dealer=dealer, options=options)
    hands = [cards_of(hand, SICILIAN) for hand in inputs["hands"]]
    named = {card for hand in hands for card in hand}
    talon = [card for card in SICILIAN if card not in named]
    if "talon" in inputs:
        talon = cards_of(inputs["talon"], SICILIAN)
    return Deal.from_hands("sicilian", hands, talon, dealer=dealer, options=options)


def asked(deal: Deal) -> Answer:
    """The running question: who may answer what, who else may speak."""
    decision = deal.decision
    if decision is None:
        return {"to_speak": None, "topic": None, "choices": None, "others": []}
    count = decision.choices.count()
    few = count is not None and count <= LISTED
    return {
        "to_speak": decision.seat,
        "topic": decision.topic,
        "choices": frozenset(map(str, decision.choices)) if few else None,
        "others": sorted(decision.others),
    }


def known(deal: Deal) -> Answer:
    """What lies open, and which seats know the partner."""
    views: Sequence[tuple[int, Sequence[Fact]]] = [
        (seat, deal.view(seat).facts) for seat in range(deal.seats)
    ]
    turned = [fact for fact in deal.view(None).facts if isinstance(fact, Turned)]
    told = [
        s for s, facts in views if any(isinstance(f, Role) and f.role == "partner" for f in facts)
    ]
    return {
        "talon_shown": bool(turned),
        "know_partner": told,
        "winners": deal.board.winners,
        "cards_in_hand": [len(deal.board.hand(seat)) for seat in range(deal.seats)],
    }


def ended(deal: Deal) -> dict[str, Any]:
    """The sheet, once there is one."""
    sheet: Sheet | None = deal.sheet
    if sheet is None:
        return {"headline": None, "scores": None, "next_dealer": None}
    return {
        "headline": sheet.headline.rule,
        "scores": sheet.scores,
        "next_dealer": (deal.dealer + (not sheet.same_dealer)) % deal.seats,
        **{name: sheet.facts.get(name) for name in ("taker", "partner", "points")},
    }
