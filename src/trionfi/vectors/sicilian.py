"""Sicilian Tarocchi: right answers put to the rules of `trionfi.games.sicilian`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from trionfi.cards import SICILIAN, Card
from trionfi.games import sicilian, sicilian_three
from trionfi.games import sicilian_cards as common
from trionfi.games.sicilian import SEATS
from trionfi.games.sicilian_bargain import Bargain
from trionfi.games.sicilian_cards import SicilianOptions
from trionfi.rules.actions import Discard, Say
from trionfi.rules.decision import Move
from trionfi.rules.free_order import WAIT
from trionfi.rules.reason import Json
from trionfi.rules.terms import Term
from trionfi.vectors import adapter
from trionfi.vectors.adapter import ANSWER, Adapter, Answer, CaseError, Inputs, cards_of, need
from trionfi.vectors.sicilian_deal import deal_state

NO_LIMIT: Final = 10**9
"""An offer may be as high as one likes; files say null, or `none`."""
INDEX: Final = {
    card: number
    for number, card in enumerate(
        [*(card for suit in common.SUITS for card in suit), *common.TRUMPS, common.FUGITIVE]
    )
}
"""The order in which files list cards (section 1.4): a higher card of a suit comes later."""


def options_of(inputs: Inputs, *direct: str) -> SicilianOptions:
    """The options of a case, but for the highest offer; some may stand among its inputs."""
    given = {**(inputs.get("options") or {})}
    given.pop("max_offer", None)
    return adapter.options_of(SicilianOptions, {**inputs, "options": given}, *direct)


def highest_offer(inputs: Inputs) -> int:
    """The option `max_offer`: any positive number, or none."""
    given = {**(inputs.get("options") or {}), **inputs}
    most = given.get("max_offer", SicilianOptions.max_offer)
    if most in (None, "none"):
        return NO_LIMIT
    if isinstance(most, bool) or not isinstance(most, int) or most < 1:
        raise CaseError(f"max_offer is a positive number or none, not {str(most)[:20]!r}")
    return most


def any_options(inputs: Inputs) -> SicilianOptions:
    """The options of any case; the highest offer is looked at as well."""
    highest_offer(inputs)
    return options_of(inputs)


def deal_options(inputs: Inputs) -> SicilianOptions:
    """The options of a whole deal, in which an offer has some limit."""
    return adapter.options_of(SicilianOptions, inputs, "players", "town")


def listed(cards: Iterable[Card]) -> list[str]:
    """Cards as files list them."""
    return [card.code for card in sorted(cards, key=INDEX.__getitem__)]


def pile_of(*lists: object) -> list[Card]:
    """The cards of one or more lists, each of which there is once.

    Raises:
        CaseError: a card is named twice.
    """
    cards = [card for data in lists for card in cards_of(data, SICILIAN)]
    if twice := next((card for card in cards if cards.count(card) > 1), None):
        raise CaseError(f"{twice} is named twice")
    return cards


def seat_of(value: object, seats: int = SEATS) -> int:
    return adapter.seat_of(value, seats)


# --- Cards ---------------------------------------------------------------------------------------


def card_points(inputs: Inputs) -> Answer:
    cards = pile_of(need(inputs, "cards"))
    return {ANSWER: common.card_points(cards, bool(inputs.get("last_trick")))}


def trick_winner(inputs: Inputs) -> Answer:
    cards = pile_of(need(inputs, "cards"))
    leader = seat_of(need(inputs, "leader"), len(cards))
    plays = [((leader + place) % len(cards), card) for place, card in enumerate(cards)]
    return {ANSWER: common.card_play(options_of(inputs)).winner(plays)}


def legal_cards(inputs: Inputs) -> Answer:
    options, context = options_of(inputs, "players"), inputs.get("context") or {}
    given = need(inputs, "hand"), inputs.get("trick") or []
    pile_of(*given)
    hand, trick = (cards_of(cards, SICILIAN) for cards in given)
    position = adapter.position_of(common.card_play(options), hand, trick)
    seat = len(trick)
    if (called := context.get("called_card")) and context.get("called_dealer_first_lead"):
        card = SICILIAN.card(called)
        if card.suit not in context.get("suits_led", ()):
            sicilian.bind_called_dealer(position, seat, card)
    return {ANSWER: listed(SICILIAN.cards[number] for number in position.legal().cards())}


# --- Discards, counts, calls ---------------------------------------------------------------------


def discard_legal(inputs: Inputs) -> Answer:
    hand = pile_of(need(inputs, "hand"))
    cards = cards_of(need(inputs, "discard"), SICILIAN)
    options = options_of(inputs)
    reason = common.discards(hand, options).why_not(Discard.of(cards, SICILIAN))
    return {
        ANSWER: reason is None,
        "legal": reason is None,
        "reason": reason and reason.rule,
        "shown": listed(common.forced(cards, options) if reason is None else ()),
    }


def count_discards(inputs: Inputs) -> int | None:
    """How many sets of three a hand with the talon may put away."""
    hand = pile_of(need(inputs, "hand"))
    return common.discards(hand, options_of(inputs)).count()


def hand_count(inputs: Inputs) -> Answer:
    hand = pile_of(need(inputs, "hand"))
    return {
        "total": sicilian.hand_count(hand),
        "may_say_20": sicilian.may_say("20", hand),
        "may_say_15": sicilian.may_say("15", hand),
    }


def legal_calls(inputs: Inputs) -> Answer:
    hand = pile_of(need(inputs, "hand"))
    laid = pile_of(inputs.get("discards") or [])
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
    words = sicilian.knocks(pile_of(need(inputs, "hand")), named)
    spoken: dict[str, Json] = {"knock_20": 20, "knock_19": 19, "knock": "plain"}
    return {ANSWER: [spoken[word] for word in words]}


# --- The bargaining ------------------------------------------------------------------------------


def bargain_before(inputs: Inputs) -> Bargain:
    """The bargaining of a case before anybody has spoken."""
    options = options_of(inputs, "takers_share", "players")
    seats = options.players
    dealer = seat_of(inputs.get("dealer", seats - 1), seats)
    return Bargain(dealer, seats, max_offer=highest_offer(inputs), share=options.takers_share)


def hear(state: Bargain, actions: Iterable[Sequence[Any]]) -> tuple[int, str] | None:
    """Say the words of a case; which of them the rules refuse, and why; None: all are legal."""
    for number, (name, *word) in enumerate(actions):
        seat, said = seat_of(name, len(state.scores)), say(*word)
        if seat not in state.silent:
            return number, "not_your_turn"
        if said == WAIT:
            continue
        if reason := state.limits.refusal(said):
            return number, reason.rule
        state.hear(seat, said)
    return None


def bargain_after(inputs: Inputs) -> Bargain:
    """The bargaining after the actions of a case.

    Raises:
        CaseError: one of them is not legal where it stands.
    """
    state, actions = bargain_before(inputs), inputs.get("actions") or ()
    if refused := hear(state, actions):
        number, rule = refused
        raise CaseError(f"the action {actions[number]} is not legal: {rule}")
    return state


def say(word: str, amount: int | None = None) -> Say:
    """A word of the bargaining.

    Raises:
        CaseError: there is no such word, or it lacks its amount or has one too many.
    """
    counted = word in ("pay", "take")
    if not counted and word not in ("shuffle", "play", "wait"):
        raise CaseError(f"there is no word {str(word)[:20]!r}: pay, shuffle, take, play or wait")
    if counted != (type(amount) is int) or (not counted and amount is not None):
        raise CaseError(f"{word} goes {'with' if counted else 'without'} a number of points")
    return Say(word, amount)


def bargain(inputs: Inputs) -> Answer:
    state = bargain_before(inputs)
    refused = hear(state, need(inputs, "actions"))
    number, rule = refused or (None, None)
    return {
        "status": "illegal" if refused else state.status,
        "scores": state.scores,
        "pool": state.pool,
        "legal": not refused,
        "illegal_action": number,
        "reason": rule,
    }


def bargain_legal(inputs: Inputs) -> Answer:
    state = bargain_after(inputs)
    if seat_of(need(inputs, "seat"), len(state.scores)) not in state.silent:
        return {"pay": None, "shuffle": False, "take": None, "play": False}
    limits = state.limits
    pay: Sequence[int | None] | None = limits.pay
    if limits.pay and limits.pay[1] == NO_LIMIT:
        pay = (limits.pay[0], None)
    return {"pay": pay, "shuffle": limits.shuffle, "take": limits.take, "play": True}


def bargain_round(inputs: Inputs) -> Answer:
    state = bargain_after(inputs)
    words: dict[int, Say] = {}
    for name, word in need(inputs, "round").items():
        seat = seat_of(name, len(state.scores))
        if seat not in state.silent:
            raise CaseError(f"seat {seat} has spoken, or the bargaining is over")
        words[seat] = say(*word)
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
    """The term of a result, by the mode of the hand; each for himself if all points are given."""
    mode = need(inputs, "mode")
    if mode in SOLO_FACTORS:
        players, factor, each = SOLO_FACTORS[mode]
        soloist = seat_of(need(inputs, "soloist"), players)
        points = need(inputs, "soloist_points")
        return common.settle_solo(points, soloist, players, factor=factor, each=each)
    if mode in ("abandoned", "nobody_said_20"):
        return Term(mode, tuple(bargain_after(inputs).scores))
    if mode == "partners":
        side = [seat_of(seat) for seat in need(inputs, "dealer_side")]
        return sicilian.settle_partners(need(inputs, "dealer_side_points"), side)
    if "points" in inputs:
        return sicilian_three.settle_each(inputs["points"], talon_taker(inputs))
    raise CaseError(f"there is no score for the mode {mode!r}")


def talon_taker(inputs: Inputs) -> int:
    """Who has the talon when each plays for himself: in Tortorici the dealer's right."""
    if "taker" in inputs:
        return seat_of(inputs["taker"], sicilian_three.SEATS)
    dealer = seat_of(need(inputs, "dealer"), sicilian_three.SEATS)
    return (dealer + ("tortorici" in need(inputs, "mode"))) % sicilian_three.SEATS


def fool_settlement(inputs: Inputs) -> Answer:
    piles = need(inputs, "piles")
    names = list(piles)
    owner, winner = (names.index(need(inputs, n)) for n in ("fool_owner", "fool_trick_won_by"))
    pile_of(*piles.values())
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


RESULTS: Final = ("played", "abandoned", "nobody_said_20", "passed_out")


def _dealer_after(dealer: int, result: str, options: SicilianOptions) -> int:
    if result not in RESULTS:
        raise CaseError(f"there is no result {result!r}: {', '.join(RESULTS)}")
    stays = result != "played" and sicilian.deals_again(options)
    return dealer if stays else (dealer + 1) % options.players


ADAPTER: Final = Adapter(
    game="sicilian",
    files=("sicilian-calatafimi",),
    options=any_options,
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
        "deal": lambda inputs: deal_state(inputs, deal_options),
    },
    measures={"discards": count_discards},
)
