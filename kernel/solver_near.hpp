// What bounds positions that differ in values only, where entries hold for all low cards alike: for
// every variant of a position its bounds, each with the cards whose rank it rests on.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>

#include "solver_bits.hpp"
#include "solver_known.hpp"
#include "solver_lines.hpp"

namespace trionfi::solver {

class NearTable {
  public:
    // Masks are those of the position's own Pattern.
    struct Masks {
        std::uint64_t low = 0;
        std::uint64_t high = 0;
    };

    // At most `bytes` of memory, at least one small table.
    explicit NearTable(std::size_t bytes) : lines_(bytes, kFirstLines) {}

    void prefetch(std::uint64_t key) const { lines_.prefetch(key); }
    // As TranspositionTable::find, with the masks of the bounds.
    template <typename Each>
    bool find(std::uint64_t key, Each&& each) const {
        return std::ranges::any_of(lines_.at(key).entries, [&](const Entry& entry) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            const Masks masks{entry.low.load(std::memory_order_relaxed),
                              entry.high.load(std::memory_order_relaxed)};
            return data != 0 &&
                   entry.check.load(std::memory_order_relaxed) == sealed(key, data, masks) &&
                   each(variant_of(data), unpacked(data), masks);
        });
    }
    // Enters the bounds of `known` that are better than those that were there.
    void store(std::uint64_t key, std::uint32_t variant, Known known, Masks masks,
               std::uint64_t work);
    std::size_t bytes() const { return lines_.bytes(); }
    // As in TranspositionTable.
    void may_grow(bool yes) { may_grow_ = yes; }
    bool crowded() const;
    bool grow();

  private:
    static constexpr std::size_t kFirstLines = std::size_t{1} << 9;
    static constexpr std::size_t kWays = 2;

    // A torn entry fails the check: mixing keeps differences of two words from making up for each
    // other.
    struct Entry {
        std::atomic<std::uint64_t> check;
        std::atomic<std::uint64_t> data;
        std::atomic<std::uint64_t> low;
        std::atomic<std::uint64_t> high;
    };
    struct alignas(64) Line {
        std::array<Entry, kWays> entries;
    };

    static std::uint64_t sealed(std::uint64_t key, std::uint64_t data, const Masks& masks) {
        constexpr std::uint64_t kSalt0 = 0xd1342543de82ef95;
        constexpr std::uint64_t kSalt1 = 0x94d049bb133111eb;
        return key ^ mix(data ^ kSalt0, masks.low ^ kSalt1) ^ mix(masks.high ^ kSalt1, kSalt0);
    }
    void put(std::uint64_t key, std::uint64_t data, const Masks& masks);

    Lines<Line> lines_;
    bool may_grow_ = true;
};

}  // namespace trionfi::solver
