#include "solver.hpp"

#include <chrono>
#include <stdexcept>
#include <thread>

#include "check.hpp"
#include "games.hpp"
#include "random.hpp"

using namespace trionfi;

namespace {

Position deal(const Rules& rules, int size, Random& random) {
    std::vector<int> pack(static_cast<std::size_t>(rules.cards));
    std::iota(pack.begin(), pack.end(), 0);
    for (int i = rules.cards; i > 1; --i) std::swap(pack[i - 1], pack[random.below(i)]);
    Start start;
    for (int seat = 0; seat < rules.seats; ++seat) {
        start.hands.emplace_back(pack.begin() + seat * size, pack.begin() + (seat + 1) * size);
        start.sides.push_back(seat % 2);
    }
    start.leader = random.below(rules.seats);
    return {rules, start};
}

Objective side_of_even_seats(const Rules& rules) {
    Objective objective;
    for (int seat = 0; seat < rules.seats; seat += 2) objective.side |= 1U << seat;
    return objective;
}

std::vector<CardPlay> shapes_of_play() {
    std::vector<CardPlay> plays{shapes::shape(4, 4, 8, 0), shapes::shape(3, 2, 6, 8),
                                shapes::shape(4, 2, 5, 9, true)};
    CardPlay french = shapes::shape(4, 3, 6, 9, true);
    french.fool.mode = FoolMode::french;
    french.must_overtrump = true;
    plays.push_back(french);
    french.fool.clean_run = CleanRun::any;
    french.fool.last = FoolLast::always_changes;
    french.last_trick = 3;
    plays.push_back(french);
    CardPlay surrender = shapes::shape(4, 3, 6, 6, true);
    surrender.fool.needs_trick = true;
    surrender.fool.may_lead = false;
    surrender.fool.pays_with = {0, 1, 2, 6, 7, 8};
    surrender.last_trick = 6;
    plays.push_back(surrender);
    surrender.fool.mode = FoolMode::french;
    surrender.fool.may_lead = true;
    plays.push_back(surrender);
    surrender.fool.needs_trick = false;
    surrender.fool.excused = true;
    plays.push_back(surrender);
    surrender.fool.mode = FoolMode::kept;
    plays.push_back(surrender);
    CardPlay equal = shapes::shape(4, 2, 6, 4);
    equal.trumps = {{12}, {13, 14, 15}};
    plays.push_back(equal);
    CardPlay head = shapes::shape(5, 4, 4, 5, true);
    head.must_head = true;
    plays.push_back(head);
    CardPlay free = shapes::shape(3, 3, 5, 4, true);
    free.must_trump = false;
    plays.push_back(free);
    CardPlay negative = shapes::shape(3, 3, 5, 4, true);
    negative.values[4] = -7;
    negative.values[9] = 12;
    plays.push_back(negative);
    return plays;
}

// Two solutions that must not differ.
void same(const Solution& found, const Solution& one) {
    EQUAL(found.result.low, one.result.low);
    EQUAL(found.result.high, one.result.high);
    EQUAL(found.cards.size(), one.cards.size());
    for (std::size_t i = 0; i < one.cards.size(); ++i) {
        EQUAL(found.cards[i].number, one.cards[i].number);
        EQUAL(found.cards[i].result.low, one.cards[i].result.low);
        EQUAL(found.cards[i].result.high, one.cards[i].result.high);
    }
    CHECK(found.line == one.line);
}

TEST(values_are_those_of_plain_alpha_beta) {
    for (const CardPlay& play : shapes_of_play()) {
        const Rules rules(play);
        const Objective objective = side_of_even_seats(rules);
        Random random(1, static_cast<std::uint64_t>(rules.cards));
        for (int i = 0; i < (check::long_run() ? 2000 : 60); ++i) {
            const int size = 1 + random.below(std::min(4, rules.cards / rules.seats));
            Position position = deal(rules, size, random);
            for (int k = random.below(rules.seats); k > 0; --k) {
                const CardSet legal = position.legal_cards();
                position.play(legal.pick(random.below(legal.size())));
            }
            SolveOptions options;
            options.techniques.exact = i % 2 == 0;
            const Solution found = solve(position, objective, options);
            EQUAL(found.result.low, found.result.high);
            EQUAL(found.result.low, solve_plainly(position, objective));
            for (const CardResult& card : found.cards) {
                Position next = position;
                next.play(rules.slot(card.number));
                EQUAL(card.result.low, card.result.high);
                EQUAL(card.result.low, solve_plainly(next, objective));
            }
            Position end = position;
            for (const int number : found.line) end.play(rules.slot(number));
            CHECK(end.over());
            EQUAL(end.side_points(objective.side), found.result.low);
        }
    }
}

// Long classes of cards of one value, in which most of the order decides nothing.
TEST(low_cards_may_change_hands) {
    std::vector<CardPlay> plays{shapes::shape(4, 2, 9, 9), shapes::shape(3, 1, 8, 13, true),
                                shapes::shape(5, 2, 8, 12, true)};
    for (CardPlay& play : plays) {
        for (std::size_t i = 0; i < play.values.size(); ++i) play.values[i] = i % 8 == 7 ? 4 : 1;
        play.last_trick = 3;
        for (const bool head : {false, true})
            for (const bool overtrump : {false, true}) {
                play.must_head = head;
                play.must_overtrump = overtrump;
                const Rules rules(play);
                Objective objective = side_of_even_seats(rules);
                Random random(10, static_cast<std::uint64_t>(2 * head + overtrump));
                for (int i = 0; i < (check::long_run() ? 1500 : 60); ++i) {
                    objective.slam = {0, i % 3 == 0 ? 5 : 0, 0};
                    const int size = 2 + random.below(rules.seats > 4 ? 2 : 4);
                    const Position position = deal(rules, size, random);
                    SolveOptions options;
                    options.techniques.exact = false;
                    const Solution found = solve(position, objective, options);
                    options.techniques.partition = false;
                    const Solution other = solve(position, objective, options);
                    same(found, other);
                    if (size < 4) EQUAL(found.result.low, solve_plainly(position, objective));
                }
            }
    }
}

// Cards of many values, few alike: neighbours and positions that differ in values bound each other.
TEST(neighbours_of_other_value_may_change_places) {
    for (const CardPlay& shape : shapes_of_play()) {
        Random random(11, static_cast<std::uint64_t>(shape.values.size()));
        for (int i = 0; i < (check::long_run() ? 3000 : 100); ++i) {
            CardPlay play = shape;
            for (int& value : play.values) value = std::array{1, 1, 2, 2, 5, 9}[random.below(6)];
            if (i % 5 == 0) play.values[0] = -2;
            if (play.fool.mode != FoolMode::none) play.values[play.fool.number] = 9;
            const Rules rules(play);
            Objective objective = side_of_even_seats(rules);
            if (i % 4 == 0) objective.slam = {0, 7, 0};
            const int size = 2 + random.below(std::min(3, rules.cards / rules.seats - 1));
            const Position position = deal(rules, size, random);
            SolveOptions options;
            options.techniques.exact = i % 2 == 0;
            const Solution found = solve(position, objective, options);
            EQUAL(found.result.low, found.result.high);
            EQUAL(found.result.low, solve_plainly(position, objective));
            options.techniques.near_table = false;
            same(found, solve(position, objective, options));
            options.techniques.dominance = false;
            same(found, solve(position, objective, options));
        }
    }
}

// Cards of one rank and of several values are not alike.
TEST(equal_cards_may_differ_in_value) {
    CardPlay play = shapes::shape(4, 1, 4, 0);
    play.trumps = {{4}, {5, 6, 7, 8}, {9}, {10}, {11}};
    play.values = {1, 1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1};
    const Rules known(play);
    Start start;
    start.hands = {{7, 9, 5}, {6, 8, 10}, {2, 4, 11}, {3, 0, 1}};
    start.sides = {0, 1, 0, 1};
    EQUAL(solve({known, start}, side_of_even_seats(known), SolveOptions{}).result.low, 13);
    Random random(12, 1);
    for (int i = 0; i < (check::long_run() ? 30000 : 1000); ++i) {
        for (int& value : play.values) value = std::array{1, 1, 6}[random.below(3)];
        const Rules rules(play);
        const Objective objective = side_of_even_seats(rules);
        const Position position = deal(rules, 2 + random.below(2), random);
        EQUAL(solve(position, objective, SolveOptions{}).result.low,
              solve_plainly(position, objective));
    }
}

// Several threads, marks everywhere and values in blocks: what a node that fails rests on.
TEST(threads_keep_marks_of_cards_that_need_not_be_tried) {
    CardPlay play = shapes::shape(2, 1, 9, 9);
    for (std::size_t i = 0; i < play.values.size(); ++i) play.values[i] = i < 5 ? 1 : 3;
    play.suits = {};
    play.suits.emplace_back();
    for (int number = 9; number < 18; ++number) play.suits.back().push_back({number});
    play.trumps = {};
    for (int number = 0; number < 9; ++number) play.trumps.push_back({number});
    const Rules rules(play);
    Start start;
    start.hands = {{17, 3, 2, 12, 7, 14, 16, 11}, {5, 9, 6, 10, 1, 15, 4, 0}};
    start.sides = {0, 1};
    start.leader = 1;
    Objective objective;
    objective.side = 1;
    SolveOptions options;
    options.techniques.exact = false;
    options.techniques.dominance = false;
    options.threads = 2;
    EQUAL(solve({rules, start}, objective, options).result.low, 18);
    Random random(13, 1);
    for (int i = 0; i < (check::long_run() ? 3000 : 40); ++i) {
        const Position position = deal(rules, 6 + random.below(3), random);
        options.threads = 1;
        const Solution one = solve(position, objective, options);
        options.threads = 2;
        same(solve(position, objective, options), one);
    }
}

TEST(a_lead_rule_binds_the_solver_too) {
    CardPlay play = shapes::shape(3, 3, 5, 4, true);
    const Rules kept(play);
    play.fool.mode = FoolMode::french;  // a Fool that may not be led may be lost
    const Rules french(play);
    const Objective objective = side_of_even_seats(kept);
    Random random(2, 2);
    for (int i = 0; i < (check::long_run() ? 4000 : 200); ++i) {
        const Rules& rules = i % 2 ? kept : french;
        Position position = deal(rules, 4, random);
        LeadRule rule;
        rule.allowed = rules.pack - CardSet{0xffff, 0};
        rule.seats = static_cast<SeatMask>(1 + random.below(7));
        rule.until = static_cast<std::uint8_t>(1 + random.below(4));
        rule.once = random.below(2) == 0;
        rule.unless_led = random.below(2) ? 2 : 0;
        position.add_lead_rule(rule);
        SolveOptions options;
        options.techniques.exact = i % 2 == 0;
        const Solution found = solve(position, objective, options);
        EQUAL(found.result.low, solve_plainly(position, objective));
        EQUAL(found.result.high, found.result.low);
    }
}

TEST(a_budget_gives_honest_bounds) {
    const Rules rules(shapes::shape(4, 4, 8, 6, true));
    const Objective objective = side_of_even_seats(rules);
    Random random(3, 3);
    for (int i = 0; i < 10; ++i) {
        const Position position = deal(rules, 6, random);
        SolveOptions options;
        const Solution exact = solve(position, objective, options);
        for (options.nodes = 10; options.nodes < 100000; options.nodes *= 7) {
            const Solution bounded = solve(position, objective, options);
            CHECK(bounded.nodes <= options.nodes + 1);
            CHECK(bounded.result.low <= exact.result.low);
            CHECK(bounded.result.high >= exact.result.high);
            CHECK(bounded.stopped || bounded.result.exact());
        }
    }
}

TEST(many_positions_have_the_same_answers_on_any_number_of_threads) {
    const Rules rules(shapes::shape(4, 4, 8, 6, true));
    const Objective objective = side_of_even_seats(rules);
    Random random(4, 4);
    std::vector<Position> positions;
    for (int i = 0; i < 12; ++i) positions.push_back(deal(rules, 5, random));
    SolveOptions options;
    options.nodes = 3000;
    const auto one = solve_all(positions, objective, options, 1);
    for (const int threads : {2, 3}) {
        const auto many = solve_all(positions, objective, options, threads);
        for (std::size_t i = 0; i < one.size(); ++i) {
            EQUAL(many[i].result.low, one[i].result.low);
            EQUAL(many[i].result.high, one[i].result.high);
            EQUAL(many[i].nodes, one[i].nodes);
        }
    }
}

TEST(one_position_has_the_same_answer_on_any_number_of_threads) {
    Random random(6, 6);
    for (CardPlay play : shapes_of_play()) {
        play.last_trick = 2;
        const Rules rules(play);
        Objective objective = side_of_even_seats(rules);
        for (int i = 0; i < (check::long_run() ? 12 : 3); ++i) {
            if (i % 2) objective.slam = {0, 30, -20};
            const Position position = deal(rules, rules.cards / rules.seats, random);
            SolveOptions options;
            const Solution one = solve(position, objective, options);
            CHECK(one.result.exact());
            for (options.threads = 2; options.threads <= 8;
                 options.threads += 1 + random.below(5)) {
                // Helped from the first card on, and only where it takes long.
                options.alone = random.below(2) ? 0 : 512;
                options.techniques.exact = random.below(2) == 0;
                same(solve(position, objective, options), one);
                const int value = one.result.low;
                EQUAL(reaches(position, objective, value, options).reached, 1);
                EQUAL(reaches(position, objective, value + 1, options).reached, 0);
            }
        }
    }
}

TEST(threads_share_a_table_that_grows) {
    const Rules rules(shapes::shape(4, 4, 8, 6, true));
    const Objective objective = side_of_even_seats(rules);
    Random random(7, 7);
    for (int i = 0; i < 3; ++i) {
        const Position position = deal(rules, 8, random);
        SolveOptions options;
        const Solution one = solve(position, objective, options);
        options.threads = 3;
        options.alone = 64;
        for (const std::size_t memory : {1 << 16, 1 << 20, 1 << 28}) {
            options.memory = memory;
            same(solve(position, objective, options), one);
        }
    }
}

TEST(a_budget_does_not_know_of_threads) {
    const Rules rules(shapes::shape(4, 4, 8, 6, true));
    const Objective objective = side_of_even_seats(rules);
    Random random(8, 8);
    const Position position = deal(rules, 7, random);
    SolveOptions options;
    for (options.nodes = 100; options.nodes < 2'000'000; options.nodes *= 9) {
        options.threads = 1;
        const Solution one = solve(position, objective, options);
        options.threads = 4;
        const Solution many = solve(position, objective, options);
        same(many, one);
        EQUAL(many.nodes, one.nodes);
        EQUAL(many.stopped, one.stopped);
    }
}

TEST(threads_stop_when_they_should) {
    const Rules rules(shapes::shape(4, 4, 14, 21, true));
    const Objective objective = side_of_even_seats(rules);
    Random random(9, 9);
    const Position position = deal(rules, 15, random);
    SolveOptions options;
    options.threads = 3;
    options.alone = 512;
    for (int i = 0; i < 5; ++i) {
        int heard = 0;
        options.poll = [&](const SolveProgress&) { return ++heard > 20; };
        const Solution found = solve(position, objective, options);
        CHECK(found.stopped);
        EQUAL(heard, 21);
        CHECK(found.result.low < found.result.high);
        options.poll = [&](const SolveProgress&) -> bool {
            if (++heard > 40) throw std::domain_error("enough");
            return false;
        };
        bool thrown = false;
        try {
            solve(position, objective, options);
        } catch (const std::domain_error&) {
            thrown = true;
        }
        CHECK(thrown);
    }
    std::atomic<bool> stop{false};
    options.poll = nullptr;
    options.stop = &stop;
    std::jthread later([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        stop = true;
    });
    CHECK(solve(position, objective, options).stopped);
}

TEST(a_wish_to_stop_is_heard) {
    const Rules rules(shapes::shape(4, 4, 14, 21, true));
    const Objective objective = side_of_even_seats(rules);
    Random random(5, 5);
    const Position position = deal(rules, 15, random);
    SolveOptions options;
    int heard = 0;
    options.poll = [&](const SolveProgress&) { return ++heard > 2; };
    const Solution found = solve(position, objective, options);
    CHECK(found.stopped);
    EQUAL(heard, 3);
    CHECK(found.result.low < found.result.high);
}

}  // namespace
