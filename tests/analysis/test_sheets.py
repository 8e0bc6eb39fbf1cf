"""Perfect play by the score sheet: the same as trying every card of a deal to its sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.solver.variants import in_card_play
from trionfi import Deal
from trionfi.analysis import solve
from trionfi.analysis.goals import NoGoalError
from trionfi.analysis.results import Result
from trionfi.kernel import sides
from trionfi.players import player
from trionfi.rules.actions import Announce, Play
from trionfi.rules.game import games
from trionfi.rules.terms import Sheet


def french(sheet: Sheet, side: tuple[int, ...]) -> int:
    """What each opponent pays; not for a misère, which is decided before play."""
    other = next(seat for seat in range(len(sheet.scores)) if seat not in side)
    return -sum(term.amounts[other] for term in sheet.terms if term.rule != "misere")


def sicilian(sheet: Sheet, side: tuple[int, ...]) -> int:
    """Points of the taker's side, or of a seat that plays for itself."""
    points: Any = sheet.facts["points"]
    if sheet.terms[-1].rule == "each":
        points = sheet.terms[-1].facts["points"]
        points = points[side[0]]
    return int(points)


def tressette(sheet: Sheet, side: tuple[int, ...]) -> int:
    """Points of seats 0 and 2."""
    points: Any = sheet.facts["points"]
    return int(points[0])


def tapp_tarok(sheet: Sheet, side: tuple[int, ...]) -> int:
    """What the declarer gets."""
    return sheet.scores[side[0]] - honours(sheet, side[0])


def honours(sheet: Sheet, seat: int) -> int:
    """What is decided before play."""
    held = ("trull", "kings", "heads")
    return sum(term.amounts[seat] for term in sheet.terms if term.rule in held)


def ottocento(sheet: Sheet, side: tuple[int, ...]) -> int:
    """The lead of a side in half points, before rounding, without what was announced."""
    lead = 0
    for term in sheet.terms:
        if term.rule != "rounding" and not term.rule.startswith("announced"):
            sign = {seat: 1 if seat in side else -1 for seat in range(4)}
            lead += sum(sign[seat] * amount for seat, amount in enumerate(term.amounts))
    return lead


def to_ending(game: str, options: dict[str, object], seed: int, tricks: int) -> Deal | None:
    """A deal played by rules of thumb until few tricks are left; None if it is not played."""
    deal = Deal.shuffled(game, seed=seed, options=options)
    bots = [player("rules", seed=seed) for _ in range(deal.seats)]
    while deal.decision is not None:
        position = deal.board.position
        if position is not None and position.tricks_left <= tricks and not position.trick:
            return deal
        seat = deal.decision.seat
        deal.play(seat, bots[seat].choose(deal.view(seat), deal.game, deal.options))
    return None


def best(deal: Deal, side: tuple[int, ...], value: Callable[[Sheet, tuple[int, ...]], int]) -> int:
    """Minimax over the deal itself."""
    if deal.sheet is not None:
        return value(deal.sheet, side)
    assert deal.decision is not None
    seat = deal.decision.seat
    results = []
    actions = list(deal.decision.choices)
    # Signals do not matter when all cards are seen; a last question may follow the last card.
    cards = {action.card: action for action in reversed(actions) if isinstance(action, Play)}
    for action in cards.values() or actions:
        deal.play(seat, action)
        results.append(best(deal, side, value))
        deal.undo()
    return (max if seat in side else min)(results)


def agreed(deal: Deal, value: Callable[[Sheet, tuple[int, ...]], int]) -> Result | None:
    """The solver's result, held against the sheet; None where the deal has no score goal."""
    try:
        result = solve(deal, goal="score")
    except NoGoalError:
        return None
    assert result.exact
    assert result.value == best(deal, result.side, value)
    return result


@pytest.mark.parametrize(
    ("game", "value", "options"),
    [
        ("french", french, {}),
        ("french", french, {"players": 3}),
        ("french", french, {"players": 5, "preset": "bga"}),
        ("french", french, {"excuse_last": "always_changes"}),
        ("sicilian", sicilian, {}),
        ("sicilian", sicilian, {"fool_last_trick": "lost"}),
        ("tressette", tressette, {}),
        ("tapp_tarok", tapp_tarok, {}),
        ("tapp_tarok", tapp_tarok, {"failed_ultimo_pays": "always"}),
        ("tapp_tarok", tapp_tarok, {"consolation_mode": "floor"}),
        ("ottocento", ottocento, {}),
    ],
)
def test_the_score_is_that_of_the_sheet(
    game: str, value: Callable[[Sheet, tuple[int, ...]], int], options: dict[str, object]
) -> None:
    compared = 0
    for seed in range(60):
        deal = to_ending(game, options, seed, 2)
        if deal is None or deal.board.position is None:
            continue
        result = agreed(deal, value)
        if result is None:
            continue
        mask = sum(1 << seat for seat in result.side)
        assert mask in sides(deal.board.position)
        compared += 1
        if compared == 10:
            break
    assert compared >= 5


SHEETS: dict[str, Callable[[Sheet, tuple[int, ...]], int]] = {
    "french": french,
    "sicilian": sicilian,
    "tressette": tressette,
    "tapp_tarok": tapp_tarok,
    "ottocento": ottocento,
}


@pytest.mark.parametrize("game", SHEETS)
def test_the_score_under_any_options(game: str) -> None:
    score_under_any_options(game, range(60), most=3 if game == "ottocento" else 10)


@pytest.mark.long
@pytest.mark.parametrize("game", SHEETS)
def test_many_scores_under_any_options(game: str) -> None:
    score_under_any_options(game, range(100, 1100), most=100 if game == "ottocento" else 500)


def score_under_any_options(game: str, seeds: range, most: int) -> None:
    """Deals played at random, so that everything is announced and doubled."""
    compared = announced = 0
    for seed in seeds:
        deal = in_card_play(games()[game], 2, seed)
        if deal is None or agreed(deal, SHEETS[game]) is None:
            continue
        compared += 1
        announced += any(isinstance(action, Announce) for _, action in deal.log)
        if compared == most:
            break
    assert compared >= min(most, len(seeds) // 6)
    assert game != "tapp_tarok" or announced > 0
