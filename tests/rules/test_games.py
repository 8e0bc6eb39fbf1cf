"""How games and players are found: the house's own must be there, what others offer may fail."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

from trionfi.games import french
from trionfi.players import RandomPlayer, _makers, player, player_names
from trionfi.rules import game as module
from trionfi.rules import plugins
from trionfi.rules.game import UnknownGameError, find_game, games

WHIST = replace(french.GAME, name="whist")
NO_GAME = "a text"


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Other packages can be made to offer something."""
    games.cache_clear()
    _makers.cache_clear()
    yield monkeypatch
    games.cache_clear()
    _makers.cache_clear()


def offered(patch: pytest.MonkeyPatch, *places: str) -> None:
    entries = [EntryPoint(place.split(":")[1], place, "any") for place in places]
    patch.setattr(plugins, "entry_points", lambda group: entries)


def test_a_game_of_another_package_is_found(offer: pytest.MonkeyPatch) -> None:
    offered(offer, f"{__name__}:WHIST")
    assert find_game("whist") is WHIST
    assert find_game("french") is french.GAME


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (
            "no.such.package:X",
            "'X' in trionfi.games of another package is left out: No module",
        ),
        (f"{__name__}:NOTHING", "'NOTHING' in trionfi.games of another package is left out: "),
        (f"{__name__}:NO_GAME", f"is left out: {__name__}:NO_GAME is no Game"),
        ("trionfi.games.french:GAME", "is left out: there is a game 'french' already"),
    ],
)
def test_a_broken_one_is_named_once_and_the_others_stay(
    offer: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, place: str, reason: str
) -> None:
    at_home = list(games())
    games.cache_clear()
    offered(offer, place)
    with caplog.at_level(logging.WARNING, "trionfi"):
        assert list(games()) == at_home
        games()
    (message,) = caplog.messages
    assert reason in message
    assert "\n" not in message


def test_a_broken_game_of_the_house_is_no_secret(offer: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> object:
        raise SyntaxError(f"{name} is broken")

    offer.setattr(module.importlib, "import_module", broken)
    with pytest.raises(SyntaxError):
        games()


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGameError, match=r"there is no game 'whist': the games are .*french"):
        find_game("whist")


def test_players_of_other_packages(
    offer: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    entries = [
        EntryPoint("mine", "trionfi.players:RandomPlayer", "any"),
        EntryPoint("random", "trionfi.players:RulesPlayer", "any"),
        EntryPoint("text", f"{__name__}:NO_GAME", "any"),
    ]
    offer.setattr(plugins, "entry_points", lambda group: entries)
    assert player_names() == ("random", "rules", "mine")
    assert isinstance(player("mine"), RandomPlayer)
    assert isinstance(player("random"), RandomPlayer)
    assert [message.split(": ")[1] for message in caplog.messages] == [
        "there is a player 'random' already",
        f"{__name__}:NO_GAME makes no player",
    ]
