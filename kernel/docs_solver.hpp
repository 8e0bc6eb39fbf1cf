// The words that Python's help() shows about the solver.
#pragma once

namespace trionfi::docs {

inline constexpr const char* objective = R"(What a solver maximises, as data apart from the rules.

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
    ValueError: when it is used, if it does not fit the rules.)";

inline constexpr const char* objective_init =
    "def __init__(self, side: int, *, "
    "groups: Sequence[tuple[Sequence[tuple[Sequence[int], Sequence[int], Sequence[int]]], int, "
    "bool]] = (), combinations: tuple[SetScore, Sequence[int]] | None = None, captured: "
    "Sequence[int] = (), offset: int = 0, outer_from: int = 0, "
    "outer: Sequence[int] = (), ultimo: Sequence[int] = (0, 0, 0, 0, 0, 0, 0), "
    "slam: Sequence[int] = (0, 0, 0), ultimo_before_fool: bool = False) -> None";

inline constexpr const char* objective_result =
    "The result for a sum of points and lookups, a case of the ultimo (0 to 6) and of slam (0 to "
    "2).";

inline constexpr const char* solution = R"(The answer of a solver.

The result is exact when low == high; otherwise the budget ended first, and it lies between them.)";

inline constexpr const char* solution_cards =
    "(card number, least, greatest result) for each legal card, ascending by number.";

inline constexpr const char* solve_sig =
    "def solve(position: Position, objective: Objective, *, threads: int = 1, nodes: int = 0, "
    "memory: int = 268435456, cards: bool = True, line: bool = True, "
    "progress: collections.abc.Callable[[int, int, int, int, int], object] | None = None, "
    "without: Sequence[str] = ()) -> Solution";

inline constexpr const char* solve = R"(The result of perfect play with all cards seen.

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
    ValueError: an objective that does not fit the rules of the position.)";

inline constexpr const char* reaches_sig =
    "def reaches(position: Position, objective: Objective, wanted: int, *, threads: int = 1, "
    "nodes: int = 0, "
    "memory: int = 268435456, progress: collections.abc.Callable[[int, int, int, int, int], "
    "object] | None = "
    "None, without: Sequence[str] = ()) -> tuple[bool | None, int, int]";

inline constexpr const char* reaches = R"(Whether the result is at least `wanted`: one question.

Much cheaper than the result itself. Threads and budget are those of `solve`.

Returns:
    (True, False, or None if the budget ended first; nodes; bytes of the table).)";

inline constexpr const char* solve_all_sig =
    "def solve_all(positions: Sequence[Position], objective: Objective, *, threads: int = 1, "
    "nodes: int = 0, memory: int = 268435456, cards: bool = True, line: bool = False, "
    "progress: collections.abc.Callable[[int, int, int, int, int], object] | None = None, "
    "without: Sequence[str] = ()) -> list[Solution]";

inline constexpr const char* solve_all = R"(`solve` for many positions, in threads.

Each position has the whole budget of nodes for itself. No answer depends on the number of threads,
which share the memory.)";

inline constexpr const char* solve_plainly =
    "The result by alpha-beta without any technique: slow, for checking the solver.";

}  // namespace trionfi::docs
