"""How games are found: the house's own must be there, a broken one of others is named."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

from trionfi.games import french
from trionfi.rules import game as module
from trionfi.rules.game import UnknownGameError, find_game, games

WHIST = replace(french.GAME, name="whist")
NO_GAME = "a text"


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Other packages can be made to offer games."""
    games.cache_clear()
    yield monkeypatch
    games.cache_clear()


def offered(patch: pytest.MonkeyPatch, *places: str) -> None:
    entries = [EntryPoint(place.split(":")[1], place, "trionfi.games") for place in places]
    patch.setattr(module, "entry_points", lambda group: entries)


def test_a_game_of_another_package_is_found(offer: pytest.MonkeyPatch) -> None:
    offered(offer, f"{__name__}:WHIST")
    assert find_game("whist") is WHIST
    assert find_game("french") is french.GAME


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("no.such.package:X", "the game 'X' of another package is not here: No module named 'no'"),
        (f"{__name__}:NOTHING", "the game 'NOTHING' of another package is not here: "),
        (f"{__name__}:NO_GAME", f"is not here: {__name__}:NO_GAME is no Game"),
        ("trionfi.games.french:GAME", "is not here: there is a game 'french' already"),
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
