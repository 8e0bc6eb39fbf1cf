#include "playout.hpp"
#include "check.hpp"
#include "games.hpp"
#include "line.hpp"

using namespace trionfi;

namespace {

TEST(random_deals_are_the_same_on_any_number_of_threads) {
    CardPlay play = shapes::shape(4, 4, 14, 21, true);
    play.fool.mode = FoolMode::french;
    play.must_overtrump = true;
    const Rules rules(play);
    const std::int64_t deals = check::long_run() ? 100000 : 1000;
    const DealStats one = random_deals(rules, 18, deals, 3, 1);
    EQUAL(one.deals, deals);
    EQUAL(one.cards, deals * 72);
    for (const int threads : {2, 3, 5}) {
        const DealStats many = random_deals(rules, 18, deals, 3, threads);
        EQUAL(many.checksum, one.checksum);
        EQUAL(many.cards, one.cards);
    }
    CHECK(random_deals(rules, 18, deals, 4, 1).checksum != one.checksum);
}

TEST(playouts_give_every_point_to_somebody) {
    const Rules rules(shapes::shape(3, 3, 5, 0));
    Start start;
    start.hands = {{0, 3, 6, 9, 12}, {1, 4, 7, 10, 13}, {2, 5, 8, 11, 14}};
    const Position position(rules, start);
    const auto points = playouts(position, 100, 1, 3);
    EQUAL(points.size(), 300U);
    for (std::size_t i = 0; i < points.size(); i += 3)
        EQUAL(points[i] + points[i + 1] + points[i + 2], 3 * (4 + 5));
    CHECK(playouts(position, 100, 1, 1) == points);
    CHECK(playouts(position, 0, 1, 4).empty());
}

TEST(every_processor_plays_the_same_cards) {
    const Rules rules(shapes::shape(4, 4, 5, 12, true));
    for (std::uint64_t stream = 0; stream < 500; ++stream) {
        Start start;
        start.hands.resize(4);
        for (int number = 0; number < 32; ++number)
            start.hands[number % 4].push_back((number * 7 + static_cast<int>(stream)) % 33);
        Position here(rules, start);
        Position there = here;
        Random random(1, stream);
        Random again(1, stream);
        EQUAL(play_out(here, random), play_out_portably(there, again));
        CHECK(here.progress.points == there.progress.points);
        CHECK(here.won == there.won);
    }
}

TEST(a_random_number_stays_below_its_bound_and_reaches_it) {
    Random random(1, 1);
    std::vector<int> seen(10);
    for (int i = 0; i < 1000; ++i) ++seen.at(static_cast<std::size_t>(random.below(10)));
    for (const int count : seen) CHECK(count > 50);
}

TEST(a_line_replays_to_take_back) {
    const auto rules = std::make_shared<const Rules>(shapes::shape(2, 2, 4, 0));
    Start start;
    start.hands = {{0, 1, 4}, {2, 3, 5}};
    Line line(rules, start);
    REFUSES(line.undo(), "no card has been played");
    REFUSES(line.play(2), "not_in_hand");
    REFUSES(line.play(9), "not in the pack");
    line.play(0);
    REFUSES(line.play(5), "must_follow");
    line.play(3);
    line.play(5);
    const Line world = line.with_hands({{1, 6}, {2}}, {});
    EQUAL(world.now().hands[0].has(rules->slot(6)), true);
    line.undo();
    EQUAL(static_cast<int>(line.now().trick.turn), 1);
    EQUAL(line.now().progress.points[1], 1 + 5);
    line.undo();
    line.undo();
    EQUAL(static_cast<int>(line.now().trick.turn), 0);
}

}  // namespace
