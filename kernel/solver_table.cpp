#include "solver_table.hpp"

#include <cstdlib>
#include <cstring>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace trionfi::solver {

void* zeroed(std::size_t bytes) {
    constexpr std::size_t kHugePage = std::size_t{2} << 20;
    const bool huge = bytes >= kHugePage && bytes % kHugePage == 0;
    void* memory = std::aligned_alloc(huge ? kHugePage : 64, bytes);
    if (memory == nullptr) throw std::bad_alloc();
#if defined(__linux__)
    if (huge) madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    std::memset(memory, 0, bytes);
    return memory;
}

void TranspositionTable::clear() {
    for_many_.reset();
    buckets_.limit(limit_);
    buckets_.clear();
}

std::size_t TranspositionTable::bytes() const {
    return buckets_.bytes() + (for_many_ ? for_many_->masks.bytes() + for_many_->near.bytes() : 0);
}

TranspositionTable::ForMany& TranspositionTable::for_many() {
    if (!for_many_) {
        for_many_ = std::make_unique<ForMany>(limit_ / 4);
        may_grow(may_grow_);
        buckets_.limit(limit_ / 2);
    }
    return *for_many_;
}

void TranspositionTable::may_grow(bool yes) {
    may_grow_ = yes;
    if (!for_many_) return;
    for_many_->masks.may_grow(yes);
    for_many_->near.may_grow(yes);
}

bool TranspositionTable::entries_crowded() const {
    return buckets_.looks_full(kWays, [](const Bucket& bucket) {
        std::size_t taken = 0;
        for (const Entry& entry : bucket.entries)
            taken += entry.data.load(std::memory_order_relaxed) != 0;
        return taken;
    });
}

bool TranspositionTable::crowded() const {
    return entries_crowded() ||
           (for_many_ && (for_many_->masks.crowded() || for_many_->near.crowded()));
}

bool TranspositionTable::grow() {
    bool grown = entries_crowded() && grow_entries();
    if (for_many_) {
        if (for_many_->masks.crowded()) grown |= for_many_->masks.grow();
        if (for_many_->near.crowded()) grown |= for_many_->near.grow();
    }
    return grown;
}

bool TranspositionTable::grow_entries() {
    return buckets_.grow([this](const Bucket& old) {
        for (const Entry& entry : old.entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            if (data) put(entry.key.load(std::memory_order_relaxed) ^ data, data);
        }
    });
}

void TranspositionTable::put(std::uint64_t key, std::uint64_t data) {
    Entry* victim = nullptr;
    std::uint64_t least = ~std::uint64_t{0};
    for (Entry& entry : buckets_.at(key).entries) {
        const std::uint64_t there = entry.data.load(std::memory_order_relaxed);
        if (there && (entry.key.load(std::memory_order_relaxed) ^ there) == key &&
            variant_of(there) == variant_of(data)) {
            victim = &entry;
            break;
        }
        if (work_of(there) < least) {
            least = work_of(there);
            victim = &entry;
        }
    }
    if (may_grow_ && victim->data.load(std::memory_order_relaxed) == 0) buckets_.use();
    victim->data.store(data, std::memory_order_relaxed);
    victim->key.store(key ^ data, std::memory_order_relaxed);
}

void TranspositionTable::store(std::uint64_t key, std::uint32_t variant, const Known& known,
                               std::uint64_t work) {
    put(key, packed(variant, known, work));
    if (may_grow_ && buckets_.full(kWays)) grow_entries();
}

}  // namespace trionfi::solver
