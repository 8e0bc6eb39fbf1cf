"""French Tarot for 3, 4 and 5 players.

After the official rules of the Fédération Française de Tarot (edition of 1 July 2012); preset
`bga` follows the game as played on Board Game Arena. The module reads in the order of the rule
book: pack, options, deal, auction, call, chien and écart, announcements, play, scoring.
"""

from __future__ import annotations

import itertools
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from trionfi.cards import FRENCH, Card
from trionfi.kernel import Position
from trionfi.rules.actions import PASS, Action, Announce, Call, Discard, Show
from trionfi.rules.auction import going_on, single_round
from trionfi.rules.board import ALL, POOL, Board
from trionfi.rules.card_play import CardPlay, Fool
from trionfi.rules.choices import Choices, Either, OneOf, Pick
from trionfi.rules.decision import Decision, Flow, Move
from trionfi.rules.exchange import discards, exchange
from trionfi.rules.facts import Contract
from trionfi.rules.fool_debt import FoolDebt
from trionfi.rules.game import Game
from trionfi.rules.options import Between, Options
from trionfi.rules.reason import Reason, Value
from trionfi.rules.terms import Sheet, Term

# --- The pack and its values (FFT, "Les cartes") ------------------------------------------------

PETIT, TWENTY_ONE, EXCUSE = Card("T1"), Card("T21"), Card("F")
BOUTS: Final = (PETIT, TWENTY_ONE, EXCUSE)
RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "C", "Q", "K")
SUITS: Final = tuple(tuple(Card(suit + rank) for rank in RANKS) for suit in "SHDC")
TRUMPS: Final = tuple(Card(f"T{number}") for number in range(1, 22))
HALF_POINTS: Final = {"K": 9, "Q": 7, "C": 5, "J": 3}
TOTAL: Final = 182
TARGETS: Final = (56, 51, 41, 36)
"""Points that the taker's side needs, by the number of its bouts."""


def half_points(card: Card) -> int:
    """Value of a card in half points: bouts and kings 9, queens 7, knights 5, jacks 3, else 1."""
    return 9 if card in BOUTS else HALF_POINTS.get(card.rank, 1)


def is_king(card: Card) -> bool:
    return card.rank == "K"


# --- Options (section "Options and presets" of docs/rules/french.md) -----------------------------


@dataclass(frozen=True)
class FrenchOptions(Options):
    """The options of French Tarot; the defaults are the federation's rules (preset `fft`)."""

    players: Literal[3, 4, 5] = 4
    hands: Annotated[int, Between(1, 100)] = 6
    auction: Literal["single", "continuing"] = "single"
    no_petite: bool = False
    petit_sec: Literal["mandatory", "optional", "off"] = "mandatory"
    ecart_trumps: Literal["forced_only", "free"] = "forced_only"
    ecart_called_card: Literal["forbidden", "allowed"] = "forbidden"
    poignee: bool = True
    slam: bool = True
    misere: bool = False
    misere_excuse: bool = True
    self_call: bool = True
    queen_call: bool = True
    called_suit_lead: Literal["first_trick", "free"] = "first_trick"
    excuse_last: Literal["to_winner", "always_changes"] = "to_winner"
    excuse_slam_any_position: bool = False
    excuse_exchange_odd: bool = True
    chien_dead_cards: Literal[1, 3] = 1
    chien_consecutive: bool = True

    presets: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {
        "fft": {},
        "bga": {"auction": "continuing", "excuse_slam_any_position": True},
        "pagat": {"chien_dead_cards": 3},
    }


# --- The deal ------------------------------------------------------------------------------------

HAND: Final = {3: 24, 4: 18, 5: 15}
PACKET: Final = {3: 4, 4: 3, 5: 3}
CHIEN: Final = {3: 6, 4: 6, 5: 3}


@cache
def layout(options: FrenchOptions, dealer: int) -> tuple[int, ...]:
    """Who gets each card: packets from the dealer's right, one card to the chien in between.

    One chien card follows each of the first packets, so none of the first or last three cards
    goes to the chien and no two of them lie side by side.
    """
    players, packet = options.players, PACKET[options.players]
    order: list[int] = []
    for index in range(players * HAND[players] // packet):
        order += [(dealer + 1 + index) % players] * packet
        if index < CHIEN[players]:
            order.append(POOL)
    return tuple(order)


def is_legal_chien(places: Sequence[int], options: FrenchOptions) -> bool:
    """Whether the cards at these places of the pack, 0 to 77, may make up the chien."""
    dead = options.chien_dead_cards
    ordered = sorted(places)
    spread = all(second - first > 1 for first, second in itertools.pairwise(ordered))
    return (
        len(set(places)) == len(places) == CHIEN[options.players]
        and all(dead <= place < len(FRENCH) - dead for place in places)
        and (spread or options.chien_consecutive)
    )


def is_petit_sec(hand: Sequence[Card]) -> bool:
    """Whether the Petit is the only trump of a hand without the Excuse."""
    return [card for card in hand if card.is_trump or card.is_fool] == [PETIT]


def petit_sec(board: Board, options: FrenchOptions) -> Generator[Decision, Move, int | None]:
    """Before the auction a seat with the Petit alone says so, and the deal is void."""
    if options.petit_sec == "off":
        return None
    for seat in board.in_turn(board.dealer + 1):
        has_it = is_petit_sec(board.hand(seat))
        answers: list[Action] = [Show("petit_sec", (PETIT,))] if has_it else [PASS]
        if has_it and options.petit_sec == "optional":
            answers.append(PASS)
        answer = yield from board.ask(seat, "petit_sec", OneOf(answers))
        if isinstance(answer, Show):
            board.show(seat, answer.cards, "petit_sec")
            return seat
    return None


# --- The auction ---------------------------------------------------------------------------------

CONTRACTS: Final = {"petite": 1, "garde": 2, "garde_sans": 4, "garde_contre": 6}
"""The bids from low to high with their multipliers."""


def ladder(options: FrenchOptions) -> tuple[str, ...]:
    """The bids that these options allow, low to high."""
    return tuple(CONTRACTS)[options.no_petite :]


# --- Five players: the call ----------------------------------------------------------------------


def callable_rank(hand: Sequence[Card], options: FrenchOptions) -> str:
    """The lowest rank that may be called: one step down for each full set of four held."""
    rank = "K"
    for lower in "QCJ" if options.queen_call else "":
        if sum(card.rank == rank for card in hand) < 4:
            break
        rank = lower
    return rank


def calls(hand: Sequence[Card], options: FrenchOptions) -> OneOf[Call]:
    """The cards that a taker at five may call, before the chien is turned up.

    Who holds every card that could be called must call himself, whatever the options say.
    """
    legal, refused = [], {}
    lowest = callable_rank(hand, options)
    for rank in "KQCJ":
        for card in (Card(suit + rank) for suit in "SHDC"):
            if "KQCJ".index(rank) > "KQCJ".index(lowest):
                refused[Call(card)] = Reason("call_higher_first", {"card": card, "rank": lowest})
            elif card in hand and not options.self_call:
                refused[Call(card)] = Reason("call_not_own", {"card": card})
            else:
                legal.append(Call(card))
    if not legal:
        legal = [action for action in refused if action.card.rank == lowest]
        refused = {action: reason for action, reason in refused.items() if action not in legal}
    return OneOf(legal, refused)


# --- Chien and écart -----------------------------------------------------------------------------


def ecarts(
    hand: Sequence[Card], size: int, options: FrenchOptions, called: Card | None = None
) -> Pick[Discard]:
    """The legal écarts of `size` cards from the taker's hand with the chien.

    Kings and bouts never; trumps only when there are not enough other cards, and then no more
    than are missing.
    """
    refused = {}
    plain: list[Card] = []
    trumps: list[Card] = []
    for card in hand:
        if is_king(card):
            refused[card] = Reason("king_not_discardable", {"card": card})
        elif card in BOUTS:
            refused[card] = Reason("bout_not_discardable", {"card": card})
        elif card == called and options.ecart_called_card == "forbidden":
            refused[card] = Reason("called_card_not_discardable", {"card": card})
        else:
            (trumps if card.is_trump else plain).append(card)
    if options.ecart_trumps == "free":
        plain, trumps = plain + trumps, []
    return discards(
        FRENCH,
        plain,
        trumps,
        size,
        refused,
        only_if_forced="trump_only_if_forced",
        free_first="plain_cards_first",
    )


# --- Announcements -------------------------------------------------------------------------------

POIGNEES: Final = {
    3: {"simple": 13, "double": 15, "triple": 18},
    4: {"simple": 10, "double": 13, "triple": 15},
    5: {"simple": 8, "double": 10, "triple": 13},
}
POIGNEE_BONUS: Final = {"simple": 20, "double": 30, "triple": 40}
MISERE_BONUS: Final = 10


def poignees(players: int, hand: Sequence[Card], laid: Sequence[Card] = ()) -> Choices[Action]:
    """Show a poignée or none.

    Exactly the tabled number of cards is shown. The Excuse may stand in for one missing trump,
    and says that there is no other (case R01). Trumps that had to be put away may be shown again.
    """
    trumps = [card for card in (*hand, *laid) if card.is_trump]
    refused = {card: Reason("trumps_only", {"card": card}) for card in hand if card.is_plain}
    parts: list[Choices[Action]] = [OneOf([PASS])]
    for level, size in POIGNEES[players].items():
        make = partial(show, level)
        if len(trumps) >= size:
            if EXCUSE in hand:
                refused[EXCUSE] = Reason("trump_stays_hidden", {"card": EXCUSE, "count": size})
            parts.append(Pick(make, pool=trumps, take=size, refused=refused))
        elif len(trumps) == size - 1 and EXCUSE in hand:
            forced = [*trumps, EXCUSE]
            parts.append(Pick(make, forced=forced, pool=(), take=0, refused=refused))
    return Either(*parts)


def trumps_put_away(
    hand: Sequence[Card], laid: Sequence[Card], options: FrenchOptions
) -> list[Card]:
    """The trumps of an écart that had to go, because no other card was left to put away."""
    chosen = options.ecart_trumps == "free" and any(c.is_plain and not is_king(c) for c in hand)
    return [] if chosen else [card for card in laid if card.is_trump]


def miseres(hand: Sequence[Card], options: FrenchOptions) -> OneOf[Action]:
    """Declare a hand without trumps or without court cards, laid open, or nothing (house rule)."""
    answers: list[Action] = [PASS]
    excused = options.misere_excuse or EXCUSE not in hand
    if excused and not any(card.is_trump for card in hand):
        answers.append(show("misere_atout", hand))
    if not any(card.rank in HALF_POINTS for card in hand):
        answers.append(show("misere_tete", hand))
    return OneOf(answers)


def show(level: str, cards: Sequence[Card]) -> Show:
    return Show(level, tuple(sorted(cards, key=FRENCH.number)))


def announcements(
    board: Board, seat: int, options: FrenchOptions, said: Said
) -> Generator[Decision, Move, None]:
    """Just before its first card a seat shows what it wants to show; everybody is asked."""
    if options.poignee:
        hand = board.hand(seat)
        choices = poignees(board.seats, hand, trumps_put_away(hand, board.laid[seat], options))
        answer = yield from board.ask(seat, "poignee", choices)
        if isinstance(answer, Show):
            board.show(seat, answer.cards, "poignee")
            said.poignees.append((seat, answer.name))
    if options.misere:
        answer = yield from board.ask(seat, "misere", miseres(board.hand(seat), options))
        if isinstance(answer, Show):
            board.show(seat, answer.cards, "misere")
            said.miseres.append((seat, answer.name))


# --- Play ----------------------------------------------------------------------------------------


@cache
def card_play(options: FrenchOptions) -> CardPlay:
    """Follow suit, else trump; whoever plays a trump must beat the trumps in the trick."""
    exchanged = options.players == 4 or options.excuse_exchange_odd
    return CardPlay(
        pack=FRENCH,
        seats=options.players,
        suits=SUITS,
        trumps=TRUMPS,
        value=half_points,
        unit=2,
        fool=Fool(
            "french",
            owed=1 if exchanged else 0,
            clean_run="any" if options.excuse_slam_any_position else "led",
            last=options.excuse_last,
        ),
        must_overtrump=True,
        ultimo=PETIT,
    )


def bind_first_lead(position: Position, called: Card, options: FrenchOptions) -> None:
    """The suit of the called card may not be led to the first trick, but for that card itself."""
    if options.called_suit_lead == "first_trick":
        free = [card for card in FRENCH if card.suit != called.suit or card == called]
        everybody = (1 << options.players) - 1
        position.set_lead_rule(everybody, FRENCH.numbers(free), until=1)


Trick: TypeAlias = Sequence[tuple[int, Card]]


def petit_au_bout(tricks: Sequence[Trick], last_winner: int) -> bool:
    """Whether the winner of the last trick earns the bonus for the Petit.

    It must lie in the last trick; or in the one before, when the last is won by the Excuse,
    which happens only after a clean run (case R05).
    """
    counted = tricks[-2:] if (last_winner, EXCUSE) in tricks[-1] else tricks[-1:]
    return any(card == PETIT for trick in counted for _, card in trick)


# --- Scoring -------------------------------------------------------------------------------------

Party = Literal["taker", "defence"]
Slam = Literal[
    "none",
    "announced_made",
    "unannounced_made",
    "announced_failed",
    "defence",
    "announced_failed_defence",
]
SLAMS: Final[Mapping[Slam, tuple[tuple[str, int], ...]]] = {
    "none": (),
    "announced_made": (("slam_announced_made", 400),),
    "unannounced_made": (("slam_made", 200),),
    "announced_failed": (("slam_missed", -200),),
    "defence": (("defence_slam", -200),),
    "announced_failed_defence": (("slam_missed", -200), ("defence_slam", -200)),
}


@dataclass(frozen=True)
class Result:
    """What a deal came to, as far as the score depends on it."""

    players: int
    taker: int
    contract: str
    half_points: int
    bouts: int
    partner: int | None = None
    petit_au_bout: Party | None = None
    poignees: Sequence[tuple[int | None, str]] = ()
    """(seat, level) of each; who showed it does not matter for the score."""
    slam: Slam = "none"
    miseres: Sequence[tuple[int, str]] = ()

    @property
    def target(self) -> int:
        return TARGETS[self.bouts]

    @property
    def made(self) -> bool:
        return self.half_points >= 2 * self.target

    @property
    def points(self) -> int:
        """The taker's points; a half goes to the side that wins the deal."""
        return (self.half_points + self.made) // 2


def settle(result: Result) -> tuple[Term, ...]:
    """The score, term by term: what each opponent pays the taker's side, or receives from it.

    (25 + difference + petit au bout) times the multiplier, then poignées and slams, which are
    never multiplied. The petit au bout has its own sign, not that of the contract.
    """
    factor, sign = CONTRACTS[result.contract], 1 if result.made else -1
    short, half = divmod(abs(result.half_points - 2 * result.target), 2)
    terms = [
        _paid(result, "base", sign * 25 * factor, factor=factor),
        _paid(result, "margin", sign * short * factor, difference=short, factor=factor),
    ]
    if half:
        terms.append(_paid(result, "rounding", sign * factor, factor=factor))
    if result.petit_au_bout:
        own = 1 if result.petit_au_bout == "taker" else -1
        side = result.petit_au_bout
        terms.append(_paid(result, "petit_au_bout", own * 10 * factor, factor=factor, side=side))
    for seat, level in result.poignees:
        amount = sign * POIGNEE_BONUS[level]
        terms.append(_paid(result, "poignee", amount, level=level, seat=seat))
    terms += [_paid(result, rule, amount) for rule, amount in SLAMS[result.slam]]
    for seat, kind in result.miseres:
        amounts = [-MISERE_BONUS] * result.players
        amounts[seat] = MISERE_BONUS * (result.players - 1)
        facts: dict[str, Value] = {"seat": seat, "kind": kind, "each": MISERE_BONUS}
        terms.append(Term("misere", tuple(amounts), facts))
    return tuple(terms)


def _paid(result: Result, rule: str, each: int, **facts: Value) -> Term:
    """A term in which every opponent pays `each`: one share to a partner, the rest to the taker."""
    amounts = [-each] * result.players
    if result.partner is not None:
        amounts[result.partner] = each
    amounts[result.taker] = 0
    amounts[result.taker] = -sum(amounts)
    return Term(rule, tuple(amounts), {"each": each, **facts})


def slam_of(taker_tricks: int, tricks: int, announced: bool) -> Slam:
    """Which slam a deal ended in, by the tricks of the taker's side."""
    if taker_tricks == tricks:
        return "announced_made" if announced else "unannounced_made"
    if taker_tricks == 0:
        return "announced_failed_defence" if announced else "defence"
    return "announced_failed" if announced else "none"


# --- The deal, from the first card to the sheet --------------------------------------------------


@dataclass(frozen=True)
class Side:
    """The taker's side."""

    taker: int
    partner: int | None = None

    @property
    def seats(self) -> tuple[int, ...]:
        return (self.taker,) if self.partner is None else (self.taker, self.partner)

    @property
    def mask(self) -> int:
        return sum(1 << seat for seat in self.seats)

    def won(self, position: Position) -> list[Card]:
        """The cards that the side has won in tricks."""
        return [FRENCH.cards[number] for seat in self.seats for number in position.won(seat)]


@dataclass
class Said:
    """What was announced in the course of a deal."""

    slam: bool = False
    poignees: list[tuple[int | None, str]] = field(default_factory=list)
    miseres: list[tuple[int, str]] = field(default_factory=list)


def flow(board: Board, options: FrenchOptions) -> Flow:
    """A deal of French Tarot."""
    board.deal()
    if (holder := (yield from petit_sec(board, options))) is not None:
        return void_deal(board, "petit_sec", seat=holder)

    auction = going_on if options.auction == "continuing" else single_round
    best = yield from auction(board, ladder(options), (board.dealer + 1) % board.seats)
    if best is None:
        return void_deal(board, "passed_out")
    taker, contract = best
    board.assign(taker, "taker")
    facts: dict[str, Value] = {"taker": taker, "targets": TARGETS}
    board.tell(ALL, Contract(contract, CONTRACTS[contract], facts, counted=BOUTS))

    called, partner = None, None
    if board.seats == 5:
        called = (yield from board.ask(taker, "call", calls(board.hand(taker), options))).card
        partner = next((s for s in range(5) if s != taker and called in board.hand(s)), None)
        if partner is not None:
            board.assign(partner, "partner", to=partner)
    chien, in_sight = tuple(board.pool), contract in ("petite", "garde")
    if in_sight:
        yield from take_chien(board, taker, options, called)
    said = Said()
    if options.slam:
        answer = yield from board.ask(taker, "slam", OneOf([PASS, Announce("slam")]))
        said.slam = answer != PASS

    leader = first_leader(board.dealer, taker, said.slam, board.seats)
    on_side = [seat in (taker, partner) for seat in range(board.seats)]
    position = board.start_play(card_play(options), leader, on_side)
    debt = FoolDebt(card_play(options), on_side)
    sides_known = board.seats < 5 or (in_sight and called in chien)
    if called:
        bind_first_lead(position, called, options)
    for trick in range(HAND[board.seats]):
        for _ in range(board.seats):
            if trick == 0:
                yield from announcements(board, position.turn, options, said)
            played = yield from board.play_card()
            if played.card == called and not sides_known:
                reveal_partner(board, taker, partner)
                sides_known = True
        if sides_known:
            debt.look(board)
    if not in_sight:
        board.turn_up(chien)
    if not sides_known:  # the called card lies in the closed chien or was put away
        reveal_partner(board, taker, partner)
        debt.look(board)
    return count(board, options, said, taker=taker, partner=partner, contract=contract, chien=chien)


def void_deal(board: Board, rule: str, **facts: Value) -> Sheet:
    """A deal without a score; the next dealer deals, and it is none of the match's deals."""
    return Sheet(Reason(rule, facts), board.seats, counts=False)


def take_chien(
    board: Board, taker: int, options: FrenchOptions, called: Card | None
) -> Generator[Decision, Move, None]:
    """The chien is turned up and taken, as many cards are put away; trumps among them are shown."""
    if called in board.pool:
        board.assign(taker, "alone")
    laid = yield from exchange(
        board,
        taker,
        lambda hand: ecarts(hand, CHIEN[board.seats], options, called),
        seen_by_all=True,
    )
    if trumps := [card for card in laid if card.is_trump]:
        board.show(taker, trumps, "ecart_trumps")


def first_leader(dealer: int, taker: int, slam_announced: bool, players: int) -> int:
    """The dealer's right leads; the taker does after announcing a slam."""
    return taker if slam_announced else (dealer + 1) % players


def reveal_partner(board: Board, taker: int, partner: int | None) -> None:
    """The called card is seen, or no longer in play: everybody knows who is with the taker."""
    if partner is None:
        board.assign(taker, "alone")
    else:
        board.assign(partner, "partner")


def count(
    board: Board,
    options: FrenchOptions,
    said: Said,
    *,
    taker: int,
    partner: int | None,
    contract: str,
    chien: tuple[Card, ...],
) -> Sheet:
    """Count the cards of both sides and settle the score."""
    position = board.position
    assert position is not None
    in_sight = contract in ("petite", "garde")
    kept = tuple(board.laid[taker]) if in_sight else chien if contract == "garde_sans" else ()
    side = Side(taker, partner)
    result = result_of(position, board.tricks, options, said, side, contract, kept)
    bouts = tuple(card for card in BOUTS if card in side.won(position) or card in kept)
    return sheet_of(result, cards={"bouts": bouts, "chien": chien, "kept": kept})


def result_of(
    position: Position,
    tricks: Sequence[Trick],
    options: FrenchOptions,
    said: Said,
    side: Side,
    contract: str,
    kept: Sequence[Card] = (),
) -> Result:
    """What the play of a deal came to; `kept` are cards that count for the taker besides."""
    cards = [*side.won(position), *kept]
    last_winner = position.leader
    at_end = petit_au_bout(tricks, last_winner)
    return Result(
        players=options.players,
        taker=side.taker,
        partner=side.partner,
        contract=contract,
        half_points=position.side_points(side.mask) + card_play(options).points(kept),
        bouts=sum(card in BOUTS for card in cards),
        petit_au_bout=None if not at_end else "taker" if last_winner in side.seats else "defence",
        poignees=said.poignees,
        slam=slam_of(sum(map(position.tricks, side.seats)), len(tricks), said.slam),
        miseres=said.miseres,
    )


def sheet_of(result: Result, cards: Mapping[str, Value] | None = None) -> Sheet:
    """The sheet of a result, with what it shows besides the terms."""
    facts: dict[str, Value] = {
        "taker": result.taker,
        "partner": result.partner,
        "contract": result.contract,
        "points": result.points,
        "half_points": result.half_points,
        "total": TOTAL,
        "target": result.target,
        "by": abs(result.points - result.target),
    }
    exactly = result.half_points == 2 * result.target
    rule = "made_exactly" if exactly else "made" if result.made else "failed"
    return Sheet(Reason(rule, facts), result.players, settle(result), {**facts, **(cards or {})})


GAME: Final = Game(
    name="french",
    pack=FRENCH,
    options=FrenchOptions,
    layout=layout,
    card_play=card_play,
    flow=flow,
    showcase=(Card("HK"), Card("T21"), Card("SQ")),
)
