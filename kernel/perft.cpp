#include "perft.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <stdexcept>

namespace trionfi {
namespace {

void check_depth(int depth) {
    if (depth < 0) throw std::invalid_argument("a depth is not negative");
}

// In the last trick every seat holds one card: one line of play. Returns its length, or 0 while
// there is still a choice.
int forced(const Position& position) {
    return position.progress.left == 1 ? position.rules->seats - position.trick.count : 0;
}

std::uint64_t count(Position& position, int depth) {
    if (position.over()) return 0;
    if (const int rest = forced(position)) return depth <= rest;
    CardSet cards = position.legal_cards();
    if (depth == 1) return static_cast<std::uint64_t>(cards.size());
    std::uint64_t sum = 0;
    while (cards) {
        const Position::Undo undo = position.push(cards.pop());
        sum += count(position, depth - 1);
        position.pop(undo);
    }
    return sum;
}

void count_levels(Position& position, std::span<std::uint64_t> levels) {
    if (position.over()) return;
    if (const int rest = forced(position)) {
        for (int i = 0; i < rest && i < static_cast<int>(levels.size()); ++i) ++levels[i];
        return;
    }
    CardSet cards = position.legal_cards();
    levels[0] += static_cast<std::uint64_t>(cards.size());
    if (levels.size() == 1) return;
    while (cards) {
        const Position::Undo undo = position.push(cards.pop());
        count_levels(position, levels.subspan(1));
        position.pop(undo);
    }
}

// Counts by points, in a table from the lowest to the highest sum that the pack allows.
class Histogram {
  public:
    Histogram(const Position& position, unsigned mask) : mask_(mask) {
        const Rules& rules = *position.rules;
        reach_ = std::abs(rules.last_trick) + std::abs(position.side_points(mask)) + 1;
        rules.pack.each([&](int slot) { reach_ += std::abs(rules.value[slot]); });
        reach_ += std::abs(rules.fool.owed);
        counts_.resize(2 * static_cast<std::size_t>(reach_) + 1);
    }
    void add(const Position& position) { ++counts_[position.side_points(mask_) + reach_]; }
    std::map<int, std::uint64_t> result() const {
        std::map<int, std::uint64_t> map;
        for (std::size_t i = 0; i < counts_.size(); ++i)
            if (counts_[i]) map[static_cast<int>(i) - reach_] = counts_[i];
        return map;
    }

  private:
    unsigned mask_;
    int reach_;
    std::vector<std::uint64_t> counts_;
};

void count_points(Position& position, Histogram& histogram) {
    if (position.over() || forced(position)) {
        Position end = position;
        while (!end.over()) end.play(end.hands[end.trick.turn].first());
        histogram.add(end);
        return;
    }
    for (CardSet cards = position.legal_cards(); cards;) {
        const Position::Undo undo = position.push(cards.pop());
        count_points(position, histogram);
        position.pop(undo);
    }
}

}  // namespace

std::uint64_t perft(const Position& position, int depth) {
    check_depth(depth);
    Position working = position;
    return depth == 0 ? 1 : count(working, depth);
}

std::vector<std::uint64_t> perft_line(const Position& position, int depth) {
    check_depth(depth);
    std::vector<std::uint64_t> levels(static_cast<std::size_t>(depth));
    Position working = position;
    if (depth > 0) count_levels(working, levels);
    return levels;
}

std::vector<std::pair<int, std::uint64_t>> divide(const Position& position, int depth) {
    if (depth < 1) throw std::invalid_argument("divide needs a depth of at least 1");
    std::vector<std::pair<int, std::uint64_t>> counts;
    if (position.over()) return counts;
    position.legal_cards().each([&](int slot) {
        Position next = position;
        next.play(slot);
        counts.emplace_back(position.rules->number(slot), depth == 1 ? 1 : count(next, depth - 1));
    });
    std::sort(counts.begin(), counts.end());
    return counts;
}

std::map<int, std::uint64_t> histogram(const Position& position, unsigned mask) {
    Histogram counts(position, mask);
    Position working = position;
    count_points(working, counts);
    return counts.result();
}

}  // namespace trionfi
