"""Sicilian Tarocchi for three: the games of Calatafimi, Barcellona and Tortorici.

After Dummett and McLeod, "A History of Games Played with the Tarot Pack" (games 9, 1 and 3), as
the Associazione Gioco Tarocchi Siciliani tells them. Twenty cards each and a talon of three; what
they share with the four-player game stands in `sicilian_cards`. The towns differ in how a hand
comes about, in who takes the talon, who leads and what is paid.

Tortorici pays a soloist who wins every trick something more; how much could not be found, so
nothing is paid for it here.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final

from trionfi.cards import Card
from trionfi.games.sicilian_bargain import Bargain
from trionfi.games.sicilian_cards import (
    BASE,
    TOTAL,
    SicilianOptions,
    card_play,
    count_sides,
    face,
    settle_solo,
    take_talon,
    unplayed,
)
from trionfi.rules.actions import PASS, Action, Bid, Choose
from trionfi.rules.board import ALL, Board
from trionfi.rules.choices import OneOf
from trionfi.rules.decision import Decision, Flow, Move
from trionfi.rules.facts import Contract
from trionfi.rules.free_order import free_order
from trionfi.rules.reason import Reason, Value
from trionfi.rules.terms import Sheet, Term

SEATS: Final = 3
HAND: Final = 20
FIRST_CARDS: Final = 45
"""Calatafimi: cards dealt before the bargaining, fifteen to each player."""


# --- Who plays, and how (sections 11.3, 11.4 and 11.6) -------------------------------------------


@dataclass(frozen=True)
class Contest:
    """How a hand is played.

    Args:
        taker: the seat that exchanges with the talon.
        alone: whether it plays against the other two; else each plays for himself.
        leader: the seat that leads to the first trick.
        shown: whether the talon is shown.
        factor: in a solo, what the soloist's points above 55 are multiplied by …
        each: … and what every opponent pays for each of them.
    """

    taker: int
    alone: bool
    leader: int
    shown: bool = False
    factor: int = 2
    each: int = 1


def calatafimi(
    board: Board, options: SicilianOptions, bargain: Bargain
) -> Generator[Decision, Move, Contest | None]:
    """The bargaining after fifteen cards, then five more; each for himself, talon to the dealer."""
    board.deal(FIRST_CARDS)
    yield from free_order(board, "bargain", bargain, options.bargain_protocol)
    if bargain.status == "abandoned":
        return None
    board.deal()
    return Contest(board.dealer, alone=False, leader=(board.dealer + 1) % SEATS)


EACH, SOLO = Bid("each"), Bid("solo")
"""*Ognuno per sé* or *chiamo*: each for himself. *Solo*: one against two."""


def barcellona(board: Board) -> Generator[Decision, Move, Contest | None]:
    """From the dealer's right one word each until the first solo; the dealer has a third word."""
    board.deal()
    for seat in board.in_turn(board.dealer + 1):
        only_dealer = Reason("each_is_for_the_dealer", {"dealer": board.dealer})
        last = seat == board.dealer
        words: list[Action] = [PASS, EACH, SOLO] if last else [PASS, SOLO]
        word = yield from board.ask(seat, "bid", OneOf(words, {} if last else {EACH: only_dealer}))
        if word != PASS:
            leader = (seat + 1) % SEATS
            return Contest(seat, word == SOLO, leader, shown=True, factor=4, each=2)
    return None


CALL, ACCEPT, SOLO_MYSELF = Choose("chiamo"), Choose("bene"), Choose("solo_io")


def tortorici(board: Board) -> Generator[Decision, Move, Contest]:
    """The dealer's right says *chiamo* or *solo*; the others accept, or say a solo above a call.

    The first may answer such a solo with his own, *solo io*.
    """
    board.deal()
    first, *others = board.in_turn(board.dealer + 1)
    word = yield from board.ask(first, "bid", OneOf([EACH, SOLO]))
    soloist = first if word == SOLO else None
    for seat in others:
        words: list[Action] = [ACCEPT] if soloist is not None else [ACCEPT, SOLO]
        stands = {SOLO: Reason("solo_stands", {"taker": soloist})} if soloist is not None else {}
        if (yield from board.ask(seat, "answer", OneOf(words, stands))) == SOLO:
            soloist = seat
    if soloist not in (None, first):
        answer = yield from board.ask(first, "answer", OneOf([ACCEPT, SOLO_MYSELF]))
        soloist = first if answer == SOLO_MYSELF else soloist
    if soloist is None:
        return Contest(first, alone=False, leader=(first + 1) % SEATS)
    return Contest(soloist, alone=True, leader=soloist)


# --- Scoring -------------------------------------------------------------------------------------

EACH_BASE: Final = 36
"""What each needs who plays for himself; the one with the talon needs one point more."""


def settle_each(points: Sequence[int], taker: int) -> Term:
    """Each for himself: points above 36, or above 37 with the talon (109 = 37 + 36 + 36)."""
    bases = [EACH_BASE + (seat == taker) for seat in range(SEATS)]
    amounts = tuple(own - base for own, base in zip(points, bases, strict=True))
    facts: dict[str, Value] = {"seat": taker, "points": tuple(points), "target": EACH_BASE}
    return Term("each", amounts, facts)


# --- The deal, from the first card to the sheet --------------------------------------------------


def flow(board: Board, options: SicilianOptions) -> Flow:
    """A deal of the game for three of a town."""
    contest: Contest | None
    bargain = Bargain(board.dealer, SEATS, max_offer=options.max_offer, share=options.takers_share)
    if options.town == "calatafimi":
        contest = yield from calatafimi(board, options, bargain)
    elif options.town == "barcellona":
        contest = yield from barcellona(board)
    else:
        contest = yield from tortorici(board)
    if contest is None:
        rule = "abandoned" if options.town == "calatafimi" else "passed_out"
        return unplayed(rule, options, bargain, same_dealer=False)

    taker = contest.taker
    if contest.alone:
        board.assign(taker, "taker")
    name, factor = ("solo", contest.factor) if contest.alone else ("each", 1)
    board.tell(ALL, Contract(name, factor, {"taker": taker}))
    yield from take_talon(board, taker, options, shown=contest.shown)
    sides = [int(seat == taker) for seat in range(SEATS)] if contest.alone else [*range(SEATS)]
    payers = [taker] if any(not face(card) for card in board.laid[taker]) else []
    board.start_play(card_play(options), contest.leader, sides, payers)
    for _ in range(SEATS * HAND):
        yield from board.play_card()
    return sheet(board, contest, count_sides(board, sides, options))


def sheet(board: Board, contest: Contest, points: Sequence[int]) -> Sheet:
    """The sheet of a hand that was played.

    Args:
        points: those of each side; in a solo the opponents' first, then the soloist's.
    """
    taker = contest.taker
    if contest.alone:
        own, target = points[1], BASE
        term = settle_solo(own, taker, SEATS, factor=contest.factor, each=contest.each)
    else:
        own, target = points[taker], EACH_BASE + 1
        term = settle_each(points, taker)
    facts: dict[str, Value] = {"taker": taker, "points": own, "target": target, "total": TOTAL}
    facts["by"] = abs(own - target)
    kind = "solo" if contest.alone else "each"
    end = "lost" if own < target else "won" if own > target else "drawn"
    kept: tuple[Card, ...] = tuple(board.laid[taker])
    return Sheet(Reason(f"{kind}_{end}", facts), SEATS, (term,), {**facts, "kept": kept})
