"""The rules of thumb of card play, on positions in which they leave one card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import pytest

from tests.players.endings import ending
from trionfi.cards import ITALIAN, Card
from trionfi.players import player
from trionfi.rules.card_play import CardPlay
from trionfi.rules.game import Game, find_game
from trionfi.rules.options import Options

FRENCH: Game[Any] = find_game("french")
RANKS = ("4", "5", "6", "7", "J", "C", "K", "1", "2", "3")
THIRDS = {"1": 3, "3": 1, "2": 1, "K": 1, "C": 1, "J": 1}
PAIRS = CardPlay(
    pack=ITALIAN,
    seats=4,
    suits=tuple(tuple(Card(suit + rank) for rank in RANKS) for suit in "SBCD"),
    trumps=(),
    value=lambda card: THIRDS.get(card.rank, 0),
    must_trump=False,
    last_trick=3,
)
"""Card play as in Tressette: two pairs, no trumps."""


@dataclass(frozen=True)
class FourOnly(Options):
    players: Literal[4] = 4


def no_deal(*_: object) -> Any:
    raise NotImplementedError


TRESSETTE: Game[FourOnly] = Game(
    "four in pairs", ITALIAN, FourOnly, no_deal, lambda options: PAIRS, no_deal, no_deal
)


def answer(game: Game[Any], *args: Any, **kwargs: Any) -> str:
    view = ending(game, *args, **kwargs)
    return str(player("rules").choose(view, game, game.read_options({})))


class TestR23:
    """Case R23: bots that waste points."""

    def test_gives_the_endangered_queen_to_the_partners_king(self) -> None:
        hands = ("C4 T7", "CK S3", "C2 S5", "CQ C3")
        assert answer(FRENCH, hands, ("C4", "CK", "C2")) == "play CQ"

    def test_last_to_play_gives_the_queen_to_a_team_mate(self) -> None:
        hands = ("H9 T7 T8", "HK S3 S4", "H2 S5 S6", "HQ H3 D2")
        assert answer(FRENCH, hands, ("H9", "HK", "H2")) == "play HQ"

    def test_no_ace_of_another_suit_on_a_trick_that_is_lost(self) -> None:
        hands = ("C3 D4", "C7 D5", "C4 D6", "S1 B4")
        assert answer(TRESSETTE, hands, ("C3", "C7", "C4"), roles=()) == "play B4"

    def test_the_ace_for_the_partner_who_wins(self) -> None:
        hands = ("C7 D4", "C3 D5", "C4 D6", "S1 B4")
        assert answer(TRESSETTE, hands, ("C7", "C3", "C4"), roles=()) == "play S1"

    def test_no_high_card_on_a_trick_that_is_safe(self) -> None:
        hands = ("H9 T3 T2", "T9 S3 S4", "H2 S5 S6", "T20 T10 D2")
        assert answer(FRENCH, hands, ("H9", "T9", "H2")) == "play T10"

    def test_the_least_when_the_taker_wins(self) -> None:
        hands = ("HK T3 T2", "H4 S3 S4", "H2 S5 S6", "HQ H3 D2")
        assert answer(FRENCH, hands, ("HK", "H4", "H2")) == "play H3"

    def test_wins_with_the_card_that_is_most_in_danger(self) -> None:
        hands = ("H9 T3 T2", "H4 S3 S4", "H2 S5 S6", "HQ H3 D2")
        assert answer(FRENCH, hands, ("H9", "H4", "H2")) == "play HQ"


class TestPetit:
    def test_comes_home_on_a_trick_that_is_won(self) -> None:
        hands = ("H9 T20 T8", "HK S3 S4", "H2 S5 S6", "T1 T9 D2")
        assert answer(FRENCH, hands, ("H9", "HK", "H2")) == "play T1"

    def test_is_not_given_to_the_taker(self) -> None:
        hands = ("T20 T8 C2", "T9 S3 S4", "T2 S5 S6", "T1 T3 D2")
        assert answer(FRENCH, hands, ("T20", "T9", "T2")) == "play T3"


class TestExcuse:
    def test_is_not_kept_for_the_last_trick(self) -> None:
        hands = ("C4 T7", "C5 S3", "C2 S5", "F C3")
        assert answer(FRENCH, hands, ("C4", "C5", "C2"), gone="H4 H1 H2 H3") == "play F"

    def test_saves_a_dear_card_from_a_lost_trick(self) -> None:
        hands = ("HK T3 T2 C2", "H4 S3 S4 C3", "H2 S5 S6 C4", "HQ F D2 D3")
        assert answer(FRENCH, hands, ("HK", "H4", "H2"), gone="") == "play F"

    def test_is_not_spent_where_a_low_card_does(self) -> None:
        hands = ("HK T3 T2 C2", "H4 S3 S4 C3", "H2 S5 S6 C4", "H3 F D2 D3")
        assert answer(FRENCH, hands, ("HK", "H4", "H2"), gone="") == "play H3"

    @pytest.mark.parametrize("others", ["T5 D2", "T21 D2"])
    def test_stays_out_of_the_last_trick_without_a_clean_run(self, others: str) -> None:
        hands = ("F C3", "C5 S3", "C2 S5", others)
        assert answer(FRENCH, hands, gone="H1 H2 H3 H4") == "play F"

    def test_is_kept_for_the_last_trick_of_a_clean_run(self) -> None:
        hands = ("F T21", "C5 S3", "C2 S5", "D3 D2")
        assert answer(FRENCH, hands, gone="HK H2 H3 H4") == "play T21"
