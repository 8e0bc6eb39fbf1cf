#include "fuzz.hpp"

#include <algorithm>
#include <climits>
#include <stdexcept>
#include <vector>

#include "games.hpp"
#include "solver.hpp"

using namespace trionfi;

namespace fuzz {
namespace {

// Numbers from bytes; zeros when they have run out.
class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}

    int below(int bound) {
        int number = 0;
        for (int i = 0; i < 2; ++i) {
            number = number << 8 | (left_ > 0 ? *data_++ : 0);
            if (left_ > 0) --left_;
        }
        return number % bound;
    }
    bool one_in(int count) { return below(count) == count - 1; }
    // Any number, the edges often.
    int any() {
        switch (below(6)) {
            case 0:
                return INT_MIN;
            case 1:
                return INT_MAX;
            case 2:
                return -1 - below(300);
            default:
                return static_cast<int>((std::int64_t{below(1 << 15)} << 16) + below(1 << 16));
        }
    }

  private:
    const std::uint8_t* data_;
    std::size_t left_;
};

CardPlay rules_from(Bytes& bytes) {
    CardPlay play = shapes::shape(2 + bytes.below(4), 1 + bytes.below(4), 2 + bytes.below(6),
                                  bytes.below(8), bytes.below(3) > 0);
    play.must_trump = !bytes.one_in(4);
    play.must_overtrump = bytes.one_in(3);
    play.must_head = bytes.one_in(6);
    play.last_trick = bytes.below(3) * 3;
    play.ultimo = bytes.below(static_cast<int>(play.values.size()) + 1) - 1;
    if (play.trumps.size() > 3 && bytes.one_in(3)) {
        play.trumps[1].push_back(play.trumps[2][0]);  // equal cards
        play.trumps.erase(play.trumps.begin() + 2);
    }
    if (bytes.one_in(6)) play.values[0] = -3;
    FoolRules& fool = play.fool;
    if (fool.mode != FoolMode::none) {
        if (bytes.one_in(2)) fool.mode = FoolMode::french;
        fool.owed = bytes.below(3);
        fool.may_lead = !bytes.one_in(3);
        fool.needs_trick = bytes.one_in(3);
        fool.excused = !fool.needs_trick && bytes.one_in(3);
        fool.clean_run = static_cast<CleanRun>(bytes.below(3));
        fool.last = static_cast<FoolLast>(bytes.below(2));
        if (bytes.one_in(3)) fool.pays_with = {0, 1};
    }
    return play;
}

// Some cards of a pack, the rest of it in `rest`.
std::vector<int> draw(Bytes& bytes, std::vector<int>& rest, int count) {
    std::vector<int> cards;
    for (int i = 0; i < count && !rest.empty(); ++i) {
        const auto place = rest.begin() + bytes.below(static_cast<int>(rest.size()));
        cards.push_back(*place);
        rest.erase(place);
    }
    return cards;
}

Start start_from(Bytes& bytes, const Rules& rules) {
    Start start;
    std::vector<int> pack(static_cast<std::size_t>(rules.cards));
    std::iota(pack.begin(), pack.end(), 0);
    const int most = std::min(3, rules.cards / rules.seats);
    const int size = bytes.below(most + 1);
    for (int seat = 0; seat < rules.seats; ++seat) start.hands.push_back(draw(bytes, pack, size));
    start.leader = bytes.below(rules.seats);
    if (size > 0) {
        const int played = bytes.below(rules.seats);
        for (int i = 0; i < played; ++i) {
            auto& hand = start.hands[static_cast<std::size_t>((start.leader + i) % rules.seats)];
            start.trick.push_back(hand.back());
            hand.pop_back();
        }
    }
    if (!bytes.one_in(3))
        for (int seat = 0; seat < rules.seats; ++seat) start.sides.push_back(bytes.below(2));
    start.fool_paid = static_cast<unsigned>(bytes.below(1 << rules.seats));
    if (bytes.one_in(2)) {
        start.tricks.assign(static_cast<std::size_t>(rules.seats), 0);
        start.won.resize(static_cast<std::size_t>(rules.seats));
        const int before = bytes.below(4);
        start.first_trick = before + 1;
        for (int i = 0; i < before; ++i) {
            const auto winner = static_cast<std::size_t>(bytes.below(rules.seats));
            ++start.tricks[winner];
            for (const int card : draw(bytes, pack, rules.seats)) start.won[winner].push_back(card);
        }
    }
    if (bytes.one_in(3))
        for (int seat = 0; seat < rules.seats; ++seat) start.points.push_back(bytes.below(100));
    return start;
}

Objective objective_from(Bytes& bytes, const Rules& rules) {
    Objective objective;
    objective.side = static_cast<unsigned>(bytes.below(1 << rules.seats));
    if (bytes.one_in(2)) {
        std::vector<int> pack(static_cast<std::size_t>(rules.cards));
        std::iota(pack.begin(), pack.end(), 0);
        LookupGroup group;
        group.double_from = bytes.below(2);
        group.both = bytes.one_in(2);
        for (int i = bytes.below(2); i >= 0; --i) {
            Lookup lookup;
            lookup.cards = draw(bytes, pack, 1 + bytes.below(3));
            for (std::size_t mask = 0; mask < std::size_t{1} << lookup.cards.size(); ++mask) {
                lookup.values.push_back(bytes.below(40) - 20);
                lookup.counts.push_back(static_cast<std::uint8_t>(bytes.below(2)));
            }
            group.lookups.push_back(lookup);
        }
        objective.groups.push_back(group);
    }
    objective.offset = bytes.below(60) - 20;
    if (bytes.one_in(3)) {
        objective.outer_from = -100;
        int result = -200;
        for (int i = 0; i < 300; ++i) objective.outer.push_back(result += bytes.below(3));
    }
    if (rules.ultimo_slot >= 0 && bytes.one_in(2))
        for (int& bonus : objective.ultimo) bonus = bytes.below(100) - 50;
    if (bytes.one_in(2))
        for (int& bonus : objective.slam) bonus = bytes.below(100) - 50;
    objective.ultimo_before_fool = bytes.one_in(2);
    return objective;
}

// One thing made wrong; returns words of the sentence that must come, or "" if it may pass.
std::string spoil(Bytes& bytes, const Rules& rules, Start& start, Objective& objective) {
    const auto seat = static_cast<std::size_t>(bytes.below(rules.seats));
    const int number = bytes.any();
    const bool known = number >= 0 && number < rules.cards;
    const bool held = !start.hands[seat].empty();
    auto& next = start.hands[(seat + 1) % start.hands.size()];
    switch (bytes.below(17)) {
        case 0:  // a card more
            start.hands[seat].push_back(bytes.below(rules.cards));
            return "expected";
        case 1:  // a card fewer
            if (!held) return "";
            start.hands[seat].pop_back();
            return "card";
        case 2:  // a card twice
            if (!held) return "";
            if (next.empty() && start.hands[seat].size() == 1) return "";
            start.hands[seat].back() = next.empty() ? start.hands[seat].front() : next.front();
            return "is named twice";
        case 3:  // a card that is not in the pack
            if (!held || known) return "";
            start.hands[seat].back() = number;
            return "is not in the pack";
        case 4:
            start.hands.pop_back();
            return "hands has";
        case 5:
            start.leader = number;
            return number >= 0 && number < rules.seats ? "" : "is no seat of this game";
        case 6:
            start.sides.resize(static_cast<std::size_t>(rules.seats) + 1);
            return "sides has";
        case 7:
            start.first_trick = number;
            return number >= 1 && number <= 128 ? "" : "first_trick";
        case 8:
            start.tricks.assign(static_cast<std::size_t>(rules.seats), number);
            return number >= 0 && number < 4 ? "" : "tricks";
        case 9:
            start.points.assign(static_cast<std::size_t>(rules.seats), number);
            return "";
        case 10:
            start.fool_paid = static_cast<unsigned>(number);
            return start.fool_paid < 1U << rules.seats ? "" : "fool_paid";
        case 11:
            start.won.resize(static_cast<std::size_t>(rules.seats));
            if (!held) return "";
            start.won[seat].push_back(start.hands[seat].front());
            return "is named twice";
        case 12:
            objective.side = static_cast<unsigned>(number);
            return objective.side < 1U << rules.seats ? "" : "a side is a mask";
        case 13:
            objective.outer = {3, 2};
            return "never falls";
        case 14:
            objective.offset = number;
            return "";
        case 15:
            objective.groups.push_back({{{{0}, {1, 2, 3}, {}}}, 0, false, nullptr, {}});
            return "a lookup of 1 cards has 2 values";
        default:
            objective.outer_from = number;
            objective.slam[1] = bytes.any();
            return "";
    }
}

// Everything that may be asked of a position; returns what is wrong.
std::string ask(const Position& position, const Objective& objective, std::uint64_t nodes) {
    SolveOptions options;
    options.memory = 1 << 16;
    options.nodes = nodes;
    const Solution bounded = solve(position, objective, options);
    options.nodes = 0;
    options.techniques.exact = false;  // so that small deals take the ways of large ones
    const Solution solution = solve(position, objective, options);
    if (!solution.result.exact()) return "not exact";
    const int value = solution.result.low;
    if (bounded.result.low > value || bounded.result.high < value) return "a budget lies";
    if (value != solve_plainly(position, objective)) return "not the value of plain alpha-beta";
    if (reaches(position, objective, value, options).reached != 1)
        return "does not reach its value";
    Position walk = position;
    for (const int card : solution.line) {
        const int slot = position.rules->slot(card);
        if (!walk.legal_cards().has(slot)) return "a line with a card that may not be played";
        if (walk.legal().why(slot) != Why::legal) return "two answers about one card";
        const Position before = walk;
        const Position::Undo undo = walk.push(slot);
        walk.pop(undo);
        if (walk.hands != before.hands || walk.won != before.won) return "taken back wrongly";
        walk.play(slot);
    }
    return walk.over() ? "" : "a line that does not end";
}

}  // namespace

Outcome try_position(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    Outcome outcome;
    std::string wanted;
    bool spoiled = false;
    try {
        const Rules rules(rules_from(bytes));
        Start start = start_from(bytes, rules);
        Objective objective = objective_from(bytes, rules);
        spoiled = bytes.one_in(2);
        if (spoiled) wanted = spoil(bytes, rules, start, objective);
        Position position(rules, start);
        if (bytes.one_in(4)) {
            LeadRule rule;
            rule.allowed = {bytes.one_in(2) ? ~std::uint64_t{0} : 0xffff, 0};
            rule.seats = static_cast<SeatMask>(1 + bytes.below((1 << rules.seats) - 1));
            rule.until = static_cast<std::uint8_t>(1 + bytes.below(4));
            rule.once = bytes.one_in(2);
            position.add_lead_rule(rule);
        }
        outcome.fault = ask(position, objective, 1 + static_cast<std::uint64_t>(bytes.below(200)));
        outcome.solved = true;
        if (!wanted.empty()) outcome.fault = "not refused: " + wanted;
    } catch (const std::invalid_argument& error) {
        outcome.refusal = error.what();
        if (!spoiled) outcome.fault = "refused: " + outcome.refusal;
        if (outcome.refusal.size() < 10 || outcome.refusal.find('\n') != std::string::npos)
            outcome.fault = "no sentence: " + outcome.refusal;
        if (outcome.refusal.find(wanted) == std::string::npos)
            outcome.fault = "refused with other words than \"" + wanted + "\": " + outcome.refusal;
    }
    return outcome;
}

}  // namespace fuzz
