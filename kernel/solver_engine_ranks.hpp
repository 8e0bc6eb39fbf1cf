// The engine's part that says which ranks an answer rests on; included by solver_engine.cpp only.
//
// An answer holds for every position with the same number of cards of each class in each hand and
// the same owners of the marked cards. So whatever compares two cards of one class marks the
// higher one: then the lower one may be any card below it.
#pragma once

#include "solver_engine_table.hpp"

namespace trionfi::solver {

inline std::uint64_t word_of(CardSet cards, int slot) {
    return slot < kFirstTrump ? cards.suits : cards.trumps;
}

// All cards of one class get the same number.
template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::number_cards() {
    if constexpr (ranks) {
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
            int low = 0;
            for (int slot = 0; slot < kSlots; ++slot) {
                const std::uint64_t start = word_of(p_.starts, slot) >> (slot & 63) & 1;
                if (start || (slot & 63) == 0) low = slot;
                const auto salt = static_cast<std::uint64_t>(low + 1) * 0x9e3779b97f4a7c15;
                numbers_[seat][static_cast<std::size_t>(slot)] =
                    mix(salt ^ kSalt[2 * seat], kSalt[2 * seat + 1] + salt);
            }
        }
    }
}

// The winner of a trick beats another card of its class in it.
template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::mark_winner(const Table& table, Why& why) const {
    if constexpr (ranks) {
        if (table.best < 0) return;
        const CardSet others = table.cards - CardSet::of(table.best);
        if (word_of(others, table.best) & map_.peers(table.best)) why.add(table.best);
    }
}

// Some of `cards` are compared with the card that lies.
template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::mark_rivals(CardSet cards, int lying, Why& why) const {
    if constexpr (ranks)
        if (word_of(cards, lying) & map_.peers(lying)) why.add(lying);
}

// A duty to beat the card that lies if possible, over the cards in hand that it asks for. `answer`
// is the card that answered the question, or kNoMove when all were tried and none did.
template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::mark_duty(CardSet compared, int lying, int answer,
                                              Why& why) const {
    if constexpr (ranks) {
        if (!compared || answer == kFool) return;
        const std::uint64_t cards = word_of(compared, lying) & map_.peers(lying);
        if (!cards) return;
        const bool beyond =
            static_cast<bool>((compared & rules_.beats[lying]) -
                              (lying < kFirstTrump ? CardSet{cards, 0} : CardSet{0, cards}));
        const std::uint64_t below = cards & low_bits(lying & 63);
        if (answer != kNoMove) {
            // It must stay allowed: by beating what lies, or because nothing does.
            if (!rules_.beats[lying].has(answer))
                why.add(lying);
            else if (word_of(CardSet::of(answer), lying) & cards)
                why.add(answer);
        } else if (below) {
            why.add(lying);
        } else if (!beyond) {
            why.add((lying & 64) + std::countr_zero(cards));
        }
    }
}

// One card of a run failed for all of them, the lowest. If that rests on the place of one of them,
// they must stay neighbours.
template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::mark_run(const Choice& choice, int slot, const Why& of_slot,
                                             Why& why) const {
    if constexpr (ranks) {
        const std::uint64_t higher = map_.peers(slot) & ~std::uint64_t{1} << (slot & 63);
        const std::uint64_t hand = word_of(hands_[choice.seat], slot);
        std::uint64_t run = hand & higher;
        if (!run) return;
        CardSet left = left_;
        if (choice.lying >= 0) left.add(choice.lying);
        const std::uint64_t others = word_of(left, slot) & ~hand & higher;
        if (others) run &= (others & (~others + 1)) - 1;
        if (!run) return;
        const std::uint64_t up_to_top = (std::uint64_t{2} << highest(run)) - 1;
        if (word_of(of_slot, slot) & map_.peers(slot) & up_to_top) why.add(slot);
    }
}

// Whether two neighbours of different classes in a hand may be taken for neighbours, and what that
// rests on: of the lower class the cards from the lower one up must stay in this hand. To mark the
// higher class, all of it, would cost more than a search.
template <bool fast, bool extended, bool ranks>
bool Engine<fast, extended, ranks>::hold_together(int seat, int lying, int a, int b,
                                                  Why& rests) const {
    if constexpr (ranks) {
        const int low = std::min(a, b);
        CardSet left = left_;
        if (lying >= 0) left.add(lying);
        const std::uint64_t others = word_of(left, low) & ~word_of(hands_[seat], low);
        if (others & map_.peers(std::max(a, b))) return false;
        if (others & map_.peers(low)) rests.add(low);
    }
    return true;
}

// Cards that beat a card of the other side, the highest one that it has there.
template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::mark_tops(std::uint64_t tops, int against, Why& why) const {
    if constexpr (ranks)
        if (const std::uint64_t close = tops & map_.peers(against))
            why.add((against & 64) + std::countr_zero(close));
}

// --- Positions and marks in the terms of the table
// ------------------------------------------------

template <bool fast, bool extended, bool ranks>
Pattern Engine<fast, extended, ranks>::pattern_of(const Status& status) const {
    Pattern found;
    found.shape = mix(shape_ ^ kSalt[9], status_key(status) ^ kSalt[4]);
    const CardSet ranked = left_ & map_.ranked();
    found.suits = std::popcount(ranked.suits);
    auto plane = [&](CardSet owned) {
        return gather<fast>(owned.suits, ranked.suits) | gather<fast>(owned.trumps, ranked.trumps)
                                                             << found.suits;
    };
    found.planes[0] = plane(hands_[1] | hands_[3] | hands_[5]);
    found.planes[1] = plane(hands_[2] | hands_[3]);
    if (p_.seats > 4) found.planes[2] = plane(hands_[4] | hands_[5]);
    return found;
}

template <bool fast, bool extended, bool ranks>
std::uint64_t Engine<fast, extended, ranks>::to_mask(const Pattern& pattern, CardSet marks) const {
    const CardSet ranked = left_ & map_.ranked();
    const CardSet cards = map_.meant(marks, ranked);
    return gather<fast>(cards.suits, ranked.suits) | gather<fast>(cards.trumps, ranked.trumps)
                                                         << pattern.suits;
}

template <bool fast, bool extended, bool ranks>
CardSet Engine<fast, extended, ranks>::to_marks(const Pattern& pattern, std::uint64_t mask) const {
    const CardSet ranked = left_ & map_.ranked();
    return {scatter<fast>(mask, ranked.suits), scatter<fast>(mask >> pattern.suits, ranked.trumps)};
}

// What a bound of another variant of a position rests on, here: within a class the lowest cards are
// alike as far as they are alike there, cards of one class without a mark.
template <bool fast, bool extended, bool ranks>
CardSet Engine<fast, extended, ranks>::marks_of_variant(const Status& status, std::uint32_t variant,
                                                        std::uint64_t mask) const {
    CardSet marks;
    int bit = 0;
    int own = -1;    // the class that is looked at, by its lowest card
    int there = -1;  // what its lowest cards are there
    bool alike = false;
    values(status).each_place(variant, left_, [&](int slot, int kind, bool ranked) {
        const bool marked = ranked && (mask >> bit++ & 1);
        const std::uint64_t peers = map_.peers(slot);
        if (!peers) return;
        const int lowest = (slot & 64) + std::countr_zero(peers);
        if (lowest != own) {
            own = lowest;
            there = kind;
            alike = true;
        }
        if (!alike || (!marked && kind == there)) return;
        marks.add(slot);
        alike = false;
    });
    return marks;
}

}  // namespace trionfi::solver
