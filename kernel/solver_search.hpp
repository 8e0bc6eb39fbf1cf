// The search: one question, "does our side gain at least so much from here?", answered exactly.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

#include "solver_busy.hpp"
#include "solver_state.hpp"
#include "solver_table.hpp"

namespace trionfi::solver {

// Each can be switched off to measure what it is worth; none changes an answer.
struct Techniques {
    bool equal_cards = true;  // one card of each run of interchangeable cards
    bool near_cards = true;   // neighbours of other value bound each other …
    bool dominance = true;    // … and only one is tried where it is settled who wins the trick
    bool near_table = true;   // positions that differ in values only bound each other
    bool order = true;        // likely good cards first
    bool table = true;        // what is known about positions met again
    bool bounds = true;       // points that nobody can take from a side any more
    bool ahead = true;        // looks a trick's last card's successors up before searching them
    bool partition = true;    // what is known holds for all positions with the same high cards …
    bool exact = true;        // … but not in small endings, where whole positions are faster
};

// Thrown through the search when it must stop; the table stays as it was.
struct Stopped {};

// Counts nodes against a budget and listens for a wish to stop.
class Meter {
  public:
    std::uint64_t nodes = 0;                        // cards played in the search
    std::uint64_t budget = 0;                       // 0: none
    std::uint64_t period = std::uint64_t{1} << 16;  // nodes from one look up to the next
    const std::atomic<bool>* stop = nullptr;
    std::function<bool(std::uint64_t)> poll;  // now and then, with the nodes; true: stop

    void step() {
        if (++nodes >= next_) check();
    }
    void start();

  private:
    void check();
    std::uint64_t next_ = 0;
};

class Search {
  public:
    virtual ~Search() = default;
    // Whether our side gains at least `need` from `state`. Fail-soft: an answer v >= need means
    // the gain is at least v, an answer below it that the gain is at most v.
    virtual int ask(const State& state, int need) = 0;
    // What the end of the deal brings beside points.
    virtual void set_bonus(const EndBonus& bonus) = 0;
    // The legal cards of the seat to play; one of each run of interchangeable ones.
    virtual CardSet legal(const State& state) = 0;
    virtual CardSet distinct(const State& state) = 0;
    // Bounds of the gain without a search.
    virtual void range(const State& state, int& low, int& high) = 0;
};

// With `busy` it shares its questions, and the table, with other searches that have the same.
std::unique_ptr<Search> make_search(const Problem& problem, TranspositionTable& table,
                                    const Techniques& techniques, Meter& meter,
                                    BusyMoves* busy = nullptr);

}  // namespace trionfi::solver
