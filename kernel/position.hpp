// A state of card play: hands, the trick on the table, and what each seat has won so far.
//
// Everything is counted per seat; a mask of seats combines at the end, so that a search may ask
// for any side. A Position is plain memory: copying it is one memcpy, and `push`/`pop` play and
// take back a card. Only the constructor checks its input; `play` trusts its caller.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cardset.hpp"
#include "rules.hpp"

namespace trionfi {

using SeatMask = std::uint8_t;

// A restriction on leads, as data, so that playouts and searches see future ones as well. While
// it is active a seat of `seats` may lead only cards in `allowed`; if it has none, any card.
struct LeadRule {
    CardSet allowed;
    SeatMask seats = 0;
    std::uint8_t until = 255;     // active while the trick's number is at most this
    std::uint8_t unless_led = 0;  // lanes: over as soon as a trick was led in one of these suits
    bool once = false;            // binds only the first lead of a seat
};
inline constexpr int kMaxLeadRules = 4;

// Why a card may not be played.
enum class Why : std::uint8_t {
    legal,
    not_in_hand,
    must_follow,
    must_trump,
    must_overtrump,
    must_head,
    fool_may_not_lead,
    lead_rule,
};

// The answer to "what may be played, and why not the rest?", independent of the position.
struct Legal {
    CardSet hand;
    CardSet first;  // after the duty to follow or to trump, or after the rule on leading the Fool
    CardSet cards;  // after all duties
    Why duty = Why::legal;     // what forbids the cards outside `first`
    Why further = Why::legal;  // what forbids the cards of `first` outside `cards`
    std::int8_t led = -1;      // slot of the card that set the suit, -1 for none
    std::int8_t best = -1;     // slot of the card that wins the trick so far, -1 for none

    Why why(int slot) const {
        if (!hand.has(slot)) return Why::not_in_hand;
        if (cards.has(slot)) return Why::legal;
        return first.has(slot) ? further : duty;
    }
};

// The trick on the table.
struct Trick {
    CardSet pile;  // its cards, without the Fool
    std::int32_t points = 0;
    std::int8_t leader = 0;
    std::int8_t turn = 0;     // seat to play, -1 when the deal is over
    std::int8_t count = 0;    // cards on the table, the Fool included
    std::int8_t winner = -1;  // seat of the best card, -1 while there is none
    std::int8_t led = -1;
    std::int8_t best = -1;
    std::int8_t fool_seat = -1;                   // who played the Fool to this trick
    std::array<std::uint8_t, kMaxSeats> cards{};  // slots in order of play
};

// What changes with a finished trick, hands and piles apart.
struct Progress {
    std::array<std::int32_t, kMaxSeats> points{};
    std::array<std::uint8_t, kMaxSeats> tricks{};
    std::uint8_t number = 1;         // of the trick, stays at the last one when the deal is over
    std::uint8_t left = 0;           // tricks not finished yet
    SeatMask led_seats = 0;          // who has led
    std::uint8_t led_lanes = 0;      // which suits have been led
    std::int8_t fool_owner = -1;     // who played a Fool that was kept …
    std::int8_t fool_trick = -1;     // … and who won that trick
    std::int8_t fool_holder = -1;    // whose pile the Fool lies in
    std::int8_t ultimo_seat = -1;    // who played the ultimo card to the last trick …
    std::int8_t ultimo_winner = -1;  // … and who won it
};

// What the constructor is told. Empty vectors mean "nothing yet" or "the usual".
struct Start {
    std::vector<std::vector<int>> hands;  // card numbers, without the cards of `trick`
    int leader = 0;
    std::vector<int> sides;  // one label per seat; empty: each seat for itself
    std::vector<int> trick;  // cards on the table, in order of play from the leader
    int first_trick = 1;
    std::vector<int> tricks;            // won before, per seat
    std::vector<int> points;            // made before, per seat
    std::vector<std::vector<int>> won;  // captured before, per seat
    unsigned fool_paid = 0;  // seats whose side can pay for the Fool without winning a trick
};

class Position {
  public:
    struct Undo {
        Trick trick;
        Progress progress;
        std::uint8_t slot;
    };

    // Throws std::invalid_argument with one sentence when the cards cannot be.
    Position(const Rules& rules, const Start& start);

    const Rules* rules;
    std::array<CardSet, kMaxSeats> hands{};
    std::array<CardSet, kMaxSeats> won{};  // captured, without the Fool
    Trick trick;
    Progress progress;
    std::array<SeatMask, kMaxSeats> mates{};  // the side of each seat, itself included
    SeatMask fool_paid = 0;
    std::uint8_t lead_rule_count = 0;
    std::array<LeadRule, kMaxLeadRules> lead_rules{};

    bool over() const { return trick.turn < 0; }
    CardSet legal_cards() const;  // of the seat to play
    Legal legal() const;
    void play(int slot);
    Undo push(int slot);
    void pop(const Undo& undo);

    // The seat that would win the trick if it ended now, -1 if none.
    int winning() const;
    int side_points(unsigned mask) const;
    // The same play so far with other cards in the hands.
    Position with_hands(std::span<const CardSet> others) const;
    void add_lead_rule(const LeadRule& rule);  // throws when there are too many
    void set_sides(std::span<const int> labels);

  private:
    CardSet follow_cards(CardSet hand) const;
    CardSet lead_cards(CardSet hand) const;
    bool binds(const LeadRule& rule) const;
    bool must_beat(CardSet cards) const;
    bool fool_wins() const;
    int settle_fool(int winner);
    void finish_trick();
    void finish_deal(int winner);
    void settle_debt();
    void check_counts(const Start& start);
    void take_history(const Start& start);
};

inline bool Position::binds(const LeadRule& rule) const {
    return (rule.seats >> trick.turn & 1) && progress.number <= rule.until &&
           !(rule.once && (progress.led_seats >> trick.turn & 1)) &&
           !(rule.unless_led & progress.led_lanes);
}

inline CardSet Position::lead_cards(CardSet hand) const {
    if (trick.count > 0) return hand;  // the Fool was led: the second card is free
    CardSet cards = hand;
    if (!rules->fool.may_lead && hand.has_fool() && hand.size() > 1) cards.trumps &= ~kFoolBit;
    for (int i = 0; i < lead_rule_count; ++i) {
        if (!binds(lead_rules[i])) continue;
        if (const CardSet kept = cards & lead_rules[i].allowed) cards = kept;
    }
    return cards;
}

// After the duty to follow or to trump; the Fool apart.
inline CardSet Position::follow_cards(CardSet hand) const {
    if (const CardSet same = hand & rules->suit[trick.led]) return same;
    const std::uint64_t trumps = hand.trumps & rules->trumps;
    if (rules->must_trump && trumps) return {0, trumps};
    return hand;
}

// Whether a card that beats the best one must be preferred among `cards`.
inline bool Position::must_beat(CardSet cards) const {
    return rules->must_head || (rules->must_overtrump && !cards.suits && cards.trumps);
}

inline CardSet Position::legal_cards() const {
    const CardSet hand = hands[trick.turn];
    if (trick.led < 0) return lead_cards(hand);
    CardSet cards = follow_cards(hand);
    if (must_beat(cards)) {
        if (const CardSet over = cards & rules->beats[trick.best]) cards = over;
    }
    cards.trumps |= hand.trumps & kFoolBit;
    return cards;
}

inline int Position::winning() const {
    return trick.fool_seat >= 0 && fool_wins() ? trick.fool_seat : trick.winner;
}

inline int Position::side_points(unsigned mask) const {
    int sum = 0;
    for (int seat = 0; seat < rules->seats; ++seat)
        if (mask >> seat & 1) sum += progress.points[seat];
    return sum;
}

// After winning every earlier trick, a side's Fool wins the last one.
inline bool Position::fool_wins() const {
    if (rules->fool.mode != FoolMode::french || progress.left != 1 || progress.number < 2)
        return false;
    if (rules->fool.clean_run == CleanRun::never) return false;
    const int owner = trick.fool_seat;
    if (rules->fool.clean_run == CleanRun::led && owner != trick.leader) return false;
    int tricks = 0;
    for (int seat = 0; seat < rules->seats; ++seat)
        if (mates[owner] >> seat & 1) tricks += progress.tricks[seat];
    return tricks == progress.number - 1;
}

inline void Position::play(int slot) {
    const int seat = trick.turn;
    hands[seat].remove(slot);
    if (trick.count == 0) progress.led_seats |= static_cast<SeatMask>(1 << seat);
    trick.cards[trick.count++] = static_cast<std::uint8_t>(slot);
    if (slot == kFool) {
        trick.fool_seat = static_cast<std::int8_t>(seat);
    } else {
        if (trick.best < 0) {
            trick.led = static_cast<std::int8_t>(slot);
            progress.led_lanes |= static_cast<std::uint8_t>(1 << rules->lane[slot]);
        }
        if (trick.best < 0 || rules->beats[trick.best].has(slot)) {
            trick.best = static_cast<std::int8_t>(slot);
            trick.winner = static_cast<std::int8_t>(seat);
        }
        trick.pile.add(slot);
        trick.points += rules->value[slot];
    }
    if (trick.count == rules->seats) {
        finish_trick();
    } else {
        trick.turn = static_cast<std::int8_t>(seat + 1 == rules->seats ? 0 : seat + 1);
    }
}

inline void Position::finish_trick() {
    int winner = trick.winner;
    if (trick.fool_seat >= 0) winner = settle_fool(winner);
    progress.points[winner] += trick.points;
    ++progress.tricks[winner];
    won[winner] |= trick.pile;
    if (--progress.left == 0) {
        finish_deal(winner);
        return;
    }
    ++progress.number;
    trick = Trick{};
    trick.leader = trick.turn = static_cast<std::int8_t>(winner);
}

inline Position::Undo Position::push(int slot) {
    const Undo undo{trick, progress, static_cast<std::uint8_t>(slot)};
    play(slot);
    return undo;
}

inline void Position::pop(const Undo& undo) {
    if (undo.trick.count + 1 == rules->seats) {
        CardSet pile = undo.trick.pile;
        if (undo.slot != kFool) pile.add(undo.slot);
        won[trick.leader] = won[trick.leader] - pile;  // the winner leads, or led last
    }
    trick = undo.trick;
    progress = undo.progress;
    hands[trick.turn].add(undo.slot);
}

}  // namespace trionfi
