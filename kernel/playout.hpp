// Random play: from a position to its end, and whole random deals for measuring.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "position.hpp"
#include "random.hpp"

namespace trionfi {

// Plays random legal cards to the end; returns how many.
int play_out(Position& position, Random& random);
// The same, without what only some processors have; gives the same result.
int play_out_portably(Position& position, Random& random);

// `count` playouts; points of playout i, seat s at [i * seats + s]. The result does not depend on
// the number of threads.
std::vector<std::int32_t> playouts(const Position& position, std::int64_t count, std::uint64_t seed,
                                   int threads);

struct DealStats {
    std::int64_t deals = 0;
    std::int64_t cards = 0;      // played
    std::uint64_t checksum = 0;  // of the points of all seats in all deals
};

// Shuffles, deals `hand_size` cards to each seat (the rest stays out), and plays. Throws when
// the pack has too few cards.
DealStats random_deals(const Rules& rules, int hand_size, std::int64_t count, std::uint64_t seed,
                       int threads);

}  // namespace trionfi
