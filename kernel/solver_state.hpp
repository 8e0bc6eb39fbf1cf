// A point inside a solver's search, and the rules of play in the solver's own terms: a card goes to
// the table, a trick is closed, the last trick ends the deal.
#pragma once

#include "solver_problem.hpp"

namespace trionfi::solver {

struct State {
    std::array<CardSet, kMaxSeats> hands{};
    Status status;
    Table table;
    int rest = 0;  // points still to be won, the Fool's apart
};

// What the end of the deal adds to the points, by what happened to the ultimo card and to all the
// tricks; depends on the result that is asked for.
using EndBonus = std::array<std::array<int, kSlams>, kUltimos>;

inline void put_card(const Problem& problem, Table& table, int seat, int slot) {
    ++table.count;
    const Rules& rules = *problem.rules;
    if (slot == rules.ultimo_slot) {
        table.ultimo = true;
        table.ultimo_seat = static_cast<std::int8_t>(seat);
    }
    if (slot == kFool) {
        table.fool_seat = static_cast<std::int8_t>(seat);
        return;
    }
    if (table.best < 0) {
        table.led = static_cast<std::int8_t>(rules.lane[slot]);
        table.best = static_cast<std::int8_t>(slot);
        table.winner = static_cast<std::int8_t>(seat);
    } else if (rules.beats[table.best].has(slot)) {
        table.best = static_cast<std::int8_t>(slot);
        table.winner = static_cast<std::int8_t>(seat);
    }
    table.points = static_cast<std::int16_t>(table.points + rules.value[slot]);
    table.cards.add(slot);
}

// Whether something about a group of lookups is still to be decided.
inline bool is_open(const Group& group, CardSet left, const Status& status) {
    return static_cast<bool>(group.cards & left) || (status.debtor >= 0 && group.cards.has_fool());
}

// What lookups bring that the end of a trick decides.
int settle_groups(const Problem& problem, CardSet left_before, const Status& before, CardSet left,
                  const Status& after);
// What the end of the deal brings beside the points of cards.
int settle_end(const Problem& problem, const Table& table, int winner, int fool_holder,
               const Status& status, const EndBonus& bonus);

// The Fool of a trick that is not the last one.
inline int close_fool(const Problem& problem, const Table& table, Status& status) {
    const int owner = table.fool_seat;
    const int winner = table.winner;
    int gain = 0;
    if (problem.ours(owner)) gain += problem.fool_value - problem.fool_owed;
    if (problem.ours(winner)) gain += problem.fool_owed;
    if (problem.rules->fool.is_debt() && !status.paid && !(problem.mates[owner] >> winner & 1)) {
        status.debtor = static_cast<std::int8_t>(owner);
        status.creditor = static_cast<std::int8_t>(winner);
    }
    status.paid = false;
    status.run = false;
    if (problem.ours(owner) && problem.watched.has_fool()) status.captured.add(kFool);
    return gain;
}

// Closes a full trick that is not the last one; returns what our side gains by it.
template <bool extended>
int close_trick(const Problem& problem, const Table& table, Status& status, CardSet in_hands) {
    const Rules& rules = *problem.rules;
    const int winner = table.winner;
    const Status before = status;
    int gain = problem.ours(winner) ? table.points : 0;
    const bool pays = rules.fool.is_debt() && (table.cards & rules.fool_pays_with);
    if (pays && status.debtor >= 0 && (problem.mates[status.debtor] >> winner & 1))
        status.debtor = status.creditor = -1;
    if (table.fool_seat >= 0) {
        gain += close_fool(problem, table, status);
    } else if (problem.fool_holder >= 0 && in_hands.has_fool()) {
        const bool own = problem.mates[problem.fool_holder] >> winner & 1;
        status.run = status.run && own;
        status.paid = status.paid || (own && pays);
    }
    if constexpr (extended) {
        status.sweep = static_cast<std::uint8_t>(status.sweep & (problem.ours(winner) ? 1 : 2));
        status.ultimo_before = table.ultimo && status.left == 2;
        if (problem.ours(winner)) status.captured |= table.cards & problem.watched;
        if (!problem.groups.empty()) {
            CardSet left_before = in_hands | table.cards;
            if (table.fool_seat >= 0) left_before.add(kFool);
            gain += settle_groups(problem, left_before, before, in_hands, status);
        }
    }
    status.led_lanes |= static_cast<std::uint8_t>(1 << table.led);
    status.led_seats |= static_cast<SeatMask>(1 << table.leader);
    status.leader = static_cast<std::int8_t>(winner);
    --status.left;
    ++status.number;
    return gain;
}

// The Fool wins the last trick after a clean run of its side.
inline bool fool_wins(const Problem& problem, const Table& table, const Status& status) {
    return table.fool_seat >= 0 && status.run && status.number >= 2 &&
           (problem.rules->fool.clean_run == CleanRun::any || table.fool_seat == table.leader);
}

// Closes the last trick and the deal; returns what our side gains by it.
template <bool extended>
int close_deal(const Problem& problem, const Table& table, const Status& status,
               const EndBonus& bonus) {
    const FoolRules& fool = problem.rules->fool;
    int winner = table.winner;
    int gain = 0;
    int holder = -1;
    Status end = status;
    if (const int owner = table.fool_seat; owner >= 0) {
        holder = owner;
        if (fool.mode == FoolMode::french) {
            if (fool_wins(problem, table, status)) winner = owner;
            holder = winner;
            if (fool.last == FoolLast::always_changes && winner != owner &&
                (problem.mates[owner] >> winner & 1)) {
                for (int i = 1; i < problem.seats && holder == winner; ++i) {
                    const int other = (owner + i) % problem.seats;
                    if (!(problem.mates[owner] >> other & 1)) holder = other;
                }
            }
            const int owed = holder == winner ? 0 : problem.fool_owed;
            if (problem.ours(holder)) gain += problem.fool_value - owed;
            if (problem.ours(winner)) gain += owed;
        } else {
            gain += close_fool(problem, table, end);
        }
    }
    const bool pays =
        problem.rules->fool.is_debt() && (table.cards & problem.rules->fool_pays_with);
    if (end.debtor >= 0 && !(pays && (problem.mates[end.debtor] >> winner & 1))) {
        const int moved = fool.unpaid(problem.fool_value);
        if (problem.ours(end.debtor)) gain -= moved;
        if (problem.ours(end.creditor)) gain += moved;
        if (fool.needs_trick) holder = end.creditor;
    }
    if (problem.ours(winner)) gain += table.points + problem.rules->last_trick;
    if constexpr (extended) gain += settle_end(problem, table, winner, holder, status, bonus);
    return gain;
}

// Plays a card in a state; returns what our side gains by it.
int play(const Problem& problem, State& state, int slot, const EndBonus& bonus);

}  // namespace trionfi::solver
