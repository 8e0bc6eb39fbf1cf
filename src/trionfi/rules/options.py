"""Options of a game: a frozen dataclass whose fields say their own legal values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, Self, get_args, get_origin, get_type_hints

ON_OFF = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}


class OptionError(ValueError):
    """An option that the game does not have, or a value that the option does not take."""


@dataclass(frozen=True, slots=True)
class Between:
    """Bounds of a whole number, both included."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Choice:
    """One option as a form would offer it: `values` is empty for a whole number."""

    name: str
    values: tuple[str | int | bool, ...]
    bounds: Between | None
    default: str | int | bool


@dataclass(frozen=True)
class Options:
    """Base of all options. Every field is a `Literal`, a `bool` or an `Annotated[int, Between]`.

    `players` is the number of seats, `hands` the number of deals of a match.
    """

    players: int = 4

    presets: ClassVar[Mapping[str, Mapping[str, str | int | bool]]] = {}
    """Named sets of values; the first is the default and usually empty."""

    @property
    def clockwise(self) -> bool:
        """Whether the turn goes round clockwise; it matters only to the drawing of a table."""
        return False

    @classmethod
    def read(cls, values: Mapping[str, object]) -> Self:
        """Options from names and values, as text or typed; `preset` names a preset.

        Raises:
            OptionError: names the option and what it takes, or the options that do not go together.
        """
        given = dict(values)
        preset = given.pop("preset", None)
        if preset is not None and str(preset) not in cls.presets:
            raise OptionError(f"there is no preset {preset!r}: take {_listed(cls.presets)}")
        merged = {**cls.presets.get(str(preset), {}), **given}
        known = {choice.name: choice for choice in cls.choices()}
        for name in merged:
            if name not in known:
                raise OptionError(f"there is no option {name!r}: the options are {_listed(known)}")
        read: dict[str, Any] = {name: _value(known[name], merged[name]) for name in merged}
        options = cls(**read)
        options.check()
        return options

    def check(self) -> None:
        """Refuse values that do not go together; most options go with all others.

        Raises:
            OptionError: names them, and what to take instead.
        """

    @classmethod
    def choices(cls) -> tuple[Choice, ...]:
        """Every option with its values and its default."""
        return _choices(cls)  # type: ignore[arg-type]  # classes are hashable

    def to_json(self) -> dict[str, str | int | bool]:
        """Every option with its value."""
        return {part.name: getattr(self, part.name) for part in fields(self)}

    def changed(self) -> dict[str, str | int | bool]:
        """The options that differ from their defaults."""
        return {
            part.name: getattr(self, part.name)
            for part in fields(self)
            if getattr(self, part.name) != part.default
        }


@cache
def _choices(kind: type[Options]) -> tuple[Choice, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_choice(part.name, hints[part.name], part.default) for part in fields(kind))


def _choice(name: str, hint: Any, default: Any) -> Choice:
    if get_origin(hint) is Literal:
        return Choice(name, get_args(hint), None, default)
    if get_origin(hint) is Annotated:
        bounds = next(extra for extra in get_args(hint) if isinstance(extra, Between))
        return Choice(name, (), bounds, default)
    if hint is bool:
        return Choice(name, (True, False), None, default)
    raise TypeError(f"the option {name} has no list of values")


def _value(choice: Choice, value: object) -> str | int | bool:
    if choice.bounds:
        number = value
        if isinstance(value, str) and value.isdecimal() and len(value) < 10:
            number = int(value)
        if type(number) is int and choice.bounds.low <= number <= choice.bounds.high:
            return number
        takes = f"a whole number from {choice.bounds.low} to {choice.bounds.high}"
        raise OptionError(f"the option {choice.name} takes {takes}, not {str(value)[:40]!r}")
    if choice.values == (True, False) and isinstance(value, str):
        value = ON_OFF.get(value.lower(), value)
    for legal in choice.values:
        same = value == legal and isinstance(value, bool) == isinstance(legal, bool)
        if same or (isinstance(legal, int) and not isinstance(legal, bool) and value == str(legal)):
            return legal
    words = ["on", "off"] if choice.values == (True, False) else list(map(str, choice.values))
    raise OptionError(f"the option {choice.name} takes {_listed(words)}, not {str(value)[:40]!r}")


def _listed(words: Any) -> str:
    return ", ".join(map(str, words))
