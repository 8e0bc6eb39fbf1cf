// Sets of cards: 128 bits in two words.
//
// A card is known inside the kernel by its slot, 0..127. Slots 0..63 are the four suits, one
// 16-bit lane each, low to high; slots 64..126 are the trumps, low to high; slot 127, the top
// bit of the trump word, is the Fool. That leaves room for the forty trumps of the largest pack.
#pragma once

#include <bit>
#include <cstdint>

namespace trionfi {

inline constexpr int kLanes = 4;
inline constexpr int kLaneSize = 16;
inline constexpr int kSlots = 128;
inline constexpr int kFirstTrump = 64;
inline constexpr int kFool = 127;
inline constexpr std::uint64_t kFoolBit = std::uint64_t{1} << 63;

struct CardSet {
    std::uint64_t suits = 0;
    std::uint64_t trumps = 0;  // the Fool at the top bit

    static constexpr CardSet of(int slot) {
        const std::uint64_t bit = std::uint64_t{1} << (slot & 63);
        return slot < kFirstTrump ? CardSet{bit, 0} : CardSet{0, bit};
    }

    constexpr bool has(int slot) const {
        return ((slot < kFirstTrump ? suits : trumps) >> (slot & 63)) & 1;
    }
    constexpr void add(int slot) { *this = *this | of(slot); }
    constexpr void remove(int slot) { *this = *this - of(slot); }
    constexpr int size() const { return std::popcount(suits) + std::popcount(trumps); }
    constexpr bool has_fool() const { return trumps >> 63; }
    constexpr explicit operator bool() const { return (suits | trumps) != 0; }

    friend constexpr CardSet operator|(CardSet a, CardSet b) {
        return {a.suits | b.suits, a.trumps | b.trumps};
    }
    friend constexpr CardSet operator&(CardSet a, CardSet b) {
        return {a.suits & b.suits, a.trumps & b.trumps};
    }
    friend constexpr CardSet operator-(CardSet a, CardSet b) {
        return {a.suits & ~b.suits, a.trumps & ~b.trumps};
    }
    constexpr CardSet& operator|=(CardSet b) { return *this = *this | b; }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    // The lowest slot of a set that is not empty.
    constexpr int first() const {
        return suits ? std::countr_zero(suits) : kFirstTrump + std::countr_zero(trumps);
    }
    // Takes the lowest card out of a set that is not empty, and returns its slot.
    constexpr int pop() {
        if (suits) {
            const int slot = std::countr_zero(suits);
            suits &= suits - 1;
            return slot;
        }
        const int slot = kFirstTrump + std::countr_zero(trumps);
        trumps &= trumps - 1;
        return slot;
    }
    // The k-th card, counted from the lowest slot; k < size().
    constexpr int pick(int k) const {
        const int in_suits = std::popcount(suits);
        const bool plain = k < in_suits;
        std::uint64_t word = plain ? suits : trumps;
        for (k -= plain ? 0 : in_suits; k > 0; --k) word &= word - 1;
        return (plain ? 0 : kFirstTrump) + std::countr_zero(word);
    }

    template <typename F>
    constexpr void each(F&& f) const {
        for (CardSet rest = *this; rest;) f(rest.pop());
    }
};

}  // namespace trionfi
