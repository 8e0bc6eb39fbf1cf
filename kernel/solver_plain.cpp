// Alpha-beta without any technique, straight on Position: what the solver must agree with.
#include <algorithm>

#include "solver.hpp"

namespace trionfi {
namespace {

class Plain {
  public:
    Plain(const Position& position, const Objective& objective)
        : position_(position), objective_(objective) {}

    int search(int low, int high) {
        if (position_.over()) return result();
        const bool ours = objective_.side >> position_.trick.turn & 1;
        int best = ours ? -1000000 : 1000000;
        for (CardSet cards = position_.legal_cards(); cards;) {
            const int slot = cards.pop();
            const bool closes = position_.trick.count + 1 == position_.rules->seats;
            const bool before_last = closes && position_.progress.left == 2;
            CardSet pile = position_.trick.pile;
            if (slot != kFool) pile.add(slot);
            const int ultimo = position_.rules->ultimo_slot;
            const bool old_ultimo_before = ultimo_before_;
            if (before_last) ultimo_before_ = ultimo >= 0 && pile.has(ultimo);
            const int old_fool_seat = last_fool_seat_;
            if (closes)
                last_fool_seat_ = slot == kFool ? position_.trick.turn : position_.trick.fool_seat;
            const Position::Undo undo = position_.push(slot);
            const int value = search(low, high);
            position_.pop(undo);
            ultimo_before_ = old_ultimo_before;
            last_fool_seat_ = old_fool_seat;
            best = ours ? std::max(best, value) : std::min(best, value);
            (ours ? low : high) = ours ? std::max(low, best) : std::min(high, best);
            if (low >= high) break;
        }
        return best;
    }

  private:
    bool ours(int seat) const { return objective_.side >> seat & 1; }

    int result() const {
        const Rules& rules = *position_.rules;
        const Progress& progress = position_.progress;
        int sum = position_.side_points(objective_.side) + objective_.offset;
        CardSet captured = rules.set_of(objective_.captured);
        for (int seat = 0; seat < rules.seats; ++seat)
            if (ours(seat)) captured |= position_.won[seat];
        if (progress.fool_holder >= 0 && ours(progress.fool_holder)) captured.add(kFool);
        for (const LookupGroup& group : objective_.groups) {
            const CardSet cards = cards_of(group, rules);
            sum += lookup_sum(group, rules, captured & cards, cards - captured);
        }
        int ultimo = 0;
        if (progress.ultimo_seat >= 0) {
            const int seat = progress.ultimo_seat;
            const int winner = progress.ultimo_winner;
            ultimo = ultimo_case(ours(seat), ours(winner), seat == winner);
        } else if (objective_.ultimo_before_fool && ultimo_before_ &&
                   position_.trick.leader == last_fool_seat_) {
            ultimo = 1 + 3 * !ours(position_.trick.leader);
        }
        int own = 0;
        int others = 0;
        for (int seat = 0; seat < rules.seats; ++seat)
            (ours(seat) ? own : others) += progress.tricks[seat];
        int slam = 0;
        if (own == progress.number) slam = 1;
        if (others == progress.number) slam = 2;
        return objective_.result(sum, ultimo, slam);
    }

    Position position_;
    const Objective& objective_;
    bool ultimo_before_ = false;  // the ultimo card lay in the trick before the last
    int last_fool_seat_ = -1;     // who played the Fool to the last trick
};

}  // namespace

int solve_plainly(const Position& position, const Objective& objective) {
    objective.check(*position.rules);
    return Plain(position, objective).search(-1000000, 1000000);
}

}  // namespace trionfi
