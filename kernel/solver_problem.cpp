#include "solver_problem.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace trionfi::solver {
namespace {

// Values of 16 bits in the table leave room for this.
constexpr int kMostPoints = 4000;

bool are_equal(const Rules& rules, int a, int b) {
    return rules.beats[a].has(b) && rules.beats[b].has(a);
}

}  // namespace

Problem::Problem(const Position& position, const Objective& the_objective)
    : rules(position.rules),
      objective(the_objective),
      seats(position.rules->seats),
      side(static_cast<SeatMask>(the_objective.side)),
      mates(position.mates),
      hands(position.hands) {
    objective.check(*rules);
    status.leader = position.trick.leader;
    status.left = position.progress.left;
    status.number = position.progress.number;
    take_trick(position);
    take_fool(position);
    take_rules(position);
    take_groups(position);
    banked = position.side_points(side) + objective.offset;
    CardSet cards = table.cards;
    for (const CardSet& hand : hands) cards |= hand;
    rest = rules->last_trick;
    int size = std::abs(rules->last_trick);
    negative = std::min(rules->last_trick, 0);
    least = rules->has_fool() ? std::min(rules->fool.owed, rules->value[kFool]) : kMostPoints;
    cards.each([&](int slot) {
        const int value = rules->value[slot];
        size += std::abs(value);
        if (slot == kFool) return;
        rest += value;
        negative += std::min(value, 0);
        least = std::min(least, value);
    });
    if (size + std::abs(rules->fool.owed) > kMostPoints)
        throw std::invalid_argument("the solver takes packs of at most 4000 points");
    if (std::abs(banked) > kMostPoints)
        throw std::invalid_argument("the solver takes at most 4000 points made before, not " +
                                    std::to_string(banked));
    plain = negative == 0 && rules->fool.owed >= 0 && rules->value[kFool] >= rules->fool.owed;
    // The bounds know one thing that may happen to a Fool, lost unpaid or lost in the last trick;
    // and that it can always be led before.
    const bool french = rules->fool.mode == FoolMode::french;
    if (rules->fool.excused || (rules->fool.needs_trick && french)) plain = false;
    for (int i = 0; french && i < lead_rule_count; ++i)
        if (!lead_rules[i].allowed.has_fool()) plain = false;
    if (!plain) negative -= 2 * std::abs(rules->fool.owed) + std::abs(fool_value);
    least = std::max(least, 0);
    int dearest = 1;
    rules->pack.each([&](int slot) { dearest = std::max(dearest, rules->value[slot]); });
    cards.each([&](int slot) {
        worth[slot] = static_cast<std::int16_t>(36 * rules->value[slot] / dearest);
        if (slot != kFool && rules->value[slot] > least) dear.add(slot);
    });
    find_classes();
}

void Problem::take_trick(const Position& position) {
    const Trick& trick = position.trick;
    table.points = static_cast<std::int16_t>(trick.points);
    table.leader = trick.leader;
    table.count = trick.count;
    table.best = trick.best;
    table.winner = trick.winner;
    table.led = trick.led < 0 ? std::int8_t{-1} : static_cast<std::int8_t>(rules->lane[trick.led]);
    table.fool_seat = trick.fool_seat;
    table.cards = trick.pile;
    table.pays = static_cast<bool>(trick.pile & rules->fool_pays_with);
    for (int i = 0; i < trick.count; ++i) {
        if (trick.cards[i] != rules->ultimo_slot) continue;
        table.ultimo = true;
        table.ultimo_seat = static_cast<std::int8_t>((trick.leader + i) % seats);
    }
}

void Problem::take_fool(const Position& position) {
    const Progress& progress = position.progress;
    fool_value = rules->has_fool() ? rules->value[kFool] : 0;
    fool_owed = rules->fool.owed;
    int holder = position.trick.fool_seat;
    for (int seat = 0; seat < seats; ++seat)
        if (hands[seat].has_fool()) holder = seat;
    fool_holder = holder;
    auto side_tricks = [&](SeatMask mask) {
        int tricks = 0;
        for (int seat = 0; seat < seats; ++seat)
            if (mask >> seat & 1) tricks += progress.tricks[seat];
        return tricks;
    };
    auto can_pay = [&](int owner) {
        if (position.fool_paid & mates[owner]) return true;
        for (int seat = 0; seat < seats; ++seat)
            if ((mates[owner] >> seat & 1) && (position.won[seat] & rules->fool_pays_with))
                return true;
        return false;
    };
    const bool clean =
        rules->fool.mode == FoolMode::french && rules->fool.clean_run != CleanRun::never;
    if (holder >= 0 && clean) status.run = side_tricks(mates[holder]) == progress.number - 1;
    fool_runs = holder >= 0 && clean;
    if (rules->fool.is_debt()) {
        if (holder >= 0) {
            status.paid = can_pay(holder);
        } else if (progress.fool_owner >= 0 &&
                   !(mates[progress.fool_owner] >> progress.fool_trick & 1) &&
                   !can_pay(progress.fool_owner)) {
            status.debtor = progress.fool_owner;
            status.creditor = progress.fool_trick;
        }
    }
    const auto others = static_cast<SeatMask>(((1 << seats) - 1) & ~side);
    status.sweep = static_cast<std::uint8_t>((side_tricks(side) == progress.number - 1) |
                                             (side_tricks(others) == progress.number - 1) << 1);
}

int Group::sum(const Rules& rules, CardSet captured) const {
    if (sums.empty()) return lookup_sum(*lookups, rules, captured & cards, cards - captured);
    std::size_t mask = 0;
    for (std::size_t i = 0; i < slots.size(); ++i)
        mask |= static_cast<std::size_t>(captured.has(slots[i])) << i;
    return sums[mask];
}

void Problem::take_groups(const Position& position) {
    if (objective.groups.empty()) return;
    std::int64_t span = 0;
    for (const LookupGroup& lookups : objective.groups) {
        Group group;
        group.lookups = &lookups;
        group.cards = cards_of(lookups, *rules);
        if (lookups.combinations) group.most = lookups.combinations->score(group.cards);
        for (const Lookup& lookup : lookups.lookups) {
            const auto [low, high] =
                std::minmax_element(lookup.values.begin(), lookup.values.end());
            group.least += std::min(*low, 0);
            group.most += std::max(*high, 0);
        }
        const int factor = lookups.double_from > 0 ? 2 : 1;
        group.least *= factor;
        group.most *= factor;
        if (lookups.both) {
            group.most = std::max(group.most, -group.least);
            group.least = -group.most;
        }
        if (group.cards.size() <= 12) {
            group.cards.each(
                [&](int slot) { group.slots.push_back(static_cast<std::uint8_t>(slot)); });
            const std::size_t count = std::size_t{1} << group.slots.size();
            for (std::size_t mask = 0; mask < count; ++mask) {
                CardSet own;
                for (std::size_t i = 0; i < group.slots.size(); ++i)
                    if (mask >> i & 1) own.add(group.slots[i]);
                group.sums.push_back(lookup_sum(lookups, *rules, own, group.cards - own));
            }
            group.least = *std::min_element(group.sums.begin(), group.sums.end());
            group.most = *std::max_element(group.sums.begin(), group.sums.end());
        }
        watched |= group.cards;
        span += group.most - group.least;
        groups.push_back(std::move(group));
    }
    if (span > std::int64_t{2} * kMostPoints)
        throw std::invalid_argument("the solver takes lookups that differ by 8000 points at most");
    status.captured = rules->set_of(objective.captured);
    CardSet in_play = table.cards;
    for (const CardSet& hand : hands) in_play |= hand;
    if (const CardSet twice = status.captured & in_play)
        throw std::invalid_argument("card " + std::to_string(rules->number(twice.first())) +
                                    " cannot be captured already: it is still in play");
    for (int seat = 0; seat < seats; ++seat)
        if (ours(seat)) status.captured |= position.won[seat];
    const int holder = position.progress.fool_holder;
    if (holder >= 0 && ours(holder)) status.captured.add(kFool);
    status.captured = status.captured & watched;
}

void Problem::take_rules(const Position& position) {
    status.led_seats = position.progress.led_seats;
    status.led_lanes = position.progress.led_lanes;
    for (int i = 0; i < position.lead_rule_count; ++i) {
        const LeadRule& rule = position.lead_rules[i];
        if (rule.until < status.number) continue;
        lead_rules[lead_rule_count++] = rule;
        lead_until = std::max(lead_until, rule.until);
        if (rule.once) once_seats |= rule.seats;
        unless_lanes |= rule.unless_led;
    }
}

// Cards of one value with equal signatures may stand for each other when no card lies between them.
std::uint64_t Problem::signature(int slot) const {
    return free_signature(slot) << 1 | (rules->fool.is_debt() && rules->fool_pays_with.has(slot));
}

// The same once no Fool has to be paid for any more.
std::uint64_t Problem::free_signature(int slot) const {
    std::uint64_t sign = 0;
    for (int i = 0; i < lead_rule_count; ++i) sign = sign << 1 | lead_rules[i].allowed.has(slot);
    const bool last = slot == rules->ultimo_slot && objective.has_ultimo();
    sign = sign << 1 | last;
    // A watched card is like no other, unless its lookups say so; see find_classes.
    sign = sign << 8 | (watched.has(slot) ? static_cast<unsigned>(slot) + 1 : 0);
    return sign;
}

void Problem::find_classes() {
    CardSet cards = table.cards;
    for (const CardSet& hand : hands) cards |= hand;
    cards.trumps &= ~kFoolBit;
    int before = -1;
    CardClass current;
    auto close = [&] {
        if (std::popcount(current.mask) > 1) classes.push_back(current);
    };
    cards.each([&](int slot) {
        const bool first = before < 0 || rules->lane[before] != rules->lane[slot];
        bool has_equal = false;
        cards.each(
            [&](int other) { has_equal |= other != slot && are_equal(*rules, slot, other); });
        if (has_equal) equals.add(slot);
        const bool had_equal = before >= 0 && equals.has(before);
        // Equal cards of one value are a class; those of others stand apart in everything.
        const bool same = has_equal && had_equal && are_equal(*rules, before, slot) &&
                          rules->value[slot] == rules->value[before];
        const bool apart = first || (!same && (has_equal || had_equal));
        if (apart || free_signature(slot) != free_signature(before)) free_starts.add(slot);
        const bool ranks_apart = apart || signature(slot) != signature(before);
        if (ranks_apart) rank_starts.add(slot);
        if (ranks_apart || rules->value[slot] != rules->value[before]) {
            starts.add(slot);
            close();
            current =
                CardClass{0, static_cast<std::uint8_t>(slot & 63), slot >= kFirstTrump, has_equal};
        }
        current.mask |= std::uint64_t{1} << (slot & 63);
        before = slot;
    });
    close();
    starts.trumps |= kFoolBit;
    rank_starts.trumps |= kFoolBit;
    free_starts.trumps |= kFoolBit;
    for (int place = 0; place < 63; ++place) {
        const int slot = kFirstTrump + place;
        if (!(rules->trumps >> place & 1)) continue;
        std::uint64_t higher = rules->beats[slot].trumps;
        for (int other = 0; other < 63; ++other)
            if ((rules->trumps >> other & 1) && are_equal(*rules, slot, kFirstTrump + other))
                higher &= ~(std::uint64_t{1} << other);
        above[place] = higher;
    }
}

}  // namespace trionfi::solver
