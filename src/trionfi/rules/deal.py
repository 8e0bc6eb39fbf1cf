"""One deal: drives a game's flow, refuses what is not legal, keeps the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from trionfi.cards import Card
from trionfi.cards.shuffle import is_whole, seed_from, shuffled
from trionfi.rules.actions import Action, read_action
from trionfi.rules.board import ALL, POOL, Board
from trionfi.rules.decision import Decision, Move
from trionfi.rules.facts import Settled
from trionfi.rules.game import Game, find_game
from trionfi.rules.options import Options
from trionfi.rules.reason import Reason
from trionfi.rules.terms import Sheet
from trionfi.rules.view import View


class IllegalActionError(ValueError):
    """An action that the rules forbid; `reason` says which rule."""

    def __init__(self, seat: int, action: Action, reason: Reason) -> None:
        facts = ", ".join(f"{name} {_short(value)}" for name, value in reason.facts.items())
        super().__init__(
            f"seat {seat} may not {action}: {reason.rule}" + (f" ({facts})" * bool(facts))
        )
        self.seat = seat
        self.action = action
        self.reason = reason


class Deal:
    """A deal of a game, from the shuffled pack to the sheet.

    Every state is rules + options + cards + log; the log is a list of (seat, action).

    Args:
        game: a game or its name.
        cards: the whole pack in the order in which it is dealt.
        dealer: the dealer's seat.
        options: an `Options` of the game, or a mapping of names to values.
        before: what the deal must know of the deals before it (`Game.before`).

    Raises:
        ValueError: not the whole pack, no such seat, unknown game or option, or not as many
            numbers in `before` as the game's have.

    >>> deal = Deal.shuffled("french", seed=1)
    >>> deal.play(0, "pass")
    >>> deal.decision.seat
    1
    """

    decision: Decision | None
    """The running question; None when the deal is over."""
    sheet: Sheet | None
    """The score; None while the deal runs."""
    log: list[Move]
    """What was done, oldest first."""

    def __init__(
        self,
        game: Game[Any] | str,
        cards: Sequence[Card],
        *,
        dealer: int | None = None,
        options: Options | Mapping[str, object] | None = None,
        before: tuple[int, ...] = (),
    ) -> None:
        self.game = find_game(game)
        self.options: Options = self.game.read_options(options)
        self.cards = tuple(cards)
        self.before = before
        self.dealer = self.seats - 1 if dealer is None else dealer
        if not is_whole(self.game.pack, self.cards):
            raise ValueError(_not_whole(self.game, self.cards))
        if before and len(before) != (size := len(self.game.before((), self.options))):
            raise ValueError(f"{self.game.name} takes {size} numbers before, not {len(before)}")
        if not 0 <= self.dealer < self.seats:
            raise ValueError(f"there is no seat {dealer} to deal: seats are 0 to {self.seats - 1}")
        self.log = []
        self._start()

    @classmethod
    def shuffled(
        cls,
        game: Game[Any] | str,
        *,
        seed: int | bytes,
        dealer: int | None = None,
        options: Options | Mapping[str, object] | None = None,
        before: tuple[int, ...] = (),
    ) -> Deal:
        """A deal of the pack in the order that `seed` gives."""
        found = find_game(game)
        secret = seed if isinstance(seed, bytes) else seed_from(seed)
        order = shuffled(found.pack, secret)
        return cls(found, order, dealer=dealer, options=options, before=before)

    @classmethod
    def from_hands(
        cls,
        game: Game[Any] | str,
        hands: Sequence[Iterable[Card]],
        pool: Iterable[Card] = (),
        *,
        dealer: int | None = None,
        options: Options | Mapping[str, object] | None = None,
        before: tuple[int, ...] = (),
    ) -> Deal:
        """A deal in which the seats get these hands and the rest goes to the pool.

        Raises:
            ValueError: the hands have other sizes than the game deals.
        """
        found = find_game(game)
        chosen = found.read_options(options)
        seat = chosen.players - 1 if dealer is None else dealer
        piles = {number: list(hand) for number, hand in enumerate(hands)} | {POOL: list(pool)}
        layout = found.layout(chosen, seat)
        for pile, cards in piles.items():
            if layout.count(pile) != len(cards):
                owner = "the pool" if pile == POOL else f"seat {pile}"
                raise ValueError(f"{owner} gets {layout.count(pile)} cards, not {len(cards)}")
        order = [piles[pile].pop(0) for pile in layout]
        return cls(found, order, dealer=dealer, options=chosen, before=before)

    @property
    def seats(self) -> int:
        """Number of players."""
        return self.options.players

    @property
    def over(self) -> bool:
        return self.sheet is not None

    def explain(self, seat: int, action: Action | str) -> Reason | None:
        """Why `seat` may not do `action` now; None when it may."""
        if self.decision is None:
            return Reason("deal_over")
        if isinstance(action, str):
            action = read_action(action, self.game.pack)
        return self.decision.why_not(seat, action)

    def play(self, seat: int, action: Action | str) -> None:
        """`seat` does `action`.

        Raises:
            IllegalActionError: the rules forbid it; nothing has changed.
            UnknownActionError, UnknownCardError: the text is no action.
        """
        if isinstance(action, str):
            action = read_action(action, self.game.pack)
        decision = self.decision
        # The usual case first: asked for a reason only when there is one.
        if decision is None or seat != decision.seat or action not in decision.choices:
            reason = decision.why_not(seat, action) if decision else Reason("deal_over")
            if reason is not None:
                raise IllegalActionError(seat, action, reason)
        self.log.append((seat, action))
        self._send((seat, action))

    def view(self, seat: int | None) -> View:
        """What a seat may know; with None, what everybody may know."""
        decision = self.decision
        mine = decision is not None and seat == decision.seat
        return View(
            seat,
            tuple(self._board.facts(ALL if seat is None else seat)),
            () if seat is None else self._board.hand(seat),
            decision.seat if decision else None,
            decision.topic if decision else "",
            decision.choices if decision and mine else None,
            decision.others.get(seat) if decision and seat is not None else None,
        )

    def undo(self) -> None:
        """Take the last action back.

        Raises:
            ValueError: nothing has been done yet.
        """
        if not self.log:
            raise ValueError("there is nothing to take back: no action has been done")
        self._replay(self.log[:-1])

    def fork(self, cards: Sequence[Card] | None = None) -> Deal:
        """The same deal once more, independent; over other cards if given.

        Raises:
            IllegalActionError: with those cards the log could not have happened.
        """
        other = Deal(
            self.game,
            cards or self.cards,
            dealer=self.dealer,
            options=self.options,
            before=self.before,
        )
        for seat, action in self.log:
            other.play(seat, action)
        return other

    @property
    def board(self) -> Board:
        """The whole truth, for analysis and records; never shown to a seat."""
        return self._board

    def _replay(self, log: Iterable[Move]) -> None:
        moves = list(log)
        self.log = moves
        self._start()
        for move in moves:
            self._send(move)

    def _start(self) -> None:
        layout = self.game.layout(self.options, self.dealer)
        self._board = Board(
            self.game.pack, self.seats, self.cards, layout, self.dealer, self.before
        )
        self._flow = self.game.flow(self._board, self.options)
        self.sheet = None
        self.decision = next(self._flow)

    def _send(self, move: Move) -> None:
        try:
            self.decision = self._flow.send(move)
        except StopIteration as stop:
            sheet: Sheet = stop.value
            self.decision = None
            self.sheet = sheet
            self._board.tell(ALL, Settled(sheet))

    def __repr__(self) -> str:
        state = "over" if self.decision is None else repr(self.decision)
        return f"<Deal of {self.game.name}, {len(self.log)} actions, {state}>"


def _short(value: Any) -> str:
    return " ".join(str(item) for item in value) if isinstance(value, tuple) else str(value)


def _not_whole(game: Game[Any], cards: Sequence[Card]) -> str:
    missing = sorted(set(game.pack) - set(cards))
    extra = sorted(card for card in set(cards) if card not in game.pack)
    named = f"; missing {missing[0]}" if missing else f"; {extra[0]} is not in it" if extra else ""
    return f"a deal needs all {len(game.pack)} cards of the {game.pack.name} pack, once each{named}"
