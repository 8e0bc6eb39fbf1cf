#include "objective.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace trionfi {
namespace {

[[noreturn]] void refuse(const std::string& sentence) {
    throw std::invalid_argument(sentence);
}

// Results, bonuses and outer tables; the search itself needs narrower limits on sums.
constexpr int kMostResult = 1'000'000;

void check_size(int value, const std::string& what) {
    if (value < -kMostResult || value > kMostResult)
        refuse(what + " is no number as large as " + std::to_string(value));
}

int half_sum(const LookupGroup& group, const Rules& rules, CardSet cards) {
    if (group.combinations) return group.combinations->score(cards);
    int sum = 0;
    int count = 0;
    for (const Lookup& lookup : group.lookups) {
        std::size_t mask = 0;
        for (std::size_t i = 0; i < lookup.cards.size(); ++i)
            mask |= static_cast<std::size_t>(cards.has(rules.slot(lookup.cards[i]))) << i;
        sum += lookup.values[mask];
        if (!lookup.counts.empty()) count += lookup.counts[mask];
    }
    return group.double_from > 0 && count >= group.double_from ? 2 * sum : sum;
}

}  // namespace

CardSet cards_of(const LookupGroup& group, const Rules& rules) {
    CardSet cards = rules.set_of(group.cards);
    for (const Lookup& lookup : group.lookups) cards |= rules.set_of(lookup.cards);
    return cards;
}

int lookup_sum(const LookupGroup& group, const Rules& rules, CardSet own, CardSet rest) {
    const int sum = half_sum(group, rules, own);
    return group.both ? sum - half_sum(group, rules, rest) : sum;
}

bool Objective::has_ultimo() const {
    return std::any_of(ultimo.begin(), ultimo.end(), [](int bonus) { return bonus != 0; });
}

bool Objective::has_slam() const {
    return std::any_of(slam.begin(), slam.end(), [](int bonus) { return bonus != 0; });
}

void Objective::check(const Rules& rules) const {
    if (side >= 1U << rules.seats)
        refuse("a side is a mask of seats of the game, not " + std::to_string(side));
    std::size_t lookups = 0;
    for (const LookupGroup& group : groups) {
        lookups += group.lookups.size() + 1;
        (void)cards_of(group, rules);
        for (const Lookup& lookup : group.lookups) {
            if (lookup.cards.size() > 22) refuse("a lookup has at most 22 cards");
            (void)rules.set_of(lookup.cards);
            const std::size_t size = std::size_t{1} << lookup.cards.size();
            if (lookup.values.size() != size ||
                (!lookup.counts.empty() && lookup.counts.size() != size))
                refuse("a lookup of " + std::to_string(lookup.cards.size()) + " cards has " +
                       std::to_string(size) + " values");
            for (const int value : lookup.values)
                if (value < -2000 || value > 2000)
                    refuse("a lookup's values lie between -2000 and 2000");
        }
    }
    if (lookups > 256) refuse("an objective has at most 256 lookups");
    (void)rules.set_of(captured);
    check_size(offset, "the offset");
    check_size(outer_from, "the start of the outer table");
    if (outer.size() > std::size_t{kMostResult}) refuse("the outer table is too long");
    for (const int value : outer) check_size(value, "a result of the outer table");
    for (const int bonus : ultimo) check_size(bonus, "a bonus for the ultimo");
    for (const int bonus : slam) check_size(bonus, "a bonus for a slam");
    if (!std::is_sorted(outer.begin(), outer.end()))
        refuse("the outer table never falls: more points are never worth less");
    if (has_ultimo() && rules.ultimo_slot < 0)
        refuse("these rules watch no card in the last trick");
}

int Objective::result(int sum, int ultimo_case, int slam_case) const {
    int inner = sum;
    if (!outer.empty()) {
        const int last = static_cast<int>(outer.size()) - 1;
        inner = outer[static_cast<std::size_t>(std::clamp(sum - outer_from, 0, last))];
    }
    return inner + ultimo[static_cast<std::size_t>(ultimo_case)] +
           slam[static_cast<std::size_t>(slam_case)];
}

int Objective::sum_for(int wanted, int ultimo_case, int slam_case) const {
    const int inner = wanted - ultimo[static_cast<std::size_t>(ultimo_case)] -
                      slam[static_cast<std::size_t>(slam_case)];
    if (outer.empty()) return inner;
    const auto place = std::lower_bound(outer.begin(), outer.end(), inner);
    if (place == outer.begin()) return -kNever;
    if (place == outer.end()) return kNever;
    return outer_from + static_cast<int>(place - outer.begin());
}

}  // namespace trionfi
