// The transposition table: what is known about the rest of a deal from the start of a trick.
//
// Entries of 16 bytes in buckets of one cache line. The key is 64 bits and checked whole; both
// words are written without locks, and a torn entry fails the check. The table grows with its
// contents up to its limit.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <memory>

#include "solver_known.hpp"
#include "solver_lines.hpp"
#include "solver_masks.hpp"
#include "solver_near.hpp"

namespace trionfi::solver {

class TranspositionTable {
  public:
    // At most `bytes` of memory, at least one small table.
    explicit TranspositionTable(std::size_t bytes)
        : limit_(bytes), buckets_(bytes, kFirstBuckets) {}

    void clear();
    void prefetch(std::uint64_t key) const { buckets_.prefetch(key); }
    // Calls `each(variant, known)` for what is known about the variants of a position, until it
    // returns true.
    template <typename Each>
    bool find(std::uint64_t key, Each&& each) const {
        return std::ranges::any_of(buckets_.at(key).entries, [&](const Entry& entry) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            return (entry.key.load(std::memory_order_relaxed) ^ data) == key && data != 0 &&
                   each(variant_of(data), unpacked(data));
        });
    }
    // `work`: the size of the tree below, for choosing what to forget.
    void store(std::uint64_t key, std::uint32_t variant, const Known& known, std::uint64_t work);
    std::size_t bytes() const;
    // For keys that hold for many positions: further tables, in half of the memory.
    struct ForMany {
        explicit ForMany(std::size_t bytes) : masks(bytes), near(bytes) {}

        MaskTable masks;
        NearTable near;
    };
    ForMany& for_many();
    // While several threads use it, it must not grow by itself; between their searches `crowded`
    // says when it should.
    void may_grow(bool yes);
    bool crowded() const;
    bool grow();

  private:
    static constexpr std::size_t kFirstBuckets = std::size_t{1} << 10;
    static constexpr std::size_t kWays = 4;

    struct Entry {
        std::atomic<std::uint64_t> key;  // xor data
        std::atomic<std::uint64_t> data;
    };
    struct alignas(64) Bucket {
        std::array<Entry, kWays> entries;
    };

    bool entries_crowded() const;
    bool grow_entries();
    void put(std::uint64_t key, std::uint64_t data);

    std::size_t limit_;
    Lines<Bucket> buckets_;
    bool may_grow_ = true;
    std::unique_ptr<ForMany> for_many_;
};

}  // namespace trionfi::solver
