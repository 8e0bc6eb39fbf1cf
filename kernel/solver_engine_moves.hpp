// The engine's part about what may be played; included by solver_engine.cpp only.
#pragma once

#include <cstdlib>

#include "solver_engine_bounds.hpp"

namespace trionfi::solver {

template <bool fast, bool extended, bool ranks>
CardSet Engine<fast, extended, ranks>::lead_cards(const Status& status, int seat) const {
    const CardSet hand = hands_[seat];
    CardSet cards = hand;
    if (!rules_.fool.may_lead && hand.has_fool() && hand.size() > 1) cards.trumps &= ~kFoolBit;
    if (status.number > p_.lead_until) return cards;
    for (int i = 0; i < p_.lead_rule_count; ++i) {
        const LeadRule& rule = p_.lead_rules[i];
        const bool binds = (rule.seats >> seat & 1) && status.number <= rule.until &&
                           !(rule.once && (status.led_seats >> seat & 1)) &&
                           !(rule.unless_led & status.led_lanes);
        if (!binds) continue;
        if (const CardSet kept = cards & rule.allowed) cards = kept;
    }
    return cards;
}

// `compared`: the cards of which those that beat the trick must be played, where a rule says so.
template <bool fast, bool extended, bool ranks>
CardSet Engine<fast, extended, ranks>::follow_cards(const Table& table, CardSet hand,
                                                    CardSet& compared) const {
    CardSet cards = hand;
    const std::uint64_t trumps = hand.trumps & rules_.trumps;
    const std::uint64_t suit =
        table.led < kLanes ? hand.suits & std::uint64_t{0xffff} << (table.led * kLaneSize) : 0;
    if (suit) {
        cards = {suit, 0};
    } else if (table.led == kLanes ? trumps != 0 : rules_.must_trump && trumps) {
        cards = {0, trumps};
    }
    if (rules_.must_head || (rules_.must_overtrump && !cards.suits && cards.trumps)) {
        compared = cards;
        if (const CardSet over = cards & rules_.beats[table.best]) cards = over;
    }
    cards.trumps |= hand.trumps & kFoolBit;
    return cards;
}

// One card of each run; the card that wins the trick so far lies between others as well.
template <bool fast, bool extended, bool ranks>
CardSet Engine<fast, extended, ranks>::heads(CardSet cards, int best) const {
    CardSet left = left_;
    if (best >= 0) left.add(best);
    const std::uint64_t fool = cards.trumps & kFoolBit;
    return {run_heads(cards.suits, left.suits, p_.starts.suits, p_.equals.suits),
            run_heads(cards.trumps & ~kFoolBit, left.trumps, p_.starts.trumps, p_.equals.trumps) |
                fool};
}

template <bool fast, bool extended, bool ranks>
CardSet Engine<fast, extended, ranks>::legal(const State& state) {
    take(state);
    const int seat = (state.table.leader + state.table.count) % p_.seats;
    if (state.table.count == 0) return lead_cards(state.status, seat);
    CardSet compared;
    return state.table.led < 0 ? hands_[seat] : follow_cards(state.table, hands_[seat], compared);
}

template <bool fast, bool extended, bool ranks>
CardSet Engine<fast, extended, ranks>::distinct(const State& state) {
    return heads(legal(state), state.table.best);
}

template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::list_moves(CardSet cards, int best, MoveList& list) const {
    CardSet left = left_;
    if (best >= 0) left.add(best);
    CardSet lowest{
        run_heads(cards.suits, left.suits, p_.rank_starts.suits, p_.equals.suits),
        run_heads(cards.trumps & ~kFoolBit, left.trumps, p_.rank_starts.trumps, p_.equals.trumps)};
    int run = 0;
    (use_.equal_cards ? heads(cards, best) : cards).each([&](int slot) {
        if (lowest.has(slot) || slot == kFool) ++run;
        list.add(slot, run);
    });
}

// What the neighbours among the first `count` moves leave possible: exchanging two of them changes
// the result by their difference at most.
template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::near_limit(const Choice& choice, const MoveList& list,
                                              const std::array<int, 64>& values, int count,
                                              int place) const {
    const Move& move = list.moves[static_cast<std::size_t>(place)];
    const bool ours = choice.ours;
    int limit = ours ? kEndless : -kEndless;
    for (int k = 0; k < count; ++k) {
        const Move& other = list.moves[static_cast<std::size_t>(k)];
        if (other.run != move.run || k == place) continue;
        if (!are_fixed(choice, move.slot, other.slot)) continue;
        const int apart = std::abs(rules_.value[other.slot] - rules_.value[move.slot]);
        const int known = values[static_cast<std::size_t>(k)];
        limit = ours ? std::min(limit, known + apart) : std::max(limit, known - apart);
    }
    return limit;
}

}  // namespace trionfi::solver
