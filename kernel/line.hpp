// A position with the cards that led to it: play is checked, and can be taken back.
//
// Taking back replays from the start (some ten nanoseconds a card), which keeps a Line small and
// quick to copy; searches use Position::push and pop instead.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "position.hpp"

namespace trionfi {

class Line {
  public:
    Line(std::shared_ptr<const Rules> rules, const Start& start);

    const Position& now() const { return now_; }
    const std::shared_ptr<const Rules>& rules() const { return rules_; }

    // Throws std::invalid_argument, naming the duty, when the card may not be played.
    void play(int number);
    void undo();
    // The same play so far over other hands, and optionally other sides.
    Line with_hands(const std::vector<std::vector<int>>& hands, std::span<const int> sides) const;
    // Undoing past this moment keeps the rule.
    void add_lead_rule(const LeadRule& rule);
    void clear_lead_rules();

  private:
    template <typename F>
    void change_both(F&& change);

    std::shared_ptr<const Rules> rules_;
    std::shared_ptr<const Position> start_;
    Position now_;
    int count_ = 0;
    std::array<std::uint8_t, kSlots> played_{};  // slots since the start
};

// The key of a refusal: "must_follow" and so on; nullptr for a legal card.
const char* name_of(Why why);

}  // namespace trionfi
