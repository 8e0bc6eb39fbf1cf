// The engine's part that names positions for the table; included by solver_engine.cpp only.
#pragma once

#include "solver_engine.hpp"

namespace trionfi::solver {

inline constexpr int kFewTricks = 2;   // below it a table costs more than it saves
inline constexpr int kNearTricks = 5;  // below it a second table does

inline constexpr std::array<std::uint64_t, std::size_t{2} * kMaxSeats> kSalt{
    0x9e3779b97f4a7c15, 0xbf58476d1ce4e5b9, 0x94d049bb133111eb, 0xd1342543de82ef95,
    0xa0761d6478bd642f, 0xe7037ed1a0b428db, 0x8ebc6af09c88c6e3, 0x589965cc75374cc3,
    0x1d8e4e27c47d124f, 0xeb44accab455d165, 0xd6e8feb86659fd93, 0xc2b2ae3d27d4eb4f};

// Whether no Fool has to be paid for any more.
template <bool fast, bool extended, bool ranks>
bool Engine<fast, extended, ranks>::settled(const Status& status) const {
    return status.debtor < 0 && (status.paid || !left_.has_fool());
}

template <bool fast, bool extended, bool ranks>
const ValueMap& Engine<fast, extended, ranks>::values(const Status& status) const {
    return values_[settled(status)];
}

// What matters beside the hands.
template <bool fast, bool extended, bool ranks>
std::uint64_t Engine<fast, extended, ranks>::status_key(const Status& status) const {
    std::uint64_t state = static_cast<std::uint64_t>(status.leader) + 1;
    if (p_.fool_runs && status.run) state |= 1 << 4;
    if (status.paid) state |= 1 << 5;
    state |= static_cast<std::uint64_t>(status.debtor + 1) << 6;
    state |= static_cast<std::uint64_t>(status.creditor + 1) << 10;
    if (status.number <= p_.lead_until) {
        state |= static_cast<std::uint64_t>(status.led_seats & p_.once_seats) << 16;
        state |= static_cast<std::uint64_t>(status.led_lanes & p_.unless_lanes) << 24;
    }
    std::uint64_t hash = mix(state ^ kSalt[0], kSalt[5]);
    if constexpr (extended) {
        const bool slam = p_.objective.has_slam() && status.sweep;
        const bool ultimo = p_.objective.has_ultimo() && left_.has(rules_.ultimo_slot);
        if (slam || ultimo) hash = mix(hash ^ bonus_key_, kSalt[3] + (slam ? status.sweep : 0));
        CardSet open;
        for (const Group& group : p_.groups)
            if (is_open(group, left_, status)) open |= group.cards;
        open = open & status.captured;
        if (open) hash = mix(hash ^ open.suits, open.trumps ^ kSalt[7]);
    }
    return hash;
}

template <bool fast, bool extended, bool ranks>
std::uint64_t Engine<fast, extended, ranks>::key(const Status& status) const {
    const CardSet places = values(status).places(left_);
    std::array<CardSet, kMaxSeats> canonical;
    for (int seat = 0; seat < p_.seats; ++seat) {
        const CardSet hand = hands_[seat];
        canonical[seat] = {scatter<fast>(gather<fast>(hand.suits, left_.suits), places.suits),
                           scatter<fast>(gather<fast>(hand.trumps, left_.trumps), places.trumps)};
    }
    if (p_.equals) {
        // Of equal cards only the number in each hand matters.
        for (const CardClass& c : p_.classes) {
            if (!c.equal) continue;
            int low = c.low;
            for (int seat = 0; seat < p_.seats; ++seat) {
                CardSet& hand = canonical[seat];
                std::uint64_t& word = c.trumps ? hand.trumps : hand.suits;
                const int count = std::popcount(word & c.mask);
                word = (word & ~c.mask) | low_bits(count) << low;
                low += count;
            }
        }
    }
    std::uint64_t hash = status_key(status);
    for (int seat = 0; seat < p_.seats; ++seat) {
        const auto i = 2 * static_cast<std::size_t>(seat);
        hash = mix(canonical[seat].suits ^ kSalt[i] ^ hash, canonical[seat].trumps ^ kSalt[i + 1]);
    }
    return hash;
}

template <bool fast, bool extended, bool ranks>
std::uint8_t Engine<fast, extended, ranks>::to_canonical(const Status& status, int slot) const {
    if (slot == kFool) return kFool;
    const CardSet places = values(status).places(left_);
    const CardSet card = CardSet::of(slot);
    const CardSet place{scatter<fast>(gather<fast>(card.suits, left_.suits), places.suits),
                        scatter<fast>(gather<fast>(card.trumps, left_.trumps), places.trumps)};
    return static_cast<std::uint8_t>(place.first());
}

template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::from_canonical(const Status& status, std::uint8_t place) const {
    if (place >= kFool) return place == kFool ? kFool : -1;
    const CardSet places = values(status).places(left_);
    const CardSet bit = CardSet::of(place);
    const CardSet card{scatter<fast>(gather<fast>(bit.suits, places.suits), left_.suits),
                       scatter<fast>(gather<fast>(bit.trumps, places.trumps), left_.trumps)};
    return card ? card.first() : -1;
}

// Where the table has a position at the start of a trick; what will be needed is fetched.
template <bool fast, bool extended, bool ranks>
typename Engine<fast, extended, ranks>::Spot Engine<fast, extended, ranks>::spot_of(
    const Status& status) const {
    Spot spot;
    spot.tabled = use_.table && status.left >= kFewTricks;
    if (!spot.tabled) return spot;
    if constexpr (ranks) {
        // Rules for leads are about single cards.
        spot.alike = status.number > p_.lead_until;
        if (spot.alike) {
            spot.pattern = pattern_of(status);
            many_->masks.prefetch(spot.pattern.shape);
            spot.near = use_.near_table && (status.left >= kNearTricks || !use_.exact);
            if (busy_ != nullptr && !spot.near) spot.key = spot.pattern.key(~std::uint64_t{0});
        }
    }
    if (spot.alike && !spot.near) return spot;
    spot.key = key(status);
    if (spot.near)
        many_->near.prefetch(spot.key);
    else
        table_.prefetch(spot.key);
    spot.variant = values(status).template variant<fast>(left_);
    return spot;
}

// Whether the table answers the question. If not, what it knows is left in `known`: bounds of this
// very position, and a move for a guess.
template <bool fast, bool extended, bool ranks>
bool Engine<fast, extended, ranks>::look_up(const Status& status, const Spot& spot, int need,
                                            Known& known, Why& why) const {
    if (!spot.tabled) return false;
    if constexpr (ranks)
        if (spot.alike) return look_up_alike(status, spot, need, known, why);
    return table_.find(spot.key, [&](std::uint32_t variant, Known there) {
        const bool same = variant == spot.variant;
        if (same || known.move == kNoMove) known.move = there.move;
        if (!same) {
            const Apart apart = values(status).apart(variant, spot.variant, left_);
            there.low -= apart.less;
            there.high += apart.more;
        }
        const bool answers = there.low >= need || there.high < need;
        if (!answers && !same) return false;
        known.low = there.low;
        known.high = there.high;
        return answers;
    });
}

template <bool fast, bool extended, bool ranks>
bool Engine<fast, extended, ranks>::look_up_alike(const Status& status, const Spot& spot, int need,
                                                  Known& known, Why& why) const {
    if constexpr (ranks) {
        const MaskTable::Line* line = many_->masks.find(spot.pattern.shape);
        for (std::size_t i = 0; line != nullptr && i < MaskTable::kMasks; ++i) {
            const std::uint64_t filled = line->masks[i].load(std::memory_order_relaxed);
            if (filled == 0) break;
            const std::uint64_t mask = filled & ~MaskTable::kFilled;
            const bool found = table_.find(spot.pattern.key(mask), [&](auto, const Known& there) {
                if (there.move != kNoMove) known.move = there.move;
                if (there.low < need && there.high >= need) return false;
                known = there;
                return true;
            });
            if (!found) continue;
            why = to_marks(spot.pattern, mask);
            return true;
        }
        if (!spot.near) return false;
        return many_->near.find(
            spot.key, [&](std::uint32_t variant, Known there, const NearTable::Masks& masks) {
                const Apart apart = values(status).apart(variant, spot.variant, left_);
                there.low -= apart.less;
                there.high += apart.more;
                if (there.low < need && there.high >= need) return false;
                known = there;
                why = marks_of_variant(status, variant, there.low >= need ? masks.low : masks.high);
                return true;
            });
    }
    return false;
}

// Enters what was found; `work`: the size of the search.
template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::keep(const Spot& spot, const Why& why, Known known,
                                         std::uint64_t work) {
    if (spot.alike)
        keep_alike(spot, why, known, work);
    else
        table_.store(spot.key, spot.variant, known, work);
}

template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::keep_alike(const Spot& spot, const Why& why, Known known,
                                               std::uint64_t work) {
    if constexpr (ranks) {
        const std::uint64_t mask = to_mask(spot.pattern, why);
        const std::uint64_t key = spot.pattern.key(mask);
        table_.find(key, [&](auto, const Known& there) {
            known.low = std::max(known.low, there.low);
            known.high = std::min(known.high, there.high);
            if (known.move == kNoMove) known.move = there.move;
            return true;
        });
        many_->masks.add(spot.pattern.shape, mask);
        table_.store(key, 0, known, work);
        if (spot.near) many_->near.store(spot.key, spot.variant, known, {mask, mask}, work);
    }
}

}  // namespace trionfi::solver
