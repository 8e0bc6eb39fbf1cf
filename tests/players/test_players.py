"""Computer players of every game: legal, fair, the same every time, and better than chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from trionfi.players import Player, UnknownPlayerError, play_out, player, player_names
from trionfi.players.rules.french import hand_count
from trionfi.rules.deal import Deal, IllegalActionError
from trionfi.rules.game import Game, all_games
from trionfi.rules.options import Options

DEALS = 3


def tables(*, all_presets: bool = True) -> list[Any]:
    """Every game with every number of players, and every preset or the first."""
    found = []
    for game in all_games():
        counts = next(choice for choice in game.options.choices() if choice.name == "players")
        presets = list(game.options.presets or [""])
        for preset in presets if all_presets else presets[:1]:
            fixed = game.options.presets.get(preset, {}).get("players")
            for count in [fixed] if fixed else counts.values:
                given = {"players": count, **({"preset": preset} if preset else {})}
                options = game.options.read(given)
                found.append(pytest.param(game, options, id=f"{game.name} {preset} {count}"))
    return found


@pytest.mark.parametrize(("game", "options"), tables())
@pytest.mark.parametrize("name", player_names())
def test_plays_every_game_to_its_end(name: str, game: Game[Any], options: Options) -> None:
    for seed in range(DEALS):
        deal = Deal.shuffled(game, seed=seed, options=options)
        play_out(deal, [player(name, seed)] * deal.seats)
        assert deal.over


@pytest.mark.parametrize(("game", "options"), tables(all_presets=False))
@pytest.mark.parametrize("name", player_names())
def test_does_not_know_hidden_cards(name: str, game: Game[Any], options: Options) -> None:
    """Cards change places between hands that a seat does not see: it does the same."""
    rng, compared = Random(1), 0
    for seed in range(DEALS):
        deal = Deal.shuffled(game, seed=seed, options=options)
        bots = [player(name, seed)] * deal.seats
        while (decision := deal.decision) is not None:
            seat = decision.seat
            view = deal.view(seat)
            action = bots[seat].choose(view, game, deal.options)
            if rng.random() < 0.3 and (other := exchanged(deal, seat, rng)) is not None:
                twin = other.view(seat)
                if twin.facts == view.facts and twin.hand == view.hand:
                    assert bots[seat].choose(twin, game, deal.options) == action
                    compared += 1
            deal.play(seat, action)
    assert compared > 0


def exchanged(deal: Deal, seat: int, rng: Random) -> Deal | None:
    """The deal with two unseen cards of different hands exchanged, if that could have been."""
    layout = deal.game.layout(deal.options, deal.dealer)
    hidden = [
        place
        for place, (card, owner) in enumerate(zip(deal.cards, layout, strict=True))
        if owner != seat and (owner < 0 or card in deal.board.hand(owner))
    ]
    first, second = rng.sample(hidden, 2) if len(hidden) > 1 else (0, 0)
    if layout[first] == layout[second]:
        return None
    cards = list(deal.cards)
    cards[first], cards[second] = cards[second], cards[first]
    try:
        return deal.fork(cards)
    except IllegalActionError:
        return None


@pytest.mark.parametrize("name", player_names())
def test_answers_the_same_view_in_the_same_way(name: str) -> None:
    first = play_out(Deal.shuffled("french", seed=3), [player(name, seed) for seed in range(4)])
    second = play_out(Deal.shuffled("french", seed=3), [player(name, seed) for seed in range(4)])
    assert first.log == second.log


def test_random_depends_on_its_seed() -> None:
    logs = {
        str(play_out(Deal.shuffled("french", seed=3), [player("random", seed)] * 4).log)
        for seed in range(5)
    }
    assert len(logs) > 1


def test_an_unknown_player_is_named() -> None:
    with pytest.raises(UnknownPlayerError, match=r"'oracle'.*random, rules"):
        player("oracle", 1)


def duel(game: Game[Any], options: Options, deals: int) -> list[float]:
    """Mean score of one `rules` among `random`, over all its seats, deal by deal."""
    means = []
    for seed in range(deals):
        total = 0
        for seat in range(options.players):
            seats: list[Player] = [player("random", seed * 10 + s) for s in range(options.players)]
            seats[seat] = player("rules", seed)
            deal = Deal.shuffled(game, seed=seed, options=options)
            sheet = play_out(deal, seats).sheet
            assert sheet is not None
            total += sheet.scores[seat]
        means.append(total / options.players)
    return means


@pytest.mark.parametrize("players", [3, 4, 5])
def test_beats_random_at_french(players: int) -> None:
    game = next(game for game in all_games() if game.name == "french")
    means = duel(game, game.read_options({"players": players}), deals=16)
    assert sum(means) / len(means) > 100


@pytest.mark.parametrize("side", ["taker", "defence"])
def test_beats_random_at_cards(side: str) -> None:
    """The same hand takes a garde; only the card play of one side differs."""
    gains = []
    for seed in range(40):
        both = taker_points(seed, "rules", "rules")
        if side == "taker":
            gains.append(both - taker_points(seed, "random", "rules"))
        else:
            gains.append(taker_points(seed, "rules", "random") - both)
    assert sum(gains) / len(gains) > 5


def taker_points(seed: int, taker: str, defence: str) -> float:
    """Card points of the seat with the best hand in a garde that it is made to take."""
    deal = Deal.shuffled("french", seed=seed, options={"petit_sec": "off"})
    best = max(range(deal.seats), key=lambda seat: hand_count(deal.view(seat).hand))
    while (decision := deal.decision) is not None:
        seat = decision.seat
        if decision.topic == "bid":
            deal.play(seat, "bid garde" if seat == best else "pass")
            continue
        name = "rules" if decision.topic == "discard" else taker if seat == best else defence
        view = deal.view(seat)
        deal.play(seat, player(name, seed).choose(view, deal.game, deal.options))
    assert deal.sheet is not None
    points = deal.sheet.facts["half_points"]
    assert isinstance(points, int)
    return points / 2
