// What a game declares about its card play, compiled to tables. Knows no game by name.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cardset.hpp"

namespace trionfi {

inline constexpr int kMaxSeats = 6;

enum class FoolMode : std::uint8_t {
    none,    // no Fool in the pack
    kept,    // stays with its owner in every trick
    french,  // as kept, but the last trick follows rules of its own
};
enum class FoolLast : std::uint8_t {
    to_winner,       // in the last trick it goes to the winner of the trick
    always_changes,  // it changes sides even when its own side wins that trick
};
enum class CleanRun : std::uint8_t {
    led,    // after winning all earlier tricks a side's Fool wins the last one when it is led
    any,    // from any place in the trick
    never,  // it never wins
};

struct FoolRules {
    FoolMode mode = FoolMode::none;
    int number = -1;             // the card, -1 without a Fool
    int owed = 0;                // points its owner pays to the winner of the trick
    bool may_lead = true;        // false: only as the last card in hand
    bool needs_trick = false;    // a side that cannot pay for it loses it to the trick's winner
    bool excused = false;        // a side that cannot pay for it keeps it all the same
    std::vector<int> pays_with;  // cards that can be given for it; empty: any
    CleanRun clean_run = CleanRun::led;
    FoolLast last = FoolLast::to_winner;

    // Whether it matters if a side can pay.
    bool is_debt() const { return needs_trick || excused; }
    // What goes from its owner to the trick's winner at the end if it could not be paid for.
    int unpaid(int value) const { return excused ? -owed : value - owed; }
};

// A line of ranks, low to high; the cards of one rank are equal.
using Ranks = std::vector<std::vector<int>>;

// The declaration, in card numbers (places in the game's pack).
struct CardPlay {
    int seats = 4;
    std::vector<Ranks> suits;
    Ranks trumps;
    std::vector<int> values;  // points of each card; as many as the pack has cards
    FoolRules fool;
    bool must_trump = true;
    bool must_overtrump = false;
    bool must_head = false;
    int last_trick = 0;  // points for winning the last trick
    int ultimo = -1;     // a card watched in the last trick, -1 for none
};

// The compiled form: immutable, made once per game and options, shared by all positions.
class Rules {
  public:
    // Throws std::invalid_argument with one sentence when the declaration makes no sense.
    explicit Rules(const CardPlay& play);

    int seats = 0;
    int cards = 0;  // in the pack
    FoolRules fool;
    CardSet fool_pays_with;
    bool must_trump = true;
    bool must_overtrump = false;
    bool must_head = false;
    int last_trick = 0;
    int ultimo_slot = -1;
    std::uint64_t trumps = 0;  // all trumps, without the Fool
    CardSet pack;

    // By slot. beats[s]: cards that take over a trick in which s is winning; an equal card does,
    // so that the last played of equal cards wins without being a special case.
    std::array<CardSet, kSlots> beats{};
    std::array<CardSet, kSlots> suit{};  // all cards of the slot's suit; the Fool has none
    std::array<std::int32_t, kSlots> value{};
    std::array<std::uint8_t, kSlots> lane{};  // 0..3 suits, 4 trumps, 5 the Fool
    std::array<std::uint8_t, kSlots> number_of{};
    std::array<std::uint8_t, kSlots> slot_of_number{};

    bool has_fool() const { return fool.mode != FoolMode::none; }
    // The slot of a card number; throws std::invalid_argument when the pack has no such card.
    int slot(int number) const;
    int number(int slot) const { return number_of[static_cast<std::size_t>(slot)]; }
    // A set from numbers; throws on unknown and on repeated numbers.
    CardSet set_of(std::span<const int> numbers) const;
    std::vector<int> numbers_of(CardSet set) const;  // ascending
    int points(CardSet set) const;
    // Index of the winning card of a plain trick, without the Fool's last-trick rules.
    int winner(std::span<const int> numbers) const;

  private:
    void place_suits(const std::vector<Ranks>& suits);
    void place_trumps(const Ranks& ranks);
    int place_ranks(const Ranks& ranks, int first, int room, const std::string& name);
    void place(int slot, int number);
    void finish(const CardPlay& play);
};

// "7, 12 and 31": for sentences about cards.
std::string list(std::span<const int> numbers);

}  // namespace trionfi
