"""Sicilian Tarocchi: right answers put to the rules of `trionfi.games.sicilian`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from trionfi.cards import SICILIAN, Card
from trionfi.games import sicilian
from trionfi.games import sicilian_cards as common
from trionfi.games.sicilian import SEATS
from trionfi.games.sicilian_bargain import Bargain
from trionfi.games.sicilian_cards import SicilianOptions
from trionfi.games.sicilian_three import settle_each
from trionfi.rules.actions import Discard, Say
from trionfi.rules.decision import Move
from trionfi.rules.free_order import WAIT
from trionfi.rules.reason import Json
from trionfi.rules.terms import Term
from trionfi.vectors import adapter
from trionfi.vectors.adapter import ANSWER, Adapter, Answer, CaseError, Inputs, cards_of, need

NO_LIMIT: Final = (None, "none")
"""How files say that an offer may be as high as one likes; nobody offers more than all points."""
INDEX: Final = {
    card: number
    for number, card in enumerate(
        [*(card for suit in common.SUITS for card in suit), *common.TRUMPS, common.FUGITIVE]
    )
}
"""The order in which files list cards (section 1.4): a higher card of a suit comes later."""


def options_of(inputs: Inputs, *direct: str) -> SicilianOptions:
    """The options of a case; some of them may stand directly among its inputs."""
    given = {**(inputs.get("options") or {})}
    given |= {name: inputs[name] for name in direct if name in inputs}
    if given.get("max_offer", 0) in NO_LIMIT:
        given["max_offer"] = common.TOTAL
    return adapter.options_of(SicilianOptions, {**inputs, "options": given})


def listed(cards: Iterable[Card]) -> list[str]:
    """Cards as files list them."""
    return [card.code for card in sorted(cards, key=INDEX.__getitem__)]


def seat_of(value: object, seats: int = SEATS) -> int:
    return adapter.seat_of(value, seats)


# --- Cards ---------------------------------------------------------------------------------------


def card_points(inputs: Inputs) -> Answer:
    cards = cards_of(need(inputs, "cards"), SICILIAN)
    return {ANSWER: common.card_points(cards, bool(inputs.get("last_trick")))}


def trick_winner(inputs: Inputs) -> Answer:
    cards = cards_of(need(inputs, "cards"), SICILIAN)
    leader = seat_of(need(inputs, "leader"), len(cards))
    plays = [((leader + place) % len(cards), card) for place, card in enumerate(cards)]
    return {ANSWER: common.card_play(options_of(inputs)).winner(plays)}


def legal_cards(inputs: Inputs) -> Answer:
    options, context = options_of(inputs, "players"), inputs.get("context") or {}
    hand = cards_of(need(inputs, "hand"), SICILIAN)
    trick = cards_of(inputs.get("trick") or [], SICILIAN)
    position = adapter.position_of(common.card_play(options), hand, trick)
    seat = len(trick)
    if (called := context.get("called_card")) and context.get("called_dealer_first_lead"):
        card = SICILIAN.card(called)
        if card.suit not in context.get("suits_led", ()):
            sicilian.bind_called_dealer(position, seat, card)
    return {ANSWER: listed(SICILIAN.cards[number] for number in position.legal().cards())}


# --- Discards, counts, calls ---------------------------------------------------------------------


def discard_legal(inputs: Inputs) -> Answer:
    hand = cards_of(need(inputs, "hand"), SICILIAN)
    cards = cards_of(need(inputs, "discard"), SICILIAN)
    choices = common.discards(hand, options_of(inputs))
    return {ANSWER: choices.why_not(Discard.of(cards, SICILIAN)) is None}


def count_discards(inputs: Inputs) -> int | None:
    """How many sets of three a hand with the talon may put away."""
    hand = cards_of(need(inputs, "hand"), SICILIAN)
    return common.discards(hand, options_of(inputs)).count()


def hand_count(inputs: Inputs) -> Answer:
    hand = cards_of(need(inputs, "hand"), SICILIAN)
    return {
        "total": sicilian.hand_count(hand),
        "may_say_20": sicilian.may_say("20", hand),
        "may_say_15": sicilian.may_say("15", hand),
    }


def legal_calls(inputs: Inputs) -> Answer:
    hand = cards_of(need(inputs, "hand"), SICILIAN)
    laid = cards_of(inputs.get("discards") or [], SICILIAN)
    rule = options_of(inputs, "call_rule").call_rule
    return {ANSWER: listed(call.card for call in sicilian.calls(hand, laid, rule))}


def partner_phase(inputs: Inputs) -> Answer:
    dealer = seat_of(need(inputs, "dealer"))
    said: list[tuple[int, str]] = []
    talk = sicilian.partner_talk(dealer, said)
    for seat, word in need(inputs, "said"):
        if talk.to_speak != seat or str(word) not in ("zero", talk.status.removeprefix("say_")):
            raise CaseError(f"seat {seat} may not say {word} here")
        said.append((seat, str(word)))
        talk = sicilian.partner_talk(dealer, said)
    leader = None if talk.caller is None else (talk.caller + 1) % SEATS
    return {
        "status": talk.status,
        "to_speak": talk.to_speak,
        "caller": talk.caller,
        "partner": talk.partner,
        "first_leader": leader,
    }


def solo_priority(inputs: Inputs) -> Answer:
    order = sicilian.solo_order(seat_of(need(inputs, "dealer")))
    bidders = [seat_of(seat) for seat in need(inputs, "bidders")]
    return {ANSWER: next((seat for seat in order if seat in bidders), None)}


def knock_legal(inputs: Inputs) -> Answer:
    if inputs.get("mode", "partners") != "partners" or not options_of(inputs, "knock").knock:
        return {ANSWER: []}
    named = [SICILIAN.card(f"T{number}") for number in inputs.get("named") or ()]
    words = sicilian.knocks(cards_of(need(inputs, "hand"), SICILIAN), named)
    spoken: dict[str, Json] = {"knock_20": 20, "knock_19": 19, "knock": "plain"}
    return {ANSWER: [spoken[word] for word in words]}


# --- The bargaining ------------------------------------------------------------------------------


def bargain_after(inputs: Inputs) -> Bargain:
    """The bargaining after the actions of a case.

    Raises:
        CaseError: one of them is not legal where it stands.
    """
    options, seats = options_of(inputs, "takers_share", "max_offer"), inputs.get("players", SEATS)
    dealer = seat_of(inputs.get("dealer", seats - 1), seats)
    state = Bargain(dealer, seats, max_offer=options.max_offer, share=options.takers_share)
    for seat, word, *amount in inputs.get("actions") or ():
        said = say(word, *amount)
        if seat not in state.silent or said not in state.words(seat, may_wait=False):
            raise CaseError(f"seat {seat} may not say {said} here")
        state.hear(seat, said)
    return state


def say(word: str, amount: int | None = None) -> Say:
    return Say(word, amount)


def bargain(inputs: Inputs) -> Answer:
    state = bargain_after(inputs)
    return {"status": state.status, "scores": state.scores, "pool": state.pool}


def bargain_legal(inputs: Inputs) -> Answer:
    state = bargain_after(inputs)
    if need(inputs, "seat") not in state.silent:
        return {"pay": None, "shuffle": False, "take": None, "play": False}
    limits = state.limits
    pay: Sequence[int | None] | None = limits.pay
    if limits.pay and options_of(inputs, "max_offer").max_offer == common.TOTAL:
        pay = (limits.pay[0], None)
    return {"pay": pay, "shuffle": limits.shuffle, "take": limits.take, "play": True}


def bargain_round(inputs: Inputs) -> Answer:
    state = bargain_after(inputs)
    words: dict[int, Say] = {}
    for name, word in need(inputs, "round").items():
        seat, said = int(name), say(*word)
        if seat not in state.silent or said not in state.words(seat, may_wait=True):
            raise CaseError(f"seat {seat} may not write down {said} here")
        words[seat] = said
    heard, returned = state.hear_together({s: word for s, word in words.items() if word != WAIT})
    return {
        "applied": [_spoken(move) for move in heard],
        "returned": returned,
        "pool": state.pool,
        "status": state.status,
        "scores": state.scores,
    }


def _spoken(move: Move) -> list[Json]:
    seat, word = move
    assert isinstance(word, Say)
    return [seat, word.word, word.amount]


# --- Score ---------------------------------------------------------------------------------------

SOLO_FACTORS: Final[Mapping[str, tuple[int, int, int]]] = {
    "solo": (4, 3, 1),
    "solo3_barcellona": (3, 4, 2),
    "solo3_tortorici": (3, 2, 1),
}
"""Number of players, what the soloist's difference is multiplied by, and each opponent's."""


def score(inputs: Inputs) -> Answer:
    return {ANSWER: settled(inputs).amounts}


def settled(inputs: Inputs) -> Term:
    """The term of a result, by the mode of the hand."""
    mode = need(inputs, "mode")
    if mode in SOLO_FACTORS:
        players, factor, each = SOLO_FACTORS[mode]
        soloist = seat_of(need(inputs, "soloist"), players)
        points = need(inputs, "soloist_points")
        return common.settle_solo(points, soloist, players, factor=factor, each=each)
    if mode == "partners":
        side = [seat_of(seat) for seat in need(inputs, "dealer_side")]
        return sicilian.settle_partners(need(inputs, "dealer_side_points"), side)
    if mode.startswith("each"):
        return settle_each(need(inputs, "points"), inputs.get("taker", inputs.get("dealer", 0)))
    raise CaseError(f"there is no score for the mode {mode!r}")


def fool_settlement(inputs: Inputs) -> Answer:
    piles = need(inputs, "piles")
    names = list(piles)
    owner, winner = (names.index(need(inputs, n)) for n in ("fool_owner", "fool_trick_won_by"))
    cards = [cards_of(piles[name], SICILIAN) for name in names]
    options = options_of(inputs, "fool_no_worthless", "fool_last_trick")
    in_last = bool(inputs.get("fool_in_last_trick", options.fool_last_trick == "lost"))
    after, _ = common.settle_fugitive(cards, owner, winner, options, in_last_trick=in_last)
    last = inputs.get("last_trick")
    return {
        name: common.card_points(pile, name == last)
        for name, pile in zip(names, after, strict=True)
    }


def next_dealer(inputs: Inputs) -> Answer:
    options = options_of(inputs, "redeal_dealer", "players", "town")
    dealer, results = seat_of(need(inputs, "dealer"), options.players), need(inputs, "results")
    return {ANSWER: [_dealer_after(dealer, str(result), options) for result in results]}


def _dealer_after(dealer: int, result: str, options: SicilianOptions) -> int:
    if result not in ("played", "abandoned", "nobody_said_20"):
        raise CaseError(f"there is no result {result!r}: played, abandoned or nobody_said_20")
    stays = result != "played" and sicilian.deals_again(options)
    return dealer if stays else (dealer + 1) % options.players


ADAPTER: Final = Adapter(
    game="sicilian",
    files=("sicilian-calatafimi",),
    kinds={
        "card_points": card_points,
        "trick_winner": trick_winner,
        "legal_cards": legal_cards,
        "discard_legal": discard_legal,
        "legal_calls": legal_calls,
        "hand_count": hand_count,
        "partner_phase": partner_phase,
        "solo_priority": solo_priority,
        "score": score,
        "bargain": bargain,
        "bargain_legal": bargain_legal,
        "fool_settlement": fool_settlement,
        "knock_legal": knock_legal,
        "next_dealer": next_dealer,
        "bargain_round": bargain_round,
    },
    measures={"discards": count_discards},
)
