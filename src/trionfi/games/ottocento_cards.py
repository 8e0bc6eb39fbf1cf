"""What Ottocento counts and declares: pack, points, options, signals, card play.

The sources are those of `trionfi.games.ottocento`, and so are the numbers of sections.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, ClassVar, Final, Literal

from trionfi.cards import BOLOGNESE, Card
from trionfi.games.ottocento_combinations import ANGEL, BEGATO, MATTO, MOORS, WORLD
from trionfi.rules.card_play import CardPlay, Fool, Row
from trionfi.rules.options import Between, Options

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
