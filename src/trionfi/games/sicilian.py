"""Sicilian Tarocchi: the four-player game of Calatafimi.

After Akagiri Yuji, "Sicilian Tarocchi" (1993), who follows Michael Dummett, "Twelve Tarot Games";
points that he leaves open are settled as in the rules, and most of them are options. The module
reads in the order of the rules: pack, options, deal, solo, talon, 20 and 15, call, play, the
Fugitive, scoring. The bargaining has a module of its own, and so have the games for three.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

from trionfi.cards import SICILIAN, Card
from trionfi.games.sicilian_bargain import Bargain
from trionfi.kernel import Position
from trionfi.rules.actions import PASS, Bid, Call, Discard, Play, Say
from trionfi.rules.board import ALL, POOL, Board
from trionfi.rules.card_play import CardPlay, Fool
from trionfi.rules.choices import OneOf, Pick
from trionfi.rules.decision import Decision, Flow, Move
from trionfi.rules.exchange import exchange
from trionfi.rules.facts import Contract, Noted
from trionfi.rules.free_order import Protocol, free_order
from trionfi.rules.game import Game
from trionfi.rules.options import Between, Options
from trionfi.rules.plays import Signals, no_signals
from trionfi.rules.reason import Reason, Value
from trionfi.rules.terms import Sheet, Term

# --- The pack and its values (sections 1 and 2) --------------------------------------------------

FUGITIVE, PICCIOTTI, BALL, JUPITER = Card("F"), Card("T1"), Card("T19"), Card("T20")
RANKS: Final = ("5", "6", "7", "8", "9", "10", "J", "C", "Q", "K")
SUITS: Final = tuple(
    tuple(Card(suit + rank) for rank in (("4", *RANKS) if suit == "D" else RANKS))
    for suit in "SBCD"
)
TRUMPS: Final = tuple(Card(f"T{number}") for number in range(21))
FACES: Final = {"K": 5, "Q": 4, "C": 3, "J": 2}
TOTAL: Final = 109
LAST_TRICK: Final = 5


def face(card: Card) -> int:
    """Face value: Jupiter, Picciotti and Fugitive 10, Arie and Kings 5, then 4, 3, 2, else 0."""
    if card in (FUGITIVE, PICCIOTTI, JUPITER):
        return 10
    if card.is_trump:
        return 5 if card.number >= 16 else 0
    return FACES.get(card.rank, 0)


def is_high(card: Card) -> bool:
    """Whether a card is worth 10 or 5: what may not be discarded, and what 20 and 15 count."""
    return face(card) >= 5


def thirds(card: Card) -> int:
    """Value in thirds of a point.

    A set of three counts its faces, less one for each counter beyond the first or plus one for
    three worthless cards: so every card adds a third, and every counter takes a point off.
    """
    return 3 * face(card) - 2 if face(card) else 1


def card_points(cards: Iterable[Card], last_trick: bool = False) -> int:
    """Points of a side's cards in sets of three, and five for the last trick.

    Two worthless cards left over count as one point, a single one as none: thirds are rounded to
    the nearest point, so that two sides together always have 109.
    """
    return points_of(sum(map(thirds, cards))) + LAST_TRICK * last_trick


def points_of(in_thirds: int) -> int:
    return (in_thirds + 1) // 3


# --- Options (section 11.1) ----------------------------------------------------------------------


@dataclass(frozen=True)
class SicilianOptions(Options):
    """What all Sicilian games of the house let a table decide."""

    hands: Annotated[int, Between(1, 100)] = 8
    bargain_protocol: Protocol = "polled"
    max_offer: Annotated[int, Between(1, TOTAL)] = 10
    takers_share: bool = True
    discard_ban: Literal["five_ten", "five_ten_queens", "five_ten_trumps"] = "five_ten"
    discard_lone_picciotti: bool = False
    fool_lead: Literal["next_sets_suit", "forbidden"] = "next_sets_suit"
    fool_last_trick: Literal["normal", "lost"] = "normal"
    fool_no_worthless: Literal["surrender", "keep"] = "surrender"


@dataclass(frozen=True)
class CalatafimiOptions(SicilianOptions):
    """The options of the four-player game."""

    players: Literal[4] = 4
    redeal_dealer: Literal["same", "next"] = "same"
    call_rule: Literal["free", "held_suit", "longest", "shortest_held"] = "free"
    knock: bool = True


# --- The deal (section 3) ------------------------------------------------------------------------

SEATS: Final = 4
HAND: Final = 15
FIRST_CARDS: Final = 40
"""Cards dealt before the bargaining, ten to each player."""


@cache
def layout(options: CalatafimiOptions, dealer: int) -> tuple[int, ...]:
    """Packets of five from the dealer's right, three times round; the last three to the talon."""
    packets = [(dealer + 1 + index) % SEATS for index in range(3 * SEATS)]
    return (*(seat for seat in packets for _ in range(5)), POOL, POOL, POOL)


def deals_again(options: CalatafimiOptions) -> bool:
    """Whether the dealer of a hand that was not played deals once more."""
    return options.redeal_dealer == "same"


# --- Solo (section 5) ----------------------------------------------------------------------------


def solo_order(dealer: int) -> tuple[int, ...]:
    """Who may say solo, first things first: the dealer's right, opposite, left, the dealer."""
    return tuple((dealer + step) % SEATS for step in range(1, SEATS + 1))


def solo_bids(board: Board) -> Generator[Decision, Move, int | None]:
    """The first to say solo has it, which gives every seat its priority; None: nobody does."""
    for seat in solo_order(board.dealer):
        if (yield from board.ask(seat, "solo", OneOf([PASS, Bid("solo")]))) != PASS:
            return seat
    return None


# --- Talon and discards (section 6) --------------------------------------------------------------


def discards(hand: Sequence[Card], options: SicilianOptions) -> Pick[Discard]:
    """Three cards out of a hand with the talon.

    Never a card worth 5 or 10 (Picciotti alone of all trumps by option). Cards of a stricter ban
    only fill up, after all others, what would be missing; they are shown.
    """
    lone = options.discard_lone_picciotti and [c for c in hand if c.is_trump] == [PICCIOTTI]
    free, banned, refused = [], [], {}
    for card in hand:
        if is_high(card) and not (lone and card == PICCIOTTI):
            refused[card] = Reason("high_card_not_discardable", {"card": card})
        elif is_banned(card, options) and card != PICCIOTTI:
            banned.append(card)
        else:
            free.append(card)
    if len(free) >= 3:
        refused |= {card: Reason("only_if_forced", {"card": card}) for card in banned}
        return Pick(discard, pool=free, take=3, refused=refused)
    incomplete = Reason("free_cards_first", {"cards": tuple(free)})
    missing = 3 - len(free)
    return Pick(
        discard, forced=free, pool=banned, take=missing, refused=refused, incomplete=incomplete
    )


def is_banned(card: Card, options: SicilianOptions) -> bool:
    """Whether the table's stricter ban names a card: a Queen, or any trump."""
    if options.discard_ban == "five_ten_queens":
        return card.rank == "Q"
    return options.discard_ban == "five_ten_trumps" and card.is_trump


def discard(cards: Sequence[Card]) -> Discard:
    return Discard(tuple(sorted(cards, key=SICILIAN.number)))


def take_talon(
    board: Board, seat: int, options: SicilianOptions, *, shown: bool
) -> Generator[Decision, Move, None]:
    """A seat exchanges with the talon; what only force let it discard is shown."""
    laid = yield from exchange(board, seat, lambda hand: discards(hand, options), seen_by_all=shown)
    if forced := [card for card in laid if is_banned(card, options) and card != PICCIOTTI]:
        board.show(seat, forced, "forced_discard")


# --- Twenty, fifteen, the call (section 7) -------------------------------------------------------


def hand_count(hand: Iterable[Card]) -> int:
    """The count of a hand for 20 and 15: its cards worth 10 and 5 only."""
    return sum(face(card) for card in hand if is_high(card))


def may_say(word: str, hand: Iterable[Card]) -> bool:
    """20 is said with 20 or more, 15 with 15 exactly, zero always."""
    count = hand_count(hand)
    return {"20": count >= 20, "15": count == 15}.get(word, True)


@dataclass(frozen=True)
class PartnerTalk:
    """Where the talk about 20 and 15 stands."""

    status: Literal["say_20", "say_15", "nobody_said_20", "call", "play"]
    to_speak: int | None = None
    caller: int | None = None
    partner: int | None = None


def partner_talk(dealer: int, said: Sequence[tuple[int, str]]) -> PartnerTalk:
    """The state after these words.

    From the dealer's right everybody says 20 or zero until the first 20; then the others, from
    the right of that player and whatever they said before, 15 or zero until the first 15.
    """
    caller = next((seat for seat, word in said if word == "20"), None)
    if caller is None:
        if len(said) == SEATS:
            return PartnerTalk("nobody_said_20")
        return PartnerTalk("say_20", (dealer + 1 + len(said)) % SEATS)
    partner = next((seat for seat, word in said if word == "15"), None)
    if partner is not None:
        return PartnerTalk("play", None, caller, partner)
    answers = len(said) - 1 - said.index((caller, "20"))
    if answers == SEATS - 1:
        return PartnerTalk("call", None, caller)
    return PartnerTalk("say_15", (caller + 1 + answers) % SEATS, caller)


def find_caller(board: Board) -> Generator[Decision, Move, PartnerTalk]:
    """Everybody in turn is asked, whatever he holds, for 20 and then for 15."""
    said: list[tuple[int, str]] = []
    talk = partner_talk(board.dealer, said)
    while talk.to_speak is not None:
        seat, word = talk.to_speak, talk.status.removeprefix("say_")
        answer = yield from board.ask(seat, talk.status, counts(word, board.hand(seat)))
        said.append((seat, answer.word))
        talk = partner_talk(board.dealer, said)
    return talk


def counts(word: str, hand: Iterable[Card]) -> OneOf[Say]:
    """Say `word` if the count of the hand allows it, or zero in any case."""
    if may_say(word, hand):
        return OneOf([Say("zero"), Say(word)])
    return OneOf([Say("zero")], {Say(word): Reason(f"count_is_not_{word}")})


def calls(hand: Sequence[Card], laid: Sequence[Card] = (), rule: str = "free") -> OneOf[Call]:
    """The cards that the 20 player may call: a King that he neither holds nor has put away.

    If there is none, a Queen, and so on down. Which suits are allowed is an option.
    """
    own = {*hand, *laid}
    for rank in reversed(RANKS):
        missing = [card for suit in SUITS for card in suit if card.rank == rank and card not in own]
        if missing:
            break
    lengths = {card: sum(other.suit == card.suit for other in hand) for card in missing}
    held = [card for card in missing if lengths[card]]
    allowed = missing
    if held and rule == "held_suit":
        allowed = held
    elif held and rule in ("longest", "shortest_held"):
        wanted = max if rule == "longest" else min
        length = wanted(lengths[card] for card in held)
        allowed = [card for card in held if lengths[card] == length]
    refused = {}
    for card in (card for suit in SUITS for card in suit if card.rank in "KQCJ"):
        if card in hand or card in laid:
            refused[Call(card)] = Reason("call_not_own", {"card": card})
        elif card.rank != rank:
            refused[Call(card)] = Reason("call_rank", {"card": card, "rank": rank})
        elif card not in allowed:
            refused[Call(card)] = Reason(f"call_{rule}", {"card": card, "suit": card.suit})
    return OneOf([Call(card) for card in allowed], refused)


# --- Play (section 8) ----------------------------------------------------------------------------


@cache
def card_play(options: SicilianOptions) -> CardPlay:
    """Follow suit, else trump; nobody has to beat anything. Points are thirds."""
    return CardPlay(
        pack=SICILIAN,
        seats=options.players,
        suits=SUITS,
        trumps=TRUMPS,
        value=thirds,
        fool=Fool(
            "kept" if options.fool_last_trick == "normal" else "french",
            owed=1,
            may_lead=options.fool_lead == "next_sets_suit",
            needs_trick=options.fool_no_worthless == "surrender",
            pays_with=tuple(card for card in SICILIAN if not face(card)),
            clean_run="never",
        ),
        last_trick=3 * LAST_TRICK,
    )


def bind_called_dealer(position: Position, dealer: int, called: Card) -> None:
    """A dealer who holds the called card leads its suit first, if it has not been led before."""
    suit = [card for card in SICILIAN if card.suit == called.suit]
    position.set_lead_rule(
        1 << dealer, SICILIAN.numbers(suit), once=True, unless_led=[SICILIAN.number(called)]
    )


# --- The knock (section 9) -----------------------------------------------------------------------

KNOCKS: Final = {JUPITER: "knock_20", BALL: "knock_19"}


def knocks(hand: Iterable[Card], named: Iterable[Card]) -> tuple[str, ...]:
    """What a leader may announce with his lead: the 20, the 19, or only that he holds one."""
    cards = [card for card in KNOCKS if card in hand and card not in named]
    return (*(KNOCKS[card] for card in cards), "knock") if cards else ()


def announced_by(words: tuple[str, ...]) -> Signals:
    """The same announcements with every card that may be led."""
    return (lambda card: words) if words else no_signals


def named_by(played: Play) -> list[Card]:
    """The trumps that a lead named."""
    return [card for card, word in KNOCKS.items() if word in played.signals]


# --- The Fugitive (section 8.3) ------------------------------------------------------------------

FugitiveEnd: TypeAlias = Literal["own", "paid", "kept", "surrendered", "lost"]


def settle_fugitive(
    piles: Sequence[Sequence[Card]],
    owner: int,
    winner: int,
    options: SicilianOptions,
    *,
    in_last_trick: bool = False,
) -> tuple[list[list[Card]], FugitiveEnd]:
    """Give the Fugitive back to its owner's side, for a worthless card.

    Args:
        piles: the tricks and discards of each side.
        owner: the side that played it.
        winner: the side that won its trick.

    Returns:
        The piles after it, and what became of the Fugitive.
    """
    after = [list(pile) for pile in piles]
    if owner == winner:
        return after, "own"
    if in_last_trick and options.fool_last_trick == "lost":
        return after, "lost"
    worthless = next((card for card in piles[owner] if not face(card)), None)
    if worthless is None and options.fool_no_worthless == "surrender":
        return after, "surrendered"
    after[winner].remove(FUGITIVE)
    after[owner].append(FUGITIVE)
    if worthless is None:
        return after, "kept"
    after[owner].remove(worthless)
    after[winner].append(worthless)
    return after, "paid"


def count_sides(board: Board, sides: Sequence[int], options: SicilianOptions) -> list[int]:
    """Points of each side at the end of play, tricks, discards, Fugitive and last trick.

    Args:
        sides: the number of each seat's side.
    """
    piles: list[list[Card]] = [[] for _ in range(max(sides) + 1)]
    owner = winner = 0
    for trick, won_by in zip(board.tricks, board.winners, strict=True):
        piles[sides[won_by]] += [card for _, card in trick]
        for seat, card in trick:
            if card == FUGITIVE:
                owner, winner = seat, won_by
    for seat, laid in enumerate(board.laid):
        piles[sides[seat]] += laid
    in_last = any(card == FUGITIVE for _, card in board.tricks[-1])
    piles, end = settle_fugitive(piles, sides[owner], sides[winner], options, in_last_trick=in_last)
    if end != "own":
        board.tell(ALL, Noted(f"fugitive_{end}", {"seat": owner, "to": winner}))
    last = sides[board.winners[-1]]
    return [card_points(pile, side == last) for side, pile in enumerate(piles)]


# --- Scoring (section 10) ------------------------------------------------------------------------

BASE: Final = 55
"""What the side with the discards needs; the other side needs 54."""


def settle_solo(
    points: int, soloist: int, players: int = SEATS, *, factor: int = 3, each: int = 1
) -> Term:
    """The soloist gets `factor` times his points above 55, every opponent pays `each` times them.

    The opponents' own points above 54 are as many as the soloist's below 55.
    """
    amounts = [-each * (points - BASE)] * players
    amounts[soloist] = factor * (points - BASE)
    facts = {"points": points, "target": BASE, "factor": factor, "seat": soloist}
    return Term("solo", tuple(amounts), facts)


def settle_partners(points: int, dealer_side: Iterable[int]) -> Term:
    """Each of the dealer's side gets its points above 55, each of the others theirs above 54."""
    side = set(dealer_side)
    amounts = tuple(points - BASE if seat in side else BASE - points for seat in range(SEATS))
    return Term("partners", amounts, {"points": points, "target": BASE})


def unplayed(
    rule: str, options: SicilianOptions, bargain: Bargain | None = None, *, same_dealer: bool
) -> Sheet:
    """The sheet of a hand that was not played: none of the match's hands, though offers count."""
    scores = tuple(bargain.scores) if bargain else ()
    terms = (Term("bargain", scores),) if any(scores) else ()
    return Sheet(Reason(rule), options.players, terms, counts=False, same_dealer=same_dealer)


# --- The deal, from the first card to the sheet --------------------------------------------------


@dataclass
class Contest:
    """Who plays with whom, and what is known of it."""

    taker: int
    """The soloist or the 20 player."""
    partner: int | None = None
    called: Card | None = None
    revealed: bool = False

    def sides(self) -> list[int]:
        """1 for the taker's side, 0 for the other."""
        return [int(seat in (self.taker, self.partner)) for seat in range(SEATS)]


def flow(board: Board, options: CalatafimiOptions) -> Flow:
    """A deal of the four-player game of Calatafimi."""
    same_dealer = deals_again(options)
    board.deal(FIRST_CARDS)
    board.look_at_bottom(board.dealer)
    bargain = Bargain(board.dealer, max_offer=options.max_offer, share=options.takers_share)
    yield from free_order(board, "bargain", bargain, options.bargain_protocol)
    if bargain.status == "abandoned":
        return unplayed("abandoned", options, bargain, same_dealer=same_dealer)
    board.deal()

    contest = yield from solo(board, options)
    if contest is None:
        contest = yield from partnership(board, options)
    if contest is None:
        return unplayed("nobody_said_20", options, same_dealer=same_dealer)
    yield from play(board, options, contest)
    return sheet(board, options, contest)


def solo(board: Board, options: CalatafimiOptions) -> Generator[Decision, Move, Contest | None]:
    """One against three: the talon of a soloist other than the dealer is shown."""
    soloist = yield from solo_bids(board)
    if soloist is None:
        return None
    board.assign(soloist, "soloist")
    board.tell(ALL, Contract("solo", 3, {"taker": soloist}))
    yield from take_talon(board, soloist, options, shown=soloist != board.dealer)
    return Contest(soloist)


def partnership(
    board: Board, options: CalatafimiOptions
) -> Generator[Decision, Move, Contest | None]:
    """The dealer exchanges, 20 and 15 are said, or a card is called; None: nobody said 20."""
    yield from take_talon(board, board.dealer, options, shown=False)
    talk = yield from find_caller(board)
    if talk.caller is None:
        return None
    contest = Contest(talk.caller, talk.partner)
    board.assign(contest.taker, "caller")
    facts: dict[str, Value] = {"taker": contest.taker}
    if talk.partner is not None:
        reveal_partner(board, contest)
        facts["partner"] = talk.partner
    else:
        yield from call(board, options, contest)
        facts["called"] = contest.called
    board.tell(ALL, Contract("partners", 1, facts))
    return contest


def call(
    board: Board, options: CalatafimiOptions, contest: Contest
) -> Generator[Decision, Move, None]:
    """The 20 player calls a card; only its holder knows that he is the partner."""
    caller = contest.taker
    choices = calls(board.hand(caller), board.laid[caller], options.call_rule)
    contest.called = (yield from board.ask(caller, "call", choices)).card
    contest.partner = next(
        seat
        for seat in range(SEATS)
        if contest.called in board.hand(seat) or contest.called in board.laid[seat]
    )
    board.assign(contest.partner, "partner", to=contest.partner)


def reveal_partner(board: Board, contest: Contest) -> None:
    """Everybody knows now who plays with the 20 player."""
    assert contest.partner is not None
    board.assign(contest.partner, "partner")
    contest.revealed = True


def play(
    board: Board, options: CalatafimiOptions, contest: Contest
) -> Generator[Decision, Move, None]:
    """Fifteen tricks; the right of the soloist, or of the 20 player, leads to the first."""
    rules, partner, called = card_play(options), contest.partner, contest.called
    payers = [seat for seat in range(SEATS) if any(not face(card) for card in board.laid[seat])]
    position = board.start_play(rules, (contest.taker + 1) % SEATS, contest.sides(), payers)
    if called and partner == board.dealer and called in board.hand(partner):
        bind_called_dealer(position, partner, called)
    may_knock, named = options.knock and partner is not None, set[Card]()
    for _ in range(HAND):
        for place in range(SEATS):
            leads = may_knock and place == 0
            words = knocks(board.hand(position.turn), named) if leads else ()
            played = yield from board.play_card(announced_by(words))
            named.update(named_by(played))
            if played.card == called:
                reveal_partner(board, contest)
    if partner is not None and not contest.revealed:
        board.show(partner, (called,) if called else (), "called_card")
        reveal_partner(board, contest)


def sheet(board: Board, options: CalatafimiOptions, contest: Contest) -> Sheet:
    """Count the cards, and settle: the dealer's side needs 55, or the soloist."""
    sides, taker, partner = contest.sides(), contest.taker, contest.partner
    points = count_sides(board, sides, options)
    if partner is None:
        term, kind, target = settle_solo(points[1], taker), "solo", BASE
    else:
        own = sides[board.dealer]
        dealer_side = [seat for seat in range(SEATS) if sides[seat] == own]
        term, kind = settle_partners(points[own], dealer_side), "partners"
        target = BASE if own else TOTAL - BASE
    facts: dict[str, Value] = {
        "taker": taker,
        "partner": partner,
        "points": points[1],
        "target": target,
        "total": TOTAL,
        "by": abs(points[1] - target),
    }
    end = "lost" if points[1] < target else "won" if points[1] > target else "drawn"
    kept: tuple[Card, ...] = tuple(card for laid in board.laid for card in laid)
    shown: dict[str, Value] = {"called": contest.called, "kept": kept}
    return Sheet(Reason(f"{kind}_{end}", facts), SEATS, (term,), {**facts, **shown})


def is_over(sheets: Sequence[Sheet], options: SicilianOptions) -> bool:
    """A match ends after the agreed number of hands played; hands not played are not counted."""
    return sum(sheet.counts for sheet in sheets) >= options.hands


GAME: Final = Game(
    name="sicilian",
    pack=SICILIAN,
    options=CalatafimiOptions,
    layout=layout,
    card_play=card_play,
    flow=flow,
    is_over=is_over,
)
