#include "solver_values.hpp"

#include <algorithm>
#include <cstdlib>

namespace trionfi::solver {

ValueMap::ValueMap(const Problem& problem, const CardSet& starts, bool by_value) {
    if (!by_value) {
        find_runs(problem, starts);
        by_value = !give_bits();
    }
    if (by_value) find_runs(problem, problem.starts);
    drop_single_cards();
}

void ValueMap::find_runs(const Problem& problem, const CardSet& starts) {
    runs_.clear();
    CardSet cards = problem.table.cards;
    for (const CardSet& hand : problem.hands) cards |= hand;
    cards.trumps &= ~kFoolBit;
    cards.each([&](int slot) {
        const bool trumps = slot >= kFirstTrump;
        if (starts.has(slot)) {
            runs_.emplace_back();
            runs_.back().low = static_cast<std::uint8_t>(slot & 63);
            runs_.back().trumps = trumps;
        }
        Run& run = runs_.back();
        const std::uint64_t bit = std::uint64_t{1} << (slot & 63);
        const int value = problem.rules->value[static_cast<std::size_t>(slot)];
        if (run.worths.empty() || problem.starts.has(slot)) {
            run.worths.emplace_back();
            run.worths.back().value = value;
            run.worths.back().trumps = trumps;
        }
        Worth& worth = run.worths.back();
        worth.ranked = worth.mask && !problem.equals.has(slot);
        worth.mask |= bit;
        run.mask |= bit;
    });
}

// A place in the variant for every value; false if there is too little room.
bool ValueMap::give_bits() {
    std::vector<Worth*> single;
    std::vector<Worth*> several;
    int needed = 0;
    for (Run& run : runs_) {
        const auto most = std::ranges::max_element(
            run.worths, {}, [](const Worth& worth) { return std::popcount(worth.mask); });
        for (auto worth = run.worths.begin(); worth != run.worths.end(); ++worth) {
            if (worth == most) continue;
            const int count = std::popcount(worth->mask);
            worth->bits = static_cast<std::uint8_t>(std::bit_width(static_cast<unsigned>(count)));
            needed += worth->bits;
            (count == 1 ? single : several).push_back(&*worth);
        }
    }
    if (needed > kBits) return false;
    // Runs stand in the order of their cards, suits first: so do the bits that are gathered.
    int used = 0;
    for (Worth* worth : single) {
        (worth->trumps ? singles_.trumps : singles_.suits) |= worth->mask;
        worth->shift = static_cast<std::uint8_t>(used);
        used += worth->bits;
    }
    single_suits_ = std::popcount(singles_.suits);
    for (Worth* worth : several) {
        worth->shift = static_cast<std::uint8_t>(used);
        used += worth->bits;
        counted_.push_back(*worth);
    }
    for (Run& run : runs_)
        for (const Worth& worth : run.worths)
            run.bits |= static_cast<std::uint32_t>(low_bits(worth.bits) << worth.shift);
    return true;
}

// They are where they are.
void ValueMap::drop_single_cards() {
    std::erase_if(runs_, [](const Run& run) { return std::popcount(run.mask) == 1; });
}

Apart ValueMap::apart(std::uint32_t there, std::uint32_t here, CardSet left) const {
    Apart found;
    for (const Run& run : runs_) {
        if (((there ^ here) & run.bits) == 0) continue;
        // Both have as many cards; they are paired from the lowest rank on.
        int cards = std::popcount((run.trumps ? left.trumps : left.suits) & run.mask);
        Steps one(run, there, cards);
        Steps two(run, here, cards);
        while (cards > 0) {
            one.settle();
            two.settle();
            const int step = std::max(1, std::min(one.count, two.count));
            const int more = two.value() - one.value();
            (more > 0 ? found.more : found.less) += step * std::abs(more);
            one.count -= step;
            two.count -= step;
            cards -= step;
        }
    }
    return found;
}

}  // namespace trionfi::solver
