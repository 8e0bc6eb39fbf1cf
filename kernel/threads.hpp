// Work cut among threads.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <thread>
#include <vector>

namespace trionfi {

// Cuts 0..count-1 into one piece for each thread and calls work(from, to, piece) for each of
// them. Work items are independent of each other.
template <typename F>
void in_threads(std::int64_t count, int threads, F&& work) {
    if (threads < 1) throw std::invalid_argument("at least one thread is needed");
    const std::int64_t pieces =
        std::clamp<std::int64_t>(threads, 1, std::max<std::int64_t>(count, 1));
    std::vector<std::jthread> others;
    for (std::int64_t i = 1; i < pieces; ++i)
        others.emplace_back([&work, from = count * i / pieces, to = count * (i + 1) / pieces, i] {
            work(from, to, static_cast<std::size_t>(i));
        });
    work(0, count / pieces, 0);
}

}  // namespace trionfi
