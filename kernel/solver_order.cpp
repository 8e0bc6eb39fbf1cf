#include "solver_order.hpp"

#include <algorithm>

namespace trionfi::solver {
namespace {

// What a card is tried for; found by counting nodes on suites of seven games.
struct Weights {
    // Leads: for every point of a trick that is won, for losing one, and for the height of a card
    // that will not win, which is better kept.
    int lead_points;
    int lead_lost;
    int lead_trump;
    int lead_height;
    int lead_trump_height;
    // Other cards: for a trick that nobody can take any more, for quarters of points in it and in
    // one that may be taken, for the height of a card that wins and of one that does not.
    int safe;
    int safe_points;
    int win_points;
    int win_height;
    int lose_points;
    int lose_height;
    int fool_won;  // a Fool in a trick that is won …
    int fool_lost;
};

// Where trumps must be beaten a high one cannot be kept back for long.
constexpr Weights kOvertrump{15, 160, 0, 0, 0, 80, 6, 298, 1, 4, 2, 600, -20};
constexpr Weights kFree{10, 112, 7, 10, 40, 80, 3, 298, 2, 2, 4, 600, -40};

const Weights& weights_for(const Rules& rules) {
    return rules.must_overtrump ? kOvertrump : kFree;
}

int height_of(int slot) {
    return slot >= kFirstTrump ? slot - kFirstTrump + 16 : slot & 15;
}

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
    const Weights& weights = weights_for(rules);
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
        const bool trump = slot >= kFirstTrump;
        int score = 0;
        if (std::max(slot, there.mates) > there.others)
            // To win a trick is good only for what is in it.
            score = weights.lead_points * (problem.worth[slot] + there.if_won) - weights.lead_lost +
                    weights.lead_trump * trump;
        else
            score = -(trump ? weights.lead_trump_height : weights.lead_height) * height_of(slot);
        move.score = limited(score);
    }
}

void score_follows(const Problem& problem, const Table& table, bool ours, int mates, int others,
                   MoveList& list) {
    const Rules& rules = *problem.rules;
    const Weights& weights = weights_for(rules);
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
        int score = 0;
        if (slot == kFool)
            score = wins ? weights.fool_won : weights.fool_lost;
        else if (safe)
            score = weights.safe + weights.safe_points * value / 4 -
                    weights.win_height * height_of(slot);
        else if (wins)
            score = weights.win_points * value / 4 - weights.win_height * height_of(slot);
        else
            score = -weights.lose_points * value - weights.lose_height * height_of(slot);
        move.score = limited(score);
    }
}

}  // namespace trionfi::solver
