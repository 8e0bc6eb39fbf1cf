#include "position.hpp"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace trionfi {
namespace {

constexpr int kMostPoints = 100'000'000;  // of a seat before the position

[[noreturn]] void refuse(const std::string& sentence) {
    throw std::invalid_argument(sentence);
}

std::string seat_name(int seat) {
    return "seat " + std::to_string(seat);
}

// Adds cards that must not be in `seen` yet.
CardSet fresh(const Rules& rules, const std::vector<int>& numbers, CardSet& seen,
              const std::string& where) {
    CardSet set;
    for (const int number : numbers) {
        const int slot = rules.slot(number);
        if (seen.has(slot))
            refuse("card " + std::to_string(number) + " (" + where + ") is named twice");
        seen.add(slot);
        set.add(slot);
    }
    return set;
}

void check_length(std::size_t length, int seats, const std::string& what, bool may_be_empty) {
    if (may_be_empty && length == 0) return;
    if (static_cast<int>(length) != seats)
        refuse(what + " has " + std::to_string(length) + " entries for " + std::to_string(seats) +
               " seats");
}

}  // namespace

Position::Position(const Rules& the_rules, const Start& start) : rules(&the_rules) {
    check_counts(start);
    set_sides(start.sides);
    CardSet seen;
    for (int seat = 0; seat < rules->seats; ++seat) {
        hands[seat] = fresh(*rules, start.hands[seat], seen, "hand of " + seat_name(seat));
    }
    const CardSet table = fresh(*rules, start.trick, seen, "trick");
    for (std::size_t seat = 0; seat < start.won.size(); ++seat) {
        won[seat] =
            fresh(*rules, start.won[seat], seen, "won by " + seat_name(static_cast<int>(seat)));
    }
    take_history(start);
    if (!table && progress.left == 0) {
        trick.leader = static_cast<std::int8_t>(start.leader);
        trick.turn = -1;
        return;
    }
    trick.leader = trick.turn = static_cast<std::int8_t>(start.leader);
    for (const int number : start.trick) {
        hands[trick.turn].add(rules->slot(number));
        play(rules->slot(number));
    }
}

// Every seat holds as many cards as there are tricks left, less one if it has played already.
void Position::check_counts(const Start& start) {
    const int seats = rules->seats;
    check_length(start.hands.size(), seats, "hands", false);
    check_length(start.tricks.size(), seats, "tricks", true);
    check_length(start.points.size(), seats, "points", true);
    check_length(start.won.size(), seats, "won", true);
    if (start.leader < 0 || start.leader >= seats)
        refuse("leader " + std::to_string(start.leader) + " is no seat of this game");
    const int played = static_cast<int>(start.trick.size());
    if (played >= seats) refuse("a trick on the table has fewer cards than there are seats");
    const int turn = (start.leader + played) % seats;
    const int most = static_cast<int>(start.hands[turn].size());
    if (played > 0 && most == 0) refuse(seat_name(turn) + " is to play and has no card");
    for (int i = 0; i < seats; ++i) {
        const int seat = (start.leader + i) % seats;
        const int wanted = most - (i < played);
        const int held = static_cast<int>(start.hands[seat].size());
        if (held != wanted)
            refuse(seat_name(seat) + " holds " + std::to_string(held) + " cards where " +
                   std::to_string(wanted) + " are expected");
    }
    if (start.first_trick < 1 || start.first_trick > 128 - most)
        refuse("first_trick " + std::to_string(start.first_trick) + " is out of range");
    progress.left = static_cast<std::uint8_t>(most);
    progress.number = static_cast<std::uint8_t>(start.first_trick);
}

void Position::take_history(const Start& start) {
    if (start.fool_paid >= 1U << rules->seats)
        refuse("fool_paid is a mask of seats of the game, not " + std::to_string(start.fool_paid));
    fool_paid = static_cast<SeatMask>(start.fool_paid);
    int tricks = 0;
    for (int seat = 0; seat < rules->seats; ++seat) {
        if (won[seat].has_fool()) {
            progress.fool_holder = static_cast<std::int8_t>(seat);
            won[seat].remove(kFool);
        }
        if (!start.tricks.empty()) {
            if (start.tricks[seat] < 0) refuse("nobody wins fewer than no tricks");
            if (start.tricks[seat] > start.first_trick)
                refuse(seat_name(seat) + " cannot have won " + std::to_string(start.tricks[seat]) +
                       " tricks before trick " + std::to_string(start.first_trick));
            tricks += start.tricks[seat];
        }
        if (!start.points.empty()) {
            if (std::abs(start.points[seat] / 2) > kMostPoints / 2)
                refuse(seat_name(seat) + " cannot have made " + std::to_string(start.points[seat]) +
                       " points before");
            progress.points[seat] = start.points[seat];
        } else if (!start.won.empty()) {
            progress.points[seat] = rules->points(rules->set_of(start.won[seat]));
        }
    }
    if (start.tricks.empty()) return;
    if (tricks != start.first_trick - 1)
        refuse("the seats have won " + std::to_string(tricks) + " tricks before trick " +
               std::to_string(start.first_trick));
    for (int seat = 0; seat < rules->seats; ++seat)
        progress.tricks[seat] = static_cast<std::uint8_t>(start.tricks[seat]);
}

void Position::set_sides(std::span<const int> labels) {
    const int seats = rules->seats;
    check_length(labels.size(), seats, "sides", true);
    for (int seat = 0; seat < seats; ++seat) {
        mates[seat] = static_cast<SeatMask>(1 << seat);
        for (int other = 0; !labels.empty() && other < seats; ++other)
            if (labels[other] == labels[seat]) mates[seat] |= static_cast<SeatMask>(1 << other);
    }
}

void Position::add_lead_rule(const LeadRule& rule) {
    if (lead_rule_count == kMaxLeadRules)
        refuse("a position holds at most " + std::to_string(kMaxLeadRules) + " lead rules");
    lead_rules[lead_rule_count++] = rule;
}

Legal Position::legal() const {
    Legal legal;
    legal.led = trick.led;
    legal.best = trick.best;
    if (over()) return legal;
    legal.hand = hands[trick.turn];
    legal.cards = legal_cards();
    if (trick.led < 0) {
        legal.first = legal.hand;
        if (!rules->fool.may_lead && !legal.cards.has_fool()) legal.first.trumps &= ~kFoolBit;
        legal.duty = Why::fool_may_not_lead;
        legal.further = Why::lead_rule;
        return legal;
    }
    legal.first = follow_cards(legal.hand);
    const bool follows = static_cast<bool>(legal.first & rules->suit[trick.led]);
    legal.duty = follows ? Why::must_follow : Why::must_trump;
    legal.further = rules->must_head ? Why::must_head : Why::must_overtrump;
    legal.first.trumps |= legal.hand.trumps & kFoolBit;
    return legal;
}

// Credits the Fool of the finished trick, and returns who wins the trick.
int Position::settle_fool(int winner) {
    const int owner = trick.fool_seat;
    const FoolRules& fool = rules->fool;
    const int value = rules->value[kFool];
    auto give = [&](int holder, int payer_side_gets) {
        progress.points[holder] += value - payer_side_gets;
        progress.points[winner] += payer_side_gets;
        progress.fool_holder = static_cast<std::int8_t>(holder);
    };
    if (fool.mode == FoolMode::french && progress.left == 1) {
        if (fool_wins()) winner = owner;
        int receiver = winner;
        const bool own_trick = mates[owner] >> winner & 1;
        if (fool.last == FoolLast::always_changes && winner != owner && own_trick) {
            for (int i = 1; i < rules->seats && receiver == winner; ++i) {
                const int other = (owner + i) % rules->seats;
                if (!(mates[owner] >> other & 1)) receiver = other;
            }
        }
        give(receiver, receiver == winner ? 0 : fool.owed);
        return winner;
    }
    give(owner, fool.owed);
    progress.fool_owner = static_cast<std::int8_t>(owner);
    progress.fool_trick = static_cast<std::int8_t>(winner);
    return winner;
}

void Position::finish_deal(int winner) {
    progress.points[winner] += rules->last_trick;
    const int ultimo = rules->ultimo_slot;
    for (int i = 0; i < trick.count; ++i) {
        if (trick.cards[i] != ultimo) continue;
        progress.ultimo_seat = static_cast<std::int8_t>((trick.leader + i) % rules->seats);
        progress.ultimo_winner = static_cast<std::int8_t>(winner);
    }
    if (rules->fool.is_debt()) settle_debt();
    trick = Trick{};
    trick.leader = static_cast<std::int8_t>(winner);
    trick.turn = -1;
}

// A side that owes a card for the Fool and has none to give loses the Fool itself, or is excused.
void Position::settle_debt() {
    const int owner = progress.fool_owner;
    if (owner < 0 || (mates[owner] >> progress.fool_trick & 1) || (fool_paid & mates[owner]))
        return;
    CardSet pile;
    for (int seat = 0; seat < rules->seats; ++seat)
        if (mates[owner] >> seat & 1) pile |= won[seat];
    if (pile & rules->fool_pays_with) return;
    const int moved = rules->fool.unpaid(rules->value[kFool]);
    progress.points[owner] -= moved;
    progress.points[progress.fool_trick] += moved;
    if (rules->fool.needs_trick) progress.fool_holder = progress.fool_trick;
}

Position Position::with_hands(std::span<const CardSet> others) const {
    check_length(others.size(), rules->seats, "hands", false);
    CardSet seen = trick.pile;
    for (int seat = 0; seat < rules->seats; ++seat) seen |= won[seat];
    if (trick.fool_seat >= 0 || progress.fool_holder >= 0) seen.add(kFool);
    Position world = *this;
    for (int seat = 0; seat < rules->seats; ++seat) {
        const CardSet twice = others[seat] & seen;
        if (twice)
            refuse("card " + std::to_string(rules->number(twice.first())) + " in the hand of " +
                   seat_name(seat) + " has been played or is in another hand");
        if (others[seat].size() != hands[seat].size())
            refuse(seat_name(seat) + " holds " + std::to_string(hands[seat].size()) +
                   " cards, not " + std::to_string(others[seat].size()));
        seen |= others[seat];
        world.hands[seat] = others[seat];
    }
    return world;
}

}  // namespace trionfi
