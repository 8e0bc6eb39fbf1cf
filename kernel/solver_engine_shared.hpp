// The engine's part for several threads on one question; included by solver_engine.cpp only.
//
// Simplified ABDADA (Tom Kerrigan, after Jean-Christophe Weill): all threads search the same
// question over the same table. From the second move of a position on, a move that another thread
// is searching is put off until the others have been tried; what that thread found is then in the
// table, most of the time. Bounds in the table are true whoever found them, so that answers do not
// depend on who was first.
#pragma once

#include "solver_engine.hpp"
#include "solver_engine_bounds.hpp"

namespace trionfi::solver {

inline constexpr int kShareTricks = 5;  // below it what could be shared is not worth the asking

template <bool fast, bool extended, bool ranks>
bool Engine<fast, extended, ranks>::shares(const Status& status, const MoveList& list) const {
    return busy_ != nullptr && status.left >= kShareTricks && list.size > 1;
}

// As try_moves does, which stays apart: one thread asks nobody and puts nothing off.
template <bool fast, bool extended, bool ranks>
template <typename Child>
int Engine<fast, extended, ranks>::try_shared(MoveList& list, const Choice& choice,
                                              std::uint8_t& best_slot, Why& why, Child&& child) {
    const bool ours = choice.ours;
    std::array<int, 64> values;
    std::array<int, 64> put_off;
    int put_off_count = 0;
    int best = ours ? -kEndless : kEndless;
    Why all{};
    // Whether the move is settled by its neighbours among the first `count`.
    auto is_near = [&](int place, int count) {
        if (!use_.near_cards) return false;
        Why rests{};
        const int limit = near_limit(choice, list, values, count, place, rests);
        if (ours ? limit >= choice.need : limit < choice.need) return false;
        all |= rests;
        values[static_cast<std::size_t>(place)] = limit;
        best = ours ? std::max(best, limit) : std::min(best, limit);
        return true;
    };
    // Whether the move answers the question.
    auto answers = [&](int place, std::uint64_t key) {
        const int slot = list.moves[static_cast<std::size_t>(place)].slot;
        node_key_ = key;
        Why one{};
        const int value = child(slot, one);
        values[static_cast<std::size_t>(place)] = value;
        if (ours ? value > best : value < best) {
            best = value;
            best_slot = static_cast<std::uint8_t>(slot);
        }
        const bool answered = (best >= choice.need) == ours;
        if (!answered) mark_run(choice, slot, one, all);
        all |= one;
        why = answered ? one : all;
        return answered;
    };
    auto key_of = [&](int place) {
        return mix(choice.node ^ 0x9e3779b97f4a7c15,
                   list.moves[static_cast<std::size_t>(place)].slot + std::uint64_t{1});
    };
    for (int i = 0; i < list.size; ++i) {
        list.next(i);
        // Nothing is known of it yet: its neighbours learn nothing from it.
        values[static_cast<std::size_t>(i)] = ours ? kEndless : -kEndless;
        const std::uint64_t key = key_of(i);
        if (i > 0) {
            if (is_near(i, i)) continue;
            if (busy_->has(key)) {
                put_off[static_cast<std::size_t>(put_off_count++)] = i;
                continue;
            }
        }
        const BusyMoves::Mark mark(*busy_, key);
        if (answers(i, key)) return best;
    }
    for (int k = 0; k < put_off_count; ++k) {
        const int place = put_off[static_cast<std::size_t>(k)];
        if (!is_near(place, list.size) && answers(place, key_of(place))) return best;
    }
    why = all;
    return best;
}

}  // namespace trionfi::solver
