#include "line.hpp"

#include <stdexcept>
#include <string>
#include <utility>

namespace trionfi {

const char* name_of(Why why) {
    switch (why) {
        case Why::legal:
            return nullptr;
        case Why::not_in_hand:
            return "not_in_hand";
        case Why::must_follow:
            return "must_follow";
        case Why::must_trump:
            return "must_trump";
        case Why::must_overtrump:
            return "must_overtrump";
        case Why::must_head:
            return "must_head";
        case Why::fool_may_not_lead:
            return "fool_may_not_lead";
        case Why::lead_rule:
            return "lead_rule";
    }
    return nullptr;
}

Line::Line(std::shared_ptr<const Rules> rules, const Start& start)
    : rules_(std::move(rules)),
      start_(std::make_shared<const Position>(*rules_, start)),
      now_(*start_) {}

void Line::play(int number) {
    if (now_.over()) throw std::invalid_argument("the deal is over");
    const int slot = rules_->slot(number);
    if (!now_.legal_cards().has(slot)) {
        throw std::invalid_argument("card " + std::to_string(number) +
                                    " may not be played: " + name_of(now_.legal().why(slot)));
    }
    now_.play(slot);
    played_[count_++] = static_cast<std::uint8_t>(slot);
}

void Line::undo() {
    if (count_ == 0) throw std::invalid_argument("no card has been played since the start");
    --count_;
    now_ = *start_;
    for (int i = 0; i < count_; ++i) now_.play(played_[i]);
}

Line Line::with_hands(const std::vector<std::vector<int>>& hands,
                      std::span<const int> sides) const {
    std::vector<CardSet> sets;
    sets.reserve(hands.size());
    for (const auto& hand : hands) sets.push_back(rules_->set_of(hand));
    Line world = *this;
    world.now_ = now_.with_hands(sets);
    Position start = *start_;
    for (int seat = 0; seat < rules_->seats; ++seat) start.hands[seat] = sets[seat];
    Position walk = *start_;
    for (int i = 0; i < count_; ++i) {
        start.hands[walk.trick.turn].add(played_[i]);
        walk.play(played_[i]);
    }
    if (!sides.empty()) start.set_sides(sides);
    world.start_ = std::make_shared<const Position>(start);
    if (sides.empty()) return world;
    // Sides decide who keeps the Fool, so the way here is walked again.
    world.now_ = start;
    for (int i = 0; i < count_; ++i) world.now_.play(played_[i]);
    return world;
}

template <typename F>
void Line::change_both(F&& change) {
    Position start = *start_;
    change(start);
    change(now_);
    start_ = std::make_shared<const Position>(start);
}

void Line::add_lead_rule(const LeadRule& rule) {
    change_both([&](Position& position) { position.add_lead_rule(rule); });
}

void Line::clear_lead_rules() {
    change_both([](Position& position) { position.lead_rule_count = 0; });
}

}  // namespace trionfi
