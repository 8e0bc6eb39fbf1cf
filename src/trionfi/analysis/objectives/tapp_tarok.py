"""Tapp Tarok: what the declarer gets by the score sheet, with the ultimo and the slam."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from trionfi.analysis.goals import NoGoalError, contract_of, position_of, seats_of
from trionfi.games.tapp_tarok_score import (
    SEATS,
    TarokOptions,
    Ultimo,
    card_play,
    game_lines,
    settle,
    slam_of,
)
from trionfi.games.tapp_tarok_score import Result as Outcome
from trionfi.kernel import Objective
from trionfi.rules.actions import Announce
from trionfi.rules.deal import Deal
from trionfi.rules.terms import Term


def refuse(deal: Deal) -> None:
    """A trischaken is not searched: three sides avoid points, and the Pagat is held back.

    Raises:
        NoGoalError: it is one.
    """
    contract = contract_of(deal.board)
    if contract is not None and contract.name == "trischaken":
        raise NoGoalError("in a trischaken everybody plays alone, and avoids points")


def objective(deal: Deal, side: int) -> Objective:
    """The declarer's score; `side` is the declarer.

    Raises:
        NoGoalError: the declarer aims at the consolation, or something was announced.
    """
    options = cast("TarokOptions", deal.options)
    contract, position = contract_of(deal.board), position_of(deal)
    assert contract is not None, "card play has begun without a contract"
    if contract.name.endswith("_consolation"):
        raise NoGoalError("whoever aims at the consolation does not play for more points")
    if any(isinstance(action, Announce) for _, action in deal.log):
        raise NoGoalError("with an announcement perfect play counts points only")
    (taker,) = seats_of(side)
    play = card_play(options)
    laid = play.points(deal.board.laid[taker])
    in_tricks = sum(
        play.points(deal.game.pack.cards[number] for number in cards)
        for seat in range(SEATS)
        for cards in (position.hand(seat), position.won(seat))
    ) + play.points(deal.game.pack.cards[number] for _, number in position.trick)
    plain = Outcome(taker, contract.name, 0, kontra=contract.factor)

    def game(points: int, tricks: int = 1) -> int:
        slam = slam_of(tricks, False, options)
        return _of(taker, game_lines(replace(plain, points=points, slam=slam), options))

    def ultimo(seat: int, won: bool) -> int:
        with_it = settle(replace(plain, ultimo=Ultimo(seat, won)), options)
        return _of(taker, with_it) - _of(taker, settle(plain, options))

    other = plain.defenders[0]
    lost = ultimo(other, False)
    hand = deal.game.layout(options, deal.dealer).count(taker)
    everything = (laid + in_tricks) // 3
    return Objective(
        side,
        offset=laid,
        outer_from=0,
        outer=[game(thirds // 3) for thirds in range(3 * 70 + 3)],
        ultimo=(0, ultimo(taker, True), 0, ultimo(taker, False), ultimo(other, True), lost, lost),
        slam=(0, game(everything, hand) - game(everything), game(laid // 3, 0) - game(laid // 3)),
    )


def _of(seat: int, terms: Iterable[Term]) -> int:
    return sum(term.amounts[seat] for term in terms)
