"""Ottocento: Bolognese tarot (Tarocco Bolognese) for four players in two partnerships.

Preset `dummett` follows Akagiri Yuji, "Ottocento" (1995), after Michael Dummett, "Twelve Tarot
Games"; preset `tournament` the rules of Maurizio Barilli, "Il Tarocco Bolognese". The module reads
in the order of the rules: deal, scarto, announcements, calling out, the Matto, scoring, the whole
deal. Pack, options, signals and card play stand in `ottocento_cards`, the combinations in
`ottocento_combinations`.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Final

from trionfi.cards import BOLOGNESE, Card
from trionfi.games.ottocento_cards import (
    HAND,
    LAST_TRICK,
    OttocentoOptions,
    card_play,
    card_points,
    round_to_five,
    side_of,
    signals,
    value,
)
from trionfi.games.ottocento_combinations import (
    MATTO,
    Combination,
    Count,
    combinations,
)
from trionfi.rules.actions import PASS, Action, Announce, Discard, Give, Show
from trionfi.rules.board import ALL, Board
from trionfi.rules.choices import Choices, Either, OneOf, Pick
from trionfi.rules.decision import Decision, Flow, Move
from trionfi.rules.facts import Noted
from trionfi.rules.game import Game
from trionfi.rules.plays import Signals, no_signals
from trionfi.rules.reason import Reason, Value
from trionfi.rules.subsets import Found, Some
from trionfi.rules.terms import Sheet, Term, column_sums

# --- The deal (section 3) ------------------------------------------------------------------------

PACKET: Final = 5
FIRST_CARDS: Final = 4 * PACKET
"""After the first packets the deal may be thrown in, by option."""
FACE_DOWN: Final = 2
"""The dealer's two last cards."""


@cache
def layout(options: OttocentoOptions, dealer: int) -> tuple[int, ...]:
    """Three packets of five each from the dealer's right; the dealer's last packet has seven."""
    packets = [(dealer + 1 + index) % 4 for index in range(3 * 4)]
    return (*(seat for seat in packets for _ in range(PACKET)), *[dealer] * FACE_DOWN)


def thrown_in(board: Board) -> Generator[Decision, Move, bool]:
    """*A monte*: after five cards the deal is thrown in if everybody in turn wants it."""
    for seat in board.in_turn(board.dealer + 1):
        words = OneOf([PASS, Announce("a_monte")])
        if (yield from board.ask(seat, "a_monte", words)) == PASS:
            return False
    return True


# --- The scarto (section 3) ----------------------------------------------------------------------


def scarti(hand: Sequence[Card]) -> Pick[Discard]:
    """The dealer puts two cards away: neither kings nor tarocchi, anything else."""
    refused = {
        card: Reason("five_not_discardable", {"card": card}) for card in hand if value(card) == 5
    }
    pool = [card for card in hand if card not in refused]
    return Pick(partial(Discard.of, pack=BOLOGNESE), pool=pool, take=2, refused=refused)


# --- Announcements (section 6) -------------------------------------------------------------------


def show(cards: Sequence[Card]) -> Show:
    return Show("combinations", tuple(sorted(cards, key=BOLOGNESE.place)))


def announcements(hand: Sequence[Card], options: OttocentoOptions) -> Choices[Action]:
    """Lay combinations of the own hand open, all of them or a part, or none.

    Every card laid open must be needed: without it the announcement would be worth less.
    """

    def core(cards: frozenset[Card]) -> frozenset[Card]:
        return combinations(cards, options.grande_moors).cards

    count = combinations(hand, options.grande_moors)
    if not count.cards:
        return OneOf([PASS])
    found = [Found(one.name, one.cards, one.points) for one in (*count.cricche, *count.sequences)]
    some = Some(
        show, pool=hand, core=core, loose="card_not_needed", found=found, points=count.total
    )
    return Either(OneOf([PASS]), some)


@dataclass
class Announced:
    """What was announced, by seat."""

    counts: dict[int, Count] = field(default_factory=dict)

    def points(self, seats: Iterable[int]) -> int:
        """Points announced by these seats together."""
        return sum(self.counts[seat].total for seat in seats if seat in self.counts)


def announce(
    board: Board, seat: int, options: OttocentoOptions, announced: Announced
) -> Generator[Decision, Move, None]:
    """Just before its first card a seat announces what it likes; everybody is asked."""
    choices = announcements(board.hand(seat), options)
    answer = yield from board.ask(seat, "announce", choices)
    if isinstance(answer, Show):
        board.show(seat, answer.cards, "announced")
        announced.counts[seat] = combinations(answer.cards, options.grande_moors)
        points = announced.counts[seat].total
        board.tell(ALL, Noted("announced", {"seat": seat, "points": points}))


# --- Calling out (section 8) ---------------------------------------------------------------------

MOST_IN_HAND: Final = 416
"""No fifteen cards are worth more: all that matter have been counted."""

CALL_OUT: Final = Announce("call_out")


def counted_for(seat: int, dealer: int) -> tuple[int, ...]:
    """Whose announcements count when a seat calls out.

    The partner of the first player may add that player's announcement to the own one; the
    dealer, who comes last, may not add the partner's.
    """
    first = (dealer + 1) % 4
    return (seat, first) if seat == (first + 2) % 4 else (seat,)


def reaches(score: int, points: int, target: int) -> bool:
    """Whether a side wins with what it has announced, which is not rounded."""
    return 0 < points >= target - score


def dealers_words(count: Count, score: int, target: int) -> OneOf[Action]:
    """Call out with all combinations of the hand, or do not; the points may fall short."""
    everything = show(tuple(count.cards))
    if reaches(score, count.total, target):
        return OneOf([PASS, everything])
    missing = target - score - count.total
    short = Reason("target_not_reached", {"points": count.total, "missing": missing})
    return OneOf([PASS], {everything: short} if count.cards else {})


def dealer_calls_out(
    board: Board, options: OttocentoOptions, announced: Announced
) -> Generator[Decision, Move, bool]:
    """The first chance is the dealer's, with fifteen cards, the last two lying face down."""
    dealer = board.dealer
    score = before(board)[side_of(dealer)]
    if score + MOST_IN_HAND < options.target:
        return False
    count = combinations(board.hand(dealer), options.grande_moors)
    words = dealers_words(count, score, options.target)
    answer = yield from board.ask(dealer, "call_out", words)
    if not isinstance(answer, Show):
        return False
    board.show(dealer, answer.cards, "announced")
    announced.counts[dealer] = count
    return True


def calls_out(
    board: Board, seat: int, options: OttocentoOptions, announced: Announced
) -> Generator[Decision, Move, bool]:
    """A side that reaches the target with announced points may stop the game at once."""
    points = announced.points(counted_for(seat, board.dealer))
    if not reaches(before(board)[side_of(seat)], points, options.target):
        return False
    return (yield from board.ask(seat, "call_out", OneOf([PASS, CALL_OUT]))) == CALL_OUT


def before(board: Board) -> tuple[int, int]:
    """The running scores of both sides."""
    return (board.before[0], board.before[1]) if board.before else (0, 0)


# --- Signals (section 5) -------------------------------------------------------------------------


def signals_of(board: Board, seat: int, options: OttocentoOptions) -> Signals:
    """The signals of a seat that leads."""
    if options.signals == "off":
        return no_signals
    hand = board.hand(seat)
    played = {card for trick in board.tricks for _, card in trick}
    return lambda card: signals(card, hand, played, options)


# --- The Matto (section 4) -----------------------------------------------------------------------


@dataclass(frozen=True)
class MattoEnd:
    """What becomes of the Matto, by sides.

    Args:
        to: who has it in the end.
        owed_by: who gives a card for it; None: nobody.
        scarto_to: who gets the dealer's scarto, if it changes hands.
    """

    to: int
    owed_by: int | None = None
    scarto_to: int | None = None


def settle_matto(
    owner: int,
    winner: int,
    tricks: Sequence[int],
    dealer_side: int | None,
    *,
    cappotto_scarto: bool,
) -> MattoEnd:
    """Its side keeps the Matto and gives a card for it, if it has any.

    A side that has won no trick has none, and loses the Matto; with it goes the scarto by option,
    else the scarto pays for the Matto.

    Args:
        owner: the side that played it.
        winner: the side that won its trick.
        tricks: tricks of each side.
        dealer_side: the side of the dealer; None where it does not matter.
    """
    lost_scarto = cappotto_scarto and dealer_side is not None and not tricks[dealer_side]
    scarto_to = 1 - dealer_side if dealer_side is not None and lost_scarto else None
    if owner == winner:
        return MattoEnd(owner, None, scarto_to)
    if tricks[owner] or (owner == dealer_side and not lost_scarto):
        return MattoEnd(owner, owner, scarto_to)
    return MattoEnd(winner, None, scarto_to)


def gifts(pile: Iterable[Card]) -> OneOf[Give]:
    """Any card that the Matto's side has captured or put away may be given, but the Matto."""
    cards = sorted((card for card in pile if card != MATTO), key=BOLOGNESE.place)
    kept = {Give((MATTO,)): Reason("matto_stays", {"card": MATTO})}
    return OneOf([Give((card,)) for card in cards], kept)


def settle_piles(
    board: Board, options: OttocentoOptions
) -> Generator[Decision, Move, list[list[Card]]]:
    """The cards of both sides after the last trick, the scarto shown and the Matto paid for."""
    piles: list[list[Card]] = [[], []]
    tricks = [0, 0]
    player = winner = 0
    for trick, won_by in zip(board.tricks, board.winners, strict=True):
        piles[side_of(won_by)] += [card for _, card in trick]
        tricks[side_of(won_by)] += 1
        for seat, card in trick:
            if card == MATTO:
                player, winner = seat, won_by
    dealer_side, scarto = side_of(board.dealer), tuple(board.laid[board.dealer])
    board.show(board.dealer, scarto, "scarto")
    owner = side_of(player)
    end = settle_matto(
        owner, side_of(winner), tricks, dealer_side, cappotto_scarto=options.cappotto_scarto
    )
    piles[dealer_side if end.scarto_to is None else end.scarto_to] += scarto
    if end.scarto_to is not None:
        board.tell(ALL, Noted("scarto_lost", {"seat": board.dealer}))
    if end.to != side_of(winner):
        piles[side_of(winner)].remove(MATTO)
        piles[end.to].append(MATTO)
    elif owner != end.to:
        board.tell(ALL, Noted("matto_lost", {"seat": player, "to": winner}))
    if end.owed_by is not None:
        board.tell(ALL, Noted("fool_owed", {"seat": player, "to": winner}))
        (card,) = (yield from board.ask(player, "gift", gifts(piles[owner]))).cards
        piles[owner].remove(card)
        piles[1 - owner].append(card)
        board.tell(ALL, Noted("fool_paid", {"seat": player, "to": winner, "card": card}))
    return piles


# --- Scoring (section 8) -------------------------------------------------------------------------


def for_side(side: int, points: int) -> tuple[int, ...]:
    """A score of one side, for each seat."""
    return tuple(points if side_of(seat) == side else 0 for seat in range(4))


def combination_terms(count: Count, side: int, prefix: str = "", **facts: Value) -> list[Term]:
    """Every combination, and what doubles them: the cricche for themselves, and the sequences.

    Args:
        prefix: put before the rules: `announced_` for what was announced.
        facts: added to those of each term.
    """
    terms = []
    for rule, more, found, whole in (
        ("cricca", "cricche_doubled", count.cricche, count.cricche_points),
        ("sequence", "sequences_doubled", count.sequences, count.sequence_points),
    ):
        terms += [_combination_term(prefix + rule, one, side, facts) for one in found]
        single = sum(one.points for one in found)
        if whole > single:
            working: dict[str, Value] = {"number": len(found), "points": single, **facts}
            terms.append(Term(prefix + more, for_side(side, whole - single), working))
    return terms


def _combination_term(rule: str, one: Combination, side: int, facts: Mapping[str, Value]) -> Term:
    working: dict[str, Value] = {"kind": one.name, "length": one.length, "cards": one.cards}
    if one.missing:
        rule, working = f"{rule}_wild", {**working, "missing": one.missing}
    return Term(rule, for_side(side, one.points), {**working, **facts})


def settle(
    piles: Sequence[Collection[Card]],
    last_winner: int,
    announced: Mapping[int, Count],
    options: OttocentoOptions,
) -> tuple[Term, ...]:
    """The score of a deal: cards, combinations captured and announced, rounded once.

    Args:
        piles: what each side has in the end.
        last_winner: the seat that won the last trick.
        announced: what each seat has announced.
    """
    points = [card_points(pile) for pile in piles]
    cards = tuple(points[side_of(seat)] for seat in range(4))
    last = for_side(side_of(last_winner), LAST_TRICK)
    terms = [Term("cards", cards), Term("last_trick", last, {"winner": last_winner})]
    for side, pile in enumerate(piles):
        terms += combination_terms(combinations(pile, options.grande_moors), side)
    for seat, count in announced.items():
        terms += combination_terms(count, side_of(seat), "announced_", seat=seat)
    raw = column_sums((term.amounts for term in terms), 4)
    rounding = tuple(round_to_five(points) - points for points in raw)
    facts: dict[str, Value] = {"points": raw[:2], "rounded": tuple(map(round_to_five, raw[:2]))}
    return (*terms, Term("rounding", rounding, facts))


def winning_side(scores: Sequence[int], target: int) -> int | None:
    """The side that has won the game: with 800 or more the higher total, and never a tie."""
    if max(scores) < target or scores[0] == scores[1]:
        return None
    return int(scores[1] > scores[0])


# --- The deal, from the first card to the sheet --------------------------------------------------


def flow(board: Board, options: OttocentoOptions) -> Flow:
    """A deal of Ottocento."""
    announced = Announced()
    if options.a_monte:
        board.deal(FIRST_CARDS)
        if (yield from thrown_in(board)):
            return Sheet(Reason("thrown_in"), 4, counts=False)
    if options.call_out:
        board.deal(4 * HAND - len(board.hand(0)) * 4)
        if (yield from dealer_calls_out(board, options, announced)):
            return called_out(board, board.dealer, options, announced)
    board.deal()
    scarto = yield from board.ask(board.dealer, "discard", scarti(board.hand(board.dealer)))
    board.lay(board.dealer, scarto.cards)

    payers = () if options.cappotto_scarto else (board.dealer,)
    sides = [side_of(seat) for seat in range(4)]
    position = board.start_play(card_play(options), (board.dealer + 1) % 4, sides, payers)
    for trick in range(HAND):
        for place in range(4):
            seat = position.turn
            if trick == 0:
                yield from announce(board, seat, options, announced)
                if options.call_out and (yield from calls_out(board, seat, options, announced)):
                    return called_out(board, seat, options, announced)
            leads = place == 0
            yield from board.play_card(signals_of(board, seat, options) if leads else no_signals)
    piles = yield from settle_piles(board, options)
    terms = settle(piles, position.leader, announced.counts, options)
    return sheet_of(board, terms, options, scarto.cards)


def called_out(board: Board, seat: int, options: OttocentoOptions, announced: Announced) -> Sheet:
    """The game is won with announced points, which are not rounded; nobody else scores."""
    terms: list[Term] = []
    for other in counted_for(seat, board.dealer):
        if other in announced.counts:
            count = announced.counts[other]
            terms += combination_terms(count, side_of(seat), "announced_", seat=other)
    return sheet_of(board, tuple(terms), options, caller=seat)


def sheet_of(
    board: Board,
    terms: tuple[Term, ...],
    options: OttocentoOptions,
    scarto: tuple[Card, ...] = (),
    caller: int | None = None,
) -> Sheet:
    """The sheet of these terms, with the running totals of the match."""
    scores = column_sums((term.amounts for term in terms), 4)
    totals = tuple(old + new for old, new in zip(before(board), scores, strict=False))
    won = winning_side(totals, options.target)
    shown = totals if won is not None else scores
    ahead = int(shown[1] > shown[0]) if won is None else won
    facts: dict[str, Value] = {
        "winner": ahead,
        "partner": ahead + 2,
        "points": written(shown[ahead], options),
        "other": written(shown[1 - ahead], options),
    }
    rule = "game_won" if won is not None else "drawn" if scores[0] == scores[1] else "deal_won"
    if caller is not None:
        rule = "called_out"
    more: dict[str, Value] = {
        "scores": scores[:2],
        "totals": totals,
        "written": tuple(written(total, options) for total in totals),
        "target": options.target,
        "kept": scarto,
    }
    return Sheet(Reason(rule, facts), 4, terms, more)


def written(points: int, options: OttocentoOptions) -> int:
    """Points as the score sheet has them, in fives by option."""
    return points // options.score_unit


def totals(sheets: Sequence[Sheet], options: OttocentoOptions) -> tuple[int, ...]:
    """The running scores of both sides."""
    return column_sums((sheet.scores for sheet in sheets), 4)[:2]


def is_over(sheets: Sequence[Sheet], options: OttocentoOptions) -> bool:
    """A match ends when a side has reached the target and the sides are not equal."""
    return winning_side(totals(sheets, options), options.target) is not None


GAME: Final = Game(
    name="ottocento",
    pack=BOLOGNESE,
    options=OttocentoOptions,
    layout=layout,
    card_play=card_play,
    flow=flow,
    is_over=is_over,
    before=totals,
    zero_sum=False,
    showcase=(Card("S9"), Card("T18"), Card("M1")),
)
