#include "solver_near.hpp"

namespace trionfi::solver {

void NearTable::store(std::uint64_t key, std::uint32_t variant, Known known, Masks masks,
                      std::uint64_t work) {
    find(key, [&](std::uint32_t of, const Known& there, const Masks& before) {
        if (of != variant) return false;
        if (there.low > known.low) {
            known.low = there.low;
            masks.low = before.low;
        }
        if (there.high < known.high) {
            known.high = there.high;
            masks.high = before.high;
        }
        return true;
    });
    put(key, packed(variant, known, work), masks);
    if (may_grow_ && lines_.full(kWays)) grow();
}

void NearTable::put(std::uint64_t key, std::uint64_t data, const Masks& masks) {
    Entry* victim = nullptr;
    std::uint64_t least = ~std::uint64_t{0};
    for (Entry& entry : lines_.at(key).entries) {
        const std::uint64_t there = entry.data.load(std::memory_order_relaxed);
        const Masks before{entry.low.load(std::memory_order_relaxed),
                           entry.high.load(std::memory_order_relaxed)};
        if (there && variant_of(there) == variant_of(data) &&
            entry.check.load(std::memory_order_relaxed) == sealed(key, there, before)) {
            victim = &entry;
            break;
        }
        if (work_of(there) < least) {
            least = work_of(there);
            victim = &entry;
        }
    }
    if (may_grow_ && victim->data.load(std::memory_order_relaxed) == 0) lines_.use();
    victim->check.store(sealed(key, data, masks), std::memory_order_relaxed);
    victim->data.store(data, std::memory_order_relaxed);
    victim->low.store(masks.low, std::memory_order_relaxed);
    victim->high.store(masks.high, std::memory_order_relaxed);
}

bool NearTable::crowded() const {
    return lines_.looks_full(kWays, [](const Line& line) {
        std::size_t taken = 0;
        for (const Entry& entry : line.entries)
            taken += entry.data.load(std::memory_order_relaxed) != 0;
        return taken;
    });
}

bool NearTable::grow() {
    return lines_.grow([this](const Line& old) {
        for (const Entry& entry : old.entries) {
            const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
            if (data == 0) continue;
            const Masks masks{entry.low.load(std::memory_order_relaxed),
                              entry.high.load(std::memory_order_relaxed)};
            // Sealing twice opens.
            put(sealed(entry.check.load(std::memory_order_relaxed), data, masks), data, masks);
        }
    });
}

}  // namespace trionfi::solver
