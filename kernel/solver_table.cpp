#include "solver_table.hpp"

#include <cstdlib>
#include <cstring>

#include "solver_memory.hpp"

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace trionfi::solver {
namespace {

constexpr std::size_t kFirstBuckets = std::size_t{1} << 10;
constexpr std::size_t kHugePage = std::size_t{2} << 20;

}  // namespace

void* zeroed(std::size_t bytes) {
    const bool huge = bytes >= kHugePage && bytes % kHugePage == 0;
    void* memory = std::aligned_alloc(huge ? kHugePage : 64, bytes);
    if (memory == nullptr) throw std::bad_alloc();
#if defined(__linux__)
    if (huge) madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    std::memset(memory, 0, bytes);
    return memory;
}

TranspositionTable::Bucket* TranspositionTable::allocate(std::size_t buckets) {
    return static_cast<Bucket*>(zeroed(buckets * sizeof(Bucket)));
}

std::size_t TranspositionTable::most_buckets(std::size_t bytes) {
    return std::bit_floor(std::max(bytes / sizeof(Bucket), kFirstBuckets));
}

TranspositionTable::TranspositionTable(std::size_t bytes)
    : limit_(bytes), most_buckets_(most_buckets(bytes)) {
    buckets_ = allocate(kFirstBuckets);
    mask_ = kFirstBuckets - 1;
}

TranspositionTable::~TranspositionTable() {
    std::free(buckets_);
}

void TranspositionTable::clear() {
    if (mask_ + 1 > kFirstBuckets) {
        std::free(buckets_);
        buckets_ = nullptr;
        buckets_ = allocate(kFirstBuckets);
        mask_ = kFirstBuckets - 1;
    } else {
        std::memset(static_cast<void*>(buckets_), 0, (mask_ + 1) * sizeof(Bucket));
    }
    stored_ = 0;
    masks_.reset();
    most_buckets_ = most_buckets(limit_);
}

MaskTable& TranspositionTable::use_masks() {
    if (!masks_) {
        masks_ = std::make_unique<MaskTable>(limit_ / 2);
        masks_->may_grow(may_grow_);
        most_buckets_ = most_buckets(limit_ / 2);
    }
    return *masks_;
}

bool TranspositionTable::grow() {
    const bool entries = entries_crowded() && grow_entries();
    const bool masks = masks_ && masks_->crowded() && masks_->grow();
    return entries || masks;
}

bool TranspositionTable::grow_entries() {
    const std::size_t buckets = mask_ + 1;
    if (buckets >= most_buckets_) return false;
    Bucket* old = buckets_;
    buckets_ = allocate(std::min(buckets * 8, most_buckets_));
    mask_ = std::min(buckets * 8, most_buckets_) - 1;
    stored_ = 0;
    for (std::size_t i = 0; i < buckets; ++i) {
        for (const Entry& entry : old[i].entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            if (data) put(entry.key.load(std::memory_order_relaxed) ^ data, data);
        }
    }
    std::free(old);
    return true;
}

bool TranspositionTable::crowded() const {
    return entries_crowded() || (masks_ && masks_->crowded());
}

bool TranspositionTable::entries_crowded() const {
    if (mask_ + 1 >= most_buckets_) return false;
    // Keys are spread evenly: a few buckets stand for all.
    constexpr std::size_t kSample = 64;
    std::size_t taken = 0;
    for (std::size_t i = 0; i < kSample; ++i)
        for (const Entry& entry : buckets_[i].entries)
            taken += entry.data.load(std::memory_order_relaxed) != 0;
    return taken > kSample * kWays / 2;
}

void TranspositionTable::put(std::uint64_t key, std::uint64_t data) {
    Entry* victim = nullptr;
    std::uint64_t least = ~std::uint64_t{0};
    for (Entry& entry : buckets_[key & mask_].entries) {
        const std::uint64_t there = entry.data.load(std::memory_order_relaxed);
        const bool same = there && (entry.key.load(std::memory_order_relaxed) ^ there) == key &&
                          variant_of(there) == variant_of(data);
        const std::uint64_t worth = work_of(there);  // nothing where nothing is
        if (same) {
            victim = &entry;
            break;
        }
        if (worth < least) {
            least = worth;
            victim = &entry;
        }
    }
    if (may_grow_) stored_ += victim->data.load(std::memory_order_relaxed) == 0;
    victim->data.store(data, std::memory_order_relaxed);
    victim->key.store(key ^ data, std::memory_order_relaxed);
}

std::uint64_t TranspositionTable::packed(std::uint32_t variant, const Known& known,
                                         std::uint64_t work) {
    auto bound = [](int value) {
        return static_cast<std::uint64_t>(std::clamp(value, kNothing, kBound)) & low_bits(14);
    };
    const auto size = static_cast<std::uint64_t>(std::bit_width(work) + 1) / 2;
    return bound(known.low) | bound(-known.high) << 14 |
           static_cast<std::uint64_t>(known.move) << kMoveAt |
           std::clamp<std::uint64_t>(size, 1, 15) << kWorkAt |
           static_cast<std::uint64_t>(variant) << kVariantAt;
}

void TranspositionTable::store(std::uint64_t key, std::uint32_t variant, const Known& known,
                               std::uint64_t work) {
    put(key, packed(variant, known, work));
    if (may_grow_ && stored_ > (mask_ + 1) * kWays / 2) grow_entries();
}

}  // namespace trionfi::solver
