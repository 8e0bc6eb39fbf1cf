"""Tarok for three with 54 cards (Tapp-Tarock): one declarer against two.

Three profiles. `book` is the game of a Russian description, completed where that is silent;
`tappen1821` the Tarok-Tappen of the "Theoretisch-praktische Anweisung …" (Vienna and Prague,
1821), from which the tariff of the first descends; `austrian` the modern Tapp-Tarock with flat
values, after Wikipedia (Mayr and Sedlaczek) and Parlett (Babsch). The module reads in the order
of the rules: deal, auction, talon, aim, announcements, the whole deal; the pack, the options, card
play and the score stand in `tapp_tarok_score`.
"""

from __future__ import annotations

import itertools
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from trionfi.cards import TAROK, Card
from trionfi.games.tapp_tarok_score import (
    HAND,
    KINGS,
    PAGAT,
    SEATS,
    TRULL,
    Aim,
    Profile,
    Result,
    TarokOptions,
    card_play,
    honours,
    sheet_of,
    slam_of,
    tapper,
    trischaken,
    trischaken_play,
    ultimo_of,
)
from trionfi.kernel import Legal
from trionfi.rules.actions import PASS, Action, Announce, Bid, Choose, Discard, Show, Take
from trionfi.rules.auction import doubling
from trionfi.rules.board import ALL, POOL, Board
from trionfi.rules.choices import OneOf, Pick
from trionfi.rules.decision import Decision, Flow, Move
from trionfi.rules.exchange import discards, exchange
from trionfi.rules.facts import Contract, Turned
from trionfi.rules.game import Game
from trionfi.rules.plays import HeldBack, LegalCards, Plays
from trionfi.rules.reason import Reason, Value
from trionfi.rules.terms import Sheet, written_points

# --- The deal (section 4) ------------------------------------------------------------------------


@cache
def layout(options: TarokOptions, dealer: int) -> tuple[int, ...]:
    """Who gets each card: forehand first; of the talon's six the lower half comes first.

    `book` deals eight, the talon, eight; `tappen1821` the talon and twice eight; `austrian` the
    talon and four rounds of four.
    """
    packet, talon_after = {"book": (8, 3), "tappen1821": (8, 0), "austrian": (4, 0)}[
        options.profile
    ]
    packets = [(dealer + 1 + index) % SEATS for index in range(SEATS * HAND // packet)]
    order = [seat for seat in packets for _ in range(packet)]
    order[talon_after * packet : talon_after * packet] = [POOL] * 6
    return tuple(order)


def no_trumps(board: Board) -> Generator[Decision, Move, int | None]:
    """By option a hand without trumps is shown, and the same dealer deals again."""
    for seat in board.in_turn(board.dealer + 1):
        hand = board.hand(seat)
        answer: Action = PASS if any(card.is_trump for card in hand) else Show("no_trumps", hand)
        if (yield from board.ask(seat, "no_trumps", OneOf([answer]))) != PASS:
            board.show(seat, hand, "no_trumps")
            return seat
    return None


# --- The auction (section 5) ---------------------------------------------------------------------

BIDS: Final[Mapping[Profile, tuple[str, ...]]] = {
    "book": ("threesome", "solo"),
    "tappen1821": ("tapper", "threesome", "solo"),
    "austrian": ("dreier", "unterer", "oberer", "solo"),
}
"""The bids of each profile, low to high."""
HOLD: Final = Bid("hold")


@dataclass(frozen=True)
class Auction:
    """Where an auction stands: over when nobody is in turn."""

    turn: int | None
    taker: int | None = None
    contract: str | None = None


def auction(dealer: int, calls: Sequence[tuple[int, str]], options: TarokOptions) -> Auction:
    """The state after these calls.

    One call each, forehand first (section 5.1); in `austrian` it goes round among those who have
    not passed, until only the highest bidder is left (section 5.3). A solo ends it at once, or by
    option when all others have passed.
    """
    taker: int | None = None
    contract: str | None = None
    for seat, call in calls:
        if call != "pass":
            taker, contract = seat, contract if call == HOLD.name else call
    silent = {seat for seat, call in calls if call == "pass" or options.profile != "austrian"}
    start = calls[-1][0] if calls else dealer
    order = ((start + step) % SEATS for step in range(1, SEATS + 1))
    waiting = [seat for seat in order if seat not in silent and seat != taker]
    ended = contract == "solo" and options.solo_ends_auction
    turn = waiting[0] if waiting and not ended else None
    return Auction(turn, taker, contract)


def offers(state: Auction, dealer: int, options: TarokOptions) -> OneOf[Action]:
    """What the seat in turn may call.

    The tapper is forehand's; `austrian` allows no step to be left out but for a solo, and lets a
    player hold the bid of one who sits behind him (by option, forehand alone), but not a solo.
    """
    ladder, forehand = BIDS[options.profile], (dealer + 1) % SEATS
    assert state.turn is not None
    level = ladder.index(state.contract) + 1 if state.contract else 0
    actions: list[Action] = [PASS]
    refused: dict[Action, Reason] = {}
    if options.profile == "austrian" and state.taker is not None:
        ahead = (state.turn - forehand) % SEATS < (state.taker - forehand) % SEATS
        ahead = ahead and state.contract != "solo"
        if ahead and (options.hold_right == "seniority" or state.turn == forehand):
            actions.append(HOLD)
        else:
            refused[HOLD] = Reason("hold_not_allowed", {"seat": state.taker})
    for step, name in enumerate(ladder):
        if step < level:
            refused[Bid(name)] = Reason("bid_too_low", {"standing": state.contract})
        elif name == "tapper" and state.turn != forehand:
            refused[Bid(name)] = Reason("tapper_is_for_forehand", {"seat": forehand})
        elif options.profile == "austrian" and step > level and name != "solo":
            refused[Bid(name)] = Reason("no_step_left_out", {"contract": ladder[level]})
        else:
            actions.append(Bid(name))
    return OneOf(actions, refused)


def bidding(board: Board, options: TarokOptions) -> Generator[Decision, Move, Auction]:
    """Everybody calls in turn; returns how it ended."""
    calls: list[tuple[int, str]] = []
    state = auction(board.dealer, calls, options)
    while state.turn is not None:
        choices = offers(state, board.dealer, options)
        call = yield from board.ask(state.turn, "bid", choices)
        calls.append((state.turn, call.name if isinstance(call, Bid) else "pass"))
        state = auction(board.dealer, calls, options)
    return state


# --- The talon and the discard (section 6) -------------------------------------------------------


def is_unseen(contract: str, options: TarokOptions) -> bool:
    """Whether nobody but perhaps the declarer sees cards of the talon before the end."""
    lowest = contract in ("threesome", "dreier")
    return contract == "solo" or (lowest and options.talon_take == "upper_unseen")


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards as they are laid out."""
    return sorted(cards, key=TAROK.number)


def take_talon(
    board: Board, taker: int, contract: str, options: TarokOptions
) -> Generator[Decision, Move, None]:
    """The declarer takes three cards and puts three away; the others count for the opponents.

    Either half, face up; in an unterer the lower and in an oberer the upper one. In 1821 the upper
    half, unseen. By option any three, or none at all.
    """
    lower, upper = board.pool[:3], board.pool[3:]
    unseen = is_unseen(contract, options)
    parts: Iterable[Sequence[Card]] = (lower, upper)
    if contract in ("unterer", "oberer") and not options.free_half:
        parts = (lower,) if contract == "unterer" else (upper,)
    elif options.talon_take == "any_three":
        parts = itertools.combinations(board.pool, 3)
    answers: list[Action] = [Take.of(part, TAROK) for part in parts]
    if unseen:
        answers = [Choose("upper")]
    else:
        board.tell(ALL, Turned(tuple(card for half in (lower, upper) for card in in_order(half))))
    if options.talon_refusal:
        answers.append(PASS)
    answer = answers[0]
    if len(answers) > 1:
        answer = yield from board.ask(taker, "talon", OneOf(answers))
    if answer == PASS:
        return
    taken = answer.cards if isinstance(answer, Take) else upper
    laid = yield from exchange(board, taker, discardable, seen_by_all=not unseen, cards=taken)
    if trumps := [card for card in laid if card.is_trump]:
        board.show(taker, trumps, "forced_discard")


def discardable(hand: Sequence[Card]) -> Pick[Discard]:
    """Three cards: never a king or one of the trull; other trumps only if unavoidable (R09)."""
    plain: list[Card] = []
    trumps: list[Card] = []
    refused = {}
    for card in hand:
        if card in KINGS:
            refused[card] = Reason("king_not_discardable", {"card": card})
        elif card in TRULL:
            refused[card] = Reason("honour_not_discardable", {"card": card})
        else:
            (trumps if card.is_trump else plain).append(card)
    return discards(
        TAROK,
        plain,
        trumps,
        3,
        refused,
        only_if_forced="trump_only_if_forced",
        free_first="plain_cards_first",
    )


# --- Game or consolation (section 7) -------------------------------------------------------------


def choose_aim(
    board: Board, taker: int, contract: str, options: TarokOptions, timing: str
) -> Generator[Decision, Move, Aim]:
    """The declarer of the book undertakes 36 points or, in a consolation, fewer."""
    if options.consolation_mode != "off" and options.aim_timing == timing:
        choices = OneOf([Choose("game"), Choose("consolation")])
        if (yield from board.ask(taker, "aim", choices)).name == "consolation":
            tell_contract(board, taker, contract, "consolation")
            return "consolation"
    return "game"


def tell_contract(board: Board, taker: int, contract: str, aim: Aim, factor: int = 1) -> None:
    """Everybody hears what is played."""
    name = contract if aim == "game" else f"{contract}_consolation"
    board.tell(ALL, Contract(name, factor, {"taker": taker}))


# --- Announcements and kontra (sections 9 and 10) ------------------------------------------------

KONTRAS: Final = ("kontra", "rekontra", "subkontra")
"""The words that double, one after the other."""


@dataclass
class Said:
    """What was announced before the first lead, and how often it was doubled."""

    ultimo: int | None = None
    slam: bool = False
    kontra: int = 1
    ultimo_kontra: int = 1


def ultimo(hand: Iterable[Card]) -> OneOf[Action]:
    """Announce the last trick with the Pagat, which only its holder can (R11), or do not."""
    if PAGAT in hand:
        return OneOf([PASS, Announce("ultimo")])
    return OneOf([PASS], {Announce("ultimo"): Reason("ultimo_needs_pagat", {"card": PAGAT})})


def announcements(
    board: Board, taker: int, options: TarokOptions
) -> Generator[Decision, Move, Said]:
    """The declarer first, then the defenders in order of play; everybody who may is asked."""
    said, seats = Said(), board.in_turn(taker)
    if options.ultimo_announce:
        for seat in seats if options.defenders_may_announce else seats[:1]:
            if (yield from board.ask(seat, "ultimo", ultimo(board.hand(seat)))) != PASS:
                board.show(seat, [PAGAT], "ultimo")
                said.ultimo = seat
                break
    if options.slam and options.flat:
        answer = yield from board.ask(taker, "slam", OneOf([PASS, Announce("slam")]))
        said.slam = answer != PASS
    words = KONTRAS[: options.kontra_max.bit_length() - 1]
    alone, others = seats[:1], seats[1:]
    said.kontra = yield from doubling(board, "kontra", others, alone, words)
    if said.ultimo is not None:
        sides = (others, alone) if said.ultimo == taker else (alone, others)
        said.ultimo_kontra = yield from doubling(board, "kontra_ultimo", *sides, words)
    return said


# --- The deal, from the first card to the sheet --------------------------------------------------


def flow(board: Board, options: TarokOptions) -> Flow:
    """A deal of Tarok."""
    board.deal()
    held = [board.hand(seat) for seat in range(SEATS)]
    if options.redeal_no_trumps and (seat := (yield from no_trumps(board))) is not None:
        return void_deal(board, "no_trumps", same_dealer=True, seat=seat)
    ended = yield from bidding(board, options)
    taker, contract = ended.taker, ended.contract
    if contract is None and options.all_pass == "trischaken":
        return (yield from each_for_himself(board, options))
    if taker is None or contract is None or contract == "tapper":
        return unplayed(board, options, contract)
    board.assign(taker, "taker")
    tell_contract(board, taker, contract, "game")

    aim = yield from choose_aim(board, taker, contract, options, "with_bid")
    if contract != "solo":
        yield from take_talon(board, taker, contract, options)
    if aim == "game":
        aim = yield from choose_aim(board, taker, contract, options, "after_exchange")
    if options.honours_moment == "after_exchange":
        held[taker] = board.hand(taker)
    said = yield from announcements(board, taker, options)
    if said.kontra > 1:
        tell_contract(board, taker, contract, aim, said.kontra)

    sides = [seat == taker for seat in range(SEATS)]
    position = board.start_play(card_play(options), (board.dealer + 1) % SEATS, sides)
    for _ in range(SEATS * HAND):
        yield from board.play_card()

    points = position.points(taker) + card_play(options).points(board.laid[taker])
    if is_unseen(contract, options):
        board.turn_up(board.pool)
    played, winner = position.ultimo_seat, position.ultimo_winner
    result = Result(
        taker,
        contract,
        points // 3,
        aim,
        {seat: honours(cards, options) for seat, cards in enumerate(held)},
        ultimo_of(said.ultimo, played, winner, said.ultimo_kontra),
        slam_of(position.tricks(taker), said.slam, options),
        said.kontra,
    )
    return sheet_of(result, options, kept=tuple(board.laid[taker]), talon=tuple(board.pool))


def pagat_kept(hand: Iterable[Card], legal: Legal) -> LegalCards:
    """In a trischaken the Pagat may be played only as the last trump of a hand."""
    trumps = [card for card in hand if card.is_trump]
    early = PAGAT in trumps and len(trumps) > 1
    return HeldBack(legal, TAROK.number(PAGAT), "pagat_last_trump") if early else legal


def each_for_himself(board: Board, options: TarokOptions) -> Flow:
    """Trischaken (section 5.4): everybody avoids points, and heads the trick if able.

    The talon counts for nobody.
    """
    board.tell(ALL, Contract("trischaken", 1))
    leader = (board.dealer + 1) % SEATS
    position = board.start_play(trischaken_play(options), leader, sides=range(SEATS))
    for _ in range(SEATS * HAND):
        seat = position.turn
        cards = pagat_kept(board.hand(seat), position.legal())
        _, action = yield Decision(seat, "play", Plays(TAROK, cards))
        board.put(seat, action)
    board.turn_up(board.pool)
    points = tuple(position.points(seat) // 3 for seat in range(SEATS))
    term, most = trischaken(points), max(points)
    losers = [seat for seat in range(SEATS) if points[seat] == most]
    facts: dict[str, Value] = {"seat": losers[0], "points": most}
    headline = Reason("trischaken_lost" if len(losers) == 1 else "trischaken_level", facts)
    shown: dict[str, Value] = {
        "points": points,
        "written": written_points([term], SEATS),
        "talon": tuple(board.pool),
    }
    return Sheet(headline, SEATS, (term,), shown)


def unplayed(board: Board, options: TarokOptions, contract: str | None) -> Sheet:
    """Nobody plays: forehand scores half of the lowest value, or the cards are dealt again."""
    if contract is None and options.all_pass != "tapper":
        again = options.all_pass == "redeal_same"
        return void_deal(board, "passed_out", same_dealer=again)
    forehand = (board.dealer + 1) % SEATS
    term = tapper(forehand, options)
    headline = Reason("tapper_stands", {"seat": forehand})
    return Sheet(headline, SEATS, (term,), {"written": written_points([term], SEATS)})


def void_deal(board: Board, rule: str, *, same_dealer: bool, **facts: Value) -> Sheet:
    """A deal without a score, which is none of the match's deals."""
    return Sheet(Reason(rule, facts), board.seats, counts=False, same_dealer=same_dealer)


GAME: Final = Game(
    name="tapp_tarok",
    pack=TAROK,
    options=TarokOptions,
    layout=layout,
    card_play=card_play,
    flow=flow,
    showcase=(Card("T1"), Card("HQ"), Card("T14")),
)
