// The engine's part that bounds results without a search; included by solver_engine.cpp only.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "solver_engine.hpp"

namespace trionfi::solver {

inline int highest(std::uint64_t word) {
    return 63 - std::countl_zero(word);
}

inline std::uint64_t top_bits(std::uint64_t word, int count) {
    while (std::popcount(word) > count) word &= word - 1;
    return word;
}

// The Fool stays with its side; what is owed for one that was played is not its own any more.
template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::sure_fool(const Status& status, SeatMask side) const {
    int gain = 0;
    if (left_.has_fool() && (side >> p_.fool_holder & 1)) {
        const FoolRules& f = rules_.fool;
        const bool keeps = f.mode == FoolMode::french ? f.may_lead && status.left >= 2
                                                      : !f.needs_trick || status.paid;
        if (keeps) gain = p_.fool_value - p_.fool_owed;
    }
    if (status.debtor >= 0 && (side >> status.debtor & 1)) gain -= p_.fool_value - p_.fool_owed;
    return gain;
}

// Trumps above all trumps of the other side are won by their holders whenever they are played.
template <bool fast, bool extended, bool ranks>
typename Engine<fast, extended, ranks>::SureTrumps Engine<fast, extended, ranks>::sure_trumps(
    SeatMask side, SeatMask others) const {
    SureTrumps sure;
    std::uint64_t own = 0;
    std::uint64_t against = 0;
    for (int seat = 0; seat < p_.seats; ++seat)
        (side >> seat & 1 ? own : against) |= hands_[seat].trumps & rules_.trumps;
    if (against) sure.against = kFirstTrump + highest(against);
    sure.cards = own & (against ? p_.above[highest(against)] : ~std::uint64_t{0});
    if (!sure.cards) return sure;
    if (against) mark_tops(sure.cards, sure.against, sure.why);
    int tricks = 0;
    for (int seat = 0; seat < p_.seats; ++seat)
        if (side >> seat & 1)
            tricks = std::max(tricks, std::popcount(hands_[seat].trumps & sure.cards));
    for (std::uint64_t rest = sure.cards; rest; rest &= rest - 1)
        sure.gain += rules_.value[kFirstTrump + std::countr_zero(rest)];
    sure.gain += tricks * p_.least * std::popcount(static_cast<unsigned>(others));
    return sure;
}

// The leader's trumps that nobody can beat, and who can trump afterwards.
template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::run_trumps(int leader, Run& run) const {
    const std::uint64_t own = run.hand.trumps & rules_.trumps;
    const std::uint64_t rest = run.rest.trumps & rules_.trumps;
    std::uint64_t tops = own & (rest ? p_.above[highest(rest)] : ~std::uint64_t{0});
    const int drawn = std::popcount(tops);
    int most = 0;
    for (int seat = 0; seat < p_.seats; ++seat) {
        if (seat == leader) continue;
        const int count = std::popcount(hands_[seat].trumps & rules_.trumps);
        if (count == 0) continue;
        const int rounds = count + hands_[seat].has_fool();
        most = std::max(most, rounds);
        if (rounds > drawn) run.ruffers |= static_cast<SeatMask>(1 << seat);
    }
    if (tops && rest) mark_tops(top_bits(tops, most), kFirstTrump + highest(rest), run.why);
    if (drawn >= most) tops = own;
    for (std::uint64_t word = tops; word; word &= word - 1) {
        run.value += rules_.value[kFirstTrump + std::countr_zero(word)];
        ++run.cashed;
    }
    for (int seat = 0; seat < p_.seats; ++seat) {
        const std::uint64_t trumps = hands_[seat].trumps & rules_.trumps;
        if (seat != leader && run.cashed >= std::popcount(trumps) + hands_[seat].has_fool())
            run.caught.trumps |= trumps;
    }
}

// The leader's cards of a suit that nobody can beat or trump.
template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::run_suit(int leader, int lane, Run& run) const {
    const std::uint64_t mask = std::uint64_t{0xffff} << (lane * kLaneSize);
    const std::uint64_t own = run.hand.suits & mask;
    if (!own) return;
    const std::uint64_t against = run.rest.suits & mask;
    std::uint64_t tops = own;
    if (against) {
        tops &= ~low_bits(highest(against)) & ~p_.equals.suits;
        if (!tops) return;
    }
    int rounds = std::popcount(tops);
    int longest = 0;
    for (int seat = 0; seat < p_.seats; ++seat) {
        if (seat == leader) continue;
        const int length = std::popcount(hands_[seat].suits & mask);
        if (run.ruffers >> seat & 1) rounds = std::min(rounds, length);
        longest = std::max(longest, length + hands_[seat].has_fool());
    }
    if (against) mark_tops(top_bits(tops, std::min(rounds, longest)), highest(against), run.why);
    tops = !run.ruffers && rounds >= longest ? own : top_bits(tops, rounds);
    for (std::uint64_t word = tops; word; word &= word - 1) {
        run.value += rules_.value[std::countr_zero(word)];
        ++run.cashed;
    }
    const int led = std::popcount(tops);
    for (int seat = 0; seat < p_.seats; ++seat) {
        const std::uint64_t suit = hands_[seat].suits & mask;
        if (seat != leader && led >= std::popcount(suit) + hands_[seat].has_fool())
            run.caught.suits |= suit;
    }
}

// Points that `side` gets in any case from the start of a trick, where nothing is worth less than
// nothing: by its highest trumps, or by what its leader may cash, with the dear cards of others
// that must fall on it.
template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::sure_gain(const Status& status, SeatMask side, SeatMask others,
                                             Why& why) const {
    const int fool = sure_fool(status, side);
    const bool own_fool = left_.has_fool() && (side >> p_.fool_holder & 1);
    // A Fool of the others that ends a clean run of theirs wins the last trick.
    if (left_.has_fool() && !own_fool && status.run && p_.fool_runs) return fool;
    const SureTrumps sure = sure_trumps(side, others);
    why = sure.why;
    if (!(side >> status.leader & 1) || status.number <= p_.lead_until) return fool + sure.gain;

    Run run;
    run.hand = hands_[status.leader];
    run.rest = left_ - run.hand;
    run_trumps(status.leader, run);
    for (int lane = 0; lane < kLanes; ++lane) run_suit(status.leader, lane, run);
    const bool leads_fool = run.hand.has_fool() && rules_.fool.mode == FoolMode::french;
    if (leads_fool && run.cashed + 1 >= status.left) return fool + sure.gain;
    if (run.cashed >= status.left && status.debtor < 0) {
        why = run.why;
        const int of_fool = own_fool ? fool : p_.fool_owed;
        return rest_ + (left_.has_fool() ? of_fool : 0);
    }
    CardSet caught = run.caught;
    caught.trumps |= sure.cards & ~run.hand.trumps;
    caught = caught & p_.dear;
    const std::uint64_t held = caught.trumps & sure.cards;
    int gain = run.value + run.cashed * p_.least * (p_.seats - 1);
    while (caught) gain += rules_.value[caught.pop()] - p_.least;
    if (gain <= sure.gain) return fool + sure.gain;
    why = run.why;
    if (held && sure.against >= 0) mark_tops(held, sure.against, why);
    return fool + gain;
}

template <bool fast, bool extended, bool ranks>
typename Engine<fast, extended, ranks>::Bounds Engine<fast, extended, ranks>::bounds(
    const Status& status) const {
    const int total = rest_ + (left_.has_fool() ? p_.fool_value : 0);
    const auto others = static_cast<SeatMask>(((1 << p_.seats) - 1) & ~p_.side);
    Bounds found{p_.negative, total - p_.negative};
    if (p_.plain) {
        found = {0, total};
        if (use_.bounds) {
            found.low = sure_gain(status, p_.side, others, found.why_low);
            found.high = total - sure_gain(status, others, p_.side, found.why_high);
        } else if (status.debtor >= 0) {
            found = {-p_.fool_value, total + p_.fool_value};
        }
    } else if (status.debtor >= 0) {
        const int moved = std::abs(p_.fool_value) + std::abs(p_.fool_owed);
        found = {found.low - moved, found.high + moved};
    }
    if constexpr (extended) {
        const Bounds more = slack(status, left_);
        found.low += more.low;
        found.high += more.high;
    }
    return found;
}

// What lookups and the end of the deal may still bring.
template <bool fast, bool extended, bool ranks>
typename Engine<fast, extended, ranks>::Bounds Engine<fast, extended, ranks>::slack(
    const Status& status, CardSet left) const {
    Bounds found{0, 0};
    for (const Group& group : p_.groups) {
        if (!is_open(group, left, status)) continue;
        if (group.sums.empty() || group.slots.size() > 4) {
            found.low += group.least;
            found.high += group.most;
            continue;
        }
        std::size_t gone = 0;
        std::size_t own = 0;
        for (std::size_t i = 0; i < group.slots.size(); ++i) {
            const int slot = group.slots[i];
            if (left.has(slot) || (slot == kFool && status.debtor >= 0)) continue;
            gone |= std::size_t{1} << i;
            own |= static_cast<std::size_t>(status.captured.has(slot)) << i;
        }
        int low = kEndless;
        int high = -kEndless;
        for (std::size_t mask = 0; mask < group.sums.size(); ++mask) {
            if ((mask & gone) != own) continue;
            low = std::min(low, group.sums[mask]);
            high = std::max(high, group.sums[mask]);
        }
        found.low += low;
        found.high += high;
    }
    const bool ultimo =
        p_.objective.has_ultimo() && (left.has(rules_.ultimo_slot) || status.ultimo_before);
    const int sweep = p_.objective.has_slam() ? status.sweep : 0;
    if (ultimo || sweep) {
        int low = kEndless;
        int high = -kEndless;
        for (std::size_t u = 0; u < (ultimo ? kUltimos : 1); ++u)
            for (std::size_t s = 0; s < kSlams; ++s) {
                if (s > 0 && !(sweep >> (s - 1) & 1)) continue;
                low = std::min(low, bonus_[u][s]);
                high = std::max(high, bonus_[u][s]);
            }
        found.low += low;
        found.high += high;
    }
    return found;
}

template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::range(const State& state, int& low, int& high) {
    take(state);
    Bounds found{};
    if (state.status.left > 0 && state.table.count == 0) {
        found = bounds(state.status);
    } else {
        const bool fool = left_.has_fool() || state.table.fool_seat >= 0;
        const int total = rest_ + (fool ? p_.fool_value : 0);
        found = {p_.negative, total - p_.negative};
        if (state.status.debtor >= 0) {
            found.low -= std::abs(p_.fool_value) + std::abs(p_.fool_owed);
            found.high += std::abs(p_.fool_value) + std::abs(p_.fool_owed);
        }
        if constexpr (extended) {
            CardSet left = left_ | state.table.cards;
            if (fool) left.add(kFool);
            const Bounds more = slack(state.status, left);
            found.low += more.low;
            found.high += more.high;
        }
    }
    low = found.low;
    high = found.high;
}

}  // namespace trionfi::solver
