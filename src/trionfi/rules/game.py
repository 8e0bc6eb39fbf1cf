"""What a game module declares, and how games are found."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import EntryPoint
from typing import Any, Generic, TypeVar

from trionfi.cards import Card, Pack
from trionfi.rules.board import Board
from trionfi.rules.card_play import CardPlay
from trionfi.rules.decision import Flow
from trionfi.rules.options import Options
from trionfi.rules.plugins import take_in
from trionfi.rules.terms import Sheet


class UnknownGameError(ValueError):
    """No game of that name."""


OptionsT = TypeVar("OptionsT", bound=Options)


def after_hands(sheets: Sequence[Sheet], options: Any) -> bool:
    """A match ends after `options.hands` deals; deals that came to nothing are not counted."""
    return sum(sheet.counts for sheet in sheets) >= int(options.hands)


@dataclass(frozen=True)
class Game(Generic[OptionsT]):
    """A game, as its module declares it.

    Args:
        name: the word for it in code, records and addresses.
        pack: its cards.
        options: the class of its options; `options.players` lists the possible numbers of seats.
        layout: for options and a dealer, who gets each card of the pack (`POOL`: nobody).
        card_play: the declaration of its card play under some options.
        flow: the deal, in the order of the rule book.
        is_over: whether a match is over after these sheets; by default after `options.hands` deals.
        before: what a deal must know of the deals before it (running scores of a game that is
            played to a target), as whole numbers; nothing for most games.
        zero_sum: whether the scores of a deal say who wins how much from whom; else they are the
            points that each side writes down, on the way to a target.
        showcase: three cards that stand for the game where games are chosen; by default the first,
            the middle and the last one of the pack.
    """

    name: str
    pack: Pack
    options: type[OptionsT]
    layout: Callable[[OptionsT, int], tuple[int, ...]]
    card_play: Callable[[OptionsT], CardPlay]
    flow: Callable[[Board, OptionsT], Flow]
    is_over: Callable[[Sequence[Sheet], OptionsT], bool] = after_hands
    before: Callable[[Sequence[Sheet], OptionsT], tuple[int, ...]] = lambda sheets, options: ()
    zero_sum: bool = True
    showcase: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        if not self.showcase:
            cards = self.pack.cards
            object.__setattr__(self, "showcase", (cards[0], cards[len(cards) // 2], cards[-1]))
        for card in self.showcase:
            self.pack.number(card)

    @cached_property
    def defaults(self) -> OptionsT:
        """The options as they are by default; one object, so that caches find it fast."""
        return self.options()

    def read_options(self, options: Options | Mapping[str, object] | None) -> OptionsT:
        """Options of this game from a mapping, from themselves, or the defaults.

        Raises:
            OptionError: an option or a value that the game does not have.
        """
        if isinstance(options, self.options):
            return options
        if isinstance(options, Options):
            raise TypeError(f"{type(options).__name__} are no options of {self.name}")
        if options:
            return self.options.read(options)
        return self.defaults


def all_games() -> tuple[Game[Any], ...]:
    """Every game there is, in the order of their modules' names."""
    return tuple(games().values())


@cache
def games() -> Mapping[str, Game[Any]]:
    """Every game by its name: the modules of `trionfi.games` and those of other packages.

    Another package offers a game through an entry point of the group `trionfi.games`; one that
    cannot be had is named in the log and left out. The house's own must all be there.
    """
    package = importlib.import_module("trionfi.games")
    modules = [
        importlib.import_module(f"{package.__name__}.{module.name}")
        for module in pkgutil.iter_modules(package.__path__)
    ]
    found: dict[str, Game[Any]] = {
        module.GAME.name: module.GAME for module in modules if hasattr(module, "GAME")
    }

    def take(entry: EntryPoint) -> None:
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"{entry.value} is no Game")
        if game.name in found:
            raise ValueError(f"there is a game {game.name!r} already")
        found[game.name] = game

    take_in("trionfi.games", take)
    return found


def find_game(game: Game[Any] | str) -> Game[Any]:
    """A game by its name.

    Raises:
        UnknownGameError: names the games there are.
    """
    if isinstance(game, Game):
        return game
    try:
        return games()[game]
    except KeyError:
        known = ", ".join(games())
        raise UnknownGameError(f"there is no game {game!r}: the games are {known}") from None
