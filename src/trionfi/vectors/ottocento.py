"""Ottocento: right answers put to the rules of `trionfi.games.ottocento`.

Files call the seats 0 and 2 side A, the others side B.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from trionfi.cards import BOLOGNESE, Card
from trionfi.games import ottocento as rules
from trionfi.games import ottocento_cards as common
from trionfi.games.ottocento_cards import OttocentoOptions
from trionfi.games.ottocento_combinations import combinations
from trionfi.rules.actions import PASS, Discard, Give
from trionfi.vectors.adapter import (
    ANSWER,
    Adapter,
    Answer,
    CaseError,
    Inputs,
    cards_of,
    need,
    options_of,
    position_of,
)

SIDES: Final = "AB"


def side_of(name: object) -> int:
    """A side by its letter.

    Raises:
        CaseError: there is no such side.
    """
    if not isinstance(name, str) or len(name) != 1 or name not in SIDES:
        raise CaseError(f"sides are A and B, not {str(name)[:20]!r}")
    return SIDES.index(name)


def letter(side: int | None) -> str | None:
    return None if side is None else SIDES[side]


def listed(cards: Iterable[Card]) -> list[str]:
    """Cards as files list them, sorted as plain text."""
    return sorted(card.code for card in cards)


# --- Combinations and points ---------------------------------------------------------------------


def combination_score(inputs: Inputs) -> Answer:
    cards = cards_of(need(inputs, "cards"), BOLOGNESE)
    count = combinations(cards, options_of(OttocentoOptions, inputs).grande_moors)
    return {
        "cricche": {one.name: one.points for one in count.cricche},
        "sequences": {one.name: one.length for one in count.sequences},
        "cricche_points": count.cricche_points,
        "sequence_points": count.sequence_points,
        "total": count.total,
    }


def card_points(inputs: Inputs) -> Answer:
    cards = cards_of(need(inputs, "cards"), BOLOGNESE)
    return {ANSWER: common.card_points(cards, bool(inputs.get("last_trick")))}


def round_to_five(inputs: Inputs) -> Answer:
    return {ANSWER: [common.round_to_five(points) for points in need(inputs, "values")]}


def deal_score(inputs: Inputs) -> Answer:
    cards = cards_of(need(inputs, "cards"), BOLOGNESE)
    points = common.card_points(cards, bool(inputs.get("last_trick")))
    total = combinations(cards, options_of(OttocentoOptions, inputs).grande_moors).total
    raw = points + total + inputs.get("announced", 0)
    return {"raw": raw, "rounded": common.round_to_five(raw)}


def game_end(inputs: Inputs) -> Answer:
    scores = (need(inputs, "score_a"), need(inputs, "score_b"))
    winner = rules.winning_side(scores, options_of(OttocentoOptions, inputs, "target").target)
    return {"over": winner is not None, "winner": letter(winner)}


# --- Play ----------------------------------------------------------------------------------------


def legal_cards(inputs: Inputs) -> Answer:
    hand = cards_of(need(inputs, "hand"), BOLOGNESE)
    trick = cards_of(inputs.get("trick") or [], BOLOGNESE)
    play = common.card_play(options_of(OttocentoOptions, inputs))
    position = position_of(play, hand, trick)
    return {ANSWER: listed(BOLOGNESE.cards[number] for number in position.legal().cards())}


def trick_winner(inputs: Inputs) -> Answer:
    trick = cards_of(need(inputs, "trick"), BOLOGNESE)
    play = common.card_play(options_of(OttocentoOptions, inputs))
    return {ANSWER: play.winner(list(enumerate(trick)))}


def signal_legal(inputs: Inputs) -> Answer:
    hand = cards_of(need(inputs, "hand"), BOLOGNESE)
    played = cards_of(inputs.get("played_before") or [], BOLOGNESE)
    card = BOLOGNESE.card(need(inputs, "lead"))
    words = sorted(need(inputs, "signals") or ())
    if card not in hand:
        raise CaseError(f"{card} is not in the hand")
    offered = common.signals(card, hand, played, options_of(OttocentoOptions, inputs))
    return {ANSWER: not words or any(sorted(signal.split()) == words for signal in offered)}


# --- Scarto, announcements, the Matto ------------------------------------------------------------


def discard_legal(inputs: Inputs) -> Answer:
    hand = cards_of(need(inputs, "hand"), BOLOGNESE)
    cards = cards_of(need(inputs, "discard"), BOLOGNESE)
    return {ANSWER: Discard.of(cards, BOLOGNESE) in rules.scarti(hand)}


def count_discards(inputs: Inputs) -> int | None:
    """How many sets of two a dealer may put away."""
    return rules.scarti(cards_of(need(inputs, "hand"), BOLOGNESE)).count()


def announcement(inputs: Inputs) -> Answer:
    hand = cards_of(need(inputs, "hand"), BOLOGNESE)
    exposed = cards_of(need(inputs, "exposed"), BOLOGNESE)
    options = options_of(OttocentoOptions, inputs)
    answer = rules.show(exposed) if exposed else PASS
    legal = answer in rules.announcements(hand, options)
    points = combinations(exposed, options.grande_moors).total if legal else 0
    return {"legal": legal, "points": points}


def matto_settlement(inputs: Inputs) -> Answer:
    tricks, owner = need(inputs, "tricks"), side_of(need(inputs, "matto_side"))
    end = rules.settle_matto(
        owner,
        side_of(need(inputs, "matto_trick_winner")),
        [need(tricks, side) for side in SIDES],
        side_of(inputs["dealer_side"]) if "dealer_side" in inputs else None,
        cappotto_scarto=options_of(OttocentoOptions, inputs).cappotto_scarto,
    )
    owed_to = None if end.owed_by is None else 1 - end.owed_by
    return {
        "matto_to": letter(end.to),
        "card_owed_by": letter(end.owed_by),
        "card_owed_to": letter(owed_to),
        "scarto_to": letter(end.scarto_to),
    }


def matto_gift_legal(inputs: Inputs) -> Answer:
    captured = cards_of(need(inputs, "captured"), BOLOGNESE)
    scarto = cards_of(inputs.get("scarto") or [], BOLOGNESE)
    gift = Give((BOLOGNESE.card(need(inputs, "give")),))
    return {ANSWER: gift in rules.gifts([*captured, *scarto])}


ADAPTER: Final = Adapter(
    game="ottocento",
    files=(),
    kinds={
        "combination_score": combination_score,
        "card_points": card_points,
        "round_to_five": round_to_five,
        "legal_cards": legal_cards,
        "trick_winner": trick_winner,
        "discard_legal": discard_legal,
        "matto_settlement": matto_settlement,
        "announcement": announcement,
        "deal_score": deal_score,
        "game_end": game_end,
        "signal_legal": signal_legal,
        "matto_gift_legal": matto_gift_legal,
    },
    measures={"discards": count_discards},
)
