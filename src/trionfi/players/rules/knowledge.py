"""What one seat knows: where the unseen cards may lie, who is on its side, who can still beat what.

Sets of cards are integers: bit n is the card with number n in the pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from typing import Any

from trionfi.cards import Card
from trionfi.rules.actions import Call, read_action
from trionfi.rules.card_play import CardPlay
from trionfi.rules.facts import Shown, Took
from trionfi.rules.game import Game
from trionfi.rules.options import Options
from trionfi.rules.table import Table
from trionfi.rules.view import View

TRUMP_SUIT = 4
"""The index of the trumps among the suits, as the kernel has it."""
NO_SUIT = 5
"""That of the Fool, and of a trick in which no card has set the suit yet."""

SOLO_ROLES = ("taker", "declarer", "soloist", "caller")
"""Roles of the one who plays against the others."""


class Order:
    """The card play of a game as sets of cards.

    Args:
        play: what the game declares.
    """

    def __init__(self, play: CardPlay) -> None:
        rules, cards = play.rules, play.pack.cards
        numbers = range(len(cards))
        self.play = play
        self.values = [play.value(card) for card in cards]
        self.suit = [rules.suit(number) for number in numbers]
        self.suits = [0] * (NO_SUIT + 1)
        """The cards of each suit; 4 the trumps, 5 the Fool."""
        for number in numbers:
            self.suits[self.suit[number]] |= 1 << number
        self.above = [sum(1 << a for a in numbers if rules.beats(a, b)) for b in numbers]
        """For a card that is winning: those that take the trick from it when played later."""
        self.over = [self.above[n] & self.suits[self.suit[n]] & ~(1 << n) for n in numbers]
        """Those of the same suit among them."""
        self.fool = rules.fool
        self.trumps = self.suits[TRUMP_SUIT]
        self.everything = (1 << len(cards)) - 1


order_of = cache(Order)
"""The order of a card play, made once."""


def cards_in(mask: int) -> list[int]:
    """The numbers of the cards of a set, ascending."""
    numbers = []
    while mask:
        low = mask & -mask
        numbers.append(low.bit_length() - 1)
        mask ^= low
    return numbers


class Knowledge:
    """What a seat may conclude from its view.

    Args:
        view: the view of a seat.
        game: the game that is played.
        options: its options.
    """

    def __init__(self, view: View, game: Game[Any], options: Options) -> None:
        assert view.seat is not None, "a spectator plays no cards"
        self.view, self.game, self.options, self.seat = view, game, options, view.seat
        self.play = game.card_play(options)
        self.order = order_of(self.play)
        self.pack = game.pack
        self.values: Sequence[float] = self.order.values
        """What capturing each card is worth, by number; a judgement may overwrite it."""
        self.table = Table(self.play, view.facts)
        self.seats = self.play.seats
        self.hand = self.mask(view.hand)
        self.played = self.mask(self.table.played)
        self.hidden = self.order.everything & ~self.hand & ~self.played & ~self.mask(self.laid())
        """Cards that this seat has not seen and that may still be played."""
        self.others = [seat for seat in range(self.seats) if seat != self.seat]
        self.counts = [seat.cards for seat in self.table.seats]
        self.counts[self.seat] = len(view.hand)
        self._look_at_tricks()

    def mask(self, cards: Iterable[Card]) -> int:
        """The set of these cards."""
        number = self.pack.number
        mask = 0
        for card in cards:
            mask |= 1 << number(card)
        return mask

    def cards(self, mask: int) -> list[Card]:
        """The cards of a set, in the order of the pack."""
        return [self.pack.cards[number] for number in cards_in(mask)]

    def laid(self) -> list[Card]:
        """Cards that this seat knows to be out of play."""
        taken = {
            card for fact in self.view.facts if isinstance(fact, Took) for card in fact.cards or ()
        }
        return [*self.table.laid, *(card for card in self.table.turned if card not in taken)]

    # Where the unseen cards may lie.

    def _look_at_tricks(self) -> None:
        order, play = self.order, self.play
        absent = [0] * self.seats
        for trick in (*self.table.tricks, self.table.trick):
            led, best = NO_SUIT, -1
            for seat, card in trick.plays:
                number = self.pack.number(card)
                suit = order.suit[number]
                if suit == NO_SUIT:
                    continue
                if led == NO_SUIT:
                    led, best = suit, number
                    continue
                if suit != led:
                    absent[seat] |= order.suits[led]
                    if play.must_trump and suit != TRUMP_SUIT:
                        absent[seat] |= order.trumps
                beats = order.above[best] >> number & 1
                if suit == TRUMP_SUIT and play.must_overtrump and not beats:
                    absent[seat] |= order.above[best] & order.trumps
                if suit == led and play.must_head and not beats:
                    absent[seat] |= order.above[best] & order.suits[led]
                best = number if beats else best
        self.known = self._known_cards()
        self.possible = [0] * self.seats
        """The unseen cards that each seat may hold."""
        for seat in self.others:
            elsewhere = 0
            for other in self.others:
                elsewhere |= self.known[other] if other != seat else 0
            self.possible[seat] = self.hidden & ~absent[seat] & ~elsewhere
        self._weights = [
            count / max(mask.bit_count(), count, 1)
            for count, mask in zip(self.counts, self.possible, strict=True)
        ]
        in_hands = sum(self.counts[seat] for seat in self.others)
        self._in_play = min(in_hands / max(self.hidden.bit_count(), 1), 1.0)

    def _known_cards(self) -> list[int]:
        """For each other seat the unseen cards that are with it, in hand or put away."""
        known = [0] * self.seats
        for fact in self.view.facts:
            if isinstance(fact, Took | Shown) and fact.cards and fact.seat != self.seat:
                known[fact.seat] |= self.mask(fact.cards) & self.hidden
        return known

    def surely_holds(self, seat: int, mask: int) -> bool:
        """Whether a seat is known to hold a card of a set."""
        return not self.table.seats[seat].laid and bool(self.known[seat] & mask)

    @cached_property
    def _shares(self) -> list[list[float]]:
        """For each seat and suit: the chance that it holds one given unseen card of the suit."""
        shares = [[0.0] * (NO_SUIT + 1) for _ in range(self.seats)]
        for suit, mask in enumerate(self.order.suits):
            holders = [seat for seat in self.others if self.possible[seat] & mask]
            total = sum(self._weights[seat] for seat in holders)
            for seat in holders if total else ():
                shares[seat][suit] = min(self._in_play * self._weights[seat] / total, 1.0)
        return shares

    def chance_of(self, seat: int, suit: int, mask: int) -> float:
        """The chance that another seat holds at least one of these cards of one suit."""
        count = (mask & self.possible[seat]).bit_count()
        if not count:
            return 0.0
        if self.surely_holds(seat, mask):
            return 1.0
        return 1.0 - (1.0 - self._shares[seat][suit]) ** count

    def void_chance(self, seat: int, suit: int) -> float:
        """The chance that another seat cannot follow a suit."""
        return 1.0 - self.chance_of(seat, suit, self.order.suits[suit])

    def beat_chance(self, seat: int, card: int, led: int) -> float:
        """The chance that another seat, still to play, can beat a card that is winning.

        Exactly 0 if it certainly cannot.
        """
        order = self.order
        beaters = order.above[card] & self.possible[seat]
        if not beaters:
            return 0.0
        trumps = beaters & order.trumps
        if led == TRUMP_SUIT:
            return self.chance_of(seat, TRUMP_SUIT, trumps)
        following = beaters & order.suits[led]
        follows = self.chance_of(seat, led, following) if following else 0.0
        if not trumps:
            return follows
        ruffs = self.void_chance(seat, led) * self.chance_of(seat, TRUMP_SUIT, trumps)
        return follows + (1.0 - follows) * ruffs

    # Sides.

    @cached_property
    def friends(self) -> list[float]:
        """For each seat the chance that it is on this seat's side; a judgement may overwrite it."""
        taker = self.taker
        if taker is None:
            return [float(self._opposite(seat)) for seat in range(self.seats)]
        partners = self._partners(taker)
        mine = partners[self.seat]
        friends = []
        for seat, share in enumerate(partners):
            same = mine * share + (1 - mine) * (1 - share)
            friends.append(1.0 if seat == self.seat else same)
        return friends

    @property
    def taker(self) -> int | None:
        """The seat that plays against the others, perhaps with a partner."""
        return next((s for role in SOLO_ROLES if (s := self.table.seat_of(role)) is not None), None)

    @property
    def is_taker(self) -> bool:
        return self.taker == self.seat

    def _opposite(self, seat: int) -> bool:
        """Partners sit opposite where there are four and nobody plays alone."""
        return seat == self.seat or (self.seats == 4 and (seat - self.seat) % 4 == 2)

    def _partners(self, taker: int) -> list[float]:
        """For each seat the chance that it is on the taker's side."""
        sure = [float(seat == taker) for seat in range(self.seats)]
        partner = self.table.seat_of("partner")
        if partner is not None:
            sure[partner] = 1.0
            return sure
        called = self.called
        if called is None or self.table.seat_of("alone") is not None:
            return sure
        number = self.pack.number(called)
        if not self.hidden >> number & 1:
            return sure
        suit = self.order.suit[number]
        for seat in self.others:
            if seat != taker:
                sure[seat] = self.chance_of(seat, suit, 1 << number)
        return sure

    @cached_property
    def called(self) -> Card | None:
        """The card that the taker has called, whose holder is its partner."""
        taker = self.taker
        said = self.table.seats[taker].said if taker is not None else ()
        for text in said:
            if text.startswith(Call.verb + " "):
                action = read_action(text, self.pack)
                return action.card if isinstance(action, Call) else None
        return None

    @cached_property
    def foes(self) -> list[tuple[int, float]]:
        """The other seats that may be opponents, with the chance that they are."""
        return [(s, 1 - self.friends[s]) for s in self.others if self.friends[s] < 1]

    # The trick on the table.

    @property
    def plays(self) -> Sequence[tuple[int, Card]]:
        """The running trick."""
        return self.table.trick.plays

    @cached_property
    def led(self) -> int:
        """The suit of the running trick, `NO_SUIT` if none has been set."""
        suits = (self.order.suit[self.pack.number(card)] for _, card in self.plays)
        return next((suit for suit in suits if suit != NO_SUIT), NO_SUIT)

    @cached_property
    def best(self) -> tuple[int, int] | None:
        """(seat, card) that is winning the running trick; None if no card can win yet."""
        if all(card.is_fool for _, card in self.plays):
            return None
        seat = self.play.winner(self.plays)
        return seat, next(self.pack.number(card) for s, card in self.plays if s == seat)

    @cached_property
    def to_come(self) -> list[int]:
        """The seats that play to this trick after this one, in order."""
        steps = self.seats - len(self.plays)
        return [(self.seat + step) % self.seats for step in range(1, steps)]

    @property
    def tricks_left(self) -> int:
        """Tricks not finished, the running one included."""
        return len(self.view.hand)

    @cached_property
    def on_table(self) -> float:
        """Points that lie in the running trick."""
        return sum(self.values[self.pack.number(card)] for _, card in self.plays)

    @cached_property
    def mean_trick(self) -> float:
        """Points of an average trick from now on."""
        left = self.hand | self.hidden
        total = sum(self.values[number] for number in cards_in(left)) + self.on_table
        return total / max(self.tricks_left, 1)

    def won_all(self) -> bool:
        """Whether this seat's side, as far as known, has won every trick so far."""
        winners = {trick.winner for trick in self.table.tricks}
        return bool(winners) and all(w is not None and self.friends[w] >= 1 for w in winners)
