"""Tressette: right answers put to the rules of `trionfi.games.tressette` and of its relatives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from trionfi.cards import ITALIAN, Card
from trionfi.games import tressette, tressette_relatives
from trionfi.games import tressette_cards as common
from trionfi.games.tressette_cards import SEATS, TRICKS, TressetteOptions, pair_of
from trionfi.rules.actions import Play
from trionfi.rules.deal import Deal
from trionfi.rules.plays import Plays, no_signals
from trionfi.vectors import adapter
from trionfi.vectors.adapter import Adapter, Answer, CaseError, Inputs, cards_of, codes, need


def options_of(inputs: Inputs, **forced: object) -> TressetteOptions:
    return adapter.options_of(TressetteOptions, inputs, **forced)


def seat_of(value: object) -> int:
    return adapter.seat_of(value, SEATS)


def pair(value: object) -> common.Pair:
    """A number of each pair.

    Raises:
        CaseError: it is something else.
    """
    if not isinstance(value, list | tuple) or [type(part) for part in value] != [int, int]:
        raise CaseError(f"two numbers are expected, not {str(value)[:20]!r}")
    return value[0], value[1]


def thirds_of(cards: Iterable[Card]) -> int:
    return sum(map(common.thirds, cards))


def won_thirds(inputs: Inputs, name: str) -> int:
    return thirds_of(cards_of(need(inputs, name), ITALIAN))


# --- Counting ------------------------------------------------------------------------------------


def count(inputs: Inputs) -> Answer:
    found, last = won_thirds(inputs, "cards"), bool(inputs.get("last_trick"))
    return {"thirds": found, "points": common.side_points(found, last, options_of(inputs))}


def deal_split(inputs: Inputs) -> Answer:
    found = [won_thirds(inputs, f"team{number}_cards") for number in (0, 1)]
    last, options = need(inputs, "last_trick_team"), options_of(inputs)
    points = [common.side_points(found[n], last == n, options) for n in (0, 1)]
    return {"thirds": found, "points": points}


# --- Cards ---------------------------------------------------------------------------------------


def trick_winner(inputs: Inputs) -> Answer:
    cards, leader = cards_of(need(inputs, "cards"), ITALIAN), seat_of(need(inputs, "leader"))
    plays = [((leader + place) % SEATS, card) for place, card in enumerate(cards)]
    return {"winner": common.card_play(options_of(inputs)).winner(plays)}


def legal(inputs: Inputs) -> Answer:
    hand, led = cards_of(need(inputs, "hand"), ITALIAN), inputs.get("led_suit")
    plays = choices(hand, led, options_of(inputs))
    return {"legal": codes(plays.cards)}


def choices(hand: list[Card], led: str | None, options: TressetteOptions) -> Plays:
    """What a hand may play, leading or to a trick with a card of the suit `led`."""
    trick = [card for card in ITALIAN if card.suit == led and card not in hand][:1]
    if led is not None and not trick:
        raise CaseError(f"all cards of the suit {str(led)[:5]!r} are in this hand")
    if len(hand) > TRICKS:
        raise CaseError("a hand has at most ten cards")
    position = adapter.position_of(common.card_play(options), hand, trick)
    spoken = no_signals if trick else common.signals(hand, options)
    return Plays(ITALIAN, position.legal(), spoken)


SILENT: Final = ("none", "muta")
SAME_SIGNAL: Final = {"liscio": "striscio"}
"""Other names of a signal (section 7)."""


def signal_legal(inputs: Inputs) -> Answer:
    hand, leading = cards_of(need(inputs, "hand"), ITALIAN), bool(inputs.get("leading", True))
    card, signal = ITALIAN.card(need(inputs, "card")), inputs.get("signal") or "none"
    words = () if signal in SILENT else (SAME_SIGNAL.get(signal, signal),)
    if card not in hand:
        return {"legal": False}
    suits = sorted({c.suit for c in ITALIAN if c not in hand})
    led = None if leading else card.suit if card.suit in suits else suits[0]
    plays = choices(hand, led, options_of(inputs))
    return {"legal": plays.why_not(Play(card, words)) is None}


# --- Honours -------------------------------------------------------------------------------------


def honours(inputs: Inputs) -> Answer:
    played = {"honours": True, **(inputs.get("options") or {})}
    options = options_of({**inputs, "options": played})
    hand = cards_of(need(inputs, "dealt_hand"), ITALIAN)
    late = options.honours_timing != "notice_then_after_trick1"
    said = options.honours and (late or inputs.get("buon_gioco_announced", True))
    found = common.combinations(hand, options) if said else []
    return {
        "combinations": [_combination(combination) for combination in found],
        "total": sum(combination.points for combination in found),
    }


def _combination(found: common.Combination) -> dict[str, Any]:
    said = {"type": found.kind, "rank": found.rank, "points": found.points}
    said["suit" if found.kind == "napoletana" else "missing"] = found.suit
    return {name: value for name, value in said.items() if value is not None}


def napoletana_decima(inputs: Inputs) -> Answer:
    rule, seat = inputs.get("honours_rule", True), seat_of(need(inputs, "seat"))
    options, leader = options_of(inputs, honours=rule), inputs.get("leader", seat)
    if "dealer" in inputs:
        leader = (seat_of(inputs["dealer"]) + 1) % SEATS
    hand = cards_of(need(inputs, "dealt_hand"), ITALIAN)
    if not tressette.is_decima(hand) or seat not in tressette.decima_seats(leader, options):
        return {"feat": None, "feat_team": None, "games_if_feat": None, "tricks_played": None}
    games = tressette.FEATS[options.feat_table]["napoletana_decima"]
    feat = {"feat": "napoletana_decima", "feat_team": pair_of(seat), "games_if_feat": games}
    return {**feat, "tricks_played": 0}


# --- The deal and its end ------------------------------------------------------------------------


def full_deal(inputs: Inputs) -> Answer:
    """The hands follow from the tricks; the whole deal is played by the rules."""
    options, leader = options_of(inputs), seat_of(need(inputs, "leader"))
    tricks = [cards_of(trick, ITALIAN) for trick in need(inputs, "tricks")]
    hands = adapter.hands_played(tricks, leader, common.card_play(options), SEATS)
    quiet = {"honours": False, "claim": False, "annul_weak_hand": "off", "decima": "off"}
    silent = options_of(inputs, **quiet, first_lead="right_of_dealer")
    dealer = (leader - 1) % SEATS
    deal = Deal.from_hands("tressette", hands, dealer=dealer, options=silent)
    for card in (card for trick in tricks for card in trick):
        if deal.decision is None:
            raise CaseError("the deal is over before its last card")
        deal.play(deal.decision.seat, Play(card))
    board = deal.board
    if deal.sheet is None:
        raise CaseError(f"a deal has ten tricks, not {len(tricks)}")
    by_seat = tressette.Score(board, options).thirds
    taken = [board.winners.count(seat) for seat in range(SEATS)]
    feat = tressette.feat(taken, by_seat, board.winners[-1], options.feat_table)
    return {
        "winners": board.winners,
        "thirds": deal.sheet.facts["thirds"],
        "points": deal.sheet.facts["points"],
        "feat": feat and feat.rule,
        "feat_team": feat and feat.pair,
        "games_if_feat": (feat and feat.games) or None,
    }


def claim(inputs: Inputs) -> Answer:
    options = options_of(inputs, **_target(inputs))
    team, found = need(inputs, "claimant_team"), won_thirds(inputs, "claimant_cards_this_deal")
    last = bool(inputs.get("claimant_won_last_trick"))
    total = pair(need(inputs, "score_before"))[team] + common.side_points(found, last, options)
    total += inputs.get("claimant_honours_this_deal", 0)
    outcome = tressette.claim(team, total, options.target)
    return {
        "claimed_total": total,
        "valid": outcome.rule == "claim_right",
        "winner_team": outcome.pair,
        "games": outcome.games,
    }


def end_of_deal(inputs: Inputs) -> Answer:
    before, made = pair(need(inputs, "score_before")), pair(need(inputs, "deal_points"))
    totals = (before[0] + made[0], before[1] + made[1])
    policy = {"both_out": inputs["policy"]} if inputs.get("policy") else {}
    options = options_of(inputs, **policy, **_target(inputs))
    last = inputs.get("last_trick_team")
    outcome = tressette.end_of_deal(totals, options, last)
    return {
        "totals": totals,
        "game_over": outcome is not None,
        "winner_team": outcome and outcome.pair,
    }


def _target(inputs: Inputs) -> dict[str, object]:
    """The target of a case; without one it is that of its options."""
    return {"target": inputs["target"]} if "target" in inputs else {}


# --- The relatives -------------------------------------------------------------------------------


def calabresella_settlement(inputs: Inputs) -> Answer:
    """The option `values` may name the old scale, or give the contracts other values."""
    values = (inputs.get("options") or {}).get("values", {})
    cards = cards_of(need(inputs, "soloist_cards"), ITALIAN)
    last = bool(inputs.get("soloist_won_last_trick"))
    if values == "calabrasella_35":
        settled = tressette_relatives.settle_thirty_five(cards, last)
    else:
        settled = _by_contract(inputs, cards, last, values)
    return {
        "soloist_points": settled.soloist_points,
        "defender_points": settled.defender_points,
        "game_points": {"soloist": settled.soloist, "each_defender": settled.each_defender},
    }


def _by_contract(
    inputs: Inputs, cards: list[Card], last: bool, values: Any
) -> tressette_relatives.Calabresella:
    """The values stand by name, or in the order of the bids."""
    contract, slam = need(inputs, "contract"), inputs.get("slam")
    known = tressette_relatives.CONTRACTS
    if contract not in known or slam not in tressette_relatives.SLAMS:
        raise CaseError(f"there is no contract {contract!r}, or no slam {slam!r}")
    named = values if isinstance(values, Mapping) else dict(zip(known, values, strict=False))
    return tressette_relatives.settle_calabresella(contract, cards, last, slam, {**known, **named})


def two_player_accusa(inputs: Inputs) -> Answer:
    scores = []
    for event in need(inputs, "events"):
        if "dealt" in event:
            scores.append(tressette_relatives.accusa_of_deal(cards_of(event["dealt"], ITALIAN)))
        else:
            held = cards_of(event.get("still_held") or [], ITALIAN)
            drawn = ITALIAN.card(need(event, "draw"))
            scores.append(tressette_relatives.accusa_of_draw(drawn, held))
    return {"scores": scores, "total": sum(scores)}


def traversone_deal(inputs: Inputs) -> Answer:
    won = [cards_of(cards, ITALIAN) for cards in need(inputs, "cards_by_player")]
    charged = tressette_relatives.charges(won, need(inputs, "last_trick_player"))
    return {"thirds": [thirds_of(cards) for cards in won], "charged": charged}


ADAPTER: Final = Adapter(
    game="tressette",
    files=("tressette",),
    kinds={
        "count": count,
        "deal_split": deal_split,
        "trick_winner": trick_winner,
        "legal": legal,
        "honours": honours,
        "full_deal": full_deal,
        "napoletana_decima": napoletana_decima,
        "signal_legal": signal_legal,
        "claim": claim,
        "end_of_deal": end_of_deal,
        "calabresella_settlement": calabresella_settlement,
        "two_player_accusa": two_player_accusa,
        "traversone_deal": traversone_deal,
    },
)
