"""Sicilian Tarocchi: the four-player game of Calatafimi, and the way to the games for three.

After Akagiri Yuji, "Sicilian Tarocchi" (1993), who follows Michael Dummett, "Twelve Tarot Games";
points that he leaves open are settled as in the rules, and most of them are options. The module
reads in the order of the rules: solo, 20 and 15, call, the called dealer, the knock, scoring, the
deal. What the games for three use as well stands in `sicilian_cards`; the bargaining, and those
games, have modules of their own.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from trionfi.cards import SICILIAN, Card
from trionfi.games import sicilian_three
from trionfi.games.sicilian_bargain import Bargain
from trionfi.games.sicilian_cards import (
    BALL,
    BASE,
    JUPITER,
    RANKS,
    SUITS,
    TOTAL,
    SicilianOptions,
    card_play,
    count_sides,
    face,
    is_high,
    layout,
    settle_solo,
    take_talon,
    unplayed,
)
from trionfi.kernel import Position
from trionfi.rules.actions import PASS, Bid, Call, Play, Say
from trionfi.rules.board import ALL, Board
from trionfi.rules.choices import OneOf
from trionfi.rules.decision import Decision, Flow, Move
from trionfi.rules.facts import Contract
from trionfi.rules.free_order import free_order
from trionfi.rules.game import Game
from trionfi.rules.plays import Signals, no_signals
from trionfi.rules.reason import Reason, Value
from trionfi.rules.terms import Sheet, Term

SEATS: Final = 4
HAND: Final = 15
FIRST_CARDS: Final = 40
"""Cards dealt before the bargaining, ten to each player."""


def deals_again(options: SicilianOptions) -> bool:
    """Whether the dealer of a hand that was not played deals once more; of three never."""
    return options.players == SEATS and options.redeal_dealer == "same"


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


# --- The called dealer (section 7) ---------------------------------------------------------------


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


# --- Scoring (section 10) ------------------------------------------------------------------------


def settle_partners(points: int, dealer_side: Iterable[int]) -> Term:
    """Each of the dealer's side gets its points above 55, each of the others theirs above 54."""
    side = set(dealer_side)
    amounts = tuple(points - BASE if seat in side else BASE - points for seat in range(SEATS))
    return Term("partners", amounts, {"points": points, "target": BASE})


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


def flow(board: Board, options: SicilianOptions) -> Flow:
    """A deal of the four-player game of Calatafimi, or of one of the games for three."""
    if options.players == sicilian_three.SEATS:
        return (yield from sicilian_three.flow(board, options))
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


def solo(board: Board, options: SicilianOptions) -> Generator[Decision, Move, Contest | None]:
    """One against three: the talon of a soloist other than the dealer is shown."""
    soloist = yield from solo_bids(board)
    if soloist is None:
        return None
    board.assign(soloist, "taker")
    board.tell(ALL, Contract("solo", 3, {"taker": soloist}))
    yield from take_talon(board, soloist, options, shown=soloist != board.dealer)
    return Contest(soloist)


def partnership(
    board: Board, options: SicilianOptions
) -> Generator[Decision, Move, Contest | None]:
    """The dealer exchanges, 20 and 15 are said, or a card is called; None: nobody said 20."""
    yield from take_talon(board, board.dealer, options, shown=False)
    talk = yield from find_caller(board)
    if talk.caller is None:
        return None
    contest = Contest(talk.caller, talk.partner)
    board.assign(contest.taker, "taker")
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
    board: Board, options: SicilianOptions, contest: Contest
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
    board: Board, options: SicilianOptions, contest: Contest
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


def sheet(board: Board, options: SicilianOptions, contest: Contest) -> Sheet:
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


GAME: Final = Game(
    name="sicilian",
    pack=SICILIAN,
    options=SicilianOptions,
    layout=layout,
    card_play=card_play,
    flow=flow,
    showcase=(Card("DC"), Card("T20"), Card("B8")),
)
