"""Ottocento: right answers put to the rules of `trionfi.games.ottocento`.

Files call the seats 0 and 2 side A, the others side B.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from trionfi.cards import BOLOGNESE, Card
from trionfi.games import ottocento as rules
from trionfi.games import ottocento_cards as common
from trionfi.games.ottocento_cards import OttocentoOptions
from trionfi.games.ottocento_combinations import MATTO, combinations
from trionfi.rules.actions import PASS, Action, Discard, Give, Play
from trionfi.rules.choices import Choices
from trionfi.rules.deal import Deal
from trionfi.rules.terms import column_sums
from trionfi.vectors import adapter
from trionfi.vectors.adapter import (
    ANSWER,
    Adapter,
    Answer,
    CaseError,
    Inputs,
    need,
    options_of,
    position_of,
)

SIDES: Final = "AB"
SEATS: Final = 4


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


def by_side(values: Sequence[Any]) -> dict[str, Any]:
    """A value of each side, or of each seat, partners having the same."""
    return dict(zip(SIDES, values, strict=False))


def cards_of(data: object) -> list[Card]:
    """Cards of the Bolognese pack."""
    return adapter.cards_of(data, BOLOGNESE)


def pile_of(*parts: object) -> list[Card]:
    """Cards of one owner, in one list or several, each of which there is once.

    Raises:
        CaseError: a card is named twice.
    """
    cards = [card for part in parts for card in cards_of(part)]
    for card, times in Counter(cards).items():
        if times > 1:
            raise CaseError(f"{card} is named {times} times")
    return cards


def listed(cards: Iterable[Card]) -> list[str]:
    """Cards as files list them, sorted as plain text."""
    return sorted(card.code for card in cards)


NOTHING_LEGAL: Final[Answer] = {ANSWER: False, "legal": False, "reason": None}


def verdict(choices: Choices[Any], action: Action) -> Answer:
    """Whether an action is legal, and the rule that forbids it."""
    reason = choices.why_not(action)
    return {ANSWER: reason is None, "legal": reason is None, "reason": reason and reason.rule}


# --- Combinations and points ---------------------------------------------------------------------


def combination_score(inputs: Inputs) -> Answer:
    cards = pile_of(need(inputs, "cards"))
    count = combinations(cards, options_of(OttocentoOptions, inputs).grande_moors)
    return {
        "cricche": {one.name: one.points for one in count.cricche},
        "sequences": {one.name: one.length for one in count.sequences},
        "cricche_points": count.cricche_points,
        "sequence_points": count.sequence_points,
        "total": count.total,
    }


def card_points(inputs: Inputs) -> Answer:
    cards = pile_of(need(inputs, "cards"))
    return {ANSWER: common.card_points(cards, bool(inputs.get("last_trick")))}


def round_to_five(inputs: Inputs) -> Answer:
    return {ANSWER: [common.round_to_five(points) for points in need(inputs, "values")]}


def deal_score(inputs: Inputs) -> Answer:
    cards = pile_of(need(inputs, "cards"))
    points = common.card_points(cards, bool(inputs.get("last_trick")))
    total = combinations(cards, options_of(OttocentoOptions, inputs).grande_moors).total
    raw = points + total + (inputs.get("announced") or 0)
    return {"raw": raw, "rounded": common.round_to_five(raw)}


def target_of(inputs: Inputs) -> int:
    """The points that win; files may ask for a game as short as they like.

    Raises:
        CaseError: it is no positive number.
    """
    options = {**(inputs.get("options") or {}), **inputs}
    target = options.get("target", OttocentoOptions.target)
    if type(target) is not int or target < 1:
        raise CaseError(f"the target is a positive number, not {str(target)[:20]!r}")
    return target


def game_end(inputs: Inputs) -> Answer:
    scores = (need(inputs, "score_a"), need(inputs, "score_b"))
    winner = rules.winning_side(scores, target_of(inputs))
    return {"over": winner is not None, "winner": letter(winner)}


# --- Play ----------------------------------------------------------------------------------------


def legal_cards(inputs: Inputs) -> Answer:
    hand = pile_of(need(inputs, "hand"))
    trick = pile_of(inputs.get("trick") or [])
    play = common.card_play(options_of(OttocentoOptions, inputs))
    position = position_of(play, hand, trick)
    return {ANSWER: listed(BOLOGNESE.cards[number] for number in position.legal().cards())}


def trick_winner(inputs: Inputs) -> Answer:
    trick = pile_of(need(inputs, "trick"))
    play = common.card_play(options_of(OttocentoOptions, inputs))
    return {ANSWER: play.winner(list(enumerate(trick)))}


def signal_legal(inputs: Inputs) -> Answer:
    hand = pile_of(need(inputs, "hand"))
    played = cards_of(inputs.get("played_before") or [])
    card = BOLOGNESE.card(need(inputs, "lead"))
    signals = need(inputs, "signals") or ()
    words = sorted(signals.split() if isinstance(signals, str) else signals)
    if card not in hand:
        raise CaseError(f"{card} is not in the hand")
    offered = common.signals(card, hand, played, options_of(OttocentoOptions, inputs))
    legal = not words or any(sorted(signal.split()) == words for signal in offered)
    return {ANSWER: legal, "legal": legal}


# --- Scarto, announcements, the Matto ------------------------------------------------------------


def discard_legal(inputs: Inputs) -> Answer:
    hand = pile_of(need(inputs, "hand"))
    cards = cards_of(need(inputs, "discard"))
    if sum(common.value(card) < 5 for card in hand) < 2:  # a part of a hand
        return NOTHING_LEGAL
    return verdict(rules.scarti(hand), Discard.of(cards, BOLOGNESE))


def count_discards(inputs: Inputs) -> int | None:
    """How many sets of two a dealer may put away."""
    return rules.scarti(pile_of(need(inputs, "hand"))).count()


def announcement(inputs: Inputs) -> Answer:
    hand = pile_of(need(inputs, "hand"))
    exposed = cards_of(need(inputs, "exposed"))
    options = options_of(OttocentoOptions, inputs)
    said = verdict(rules.announcements(hand, options), rules.show(exposed) if exposed else PASS)
    points = combinations(exposed, options.grande_moors).total if said["legal"] else 0
    return {**said, "points": points}


def count_announcements(inputs: Inputs) -> int:
    """In how many ways a hand may announce something, or nothing."""
    hand = pile_of(need(inputs, "hand"))
    return sum(1 for _ in rules.announcements(hand, options_of(OttocentoOptions, inputs)))


def matto_settlement(inputs: Inputs) -> Answer:
    tricks, owner = need(inputs, "tricks"), side_of(need(inputs, "matto_side"))
    dealer_side = inputs.get("dealer_side")
    end = rules.settle_matto(
        owner,
        side_of(need(inputs, "matto_trick_winner")),
        [need(tricks, side) for side in SIDES],
        None if dealer_side is None else side_of(dealer_side),
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
    pile = pile_of(need(inputs, "captured"), inputs.get("scarto") or [])
    gift = Give((BOLOGNESE.card(need(inputs, "give")),))
    if not set(pile) - {MATTO}:
        return NOTHING_LEGAL
    return verdict(rules.gifts(pile), gift)


# --- Whole deals, calling out --------------------------------------------------------------------


def announced_of(inputs: Inputs) -> dict[int, list[Card]]:
    """What each seat announces, by seat."""
    given = inputs.get("announced") or {}
    return {adapter.seat_of(seat, SEATS): pile_of(cards) for seat, cards in given.items()}


def call_out(inputs: Inputs) -> Answer:
    """What counts for a seat that has announced in the first trick, and whether it may call out."""
    dealer, seat = (adapter.seat_of(need(inputs, name), SEATS) for name in ("dealer", "seat"))
    options, announced = options_of(OttocentoOptions, inputs), announced_of(inputs)
    points = sum(
        combinations(announced[other], options.grande_moors).total
        for other in rules.counted_for(seat, dealer)
        if other in announced
    )
    wins = rules.reaches(need(inputs, "score"), points, target_of(inputs))
    return {"points": points, "legal": options.call_out and wins}


def full_deal(inputs: Inputs) -> Answer:
    """The hands follow from the tricks and the scarto; the whole deal is played by the rules.

    `announced` has the cards by seat, `gift` what is given for the Matto.
    """
    options = options_of(OttocentoOptions, inputs, call_out=False, a_monte=False)
    leader, announced = adapter.seat_of(need(inputs, "leader"), SEATS), announced_of(inputs)
    tricks, scarto = [cards_of(trick) for trick in need(inputs, "tricks")], need(inputs, "scarto")
    hands = adapter.hands_played(tricks, leader, common.card_play(options), SEATS)
    dealer = (leader - 1) % SEATS
    hands[dealer] += cards_of(scarto)
    deal = Deal.from_hands("ottocento", hands, dealer=dealer, options=options)
    cards = iter([card for trick in tricks for card in trick])

    def answer(seat: int, topic: str) -> Action:
        if topic == "discard":
            return Discard.of(cards_of(scarto), BOLOGNESE)
        if topic == "announce":
            return rules.show(announced[seat]) if seat in announced else PASS
        return Play(next(cards)) if topic == "play" else Give(tuple(cards_of([inputs["gift"]])))

    while (asked := deal.decision) is not None:
        deal.play(asked.seat, answer(asked.seat, asked.topic))
    return {"winners": deal.board.winners, **score_of(deal)}


PARTS: Final = {"cards": "card_points", "last": "card_points", "announced": "announced"}
"""Where the lines of a score belong, by the first words of their rules; the rest are captured."""


def score_of(deal: Deal) -> Answer:
    """The parts of the score of a deal that is over, by side."""
    columns = ("card_points", "combinations", "announced", "raw", "rounded")
    sums: dict[str, tuple[int, ...]] = dict.fromkeys(columns, (0,) * SEATS)
    for term in deal.sheet.terms if deal.sheet else ():
        part = PARTS.get(term.rule.split("_")[0], "combinations")
        for column in ["rounded"] if term.rule == "rounding" else [part, "raw", "rounded"]:
            sums[column] = column_sums((sums[column], term.amounts), SEATS)
    return {column: by_side(amounts) for column, amounts in sums.items()}


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
        "call_out": call_out,
        "full_deal": full_deal,
    },
    measures={"discards": count_discards, "announce": count_announcements},
)
