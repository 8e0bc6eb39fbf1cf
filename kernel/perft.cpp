#include "perft.hpp"

#include <algorithm>
#include <stdexcept>

namespace trionfi {
namespace {

void check_depth(int depth) {
    if (depth < 0) throw std::invalid_argument("a depth is not negative");
}

std::uint64_t count(Position& position, int depth) {
    if (position.over()) return 0;
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
    CardSet cards = position.legal_cards();
    levels[0] += static_cast<std::uint64_t>(cards.size());
    if (levels.size() == 1) return;
    while (cards) {
        const Position::Undo undo = position.push(cards.pop());
        count_levels(position, levels.subspan(1));
        position.pop(undo);
    }
}

void count_points(Position& position, unsigned mask, std::map<int, std::uint64_t>& counts) {
    if (position.over()) {
        ++counts[position.side_points(mask)];
        return;
    }
    for (CardSet cards = position.legal_cards(); cards;) {
        const Position::Undo undo = position.push(cards.pop());
        count_points(position, mask, counts);
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
    std::map<int, std::uint64_t> counts;
    Position working = position;
    count_points(working, mask, counts);
    return counts;
}

}  // namespace trionfi
