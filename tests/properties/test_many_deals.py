"""Thousands of deals of every game, preset and number of players, counted again at the end."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

import pytest

from tests.perft import bruteforce
from tests.properties.worlds import frozen
from tests.solver.variants import any_options, choices_of, mask_of, read_by_card_play
from trionfi.cards import Card
from trionfi.games.sicilian_cards import face
from trionfi.kernel import sides
from trionfi.players import play_out, player
from trionfi.records import DealRecord, read
from trionfi.rules.deal import Deal
from trionfi.rules.game import Game, games
from trionfi.rules.options import Options


def tables() -> list[tuple[str, str, int]]:
    """Every game with its presets and numbers of players, as far as they go together."""
    found: dict[tuple[str, Options], tuple[str, str, int]] = {}
    for name, game in games().items():
        choice = next(choice for choice in choices_of(game) if choice.name == "players")
        for preset in game.options.presets or ("",):
            for players in map(int, choice.values):
                settled = game.options.presets.get(preset, {}).get("players", players)
                if settled == players:
                    key = (name, options_of(game, preset, players))
                    found.setdefault(key, (name, preset, players))
    return list(found.values())


def options_of(game: Game[Any], preset: str, players: int) -> Options:
    given: dict[str, object] = {"players": players}
    options: Options = game.read_options(given | ({"preset": preset} if preset else {}))
    return options


TABLES = pytest.mark.parametrize(("name", "preset", "players"), tables())
EVERY_GAME = pytest.mark.parametrize("name", games())


def start(name: str, options: Options, seed: int, rng: Random) -> Deal:
    game = games()[name]
    running = [rng.randrange(20) for _ in game.before([], options)]
    return Deal.shuffled(
        name, seed=seed, dealer=rng.randrange(options.players), options=options, before=running
    )


def at_random(deal: Deal, rng: Random) -> Deal:
    """Played to the end, now and then out of turn."""
    while deal.decision is not None:
        seat, choices = deal.decision.seat, deal.decision.choices
        if deal.decision.others and rng.random() < 0.02:
            seat, choices = rng.choice(list(deal.decision.others.items()))
        deal.play(seat, choices.sample(rng))
    return deal


def check(deal: Deal) -> None:
    """What holds of every finished deal."""
    sheet, board = deal.sheet, deal.board
    assert sheet is not None
    for seat, score in enumerate(sheet.scores):
        assert score == sum(term.amounts[seat] for term in sheet.terms)
    if deal.game.zero_sum:
        assert all(sum(term.amounts) == 0 for term in sheet.terms)
    if board.position is not None and board.position.over and len(board.tricks) > 1:
        check_cards(deal)
        check_points(deal)


def check_cards(deal: Deal) -> None:
    """Every card is somewhere, and all points are somebody's."""
    board, position = deal.board, deal.board.position
    assert position is not None
    played = [card for trick in board.tricks for _, card in trick]
    away = [card for pile in board.laid for card in pile] + board.pool
    assert sorted(played + away) == sorted(deal.game.pack)
    play = deal.game.card_play(deal.options)
    everybody = (1 << deal.seats) - 1
    assert sum(map(position.tricks, range(deal.seats))) == len(board.tricks)
    assert position.side_points(everybody) + play.points(away) == (
        play.points(deal.game.pack) + play.last_trick
    )


def check_points(deal: Deal) -> None:
    """The points of every side, counted again as the rule book says."""
    position = deal.board.position
    assert position is not None
    wanted = {name for read in read_by_card_play(deal.game) for name in read}
    every = deal.options.to_json()
    book = bruteforce.book(deal.game.name, {name: every[name] for name in wanted})
    masks = sides(position)
    counted = bruteforce.Sides(masks, payers(deal))
    tricks = [[(seat, str(card)) for seat, card in trick] for trick in deal.board.tricks]
    for mask in set(masks):
        side = {seat for seat in range(deal.seats) if mask >> seat & 1}
        assert mask == mask_of(side)
        assert position.side_points(mask) == book.points(tricks, side, counted)


def payers(deal: Deal) -> Collection[int]:
    """Who has put a card away that pays for the Fool."""
    laid: list[list[Card]] = deal.board.laid
    if deal.game.name == "sicilian":
        return [seat for seat, cards in enumerate(laid) if any(not face(card) for card in cards)]
    if deal.game.name == "ottocento" and deal.options.to_json()["cappotto_scarto"]:
        return []
    return [seat for seat, cards in enumerate(laid) if cards]


def random_deals(name: str, preset: str, players: int, seeds: range) -> None:
    fixed = options_of(games()[name], preset, players)
    for seed in seeds:
        rng = Random(f"{name} {preset} {players} {seed}")
        check(at_random(start(name, fixed, seed, rng), rng))


def rules_deals(name: str, preset: str, players: int, seeds: range) -> None:
    fixed = options_of(games()[name], preset, players)
    bots = [player("rules", seat) for seat in range(players)]
    for seed in seeds:
        deal = start(name, fixed, seed, Random(f"rules {name} {preset} {players} {seed}"))
        check(play_out(deal, bots))


def any_deals(name: str, seeds: range) -> None:
    """Under any options; kept as text and read again."""
    for seed in seeds:
        rng = Random(f"any {name} {seed}")
        deal = at_random(start(name, any_options(games()[name], rng), seed, rng), rng)
        check(deal)
        if seed % 20 == 0:
            again = read(DealRecord(deal).text())
            assert isinstance(again, DealRecord)
            assert frozen(again.deal.view(None)) == frozen(deal.view(None))
            assert again.deal.sheet == deal.sheet


@TABLES
def test_random_deals(name: str, preset: str, players: int) -> None:
    random_deals(name, preset, players, range(60))


@TABLES
def test_deals_of_the_rules_player(name: str, preset: str, players: int) -> None:
    rules_deals(name, preset, players, range(10))


@EVERY_GAME
def test_deals_under_any_options(name: str) -> None:
    any_deals(name, range(200))


@pytest.mark.long
@TABLES
def test_ten_thousand_random_deals(name: str, preset: str, players: int) -> None:
    random_deals(name, preset, players, range(1000, 11_000))


@pytest.mark.long
@TABLES
def test_a_thousand_deals_of_the_rules_player(name: str, preset: str, players: int) -> None:
    rules_deals(name, preset, players, range(1000, 2000))


@pytest.mark.long
@EVERY_GAME
def test_ten_thousand_deals_under_any_options(name: str) -> None:
    any_deals(name, range(1000, 11_000))
