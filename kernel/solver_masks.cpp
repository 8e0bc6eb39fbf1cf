#include "solver_masks.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "solver_memory.hpp"

namespace trionfi::solver {
namespace {

constexpr std::size_t kFirstLines = std::size_t{1} << 9;

}  // namespace

MaskTable::MaskTable(std::size_t bytes)
    : most_lines_(std::bit_floor(std::max(bytes / sizeof(Line), kFirstLines))) {
    lines_ = static_cast<Line*>(zeroed(kFirstLines * sizeof(Line)));
    mask_ = kFirstLines - 1;
}

MaskTable::~MaskTable() {
    std::free(lines_);
}

void MaskTable::clear() {
    if (mask_ + 1 > kFirstLines) {
        std::free(lines_);
        lines_ = nullptr;
        lines_ = static_cast<Line*>(zeroed(kFirstLines * sizeof(Line)));
        mask_ = kFirstLines - 1;
    } else {
        std::memset(static_cast<void*>(lines_), 0, bytes());
    }
    used_ = 0;
}

// The line of a shape: its own, a free one, or one that is taken over.
MaskTable::Line& MaskTable::line_for(std::uint64_t shape) {
    Line* chosen = nullptr;
    for (const std::size_t place : {shape & mask_, (shape & mask_) ^ 1}) {
        Line& line = lines_[place];
        const std::uint64_t there = line.shape.load(std::memory_order_relaxed);
        if (there == shape) return line;
        if (there == 0 && chosen == nullptr) chosen = &line;
    }
    if (chosen == nullptr)
        chosen = &lines_[shape & mask_];
    else if (may_grow_)
        ++used_;
    chosen->shape.store(shape, std::memory_order_relaxed);
    for (auto& mask : chosen->masks) mask.store(0, std::memory_order_relaxed);
    return *chosen;
}

void MaskTable::add(std::uint64_t shape, std::uint64_t mask) {
    if (may_grow_ && used_ > (mask_ + 1) / 2) grow();
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
    if (mask_ + 1 >= most_lines_) return false;
    constexpr std::size_t kSample = 128;
    std::size_t taken = 0;
    for (std::size_t i = 0; i < kSample; ++i)
        taken += lines_[i].shape.load(std::memory_order_relaxed) != 0;
    return taken > kSample / 2;
}

bool MaskTable::grow() {
    const std::size_t lines = mask_ + 1;
    const std::size_t more = std::min(lines * 8, most_lines_);
    if (more <= lines) return false;
    Line* old = lines_;
    lines_ = static_cast<Line*>(zeroed(more * sizeof(Line)));
    mask_ = more - 1;
    used_ = 0;
    for (std::size_t i = 0; i < lines; ++i) {
        const std::uint64_t shape = old[i].shape.load(std::memory_order_relaxed);
        if (shape == 0) continue;
        Line& line = line_for(shape);
        for (std::size_t k = 0; k < kMasks; ++k)
            line.masks[k].store(old[i].masks[k].load(std::memory_order_relaxed),
                                std::memory_order_relaxed);
    }
    std::free(old);
    return true;
}

}  // namespace trionfi::solver
