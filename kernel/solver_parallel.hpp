// Several threads on one question.
#pragma once

#include "solver_search.hpp"

namespace trionfi::solver {

inline constexpr int kMostThreads = 64;

// A search that asks each question in up to `threads` threads over one table; the calling thread is
// one of them, and the only one that listens to `meter`, where the cards played by all of them are
// counted. It begins each question alone and calls the others after `alone` nodes, so that a small
// question costs what it costs one thread. Not for budgets. Fail-soft answers may differ from call
// to call, though never on which side of the question they lie.
std::unique_ptr<Search> make_team(const Problem& problem, TranspositionTable& table,
                                  const Techniques& techniques, Meter& meter, int threads,
                                  std::uint64_t alone);

}  // namespace trionfi::solver
