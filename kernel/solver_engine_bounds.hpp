// The engine's part that bounds results without a search; included by solver_engine.cpp only.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "solver_engine.hpp"

namespace trionfi::solver {

inline constexpr int kEndless = 20000;

inline int highest(std::uint64_t word) {
    return 63 - std::countl_zero(word);
}

inline std::uint64_t top_bits(std::uint64_t word, int count) {
    while (std::popcount(word) > count) word &= word - 1;
    return word;
}

// Points that `side` gets in any case from the start of a trick, where nothing is worth less than
// nothing. Trumps above all trumps of the other side are won by their holders whenever they are
// played; a leader may cash what nobody can beat.
template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::sure_gain(const Status& status, SeatMask side, SeatMask others,
                                             Why& why) const {
    int fool = 0;
    bool others_run = false;
    const bool fool_left = left_.has_fool();
    if (fool_left) {
        const bool own = side >> p_.fool_holder & 1;
        const FoolRules& f = rules_.fool;
        const bool keeps = f.mode == FoolMode::french ? f.may_lead && status.left >= 2
                                                      : !f.needs_trick || status.paid;
        if (own && keeps) fool = p_.fool_value - p_.fool_owed;
        others_run = !own && status.run && p_.fool_runs;
    }
    if (status.debtor >= 0 && (side >> status.debtor & 1)) fool -= p_.fool_value - p_.fool_owed;
    if (others_run) return fool;

    std::uint64_t own_trumps = 0;
    std::uint64_t other_trumps = 0;
    for (int seat = 0; seat < p_.seats; ++seat)
        (side >> seat & 1 ? own_trumps : other_trumps) |= hands_[seat].trumps & rules_.trumps;
    const std::uint64_t sure =
        own_trumps & (other_trumps ? p_.above[highest(other_trumps)] : ~std::uint64_t{0});
    const int count_others = std::popcount(static_cast<unsigned>(others));
    int gain = 0;
    int tricks = 0;
    Why of_sure{};
    if (sure && other_trumps) mark_tops(sure, kFirstTrump + highest(other_trumps), of_sure);
    if (sure) {
        for (int seat = 0; seat < p_.seats; ++seat)
            if (side >> seat & 1)
                tricks = std::max(tricks, std::popcount(hands_[seat].trumps & sure));
        for (std::uint64_t rest = sure; rest; rest &= rest - 1)
            gain += rules_.value[kFirstTrump + std::countr_zero(rest)];
        gain += tricks * p_.least * count_others;
    }
    if (!(side >> status.leader & 1) || status.number <= p_.lead_until) {
        why = of_sure;
        return fool + gain;
    }

    // The leader's run.
    const CardSet hand = hands_[status.leader];
    const CardSet rest = left_ - hand;
    const std::uint64_t rest_trumps = rest.trumps & rules_.trumps;
    std::uint64_t run =
        hand.trumps & rules_.trumps & (rest_trumps ? p_.above[highest(rest_trumps)] : ~0ULL);
    const int drawn = std::popcount(run);
    int most = 0;
    SeatMask ruffers = 0;
    for (int seat = 0; seat < p_.seats; ++seat) {
        if (seat == status.leader) continue;
        const int count = std::popcount(hands_[seat].trumps & rules_.trumps);
        if (count == 0) continue;
        const int rounds = count + hands_[seat].has_fool();
        most = std::max(most, rounds);
        if (rounds > drawn) ruffers |= static_cast<SeatMask>(1 << seat);
    }
    Why of_run{};
    if (run && rest_trumps)
        mark_tops(top_bits(run, most), kFirstTrump + highest(rest_trumps), of_run);
    if (drawn >= most) run = hand.trumps & rules_.trumps;
    int cashed = 0;
    int value = 0;
    for (std::uint64_t word = run; word; word &= word - 1) {
        value += rules_.value[kFirstTrump + std::countr_zero(word)];
        ++cashed;
    }
    // Dear cards that others must put on the run.
    CardSet caught;
    for (int seat = 0; seat < p_.seats; ++seat) {
        const std::uint64_t trumps = hands_[seat].trumps & rules_.trumps;
        if (seat != status.leader && cashed >= std::popcount(trumps) + hands_[seat].has_fool())
            caught.trumps |= trumps;
    }
    for (int lane = 0; lane < kLanes; ++lane) {
        const std::uint64_t mask = std::uint64_t{0xffff} << (lane * kLaneSize);
        const std::uint64_t own = hand.suits & mask;
        if (!own) continue;
        const std::uint64_t against = rest.suits & mask;
        std::uint64_t tops = own;
        if (against) {
            tops &= ~low_bits(highest(against)) & ~p_.equals.suits;
            if (!tops) continue;
        }
        int rounds = std::popcount(tops);
        int longest = 0;
        for (int seat = 0; seat < p_.seats; ++seat) {
            if (seat == status.leader) continue;
            const int length = std::popcount(hands_[seat].suits & mask);
            if (ruffers >> seat & 1) rounds = std::min(rounds, length);
            longest = std::max(longest, length + hands_[seat].has_fool());
        }
        if (against) mark_tops(top_bits(tops, std::min(rounds, longest)), highest(against), of_run);
        if (!ruffers && rounds >= longest)
            tops = own;
        else
            tops = top_bits(tops, rounds);
        for (std::uint64_t word = tops; word; word &= word - 1) {
            value += rules_.value[std::countr_zero(word)];
            ++cashed;
        }
        const int led = std::popcount(tops);
        for (int seat = 0; seat < p_.seats; ++seat) {
            const std::uint64_t suit = hands_[seat].suits & mask;
            if (seat != status.leader && led >= std::popcount(suit) + hands_[seat].has_fool())
                caught.suits |= suit;
        }
    }
    const bool leads_fool = hand.has_fool() && rules_.fool.mode == FoolMode::french;
    if (leads_fool && cashed + 1 >= status.left) {
        why = of_sure;
        return fool + gain;
    }
    if (cashed >= status.left && status.debtor < 0) {
        int all = rest_;
        if (fool_left) {
            const bool own_fool = side >> p_.fool_holder & 1;
            all += own_fool ? fool : p_.fool_owed;
        }
        why = of_run;
        return all;
    }
    int run_gain = value + cashed * p_.least * (p_.seats - 1);
    caught.trumps |= sure & ~hand.trumps;
    caught = caught & p_.dear;
    const std::uint64_t held = caught.trumps & sure;
    while (caught) run_gain += rules_.value[caught.pop()] - p_.least;
    if (run_gain <= gain) {
        why = of_sure;
        return fool + gain;
    }
    why = of_run;
    if (held && other_trumps) mark_tops(held, kFirstTrump + highest(other_trumps), why);
    return fool + run_gain;
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
        } else if (status.debtor >= 0)
            found = {-p_.fool_value, total + p_.fool_value};
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
