"""French Tarot: right answers put to the rules of `trionfi.games.french`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from trionfi.cards import FRENCH, Card
from trionfi.games import french
from trionfi.games.french import CHIEN, HAND, FrenchOptions
from trionfi.kernel import Position
from trionfi.rules.actions import PASS, Bid, Call, Discard, Show
from trionfi.rules.deal import Deal
from trionfi.vectors.adapter import (
    Adapter,
    Answer,
    CaseError,
    Inputs,
    Plays,
    cards_of,
    codes,
    need,
    position_of,
)
from trionfi.vectors.adapter import plays_of as read_plays
from trionfi.vectors.french_deal import full_deal, per_opponent

UNPLAYED: Final[Mapping[str, object]] = {
    "round_half": "winner",
    "pousse": False,
    "petit_chelem": False,
    "five_as_four": False,
}
"""Options of the rules file that have only this value here."""
FIVE: Final = ("called_card", "partner")
"""Inputs that there are with five players only."""


def options_of(inputs: Inputs, players: int | None = None, **forced: object) -> FrenchOptions:
    """The options of a case: its preset, its single options, its number of players.

    Raises:
        CaseError: a house rule that is not played here.
        OptionError: an option that there is not.
    """
    given = dict(inputs.get("options") or {})
    for name, value in UNPLAYED.items():
        asked = given.pop(name, value)
        if asked not in (value, "off" if value is False else value):
            raise CaseError(f"the option {name}={asked} is not played here")
    if (preset := inputs.get("preset")) is not None:
        given.setdefault("preset", preset)
    number = players or inputs.get("players")
    if (
        number is None
        and "players" not in given
        and any(inputs.get(name) is not None for name in FIVE)
    ):
        number = 5
    if number is not None:
        given["players"] = number
    return FrenchOptions.read({**given, **forced})


# --- Score and count -----------------------------------------------------------------------------


def score(inputs: Inputs) -> Answer:
    partner = inputs.get("partner")
    options = options_of(inputs)
    result = french.Result(
        players=options.players,
        taker=inputs.get("taker", 0),
        contract=need(inputs, "contract"),
        half_points=_half_points(inputs),
        bouts=need(inputs, "taker_bouts"),
        partner=partner,
        petit_au_bout=inputs.get("petit_au_bout"),
        poignees=[_poignee(item) for item in inputs.get("poignees") or ()],
        slam=inputs.get("slam") or "none",
        miseres=[(seat, kind) for seat, kind in inputs.get("miseres") or ()],
    )
    _check_result(result)
    return result_of(french.sheet_of(result).scores, result)


def result_of(scores: Sequence[int], result: french.Result) -> Answer:
    """The values that a file may expect of a result."""
    return {
        "target": result.target,
        "made": result.made,
        "points": result.points,
        "per_opponent": per_opponent(french.settle(result)),
        "scores": scores,
        "terms": {term.rule: term.facts.get("each") for term in french.settle(result)},
    }


def _half_points(inputs: Inputs) -> int:
    if "taker_half_points" not in inputs and "taker_points" in inputs:
        return round(2 * float(inputs["taker_points"]))
    return int(need(inputs, "taker_half_points"))


def _poignee(item: object) -> tuple[int | None, str]:
    if isinstance(item, list | tuple) and len(item) == 2:
        return int(item[0]), str(item[1])
    return None, str(item)


def _check_result(result: french.Result) -> None:
    seats = range(result.players)
    if result.contract not in french.CONTRACTS:
        known = ", ".join(french.CONTRACTS)
        raise CaseError(f"there is no contract {result.contract!r}: the contracts are {known}")
    if result.slam not in french.SLAMS:
        raise CaseError(f"there is no slam {result.slam!r}: take {', '.join(french.SLAMS)}")
    if result.petit_au_bout not in (None, "taker", "defence"):
        raise CaseError(f"petit_au_bout is a side or null, not {result.petit_au_bout!r}")
    for _, level in result.poignees:
        if level not in french.POIGNEE_BONUS:
            raise CaseError(f"there is no poignée {level!r}: take simple, double, triple")
    if not 0 <= result.bouts <= 3 or not 0 <= result.half_points <= french.TOTAL:
        raise CaseError("there are 0 to 3 bouts and 0 to 182 half points")
    if result.taker not in seats or result.partner not in (None, *seats):
        raise CaseError(f"seats are 0 to {result.players - 1}")
    if result.partner is not None and (result.players != 5 or result.partner == result.taker):
        raise CaseError("a partner is another seat, and there is one only with five players")


def count(inputs: Inputs) -> Answer:
    cards = cards_of(need(inputs, "cards"), FRENCH)
    half_points = french.card_play(FrenchOptions()).points(cards)
    return {
        "half_points": half_points,
        "points": half_points / 2,
        "bouts": sum(card in french.BOUTS for card in cards),
    }


# --- Card play -----------------------------------------------------------------------------------


def legal(inputs: Inputs) -> Answer:
    trick = _trick(inputs.get("trick") or [])
    options = options_of({"players": 5, **inputs} if len(trick) == 4 else inputs)
    hand = cards_of(need(inputs, "hand"), FRENCH)
    number = inputs.get("trick_no") or 1
    tricks = [number - 1, *[0] * (options.players - 1)]
    play = french.card_play(options)
    position = position_of(play, hand, trick, first_trick=number, tricks=tricks)
    if (called := inputs.get("called_card")) is not None:
        french.bind_first_lead(position, FRENCH.card(called), options)
    return {"legal": codes([FRENCH.cards[number] for number in position.legal().cards()])}


def _trick(data: Any) -> list[Card]:
    if isinstance(data, list) and all(isinstance(item, list) for item in data):
        return [card for _, card in read_plays(data, FRENCH)]
    return cards_of(data, FRENCH)


def trick(inputs: Inputs) -> Answer:
    plays = read_plays(need(inputs, "plays"), FRENCH)
    sides = inputs.get("sides") or list(range(len(plays)))
    options = options_of(inputs, players=len(plays))
    last = bool(inputs.get("last"))
    leader_side = sides[plays[0][0]] if inputs.get("leader_side_won_all_previous") else None
    position = played_trick(plays, sides, options, last=last, run=leader_side)
    owner, debtor = None, None
    for side in dict.fromkeys(sides):
        seats = [seat for seat in range(options.players) if sides[seat] == side]
        won = [number for seat in seats for number in position.won(seat)]
        if FRENCH.number(french.EXCUSE) in won:
            owner = side
        if position.side_points(sum(1 << seat for seat in seats)) < position.rules.points(won):
            debtor = side
    return {"winner": position.leader, "excuse_to": owner, "debt_from": debtor}


def played_trick(
    plays: Sequence[tuple[int, Card]],
    sides: Sequence[str],
    options: FrenchOptions,
    *,
    last: bool,
    run: str | None,
) -> Position:
    """The position after a trick.

    Args:
        last: whether it is the last one of the deal; if not, every seat keeps a card.
        run: the side that has won every trick before.
    """
    seats = options.players
    if len(sides) != seats or sorted(seat for seat, _ in plays) != list(range(seats)):
        raise CaseError("a whole trick has one card and one side for each seat")
    led = next((card for _, card in plays if not card.is_fool), plays[0][1])
    taken = [card for _, card in plays]
    spare = [c for c in FRENCH if c.is_plain and c.suit != led.suit and c not in taken]
    hands = [[card] if last else [card, spare[seat]] for seat, card in sorted(plays)]
    number = HAND[seats] if last else 1
    position = Position(
        french.card_play(options).rules,
        [FRENCH.numbers(hand) for hand in hands],
        plays[0][0],
        sides=[list(sides).index(side) for side in sides],
        first_trick=number,
        tricks=_history(number - 1, sides, plays[0][0], run),
    )
    for seat, card in plays:
        if position.turn != seat:
            raise CaseError(f"seat {seat} plays out of turn")
        position.play(FRENCH.number(card))
    return position


def _history(number: int, sides: Sequence[str], leader: int, run: str | None) -> list[int]:
    """Who won the earlier tricks: all one seat of the side `run`, else not all one side."""
    tricks = [0] * len(sides)
    if run is not None:
        tricks[list(sides).index(run)] = number
    elif number:
        other = next(seat for seat in range(len(sides)) if sides[seat] != sides[leader])
        tricks[leader], tricks[other] = number - 1, 1
    return tricks


def petit_au_bout(inputs: Inputs) -> Answer:
    last = read_plays(need(inputs, "last_trick"), FRENCH)
    before = read_plays(inputs.get("penultimate_trick") or [], FRENCH)
    sides = need(inputs, "sides")
    options = options_of(inputs, players=len(last))
    position = played_trick(last, sides, options, last=True, run=inputs.get("slam_side"))
    tricks = [before, last] if before else [last]
    earned = french.petit_au_bout(tricks, position.leader)
    return {"petit_au_bout": sides[position.leader] if earned else None}


# --- Chien, call, announcements ------------------------------------------------------------------


def ecart(inputs: Inputs) -> Answer:
    options = options_of(inputs)
    hand = cards_of(need(inputs, "hand"), FRENCH)
    cards = cards_of(need(inputs, "discard"), FRENCH)
    called = inputs.get("called_card", inputs.get("called"))
    size = inputs.get("size") or CHIEN[options.players]
    allowed = is_legal_ecart(hand, cards, size, options, called and FRENCH.card(called))
    shown = [card for card in cards if card.is_trump] if allowed else []
    return {"legal": allowed, "shown": codes(shown)}


def is_legal_ecart(
    hand: Sequence[Card],
    cards: Sequence[Card],
    size: int,
    options: FrenchOptions,
    called: Card | None,
) -> bool:
    try:
        choices = french.ecarts(hand, size, options, called)
    except ValueError:
        # A part of a hand that holds fewer than `size` cards that may go: no set of them is legal.
        return False
    return choices.why_not(Discard.of(cards, FRENCH)) is None


def call(inputs: Inputs) -> Answer:
    options = options_of(inputs, players=5)
    hand = cards_of(need(inputs, "hand"), FRENCH)
    chien = cards_of(inputs.get("chien") or [], FRENCH)
    card = FRENCH.card(need(inputs, "call"))
    if french.calls(hand, options).why_not(Call(card)) is not None:
        return {"legal": False, "alone": None}
    return {"legal": True, "alone": card in hand or card in chien}


def petit_sec(inputs: Inputs) -> Answer:
    options = options_of(inputs)
    alone = french.is_petit_sec(cards_of(need(inputs, "hand"), FRENCH))
    declared = bool(inputs.get("declared", options.petit_sec == "mandatory"))
    return {"void": alone and declared and options.petit_sec != "off"}


def poignee(inputs: Inputs) -> Answer:
    options = options_of(inputs)
    hand = cards_of(need(inputs, "hand"), FRENCH)
    laid = cards_of(inputs.get("discarded_trumps") or [], FRENCH)
    shown = tuple(sorted(cards_of(need(inputs, "shown"), FRENCH), key=FRENCH.number))
    held = [card for card in hand if card not in laid]
    choices = french.poignees(options.players, held, laid)
    for level in french.POIGNEE_BONUS:
        if options.poignee and choices.why_not(Show(level, shown)) is None:
            return {"legal": True, "level": level}
    return {"legal": False, "level": None}


# --- Auction and deal ----------------------------------------------------------------------------


def auction(inputs: Inputs) -> Answer:
    options = options_of(inputs, petit_sec="off")
    dealer = inputs.get("dealer", options.players - 1)
    deal = Deal("french", FRENCH.cards, dealer=dealer, options=options)
    best: tuple[int | None, str | None] = (None, None)
    for word in need(inputs, "calls"):
        action = PASS if word == "pass" else Bid(word)
        decision = deal.decision
        if decision is None or decision.topic != "bid" or decision.choices.why_not(action):
            return {"legal": False, "taker": None, "contract": None}
        if isinstance(action, Bid):
            best = (decision.seat, action.name)
        deal.play(decision.seat, action)
    return {"legal": True, "taker": best[0], "contract": best[1]}


def deal(inputs: Inputs) -> Answer:
    return {"legal": french.is_legal_chien(need(inputs, "chien_positions"), options_of(inputs))}


def first_leader(inputs: Inputs) -> Answer:
    options = options_of(inputs)
    dealer, taker = inputs.get("dealer", options.players - 1), inputs.get("taker", 0)
    slam = bool(inputs.get("slam_announced"))
    return {"leader": french.first_leader(dealer, taker, slam, options.players)}


# --- Companions of perft -------------------------------------------------------------------------


def count_ecarts(inputs: Inputs) -> int | None:
    """How many écarts a hand with the chien allows."""
    options = options_of(inputs)
    called = inputs.get("called")
    size = CHIEN[options.players]
    hand = cards_of(need(inputs, "hand"), FRENCH)
    return french.ecarts(hand, size, options, called and FRENCH.card(called)).count()


def count_poignees(inputs: Inputs) -> int | None:
    """How many ways there are to show a poignée or none."""
    options = options_of(inputs)
    laid = cards_of(inputs.get("laid") or [], FRENCH)
    hand = cards_of(need(inputs, "hand"), FRENCH)
    return french.poignees(options.players, hand, laid).count() if options.poignee else 1


def bind(position: Position, inputs: Inputs) -> None:
    """Five players: the suit of the called card may not be led to the first trick."""
    if (called := inputs.get("called")) is not None:
        french.bind_first_lead(position, FRENCH.card(called), options_of(inputs))


def scores(position: Position, tricks: Sequence[Plays], inputs: Inputs) -> Sequence[int]:
    """The score of every seat when these tricks are all that counts."""
    side = french.Side(inputs["taker"], inputs.get("partner"))
    contract = inputs.get("contract", "garde")
    options = options_of(inputs)
    result = french.result_of(position, tricks, options, french.Said(), side, contract)
    return french.sheet_of(result).scores


ADAPTER: Final = Adapter(
    game="french",
    files=("french_tarot",),
    options=options_of,
    kinds={
        "score": score,
        "count": count,
        "legal": legal,
        "trick": trick,
        "petit_au_bout": petit_au_bout,
        "ecart": ecart,
        "call": call,
        "petit_sec": petit_sec,
        "poignee": poignee,
        "auction": auction,
        "deal": deal,
        "first_leader": first_leader,
        "full_deal": lambda inputs: full_deal(inputs, options_of),
    },
    measures={"discards": count_ecarts, "announce": count_poignees},
    bind=bind,
    scores=scores,
)
