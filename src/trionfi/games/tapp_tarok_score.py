"""What cards and deals of Tarok for three are worth: pack, options, card play, scoring.

The sources are those of `trionfi.games.tapp_tarok`, and so are the numbers of sections. All rules
here take plain values and know nothing of a running deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from trionfi.cards import TAROK, Card
from trionfi.rules.card_play import CardPlay
from trionfi.rules.options import Between, OptionError, Options
from trionfi.rules.reason import Reason, Value
from trionfi.rules.terms import Sheet, Term, written, written_points

# --- The pack and its values (sections 2 and 3) --------------------------------------------------

SEATS: Final = 3
HAND: Final = 16
PAGAT, MOND, SKUS = Card("T1"), Card("T21"), Card("T22")
TRULL: Final = (SKUS, MOND, PAGAT)
KINGS: Final = tuple(Card(suit + "K") for suit in "SHDC")
TRUMPS: Final = tuple(Card(f"T{number}") for number in range(1, 23))
COURTS: Final = ("J", "C", "Q", "K")
BLACK: Final = ("7", "8", "9", "10")
RED: Final = {"four_high": ("1", "2", "3", "4"), "ace_high": ("4", "3", "2", "1")}
"""The red pips, low to high; the seed has the four highest, every Austrian source the ace."""
UNITS: Final = {"K": 5, "Q": 4, "C": 3, "J": 2}
TOTAL: Final = 70
TARGET: Final = 36
"""What a declarer who plays a game needs."""


def thirds(card: Card) -> int:
    """Value in thirds of a point: a card of u units, counted in threes, is worth 3u - 2 of them.

    The trull and kings have 5 units, queens 4, knights 3, jacks 2, all others 1.
    """
    return 3 * (5 if card in TRULL else UNITS.get(card.rank, 1)) - 2


# --- Options (section 12) ------------------------------------------------------------------------

Profile: TypeAlias = Literal["book", "tappen1821", "austrian"]


@dataclass(frozen=True)
class TarokOptions(Options):
    """The options of Tarok; the defaults are those of the profile `book`."""

    players: Literal[3] = 3
    hands: Annotated[int, Between(1, 99)] = 9
    profile: Profile = "book"
    direction: Literal["clockwise", "anticlockwise"] = "clockwise"
    red_pips: Literal["four_high", "ace_high"] = "four_high"
    redeal_no_trumps: bool = False
    all_pass: Literal["redeal_next", "redeal_same", "tapper", "trischaken"] = "redeal_next"
    solo_ends_auction: bool = True
    hold_right: Literal["seniority", "forehand_only"] = "seniority"
    talon_take: Literal["either_half", "upper_unseen", "any_three"] = "either_half"
    free_half: bool = False
    talon_refusal: bool = False
    consolation_mode: Literal["undertake_under_36", "floor", "off"] = "undertake_under_36"
    aim_timing: Literal["after_exchange", "with_bid"] = "after_exchange"
    honours_moment: Literal["dealt", "after_exchange"] = "dealt"
    ultimo_announce: bool = False
    defenders_may_announce: bool = True
    failed_ultimo_pays: Literal["announced_only", "always"] = "announced_only"
    slam: bool = False
    kontra_max: Literal[1, 2, 4, 8] = 1
    solo_excess_multiplier: Literal[2, 4] = 2
    base: Literal[30, 40, 50] = 50

    presets: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {
        "book": {},
        "tappen1821": {
            "profile": "tappen1821",
            "direction": "anticlockwise",
            "red_pips": "ace_high",
            "all_pass": "tapper",
            "talon_take": "upper_unseen",
            "consolation_mode": "off",
            "ultimo_announce": True,
            "defenders_may_announce": False,
            "failed_ultimo_pays": "always",
            "slam": True,
            "solo_excess_multiplier": 4,
        },
        "austrian": {
            "profile": "austrian",
            "direction": "anticlockwise",
            "red_pips": "ace_high",
            "consolation_mode": "off",
            "honours_moment": "after_exchange",
            "ultimo_announce": True,
            "failed_ultimo_pays": "always",
            "slam": True,
            "kontra_max": 8,
        },
    }

    def check(self) -> None:
        if self.profile != "book" and self.consolation_mode != "off":
            raise OptionError(
                f"the profile {self.profile} has no consolation: take preset={self.profile}, "
                "which sets everything that belongs to it, or consolation_mode=off"
            )
        if self.all_pass == "trischaken" and not self.flat:
            raise OptionError(
                f"the profile {self.profile} has no trischaken: it is played with profile=austrian"
            )

    @property
    def clockwise(self) -> bool:
        return self.direction == "clockwise"

    @property
    def flat(self) -> bool:
        """Whether contracts have flat values, without the points above 35."""
        return self.profile == "austrian"


# --- Play (section 8) ----------------------------------------------------------------------------


@cache
def card_play(options: TarokOptions) -> CardPlay:
    """Follow suit, else trump; nobody has to beat anything. Points are thirds."""
    red = RED[options.red_pips]
    return CardPlay(
        pack=TAROK,
        seats=SEATS,
        suits=tuple(
            tuple(Card(suit + rank) for rank in (*(red if suit in "HD" else BLACK), *COURTS))
            for suit in "SHDC"
        ),
        trumps=TRUMPS,
        value=thirds,
        unit=3,
        ultimo=PAGAT,
    )


# --- Scoring (sections 9 and 11) -----------------------------------------------------------------

Aim: TypeAlias = Literal["game", "consolation"]
Side: TypeAlias = Literal["declarer", "defenders"]


@dataclass(frozen=True)
class Ultimo:
    """The Pagat in the last trick, or announced for it."""

    seat: int
    won: bool
    announced: bool = False
    kontra: int = 1


@dataclass(frozen=True)
class Slam:
    """All tricks for one side; or, missed, announced and not made, which the other side scores."""

    side: Side
    announced: bool = False
    missed: bool = False


@dataclass(frozen=True)
class Result:
    """What a deal came to, as far as the score depends on it.

    Args:
        points: the declarer's, with the discard.
        honours: what each seat held (`trull`, `kings`, `heads`).
        kontra: what the game is multiplied by.
    """

    taker: int
    contract: str
    points: int
    aim: Aim = "game"
    honours: Mapping[int, Sequence[str]] = field(default_factory=dict)
    ultimo: Ultimo | None = None
    slam: Slam | None = None
    kontra: int = 1

    @property
    def defenders(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(SEATS) if seat != self.taker)

    def side(self, seat: int, *, other: bool = False) -> tuple[int, ...]:
        """The seats of a seat's side, or of the one against it."""
        return self.defenders if (seat != self.taker) != other else (self.taker,)


FLAT: Final = {"dreier": 3, "unterer": 4, "oberer": 5, "solo": 8}
"""What the contracts of `austrian` are worth."""


def value(contract: str, options: TarokOptions) -> int:
    """What a contract is worth: 3, 4, 5, 8; or the base, doubled in a solo."""
    if options.flat:
        return FLAT[contract]
    return options.base * (2 if contract == "solo" else 1)


HONOURS: Final = {"trull": 3, "kings": 3, "heads": 1}
"""What honours are worth in `austrian`; in the other profiles there are no heads."""


def honours(cards: Iterable[Card], options: TarokOptions) -> tuple[str, ...]:
    """What is scored by the one who holds these cards: trull, four kings; in `austrian` heads."""
    held = set(cards)
    found = ["trull"] if held.issuperset(TRULL) else []
    if options.flat and len(held.intersection(TRULL)) == 2:
        found.append("heads")
    return (*found, "kings") if held.issuperset(KINGS) else tuple(found)


def ultimo_of(announcer: int | None, played: int, winner: int, kontra: int = 1) -> Ultimo | None:
    """What became of the Pagat.

    Args:
        announcer: the seat that announced the ultimo, if any.
        played: the seat that played the Pagat to the last trick, -1 if nobody did.
        winner: the seat that won it there.
    """
    if announcer is not None:
        return Ultimo(announcer, played == winner == announcer, True, kontra)
    return Ultimo(played, played == winner) if played >= 0 else None


def slam_of(tricks: int, announced: bool, options: TarokOptions) -> Slam | None:
    """Which slam a deal ended in, by the tricks of the declarer.

    That an announced slam which fails is scored by the opponents is a decision of this house.
    """
    if not options.slam or (0 < tricks < HAND and not announced):
        return None
    if tricks == HAND:
        return Slam("declarer", announced)
    return Slam("defenders", announced, missed=announced)


def settle(result: Result, options: TarokOptions) -> tuple[Term, ...]:
    """The score, line by line.

    Whatever is written for a player is paid to him by each one who does not write it too: the net
    of three sheets (the 1821 book settles so).
    """
    lines = list(game_lines(result, options))
    honour = HONOURS if options.flat else {"trull": options.base, "kings": options.base}
    lines += [
        written(name, (seat,), honour[name], SEATS, seat=seat)
        for seat, names in result.honours.items()
        for name in names
        if name in honour
    ]
    last = result.ultimo
    if last and (last.won or last.announced or options.failed_ultimo_pays == "always"):
        unit = 4 if options.flat else options.base
        each = unit * (2 if result.contract == "solo" else 1) * (2 if last.announced else 1)
        rule = "ultimo" if last.won else "ultimo_lost"
        winners = result.side(last.seat, other=not last.won)
        lines.append(written(rule, winners, each * last.kontra, SEATS, seat=last.seat))
    return tuple(lines)


def is_made(result: Result, options: TarokOptions) -> bool:
    """Whether the declarer has done what he undertook."""
    if result.aim == "consolation":
        return result.points < TARGET or options.consolation_mode == "floor"
    return result.points >= TARGET


def game_lines(result: Result, options: TarokOptions) -> Iterable[Term]:
    """What the game itself, the consolation, or the slam instead of it, is worth."""
    worth, factor = value(result.contract, options), result.kontra
    taker, defenders, points = (result.taker,), result.defenders, result.points
    slam = result.slam if result.aim == "game" and options.slam else None
    if slam:
        times = 10 if not options.flat else 8 if slam.announced else 4
        winners = taker if slam.side == "declarer" else defenders
        rule = "slam_missed" if slam.missed else "slam"
        yield written(rule, winners, worth * times * factor, SEATS, value=worth, times=times)
        return
    made = is_made(result, options)
    if made and result.aim == "consolation":
        yield written("consolation", taker, min(points, TARGET - 1) * factor, SEATS, points=points)
        return
    winners = taker if made else defenders
    yield written("base", winners, worth * factor, SEATS, value=worth, factor=factor)
    excess = max((points if made else TOTAL - points) - (TARGET - 1), 0)
    if excess and not options.flat:
        times = options.solo_excess_multiplier if result.contract == "solo" else 2
        each = times * excess * factor
        yield written("excess", winners, each, SEATS, excess=excess, times=times * factor)


def tapper(forehand: int, options: TarokOptions) -> Term:
    """All pass but perhaps forehand's tapper: half of the lowest value for forehand."""
    lowest = "dreier" if options.flat else "threesome"
    return written("tapper", (forehand,), value(lowest, options) // 2, SEATS, seat=forehand)


MOST_POINTS: Final = 5
"""What the player with the most points pays each other player in a trischaken (section 5.4)."""


def trischaken(points: Sequence[int]) -> Term:
    """Whoever has the most points pays (section 5.4); of several each pays those who have fewer.

    That equal players all pay is a decision of this house.
    """
    most = max(points)
    others = tuple(seat for seat, own in enumerate(points) if own < most)
    return written("trischaken", others, MOST_POINTS, SEATS, points=tuple(points))


@cache
def trischaken_play(options: TarokOptions) -> CardPlay:
    """The same order of cards, but whoever can head the trick must."""
    return replace(card_play(options), must_head=True, ultimo=None)


def sheet_of(result: Result, options: TarokOptions, **cards: Value) -> Sheet:
    """The sheet of a result, with what it shows besides the terms."""
    terms, made = settle(result, options), is_made(result, options)
    facts: dict[str, Value] = {
        "taker": result.taker,
        "contract": result.contract,
        "points": result.points,
        "target": TARGET,
        "total": TOTAL,
        "by": abs(result.points - (TARGET if result.points >= TARGET else TARGET - 1)),
        "written": written_points(terms, SEATS),
    }
    rule = "made" if made else "failed"
    if result.aim == "consolation":
        rule = f"consolation_{rule}"
        facts["below"] = options.consolation_mode != "floor"
    elif result.slam:
        rule = "slam_missed" if result.slam.missed else f"slam_{result.slam.side}"
    return Sheet(Reason(rule, facts), SEATS, terms, {**facts, **cards})
