#include <array>

#include "check.hpp"
#include "games.hpp"
#include "rules.hpp"

using namespace trionfi;

namespace {

std::vector<int> v(std::initializer_list<int> numbers) {
    return numbers;
}

TEST(a_higher_card_of_the_suit_and_every_trump_beat_a_card) {
    const Rules rules(shapes::shape(4, 2, 4, 3));
    const auto& beats = rules.beats[rules.slot(1)];
    for (const int number : {2, 3, 8, 9, 10}) CHECK(beats.has(rules.slot(number)));
    for (const int number : {0, 1, 4, 7}) CHECK(!beats.has(rules.slot(number)));
    CHECK(!rules.beats[rules.slot(9)].has(rules.slot(3)));
    EQUAL(rules.winner(v({1, 7, 3, 0})), 2);
    EQUAL(rules.winner(v({1, 7, 8, 3})), 2);
}

TEST(of_equal_cards_the_last_played_wins) {
    CardPlay play;
    play.suits = {{{0}, {1}}};
    play.trumps = {{2}, {3, 4, 5}, {6}};
    play.values.assign(7, 0);
    const Rules rules(play);
    EQUAL(rules.winner(v({1, 3, 5, 4})), 3);
    EQUAL(rules.winner(v({4, 6, 3, 5})), 1);
    EQUAL(rules.winner(v({5, 2, 3})), 2);
}

TEST(the_fool_never_wins_a_plain_trick) {
    const Rules rules(shapes::shape(4, 2, 4, 3, true));
    EQUAL(rules.winner(v({11, 0, 7})), 1);
    REFUSES(rules.winner(v({11})), "Fool alone");
    REFUSES(rules.winner({}), "without cards");
    REFUSES(rules.winner(v({1, 1})), "named twice");
}

TEST(wrong_declarations_are_refused) {
    auto with = [](auto change) {
        CardPlay play = shapes::shape(4, 2, 4, 3, true);
        change(play);
        return Rules(play);
    };
    REFUSES(with([](CardPlay& p) { p.seats = 1; }), "2 to 6 seats");
    REFUSES(with([](CardPlay& p) { p.values.pop_back(); }), "not in the pack of 11");
    REFUSES(with([](CardPlay& p) { p.values.push_back(1); }), "card 12 is in no suit");
    REFUSES(with([](CardPlay& p) { p.values.clear(); }), "1 to 128 cards");
    REFUSES(with([](CardPlay& p) { p.trumps[0] = {0}; }), "two places");
    REFUSES(with([](CardPlay& p) { p.trumps[0] = {}; }), "without a card");
    REFUSES(with([](CardPlay& p) { p.fool.mode = FoolMode::none; }), "fool_mode");
    REFUSES(with([](CardPlay& p) { p.fool.number = -1; }), "no card is the Fool");
    REFUSES(with([](CardPlay& p) { p.ultimo = 12; }), "ultimo");
    REFUSES(with([](CardPlay& p) { p.suits.resize(5); }), "at most four suits");
    CardPlay wide = shapes::shape(4, 1, 17, 0);
    REFUSES(Rules(wide), "more than 16 cards");
    REFUSES(Rules(shapes::shape(4, 0, 0, 64)), "more than 63 cards");
}

TEST(card_sets_hold_every_slot) {
    CardSet all;
    for (int slot = 0; slot < kSlots; ++slot) {
        CHECK(!all.has(slot));
        all.add(slot);
        CHECK(all.has(slot));
        EQUAL(all.size(), slot + 1);
    }
    for (int slot = 0; slot < kSlots; ++slot) EQUAL(all.pick(slot), slot);
    for (int slot = 0; slot < kSlots; ++slot) EQUAL(all.pop(), slot);
    CHECK(!all);
}

}  // namespace
