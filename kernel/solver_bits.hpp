// Bit tricks of the solver on words of cards.
#pragma once

#include <bit>
#include <cstdint>

namespace trionfi::solver {

// Gathers the bits of `word` that `mask` selects at the low end; `fast` needs BMI2.
template <bool fast>
inline std::uint64_t gather(std::uint64_t word, std::uint64_t mask) {
#if defined(__x86_64__)
    if constexpr (fast) {
        // Written out, since this file is built for machines without it as well.
        std::uint64_t result = 0;
        asm("pext %2, %1, %0" : "=r"(result) : "r"(word), "r"(mask));
        return result;
    }
#endif
    std::uint64_t result = 0;
    for (int i = 0; mask; mask &= mask - 1, ++i)
        result |= ((word >> std::countr_zero(mask)) & 1) << i;
    return result;
}

// The reverse: the low bits of `word` to the places of `mask`.
template <bool fast>
inline std::uint64_t scatter(std::uint64_t word, std::uint64_t mask) {
#if defined(__x86_64__)
    if constexpr (fast) {
        std::uint64_t result = 0;
        asm("pdep %2, %1, %0" : "=r"(result) : "r"(word), "r"(mask));
        return result;
    }
#endif
    std::uint64_t result = 0;
    for (int i = 0; mask; mask &= mask - 1, ++i)
        if (word >> i & 1) result |= mask & (~mask + 1);
    return result;
}

// The lowest card of each run in `held`: cards with no other player's card and no start of a class
// between them. `equals` are cards of equal rank, between which nothing lies.
inline std::uint64_t run_heads(std::uint64_t held, std::uint64_t left, std::uint64_t starts,
                               std::uint64_t equals) {
    const std::uint64_t gaps = (~left | (equals & ~held)) & ~starts;
    const std::uint64_t next = held << 1;
    // A bit at the low end of a gap is carried to the card beyond it.
    const std::uint64_t reached = (((next & gaps) + gaps) & ~gaps) | (next & ~gaps);
    return held & ~(reached & ~starts);
}

// Folds a product of 128 bits: mixes two words well.
inline std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    __extension__ const auto product = static_cast<unsigned __int128>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

inline std::uint64_t low_bits(int count) {
    return (std::uint64_t{1} << count) - 1;
}

inline bool has_bmi2() {
#if defined(__x86_64__)
    static const bool has = __builtin_cpu_supports("bmi2");
    return has;
#else
    return false;
#endif
}

}  // namespace trionfi::solver
