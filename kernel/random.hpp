// Random numbers from a counter: number i of stream s needs no state but (seed, s, i), so that
// work can be cut among any number of threads and gives the same result.
#pragma once

#include <cstdint>

namespace trionfi {

// The output function of splitmix64.
constexpr std::uint64_t scramble(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

class Random {
  public:
    constexpr Random(std::uint64_t seed, std::uint64_t stream)
        : state_(scramble(seed + 0x9e3779b97f4a7c15) ^ scramble(stream * 0xd1342543de82ef95 + 1)) {}

    constexpr std::uint64_t next() { return scramble(state_ += 0x9e3779b97f4a7c15); }
    // 0..bound-1; the bias is below bound / 2^32, far below what any count here could see.
    constexpr int below(int bound) {
        return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(bound) >> 32);
    }

  private:
    std::uint64_t state_;
};

}  // namespace trionfi
