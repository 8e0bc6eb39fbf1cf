// What a solver maximises, as data apart from the rules:
//
//     outer[points of the side + lookups on captured cards] + ultimo + slam
//
// Without anything but a side it is the card points of that side, which is the fast path.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "position.hpp"
#include "set_score.hpp"

namespace trionfi {

// Points for having captured some of up to 22 cards: `values[mask]`, bit i for card i. A lookup may
// also count as one of several of its group (`counts[mask]`).
struct Lookup {
    std::vector<int> cards;
    std::vector<std::int32_t> values;
    std::vector<std::uint8_t> counts;  // empty: none counts
};

// Lookups that are added up; doubled once `double_from` of them count (0: never).
struct LookupGroup {
    std::vector<Lookup> lookups;
    int double_from = 0;
    bool both = false;  // what the other side captures is subtracted in the same way
    // Instead of lookups: combinations of these cards, more cards never being worth less.
    std::shared_ptr<const SetScore> combinations;
    std::vector<int> cards;
};

// Who played the ultimo card to the last trick, and who won it.
enum class Ultimo : std::uint8_t {
    none,
    own_itself,    // a seat of our side played it and won with it
    own_mate,      // … and a mate won the trick
    own_lost,      // … and the other side won the trick
    other_itself,  // the same for the other side
    other_mate,
    other_lost,
};
inline constexpr int kUltimos = 7;
// The case, by whether our side played the card, and won it, and whether one seat did both.
inline int ultimo_case(bool own_seat, bool own_winner, bool itself) {
    const int first = own_seat ? 1 : 4;
    if (itself) return first;
    return own_seat == own_winner ? first + 1 : first + 2;
}
inline constexpr int kSlams = 3;  // none, every trick for our side, every trick for the other

struct Objective {
    unsigned side = 0;  // mask of the seats whose result is maximised
    std::vector<LookupGroup> groups;
    std::vector<int> captured;        // cards outside the tricks that count as captured by the side
    int offset = 0;                   // points outside the tricks that count for the side
    int outer_from = 0;               // the sum that outer[0] belongs to
    std::vector<std::int32_t> outer;  // never falling; empty: the sum itself
    std::array<std::int32_t, kUltimos> ultimo{};
    std::array<std::int32_t, kSlams> slam{};
    // The ultimo card in the trick before the last counts too when the Fool wins the last one.
    bool ultimo_before_fool = false;

    bool has_ultimo() const;
    bool has_slam() const;
    // Whether more than card points decide.
    bool extended() const { return !groups.empty() || has_ultimo() || has_slam(); }
    // Throws std::invalid_argument when it makes no sense for these rules, or is beyond measure.
    void check(const Rules& rules) const;

    // The result for a sum and what happened to the ultimo card and to the tricks.
    int result(int sum, int ultimo_case, int slam_case) const;
    // The smallest sum that gives at least `wanted`; beyond `kNever` if none does.
    int sum_for(int wanted, int ultimo_case, int slam_case) const;
};
inline constexpr int kNever = 8000;

// Sums of lookups for a set that one side has captured, `rest` being what the other side has.
// The cards that a group asks for.
CardSet cards_of(const LookupGroup& group, const Rules& rules);
int lookup_sum(const LookupGroup& group, const Rules& rules, CardSet own, CardSet rest);

}  // namespace trionfi
