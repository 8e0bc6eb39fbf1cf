// Exact play with all cards seen, for every game that can be declared.
//
// Results are those of perfect play on both sides: the seats of the objective's side play together
// for the highest result, all others together for the lowest.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "objective.hpp"
#include "position.hpp"
#include "solver_search.hpp"

namespace trionfi {

// What is known of a result: exact when both are equal.
struct Interval {
    int low = 0;
    int high = 0;
    bool exact() const { return low == high; }
};

struct SolveProgress {
    std::uint64_t nodes = 0;
    Interval result;       // of the position being solved
    std::size_t done = 0;  // cards, or positions where many are solved …
    std::size_t of = 0;    // … of so many
};

struct SolveOptions {
    std::uint64_t nodes = 0;                    // budget in cards played in the search, 0: none
    std::size_t memory = std::size_t{1} << 28;  // most bytes of the table
    bool cards = true;                          // the result of every legal card
    bool line = true;                           // and one best line of play
    // On one position, without a budget: a budget is counted card by card, by one thread. No answer
    // depends on their number, but how many nodes it takes does.
    int threads = 1;
    std::uint64_t alone = 8192;  // nodes of a question, about a millisecond, before others help
    const std::atomic<bool>* stop = nullptr;
    std::function<bool(const SolveProgress&)> poll;  // now and then; true: stop
    solver::Techniques techniques;
};

struct CardResult {
    int number = -1;
    Interval result;
};

struct Solution {
    Interval result;
    std::vector<CardResult> cards;  // of the seat to play, ascending by number
    std::vector<int> line;          // card numbers of best play to the end, if known
    std::uint64_t nodes = 0;
    std::size_t bytes = 0;  // of the table
    bool stopped = false;   // by the budget or from outside
};

// Throws std::invalid_argument when the objective does not fit the rules.
Solution solve(const Position& position, const Objective& objective, const SolveOptions& options);

// Whether the result reaches `wanted`: 1 yes, 0 no, -1 not known within the budget.
struct Answer {
    int reached = -1;
    std::uint64_t nodes = 0;
    std::size_t bytes = 0;
};
Answer reaches(const Position& position, const Objective& objective, int wanted,
               const SolveOptions& options);

// The same for many positions, in threads; each has the whole budget for itself, and no answer
// depends on the number of threads. `options.memory` is shared out among the threads, and
// `options.threads` does not count.
std::vector<Solution> solve_all(const std::vector<Position>& positions, const Objective& objective,
                                const SolveOptions& options, int threads);

// The same by plain alpha-beta without any technique, straight on Position: slow and obvious, for
// checking.
int solve_plainly(const Position& position, const Objective& objective);

}  // namespace trionfi
