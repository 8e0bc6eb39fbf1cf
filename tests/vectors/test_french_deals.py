"""Whole deals as cases: a deal played at random, known by its tricks, is settled the same again."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from trionfi import Deal
from trionfi.rules.actions import Announce, Bid, Call, Show
from trionfi.vectors.french import ADAPTER


def case_of(deal: Deal) -> dict[str, Any]:
    """The inputs of the case `full_deal` that describe a finished deal."""
    board, sheet = deal.board, deal.sheet
    assert sheet is not None
    actions = [action for _, action in deal.log]
    taker, partner = sheet.facts["taker"], sheet.facts["partner"]
    inputs: dict[str, Any] = {
        "players": deal.seats,
        "options": deal.options.changed(),
        "taker": taker,
        "partner": partner,
        "contract": [action.name for action in actions if isinstance(action, Bid)][-1],
        "leader": board.tricks[0][0][0],
        "tricks": [[str(card) for _, card in trick] for trick in board.tricks],
        "slam_announced": Announce("slam") in actions,
        "poignees": [
            [seat, action.name, [str(card) for card in action.cards]]
            for seat, action in deal.log
            if isinstance(action, Show) and action.name in ("simple", "double", "triple")
        ],
    }
    inputs["miseres"] = [
        [seat, action.name]
        for seat, action in deal.log
        if isinstance(action, Show) and action.name.startswith("misere")
    ]
    inputs["called_card"] = next((str(a.card) for a in actions if isinstance(a, Call)), None)
    assert isinstance(taker, int)
    if board.laid[taker]:
        inputs["ecart"] = [str(card) for card in board.laid[taker]]
    else:
        inputs["chien"] = [str(card) for card in board.pool]
    return {name: value for name, value in inputs.items() if value is not None}


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 100_000), st.sampled_from((3, 4, 5)), st.sampled_from(("fft", "bga")))
def test_whole_deals(seed: int, players: int, preset: str) -> None:
    rng = Random(seed)
    options = {"players": players, "preset": preset, "misere": seed % 2 == 1}
    deal = Deal.shuffled("french", seed=seed, options=options)
    while (decision := deal.decision) is not None:
        deal.play(decision.seat, decision.choices.sample(rng))
    assert deal.sheet is not None
    if not deal.sheet.counts:
        return
    inputs = case_of(deal)
    answer = ADAPTER.kinds["full_deal"](inputs)
    assert tuple(answer["scores"]) == deal.sheet.scores
    assert list(answer["winners"]) == deal.board.winners
    assert answer["taker_half_points"] == deal.sheet.facts["half_points"]
    assert answer["made"] == (deal.sheet.headline.rule != "failed")
    if inputs["slam_announced"]:
        return
    del inputs["leader"]
    assert ADAPTER.kinds["full_deal"]({**inputs, "dealer": deal.dealer}) == answer
