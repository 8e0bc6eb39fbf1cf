"""What all Sicilian games share: pack, points, options, discards, card play, the Fugitive.

The sources are those of `trionfi.games.sicilian`, and so are the numbers of sections.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, ClassVar, Final, Literal, Self, TypeAlias

from trionfi.cards import SICILIAN, Card
from trionfi.games.sicilian_bargain import Bargain
from trionfi.rules import exchange
from trionfi.rules.actions import Discard
from trionfi.rules.board import ALL, POOL, Board
from trionfi.rules.card_play import CardPlay, Fool
from trionfi.rules.choices import Pick
from trionfi.rules.decision import Decision, Move
from trionfi.rules.facts import Noted
from trionfi.rules.free_order import Protocol
from trionfi.rules.options import Between, OptionError, Options
from trionfi.rules.reason import Reason
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


# --- Options (section 11) ------------------------------------------------------------------------


@dataclass(frozen=True)
class SicilianOptions(Options):
    """The options of all Sicilian games; a game has no use for those that it does not name."""

    players: Literal[3, 4] = 4
    town: Literal["calatafimi", "barcellona", "tortorici"] = "calatafimi"
    hands: Annotated[int, Between(1, 100)] = 8
    bargain_protocol: Protocol = "polled"
    max_offer: Annotated[int, Between(1, TOTAL)] = 10
    takers_share: bool = True
    redeal_dealer: Literal["same", "next"] = "same"
    discard_ban: Literal["five_ten", "five_ten_queens", "five_ten_trumps"] = "five_ten"
    discard_lone_picciotti: bool = False
    call_rule: Literal["free", "held_suit", "longest", "shortest_held"] = "free"
    fool_lead: Literal["next_sets_suit", "forbidden"] = "next_sets_suit"
    fool_last_trick: Literal["normal", "lost"] = "normal"
    fool_no_worthless: Literal["surrender", "keep"] = "surrender"
    knock: bool = True

    presets: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {
        "calatafimi": {},
        "calatafimi_three": {"players": 3},
        "barcellona": {"players": 3, "town": "barcellona"},
        "tortorici": {"players": 3, "town": "tortorici"},
    }

    @classmethod
    def read(cls, values: Mapping[str, object]) -> Self:
        """As for all games; the highest offer may also be none, which is all points there are."""
        if values.get("max_offer", 0) in (None, "none"):
            values = {**values, "max_offer": TOTAL}
        return super().read(values)

    def check(self) -> None:
        if self.players == 4 and self.town != "calatafimi":
            town = self.town.capitalize()
            raise OptionError(
                f"the game of {town} is for three: take players=3 with town={self.town}"
            )


# --- The deal (section 3) ------------------------------------------------------------------------

PACKETS: Final = 12
"""Packets of five that are dealt: three to each of four players, four to each of three."""


@cache
def layout(options: SicilianOptions, dealer: int) -> tuple[int, ...]:
    """Packets of five from the dealer's right, round and round; the last three to the talon."""
    packets = [(dealer + 1 + index) % options.players for index in range(PACKETS)]
    return (*(seat for seat in packets for _ in range(5)), POOL, POOL, POOL)


# --- Talon and discards (section 6) --------------------------------------------------------------


def discards(hand: Sequence[Card], options: SicilianOptions) -> Pick[Discard]:
    """Three cards out of a hand with the talon.

    Never a card worth 5 or 10 (Picciotti alone of all trumps by option). Cards of a stricter ban
    only fill up, after all others, what would be missing; they are shown.
    """
    lone = options.discard_lone_picciotti and [c for c in hand if c.is_trump] == [PICCIOTTI]
    free: list[Card] = []
    banned: list[Card] = []
    refused = {}
    for card in hand:
        if is_high(card) and not (lone and card == PICCIOTTI):
            refused[card] = Reason("high_card_not_discardable", {"card": card})
        elif is_banned(card, options) and card != PICCIOTTI:
            banned.append(card)
        else:
            free.append(card)
    return exchange.discards(
        SICILIAN,
        free,
        banned,
        3,
        refused,
        only_if_forced="only_if_forced",
        free_first="free_cards_first",
    )


def is_banned(card: Card, options: SicilianOptions) -> bool:
    """Whether the table's stricter ban names a card: a Queen, or any trump."""
    if options.discard_ban == "five_ten_queens":
        return card.rank == "Q"
    return options.discard_ban == "five_ten_trumps" and card.is_trump


def forced(laid: Iterable[Card], options: SicilianOptions) -> list[Card]:
    """Those cards of a legal discard that only fill it up, and are shown."""
    return [card for card in laid if is_banned(card, options) and card != PICCIOTTI]


def take_talon(
    board: Board, seat: int, options: SicilianOptions, *, shown: bool
) -> Generator[Decision, Move, None]:
    """A seat exchanges with the talon; what only force let it discard is shown."""
    laid = yield from exchange.exchange(
        board, seat, lambda hand: discards(hand, options), seen_by_all=shown
    )
    if filled := forced(laid, options):
        board.show(seat, filled, "forced_discard")


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
        unit=3,
        fool=Fool(
            "kept" if options.fool_last_trick == "normal" else "french",
            owed=1,
            may_lead=options.fool_lead == "next_sets_suit",
            needs_trick=options.fool_no_worthless == "surrender",
            excused=options.fool_no_worthless == "keep",
            pays_with=tuple(card for card in SICILIAN if not face(card)),
            clean_run="never",
        ),
        last_trick=3 * LAST_TRICK,
    )


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
    points: int, soloist: int, players: int = 4, *, factor: int = 3, each: int = 1
) -> Term:
    """The soloist gets `factor` times his points above 55, every opponent pays `each` times them.

    The opponents' own points above 54 are as many as the soloist's below 55.
    """
    amounts = [-each * (points - BASE)] * players
    amounts[soloist] = factor * (points - BASE)
    facts = {"points": points, "target": BASE, "factor": factor, "seat": soloist}
    return Term("solo", tuple(amounts), facts)


def unplayed(
    rule: str, options: SicilianOptions, bargain: Bargain | None = None, *, same_dealer: bool
) -> Sheet:
    """The sheet of a hand that was not played: none of the match's hands, though offers count."""
    scores = tuple(bargain.scores) if bargain else ()
    terms = (Term("bargain", scores),) if any(scores) else ()
    return Sheet(Reason(rule), options.players, terms, counts=False, same_dealer=same_dealer)
