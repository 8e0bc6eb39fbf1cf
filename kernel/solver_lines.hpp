// Cache lines that are found by a key, and grow in number with what is kept in them: small problems
// stay in the cache.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "solver_memory.hpp"

namespace trionfi::solver {

template <typename Line>
class Lines {
  public:
    // At most `bytes` of memory, at least `first` lines, a power of two.
    Lines(std::size_t bytes, std::size_t first) : first_(first) {
        limit(bytes);
        allocate(first);
    }
    ~Lines() { std::free(lines_); }
    Lines(const Lines&) = delete;
    Lines& operator=(const Lines&) = delete;

    void limit(std::size_t bytes) {
        most_ = std::bit_floor(std::max(bytes / sizeof(Line), first_));
    }
    void clear() {
        if (size() > first_) {
            std::free(lines_);
            lines_ = nullptr;
            allocate(first_);
        } else {
            std::memset(static_cast<void*>(lines_), 0, bytes());
        }
        used_ = 0;
    }
    Line& at(std::uint64_t key) const { return lines_[key & mask_]; }
    // A second place for a key.
    Line& beside(std::uint64_t key) const { return lines_[(key & mask_) ^ 1]; }
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&lines_[key & mask_]); }
    std::size_t size() const { return mask_ + 1; }
    std::size_t bytes() const { return size() * sizeof(Line); }

    // Counts what has been put where nothing was.
    void use() { ++used_; }
    // Whether half of all places, so many in a line, are taken and there may be more lines.
    bool full(std::size_t places) const { return size() < most_ && used_ > size() * places / 2; }
    // The same by looking at some lines, keys being spread evenly; `count` tells the places taken.
    template <typename Count>
    bool looks_full(std::size_t places, Count&& count) const {
        if (size() >= most_) return false;
        constexpr std::size_t kSample = 128;
        std::size_t taken = 0;
        for (std::size_t i = 0; i < kSample; ++i) taken += count(lines_[i]);
        return taken > kSample * places / 2;
    }
    // Eight times as many lines; `keep` is called with every old one.
    template <typename Keep>
    bool grow(Keep&& keep) {
        if (size() >= most_) return false;
        Line* old = lines_;
        const std::size_t count = size();
        allocate(std::min(count * 8, most_));
        used_ = 0;
        for (std::size_t i = 0; i < count; ++i) keep(old[i]);
        std::free(old);
        return true;
    }

  private:
    void allocate(std::size_t lines) {
        lines_ = static_cast<Line*>(zeroed(lines * sizeof(Line)));
        mask_ = lines - 1;
    }

    Line* lines_ = nullptr;
    std::size_t first_;
    std::size_t most_ = 0;
    std::size_t mask_ = 0;
    std::size_t used_ = 0;
};

}  // namespace trionfi::solver
