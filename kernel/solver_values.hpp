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
            found |= static_cast<std::uint64_t>(std::popcount(
                         (worth.trumps ? left.trumps : left.suits) & worth.mask))
                     << worth.shift;
        return static_cast<std::uint32_t>(found);
    }
    // From a variant to that of the cards that are left.
    Apart apart(std::uint32_t there, std::uint32_t here, CardSet left) const;

  private:
    // Cards of one value in a run. The last ones of a run have no bits: they are the rest.
    struct Worth {
        std::uint64_t mask = 0;
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

    void find_runs(const Problem& problem, const CardSet& starts);
    bool give_bits();
    void drop_single_cards();

    std::vector<Run> runs_;
    CardSet singles_;  // cards that are the only ones of their value
    int single_suits_ = 0;
    std::vector<Worth> counted_;  // several cards of a value
};

}  // namespace trionfi::solver
