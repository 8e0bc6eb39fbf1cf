"""Reads files of right answers and compares them with what the rules say."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from trionfi.rules.game import find_game
from trionfi.rules.reason import Json
from trionfi.vectors.adapter import ANSWER, Adapter, CaseError, options_of, with_defaults


class VectorError(ValueError):
    """A file that cannot be run: unreadable, malformed, or of a game without an adapter."""


@dataclass(frozen=True)
class Case:
    """One right answer of a file."""

    id: str
    kind: str
    inputs: Mapping[str, Any]
    expected: Mapping[str, Any]
    why: str = ""


@dataclass(frozen=True)
class VectorFile:
    """A file that has been read: its cases and what runs them."""

    path: Path
    adapter: Adapter
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class Failure:
    """A case in which the rules say something else than the file.

    Args:
        path: the file.
        case: the case.
        expected: what the file says, of the values that differ.
        actual: what the rules say instead; a sentence in `error` if they could not be asked.
    """

    path: Path
    case: Case
    expected: Mapping[str, Json]
    actual: Mapping[str, Json]
    error: str = ""

    def __str__(self) -> str:
        place = f"{self.path.name}: {self.case.id} {self.case.kind}"
        if self.error:
            return f"{place}: {self.error}"
        parts = [
            f"{name} expected {_compact(self.expected[name])}, is "
            + (_compact(self.actual[name]) if name in self.actual else "not given")
            for name in self.expected
        ]
        return f"{place}: {'; '.join(parts)}" + (f" ({self.case.why})" * bool(self.case.why))

    def to_json(self) -> dict[str, Json]:
        return {
            "file": str(self.path),
            "id": self.case.id,
            "kind": self.case.kind,
            "expected": dict(self.expected),
            "actual": dict(self.actual),
            "error": self.error,
            "why": self.case.why,
        }


@cache
def find_adapter(name: str) -> Adapter | None:
    """The adapter of the game that files, or this package, call `name`; None if there is none.

    Modules whose own name begins so are looked at first, and no more than necessary.
    """
    package = importlib.import_module("trionfi.vectors")
    modules = [module.name for module in pkgutil.iter_modules(package.__path__)]
    for module in sorted(modules, key=lambda module: not name.startswith(module)):
        adapter = getattr(importlib.import_module(f"{package.__name__}.{module}"), "ADAPTER", None)
        if isinstance(adapter, Adapter) and name in (adapter.game, *adapter.files):
            return adapter
    return None


def load(path: str | Path) -> VectorFile:
    """The cases of a file.

    Raises:
        VectorError: the file cannot be run; the sentence says why.
        OSError: it cannot be read.
    """
    path = Path(path)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise VectorError(f"{path}: this is no JSON: {str(error)[:100]}") from None
    if not isinstance(data, dict) or not isinstance(data.get("cases"), list):
        raise VectorError(f"{path}: a file of right answers is an object with a list 'cases'")
    name = data.get("game")
    adapter = find_adapter(name) if isinstance(name, str) else None
    if adapter is None:
        raise VectorError(f"{path}: files of the game {str(name)[:40]!r} cannot be run (yet)")
    cases = list(_cases(path, data["cases"]))
    if defaults := _defaults(path, adapter, data):
        kind = find_game(adapter.game).options
        cases = [replace(case, inputs=with_defaults(kind, case.inputs, defaults)) for case in cases]
    return VectorFile(path, adapter, tuple(cases))


_DEFAULTS: Final = ("default_options", "options_default")
"""What headers call the options that hold where a case names none; a sentence is for people."""


def _defaults(path: Path, adapter: Adapter, header: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the header, once it is known that the game has them."""
    read = adapter.options or partial(options_of, find_game(adapter.game).options)
    defaults: dict[str, Any] = {}
    for name in _DEFAULTS:
        if isinstance(given := header.get(name), dict):
            try:
                read({"options": given})
            except ValueError as error:
                raise VectorError(f"{path}: {name}: {error}") from None
            defaults |= given
    return defaults


_PARTS: Final = ("id", "kind", "inputs", "expected", "why")
"""The parts of a case; what else stands in it, as a profile, goes with its inputs."""


def _cases(path: Path, entries: list[Any]) -> Iterator[Case]:
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            raise VectorError(f"{path}: case {number} is no object")
        name = str(entry.get("id", f"case {number}"))
        for part, kind, wanted in (
            ("kind", str, "text"),
            ("inputs", dict, "object"),
        ):
            if not isinstance(entry.get(part), kind):
                raise VectorError(f"{path}: {name} has no {wanted} {part!r}")
        if "expected" not in entry:
            raise VectorError(f"{path}: {name} has no answer 'expected'")
        expected, why = entry["expected"], str(entry.get("why", ""))
        named = expected if isinstance(expected, dict) else {ANSWER: expected}
        setting = {part: value for part, value in entry.items() if part not in _PARTS}
        yield Case(name, entry["kind"], {**setting, **entry["inputs"]}, named, why)


def run(path: str | Path) -> list[Failure]:
    """The cases of a file that the rules answer otherwise.

    Raises:
        VectorError: the file cannot be run; the sentence says why.
        OSError: it cannot be read.
    """
    file = load(path)
    return [failure for case in file.cases if (failure := check(file, case))]


def check(file: VectorFile, case: Case) -> Failure | None:
    """Puts one case to the rules; None when they say the same."""
    answer = file.adapter.kinds.get(case.kind)
    if answer is None:
        known = ", ".join(file.adapter.kinds)
        return _broken(file, case, f"the kind {case.kind!r} is unknown: the kinds are {known}")
    try:
        actual = answer(case.inputs)
    except CaseError as error:
        return _broken(file, case, str(error))
    except ValueError as error:
        return _broken(file, case, f"the rules refuse the inputs: {error}")
    except (ArithmeticError, AttributeError, LookupError, TypeError) as error:
        return _broken(file, case, f"the inputs make no sense ({type(error).__name__}: {error})")
    wrong = {
        name: value
        for name, value in case.expected.items()
        if name not in actual or not _same(value, actual[name])
    }
    if not wrong:
        return None
    given = {name: plain(actual[name]) for name in wrong if name in actual}
    return Failure(file.path, case, wrong, given)


def _broken(file: VectorFile, case: Case, error: str) -> Failure:
    return Failure(file.path, case, case.expected, {}, error)


def _same(expected: object, actual: object) -> bool:
    if isinstance(actual, frozenset):
        return isinstance(expected, list) and sorted(map(str, expected)) == sorted(actual)
    if isinstance(actual, Mapping):
        return (
            isinstance(expected, dict)
            and expected.keys() == set(map(str, actual))
            and all(_same(expected[str(name)], value) for name, value in actual.items())
        )
    if isinstance(expected, bool) or isinstance(actual, bool):
        return expected is actual
    return bool(expected == plain(actual))


def plain(value: Any) -> Any:
    """A value as a file would have it: sets and tuples as lists."""
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    return value


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
