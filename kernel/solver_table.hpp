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

inline constexpr int kEndless = 20000;         // beyond any gain
inline constexpr std::uint8_t kNoMove = 255;  // in the place of a card

struct Known {
    int low;
    int high;
    std::uint8_t move;  // canonical slot of the best lead, kNoMove for none
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
    // Calls `each(variant, known)` for what is known about the variants of a position, until it
    // returns true.
    template <typename Each>
    bool find(std::uint64_t key, Each&& each) const {
        for (const Entry& entry : buckets_[key & mask_].entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            if ((entry.key.load(std::memory_order_relaxed) ^ data) != key || data == 0) continue;
            if (each(variant_of(data), unpacked(data))) return true;
        }
        return false;
    }
    // `variant`: of 24 bits, see ValueMap; `work`: the size of the tree below, for choosing what to
    // forget.
    void store(std::uint64_t key, std::uint32_t variant, const Known& known, std::uint64_t work);
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

    // A word: two bounds of 14 bits, 8 of the move, 4 of the work, which is never nothing, and the
    // variant. A bound beyond kBound is weakened to it, or forgotten.
    static constexpr int kBound = (1 << 13) - 1;
    static constexpr int kNothing = -kBound - 1;  // in the place of a lower bound; its opposite
    static constexpr int kMoveAt = 28;
    static constexpr int kWorkAt = 36;
    static constexpr int kVariantAt = 40;

    static std::uint32_t variant_of(std::uint64_t data) {
        return static_cast<std::uint32_t>(data >> kVariantAt);
    }
    static std::uint64_t work_of(std::uint64_t data) { return data >> kWorkAt & 15; }
    static Known unpacked(std::uint64_t data) {
        const int low = static_cast<int>(data << 18 & 0xfffc0000) >> 18;
        const int high = -(static_cast<int>(data << 4 & 0xfffc0000) >> 18);
        return {low == kNothing ? -kEndless : low, high == -kNothing ? kEndless : high,
                static_cast<std::uint8_t>(data >> kMoveAt & 255)};
    }
    static std::uint64_t packed(std::uint32_t variant, const Known& known, std::uint64_t work);
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
