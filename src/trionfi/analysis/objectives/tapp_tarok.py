"""Tapp Tarok: what the declarer gets by the score sheet, with the ultimo and the slam."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import cast

from trionfi.analysis.goals import NoGoalError, contract_of, position_of, seats_of
from trionfi.games.tapp_tarok import KONTRAS
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
    """The declarer's score, with what was announced and doubled; `side` is the declarer.

    What honours are worth is decided before play and left out.

    Raises:
        NoGoalError: the declarer undertakes fewer than 36 points: more of them are worth more to
            him, but only up to 35.
    """
    options = cast("TarokOptions", deal.options)
    contract, position = contract_of(deal.board), position_of(deal)
    assert contract is not None, "card play has begun without a contract"
    consoled = contract.name.endswith("_consolation")
    if consoled and options.consolation_mode != "floor":
        raise NoGoalError("whoever undertakes a consolation does not play for more points")
    (taker,) = seats_of(side)
    play = card_play(options)
    laid = play.points(deal.board.laid[taker])
    in_tricks = sum(
        play.points(deal.game.pack.cards[number] for number in cards)
        for seat in range(SEATS)
        for cards in (position.hand(seat), position.won(seat))
    ) + play.points(deal.game.pack.cards[number] for _, number in position.trick)
    plain = Outcome(
        taker,
        contract.name.removesuffix("_consolation"),
        0,
        "consolation" if consoled else "game",
        kontra=contract.factor,
    )
    said = announced(deal, contract.factor)

    def game(points: int, tricks: int = 1) -> int:
        slam = slam_of(tricks, said.slam, options)
        return _of(taker, game_lines(replace(plain, points=points, slam=slam), options))

    def ultimo(case: Ultimo | None) -> int:
        with_it = settle(replace(plain, ultimo=case), options)
        return _of(taker, with_it) - _of(taker, settle(plain, options))

    hand = deal.game.layout(options, deal.dealer).count(taker)
    everything = (laid + in_tricks) // 3
    return Objective(
        side,
        offset=laid,
        outer_from=0,
        outer=[game(thirds // 3) for thirds in range(3 * 70 + 3)],
        ultimo=[ultimo(case) for case in ultimos(plain, said)],
        slam=(0, game(everything, hand) - game(everything), game(laid // 3, 0) - game(laid // 3)),
    )


@dataclass(frozen=True)
class Said:
    """What was announced: the ultimo, by a seat and doubled, and the slam."""

    ultimo: int | None
    ultimo_kontra: int
    slam: bool


def announced(deal: Deal, kontra: int) -> Said:
    """What was announced in a deal whose game is multiplied by `kontra`."""
    words = [(seat, act.name) for seat, act in deal.log if isinstance(act, Announce)]
    seats = {word: seat for seat, word in words}
    # The same words double the game first and then the ultimo.
    doubled = sum(word in KONTRAS for _, word in words)
    return Said(seats.get("ultimo"), 2**doubled // kontra, "slam" in seats)


def ultimos(plain: Outcome, said: Said) -> list[Ultimo | None]:
    """What became of the Pagat in each of the kernel's cases.

    They are: it was not in the last trick; the declarer won it there himself, a mate of his did
    (he has none), the defence did; one defender won it himself, the other did, the declarer did.
    """
    taker, other = plain.taker, plain.defenders[0]
    if said.ultimo is None:
        lost = Ultimo(other, False)
        own = (Ultimo(taker, True), None, Ultimo(taker, False))
        return [None, *own, Ultimo(other, True), lost, lost]
    # Whoever announces holds it, and has to win with it in the last trick, whatever happens.
    made = 1 if said.ultimo == taker else 4
    return [Ultimo(said.ultimo, case == made, True, said.ultimo_kontra) for case in range(7)]


def _of(seat: int, terms: Iterable[Term]) -> int:
    return sum(term.amounts[seat] for term in terms)
