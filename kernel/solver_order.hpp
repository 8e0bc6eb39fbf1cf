// The order in which moves are tried: likely good ones first. A guess; it changes no answer.
#pragma once

#include <array>
#include <cstdint>

#include "solver_state.hpp"

namespace trionfi::solver {

struct Move {
    std::uint8_t slot;
    std::uint8_t run;  // moves of one run are neighbours in rank
    std::int16_t score;
};

struct MoveList {
    std::array<Move, 64> moves;
    int size = 0;

    void add(int slot, int run) {
        moves[static_cast<std::size_t>(size++)] = {static_cast<std::uint8_t>(slot),
                                                   static_cast<std::uint8_t>(run), 0};
    }
    // Brings the best of moves[from..] to the front and returns it.
    const Move& next(int from) {
        int best = from;
        for (int i = from + 1; i < size; ++i)
            if (moves[static_cast<std::size_t>(i)].score >
                moves[static_cast<std::size_t>(best)].score)
                best = i;
        std::swap(moves[static_cast<std::size_t>(from)], moves[static_cast<std::size_t>(best)]);
        return moves[static_cast<std::size_t>(from)];
    }
};

using Hands = std::array<CardSet, kMaxSeats>;

// The strength of the best card that a hand could play to a trick led in `lane`: a slot, trumps
// above suits; -1 if it cannot win at all.
inline int power_in(const Rules& rules, CardSet hand, int lane) {
    if (lane < kLanes) {
        const std::uint64_t suit = hand.suits >> (lane * kLaneSize) & 0xffff;
        if (suit) return lane * kLaneSize + 63 - std::countl_zero(suit);
    }
    const std::uint64_t trumps = hand.trumps & rules.trumps;
    return trumps ? kFirstTrump + 63 - std::countl_zero(trumps) : -1;
}

void score_leads(const Problem& problem, const Hands& hands, int seat, MoveList& list);
// `mates` and `others`: what the seats still to play after this one could win with.
void score_follows(const Problem& problem, const Table& table, bool ours, int mates, int others,
                   MoveList& list);

}  // namespace trionfi::solver
