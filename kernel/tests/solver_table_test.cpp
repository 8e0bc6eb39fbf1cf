#include "solver_table.hpp"

#include "check.hpp"
#include "games.hpp"
#include "random.hpp"
#include "solver_values.hpp"

using namespace trionfi;
using namespace trionfi::solver;

namespace {

struct Found {
    std::uint32_t variant = 0;
    Known known{};
};

template <typename Table, typename... More>
std::vector<Found> all(const Table& table, std::uint64_t key) {
    std::vector<Found> found;
    table.find(key, [&](std::uint32_t variant, const Known& known, const More&...) {
        found.push_back({variant, known});
        return false;
    });
    return found;
}

// Hands of so many cards, one after the other by their numbers.
Position in_order(const Rules& rules, int size) {
    Start start;
    for (int seat = 0; seat < rules.seats; ++seat) {
        start.hands.emplace_back();
        start.sides.push_back(seat % 2);
        for (int k = 0; k < size; ++k) start.hands.back().push_back(size * seat + k);
    }
    return {rules, start};
}

TEST(a_word_keeps_bounds_that_fit_and_weakens_others) {
    for (const int low : {-kEndless, -9000, -kMostBound, -1, 0, 17, kMostBound, 9000})
        for (const int high : {-9000, -kMostBound, 0, 5, kMostBound, 9000, kEndless}) {
            const std::uint64_t word = packed(0xabcdef, {low, high, 77}, 1000);
            const Known known = unpacked(word);
            CHECK(known.low <= low);
            CHECK(known.high >= high);
            if (std::abs(low) <= kMostBound) EQUAL(known.low, low);
            if (std::abs(high) <= kMostBound) EQUAL(known.high, high);
            EQUAL(int{known.move}, 77);
            EQUAL(variant_of(word), 0xabcdefU);
            CHECK(work_of(word) > 0);
        }
}

TEST(variants_of_one_position_stand_side_by_side) {
    TranspositionTable table(1 << 22);
    for (std::uint64_t key = 1; key < 20000; ++key)
        for (std::uint32_t variant : {3U, 900U})
            table.store(mix(key, 99), variant, {static_cast<int>(key % 100), 200, 5}, key);
    std::size_t kept = 0;
    for (std::uint64_t key = 1; key < 20000; ++key)
        for (const Found& found : all(table, mix(key, 99))) {
            ++kept;
            EQUAL(found.known.low, static_cast<int>(key % 100));
            CHECK(found.variant == 3 || found.variant == 900);
        }
    CHECK(kept > 35000);  // the table has grown
}

TEST(a_near_table_keeps_the_better_bound_with_its_marks) {
    NearTable table(1 << 20);
    table.store(42, 7, {3, kEndless, 1}, {0b1, 0b1}, 10);
    table.store(42, 7, {-kEndless, 9, 2}, {0b10, 0b10}, 10);
    table.store(42, 7, {2, 8, 2}, {0b100, 0b100}, 10);
    for (std::uint64_t key = 100; key < 3000; ++key) table.store(mix(key, 1), 1, {1, 1, 1}, {}, 1);
    int seen = 0;
    table.find(42, [&](std::uint32_t variant, const Known& known, const NearTable::Masks& masks) {
        ++seen;
        EQUAL(variant, 7U);
        EQUAL(known.low, 3);
        EQUAL(known.high, 8);
        EQUAL(masks.low, 0b1U);
        EQUAL(masks.high, 0b100U);
        return false;
    });
    EQUAL(seen, 1);
}

// Two sets of cards with as many cards in each run, paired one by one from the lowest on.
TEST(variants_are_apart_by_the_values_of_their_pairs) {
    for (const bool by_value : {false, true}) {
        CardPlay play = shapes::shape(4, 2, 8, 9);
        Random random(3, 4);
        for (int& value : play.values) value = random.below(4);
        const Rules rules(play);
        const Position position = in_order(rules, 6);
        Objective objective;
        objective.side = 5;
        const Problem problem(position, objective);
        const ValueMap map(problem, problem.rank_starts, by_value);
        auto some = [&] {
            CardSet cards;
            for (int number = 0; number < 24; ++number)
                if (random.below(2)) cards.add(rules.slot(number));
            return cards;
        };
        int compared = 0;
        for (int i = 0; i < 5000; ++i) {
            const CardSet one = some();
            CardSet two = one;
            for (int k = random.below(3); k >= 0; --k) {
                two.remove(rules.slot(random.below(24)));
                two.add(rules.slot(random.below(24)));
            }
            if (map.places(one) != map.places(two)) continue;
            ++compared;
            Apart want;
            CardSet left = one;
            CardSet right = two;
            while (left) {
                const int more = rules.value[right.pop()] - rules.value[left.pop()];
                (more > 0 ? want.more : want.less) += std::abs(more);
            }
            const Apart apart = map.apart(map.variant<false>(one), map.variant<false>(two), two);
            EQUAL(apart.less, want.less);
            EQUAL(apart.more, want.more);
            if (by_value) EQUAL(apart.less + apart.more, 0);
        }
        CHECK(compared > 100);
    }
}

// More values than a variant has room for: then only cards of one value make a run.
TEST(a_pack_of_as_many_values_as_cards_is_solved) {
    CardPlay play = shapes::shape(3, 4, 10, 20);
    for (std::size_t i = 0; i < play.values.size(); ++i) play.values[i] = static_cast<int>(i % 57);
    const Rules rules(play);
    const Position position = in_order(rules, 20);
    Objective objective;
    objective.side = 1;
    const Problem problem(position, objective);
    const ValueMap map(problem, problem.rank_starts, false);
    EQUAL(map.variant<false>(position.hands[0]), 0U);
    EQUAL(map.apart(0, 0, position.hands[0]).more, 0);
}

}  // namespace
