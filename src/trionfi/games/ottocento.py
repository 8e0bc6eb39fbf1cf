"""Ottocento: Bolognese tarot (Tarocco Bolognese) for four players in two partnerships.

Preset `dummett` follows Akagiri Yuji, "Ottocento" (1995), after Michael Dummett, "Twelve Tarot
Games"; preset `tournament` the rules of Maurizio Barilli, "Il Tarocco Bolognese". The module reads
in the order of the rules: pack and points, options, deal, scarto, announcements, calling out,
signals, play, the Matto, scoring. Combinations have a module of their own,
`ottocento_combinations`.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Annotated, ClassVar, Final, Literal

from trionfi.cards import BOLOGNESE, Card
from trionfi.games.ottocento_combinations import (
    ANGEL,
    BEGATO,
    MATTO,
    MOORS,
    WORLD,
    Combination,
    Count,
    combinations,
)
from trionfi.rules.actions import PASS, Action, Announce, Discard, Give, Show
from trionfi.rules.board import ALL, Board
from trionfi.rules.card_play import CardPlay, Fool, Row
from trionfi.rules.choices import Choices, Either, OneOf, Pick
from trionfi.rules.decision import Decision, Flow, Move
from trionfi.rules.facts import Noted
from trionfi.rules.game import Game
from trionfi.rules.options import Between, Options
from trionfi.rules.plays import Signals, no_signals
from trionfi.rules.reason import Reason, Value
from trionfi.rules.subsets import Found, Some
from trionfi.rules.terms import Sheet, Term, column_sums

# --- The pack and its values (sections 1 and 2) --------------------------------------------------

LONG: Final = ("1", "6", "7", "8", "9", "10", "J", "C", "Q", "K")
"""Swords and batons, low to high."""
ROUND: Final = ("10", "9", "8", "7", "6", "1", "J", "C", "Q", "K")
"""Cups and coins: the pips the other way round."""
SUITS: Final = tuple(
    tuple(Card(suit + rank) for rank in (LONG if suit in "SB" else ROUND)) for suit in "SBCD"
)
TRUMPS: Final[Row] = (BEGATO, MOORS, *(Card(f"T{number}") for number in range(5, 21)))
ALL_TRUMPS: Final = frozenset(card for card in BOLOGNESE if card.is_trump)
TAROCCHI: Final = (ANGEL, WORLD, BEGATO, MATTO)
VALUES: Final = {"K": 5, "Q": 4, "C": 3, "J": 2}
TOTAL: Final = 93
LAST_TRICK: Final = 6
HAND: Final = 15


def value(card: Card) -> int:
    """Tarocchi and kings 5, queens 4, knights 3, jacks 2; all others are empty."""
    return 5 if card in TAROCCHI else VALUES.get(card.rank, 0)


def half_points(card: Card) -> int:
    """Value in half points, so that it does not matter how cards are laid in pairs.

    A pair counts its values, plus one if both are empty, less one if neither is.
    """
    return 2 * value(card) - 1 if value(card) else 1


def card_points(cards: Collection[Card], last_trick: bool = False) -> int:
    """Points of a side's cards laid in pairs, and six for the last trick.

    Raises:
        ValueError: a card would be left over.
    """
    if len(cards) % 2:
        raise ValueError(f"cards are counted in pairs, and there are {len(cards)}")
    return sum(map(half_points, cards)) // 2 + LAST_TRICK * last_trick


def round_to_five(points: int) -> int:
    """The nearest multiple of five: 1 and 2 go down, 3 to 7 become 5, 8 and 9 go up."""
    return 5 * ((points + 2) // 5)


# --- Options (section 9) -------------------------------------------------------------------------


@dataclass(frozen=True)
class OttocentoOptions(Options):
    """The options of Ottocento; the defaults are those of preset `dummett`."""

    players: Literal[4] = 4
    target: Annotated[int, Between(50, 5000)] = 800
    grande_moors: bool = True
    signals: Literal["free", "after_king", "off"] = "free"
    striscio_meaning: Literal["trumps", "suit_left"] = "trumps"
    trump_signals_after_angel: bool = False
    call_out: bool = False
    a_monte: bool = False
    cappotto_scarto: bool = True
    score_unit: Literal[1, 5] = 1

    presets: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {
        "dummett": {},
        "tournament": {
            "signals": "after_king",
            "striscio_meaning": "suit_left",
            "call_out": True,
        },
    }


def side_of(seat: int) -> int:
    """Partners sit opposite each other: side 0 are the seats 0 and 2, side 1 are 1 and 3."""
    return seat % 2


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

MOST_IN_HAND: Final = 450
"""No fifteen cards are worth more (416 is the most that a search finds)."""

CALL_OUT: Final = Announce("call_out")


def counted_for(seat: int, dealer: int) -> tuple[int, ...]:
    """Whose announcements count when a seat calls out.

    The partner of the first player may add that player's announcement to the own one; the
    dealer, who comes last, may not add the partner's.
    """
    first = (dealer + 1) % 4
    return (seat, first) if seat == (first + 2) % 4 else (seat,)


def dealer_calls_out(
    board: Board, options: OttocentoOptions, announced: Announced
) -> Generator[Decision, Move, bool]:
    """The first chance is the dealer's, with fifteen cards, the last two lying face down."""
    dealer = board.dealer
    missing = options.target - before(board)[side_of(dealer)]
    if missing > MOST_IN_HAND:
        return False
    count = combinations(board.hand(dealer), options.grande_moors)
    everything = show(tuple(count.cards))
    short = Reason("target_not_reached", {"points": count.total, "missing": missing})
    reaches = 0 < count.total >= missing
    words = OneOf([PASS, everything]) if reaches else OneOf([PASS], {everything: short})
    if (yield from board.ask(dealer, "call_out", words)) == PASS:
        return False
    board.show(dealer, tuple(count.cards), "announced")
    announced.counts[dealer] = count
    return True


def calls_out(
    board: Board, seat: int, options: OttocentoOptions, announced: Announced
) -> Generator[Decision, Move, bool]:
    """A side that reaches the target with announced points may stop the game at once."""
    points = announced.points(counted_for(seat, board.dealer))
    if not points or before(board)[side_of(seat)] + points < options.target:
        return False
    return (yield from board.ask(seat, "call_out", OneOf([PASS, CALL_OUT]))) == CALL_OUT


def before(board: Board) -> tuple[int, int]:
    """The running scores of both sides."""
    return (board.before[0], board.before[1]) if board.before else (0, 0)


# --- Signals (section 5) -------------------------------------------------------------------------

BUSSO, VOLO, STRISCIO = "busso", "volo", "striscio"


def signals(
    card: Card, hand: Collection[Card], played: Collection[Card], options: OttocentoOptions
) -> tuple[str, ...]:
    """The signals, one or two together, that may go with a card that is led.

    *Busso* asks for the best card and is always true. *Volo* says that it was the last card of
    the suit. *Striscio* asks for trumps with a trump, or tells of more cards of the suit.

    Args:
        hand: the leader's cards, the one that is led included.
        played: cards of earlier tricks.
    """
    if card == MATTO or not may_signal(card, played, options):
        return ()
    more = any(same_suit(card, other) for other in hand if other != card)
    words = [BUSSO] if more else [BUSSO, VOLO, f"{BUSSO} {VOLO}"]
    if card.is_trump if options.striscio_meaning == "trumps" else more:
        words += [STRISCIO, f"{BUSSO} {STRISCIO}"]
    return tuple(words)


def may_signal(card: Card, played: Collection[Card], options: OttocentoOptions) -> bool:
    """Whether a lead of this card's suit may be accompanied at all.

    In tournaments the king of the suit, or all trumps, must have gone in earlier tricks.
    """
    if options.signals == "off":
        return False
    if card.is_trump:
        return not options.trump_signals_after_angel or ANGEL in played
    if options.signals == "free":
        return True
    return Card(card.suit + "K") in played or ALL_TRUMPS.issubset(played)


def same_suit(card: Card, other: Card) -> bool:
    """Trumps and Moors are one suit, the Matto belongs to none."""
    return other.is_trump if card.is_trump else other.suit == card.suit


def signals_of(board: Board, seat: int, options: OttocentoOptions) -> Signals:
    """The signals of a seat that leads."""
    if options.signals == "off":
        return no_signals
    hand = board.hand(seat)
    played = {card for trick in board.tricks for _, card in trick}
    return lambda card: signals(card, hand, played, options)


# --- Play (section 4) ----------------------------------------------------------------------------


@cache
def card_play(options: OttocentoOptions) -> CardPlay:
    """Follow suit, else trump; nobody has to beat anything. Points are halves.

    What is given for the Matto is chosen after play; the kernel counts an empty card.
    """
    return CardPlay(
        pack=BOLOGNESE,
        seats=4,
        suits=SUITS,
        trumps=TRUMPS,
        value=half_points,
        unit=2,
        fool=Fool("kept", owed=1, needs_trick=True),
        last_trick=2 * LAST_TRICK,
    )


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
)
