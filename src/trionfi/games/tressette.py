"""Tressette for four, in two pairs.

After Akagiri Yuji, "Tressette" (1996), who follows David Parlett, "A Dictionary of Card Games";
what he leaves open is settled as in the rules, and most of it is an option. The module reads in
the order of the rules: deal, honours, the claim, feats, the end of a deal, the deal itself, its
sheet, the match. The pairs are 0 (seats 0 and 2) and 1 (seats 1 and 3).

A match counts games won. Points run from deal to deal until a game is won: they are facts of the
sheets, and `before` tells a deal what there is so far.
"""

from __future__ import annotations

import itertools
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from trionfi.cards import ITALIAN, Card
from trionfi.games.tressette_cards import (
    CARD_POINTS,
    FOUR_OF_COINS,
    SEATS,
    TRICKS,
    Pair,
    TressetteOptions,
    card_play,
    combinations,
    is_weak,
    layout,
    pair_of,
    side_points,
    signals,
)
from trionfi.rules.actions import PASS, Action, Announce, Choose, Show
from trionfi.rules.board import ALL, Board
from trionfi.rules.choices import OneOf
from trionfi.rules.decision import Decision, Flow, Move
from trionfi.rules.facts import Contract, Noted
from trionfi.rules.game import Game
from trionfi.rules.reason import Reason, Value
from trionfi.rules.terms import Sheet, Term

# --- The deal (section 3) ------------------------------------------------------------------------


def annul(board: Board, options: TressetteOptions) -> Generator[Decision, Move, int | None]:
    """Who lays a weak hand open and so annuls the deal; everybody is asked."""
    if options.annul_weak_hand == "off":
        return None
    for seat in board.in_turn(board.dealer + 1):
        show = Show("weak_hand", board.hand(seat))
        if is_weak(show.cards, options.annul_weak_hand):
            answers: OneOf[Action] = OneOf([PASS, show])
        else:
            answers = OneOf([PASS], {show: Reason("hand_not_weak")})
        if (yield from board.ask(seat, "annul", answers)) != PASS:
            board.show(seat, show.cards, "annulled")
            return seat
    return None


def first_leader(board: Board, options: TressetteOptions) -> Generator[Decision, Move, int]:
    """The dealer's right, or in the first deal of a match whoever shows the four of coins."""
    right = (board.dealer + 1) % SEATS
    if options.first_lead == "four_of_coins" and not deals_before(board):
        for seat in board.in_turn(right):
            show = Show("four_of_coins", (FOUR_OF_COINS,))
            answer = show if FOUR_OF_COINS in board.hand(seat) else PASS
            if (yield from board.ask(seat, "first_lead", OneOf([answer]))) != PASS:
                board.show(seat, show.cards, "first_lead")
                return seat
    return right


# --- Honours (section 8) -------------------------------------------------------------------------


def declarations(hand: Sequence[Card], options: TressetteOptions) -> list[Show]:
    """What a hand may declare, most first: all its combinations, or any of them.

    A declaration names the cards, which says the same as naming rank and missing suit.
    """
    held = combinations(hand, options)
    least = len(held) if options.auto_declare else 1
    sets = [
        {card for combination in some for card in combination.cards}
        for size in range(len(held), max(least, 1) - 1, -1)
        for some in itertools.combinations(held, size)
    ]
    shows = (Show("honours", tuple(sorted(cards, key=ITALIAN.number))) for cards in sets)
    return list(dict.fromkeys(shows))


def notices(hand: Sequence[Card], options: TressetteOptions) -> OneOf[Action]:
    """Say "buon gioco", or nothing."""
    if combinations(hand, options):
        return OneOf([BUON_GIOCO, PASS])
    return OneOf([PASS], {BUON_GIOCO: Reason("no_honours")})


BUON_GIOCO: Final = Announce("buon_gioco")
OWN_TURNS: Final = {"own_turn_trick1": 1, "first_two_tricks": 2, "first_three_tricks": 3}
"""In how many tricks honours may be declared at one's own turn."""

# --- The claim (section 5) -----------------------------------------------------------------------

CLAIM: Final = Announce("claim")
MAY_CLAIM: Final = OneOf([CLAIM])


def claims(leader: int, options: TressetteOptions) -> dict[int, OneOf[Announce]]:
    """Who may say now that his pair has reached the target."""
    if not options.claim:
        return {}
    seats = (leader,) if options.claim_who == "leader_only" else range(SEATS)
    return dict.fromkeys(seats, MAY_CLAIM)


class Outcome(NamedTuple):
    """Games that a pair has won, and by what."""

    rule: str
    pair: int
    games: int = 1


def claim(pair: int, total: int, target: int) -> Outcome:
    """A right claim wins the game whatever the others have; a wrong one loses it."""
    return Outcome("claim_right", pair) if total >= target else Outcome("claim_wrong", 1 - pair)


# --- Feats (section 6) ---------------------------------------------------------------------------

SEED_FEATS: Final = {
    "cappotto": 2,
    "stramazzo": 3,
    "cappottone": 6,
    "strammazzone": 8,
    "napoletana_decima": 16,
}
FEATS: Final[Mapping[str, Mapping[str, int]]] = {
    "seed": SEED_FEATS,
    "libero": SEED_FEATS,
    "enciclopedia": {**SEED_FEATS, "cappotto": 4, "cappottone": 8, "strammazzone": 6},
    "modern": {"cappotto": 0},
    "none": {},
}
"""Games for each feat. The manual on libero.it is unreadable for the feats of one player: they
count as in Akagiri's rules. The modern cappotto wins no game by itself."""


def feat(tricks: Sequence[int], won: Sequence[int], last_winner: int, table: str) -> Outcome | None:
    """The feat of a finished deal.

    Args:
        tricks: those that each seat has won.
        won: thirds that each seat has won in cards.
        last_winner: the seat that has won the last trick.
    """
    for pair in (0, 1):
        name: str | None
        losers = tricks[1 - pair] + tricks[3 - pair]
        all_points = won[pair] + won[pair + 2] >= 3 * CARD_POINTS
        if table == "modern":
            name = "cappotto" if all_points and pair_of(last_winner) == pair else None
        elif losers == 0:
            name = "cappottone" if max(tricks) == TRICKS else "cappotto"
        else:
            one = max(won) >= 3 * CARD_POINTS
            name = None if not all_points else "strammazzone" if one else "stramazzo"
        if name is not None and name in FEATS[table]:
            return Outcome(name, pair, FEATS[table][name])
    return None


def is_decima(hand: Sequence[Card]) -> bool:
    """All ten cards of one suit."""
    return len({card.suit for card in hand}) == 1


def decima_seats(leader: int, options: TressetteOptions) -> tuple[int, ...]:
    """For which seats the ten cards of a suit count, in turn.

    In the table of the encyclopedia it is only the one that leads.
    """
    active = options.honours if options.decima == "honours" else options.decima == "always"
    if not active or "napoletana_decima" not in FEATS[options.feat_table]:
        return ()
    seats = 1 if options.feat_table == "enciclopedia" else SEATS
    return tuple((leader + step) % SEATS for step in range(seats))


def decima(
    board: Board, leader: int, options: TressetteOptions
) -> Generator[Decision, Move, int | None]:
    """Whoever holds all cards of a suit shows them, and the deal is over; returns who does."""
    for seat in decima_seats(leader, options):
        show = Show("decima", board.hand(seat))
        answer = show if is_decima(show.cards) else PASS
        if (yield from board.ask(seat, "decima", OneOf([answer]))) != PASS:
            board.show(seat, show.cards, "napoletana_decima")
            return seat
    return None


# --- The end of a deal (section 5) ---------------------------------------------------------------


def end_of_deal(totals: Pair, options: TressetteOptions, last_pair: int | None) -> Outcome | None:
    """Who has won the game if nobody said so; None: it goes on.

    Args:
        totals: points of the game with those of the deal.
        last_pair: the pair that has won the last trick.
    """
    out = [pair for pair in (0, 1) if totals[pair] >= options.target]
    if not out or (options.strict_claim and options.claim):
        return None
    if len(out) == 2 and options.both_out == "last_trick" and last_pair is not None:
        return Outcome("game", last_pair)
    if totals[0] == totals[1]:
        return None
    return Outcome("game", out[0] if len(out) == 1 else totals.index(max(totals)))


# --- The deal, from the first card to the sheet --------------------------------------------------


@dataclass
class Score:
    """The points of the running game in the course of a deal."""

    board: Board
    options: TressetteOptions
    honours: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def before(self) -> Pair:
        """Those of the deals before; a single deal begins a game."""
        first, second, *_ = self.board.before or (0, 0)
        return first, second

    @property
    def thirds(self) -> list[int]:
        """Thirds that each seat has won in cards, without the point for the last trick."""
        position, winners = self.board.position, self.board.winners
        if position is None:
            return [0] * SEATS
        won = [position.points(seat) for seat in range(SEATS)]
        if len(winners) == TRICKS:
            won[winners[-1]] -= 3 * self.options.last_trick_point
        return won

    @property
    def last_pair(self) -> int | None:
        """The pair that has won the last trick; None before that."""
        return pair_of(self.board.winners[-1]) if len(self.board.winners) == TRICKS else None

    def points(self, pair: int) -> int:
        """What the tricks so far are worth; nothing is counted in advance."""
        won = self.thirds
        return side_points(won[pair] + won[pair + 2], self.last_pair == pair, self.options)

    def total(self, pair: int) -> int:
        return self.before[pair] + self.honours[pair] + self.points(pair)

    def tell(self) -> None:
        """Everybody hears the points of the game.

        Those of the tricks are for counting oneself, unless the table shows running points.
        """
        first, second = (self.before[pair] + self.honours[pair] for pair in (0, 1))
        if self.options.show_running_points:
            first, second = self.total(0), self.total(1)
        facts: dict[str, Value] = {"seat": 0, "partner": 2, "points": first, "against": second}
        self.board.tell(ALL, Contract("game", 1, {**facts, "target": self.options.target}))


def deals_before(board: Board) -> int:
    """How many deals of the match have been played."""
    return board.before[2] if board.before else 0


def flow(board: Board, options: TressetteOptions) -> Flow:
    """A deal of Tressette."""
    score = Score(board, options)
    board.deal()
    score.tell()
    if (weak := (yield from annul(board, options))) is not None:
        return annulled(score, weak)
    leader = yield from first_leader(board, options)
    if (holder := (yield from decima(board, leader, options))) is not None:
        return decima_sheet(score, pair_of(holder))
    dealt = [board.hand(seat) for seat in range(SEATS)]
    may_declare = yield from before_play(score, leader)
    position = board.start_play(card_play(options), leader, [pair_of(s) for s in range(SEATS)])
    own_turns = OWN_TURNS.get(options.honours_timing, 0)
    for trick in range(TRICKS):
        for place in range(SEATS):
            seat = position.turn
            if trick < own_turns and seat in may_declare:
                declared = yield from declare(score, seat, dealt[seat])
                may_declare = [other for other in may_declare if other != seat or not declared]
            if place == 0:
                claimant = yield from lead(score)
                if claimant is not None:
                    return claim_sheet(score, claimant)
            else:
                yield from board.play_card()
        if options.show_running_points:
            score.tell()
        if trick == 0 and options.honours_timing == "notice_then_after_trick1":
            for seat in may_declare:
                yield from declare(score, seat, dealt[seat], noticed=True)
    return (yield from count(score))


def before_play(score: Score, leader: int) -> Generator[Decision, Move, list[int]]:
    """What is said of honours before the first lead; returns who may still declare."""
    board, options = score.board, score.options
    if not options.honours:
        return []
    seats = list(board.in_turn(leader))
    if options.honours_timing == "before_lead":
        for seat in seats:
            yield from declare(score, seat, board.hand(seat))
        return []
    if options.honours_timing in OWN_TURNS:
        return seats
    said = []
    for seat in seats:
        answer = yield from board.ask(seat, "notice", notices(board.hand(seat), options))
        said += [seat] * (answer != PASS)
    return said


def declare(
    score: Score, seat: int, dealt: Sequence[Card], *, noticed: bool = False
) -> Generator[Decision, Move, bool]:
    """A seat declares honours of its dealt hand, or nothing; they score at once.

    Args:
        noticed: whether it has said "buon gioco", which it must then make good.
    """
    shows = declarations(dealt, score.options)
    answers: list[Action] = [*shows] if noticed and shows else [*shows, PASS]
    answer = yield from score.board.ask(seat, "declare", OneOf(answers))
    if not isinstance(answer, Show):
        return False
    score.board.show(seat, answer.cards, "honours")
    for found in combinations(answer.cards, score.options):
        facts: dict[str, Value] = {"seat": seat, "points": found.points}
        facts |= {"rank": found.rank} if found.rank else {}
        facts |= {"suit": found.suit} if found.suit else {}
        score.board.tell(ALL, Noted(found.kind, facts))
        score.honours[pair_of(seat)] += found.points
    score.tell()
    return True


def lead(score: Score) -> Generator[Decision, Move, int | None]:
    """The leader plays, unless somebody claims between the tricks; returns who did.

    Before the first lead there is something to claim only if a pair has the target already.
    """
    board, options = score.board, score.options
    assert board.position is not None
    leader = board.position.turn
    open_now = board.tricks or max(score.total(0), score.total(1)) >= options.target
    others = claims(leader, options) if open_now else {}
    seat, action = yield from board.open_play(others, signals(board.hand(leader), options))
    return seat if action == CLAIM else None


def count(score: Score) -> Generator[Decision, Move, Sheet]:
    """After the last trick somebody may still claim before the tricks are counted."""
    board, options, winner = score.board, score.options, score.board.winners[-1]
    if options.claim:
        choices, others = OneOf([Choose("count")]), claims(winner, options)
        seat, action = yield from board.open(winner, "count", choices, others)
        if action == CLAIM:
            return claim_sheet(score, seat)
    tricks = [board.winners.count(seat) for seat in range(SEATS)]
    done = feat(tricks, score.thirds, winner, options.feat_table)
    if done is not None and not done.games:
        lose_honours(score, 1 - done.pair)
    elif done is not None:
        return sheet(score, done)
    totals = (score.total(0), score.total(1))
    return sheet(score, end_of_deal(totals, options, pair_of(winner)))


def lose_honours(score: Score, pair: int) -> None:
    """Who suffers the modern cappotto loses what it has declared in the deal."""
    if lost := score.honours[pair]:
        facts = {"seat": pair, "partner": pair + 2, "points": lost}
        score.board.tell(ALL, Noted("honours_lost", facts))
        score.honours[pair] = 0


# --- The sheet -----------------------------------------------------------------------------------


def claim_sheet(score: Score, claimant: int) -> Sheet:
    """A claim stops the deal, and what the claimant's pair has is counted."""
    pair = pair_of(claimant)
    return sheet(score, claim(pair, score.total(pair), score.options.target))


def decima_sheet(score: Score, pair: int) -> Sheet:
    """The deal ends before play.

    In the table of the encyclopedia the game goes on, and the others get the 11 points.
    """
    table = score.options.feat_table
    won = Outcome("napoletana_decima", pair, FEATS[table]["napoletana_decima"])
    if table != "enciclopedia":
        return sheet(score, won)
    credit = CARD_POINTS + score.options.last_trick_point
    totals = [*score.before]
    totals[1 - pair] += credit
    ended = end_of_deal((totals[0], totals[1]), score.options, None)
    return sheet(score, won, *([ended] if ended else []), credit=(1 - pair, credit))


def annulled(score: Score, seat: int) -> Sheet:
    """A void deal: the same dealer deals once more."""
    facts: dict[str, Value] = {"running": score.before}
    headline = Reason("annulled", {"seat": seat})
    return Sheet(headline, SEATS, (), facts, counts=False, same_dealer=True)


def sheet(score: Score, *outcomes: Outcome | None, credit: tuple[int, int] = (0, 0)) -> Sheet:
    """The points of the deal, and the games that it has decided.

    Args:
        outcomes: the games won, the first for the headline; None: the game goes on.
        credit: a pair and points given to it.
    """
    options, won = score.options, [outcome for outcome in outcomes if outcome]
    given = [credit[1] * (pair == credit[0]) for pair in (0, 1)]
    points = [score.points(pair) + given[pair] for pair in (0, 1)]
    totals = (score.total(0) + given[0], score.total(1) + given[1])
    ended = [done for done in won if done.rule != "napoletana_decima" or not credit[1]]
    by_seat = score.thirds
    facts: dict[str, Value] = {
        "points": tuple(points),
        "honours": tuple(score.honours),
        "thirds": (by_seat[0] + by_seat[2], by_seat[1] + by_seat[3]),
        "totals": totals,
        "target": options.target,
        "running": next_game(score, totals, ended[0]) if ended else totals,
    }
    first = won[0] if won else None
    pair = first.pair if first else totals.index(max(totals))
    named: dict[str, Value] = {"seat": pair, "partner": pair + 2}
    terms = [compared("points", named, points, pair)]
    if any(score.honours):
        terms.append(compared("honours", named, score.honours, pair))
    terms += [paid(outcome) for outcome in won]
    rule = first.rule if first else "level" if min(totals) >= options.target else "goes_on"
    named |= {"total": totals[pair], "behind": totals[1 - pair], "target": options.target}
    games = {"games": first.games} if first else {}
    return Sheet(Reason(rule, {**named, **games}), SEATS, tuple(terms), facts)


def compared(rule: str, named: Mapping[str, Value], points: Sequence[int], pair: int) -> Term:
    """A line that shows points, which decide nothing by themselves."""
    facts = {**named, "points": points[pair], "against": points[1 - pair]}
    return Term(rule, (0,) * SEATS, facts)


def paid(outcome: Outcome) -> Term:
    """Each of the winners gets the games, each of the losers pays them."""
    pair, games = outcome.pair, outcome.games
    amounts = tuple(games if pair_of(seat) == pair else -games for seat in range(SEATS))
    return Term(outcome.rule, amounts, {"seat": pair, "partner": pair + 2, "games": games})


def next_game(score: Score, totals: Pair, outcome: Outcome) -> Pair:
    """What the pairs begin the next game with.

    By option the winners keep what they have above the target, unless honours alone had won.
    """
    options, pair, kept = score.options, outcome.pair, [0, 0]
    if outcome.rule == "claim_wrong" and options.wrong_claim == "lose_game_and_11":
        kept[pair] = CARD_POINTS + 1
    by_tricks = score.before[pair] + score.honours[pair] < options.target
    if options.carry_surplus and by_tricks and outcome.rule in ("game", "claim_right"):
        kept[pair] = totals[pair] - options.target
    return kept[0], kept[1]


# --- The match -----------------------------------------------------------------------------------


def before(sheets: Sequence[Sheet], options: TressetteOptions) -> tuple[int, ...]:
    """Points of both pairs in the running game, and how many deals have been played."""
    running = sheets[-1].facts["running"] if sheets else (0, 0)
    assert isinstance(running, tuple)
    played = sum(sheet.counts for sheet in sheets)
    return (*(int(str(points)) for points in running), played)


def is_over(sheets: Sequence[Sheet], options: TressetteOptions) -> bool:
    """A match ends when a pair has won the agreed number of games."""
    won = [0, 0]
    for done in (term for sheet in sheets for term in sheet.terms):
        for pair in (0, 1):
            won[pair] += max(done.amounts[pair], 0)
    return max(won) >= options.games


GAME: Final = Game(
    name="tressette",
    pack=ITALIAN,
    options=TressetteOptions,
    layout=layout,
    card_play=card_play,
    flow=flow,
    is_over=is_over,
    before=before,
    showcase=(Card("D7"), Card("CK"), Card("S6")),
)
