"""What lies on the table, as a fold of facts."""

from __future__ import annotations

import pytest

from trionfi.cards import Card
from trionfi.games.french import BOUTS, FrenchOptions, card_play
from trionfi.rules.actions import PASS, Bid, Play
from trionfi.rules.facts import Begun, Contract, Did, Fact, Role, Won
from trionfi.rules.table import Table


def test_nobody_is_winning_before_a_card_that_can() -> None:
    play = card_play(FrenchOptions())
    led = Did(1, Play(Card("F")))
    assert Table(play, []).winning is None
    assert Table(play, [led]).winning is None
    assert Table(play, [led]).to_json()["winning"] is None
    assert Table(play, [led, Did(2, Play(Card("H2")))]).winning == 2


def test_answers_keep_the_question_they_answered() -> None:
    facts = [Did(0, PASS, "petit_sec"), Did(0, Bid("garde"), "bid"), Did(0, PASS, "slam")]
    seat = Table(card_play(FrenchOptions()), facts).seats[0]
    assert seat.said == ["pass", "bid garde", "pass"]
    assert [answer.topic for answer in seat.answers] == ["petit_sec", "bid", "slam"]


def trick(winner: int, cards: str) -> list[Fact]:
    return [*(Did(seat, Play(Card(card))) for seat, card in enumerate(cards.split())), Won(winner)]


def counted(options: FrenchOptions, *facts: Fact) -> int | None:
    return Table(card_play(options), facts).counted


def begun(cards: int) -> list[Fact]:
    contract = Contract("garde", 2, counted=BOUTS)
    return [Begun(0, (cards,) * 4, 6), Role(3, "taker"), contract]


def test_bouts_are_counted_where_everybody_sees_them() -> None:
    options = FrenchOptions()
    assert counted(options) is None
    assert counted(options, Contract("garde", 2)) is None
    start = begun(18)
    assert counted(options, *start) == 0
    petit = [*start, *trick(3, "T5 T7 T1 T20")]
    assert counted(options, *petit) == 1
    # The Excuse stays with the taker, and a bout that the others win is not counted.
    lost = [*petit, *trick(0, "T21 T3 T4 F")]
    assert counted(options, *lost) == 2
    # A partner counts from the moment when everybody knows.
    assert counted(options, *lost, Role(0, "partner")) == 3


@pytest.mark.parametrize(
    ("last", "winner", "bouts"),
    [("to_winner", 0, 0), ("to_winner", 3, 1), ("always_changes", 0, 0), ("to_winner", 1, 1)],
)
def test_the_excuse_of_the_last_trick(last: str, winner: int, bouts: int) -> None:
    facts = [*begun(1), Role(1, "partner"), *trick(winner, "S5 S7 S1 F")]
    assert counted(FrenchOptions(excuse_last=last), *facts) == bouts  # type: ignore[arg-type]
