#include "solver_order.hpp"

#include <algorithm>

// The weights below were found by counting nodes on suites of seven games.
namespace trionfi::solver {
namespace {

std::int16_t limited(int score) {
    return static_cast<std::int16_t>(std::clamp(score, -20000, 20000));
}

// What the other seats would put on a lead in one lane.
struct Lane {
    int mates = -1;   // the strongest card of our side
    int others = -1;  // and of the other side
    int if_won = 0;   // points that they add when we win the trick
    bool known = false;
};

Lane look(const Problem& problem, const Hands& hands, int seat, int lane) {
    const Rules& rules = *problem.rules;
    Lane found;
    found.known = true;
    const SeatMask own = problem.ours(seat)
                             ? problem.side
                             : static_cast<SeatMask>(~problem.side & ((1 << problem.seats) - 1));
    for (int other = 0; other < problem.seats; ++other) {
        if (other == seat) continue;
        const CardSet hand = hands[other];
        const bool mate = own >> other & 1;
        CardSet cards = hand;
        if (lane < kLanes)
            cards = {hand.suits & std::uint64_t{0xffff} << (lane * kLaneSize), 0};
        else
            cards = {0, hand.trumps & rules.trumps};
        if (!cards) cards = {0, hand.trumps & rules.trumps};
        if (!cards) continue;
        const int high = cards.suits ? 63 - std::countl_zero(cards.suits)
                                     : kFirstTrump + 63 - std::countl_zero(cards.trumps);
        const int low = cards.first();
        (mate ? found.mates : found.others) = std::max(mate ? found.mates : found.others, high);
        found.if_won += problem.worth[mate ? high : low];
    }
    return found;
}

}  // namespace

void score_leads(const Problem& problem, const Hands& hands, int seat, MoveList& list) {
    const Rules& rules = *problem.rules;
    std::array<Lane, kLanes + 1> lanes;
    for (int i = 0; i < list.size; ++i) {
        Move& move = list.moves[static_cast<std::size_t>(i)];
        const int slot = move.slot;
        if (slot == kFool) {
            move.score = 0;
            continue;
        }
        const int lane = rules.lane[slot];
        Lane& there = lanes[static_cast<std::size_t>(lane)];
        if (!there.known) there = look(problem, hands, seat, lane);
        const int value = problem.worth[slot];
        // To win a trick is good only for what is in it; a lead that loses is as good as another.
        const bool wins = std::max(slot, there.mates) > there.others;
        const int score = wins ? 21 * (value + there.if_won) - 160 : 0;
        move.score = limited(score);
    }
}

void score_follows(const Problem& problem, const Table& table, bool ours, int mates, int others,
                   MoveList& list) {
    const Rules& rules = *problem.rules;
    const bool leading = table.best >= 0 && problem.ours(table.winner) == ours;
    for (int i = 0; i < list.size; ++i) {
        Move& move = list.moves[static_cast<std::size_t>(i)];
        const int slot = move.slot;
        int own = leading ? table.best : -1;
        int other = leading ? -1 : table.best;
        int value = 0;
        bool takes = false;
        if (slot == kFool) {
            value = 0;
        } else {
            value = problem.worth[slot];
            takes = table.best < 0 || rules.beats[table.best].has(slot);
            if (takes) {
                own = slot;
                other = -1;
            }
        }
        const bool safe = own > std::max(other, others);
        const bool wins = safe || std::max(own, mates) > std::max(other, others);
        const int height = slot >= kFirstTrump ? slot - kFirstTrump + 16 : slot & 15;
        int score = 0;
        if (slot == kFool) {
            score = wins ? 600 : -20;
        } else if (wins) {
            score = 80 * safe + (safe ? 6 : 298) * value / 4 - height + takes;
        } else {
            score = -4 * value - 2 * height;
        }
        move.score = limited(score);
    }
}

}  // namespace trionfi::solver
