"""What the documents show is true: their examples run."""

from __future__ import annotations

import doctest
import importlib
import re
import runpy
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from trionfi.records import RecordError, read
from trionfi.rules.deal import Deal
from trionfi.rules.game import Game
from trionfi.rules.match import Match

ROOT = Path(__file__).parents[2]
PAGES = [
    path
    for path in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md"))
    if ">>> " in path.read_text(encoding="utf-8")
]
MODULES = [
    path
    for path in (ROOT / "src/trionfi").rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
]
SCRIPTS = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_examples_of_pages(page: Path) -> None:
    shown = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert shown.attempted > 0
    assert shown.failed == 0


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_examples_of_modules(path: Path) -> None:
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    shown = doctest.testmod(importlib.import_module(name))
    assert shown.attempted > 0
    assert shown.failed == 0


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_scripts(
    script: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [str(script), "2"][: 1 + ("sys.argv" in script.read_text())])
    runpy.run_path(str(script), run_name="__main__")
    assert capsys.readouterr().out.strip()


def test_the_game_of_contributing_plays() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    module = ModuleType("tricks")
    sys.modules["tricks"] = module  # dataclasses look their module up
    try:
        exec(code, module.__dict__)
        game: Game[object] = module.GAME  # type: ignore[type-var]  # unknown to mypy
        match = Match(game, {"hands": 2}, seed=3)
        rng = Random(3)
        while not match.over:
            deal: Deal = match.next_deal()
            while deal.decision is not None:
                deal.play(deal.decision.seat, deal.decision.choices.sample(rng))
            sheet = match.close_deal()
            assert sum(sheet.scores) == 0
            assert sheet.terms[0].facts["won"] == tuple((s + 18) // 3 for s in sheet.scores)
    finally:
        del sys.modules["tricks"]


def test_the_records_of_the_page_can_be_read() -> None:
    page = (ROOT / "docs/records.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(text|json)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert {kind for kind, _ in blocks} == {"text", "json"}
    for _, block in blocks:
        if "…" not in block:
            read(block)
    damaged = next(block for _, block in blocks if "T11" in block).replace("T11", "T22")
    with pytest.raises(RecordError, match=r"line \d+: "):
        read(damaged)


def test_links_lead_somewhere() -> None:
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")):
        for target in re.findall(r"\]\(([^)#:\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links {target}"
