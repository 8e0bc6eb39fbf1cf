"""
The compiled kernel: card play of any game that can be declared. Use trionfi.kernel.
"""

from collections.abc import Callable, Sequence
from typing import Literal

import numpy
import numpy.typing

class Rules:
    """
    The card play of a game, compiled; immutable and shared.

    Cards are numbers 0..n-1, places in the game's pack of n <= 128 cards.

    Args:
        seats: 2 to 6.
        suits: up to four suits; each a list of ranks, low to high; each rank a list of equal cards
            (one, as a rule). Of equal cards the one played last wins.
        trumps: ranks in the same form, up to 63 cards; may be empty.
        values: points of each card by number, in the game's own integer unit; its length is n.
        fool: number of the Fool, which never wins and may always be played; -1 for none.
        fool_mode: "none"; "kept": its owner keeps it in every trick; "french": as kept, but in the
            last trick see fool_last and fool_clean_run.
        fool_owed: points that the owner of a kept Fool owes to the winner of its trick.
        fool_may_lead: False forbids leading it except as the last card in hand.
        fool_needs_trick: a side that owes for the Fool and has won no card to give loses the Fool
            itself, undiminished, to the winner of the trick in which it was played.
        fool_excused: instead, such a side keeps the Fool and owes nothing for it.
        fool_pays_with: the cards that can be given for it; by default any card.
        fool_clean_run: a side that has won all earlier tricks (at least one) wins the last one with
            its Fool: "led" only if led, "any" from any place, "never".
        fool_last: in the last trick the Fool goes "to_winner"; or it "always_changes" sides, and
            when its own side wins that trick the other side gives fool_owed for it.
        must_trump: who cannot follow must play a trump.
        must_overtrump: a trump must beat the best card on the table if one in hand can.
        must_head: whatever is played must beat it, trump or not, if one of the allowed cards can.
        last_trick: points for winning the last trick.
        ultimo: a card watched in the last trick (see Position.ultimo_seat); -1 for none.

    Raises:
        ValueError: in one sentence, what is wrong with the declaration.
    """

    def __init__(
        self,
        seats: int,
        suits: Sequence[Sequence[Sequence[int]]],
        trumps: Sequence[Sequence[int]],
        values: Sequence[int],
        *,
        fool: int = -1,
        fool_mode: Literal["none", "kept", "french"] = "none",
        fool_owed: int = 0,
        fool_may_lead: bool = True,
        fool_needs_trick: bool = False,
        fool_excused: bool = False,
        fool_pays_with: Sequence[int] = [],
        fool_clean_run: Literal["led", "any", "never"] = "led",
        fool_last: Literal["to_winner", "always_changes"] = "to_winner",
        must_trump: bool = True,
        must_overtrump: bool = False,
        must_head: bool = False,
        last_trick: int = 0,
        ultimo: int = -1,
    ) -> None: ...
    @property
    def seats(self) -> int:
        """Number of seats."""

    @property
    def cards(self) -> int:
        """Number of cards in the pack."""

    @property
    def fool(self) -> int:
        """Number of the Fool, -1 without one."""

    def suit(self, number: int) -> int:
        """
        Index of the card's suit in the declaration, 4 for trumps, 5 for the Fool.
        """

    def value(self, number: int) -> int:
        """Points of one card."""

    def points(self, cards: Sequence[int]) -> int:
        """Points of different cards together; ValueError for a repeated card."""

    def beats(self, a: int, b: int) -> bool:
        """
        Whether card a, played later, takes the trick from card b which is winning it.
        """

    def winner(self, plays: Sequence[int]) -> int:
        """
        Index of the winning card among cards in order of play.

        A plain trick: nothing is known of earlier tricks, so the Fool never wins.

        Raises:
            ValueError: no cards, a repeated card, or the Fool alone.
        """

    def __repr__(self) -> str: ...

class Legal:
    """
    The legal cards of one moment, and why the others are not.

    A value of its own: it stays as it is when the position goes on.
    """

    def cards(self) -> list[int]:
        """The legal cards, ascending by number."""

    def held(self) -> list[int]:
        """The whole hand, ascending by number."""

    def __len__(self) -> int: ...
    def __contains__(self, number: int) -> bool: ...
    def at(self, share: float) -> int:
        """
        `cards()[int(share * len(cards()))]`, for a share from 0 to 1, 1 excluded.
        """

    def pick(self, index: int) -> int:
        """`cards()[index]`, for index 0 and up."""

    def why(
        self, number: int
    ) -> (
        Literal[
            "not_in_hand",
            "must_follow",
            "must_trump",
            "must_overtrump",
            "must_head",
            "fool_may_not_lead",
            "lead_rule",
        ]
        | None
    ):
        """
        The duty that forbids a card; None when it is legal.

        Only the hand of the seat to play and the table are looked at.
        """

    @property
    def led(self) -> int:
        """Number of the card that set the suit of the trick, -1 for none."""

    @property
    def best(self) -> int:
        """Number of the best card on the table, -1 for none."""

    def __repr__(self) -> str: ...

class Position:
    """
    A state of card play with all hands known.

    Points, tricks and captured cards are counted per seat; `side_points(mask)` combines them for any
    set of seats. Cards in no hand and no pile (a talon, a discard) are simply absent.

    Args:
        rules: the card play.
        hands: card numbers per seat, without the cards on the table. All seats hold equally many,
            but those that have played to the trick hold one less.
        leader: the seat that leads the trick in play.
        sides: one label per seat, equal for partners; None: each seat for itself. Matters only for
            the Fool (fool_clean_run, fool_last, fool_needs_trick).
        trick: cards on the table in order of play.
        first_trick: number of the trick in play.
        tricks: won before, per seat; they must add up to first_trick - 1.
        points: made before, per seat; by default the values of `won`.
        won: captured before, per seat.
        fool_paid: mask of seats that can pay for the Fool without winning a trick, for instance
            from a discard; see fool_needs_trick.

    Raises:
        ValueError: in one sentence, why the cards cannot lie so.
    """

    def __init__(
        self,
        rules: Rules,
        hands: Sequence[Sequence[int]],
        leader: int,
        *,
        sides: Sequence[int] | None = None,
        trick: Sequence[int] = [],
        first_trick: int = 1,
        tricks: Sequence[int] | None = None,
        points: Sequence[int] | None = None,
        won: Sequence[Sequence[int]] | None = None,
        fool_paid: int = 0,
    ) -> None: ...
    @property
    def rules(self) -> Rules:
        """The rules it is played by."""

    @property
    def turn(self) -> int:
        """Seat to play, -1 when the deal is over."""

    @property
    def leader(self) -> int:
        """Seat that leads this trick; when over, the winner of the last one."""

    @property
    def over(self) -> bool:
        """Whether every card has been played."""

    @property
    def trick(self) -> list[tuple[int, int]]:
        """(seat, card number) in order of play; empty between tricks."""

    @property
    def trick_number(self) -> int:
        """
        Number of the trick in play, from `first_trick` on; stays at the last one.
        """

    @property
    def tricks_left(self) -> int:
        """Tricks not finished yet."""

    @property
    def winning(self) -> int:
        """Seat that wins the trick as it lies, -1 when no card can."""

    @property
    def ultimo_seat(self) -> int:
        """Seat that played the ultimo card to the last trick, -1 if nobody did."""

    @property
    def ultimo_winner(self) -> int:
        """Seat that won the ultimo card in the last trick, -1 if nobody did."""

    def hand(self, seat: int) -> list[int]:
        """Cards in hand, ascending."""

    def hand_size(self, seat: int) -> int:
        """Cards in hand."""

    def won(self, seat: int) -> list[int]:
        """
        Cards captured by a seat, ascending.

        A kept Fool lies with its owner; what is owed for it moves in the points, not as a card.
        """

    def points(self, seat: int) -> int:
        """
        Points made by a seat so far, in the game's unit.

        Captured cards, the Fool's value less what is owed for it, and the last trick.
        """

    def tricks(self, seat: int) -> int:
        """Tricks won by a seat."""

    def side_points(self, mask: int) -> int:
        """Points of all seats whose bit is set in the mask, together."""

    def legal(self) -> Legal:
        """What the seat to play may play; empty when the deal is over."""

    def play(self, number: int) -> None:
        """
        Plays a card for the seat whose turn it is.

        Raises:
            ValueError: the deal is over, or the card is not legal; the sentence ends with the key that
                `Legal.why` gives.
        """

    def undo(self) -> None:
        """
        Takes the last card back.

        Raises:
            ValueError: none has been played since the position was made.
        """

    def copy(self) -> Position:
        """An independent copy."""

    def __copy__(self) -> Position: ...
    def with_hands(
        self, hands: Sequence[Sequence[int]], sides: Sequence[int] | None = None
    ) -> Position:
        """
        The same play so far with other cards in the hands.

        Args:
            hands: card numbers per seat, as many as each seat holds now; none that has been played.
            sides: other sides, for worlds in which a secret partner sits elsewhere; None: the same.

        Raises:
            ValueError: a card was played or stands twice, or a hand has the wrong size.
        """

    def set_lead_rule(
        self,
        seats: int,
        allowed: Sequence[int] | None = None,
        forbidden: Sequence[int] = [],
        until: int = 255,
        *,
        once: bool = False,
        unless_led: Sequence[int] = [],
    ) -> None:
        """
        Adds a restriction on leads; up to four may stand.

        While it is active a seat of the mask may lead only an allowed card; if it holds none, any card.
        It never binds the second player after a led Fool.

        Args:
            seats: mask of the seats it binds.
            allowed: card numbers that may be led; None: all.
            forbidden: card numbers taken out of these.
            until: the rule is over after the trick with this number.
            once: it binds only the first lead that a seat makes in the deal.
            unless_led: the rule is over as soon as a trick was led in the suit of one of these cards (a
                trick led with the Fool counts for the suit that the next card sets).

        Raises:
            ValueError: no such card or seat, or too many rules.
        """

    def clear_lead_rules(self) -> None:
        """Takes all lead rules away."""

    def __repr__(self) -> str: ...

def perft(position: Position, depth: int) -> int:
    """
    Legal sequences of exactly `depth` further cards.

    1 for depth 0; 0 when fewer cards are left. The interpreter is free meanwhile.
    """

def perft_line(position: Position, depth: int) -> list[int]:
    """[perft for 1, 2, ... depth], in one walk."""

def divide(position: Position, depth: int) -> dict[int, int]:
    """
    perft(depth) under each legal card: {number: count}; the place to look when counts differ.
    """

def histogram(position: Position, mask: int) -> dict[int, int]:
    """
    Points of a side at the end, over all lines of play.

    Args:
        position: where the lines start.
        mask: the seats whose points are added up.

    Returns:
        {points: number of lines}.
    """

def playouts(
    position: Position, count: int, seed: int, *, threads: int = 1
) -> numpy.typing.NDArray[numpy.int32]:
    """
    Plays random legal cards to the end, `count` times.

    Playout i depends only on the position, the seed and i, never on the number of threads. The
    interpreter is free meanwhile.

    Args:
        position: where each playout starts.
        count: how many.
        seed: 64 bits.
        threads: how many threads share the work.

    Returns:
        int32 array of shape (count, seats): points of each seat at the end, in the game's unit.
    """

def random_deals(
    rules: Rules, hand_size: int, count: int, seed: int, *, threads: int = 1
) -> tuple[int, int, int]:
    """
    Shuffles, deals and plays whole deals at random.

    For measuring, and for comparing machines: the checksum of the points depends only on rules,
    hand_size, count and seed.

    Returns:
        (deals, cards played, checksum).
    """

class SetScore:
    """
    What sets of cards are worth by their combinations.

    Args:
        rules: the card play, which knows where the kernel keeps each card.
        families: for each family (at_least, factor, groups): the points of its groups are added up,
            and multiplied by `factor` when at least `at_least` of them are not zero. A group is a
            list of stages (cards, table), each of up to 16 cards: entry `state << len(cards) | subset`
            of a stage's table is the state in which the next stage begins, or, in the last stage, the
            points; bit i of `subset` stands for cards[i]. The first stage begins in state 0. Cards
            listed from low to high are looked up faster.

    Raises:
        ValueError: in one sentence, what is wrong with the tables.
    """

    def __init__(
        self,
        rules: Rules,
        families: Sequence[
            tuple[int, int, Sequence[Sequence[tuple[Sequence[int], Sequence[int]]]]]
        ],
    ) -> None: ...
    def score(self, cards: Sequence[int]) -> int:
        """Points of a set of card numbers; ValueError for a repeated card."""

    def worth(
        self,
        ours: Sequence[int],
        theirs: Sequence[int],
        open: Sequence[int],
        samples: int,
        seed: int,
    ) -> dict[int, float]:
        """
        What capturing each of the open cards is worth.

        The mean, over random divisions of the other open cards between two sides, of what the first side
        gains by the card and the second one loses.

        Args:
            ours: card numbers of the first side.
            theirs: those of the second.
            open: those not captured yet.
            samples: how many divisions.
            seed: 64 bits; the answer depends on nothing else.

        Returns:
            {card number: points}.
        """

    def score_random_sets(self, count: int, seed: int) -> int:
        """Scores random sets of the pack, for measuring; their sum."""

    def __repr__(self) -> str: ...

def score_playouts(
    position: Position,
    score: SetScore,
    masks: Sequence[int],
    count: int,
    seed: int,
    *,
    threads: int = 1,
) -> numpy.typing.NDArray[numpy.int32]:
    """
    Scores of what sides have captured at the end of random play.

    Playout i is the same as playout i of `playouts` with the same position and seed.

    Args:
        position: where each playout starts; its `won` may hold cards put away before.
        score: what sets are worth.
        masks: for each side the mask of its seats.
        count: how many playouts.
        seed: 64 bits.
        threads: how many threads share the work.

    Returns:
        int32 array of shape (count, len(masks)).
    """

class Objective:
    """
    What a solver maximises, as data apart from the rules.

        outer[points of the side + lookups on captured cards] + ultimo + slam

    With nothing but a side it is the card points of that side.

    Args:
        side: mask of the seats that play together for the highest result; all others play together
            for the lowest.
        groups: lookups on captured cards, as (lookups, double_from, both). A lookup is (cards, values,
            counts): `values[mask]` points for a captured set, bit i standing for card i of at most 22;
            with counts[mask] it counts as one of its group. The sum of a group is doubled once
            `double_from` lookups count (0: never); with `both` what the other side captures is
            subtracted in the same way.
        combinations: a score of sets of cards, and the cards that it asks for: what the side captures
            less what the others do. More cards must never be worth less.
        captured: cards outside the tricks that count as captured by the side (cards put away).
        offset: points outside the tricks that count for the side.
        outer_from, outer: the result for each sum from outer_from on, never falling; by default the
            sum itself.
        ultimo: seven bonuses, by who played the ultimo card to the last trick and who won it: nobody;
            own seat and won by it, by a mate, by the other side; other seat and the same again.
        slam: three bonuses: neither, every trick for the side, every trick for the others.
        ultimo_before_fool: the ultimo card in the last trick but one counts for who wins the last
            trick with the Fool.

    Raises:
        ValueError: when it is used, if it does not fit the rules.
    """

    def __init__(
        self,
        side: int,
        *,
        groups: Sequence[
            tuple[Sequence[tuple[Sequence[int], Sequence[int], Sequence[int]]], int, bool]
        ] = (),
        combinations: tuple[SetScore, Sequence[int]] | None = None,
        captured: Sequence[int] = (),
        offset: int = 0,
        outer_from: int = 0,
        outer: Sequence[int] = (),
        ultimo: Sequence[int] = (0, 0, 0, 0, 0, 0, 0),
        slam: Sequence[int] = (0, 0, 0),
        ultimo_before_fool: bool = False,
    ) -> None: ...
    @property
    def side(self) -> int:
        """Mask of the seats whose result is maximised."""

    def result(self, sum: int, ultimo: int = 0, slam: int = 0) -> int:
        """
        The result for a sum of points and lookups, a case of the ultimo (0 to 6) and of slam (0 to 2).
        """

class Solution:
    """
    The answer of a solver.

    The result is exact when low == high; otherwise the budget ended first, and it lies between them.
    """

    @property
    def low(self) -> int:
        """Least possible result."""

    @property
    def high(self) -> int:
        """Greatest possible result."""

    @property
    def cards(self) -> list[tuple[int, int, int]]:
        """
        (card number, least, greatest result) for each legal card, ascending by number.
        """

    @property
    def line(self) -> list[int]:
        """Card numbers of one line of best play to the end."""

    @property
    def nodes(self) -> int:
        """Cards played in the search."""

    @property
    def bytes(self) -> int:
        """Memory of the table."""

    @property
    def stopped(self) -> bool:
        """Whether the budget ended before the answer."""

    def __repr__(self) -> str: ...

def sides(position: Position) -> list[int]:
    """For each seat the mask of its side, itself included."""

def solve(
    position: Position,
    objective: Objective,
    *,
    threads: int = 1,
    nodes: int = 0,
    memory: int = 268435456,
    cards: bool = True,
    line: bool = True,
    progress: Callable[[int, int, int, int, int], object] | None = None,
    without: Sequence[str] = (),
) -> Solution:
    """
    The result of perfect play with all cards seen.

    The interpreter is free meanwhile; Ctrl-C stops the search.

    Args:
        position: where play stands, in the middle of a trick too.
        objective: what is maximised.
        threads: on this one position, at most 64. The answer, its line too, does not depend on their
            number; the nodes that it takes do. A budget is counted card by card and ends at the same
            card every time, so that with one a single thread searches.
        nodes: budget in cards played in the search; 0 for none. A budget never changes an exact
            answer, and the same budget always gives the same answer.
        memory: most bytes of the table.
        cards: whether to find the result of every legal card.
        line: whether to find one line of best play.
        progress: called now and then with (nodes, low, high, cards done, cards); what is true stops.
        without: techniques to do without, for measuring: equal_cards, near_cards, near_table, dominance, order, table,
            bounds, ahead, partition, exact.

    Raises:
        ValueError: an objective that does not fit the rules of the position.
    """

def reaches(
    position: Position,
    objective: Objective,
    wanted: int,
    *,
    threads: int = 1,
    nodes: int = 0,
    memory: int = 268435456,
    progress: Callable[[int, int, int, int, int], object] | None = None,
    without: Sequence[str] = (),
) -> tuple[bool | None, int, int]:
    """
    Whether the result is at least `wanted`: one question.

    Much cheaper than the result itself. Threads and budget are those of `solve`.

    Returns:
        (True, False, or None if the budget ended first; nodes; bytes of the table).
    """

def solve_all(
    positions: Sequence[Position],
    objective: Objective,
    *,
    threads: int = 1,
    nodes: int = 0,
    memory: int = 268435456,
    cards: bool = True,
    line: bool = False,
    progress: Callable[[int, int, int, int, int], object] | None = None,
    without: Sequence[str] = (),
) -> list[Solution]:
    """
    `solve` for many positions, in threads.

    Each position has the whole budget of nodes for itself. No answer depends on the number of threads,
    which share the memory.
    """

def solve_plainly(position: Position, objective: Objective) -> int:
    """
    The result by alpha-beta without any technique: slow, for checking the solver.
    """
