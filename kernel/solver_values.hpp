// Positions that differ in values only.
//
// A run is the cards of one line that differ in rank and value but in no other rule. Two positions
// whose runs are held alike, rank for rank, are the same but for what their cards are worth: a 9,
// a jack and a king may lie as an 8, a 10 and a queen do. Whatever one side can gain in one of them
// it can gain in the other, up to the differences of the values. So the table names positions by
// their runs, and by a variant that says which values lie in them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver_bits.hpp"
#include "solver_problem.hpp"

namespace trionfi::solver {

// What a bound of one variant is worth in another.
struct Apart {
    int less = 0;  // to be taken from a lower bound
    int more = 0;  // to be added to an upper bound
};

class ValueMap {
  public:
    static constexpr int kBits = 24;  // of a variant

    // `starts`: the lowest card of each run. Where the values of runs need more than a variant has,
    // or `by_value`, only cards of one value make a run.
    ValueMap(const Problem& problem, const CardSet& starts, bool by_value);

    // Where the cards that are left go: within each run to its lowest places.
    CardSet places(CardSet left) const {
        for (const Run& run : runs_) {
            std::uint64_t& word = run.trumps ? left.trumps : left.suits;
            const int count = std::popcount(word & run.mask);
            word = (word & ~run.mask) | low_bits(count) << run.low;
        }
        return left;
    }
    // How many cards of each value are left in each run.
    template <bool fast>
    std::uint32_t variant(CardSet left) const {
        std::uint64_t found = gather<fast>(left.suits, singles_.suits) |
                              gather<fast>(left.trumps, singles_.trumps) << single_suits_;
        for (const Worth& worth : counted_)
            found |= static_cast<std::uint64_t>(
                         std::popcount((worth.trumps ? left.trumps : left.suits) & worth.mask))
                     << worth.shift;
        return static_cast<std::uint32_t>(found);
    }
    // Calls `each(slot, kind, ranked)` for the cards that are left, from the lowest on: what lies
    // in their places in another variant, and whether there is an order among cards of that kind.
    template <typename Each>
    void each_place(std::uint32_t variant, CardSet left, Each&& each) const {
        for (std::size_t r = 0; r < runs_.size(); ++r) {
            const Run& run = runs_[r];
            const std::uint64_t cards = (run.trumps ? left.trumps : left.suits) & run.mask;
            Steps steps(run, variant, std::popcount(cards));
            for (std::uint64_t rest = cards; rest; rest &= rest - 1) {
                steps.settle();
                each((run.trumps ? kFirstTrump : 0) + std::countr_zero(rest),
                     static_cast<int>(16 * r + steps.at), run.worths[steps.at].ranked);
                --steps.count;
            }
        }
    }
    // From a variant to that of the cards that are left.
    Apart apart(std::uint32_t there, std::uint32_t here, CardSet left) const;

  private:
    // A class of a run. The largest one has no bits: it is the rest.
    struct Worth {
        std::uint64_t mask = 0;
        bool ranked = false;  // several cards, not equal
        int value = 0;
        std::uint8_t shift = 0;
        std::uint8_t bits = 0;
        bool trumps = false;
    };
    struct Run {
        std::uint64_t mask = 0;
        std::uint8_t low = 0;
        bool trumps = false;
        std::uint32_t bits = 0;     // of the variant, that say what its cards are worth
        std::vector<Worth> worths;  // from the lowest rank on
    };

    // Walks through what a variant says of so many cards of a run.
    struct Steps {
        Steps(const Run& of, std::uint32_t in, int cards) : run(of), variant(in), rest(cards) {
            for (const Worth& worth : run.worths) rest -= told(worth);
            count = here();
        }
        int told(const Worth& worth) const {
            return static_cast<int>(variant >> worth.shift & low_bits(worth.bits));
        }
        int here() const { return run.worths[at].bits ? told(run.worths[at]) : rest; }
        // On to the next class that has cards.
        void settle() {
            while (count <= 0 && at + 1 < run.worths.size()) {
                ++at;
                count = here();
            }
        }
        int value() const { return run.worths[at].value; }

        const Run& run;
        std::uint32_t variant;
        int rest;
        std::size_t at = 0;
        int count = 0;
    };

    void find_runs(const Problem& problem, const CardSet& starts);
    bool give_bits();
    void drop_single_cards();

    std::vector<Run> runs_;
    CardSet singles_;  // cards that are the only ones of their value
    int single_suits_ = 0;
    std::vector<Worth> counted_;  // several cards of a value
};

}  // namespace trionfi::solver
