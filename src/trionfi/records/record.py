"""What a record holds: a deal or a match, and the names at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from trionfi.cards.shuffle import shuffled
from trionfi.records.compact import compact
from trionfi.records.json_form import deal_to_json, match_to_json
from trionfi.records.text import write_deal, write_match
from trionfi.rules.deal import Deal
from trionfi.rules.game import Game
from trionfi.rules.match import Match
from trionfi.rules.options import Options
from trionfi.rules.reason import Json


@dataclass(frozen=True, eq=False)
class DealRecord:
    """One deal, finished or not.

    Args:
        deal: the deal; it is written as it is when a form is asked for.
        names: of the seats, or none.
        seed: what the cards were shuffled from, to be written instead of the cards.

    Raises:
        ValueError: not one name per seat, or a seed that gives other cards.
    """

    deal: Deal
    names: tuple[str, ...] = ()
    seed: bytes | None = None

    def __post_init__(self) -> None:
        _check_names(self.names, self.options)
        if self.seed is not None and shuffled(self.game.pack, self.seed) != self.deal.cards:
            raise ValueError("the seed of the record gives other cards than those of the deal")

    @property
    def game(self) -> Game[Any]:
        return self.deal.game

    @property
    def options(self) -> Options:
        return self.deal.options

    def text(self) -> str:
        """The form for people: short lines."""
        return write_deal(self.deal, self.names, self.seed)

    def to_json(self) -> dict[str, Json]:
        """The form for programs."""
        return deal_to_json(self.deal, self.names, self.seed)

    def compact(self) -> str:
        """The form for the fragment of an address."""
        return compact(self.text())

    def __str__(self) -> str:
        return self.text()


@dataclass(frozen=True, eq=False)
class MatchRecord:
    """A match, finished or not. It holds the seed, and so every card to come.

    Args:
        match: the match; it is written as it is when a form is asked for.
        names: of the seats, or none.

    Raises:
        ValueError: not one name per seat.
    """

    match: Match
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _check_names(self.names, self.options)

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def options(self) -> Options:
        return self.match.options

    def deals(self) -> list[Deal]:
        """Every deal so far, played again; the running one comes last."""
        match = self.match
        again = Match(match.game, match.options, seed=match.seed, first_dealer=match.first_dealer)
        deals = []
        for log in match.logs:
            deal = again.next_deal()
            for seat, action in log:
                deal.play(seat, action)
            again.close_deal()
            deals.append(deal)
        return deals if match.deal is None else [*deals, match.deal]

    def text(self) -> str:
        """The form for people: short lines."""
        return write_match(self.match, self.deals(), self.names)

    def to_json(self) -> dict[str, Json]:
        """The form for programs."""
        return match_to_json(self.match, self.deals(), self.names)

    def compact(self) -> str:
        """The form for the fragment of an address."""
        return compact(self.text())

    def __str__(self) -> str:
        return self.text()


Record: TypeAlias = DealRecord | MatchRecord


def _check_names(names: tuple[str, ...], options: Options) -> None:
    if names and len(names) != options.players:
        raise ValueError(f"{options.players} seats need as many names, not {len(names)}")
