#include "solver_masks.hpp"

namespace trionfi::solver {

// The line of a shape: its own, a free one, or one that is taken over.
MaskTable::Line& MaskTable::line_for(std::uint64_t shape) {
    Line* chosen = nullptr;
    for (Line* line : {&lines_.at(shape), &lines_.beside(shape)}) {
        const std::uint64_t there = line->shape.load(std::memory_order_relaxed);
        if (there == shape) return *line;
        if (there == 0 && chosen == nullptr) chosen = line;
    }
    if (chosen == nullptr)
        chosen = &lines_.at(shape);
    else if (may_grow_)
        lines_.use();
    chosen->shape.store(shape, std::memory_order_relaxed);
    for (auto& mask : chosen->masks) mask.store(0, std::memory_order_relaxed);
    return *chosen;
}

void MaskTable::add(std::uint64_t shape, std::uint64_t mask) {
    if (may_grow_ && lines_.full(1)) grow();
    Line& line = line_for(shape);
    for (auto& there : line.masks) {
        const std::uint64_t cards = there.load(std::memory_order_relaxed);
        if (cards == (mask | kFilled)) return;
        if (cards) continue;
        there.store(mask | kFilled, std::memory_order_relaxed);
        return;
    }
    // Which one goes when all places are taken hardly matters; what it led to is found again when
    // it comes back.
    line.masks[mix(mask + 1, shape) % kMasks].store(mask | kFilled, std::memory_order_relaxed);
}

bool MaskTable::crowded() const {
    return lines_.looks_full(
        1, [](const Line& line) { return line.shape.load(std::memory_order_relaxed) != 0; });
}

bool MaskTable::grow() {
    return lines_.grow([this](const Line& old) {
        const std::uint64_t shape = old.shape.load(std::memory_order_relaxed);
        if (shape == 0) return;
        Line& line = line_for(shape);
        for (std::size_t k = 0; k < kMasks; ++k)
            line.masks[k].store(old.masks[k].load(std::memory_order_relaxed),
                                std::memory_order_relaxed);
    });
}

}  // namespace trionfi::solver
