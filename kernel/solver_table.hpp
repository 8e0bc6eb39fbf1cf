// The transposition table: what is known about the rest of a deal from the start of a trick.
//
// Entries of 16 bytes in buckets of one cache line. The key is 64 bits and checked whole; both
// words are written without locks, and a torn entry fails the check. The table grows with its
// contents up to its limit, so that small problems stay in the cache.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <memory>
#include <new>

#include "solver_masks.hpp"

namespace trionfi::solver {

struct Known {
    std::int16_t low;
    std::int16_t high;
    std::uint8_t move;  // canonical slot of the best lead, 255 for none
};

class TranspositionTable {
  public:
    static constexpr int kWays = 4;

    // At most `bytes` of memory, at least one small table.
    explicit TranspositionTable(std::size_t bytes);
    ~TranspositionTable();
    TranspositionTable(const TranspositionTable&) = delete;
    TranspositionTable& operator=(const TranspositionTable&) = delete;

    void clear();
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&buckets_[key & mask_]); }
    bool find(std::uint64_t key, Known& known) const {
        for (const Entry& entry : buckets_[key & mask_].entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            if ((entry.key.load(std::memory_order_relaxed) ^ data) != key || data == 0) continue;
            known.low = static_cast<std::int16_t>(data);
            known.high = static_cast<std::int16_t>(data >> 16);
            known.move = static_cast<std::uint8_t>(data >> 32);
            return true;
        }
        return false;
    }
    // `work`: the size of the tree below, for choosing what to forget.
    void store(std::uint64_t key, Known known, std::uint64_t work);
    std::size_t bytes() const {
        return (mask_ + 1) * sizeof(Bucket) + (masks_ ? masks_->bytes() : 0);
    }
    // For keys that hold for many positions; takes half of the memory.
    MaskTable& use_masks();
    // While several threads use it, it must not grow by itself; between their searches `crowded`
    // says when it should.
    void may_grow(bool yes) {
        may_grow_ = yes;
        if (masks_) masks_->may_grow(yes);
    }
    bool crowded() const;
    bool grow();

  private:
    struct Entry {
        std::atomic<std::uint64_t> key;  // xor data
        std::atomic<std::uint64_t> data;
    };
    struct alignas(64) Bucket {
        std::array<Entry, kWays> entries;
    };

    static Bucket* allocate(std::size_t buckets);
    static std::size_t most_buckets(std::size_t bytes);
    bool entries_crowded() const;
    bool grow_entries();
    void put(std::uint64_t key, std::uint64_t data);

    Bucket* buckets_ = nullptr;
    std::size_t mask_ = 0;
    std::size_t limit_ = 0;
    std::size_t most_buckets_ = 0;
    std::size_t stored_ = 0;
    bool may_grow_ = true;
    std::unique_ptr<MaskTable> masks_;
};

}  // namespace trionfi::solver
