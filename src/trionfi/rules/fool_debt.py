"""The low card that is owed for the Fool (case R07).

The points need no exchange of cards: the kernel credits the owner with the Fool's value less the
debt. This only says when a debt arises and which card would pay it: the first card worth the debt
that the debtor's side wins in a trick; never one that was put away.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from trionfi.rules.board import ALL, Board
from trionfi.rules.card_play import CardPlay
from trionfi.rules.facts import Noted


class FoolDebt:
    """Watches the tricks of one deal.

    Args:
        play: the card play, with a Fool.
        sides: something equal for seats of one side.
    """

    def __init__(self, play: CardPlay, sides: Sequence[Hashable]) -> None:
        self._play = play
        self._sides = sides
        self._looked_at = 0
        self._debt: tuple[int, int] | None = None

    def look(self, board: Board) -> None:
        """Tell everybody what the tricks not yet looked at changed.

        Not to be called while sides are secret: what it says gives them away.
        """
        over = board.position is not None and board.position.over
        for number in range(self._looked_at, len(board.tricks)):
            for seat, card in board.tricks[number]:
                if card.is_fool:
                    last = over and number == len(board.tricks) - 1
                    self._open(board, seat, board.winners[number], last)
        self._looked_at = len(board.tricks)
        if self._debt is not None:
            self._pay(board, *self._debt)

    def _open(self, board: Board, owner: int, winner: int, last: bool) -> None:
        fool = self._play.fool
        lost = fool is not None and fool.mode == "french" and last
        owed = fool is not None and fool.owed > 0
        if owed and self._sides[owner] != self._sides[winner] and not lost:
            self._debt = (owner, winner)
            board.tell(ALL, Noted("fool_owed", {"seat": owner, "to": winner}))

    def _pay(self, board: Board, owner: int, to: int) -> None:
        assert self._play.fool is not None
        for trick, winner in zip(board.tricks, board.winners, strict=True):
            if self._sides[winner] != self._sides[owner]:
                continue
            for _, card in trick:
                if self._play.value(card) == self._play.fool.owed and not card.is_fool:
                    board.tell(ALL, Noted("fool_paid", {"seat": owner, "to": to, "card": card}))
                    self._debt = None
                    return
