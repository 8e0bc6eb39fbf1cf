"""The rooms of the house: imports go down their list, and nowhere in a circle."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/trionfi"


def modules() -> dict[str, Path]:
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()
BACK = {("trionfi.cards.card", "trionfi.cards.pictures")}
"""Imports against the order, when the method is called: a card in a notebook shows its picture."""


def imports(tree: ast.AST) -> Iterator[str]:
    """Modules of this package that a module imports, at any depth, but not for types only."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and (node.module or "") in MODULES:
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                yield whole if whole in MODULES else str(node.module)
        else:
            yield from imports(node)


IMPORTS = {
    name: {
        other
        for other in imports(ast.parse(path.read_text(encoding="utf-8")))
        if (name, other) not in BACK
    }
    for name, path in MODULES.items()
}


def rooms() -> list[str]:
    """The rooms from top to bottom, as `docs/architecture.md` lists them."""
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    return re.findall(r"^\| `trionfi\.(\w+)` \|", page, re.MULTILINE)


def test_every_room_is_on_the_list() -> None:
    there = {name.split(".")[1] for name in MODULES if name.count(".") > 1} | {"texts", "kernel"}
    assert there == set(rooms())


def test_imports_go_down_the_list_of_rooms() -> None:
    order = rooms()
    for name, used in IMPORTS.items():
        for other in used:
            room, below = (full.split(".")[1] if "." in full else "" for full in (name, other))
            if room in order and below in order:
                assert order.index(room) <= order.index(below), f"{name} imports {other}"


def test_no_imports_in_a_circle() -> None:
    try:
        TopologicalSorter(IMPORTS).prepare()
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from None
