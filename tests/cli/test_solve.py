"""`trionfi solve` and `trionfi bench solver`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from trionfi import Deal
from trionfi.cli import app
from trionfi.players import play_out, player
from trionfi.records import DealRecord


@pytest.fixture
def file(tmp_path: Path) -> Path:
    deal = Deal.shuffled("french", seed=3)
    path = tmp_path / "deal.txt"
    path.write_text(DealRecord(play_out(deal, [player("rules", seed=3)] * 4)).text())
    return path


def run(*words: object) -> str:
    found = CliRunner().invoke(app, [str(word) for word in words])
    assert found.exit_code == 0, found.output
    return found.stdout


def test_solve_tells_every_card(file: Path) -> None:
    data = json.loads(run("solve", file, "--left", 3, "--json"))
    assert data["exact"]
    assert data["cards"][0]["loss"] == 0
    assert len(data["line"]) == 12
    text = run("solve", file, "--trick", 16)
    assert "cards played in the search" in text


def test_solve_in_threads(file: Path) -> None:
    one = json.loads(run("solve", file, "--left", 7, "--json"))
    many = json.loads(run("solve", file, "--left", 7, "--threads", 3, "--json"))
    assert one.pop("nodes") > 0
    assert many.pop("nodes") > 0
    assert many == one


def test_a_budget_is_for_one_thread(file: Path) -> None:
    for words in (
        ("solve", file, "--left", 4, "--nodes", 5),
        ("solve", file, "--review"),
        ("bench", "solver", "--nodes", 5),
    ):
        found = CliRunner().invoke(app, [*map(str, words), "--threads", "2"])
        assert found.exit_code == 1
        assert "one thread" in " ".join(found.output.split())


def test_solve_by_the_score_sheet(file: Path) -> None:
    assert json.loads(run("solve", file, "--left", 2, "--goal", "score", "--json"))["exact"]


def test_solve_reviews_a_deal(file: Path) -> None:
    data = json.loads(run("solve", file, "--review", "--nodes", 500, "--json"))
    assert len(data["cards"]) == 72
    assert "given away" in run("solve", file, "--review", "--nodes", 500)


def test_solve_refuses_what_is_not_there(file: Path, tmp_path: Path) -> None:
    for words in (("--trick", 19), ("--left", 19)):
        found = CliRunner().invoke(app, ["solve", str(file), *map(str, words)])
        assert found.exit_code == 1
        assert "no such trick" in found.output
    fresh = tmp_path / "fresh.txt"
    fresh.write_text(DealRecord(Deal.shuffled("french", seed=1)).text())
    found = CliRunner().invoke(app, ["solve", str(fresh)])
    assert found.exit_code == 1


def test_solve_takes_no_words_that_do_not_go_together(file: Path) -> None:
    for words, sentence in (
        (("--deal", 2), "holds one deal"),
        (("--left", 2, "--trick", 3), "either --trick or --left"),
        (("--review", "--left", 2), "leave out --trick and --left"),
        (("--left", 2, "--goal", "score", "--deal", 0), "holds one deal"),
    ):
        found = CliRunner().invoke(app, ["solve", str(file), *map(str, words)])
        assert found.exit_code == 1
        assert sentence in found.stderr
        assert found.stderr.startswith("trionfi: ")
        assert found.stderr.count("\n") == 1


def test_solve_reads_stdin_and_writes_nothing_else(file: Path) -> None:
    words = ["solve", "-", "--left", "2", "--deal", "1", "--memory", str(1 << 70)]
    found = CliRunner().invoke(app, [*words, "--nodes", str(1 << 70)], input=file.read_text())
    assert found.exit_code == 0
    assert found.stderr == ""


@pytest.mark.parametrize("seed", [-5, 1 << 70])
def test_bench_takes_any_seed(seed: int) -> None:
    run("bench", "playouts", "--seconds", 0.05, "--seed", seed)


@pytest.mark.parametrize("game", ["french", "sicilian", "tressette"])
def test_bench_solver(game: str) -> None:
    words = ("bench", "solver", "--game", game, "--tricks", 3, "--count", 4, "--seed", 1)
    data = json.loads(run(*words, "--json"))
    assert (data["count"], data["solved"]) == (4, 4)
    assert data["nodes_median"] <= data["nodes_p95"]
    assert data["peak_bytes"] > 0
    again = json.loads(run(*words, "--threads", 2, "--json"))
    assert again["nodes_median"] == data["nodes_median"]
    assert "one window" in run(*words, "--window")


def test_bench_solver_gives_up_in_time() -> None:
    words = ("--tricks", 18, "--count", 1, "--seed", 6, "--limit", 0.1, "--threads", 2)
    data = json.loads(run("bench", "solver", *words, "--json"))
    assert (data["solved"], data["limit"], data["threads"]) == (0, 0.1, 2)
    assert data["ms_median"] >= 100
