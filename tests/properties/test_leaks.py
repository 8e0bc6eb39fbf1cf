"""No seat can tell two worlds apart that differ only in cards it cannot know (case R13)."""

from random import Random

import pytest

from tests.properties.worlds import frozen, known, other_world, questions, told
from trionfi.cards import Card
from trionfi.rules.deal import Deal
from trionfi.rules.game import games

HONOURS = {Card(code) for code in ("T1", "T21", "T20", "F", "SK", "HK", "DK", "CK", "BK", "C3")}

VARIANTS = [
    (name, players)
    for name, game in games().items()
    for choice in game.options.choices()
    if choice.name == "players"
    for players in choice.values or (choice.default,)
]


def played(name: str, players: int, rng: Random) -> Deal:
    """A deal of a game, played at random up to a random point, now and then out of turn."""
    deal = Deal.shuffled(name, seed=rng.getrandbits(40), options={"players": players})
    for _ in range(rng.randrange(1, 30 + 5 * players)):
        if deal.decision is None:
            break
        seat, choices = deal.decision.seat, deal.decision.choices
        if deal.decision.others and rng.random() < 0.05:
            seat, choices = rng.choice(list(deal.decision.others.items()))
        deal.play(seat, choices.sample(rng))
    return deal


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_views_and_questions_do_not_depend_on_cards_a_seat_cannot_place(
    name: str, players: int, request: pytest.FixtureRequest
) -> None:
    rng = Random(f"{name} {players}")
    wanted = 3000 if request.config.getoption("-m") == "" else 200
    compared = 0
    while compared < wanted:
        deal = played(name, players, rng)
        if deal.over:
            continue
        asked = questions(deal)
        for seat in (*range(players), None):
            view = frozen(deal.view(seat))
            for _ in range(3):
                found = other_world(deal, seat, rng, HONOURS)
                if found is None or found[0].cards == deal.cards:
                    continue
                world, asked_there = found
                assert frozen(world.view(seat)) == view
                assert asked_there == asked
                compared += 1


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_a_seat_is_told_only_cards_that_it_may_place(name: str, players: int) -> None:
    rng = Random(f"told {name} {players}")
    for _ in range(60):
        deal = played(name, players, rng)
        if deal.over:
            continue
        for seat in (*range(players), None):
            view = deal.view(seat)
            assert told(view) <= known(view)
