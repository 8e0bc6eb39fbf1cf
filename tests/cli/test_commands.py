"""The commands: what they answer, and how they refuse."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from trionfi import __version__
from trionfi.cli import app
from trionfi.cli.sheet import payments
from trionfi.records import DealRecord, MatchRecord, read, read_file
from trionfi.rules.match import Match

RUNNER = CliRunner()
ROOT = Path(__file__).parents[1]
FRENCH = ROOT / "vectors/data/french.json"
PERFT = ROOT / "vectors/data/perft.txt"
SCORE = "score french --contract garde --bouts 2 --points"
COMMANDS = "games play deal score replay verify vectors perft divide bench serve"
GOLDEN = ROOT / "records/golden/french-4.txt"


def say(*words: object, status: int = 0) -> str:
    """What a command prints."""
    result = RUNNER.invoke(app, list(map(str, words)))
    assert result.exit_code == status, result.output
    return result.stdout


def ask(*words: object, status: int = 0) -> Any:
    """What a command answers as JSON."""
    return json.loads(say(*words, "--json", status=status))


def shell(*words: object) -> subprocess.CompletedProcess[str]:
    """A command as a process of its own."""
    command = [sys.executable, "-c", "from trionfi.cli import app; app()", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)


def test_help_lists_the_commands() -> None:
    for shown in (say("--help"), say()):
        for command in COMMANDS.split():
            assert f"  {command} " in shown
    assert say("--version").strip() == __version__


def test_games_are_listed_with_players_and_presets() -> None:
    french = next(row for row in ask("games") if row["name"] == "french")
    assert french == {
        "name": "french",
        "title": "French Tarot",
        "pack": "french",
        "players": [3, 4, 5],
        "presets": ["fft", "bga", "pagat"],
    }
    shown = say("games", "--language", "fr").splitlines()
    (line,) = [line for line in shown if line.startswith("french")]
    assert line.split(maxsplit=1)[1] == "3 4 5  Tarot français (fft, bga, pagat)"


# --- Score ---------------------------------------------------------------------------------------


def test_score_of_the_table_and_as_json() -> None:
    words = f"{SCORE} 60 --bouts 1 --petit-au-bout taker".split()
    sheet = ask(*words)
    assert sheet["made"] is True
    assert sheet["scores"] == [264, -88, -88, -88]
    assert [term["rule"] for term in sheet["terms"]] == ["base", "margin", "petit_au_bout"]
    names = [word for name in ("Ada", "Bob", "Cleo", "Dan") for word in ("--name", name)]
    shown = say(*words, *names)
    assert "Ada: garde made by 9" in shown
    assert "Bob pays Ada 88" in shown


@pytest.mark.parametrize("points", ["40.5", "40,5"])
def test_score_of_half_points(points: str) -> None:
    words = f"score french --players 3 --contract garde --points {points} --bouts 2".split()
    assert ask(*words)["scores"] == [-104, 52, 52]


def test_a_slam_against_the_chien_needs_no_bouts() -> None:
    words = "score french --contract garde_contre --points 82 --bouts 0 --slam unannounced_made"
    assert ask(*words.split())["scores"][0] == 3 * ((25 + 26) * 6 + 200)


def test_every_score_of_the_right_answers() -> None:
    for case in json.loads(FRENCH.read_text(encoding="utf-8"))["cases"]:
        if case["kind"] != "score":
            continue
        given = case["inputs"]
        words = ["score", "french", "--contract", given["contract"], "--slam", given["slam"]]
        words += ["--players", given["players"], "--points", given["taker_half_points"] / 2]
        words += ["--bouts", given["taker_bouts"], "--taker", given["taker"]]
        words += [word for level in given["poignees"] for word in ("--poignee", level)]
        if given["petit_au_bout"]:
            words += ["--petit-au-bout", given["petit_au_bout"]]
        if given.get("partner") is not None:
            words += ["--partner", given["partner"]]
        assert ask(*words)["scores"] == case["expected"]["scores"], case["id"]


@pytest.mark.parametrize(
    "scores",
    [(-246, 82, 82, 82), (164, 164, -656, 164, 164), (200, 100, -100, -100, -100), (0, 0, 0)],
)
def test_payments_settle_the_scores(scores: tuple[int, ...]) -> None:
    left = list(scores)
    for payer, to, paid in payments(scores):
        assert paid > 0
        left[payer] += paid
        left[to] -= paid
    assert not any(left)


# --- Deals and records ---------------------------------------------------------------------------


def test_deal_shows_hands() -> None:
    shown = say("deal", "french", "--seed", 7)
    assert "trumps     16 14 11 6 4 F" in shown
    data = ask("deal", "french", "--seed", 7)
    assert [len(hand) for hand in data["hands"]] == [18, 18, 18, 18]
    assert len(data["pool"]) == 6
    assert ask("deal", "french", "--seed", 7) == data
    assert ask("deal", "french") != ask("deal", "french")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_deal_that_is_played_out_is_a_record(players: int, tmp_path: Path) -> None:
    words = ("deal", "french", "--seed", 3, "-p", players, "--play", "random", "-o", "misere=on")
    record = read(say(*words))
    assert isinstance(record, DealRecord)
    assert record.deal.over
    assert record.options.players == players
    assert read(say(*words, "--compact")).text() == record.text()
    path = tmp_path / "deal.txt"
    path.write_text(record.text(), encoding="utf-8")
    assert "legal" in say("verify", path)
    if record.deal.sheet and record.deal.sheet.counts:
        assert ask("verify", path)["scores"] == list(record.deal.sheet.scores)


def test_replay_tells_what_happened() -> None:
    shown = say("replay", GOLDEN)
    assert "Cleo  Garde" in shown
    assert "Cleo: Garde ×2" in shown
    assert "Cleo: garde failed by" in shown
    assert "Total" in shown or "This deal" in shown
    french = say("replay", GOLDEN, "--language", "fr", "--seat", 2)
    assert "♠" in french
    assert french != shown


def test_replay_as_a_seat_shows_no_more_than_that_seat_knew() -> None:
    record = read_file(GOLDEN)
    assert isinstance(record, DealRecord)
    data = ask("replay", GOLDEN, "--seat", 0)[0]
    assert data["log"] is None
    others = {str(card) for card in record.deal.board.laid[2]}
    chien = next(fact for fact in data["facts"] if fact["type"] == "Turned")
    laid = next(fact for fact in data["facts"] if fact["type"] == "Laid")
    assert others - set(chien["cards"])
    assert laid["cards"] is None


def test_replay_of_an_unfinished_match_and_one_of_its_deals(tmp_path: Path) -> None:
    match = Match("french", seed=4, first_dealer=3)
    deal = match.next_deal()
    for _ in range(4):
        deal.play(deal.decision.seat, "pass")  # type: ignore[union-attr]  # it runs
    path = tmp_path / "match.txt"
    path.write_text(MatchRecord(match, ("Ada", "Bob", "Cleo", "Dan")).text(), encoding="utf-8")
    assert "Ada is bidding" in say("replay", path)
    assert len(ask("replay", path, "--deal", 1)) == 1
    assert ask("verify", path)["legal"] == "0 deals, not finished"


def test_verify_says_whether_the_first_dealer_is_the_one_of_the_lot(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    drawn = Match("french", seed=4).first_dealer
    said = []
    for dealer in range(4):
        match = Match("french", seed=4, first_dealer=dealer)
        path.write_text(MatchRecord(match).text(), encoding="utf-8")
        said.append(ask("verify", path)["dealer"])
    assert said == [
        f"seat {dealer} first, {'as' if dealer == drawn else 'not as'} the lot falls"
        for dealer in range(4)
    ]
    lots = ask("verify", "--seed", match.deal_seed(0).hex(), "--game", "french")["lot"]
    assert lots.split(", ")[1] == f"seat {drawn} of 4"
    assert say("verify", path).splitlines()[1].split(maxsplit=1) == ["dealer", said[3]]


def test_verify_of_a_seed() -> None:
    seed = "ab" * 32
    promise = ask("verify", "--seed", seed)["promise"]
    assert ask("verify", "--seed", seed, "--promise", promise)["kept"] == "yes"
    assert len(ask("verify", "--seed", seed, "--game", "french")["cards"]) == 78


# --- Files of right answers, perft, benchmarks ---------------------------------------------------


def test_vectors_of_a_right_and_a_wrong_file(tmp_path: Path) -> None:
    assert say("vectors", FRENCH).strip() == "53 cases, 53 right, 0 wrong"
    data = json.loads(FRENCH.read_text(encoding="utf-8"))
    data["cases"][0]["expected"]["per_opponent"] = 26
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(data), encoding="utf-8")
    lines = say("vectors", FRENCH, wrong, status=1).splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("wrong.json: fr-001 score: per_opponent expected 26, is 25")
    assert lines[1] == "106 cases, 105 right, 1 wrong"
    failures = ask("vectors", wrong, status=1)["failures"]
    assert failures[0]["expected"] == {"per_opponent": 26}
    assert failures[0]["actual"] == {"per_opponent": 25}


def test_perft_of_right_wrong_and_unknown_blocks(tmp_path: Path) -> None:
    assert say("perft", PERFT, "--id", "start-french4-3").startswith("start-french4-3 play: right")
    text = "id a\ngame french\nhands SK / SQ / S1 / S2\nplay 1 1 1 2\n\nid b\ngame skat\nplay 1 2\n"
    path = tmp_path / "perft.txt"
    path.write_text(text, encoding="utf-8")
    lines = say("perft", path, status=1).splitlines()
    assert lines[0] == "a play: expected 1 1 1 2"
    assert lines[1].split() == ["is", "1", "1", "1", "1"]
    assert lines[2].startswith(f"b: {path}: line 7: there is no game 'skat'")
    assert lines[3].startswith("2 counts, 0 right, 2 wrong")
    assert ask("perft", path, status=1)["wrong"] == 2


def test_divide() -> None:
    data = ask("divide", PERFT, "--id", "start-french4-3", "--depth", 5)
    assert data == {"depth": 5, "cards": {"SK": 4, "T21": 8, "T5": 8}, "total": 20}
    hands = "SK S1 / SQ S2 / S3 S4 / S5 S6"
    assert ask("divide", "--game", "french", "--hands", hands, "--depth", 4)["total"] == 16


@pytest.mark.parametrize("subject", ["playouts", "deals"])
def test_bench(subject: str) -> None:
    data = ask("bench", subject, "--seconds", 0.1)
    assert data["deals"] > 0
    assert data["cards_per_second"] > data["deals_per_second"] > 0
    if subject == "playouts":
        assert data["cards"] == 72 * data["deals"]


# --- Refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "status", "reason"),
    [
        ("dance", 2, "No such command 'dance'"),
        ("deal french --frob", 2, "No such option: --frob"),
        ("play", 2, "say which game"),
        ("play --resume x -p 3", 2, "keeps its options, players and seed"),
        ("divide", 2, "say a FILE, or --game and --hands"),
        ("verify", 2, "say either a RECORD or a --seed"),
        ("score french --points 40 --bouts 2", 2, "Missing option '--contract'"),
        (f"{SCORE} 40 --slam half", 2, "'half' is not one of 'none'"),
        (f"{SCORE} 40 --bouts 4", 2, "for '--bouts'"),
        ("deal skat", 1, "there is no game 'skat'"),
        ("deal french -o auctoin=single", 1, "there is no option 'auctoin'"),
        ("deal french -o auction", 1, "an option is written name=value"),
        ("deal french --preset nix", 1, "there is no preset 'nix'"),
        ("deal french -p 7", 1, "the option players takes 3, 4, 5"),
        ("deal french --dealer 4", 1, "there is no seat 4 to deal"),
        ("deal french --play chess", 1, "there is no player 'chess'"),
        ("play french --language xx", 1, "xx"),
        ("play french --seat 4", 1, "there is no seat 4"),
        (f"play french --save {GOLDEN}", 1, "is there already"),
        (f"play --resume {GOLDEN}", 1, "is the record of one deal"),
        (f"{SCORE} 40.5", 1, "with four players the points are whole"),
        (f"{SCORE} 92", 1, "card points are 0 to 91"),
        (f"{SCORE} forty", 1, "card points are 0 to 91"),
        (f"{SCORE} 40 --partner 1", 1, "there is one only with five players"),
        (f"{SCORE} 40 --taker 4", 1, "seats are 0 to 3"),
        (f"{SCORE} 60 --slam announced_made", 1, "87 with two, not 60 with 2"),
        (f"{SCORE} 40 --name Ada", 1, "4 seats need as many names"),
        ("replay nowhere.txt", 1, "nowhere.txt: no such file or directory"),
        (f"replay {FRENCH}", 1, "kind: must be 'deal' or 'match'"),
        (f"replay {GOLDEN} --seat 9", 1, "there is no seat 9"),
        (f"replay {GOLDEN} --deal 2", 1, "there is no deal 2"),
        ("verify --seed abc", 1, "a seed is 64 hexadecimal digits"),
        (f"verify --seed {'ab' * 32} --promise 00", 1, "this seed was not promised"),
        (f"perft {PERFT} --id nix", 1, "has no block 'nix'"),
        (f"divide {PERFT}", 1, "say with --id which block"),
        ("divide --game french --hands SK/SK/S2/S3", 1, "line 2: "),
        ("vectors nowhere.json", 1, "nowhere.json: no such file or directory"),
        (f"vectors {GOLDEN}", 1, "this is no JSON"),
    ],
)
def test_refusals_are_one_sentence(words: str, status: int, reason: str) -> None:
    result = RUNNER.invoke(app, words.split())
    assert result.exit_code == status, result.output
    assert reason in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.output


def test_exit_statuses_of_real_processes(tmp_path: Path) -> None:
    right = shell("vectors", FRENCH)
    assert (right.returncode, right.stderr) == (0, "")
    assert right.stdout == "53 cases, 53 right, 0 wrong\n"
    damaged = tmp_path / "damaged.txt"
    damaged.write_text(GOLDEN.read_text(encoding="utf-8").replace("bid", "bod"), encoding="utf-8")
    wrong = shell("replay", damaged)
    assert wrong.returncode == 1
    assert wrong.stdout == ""
    assert wrong.stderr.startswith("trionfi: line 7: the deal is at the question 'bid'")
    assert shell("--frob").returncode == 2


def test_help_starts_quickly() -> None:
    """Nothing heavy is imported for it: no server, no tables, no NumPy work of commands."""
    code = "import sys; from trionfi.cli import app; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout
    for heavy in ("fastapi", "sqlalchemy", "pydantic", "trionfi.server", "trionfi.players"):
        assert heavy not in loaded.split()
