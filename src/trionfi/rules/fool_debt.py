"""The low card that is owed for the Fool (case R07).

The points need no exchange of cards: the kernel credits the owner with the Fool's value less the
debt. This only says when a debt arises and which card would pay it: the first card worth the debt
that the debtor's side wins in a trick; never one that was put away.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from trionfi.cards import Card
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
        self._debt: tuple[int, int] | None = None
        self._looked_at = 0
        self._pot: dict[Hashable, list[Card]] = {side: [] for side in sides}

    def look(self, board: Board) -> None:
        """Tell everybody what the tricks not yet looked at changed.

        Not to be called while sides are secret: what it says gives them away.
        """
        fool = self._play.fool
        for trick, winner in zip(
            board.tricks[self._looked_at :], board.winners[self._looked_at :], strict=True
        ):
            self._looked_at += 1
            side = self._sides[winner]
            owner = next((seat for seat, card in trick if card.is_fool), None)
            last = board.position is not None and board.position.over
            lost = fool is not None and fool.mode == "french" and last
            if owner is not None and self._sides[owner] != side and not lost:
                self._debt = (owner, winner)
                board.tell(ALL, Noted("fool_owed", {"seat": owner, "to": winner}))
            owed = fool.owed if fool else 0
            low = (card for _, card in trick if self._play.value(card) == owed)
            self._pot[side] += [card for card in low if not card.is_fool]
            self._pay(board)

    def _pay(self, board: Board) -> None:
        if self._debt is None:
            return
        owner, to = self._debt
        if pot := self._pot[self._sides[owner]]:
            board.tell(ALL, Noted("fool_paid", {"seat": owner, "to": to, "card": pot[0]}))
            self._debt = None
