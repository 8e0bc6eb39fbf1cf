// Which cards matter in positions of one shape: the first of two steps in looking up what is known
// about all positions that share their high cards.
//
// The shape is everything but the order within classes: who leads, and how many cards of each class
// each hand has. Few sets of cards ("masks") ever matter in one shape; each of them, with the
// owners of its cards, is a key of the transposition table. What stands here is a hint only: a line
// that two threads write at once finds less, never anything wrong.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "solver_bits.hpp"
#include "solver_lines.hpp"

namespace trionfi::solver {

// A position in the terms of masks: bits stand for the cards whose rank may matter and that are
// left, from the lowest on.
struct Pattern {
    std::uint64_t shape = 0;
    std::array<std::uint64_t, 3> planes{};  // the owners of the cards: a bit of the seat in each
    int suits = 0;                          // how many of them are not trumps

    // The key of all positions of this shape that agree in the cards of a mask.
    std::uint64_t key(std::uint64_t mask) const {
        constexpr std::uint64_t kSalt0 = 0x94d049bb133111eb;
        constexpr std::uint64_t kSalt1 = 0xbf58476d1ce4e5b9;
        const std::uint64_t other = (planes[1] & mask) + (mask + 1) * kSalt0;
        const std::uint64_t found = mix((planes[0] & mask) ^ shape, other);
        return planes[2] ? mix((planes[2] & mask) ^ found, kSalt1) : found;
    }
};

class MaskTable {
  public:
    static constexpr std::size_t kMasks = 7;
    static constexpr std::uint64_t kFilled = std::uint64_t{1} << 63;

    struct alignas(64) Line {
        std::atomic<std::uint64_t> shape;
        std::array<std::atomic<std::uint64_t>, kMasks> masks;  // the first ones, each with kFilled
    };

    // At most `bytes` of memory, at least one small table.
    explicit MaskTable(std::size_t bytes) : lines_(bytes, kFirstLines) {}

    void prefetch(std::uint64_t shape) const { lines_.prefetch(shape); }
    // The masks of a shape, nullptr if there are none.
    const Line* find(std::uint64_t shape) const {
        for (const Line* line : {&lines_.at(shape), &lines_.beside(shape)})
            if (line->shape.load(std::memory_order_relaxed) == shape) return line;
        return nullptr;
    }
    void add(std::uint64_t shape, std::uint64_t mask);
    std::size_t bytes() const { return lines_.bytes(); }
    // As in TranspositionTable.
    void may_grow(bool yes) { may_grow_ = yes; }
    bool crowded() const;
    bool grow();

  private:
    static constexpr std::size_t kFirstLines = std::size_t{1} << 9;

    Line& line_for(std::uint64_t shape);

    Lines<Line> lines_;
    bool may_grow_ = true;
};

}  // namespace trionfi::solver
