"""`trionfi.analysis`: results in cards, and the review of a deal."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import cast

import pytest

from tests.analysis.test_sheets import to_ending
from trionfi import Deal
from trionfi.analysis import CancelledError, review, solve, solve_worlds
from trionfi.analysis.goals import Goal, NoGoalError
from trionfi.kernel import Objective
from trionfi.players import play_out, player


def played(game: str = "french", seed: int = 2) -> Deal:
    deal = Deal.shuffled(game, seed=seed)
    return play_out(deal, [player("rules", seed=seed)] * deal.seats)


def ending(tricks: int) -> Deal:
    found = next(deal for seed in range(99) if (deal := to_ending("french", {}, seed, tricks)))
    assert found is not None
    return found


def test_a_result_tells_cards_losses_and_a_line() -> None:
    deal = ending(4)
    result = solve(deal)
    assert result.exact
    assert result.value == result.low
    assert result.cards[0].loss == 0
    assert all(card.loss is not None and card.loss >= 0 for card in result.cards)
    assert {card.card for card in result.cards} <= set(deal.board.hand(result.seat))
    for seat, card in result.line:
        assert deal.decision is not None
        assert deal.decision.seat == seat
        deal.play(seat, f"play {card}")
    assert deal.over
    assert deal.board.position is not None
    mask = sum(1 << seat for seat in result.side)
    laid = deal.game.card_play(deal.options).points(
        card for seat in result.side for card in deal.board.laid[seat]
    )
    assert deal.board.position.side_points(mask) + laid == result.value
    assert json.loads(json.dumps(result.to_json()))["exact"] is True
    assert "best" in str(result)


def test_a_budget_gives_bounds() -> None:
    result = solve(ending(9), nodes=100)
    assert not result.exact
    assert result.value is None
    assert result.low < result.high
    assert "to" in str(result)


def test_threads_change_no_answer() -> None:
    deal = ending(8)
    goals: tuple[Goal, ...] = ("points", "score")
    for goal in goals:
        one = solve(deal, goal=goal)
        many = solve(deal, goal=goal, threads=3)
        assert replace(many, nodes=0) == replace(one, nodes=0)
    with pytest.raises(CancelledError):
        solve(ending(18), threads=2, cancelled=lambda: True)


def test_work_can_be_cancelled() -> None:
    with pytest.raises(CancelledError):
        solve(ending(18), cancelled=lambda: True)
    calls = []
    with pytest.raises(CancelledError):
        review(played(), cancelled=lambda: len(calls) > 3 or calls.append(1) is not None)


def test_no_card_play_no_result() -> None:
    with pytest.raises(ValueError, match="no card can be played yet"):
        solve(Deal.shuffled("french", seed=1))
    with pytest.raises(ValueError, match="no card can be played yet"):
        review(Deal.shuffled("french", seed=1))


def test_no_such_goal_or_side() -> None:
    with pytest.raises(NoGoalError, match="no goal 'tricks': there are points, score"):
        solve(ending(2), goal=cast("Goal", "tricks"))
    for side in (16, -1):
        for goal in ("points", "score"):
            with pytest.raises(ValueError, match="a side is a mask of seats"):
                solve(ending(2), goal=cast("Goal", goal), side=side)


def test_a_position_needs_its_pack() -> None:
    deal = ending(3)
    position = deal.board.position
    assert position is not None
    with pytest.raises(ValueError, match="pack"):
        solve(position)
    with pytest.raises(ValueError, match="score sheet"):
        solve(position, pack=deal.game.pack, goal="score")
    assert solve(position, pack=deal.game.pack, side=1).side == (0,)


def test_worlds_are_solved_in_threads() -> None:
    deal = ending(4)
    position = deal.board.position
    assert position is not None
    hands = [position.hand(seat) for seat in range(4)]
    worlds = [
        position.with_hands([hands[0], *(hands[1 + (shift + seat) % 3] for seat in range(3))])
        for shift in range(3)
    ]
    aim = Objective(1)
    one = solve_worlds(worlds, aim, deal.game.pack)
    assert one == solve_worlds(worlds, aim, deal.game.pack, threads=2)
    assert one[0] == solve(position, pack=deal.game.pack, side=1, line=False)


@pytest.mark.parametrize("game", ["french", "sicilian", "tressette"])
def test_a_review_judges_every_card(game: str) -> None:
    deal = played(game)
    seen: list[tuple[int, int]] = []
    found = review(deal, budget=3000, progress=lambda done, of: seen.append((done, of)))
    assert deal.board.position is not None
    assert len(found.cards) == len(deal.board.tricks) * deal.seats
    assert seen[-1] == (len(found.cards), len(found.cards))
    value = found.result
    for card in reversed(found.cards):
        if not card.exact:
            break
        assert (card.after_low, card.after_high) == (value, value)
        assert card.loss == abs(card.low - value)
        assert card.better is None or card.loss > 0
        value = card.low
    last = found.cards[-1]
    assert last.exact
    assert last.loss == 0
    assert found.to_json()["result"] == found.result
    assert json.dumps(found.to_json())
    assert set(found.losses()) == set(range(deal.seats))


def test_a_review_by_the_score_sheet() -> None:
    deal = played()
    assert deal.sheet is not None
    found = review(deal, budget=2000, goal="score")
    other = next(seat for seat in range(4) if seat not in found.side)
    assert found.result == -deal.sheet.scores[other]
