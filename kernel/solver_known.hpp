// What is known about the rest of a deal from the start of a trick, and how it is packed in a word.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

namespace trionfi::solver {

inline constexpr int kEndless = 20000;        // beyond any gain
inline constexpr std::uint8_t kNoMove = 255;  // in the place of a card

struct Known {
    int low;
    int high;
    std::uint8_t move;  // canonical slot of the best lead, kNoMove for none
};

// A word: two bounds of 14 bits, 8 of the move, 4 of the size of the search, which is never
// nothing, and 24 of the variant (see ValueMap). A bound beyond kMostBound is weakened to it, or
// forgotten.
inline constexpr int kMostBound = (1 << 13) - 1;
inline constexpr int kNoBound = -kMostBound - 1;  // in the place of a lower bound
inline constexpr int kMoveAt = 28;
inline constexpr int kWorkAt = 36;
inline constexpr int kVariantAt = 40;

// `work`: nodes of the search.
inline std::uint64_t packed(std::uint32_t variant, const Known& known, std::uint64_t work) {
    auto bound = [](int value) {
        return static_cast<std::uint64_t>(std::clamp(value, kNoBound, kMostBound)) & 0x3fff;
    };
    const auto size = static_cast<std::uint64_t>(std::bit_width(work) + 1) / 2;
    return bound(known.low) | bound(-known.high) << 14 |
           static_cast<std::uint64_t>(known.move) << kMoveAt |
           std::clamp<std::uint64_t>(size, 1, 15) << kWorkAt |
           static_cast<std::uint64_t>(variant) << kVariantAt;
}

inline Known unpacked(std::uint64_t word) {
    const int low = static_cast<std::int32_t>(word << 18 & 0xfffc0000) >> 18;
    const int high = -(static_cast<std::int32_t>(word << 4 & 0xfffc0000) >> 18);
    return {low == kNoBound ? -kEndless : low, high == -kNoBound ? kEndless : high,
            static_cast<std::uint8_t>(word >> kMoveAt)};
}

inline std::uint32_t variant_of(std::uint64_t word) {
    return static_cast<std::uint32_t>(word >> kVariantAt);
}

// Nothing only where nothing is.
inline std::uint64_t work_of(std::uint64_t word) {
    return word >> kWorkAt & 15;
}

}  // namespace trionfi::solver
