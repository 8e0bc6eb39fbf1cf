// The words that Python's help() shows, kept apart so that bind.cpp reads as a list.
#pragma once

namespace trionfi::docs {

inline constexpr const char* module =
    "The compiled kernel: card play of any game that can be declared. Use trionfi.kernel.";

inline constexpr const char* rules = R"(The card play of a game, compiled; immutable and shared.

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
    ValueError: in one sentence, what is wrong with the declaration.)";

inline constexpr const char* rules_init =
    "def __init__(self, seats: int, suits: Sequence[Sequence[Sequence[int]]], trumps: "
    "Sequence[Sequence[int]], values: Sequence[int], *, fool: int = -1, fool_mode: "
    "typing.Literal['none', 'kept', 'french'] = 'none', fool_owed: int = 0, fool_may_lead: bool = "
    "True, "
    "fool_needs_trick: bool = False, fool_excused: bool = False, fool_pays_with: Sequence[int] = "
    "[], fool_clean_run: "
    "typing.Literal['led', 'any', 'never'] = 'led', "
    "fool_last: "
    "typing.Literal['to_winner', 'always_changes'] = 'to_winner', must_trump: bool = True, "
    "must_overtrump: bool = False, must_head: bool = False, last_trick: int = 0, ultimo: int = "
    "-1) -> None";

inline constexpr const char* suit =
    "Index of the card's suit in the declaration, 4 for trumps, 5 for the Fool.";

inline constexpr const char* beats =
    "Whether card a, played later, takes the trick from card b which is winning it.";

inline constexpr const char* winner = R"(Index of the winning card among cards in order of play.

A plain trick: nothing is known of earlier tricks, so the Fool never wins.

Raises:
    ValueError: no cards, a repeated card, or the Fool alone.)";

inline constexpr const char* legal = R"(The legal cards of one moment, and why the others are not.

A value of its own: it stays as it is when the position goes on.)";

inline constexpr const char* why_sig =
    "def why(self, number: int) -> typing.Literal['not_in_hand', 'must_follow', 'must_trump', "
    "'must_overtrump', 'must_head', 'fool_may_not_lead', 'lead_rule'] | None";

inline constexpr const char* why = R"(The duty that forbids a card; None when it is legal.

Only the hand of the seat to play and the table are looked at.)";

inline constexpr const char* position = R"(A state of card play with all hands known.

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
    ValueError: in one sentence, why the cards cannot lie so.)";

inline constexpr const char* position_init =
    "def __init__(self, rules: Rules, hands: Sequence[Sequence[int]], leader: int, *, sides: "
    "Sequence[int] | None = None, trick: Sequence[int] = [], first_trick: int = 1, tricks: "
    "Sequence[int] | None = None, points: Sequence[int] | None = None, won: "
    "Sequence[Sequence[int]] | None = None, fool_paid: int = 0) -> None";

inline constexpr const char* won = R"(Cards captured by a seat, ascending.

A kept Fool lies with its owner; what is owed for it moves in the points, not as a card.)";

inline constexpr const char* points = R"(Points made by a seat so far, in the game's unit.

Captured cards, the Fool's value less what is owed for it, and the last trick.)";

inline constexpr const char* play = R"(Plays a card for the seat whose turn it is.

Raises:
    ValueError: the deal is over, or the card is not legal; the sentence ends with the key that
        `Legal.why` gives.)";

inline constexpr const char* undo = R"(Takes the last card back.

Raises:
    ValueError: none has been played since the position was made.)";

inline constexpr const char* with_hands = R"(The same play so far with other cards in the hands.

Args:
    hands: card numbers per seat, as many as each seat holds now; none that has been played.
    sides: other sides, for worlds in which a secret partner sits elsewhere; None: the same.

Raises:
    ValueError: a card was played or stands twice, or a hand has the wrong size.)";

inline constexpr const char* lead_rule_sig =
    "def set_lead_rule(self, seats: int, allowed: Sequence[int] | None = None, forbidden: "
    "Sequence[int] = [], until: int = 255, *, once: bool = False, unless_led: Sequence[int] = []) "
    "-> None";

inline constexpr const char* lead_rule = R"(Adds a restriction on leads; up to four may stand.

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
    ValueError: no such card or seat, or too many rules.)";

inline constexpr const char* perft = R"(Legal sequences of exactly `depth` further cards.

1 for depth 0; 0 when fewer cards are left. The interpreter is free meanwhile.)";

inline constexpr const char* perft_line = "[perft for 1, 2, ... depth], in one walk.";

inline constexpr const char* divide =
    "perft(depth) under each legal card: {number: count}; the place to look when counts differ.";

inline constexpr const char* histogram = R"(Points of a side at the end, over all lines of play.

Args:
    position: where the lines start.
    mask: the seats whose points are added up.

Returns:
    {points: number of lines}.)";

inline constexpr const char* playouts_sig =
    "def playouts(position: Position, count: int, seed: int, *, threads: int = 1) -> "
    "numpy.typing.NDArray[numpy.int32]";

inline constexpr const char* playouts = R"(Plays random legal cards to the end, `count` times.

Playout i depends only on the position, the seed and i, never on the number of threads. The
interpreter is free meanwhile.

Args:
    position: where each playout starts.
    count: how many.
    seed: 64 bits.
    threads: how many threads share the work.

Returns:
    int32 array of shape (count, seats): points of each seat at the end, in the game's unit.)";

inline constexpr const char* random_deals = R"(Shuffles, deals and plays whole deals at random.

For measuring, and for comparing machines: the checksum of the points depends only on rules,
hand_size, count and seed.

Returns:
    (deals, cards played, checksum).)";

}  // namespace trionfi::docs
