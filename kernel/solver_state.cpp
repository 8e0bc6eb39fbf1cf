#include "solver_state.hpp"

namespace trionfi::solver {

int settle_groups(const Problem& problem, CardSet left_before, const Status& before, CardSet left,
                  const Status& after) {
    int gain = 0;
    for (const Group& group : problem.groups)
        if (is_open(group, left_before, before) && !is_open(group, left, after))
            gain += group.sum(*problem.rules, after.captured);
    return gain;
}

int settle_end(const Problem& problem, const Table& table, int winner, int fool_holder,
               const Status& status, const EndBonus& bonus) {
    int gain = 0;
    CardSet left = table.cards;
    if (table.fool_seat >= 0) left.add(kFool);
    CardSet captured = status.captured;
    if (problem.ours(winner)) captured |= table.cards & problem.watched;
    if (fool_holder >= 0 && problem.watched.has_fool()) {
        captured.trumps &= ~kFoolBit;
        if (problem.ours(fool_holder)) captured.add(kFool);
    }
    for (const Group& group : problem.groups)
        if (is_open(group, left, status)) gain += group.sum(*problem.rules, captured);
    int ultimo = 0;
    if (table.ultimo) {
        const int seat = table.ultimo_seat;
        ultimo = ultimo_case(problem.ours(seat), problem.ours(winner), seat == winner);
    } else if (status.ultimo_before && problem.objective.ultimo_before_fool &&
               winner == table.fool_seat) {
        ultimo = 1 + 3 * !problem.ours(winner);
    }
    const int sweep = status.sweep & (problem.ours(winner) ? 1 : 2);
    return gain + bonus[static_cast<std::size_t>(ultimo)][static_cast<std::size_t>(sweep)];
}

int play(const Problem& problem, State& state, int slot, const EndBonus& bonus) {
    const int seat = (state.table.leader + state.table.count) % problem.seats;
    state.hands[seat].remove(slot);
    put_card(problem, state.table, seat, slot);
    if (state.table.count < problem.seats) return 0;
    CardSet in_hands;
    for (const CardSet& hand : state.hands) in_hands |= hand;
    int gain = 0;
    if (state.status.left == 1) {
        gain = close_deal<true>(problem, state.table, state.status, bonus);
        state.status.left = 0;
        state.rest = 0;
    } else {
        gain = close_trick<true>(problem, state.table, state.status, in_hands);
        state.rest -= state.table.points;
    }
    state.table = Table{};
    state.table.leader = state.status.leader;
    return gain;
}

}  // namespace trionfi::solver
