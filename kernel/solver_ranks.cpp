#include "solver_ranks.hpp"

namespace trionfi::solver {

RankMap::RankMap(const Problem& problem) {
    for (const CardClass& c : problem.classes) {
        if (c.equal) continue;
        (c.trumps ? ranked_.trumps : ranked_.suits) |= c.mask;
        const int first = c.trumps ? kFirstTrump : 0;
        for (std::uint64_t rest = c.mask; rest; rest &= rest - 1) {
            const int slot = first + std::countr_zero(rest);
            peers_[static_cast<std::size_t>(slot)] = c.mask;
        }
        const int low = std::countr_zero(c.mask);
        const int high = 63 - std::countl_zero(c.mask);
        for (std::size_t i = 0; i < kSteps; ++i)
            for (int place = low + (1 << i); place <= high; ++place) steps_[i].add(first + place);
    }
}

}  // namespace trionfi::solver
