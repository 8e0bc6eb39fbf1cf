"""`trionfi verify`, `vectors`, `perft` and `divide`: everything that checks something."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from trionfi.cli.common import AsJson, echo_json, record_in
from trionfi.cli.group import UsageError, sentence_of

if TYPE_CHECKING:
    from trionfi.vectors.perft import Block

Files = Annotated[list[Path], typer.Argument(metavar="FILE...")]


def verify(
    record: Annotated[
        Path | None, typer.Argument(help="A record of a deal or match; - for stdin.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The seed: 64 hexadecimal digits.")] = None,
    promise: Annotated[str | None, typer.Option(help="What was published before.")] = None,
    game: Annotated[
        str | None, typer.Option(help="Show the cards of this seed, and who deals first.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check a record against the rules, or a seed against its promise and the cards it gives."""
    if (record is None) == (seed is None):
        raise UsageError("say either a RECORD or a --seed")
    report = (
        _verify_record(record) if record is not None else _verify_seed(str(seed), promise, game)
    )
    if as_json:
        echo_json(report)
    else:
        for name, value in report.items():
            typer.echo(f"{name:<9}{value if isinstance(value, str) else ' '.join(map(str, value))}")


def _verify_record(path: Path) -> dict[str, Any]:
    from trionfi.cards.shuffle import lot, promise
    from trionfi.records import MatchRecord

    record = record_in(path)
    if isinstance(record, MatchRecord):
        match = record.match
        done = f"{match.number} deals, " + ("finished" if match.over else "not finished")
        seeds = [promise(match.deal_seed(number)) for number in range(match.number)]
        drawn = lot(match.deal_seed(0), match.options.players) == match.first_dealer
        first = f"seat {match.first_dealer} first, {'as' if drawn else 'not as'} the lot falls"
        scores = list(match.scores)
        return {"legal": done, "dealer": first, "scores": scores, "promises": seeds}
    deal = record.deal
    report: dict[str, Any] = {"legal": f"{len(deal.log)} actions"}
    if deal.sheet is not None:
        report["scores"] = list(deal.sheet.scores)
    if record.seed is not None:
        report["promise"] = promise(record.seed)
    return report


def _verify_seed(text: str, promised: str | None, game: str | None) -> dict[str, Any]:
    from trionfi.cards.shuffle import lot, promise, shuffled
    from trionfi.records import read_seed
    from trionfi.rules.game import find_game

    seed = read_seed(text)
    report: dict[str, Any] = {"promise": promise(seed)}
    if promised is not None:
        if promised.strip().lower() != report["promise"]:
            raise ValueError(f"this seed was not promised: its promise is {report['promise']}")
        report["kept"] = "yes"
    if game is not None:
        found = find_game(game)
        (players,) = [choice for choice in found.options.choices() if choice.name == "players"]
        seats = [number for number in players.values if isinstance(number, int)]
        report["lot"] = ", ".join(f"seat {lot(seed, number)} of {number}" for number in seats)
        report["cards"] = [card.code for card in shuffled(found.pack, seed)]
    return report


def vectors(files: Files, as_json: AsJson = False) -> None:
    """Run files of right answers against the rules; status 1 if any answer differs."""
    from trionfi.vectors import VectorError, check, load

    cases, failures, broken = 0, [], []
    for path in files:
        try:
            file = load(path)
        except (VectorError, OSError) as error:
            broken.append({"file": str(path), "error": sentence_of(error)})
            if not as_json:
                typer.echo(sentence_of(error), err=True)
            continue
        cases += len(file.cases)
        for case in file.cases:
            failure = check(file, case)
            if failure is not None:
                failures.append(failure)
                if not as_json:
                    typer.echo(str(failure))
    if as_json:
        plain = [failure.to_json() for failure in failures]
        echo_json({"cases": cases, "failures": plain, "unreadable": broken})
    else:
        files_said = f", {len(broken)} of {len(files)} files could not be run" if broken else ""
        typer.echo(
            f"{cases} cases, {cases - len(failures)} right, {len(failures)} wrong{files_said}"
        )
    raise typer.Exit(1 if failures or broken else 0)


def perft(
    files: Files,
    only: Annotated[str | None, typer.Option("--id", help="Only this block.")] = None,
    as_json: AsJson = False,
) -> None:
    """Count the blocks of perft files; status 1 if any number differs."""
    from time import perf_counter

    from trionfi.vectors.perft import load

    found: list[dict[str, Any]] = []
    started = perf_counter()
    for path in files:
        blocks = [block for block in load(path) if only in (None, block.id)]
        if only is not None and not blocks:
            raise ValueError(f"{path} has no block {only!r}")
        for block in blocks:
            for line in _counts(path, block):
                found.append(line)
                if not as_json:
                    _print_count(line)
    wrong = sum(not line["right"] for line in found)
    if as_json:
        echo_json({"counts": found, "wrong": wrong})
    else:
        seconds = perf_counter() - started
        typer.echo(
            f"{len(found)} counts, {len(found) - wrong} right, {wrong} wrong, {seconds:.2f} s"
        )
    raise typer.Exit(1 if wrong else 0)


def _counts(path: Path, block: Block) -> Iterator[dict[str, Any]]:
    """Every measure of a block; one entry with an error where the block itself is at fault."""
    from trionfi.vectors.perft import BlockError, count, setting

    try:
        setting(block)
    except BlockError as error:
        yield {"id": block.id, "right": False, "error": f"{path}: {error}"}
        return
    for measure in block.measures:
        line: dict[str, Any] = {"id": block.id, "measure": measure}
        try:
            result = count(block, measure)
        except BlockError as error:
            yield {**line, "right": False, "error": f"{path}: {error}"}
        else:
            counted = {"expected": result.expected, "actual": result.actual}
            yield {**line, "right": result.right, **counted}


def _print_count(line: dict[str, Any]) -> None:
    place = f"{line['id']} {line.get('measure', '')}".rstrip()
    if "error" in line:
        typer.echo(f"{place}: {line['error']}")
    elif not line["right"]:
        typer.echo(f"{place}: expected {line['expected']}")
        typer.echo(f"{' ' * len(place)}  is       {line['actual']}")
    else:
        typer.echo(f"{place}: right")


def divide(
    file: Annotated[Path | None, typer.Argument(help="A file of perft blocks.")] = None,
    only: Annotated[str | None, typer.Option("--id", help="The block of the file.")] = None,
    depth: Annotated[int, typer.Option(help="How many cards.", min=1)] = 4,
    game: Annotated[str | None, typer.Option(help="Game and options: 'french players=3'.")] = None,
    hands: Annotated[str | None, typer.Option(help="Hands separated by slashes.")] = None,
    lead: Annotated[int, typer.Option(help="Who leads.")] = 0,
    trick: Annotated[str, typer.Option(help="Cards on the table.")] = "",
    as_json: AsJson = False,
) -> None:
    """Count the lines of play under each first card, to find where two counts differ."""
    from trionfi.vectors import perft as blocks

    counts = blocks.divide(_block(file, only, game, hands, lead, trick), depth)
    if as_json:
        echo_json({"depth": depth, "cards": counts, "total": sum(counts.values())})
        return
    for card, lines in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        typer.echo(f"{card:<4}{lines:>14}")
    typer.echo(f"{'':<4}{sum(counts.values()):>14}")


def _block(
    file: Path | None, only: str | None, game: str | None, hands: str | None, lead: int, trick: str
) -> Block:
    from trionfi.vectors import perft as blocks

    if file is None:
        if game is None or hands is None:
            raise UsageError("say a FILE, or --game and --hands")
        lines = [f"game {game}", f"hands {hands}", f"lead {lead}", f"trick {trick}"]
        return blocks.parse("\n".join(line.replace("\n", " ") for line in lines))[0]
    found = [block for block in blocks.load(file) if only in (None, block.id)]
    if len(found) != 1:
        known = ", ".join(block.id for block in blocks.load(file))
        raise ValueError(f"say with --id which block of {file}: {known}")
    return found[0]
