"""The board: what a flow writes on, and the only way in which anything reaches a seat."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeVar

from trionfi.cards import Card, Pack
from trionfi.kernel import Position
from trionfi.rules.actions import Action, Hidden, Play
from trionfi.rules.card_play import CardPlay
from trionfi.rules.choices import Choices
from trionfi.rules.decision import Decision, Move
from trionfi.rules.facts import (
    Begun,
    Dealt,
    Did,
    Fact,
    Laid,
    Lead,
    Role,
    Saw,
    Shown,
    Took,
    Turned,
    Won,
)
from trionfi.rules.plays import Plays, Signals, no_signals, plays_of

A = TypeVar("A", bound=Action)

ALL: Final = -1
"""The audience of a public fact."""

POOL: Final = -1
"""The destination of cards that go to nobody's hand (chien, talon)."""


class Board:
    """The state of one deal outside card play, the position inside it, and what was told.

    Args:
        pack: the cards of the game.
        seats: number of players.
        order: the whole shuffled pack.
        layout: for each place of `order`, the seat that gets the card, or `POOL`.
        dealer: the dealer's seat.
        before: what the deal must know of the deals before it.
    """

    def __init__(
        self,
        pack: Pack,
        seats: int,
        order: Sequence[Card],
        layout: Sequence[int],
        dealer: int,
        before: tuple[int, ...] = (),
    ) -> None:
        self.pack = pack
        self.seats = seats
        self.dealer = dealer
        self.before = before
        self.pool: list[Card] = []
        """Undealt cards: chien, talon."""
        self.laid: list[list[Card]] = [[] for _ in range(seats)]
        """Cards that each seat has put away."""
        self.position: Position | None = None
        """The state of card play, once it has begun."""
        self.tricks: list[tuple[tuple[int, Card], ...]] = []
        """The complete tricks, each as (seat, card) in order of play."""
        self.winners: list[int] = []
        """Who won each of them."""
        self._told: list[Fact | _Apart] = []
        self._heard: list[list[Fact]] = [[] for _ in range(seats + 1)]
        self._heard_up_to = [0] * (seats + 1)
        self._hands: list[set[Card]] = [set() for _ in range(seats)]
        self._undealt = list(zip(order, layout, strict=True))
        self._played = _play_facts(pack, seats)
        self._won = _won_facts(seats)
        self._on_table: list[tuple[int, Card]] = []

    # What is told.

    def tell(self, to: int, fact: Fact) -> None:
        """Tell a fact to one seat, or to `ALL`."""
        self._told.append(fact if to == ALL else _Apart(to, fact, None))

    def tell_apart(self, seat: int, own: Fact, others: Fact) -> None:
        """Tell `own` to a seat and `others` to everybody else."""
        self._told.append(_Apart(seat, own, others))

    def facts(self, seat: int) -> list[Fact]:
        """What a seat was told, oldest first; `ALL` gives what everybody was told."""
        heard = self._heard[seat]
        for told in self._told[self._heard_up_to[seat] :]:
            if type(told) is not _Apart:
                heard.append(told)  # type: ignore[arg-type]  # every other entry is a fact
            elif (fact := told.own if told.seat == seat else told.others) is not None:
                heard.append(fact)
        self._heard_up_to[seat] = len(self._told)
        return heard

    # Questions.

    def ask(self, seat: int, topic: str, choices: Choices[A]) -> Generator[Decision, Move, A]:
        """Ask one seat; nobody may interrupt."""
        _, action = yield Decision(seat, topic, choices)
        self.heard(seat, action, topic)
        return action  # type: ignore[return-value]  # the deal refuses what is not in `choices`

    def open(
        self,
        seat: int,
        topic: str,
        choices: Choices[Any],
        others: Mapping[int, Choices[Any]],
        silence: Action | None = None,
        clock: float | None = None,
    ) -> Generator[Decision, Move, Move]:
        """Ask one seat while others may act out of turn; returns who did what."""
        actor, action = yield Decision(seat, topic, choices, others, silence, clock)
        self.heard(actor, action, topic)
        return actor, action

    def heard(self, seat: int, action: Action, topic: str) -> None:
        """Everybody hears an answer; of a secret one the others hear the verb."""
        own = Did(seat, action, topic)
        if action.secret:
            self.tell_apart(seat, own, Did(seat, Hidden(action.verb), topic))
        else:
            self.tell(ALL, own)

    # Cards outside play.

    def deal(self, count: int | None = None) -> None:
        """Deal the next `count` cards of the pack (all by default) as the layout says."""
        batch = self._undealt[:count]
        del self._undealt[: len(batch)]
        piles: list[list[Card]] = [[] for _ in range(self.seats + 1)]
        for card, to in batch:
            piles[to].append(card)
        self.pool += piles.pop()  # the pile at index POOL
        for hand, cards in zip(self._hands, piles, strict=True):
            hand.update(cards)
        hands = tuple(len(hand) for hand in self._hands)
        self.tell(ALL, Begun(self.dealer, hands, len(self.pool)))
        for seat, cards in enumerate(piles):
            self.tell(seat, Dealt(seat, self._sorted(cards)))

    def look_at_bottom(self, seat: int, count: int = 1) -> None:
        """A seat looks at the last cards of the pack, which are not dealt yet."""
        cards = self._sorted(card for card, _ in self._undealt[-count:])
        self.tell_apart(seat, Saw(seat, count, cards), Saw(seat, count, None))

    def in_turn(self, first: int) -> tuple[int, ...]:
        """All seats in the order of play, beginning with `first` (any number, taken round)."""
        return tuple((first + step) % self.seats for step in range(self.seats))

    def hand(self, seat: int) -> tuple[Card, ...]:
        """A seat's cards in the order of the pack."""
        if self.position is not None:
            cards = self.pack.cards
            return tuple([cards[number] for number in self.position.hand(seat)])
        return self._sorted(self._hands[seat])

    def turn_up(self, cards: Iterable[Card]) -> None:
        """Turn cards of the pool up for everybody."""
        self.tell(ALL, Turned(self._sorted(cards)))

    def take(self, seat: int, cards: Iterable[Card], *, seen_by_all: bool) -> None:
        """Cards of the pool go into a hand."""
        taken = self._sorted(cards)
        self.pool = [card for card in self.pool if card not in taken]
        self._hands[seat].update(taken)
        own = Took(seat, len(taken), taken)
        self.tell_apart(seat, own, own if seen_by_all else Took(seat, len(taken), None))

    def lay(self, seat: int, cards: Iterable[Card]) -> None:
        """A seat puts cards of its hand away face down."""
        put = self._sorted(cards)
        self._hands[seat].difference_update(put)
        self.laid[seat] += put
        self.tell_apart(seat, Laid(seat, len(put), put), Laid(seat, len(put), None))

    def show(self, seat: int, cards: Iterable[Card], rule: str) -> None:
        """A seat shows cards that stay where they are."""
        self.tell(ALL, Shown(seat, self._sorted(cards), rule))

    def assign(self, seat: int, role: str, *, to: int = ALL) -> None:
        """Tell everybody, or one seat, a seat's part in the deal."""
        self.tell(to, Role(seat, role))

    def _sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(sorted(cards, key=self.pack.place))

    # Card play.

    def start_play(
        self, play: CardPlay, leader: int, sides: Sequence[int], fool_payers: Iterable[int] = ()
    ) -> Position:
        """The hands go into a kernel position.

        Args:
            play: the card play.
            leader: the seat that leads the first trick.
            sides: something equal for seats of one side.
            fool_payers: seats that can pay for their side's Fool from what they have put away.
        """
        hands = [sorted(map(self.pack.place, hand)) for hand in self._hands]
        paid = sum(1 << seat for seat in fool_payers)
        self.position = Position(play.rules, hands, leader, sides=list(sides), fool_paid=paid)
        self.tell(ALL, Lead(leader))
        return self.position

    def play_card(self, signals: Signals = no_signals) -> Generator[Decision, Move, Play]:
        """The seat in turn plays a card; a complete trick goes to its winner."""
        position = self.position
        assert position is not None, "card play has not begun"
        seat = position.turn
        _, action = yield Decision(seat, "play", Plays(self.pack, position.legal(), signals))
        return self.put(seat, action)

    def open_play(
        self, others: Mapping[int, Choices[Any]], signals: Signals = no_signals
    ) -> Generator[Decision, Move, Move]:
        """The seat in turn plays a card unless somebody acts out of turn first; who did what."""
        position = self.position
        assert position is not None, "card play has not begun"
        seat, cards = position.turn, Plays(self.pack, position.legal(), signals)
        actor, action = yield Decision(seat, "play", cards, others)
        if isinstance(action, Play):
            self.put(actor, action)
        else:
            self.heard(actor, action, "play")
        return actor, action

    def put(self, seat: int, action: Action) -> Play:
        """A seat's card goes to the table; a complete trick goes to its winner."""
        position = self.position
        assert position is not None
        assert isinstance(action, Play)
        number = self.pack.place(action.card)
        self._told.append(Did(seat, action) if action.signals else self._played[seat][number])
        self._on_table.append((seat, action.card))
        position.play(number)
        if len(self._on_table) == self.seats:
            self.tricks.append(tuple(self._on_table))
            self._on_table.clear()
            winner = position.leader
            self.winners.append(winner)
            self._told.append(self._won[winner])
        return action

    @property
    def on_table(self) -> tuple[tuple[int, Card], ...]:
        """The cards of the running trick, as (seat, card)."""
        return tuple(self._on_table)


@dataclass(frozen=True, slots=True)
class _Apart:
    """One thing told to a seat, another one, or nothing, to everybody else."""

    seat: int
    own: Fact
    others: Fact | None


@cache
def _play_facts(pack: Pack, seats: int) -> tuple[tuple[Did, ...], ...]:
    """The fact of each play by each seat, made once."""
    return tuple(tuple(Did(seat, play) for play in plays_of(pack)) for seat in range(seats))


@cache
def _won_facts(seats: int) -> tuple[Won, ...]:
    """The fact of each seat winning a trick, made once."""
    return tuple(Won(seat) for seat in range(seats))
