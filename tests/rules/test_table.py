"""What lies on the table, as a fold of facts."""

from __future__ import annotations

from trionfi.cards import Card
from trionfi.games.french import FrenchOptions, card_play
from trionfi.rules.actions import Play
from trionfi.rules.facts import Did
from trionfi.rules.table import Table


def test_nobody_is_winning_before_a_card_that_can() -> None:
    play = card_play(FrenchOptions())
    led = Did(1, Play(Card("F")))
    assert Table(play, []).winning is None
    assert Table(play, [led]).winning is None
    assert Table(play, [led]).to_json()["winning"] is None
    assert Table(play, [led, Did(2, Play(Card("H2")))]).winning == 2
