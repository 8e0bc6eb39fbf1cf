#include "set_score.hpp"
#include "check.hpp"
#include "games.hpp"

using namespace trionfi;

namespace {

// Cards 0..9 are two suits of five, 10..14 trumps, 15 the Fool.
Rules pack() {
    return Rules(shapes::shape(2, 2, 5, 5, true));
}

// Points for every subset: 3 a card, nothing below two cards.
StageTable pairs(std::vector<int> cards) {
    StageTable stage{std::move(cards), {}};
    for (unsigned subset = 0; subset < 1U << stage.cards.size(); ++subset) {
        const int count = std::popcount(subset);
        stage.table.push_back(count < 2 ? 0 : 3 * count);
    }
    return stage;
}

int score(const SetScore& counter, const Rules& rules, const std::vector<int>& cards) {
    return counter.score(rules.set_of(cards));
}

TEST(groups_add_up_and_families_are_multiplied) {
    const Rules rules = pack();
    const SetScore counter(
        rules, {{2, 10, {{pairs({0, 1, 5})}, {pairs({9, 12, 15})}}}, {1, 1, {{pairs({0, 15})}}}});
    EQUAL(score(counter, rules, {}), 0);
    EQUAL(score(counter, rules, {0, 9, 12}), 6);
    EQUAL(score(counter, rules, {0, 5, 9, 12}), 120);
    EQUAL(score(counter, rules, {0, 1, 5, 9, 12, 15}), 186);
}

TEST(stages_hand_a_state_on) {
    const Rules rules = pack();
    // How many cards are held from the top down without a gap, three and two cards at a time.
    StageTable first{{14, 13, 12}, {}}, second{{11, 10}, {}};
    for (unsigned subset = 0; subset < 8; ++subset) first.table.push_back(std::countr_one(subset));
    for (int state = 0; state < 4; ++state)
        for (unsigned subset = 0; subset < 4; ++subset)
            second.table.push_back(state < 3 ? state : state + std::countr_one(subset));
    const SetScore counter(rules, {{1, 1, {{first, second}}}});
    EQUAL(score(counter, rules, {14, 13, 11}), 2);
    EQUAL(score(counter, rules, {14, 13, 12, 10}), 3);
    EQUAL(score(counter, rules, {14, 13, 12, 11, 10, 0}), 5);
}

TEST(worth_is_gain_and_loss) {
    const Rules rules = pack();
    const SetScore counter(rules, {{1, 1, {{pairs({0, 1, 2})}}}});
    const auto worth =
        counter.worth(rules.set_of(std::vector{0, 1}), {}, rules.set_of(std::vector{2, 3}), 8, 1);
    EQUAL(worth.size(), std::size_t{2});
    EQUAL(worth[0], 3.0);
    EQUAL(worth[1], 0.0);
    const auto random = counter.worth({}, {}, rules.pack, 2000, 1);
    CHECK(random[0] > 6 && random[0] < 8);  // (0 + 6 + 6 + 3) / 4 for each side on the average
}

TEST(playouts_score_what_was_captured) {
    const Rules rules = pack();
    const SetScore counter(rules, {{1, 1, {{pairs({0, 1, 2, 3})}}}});
    Start start;
    start.hands = {{0, 1, 2, 3}, {5, 6, 7, 8}};
    const Position position(rules, start);
    const std::vector<unsigned> masks = {1, 2, 3};
    const auto scores = score_playouts(position, counter, masks, 50, 1, 3);
    CHECK(scores == score_playouts(position, counter, masks, 50, 1, 1));
    for (std::size_t i = 0; i < 50; ++i) EQUAL(scores[3 * i + 2], 12);
}

TEST(tables_that_make_no_sense_are_refused) {
    const Rules rules = pack();
    const StageTable good = pairs({0, 1});
    const auto make = [&](const FamilyTables& family) { return SetScore(rules, {family}); };
    REFUSES(make({0, 1, {{good}}}), "from one scoring group on");
    REFUSES(make({1, 1, {{}}}), "one stage or more");
    REFUSES(make({1, 1, {{{{}, {0}}}}}), "1 to 16 cards");
    REFUSES(make({1, 1, {{{{0, 1}, {0, 0, 0}}}}}), "4 entries for each state");
    REFUSES(make({1, 1, {{{{0, 0}, {0, 0, 0, 0}}}}}), "");
    REFUSES(make({1, 1, {{{{0, 99}, {0, 0, 0, 0}}}}}), "");
    REFUSES(make({1, 1, {{{{0}, {0, 0, 0, 0}}}}}), "first stage of a group");
    REFUSES(make({1, 1, {{good, good}}}), "next one has 1");
    REFUSES(SetScore(rules, {}).worth({}, {}, {}, 0, 1), "at least one sample");
}

}  // namespace
