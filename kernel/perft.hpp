// Counting lines of play from a position with all hands known.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "position.hpp"

namespace trionfi {

// Legal sequences of exactly `depth` further cards; 1 for depth 0.
std::uint64_t perft(const Position& position, int depth);
// perft for 1, 2, … depth, in one walk.
std::vector<std::uint64_t> perft_line(const Position& position, int depth);
// perft(depth) under each legal card: (number, count), by number.
std::vector<std::pair<int, std::uint64_t>> divide(const Position& position, int depth);
// Over all sequences to the end: how often the seats of `mask` make how many points.
std::map<int, std::uint64_t> histogram(const Position& position, unsigned mask);

}  // namespace trionfi
