"""Tarok for three: right answers put to the rules of `trionfi.games.tapp_tarok`."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from trionfi.cards import TAROK, Card
from trionfi.games import tapp_tarok as tarok
from trionfi.games import tapp_tarok_score as score
from trionfi.games.tapp_tarok_score import SEATS, TarokOptions
from trionfi.rules.actions import Discard
from trionfi.rules.board import POOL
from trionfi.rules.terms import Term, column_sums, written_points
from trionfi.vectors import adapter
from trionfi.vectors.adapter import Adapter, Answer, CaseError, Inputs, cards_of, codes, need

HONOURS: Final = {"trull": "trull", "heads": "heads", "kings": "kings", "four_kings": "kings"}


def options_of(inputs: Inputs) -> TarokOptions:
    """The options of a case: its profile and its single options.

    Raises:
        OptionError: an option that there is not.
    """
    return adapter.options_of(TarokOptions, inputs)


def seat_of(value: object) -> int:
    return adapter.seat_of(value, SEATS)


# --- Cards ---------------------------------------------------------------------------------------


def count(inputs: Inputs) -> Answer:
    cards = cards_of(need(inputs, "cards"), TAROK)
    total = sum(map(score.thirds, cards))
    return {"thirds": total, "points": str(Fraction(total, 3))}


def trick_winner(inputs: Inputs) -> Answer:
    leader = seat_of(need(inputs, "leader"))
    cards = cards_of(need(inputs, "cards"), TAROK)
    plays = [((leader + place) % SEATS, card) for place, card in enumerate(cards)]
    return {"winner": score.card_play(options_of(inputs)).winner(plays)}


def legal_cards(inputs: Inputs) -> Answer:
    hand = cards_of(need(inputs, "hand"), TAROK)
    trick = cards_of(inputs.get("trick") or [], TAROK)
    alone, options = inputs.get("contract") == "trischaken", options_of(inputs)
    play = score.trischaken_play(options) if alone else score.card_play(options)
    legal = adapter.position_of(play, hand, trick).legal()
    numbers = (tarok.pagat_kept(hand, legal) if alone else legal).cards()
    return {"legal": codes([TAROK.cards[number] for number in numbers])}


def deal(inputs: Inputs) -> Answer:
    pack, dealer = cards_of(need(inputs, "pack"), TAROK), seat_of(need(inputs, "dealer"))
    piles: dict[int, list[Card]] = {seat: [] for seat in (*range(SEATS), POOL)}
    for card, to in zip(pack, tarok.layout(options_of(inputs), dealer), strict=True):
        piles[to].append(card)
    first = (dealer + 1) % SEATS
    return {
        "hands": {str(seat): codes(piles[seat]) for seat in range(SEATS)},
        "talon": [card.code for card in piles[POOL]],
        "first_to_call": first,
        "leader": first,
    }


# --- Discards and auction ------------------------------------------------------------------------


def discardable(inputs: Inputs) -> Answer:
    if inputs.get("count", 3) != 3:
        raise CaseError("three cards are put away, no other number")
    choices = tarok.discardable(cards_of(need(inputs, "hand"), TAROK))
    allowed = [*choices.forced, *choices.pool]
    return {"allowed": codes(allowed), "trumps_shown": any(card.is_trump for card in allowed)}


def discard_check(inputs: Inputs) -> Answer:
    cards = Discard.of(cards_of(need(inputs, "discard"), TAROK), TAROK)
    return {"ok": cards in tarok.discardable(cards_of(need(inputs, "hand"), TAROK))}


def count_discards(inputs: Inputs) -> int | None:
    """How many sets of three a hand with half of the talon may put away."""
    return tarok.discardable(cards_of(need(inputs, "hand"), TAROK)).count()


def auction(inputs: Inputs) -> Answer:
    options, dealer = options_of(inputs), seat_of(need(inputs, "dealer"))
    calls: list[tuple[int, str]] = []
    state = tarok.auction(dealer, calls, options)
    for seat, call in inputs.get("calls") or ():
        if state.turn != seat or call not in _words(state, dealer, options):
            raise CaseError(f"seat {seat} may not call {call} here")
        calls.append((seat, call))
        state = tarok.auction(dealer, calls, options)
    done = state.turn is None
    return {
        "done": done,
        "turn": state.turn,
        "declarer": state.taker,
        "contract": "all_pass" if done and state.taker is None else state.contract,
        "legal": frozenset(() if done else _words(state, dealer, options)),
    }


def _words(state: tarok.Auction, dealer: int, options: TarokOptions) -> tuple[str, ...]:
    """The calls of the seat in turn; nobody in turn has none."""
    if state.turn is None:
        return ()
    return tuple(call.tokens[0] for call in tarok.offers(state, dealer, options))


# --- Score ---------------------------------------------------------------------------------------


def settle(inputs: Inputs) -> Answer:
    return settled(inputs, inputs.get("points"))


def full_deal_result(inputs: Inputs) -> Answer:
    """The declarer's cards may be given as one pile or several, as tricks and discard."""
    total = sum(map(score.thirds, set(cards_of(declarer_pile(inputs), TAROK))))
    if total % 3:
        raise CaseError("the cards of the declarer are no multiple of three")
    points = total // 3
    sides = {"declarer": points}
    sides |= dict.fromkeys(("opponents", "opponent", "defenders", "defender"), score.TOTAL - points)
    named = {f"{side}_points": count for side, count in sides.items()}
    return {"points": points, **named, **settled(inputs, points)}


PILES: Final = ("pile", "card", "trick", "discard", "won", "laid", "declarer")
"""What the names of inputs with the declarer's cards have in them."""
NOT_HIS: Final = ("opponent", "defender", "talon")


def declarer_pile(data: Any) -> list[str]:
    """The codes of all cards under such names, in lists of lists and in objects."""
    if isinstance(data, str):
        return data.split()
    if isinstance(data, list):
        return [code for item in data for code in declarer_pile(item)]
    if not isinstance(data, Mapping):
        return []
    return [
        code
        for name, value in data.items()
        if any(part in name for part in PILES) and not any(part in name for part in NOT_HIS)
        for code in declarer_pile(value)
    ]


def settled(inputs: Inputs, points: int | None) -> Answer:
    """The points written for each seat, and the settlement that sums to zero."""
    terms = terms_of(inputs, points)
    net = column_sums((term.amounts for term in terms), SEATS)
    return {"sheet": written_points(terms, SEATS), "net": net}


def terms_of(inputs: Inputs, points: int | None) -> tuple[Term, ...]:
    options, contract = options_of(inputs), need(inputs, "contract")
    if contract in ("all_pass", "trischaken"):
        return unbid(inputs, options, contract)
    declarer = seat_of(need(inputs, "declarer"))
    if contract == "tapper":
        return (score.tapper(declarer, options),)
    if contract not in tarok.BIDS[options.profile]:
        known = ", ".join(tarok.BIDS[options.profile])
        raise CaseError(f"there is no contract {contract!r}: the contracts are {known}")
    if points is None:
        raise CaseError("the input 'points' is missing")
    slam, ultimo = inputs.get("slam"), inputs.get("ultimo")
    held = inputs.get("honours") or {}
    result = score.Result(
        declarer,
        contract,
        points,
        inputs.get("aim") or "game",
        {seat_of(seat): [HONOURS[name] for name in names] for seat, names in held.items()},
        ultimo and _ultimo(ultimo),
        slam and score.Slam(need(slam, "side"), bool(slam.get("announced"))),
        inputs.get("kontra") or 1,
    )
    return score.settle(result, options)


def unbid(inputs: Inputs, options: TarokOptions, contract: str) -> tuple[Term, ...]:
    """What is scored when nobody bids."""
    if contract == "trischaken" or options.all_pass == "trischaken":
        points = need(inputs, "points")
        if not isinstance(points, list) or len(points) != SEATS:
            raise CaseError("in a trischaken the points of three players are counted")
        return (score.trischaken(points),)
    if options.all_pass != "tapper":
        return ()
    forehand = inputs.get("declarer")
    if forehand is None:
        forehand = (seat_of(need(inputs, "dealer")) + 1) % SEATS
    return (score.tapper(seat_of(forehand), options),)


def _ultimo(data: Inputs) -> score.Ultimo:
    seat, won = seat_of(need(data, "player")), bool(need(data, "won"))
    return score.Ultimo(seat, won, bool(data.get("announced")), data.get("kontra") or 1)


ADAPTER: Final = Adapter(
    game="tapp_tarok",
    files=("tarok", "tapp-tarok"),
    kinds={
        "count": count,
        "trick_winner": trick_winner,
        "legal_cards": legal_cards,
        "discardable": discardable,
        "discard_check": discard_check,
        "auction": auction,
        "settle": settle,
        "deal": deal,
        "full_deal_result": full_deal_result,
    },
    measures={"discards": count_discards},
)
