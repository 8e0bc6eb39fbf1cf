// A position and an objective, compiled into what the search asks a million times a second.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "objective.hpp"
#include "position.hpp"

namespace trionfi::solver {

// A set of cards that are interchangeable wherever they are neighbours: same line, same value,
// same standing in every rule that looks at single cards. `low` is the lowest place of the class.
struct CardClass {
    std::uint64_t mask = 0;
    std::uint8_t low = 0;
    bool trumps = false;
    bool equal = false;  // its cards are of equal rank: who holds which of them does not matter
};

// What changes from trick to trick beside the hands.
struct Status {
    std::int8_t leader = 0;
    std::uint8_t left = 0;      // tricks not finished yet
    std::uint8_t number = 1;    // of the trick
    bool run = false;           // the Fool's side has won every trick so far, and that may matter
    bool paid = false;          // the side of the Fool's holder can pay for it
    std::int8_t debtor = -1;    // who played a Fool that is not paid yet …
    std::int8_t creditor = -1;  // … and who won that trick
    SeatMask led_seats = 0;
    std::uint8_t led_lanes = 0;
    std::uint8_t sweep = 0;      // bit 0: our side has won every trick so far; bit 1: the other
    bool ultimo_before = false;  // the ultimo card lay in the trick before the last
    CardSet captured;            // watched cards that our side has captured
};

// The trick on the table.
struct Table {
    std::int16_t points = 0;  // without the Fool
    std::int8_t leader = 0;
    std::int8_t count = 0;
    std::int8_t best = -1;    // slot of the winning card
    std::int8_t winner = -1;  // its seat
    std::int8_t led = -1;     // lane that was led, -1 while there is none
    std::int8_t fool_seat = -1;
    bool pays = false;             // holds a card that can pay for a Fool
    bool ultimo = false;           // holds the ultimo card …
    std::int8_t ultimo_seat = -1;  // … of this seat
    CardSet cards;                 // all but the Fool
};

// Lookups that are decided together.
struct Group {
    const LookupGroup* lookups = nullptr;
    CardSet cards;
    std::vector<std::uint8_t> slots;  // of the cards, if they are few …
    std::vector<std::int32_t> sums;   // … with the sum for each set that our side may have
    int least = 0;
    int most = 0;

    int sum(const Rules& rules, CardSet captured) const;
};

class Problem {
  public:
    Problem(const Position& position, const Objective& objective);

    const Rules* rules;
    Objective objective;
    int seats;
    SeatMask side;  // the seats whose points are counted
    std::array<SeatMask, kMaxSeats> mates{};
    std::array<CardSet, kMaxSeats> hands{};
    Status status;
    Table table;
    int banked = 0;      // points of the side so far
    int rest = 0;        // points in hands and in the trick, without the Fool, and the last trick's
    int negative = 0;    // sum of what may be lost: 0 unless cards have negative values
    bool plain = false;  // no card is worth less than nothing: the bounds may be used
    int least = 0;       // no card brings its trick's winner less than this
    CardSet dear;        // cards worth more than that, without the Fool
    std::array<std::int16_t, kSlots> worth{};  // values for ordering: the dearest card has 36
    int fool_value = 0;
    int fool_owed = 0;
    int fool_holder = -1;    // who holds the Fool, or has it on the table
    bool fool_runs = false;  // the Fool may win the last trick
    int lead_rule_count = 0;
    std::array<LeadRule, kMaxLeadRules> lead_rules{};
    std::uint8_t lead_until = 0;    // the last trick in which one of them may bind
    SeatMask once_seats = 0;        // seats whose first lead matters
    std::uint8_t unless_lanes = 0;  // suits whose lead matters

    CardSet starts;                         // lowest card of each class
    CardSet rank_starts;                    // the same where values do not count …
    CardSet free_starts;                    // … and no Fool has to be paid for any more
    CardSet equals;                         // cards that have an equal
    std::vector<CardClass> classes;         // those of two and more cards
    std::array<std::uint64_t, 64> above{};  // trumps strictly higher, by place
    std::vector<Group> groups;
    CardSet watched;  // cards that some lookup asks for

    bool ours(int seat) const { return side >> seat & 1; }
    bool extended() const { return objective.extended(); }

  private:
    void take_trick(const Position& position);
    void take_fool(const Position& position);
    void take_rules(const Position& position);
    void take_groups(const Position& position);
    void find_classes();
    std::uint64_t signature(int slot) const;
    std::uint64_t free_signature(int slot) const;
};

}  // namespace trionfi::solver
