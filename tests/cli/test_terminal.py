"""A match in the terminal, played by a script that types what a person would."""

from __future__ import annotations

import builtins
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from trionfi.cards import FRENCH, Card, UnknownCardError
from trionfi.cards.shuffle import lot
from trionfi.cli import app
from trionfi.cli.faces import Faces
from trionfi.cli.terminal import Terminal
from trionfi.records import MatchRecord, read_file
from trionfi.rules import match as matches
from trionfi.rules.deal import Deal
from trionfi.rules.match import Match

RUNNER = CliRunner()
Typist = Callable[[Deal, Faces], str]


@pytest.fixture(autouse=True)
def last_seat_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lot falls on the last seat, so that the one who types speaks first."""
    monkeypatch.setattr(matches, "lot", lambda seed, seats: seats - 1)


@pytest.fixture
def type_with(monkeypatch: pytest.MonkeyPatch) -> Callable[[Typist], None]:
    """Lets a function type: it sees the running deal; between deals Enter is pressed."""
    terminals: list[Terminal] = []
    start = Terminal.__init__

    def remember(self: Terminal, *args: object, **named: object) -> None:
        start(self, *args, **named)  # type: ignore[arg-type]  # passed on as it came
        terminals.append(self)

    def install(typist: Typist) -> None:
        def typed(prompt: str = "") -> str:
            deal = terminals[-1].match.deal
            return "" if deal is None else typist(deal, terminals[-1].faces)

        monkeypatch.setattr(Terminal, "__init__", remember)
        monkeypatch.setattr(builtins, "input", typed)

    return install


def at_random(rng: Random) -> Typist:
    """Types any legal answer, in the words that people use."""

    def typist(deal: Deal, faces: Faces) -> str:
        assert deal.decision is not None
        action = deal.decision.choices.sample(rng)
        if deal.decision.topic in ("play", "call"):
            return faces.code(action.card)
        if deal.decision.topic == "discard":
            return " ".join(map(faces.code, action.cards))
        return str(action)

    return typist


@pytest.mark.parametrize(
    ("players", "language", "preset"), [(3, "en", "fft"), (4, "fr", "bga"), (5, "ru", "pagat")]
)
def test_whole_match(
    type_with: Callable[[Typist], None],
    tmp_path: Path,
    players: int,
    language: str,
    preset: str,
) -> None:
    type_with(at_random(Random(players)))
    file = tmp_path / "match.txt"
    words = f"play french -p {players} --preset {preset} -o hands=2 --seed 3 -l {language}"
    result = RUNNER.invoke(app, [*words.split(), "--player", "random", "--save", str(file)])
    assert result.exit_code == 0, result.output
    record = read_file(file)
    assert isinstance(record, MatchRecord)
    assert record.match.over
    for score in record.match.scores:
        assert str(abs(score)) in result.output
    assert str(file) in result.output


@pytest.mark.parametrize("seed", [1, 2, 4, 5])
def test_the_lot_says_who_deals_and_the_match_keeps_it(
    monkeypatch: pytest.MonkeyPatch,
    type_with: Callable[[Typist], None],
    tmp_path: Path,
    seed: int,
) -> None:
    monkeypatch.setattr(matches, "lot", lot)
    type_with(lambda deal, faces: "q")
    file = tmp_path / "match.txt"
    begin = ["play", "french", "--seed", str(seed), "--player", "random", "--save", str(file)]
    for words in (begin, ["play", "--resume", str(file), "--player", "random"]):
        assert RUNNER.invoke(app, words).exit_code == 0
        record = read_file(file)
        assert isinstance(record, MatchRecord)
        assert record.match.first_dealer == Match("french", seed=seed).first_dealer
        assert record.match.deal is not None
        assert record.match.deal.dealer == record.match.first_dealer


def test_match_goes_on_where_it_was_left(
    type_with: Callable[[Typist], None], tmp_path: Path
) -> None:
    file = tmp_path / "match.txt"
    answer, left = at_random(Random(1)), iter(range(8))

    def quits(deal: Deal, faces: Faces) -> str:
        return answer(deal, faces) if next(left, None) is not None else "q"

    type_with(quits)
    words = ["play", "french", "--seed", "5", "-o", "hands=1", "--player", "random"]
    first = RUNNER.invoke(app, [*words, "--save", str(file)])
    assert first.exit_code == 0
    assert f"trionfi play --resume {file} --player random" in first.output
    before = read_file(file)
    assert isinstance(before, MatchRecord)
    assert before.match.deal is not None
    log = before.match.deal.log
    assert log

    type_with(answer)
    second = RUNNER.invoke(app, ["play", "--resume", str(file), "--player", "random"])
    assert second.exit_code == 0
    after = read_file(file)
    assert isinstance(after, MatchRecord)
    assert after.match.over
    assert list(after.match.logs[0])[: len(log)] == log
    again = RUNNER.invoke(app, ["play", "--resume", str(file)])
    assert again.exit_code == 1
    assert "is over" in again.stderr


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("XX", "“XX” is not a card"),
        ("T99", "is not a card"),
        ("?", "q stop; the match is saved"),
        ("h", "trumps"),
        ("l", "No trick has been played yet."),
        ("s", "Ada"),
        ("bid garde", "Now a card must be played."),
        ("bid", "is not a card"),
        ("play XX", "is not a card"),
    ],
)
def test_what_is_typed_beside_cards(
    type_with: Callable[[Typist], None], tmp_path: Path, typed: str, said: str
) -> None:
    lines = iter([typed, "q"])

    def typist(deal: Deal, faces: Faces) -> str:
        assert deal.decision is not None
        return next(lines) if deal.decision.topic == "play" else "pass"

    type_with(typist)
    words = ["play", "french", "--seed", "7", "--player", "rules", "--save", str(tmp_path / "m")]
    result = RUNNER.invoke(app, words)
    assert result.exit_code == 0, result.output
    assert said in result.output


def test_refusal_gives_the_rule_and_changes_nothing(
    type_with: Callable[[Typist], None], tmp_path: Path
) -> None:
    tried: list[str] = []

    def typist(deal: Deal, faces: Faces) -> str:
        decision = deal.decision
        assert decision is not None
        if decision.topic != "play":
            return "pass"
        hand = deal.board.hand(decision.seat)
        wrong = [c for c in hand if decision.why_not(decision.seat, _play(c)) is not None]
        if tried:
            assert deal.log == before
            return "q"
        if wrong:
            before[:] = deal.log
            tried.append(faces.code(wrong[0]))
            return tried[0]
        return faces.code(next(card for card in hand))

    before: list[object] = []
    type_with(typist)
    words = ["play", "french", "--seed", "7", "--player", "rules", "--save", str(tmp_path / "m")]
    result = RUNNER.invoke(app, words)
    assert result.exit_code == 0, result.output
    assert tried
    assert "so you must" in result.output
    assert "may be played:" in result.output


def _play(card: Card) -> object:
    from trionfi.rules.actions import Play

    return Play(card)


def test_end_of_input_saves_the_match(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    code = "from trionfi.cli import app; app()"
    words = ["play", "french", "--seed", "7", "--save", str(file)]
    result = subprocess.run(
        [sys.executable, "-c", code, *words], input="garde\n", capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
    assert "\x1b" not in result.stdout
    record = read_file(file)
    assert isinstance(record, MatchRecord)
    assert record.match.deal is not None


@pytest.mark.parametrize(
    ("language", "typed", "code"),
    [
        ("en", "sk", "SK"),
        ("fr", "SR", "SK"),
        ("fr", "hv", "HJ"),
        ("fr", "dd", "DQ"),
        ("it", "♥10", "H10"),
        ("de", "t14", "T14"),
        ("ru", "f", "F"),
    ],
)
def test_cards_as_people_type_them(language: str, typed: str, code: str) -> None:
    assert Faces(FRENCH, language).read(typed) == Card(code)


@pytest.mark.parametrize("language", ["en", "it", "fr", "de", "ja", "ru"])
def test_every_card_is_read_as_it_is_shown(language: str) -> None:
    faces = Faces(FRENCH, language)
    for card in FRENCH:
        assert faces.read(faces.code(card)) == card
        assert faces.read(faces.face(card).plain) == card
        assert faces.read(card.code) == card
    with pytest.raises(UnknownCardError):
        faces.read("T22")


def test_a_match_of_ottocento(type_with: Callable[[Typist], None], tmp_path: Path) -> None:
    """Announcements by number or by cards, signals with the lead, a gift by its card alone."""
    rng = Random(5)
    seen = set()

    def typist(deal: Deal, faces: Faces) -> str:
        assert deal.decision is not None
        topic, choices = deal.decision.topic, deal.decision.choices
        action = choices.sample(rng)
        seen.add(topic)
        if topic == "announce":
            cards = getattr(action, "cards", ())
            by_cards = " ".join(map(faces.code, cards))
            return rng.choice(["2", by_cards]) if cards else "1"
        if topic == "play":
            return " ".join((faces.code(action.card), *action.signals))
        if topic in ("discard", "gift"):
            return " ".join(map(faces.code, action.cards))
        return str(action)

    type_with(typist)
    record = tmp_path / "match.txt"
    words = f"play ottocento -o target=500 --seed 5 --player random --save {record}".split()
    result = RUNNER.invoke(app, words)
    assert result.exit_code == 0, result.output
    assert {"announce", "play", "gift"} <= seen
    match = read_file(record)
    assert isinstance(match, MatchRecord)
    assert match.match.over
