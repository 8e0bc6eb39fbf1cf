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
void Engine<fast, extended, ranks>::list_moves(const Status& status, const Table& table,
                                               CardSet cards, MoveList& list) const {
    const bool free = settled(status) && table.fool_seat < 0;
    const CardSet& starts = free ? p_.free_starts : p_.rank_starts;
    CardSet left = left_;
    if (table.best >= 0) left.add(table.best);
    CardSet lowest{
        run_heads(cards.suits, left.suits, starts.suits, p_.equals.suits),
        run_heads(cards.trumps & ~kFoolBit, left.trumps, starts.trumps, p_.equals.trumps)};
    int run = 0;
    (use_.equal_cards ? heads(cards, table.best) : cards).each([&](int slot) {
        if (lowest.has(slot) || slot == kFool) ++run;
        list.add(slot, run);
    });
}

// The side that wins the trick whatever comes once a seat has played a card: 1 ours, 0 the other,
// -1 if that is open.
template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::sure_winner(const Table& table, int seat, int slot,
                                               Why& rests) const {
    const bool takes = table.best < 0 || rules_.beats[table.best].has(slot);
    const int standing = takes ? slot : table.best;
    const bool by_us = p_.ours(takes ? seat : table.winner);
    const int lane = table.led >= 0 ? table.led : rules_.lane[slot];
    int against = -1;
    int next = seat;
    for (int i = table.count + 1; i < p_.seats; ++i) {
        next = next + 1 == p_.seats ? 0 : next + 1;
        if (p_.ours(next) != by_us)
            against = std::max(against, power_in(rules_, hands_[next], lane));
    }
    if (against >= 0) {
        if (against > standing || p_.equals.has(standing)) return -1;
        mark_rivals(CardSet::of(against), standing, rests);
    }
    return by_us;
}

// Of neighbours in rank, cards of several values, one is enough where it is settled who wins the
// trick: whoever exchanges two of them changes this trick by their difference and the rest of the
// deal by so much at most. So it is the dearest for one's own side, the cheapest for the other.
template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::drop_dominated(const Table& table, int seat, MoveList& list,
                                                   Why& rests) const {
    if (!use_.dominance) return;
    auto& moves = list.moves;
    std::size_t kept = 0;
    const auto size = static_cast<std::size_t>(list.size);
    for (std::size_t i = 0, end = 0; i < size; i = end) {
        end = i + 1;
        while (end < size && moves[end].run == moves[i].run) ++end;
        Move best = moves[i];
        Why why{};
        const int winner = end > i + 1 ? sure_winner(table, seat, best.slot, why) : -1;
        const bool dearest = winner == p_.ours(seat);
        for (std::size_t k = i + 1; k < end; ++k) {
            const Move move = moves[k];
            if (winner < 0 || !hold_together(seat, table.best, best.slot, move.slot, why)) {
                moves[kept++] = best;
                best = move;
                continue;
            }
            rests |= why;
            const int more = rules_.value[move.slot] - rules_.value[best.slot];
            if (dearest ? more > 0 : more < 0) best = move;
        }
        moves[kept++] = best;
    }
    list.size = static_cast<int>(kept);
}

// What the neighbours among the first `count` moves leave possible: exchanging two of them changes
// the result by their difference at most. `rests`: what that they are neighbours rests on.
template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::near_limit(const Choice& choice, const MoveList& list,
                                              const std::array<int, 64>& values, int count,
                                              int place, Why& rests) const {
    const Move& move = list.moves[static_cast<std::size_t>(place)];
    const bool ours = choice.ours;
    int limit = ours ? kEndless : -kEndless;
    for (int k = 0; k < count; ++k) {
        const Move& other = list.moves[static_cast<std::size_t>(k)];
        if (other.run != move.run || k == place) continue;
        Why why{};
        if (!hold_together(choice.seat, choice.lying, move.slot, other.slot, why)) continue;
        const int apart = std::abs(rules_.value[other.slot] - rules_.value[move.slot]);
        const int known = values[static_cast<std::size_t>(k)];
        const int there = ours ? known + apart : known - apart;
        if (ours ? there >= limit : there <= limit) continue;
        limit = there;
        rests = why;
    }
    return limit;
}

}  // namespace trionfi::solver
