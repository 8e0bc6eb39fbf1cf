"""Every card play that the options of the games can give, found by asking the games themselves.

`Game.card_play` is watched: the options that it reads are those that can change card play, and all
combinations of their values are tried. A new option, or a new game, is found without a word here.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from functools import cache
from random import Random
from typing import Any

from tests.perft import bruteforce
from trionfi.analysis.suites import Shape, endings, shape_of
from trionfi.kernel import Position, Rules
from trionfi.rules.card_play import CardPlay
from trionfi.rules.deal import Deal
from trionfi.rules.game import Game, games
from trionfi.rules.options import Choice, OptionError, Options

Value = str | int | bool


@dataclass(frozen=True)
class Variant:
    """A card play, and the options that give it."""

    game: Game[Any]
    options: Options
    read: tuple[tuple[str, Value], ...]

    @property
    def name(self) -> str:
        return " ".join([self.game.name, *(f"{name}={value}" for name, value in self.read)])

    @property
    def play(self) -> CardPlay:
        return self.game.card_play(self.options)

    @property
    def rules(self) -> Rules:
        return self.play.rules

    def shape(self) -> Shape:
        return shape_of(self.game, self.options)

    def names(self, numbers: list[int]) -> list[str]:
        return [str(self.game.pack.cards[number]) for number in numbers]


def watched(options: Options, seen: set[str]) -> Options:
    """Options that note in `seen` which of them are read."""
    names = {part.name for part in fields(options)}

    def read(self: object, name: str) -> object:
        if name in names:
            seen.add(name)
        return object.__getattribute__(self, name)

    kind = type(options)
    spy = type(kind.__name__, (kind,), {"__getattribute__": read})
    return spy(**{name: getattr(options, name) for name in names})  # type: ignore[no-any-return]


def values(game: Game[Any], name: str) -> tuple[Value, ...]:
    """All values of an option; of a whole number its bounds and its default."""
    choice = next(choice for choice in choices_of(game) if choice.name == name)
    if choice.bounds is None:
        return choice.values
    return tuple(dict.fromkeys((choice.default, choice.bounds.low, choice.bounds.high)))


def read_by_card_play(game: Game[Any]) -> list[dict[str, Value]]:
    """The different sets of option values that card play depends on."""
    declare = inspect.unwrap(game.card_play)  # what is cached reads nothing
    waiting: list[dict[str, Value]] = [{}]
    found: list[dict[str, Value]] = []
    while waiting:
        given = waiting.pop()
        seen: set[str] = set()
        declare(watched(game.options(**given), seen))
        new = sorted(seen - given.keys())
        if not new:
            found.append(given)
        else:  # one at a time: what is read next may depend on it
            waiting += [{**given, new[0]: value} for value in values(game, new[0])]
    return found


def declared(play: CardPlay) -> object:
    """What two equal card plays have in common."""
    parts = {part.name: getattr(play, part.name) for part in fields(play)}
    parts["value"] = tuple(play.value(card) for card in play.pack)
    return repr(parts)


@cache
def variants() -> tuple[Variant, ...]:
    """One variant for every different card play, games in the order of their names."""
    found: dict[object, Variant] = {}
    for game in games().values():
        for read in read_by_card_play(game):
            options = game.options(**read)
            variant = Variant(game, options, tuple(read.items()))
            found.setdefault(declared(variant.play), variant)
    return tuple(found.values())


# --- Positions ------------------------------------------------------------------------------------


def small_deals(
    rules: Rules, tricks: int, count: int, seed: int
) -> Iterator[tuple[Position, int, bruteforce.Sides]]:
    """Deals of few cards, most of them special: the Fool and what is dear.

    With the mask of the side whose points are counted, and all sides: pairs, one against all, or
    each for himself.
    """
    rng = Random(seed)
    dear = sorted(range(rules.cards), key=rules.value)[-rules.seats * 2 :]
    for _ in range(count):
        cards = rng.sample(dear, rng.randrange(rules.seats))
        if rules.fool >= 0 and rules.fool not in cards and rng.random() < 0.8:
            cards.append(rules.fool)
        rest = [card for card in range(rules.cards) if card not in cards]
        cards += rng.sample(rest, rules.seats * tricks - len(cards))
        rng.shuffle(cards)
        hands = [cards[seat * tricks : (seat + 1) * tricks] for seat in range(rules.seats)]
        own = rng.choice([{0}, {0, rules.seats // 2}, {1, rules.seats - 1}])
        sides = [int(seat in own) for seat in range(rules.seats)]
        if rules.seats == 3 and rng.random() < 0.5:
            sides, own = [0, 1, 2], {rng.randrange(3)}
        payers = [seat for seat in range(rules.seats) if rng.random() < 0.1]
        position = Position(
            rules, hands, rng.randrange(rules.seats), sides=sides, fool_paid=mask_of(payers)
        )
        yield position, mask_of(own), bruteforce.Sides(sides, payers)


def mask_of(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def played(variant: Variant, tricks: int, count: int, seed: int) -> list[tuple[Position, int]]:
    """Endings of whole deals, played half sensibly."""
    return endings(variant.shape(), tricks, count, seed)


def any_options(game: Game[Any], rng: Random) -> Options:
    """Options of which each has any of its values, as far as they go together."""
    while True:
        found = {choice.name: rng.choice(values(game, choice.name)) for choice in choices_of(game)}
        try:
            options: Options = game.read_options(found)
            return options
        except OptionError:
            continue


def choices_of(game: Game[Any]) -> tuple[Choice, ...]:
    choices: tuple[Choice, ...] = game.options.choices()
    return choices


def in_card_play(game: Game[Any], tricks: int, seed: int) -> Deal | None:
    """A deal under any options, played at random until few tricks are left; None if it was not."""
    rng = Random(f"{game.name} {seed}")
    deal = Deal.shuffled(game, seed=seed, options=any_options(game, rng))
    while deal.decision is not None:
        position = deal.board.position
        if position is not None and position.tricks_left <= tricks:
            return deal
        deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
    return None


# --- The rule books -------------------------------------------------------------------------------


def rule_book(variant: Variant) -> bruteforce.Game:
    """The rules of a variant from the text; an option that the book does not know is an error."""
    return bruteforce.book(variant.game.name, dict(variant.read))
