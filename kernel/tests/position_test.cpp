#include <type_traits>

#include "check.hpp"
#include "games.hpp"
#include "perft.hpp"
#include "position.hpp"
#include "random.hpp"

using namespace trionfi;

namespace {

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(std::is_trivially_copyable_v<Position::Undo>);

Start deal(const Rules& rules, int size, Random& random) {
    std::vector<int> pack(static_cast<std::size_t>(rules.cards));
    std::iota(pack.begin(), pack.end(), 0);
    for (int i = rules.cards; i > 1; --i) std::swap(pack[i - 1], pack[random.below(i)]);
    Start start;
    for (int seat = 0; seat < rules.seats; ++seat)
        start.hands.emplace_back(pack.begin() + seat * size, pack.begin() + (seat + 1) * size);
    for (int seat = 0; seat < rules.seats; ++seat) start.sides.push_back(seat % 2);
    return start;
}

bool same(const Position& a, const Position& b) {
    return a.hands == b.hands && a.won == b.won && a.trick.pile == b.trick.pile &&
           a.trick.turn == b.trick.turn && a.trick.leader == b.trick.leader &&
           a.trick.best == b.trick.best && a.trick.led == b.trick.led &&
           a.trick.winner == b.trick.winner && a.trick.fool_seat == b.trick.fool_seat &&
           a.trick.count == b.trick.count && a.trick.points == b.trick.points &&
           a.progress.points == b.progress.points && a.progress.tricks == b.progress.tricks &&
           a.progress.left == b.progress.left && a.progress.number == b.progress.number &&
           a.progress.fool_holder == b.progress.fool_holder &&
           a.progress.led_seats == b.progress.led_seats &&
           a.progress.led_lanes == b.progress.led_lanes;
}

void push_and_pop(const CardPlay& play, int deals) {
    const Rules rules(play);
    Random random(5, static_cast<std::uint64_t>(rules.cards));
    for (int i = 0; i < deals; ++i) {
        Position position(rules, deal(rules, rules.cards / rules.seats, random));
        std::vector<Position> before;
        std::vector<Position::Undo> undos;
        while (!position.over()) {
            const CardSet legal = position.legal_cards();
            CHECK(legal);
            CHECK(!(legal - position.hands[position.trick.turn]));
            before.push_back(position);
            undos.push_back(position.push(legal.pick(random.below(legal.size()))));
        }
        CardSet dealt;
        for (const CardSet& hand : before.front().hands) dealt |= hand;
        EQUAL(position.side_points(63), rules.points(dealt) + rules.last_trick);
        for (std::size_t k = undos.size(); k-- > 0;) {
            position.pop(undos[k]);
            CHECK(same(position, before[k]));
        }
    }
}

TEST(pop_restores_what_push_changed) {
    const int deals = check::long_run() ? 20000 : 200;
    push_and_pop(shapes::shape(4, 4, 10, 0), deals);
    push_and_pop(shapes::shape(3, 4, 8, 22), deals);
    CardPlay french = shapes::shape(4, 4, 14, 21, true);
    french.fool.mode = FoolMode::french;
    french.fool.clean_run = CleanRun::any;
    french.fool.last = FoolLast::always_changes;
    french.must_overtrump = true;
    push_and_pop(french, deals);
    CardPlay surrender = shapes::shape(4, 4, 3, 2, true);
    surrender.fool.needs_trick = true;
    surrender.fool.may_lead = false;
    surrender.last_trick = 6;
    push_and_pop(surrender, deals);
    CardPlay head = shapes::shape(6, 4, 5, 5, true);
    head.must_head = true;
    push_and_pop(head, deals);
}

// perft by copies instead of push and pop.
std::uint64_t count(const Position& position, int depth) {
    if (depth == 0) return 1;
    if (position.over()) return 0;
    std::uint64_t sum = 0;
    position.legal_cards().each([&](int slot) {
        Position next = position;
        next.play(slot);
        sum += count(next, depth - 1);
    });
    return sum;
}

TEST(perft_agrees_with_counting_by_copies) {
    const Rules rules(shapes::shape(3, 3, 3, 3, true));
    Random random(9, 9);
    for (int i = 0; i < (check::long_run() ? 300 : 20); ++i) {
        const Position position(rules, deal(rules, 4, random));
        const auto line = perft_line(position, 13);
        for (int depth = 1; depth <= 13; ++depth) {
            EQUAL(perft(position, depth), count(position, depth));
            EQUAL(line[depth - 1], perft(position, depth));
        }
        std::uint64_t leaves = 0;
        for (const auto& [points, lines] : histogram(position, 1)) leaves += lines;
        EQUAL(leaves, line[11]);
        std::uint64_t parts = 0;
        for (const auto& [number, lines] : divide(position, 7)) parts += lines;
        EQUAL(parts, line[6]);
    }
}

TEST(a_lead_rule_binds_leaders_only_while_it_is_active) {
    const Rules rules(shapes::shape(2, 2, 4, 0));
    Start start;
    start.hands = {{0, 1, 4}, {2, 3, 5}};
    Position position(rules, start);
    LeadRule rule;
    rule.allowed = rules.set_of(std::vector<int>{4, 5});
    rule.seats = 3;
    rule.until = 1;
    position.add_lead_rule(rule);
    EQUAL(position.legal_cards().size(), 1);
    CHECK(position.legal().why(rules.slot(0)) == Why::lead_rule);
    position.play(rules.slot(4));
    EQUAL(position.legal_cards().size(), 1);
    CHECK(position.legal().why(rules.slot(2)) == Why::must_follow);
    position.play(rules.slot(5));
    EQUAL(position.legal_cards().size(), 2);
}

TEST(the_empty_deal_is_over) {
    const Rules rules(shapes::shape(2, 1, 4, 0));
    Start start;
    start.hands = {{}, {}};
    const Position position(rules, start);
    CHECK(position.over());
    EQUAL(position.winning(), -1);
    EQUAL(position.legal().cards.size(), 0);
    EQUAL(perft(position, 1), 0U);
}

TEST(impossible_deals_are_refused) {
    const Rules rules(shapes::shape(2, 1, 4, 0));
    auto with = [&](std::vector<std::vector<int>> hands, std::vector<int> trick = {}) {
        Start start;
        start.hands = std::move(hands);
        start.trick = std::move(trick);
        return Position(rules, start);
    };
    REFUSES(with({{0}, {0}}), "named twice");
    REFUSES(with({{0}, {4}}), "not in the pack");
    REFUSES(with({{0}, {1, 2}}), "where 1 are expected");
    REFUSES(with({{0}}), "1 entries for 2 seats");
    REFUSES(with({{}, {}}, {0}), "has no card");
    REFUSES(with({{0}, {1}}, {2}), "where 0 are expected");
    CHECK(with({{}, {1}}, {2}).trick.turn == 1);
}

}  // namespace
