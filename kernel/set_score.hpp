// What a set of cards is worth by its combinations, read from tables; knows no combination by name.
//
// A game that scores combinations declares groups of cards. Each group is worth what its cards in
// the set say, by one look into a table of the group's subsets; a card may be in many groups. A
// large group is cut into stages: each stage's table gives a state that the next stage begins
// with, the last one gives the points. Groups form families: the points of a family are added
// up, and multiplied when enough of its groups score.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cardset.hpp"
#include "position.hpp"
#include "rules.hpp"

namespace trionfi {

// The declaration, in card numbers.
struct StageTable {
    std::vector<int> cards;  // bit i of an index says whether cards[i] is in the set
    // Entry state << cards.size() | subset: the next stage's state, or in the last stage points.
    std::vector<int> table;
};
using GroupTables = std::vector<StageTable>;
struct FamilyTables {
    int at_least = 1;  // as many groups must score …
    int factor = 1;    // … for the points of the family to be multiplied by this
    std::vector<GroupTables> groups;
};

class SetScore {
  public:
    // Throws std::invalid_argument with one sentence when the tables make no sense.
    SetScore(const Rules& rules, const std::vector<FamilyTables>& families);

    // Points of a set of cards of these rules, the Fool included if it has it.
    int score(CardSet set) const;

    // What capturing each card of `open` is worth, in slots order: the mean over random divisions
    // of the other open cards of what our set gains by it and theirs loses.
    std::vector<double> worth(CardSet ours, CardSet theirs, CardSet open, int samples,
                              std::uint64_t seed) const;

  private:
    // Cards of a stage that lie side by side in a word of the set.
    struct Piece {
        std::uint8_t word = 0;
        std::uint8_t shift = 0;
        std::uint8_t place = 0;  // in the index
        std::uint32_t mask = 0;
    };
    struct Stage {
        std::uint16_t pieces_end = 0;
        std::uint8_t bits = 0;
        bool ends_group = false;
        std::uint32_t table = 0;  // where it begins
    };
    struct Family {
        std::uint16_t stages_end = 0;
        int at_least = 1;
        int factor = 1;
    };

    void add_group(const Rules& rules, const GroupTables& group);
    void add_pieces(const Rules& rules, const std::vector<int>& cards);

    std::vector<Piece> pieces_;
    std::vector<Stage> stages_;
    std::vector<Family> families_;
    std::vector<std::int32_t> tables_;
};

inline int SetScore::score(CardSet set) const {
    const std::array<std::uint64_t, 2> words{set.suits, set.trumps};
    const Piece* piece = pieces_.data();
    const Stage* stage = stages_.data();
    int total = 0;
    for (const Family& family : families_) {
        int sum = 0;
        int scoring = 0;
        std::uint32_t state = 0;
        for (const Stage* end = stages_.data() + family.stages_end; stage != end; ++stage) {
            std::uint32_t index = state << stage->bits;
            for (const Piece* last = pieces_.data() + stage->pieces_end; piece != last; ++piece) {
                const auto part = static_cast<std::uint32_t>(words[piece->word] >> piece->shift);
                index |= (part & piece->mask) << piece->place;
            }
            const std::int32_t found = tables_[stage->table + index];
            state = static_cast<std::uint32_t>(found);
            if (!stage->ends_group) continue;
            sum += found;
            scoring += found != 0;
            state = 0;
        }
        total += scoring >= family.at_least ? sum * family.factor : sum;
    }
    return total;
}

// All that the seats of a mask have captured, the Fool included.
inline CardSet captured(const Position& position, unsigned mask) {
    CardSet set;
    for (int seat = 0; seat < position.rules->seats; ++seat) {
        if (!(mask >> seat & 1)) continue;
        set |= position.won[seat];
        if (position.progress.fool_holder == seat) set.add(kFool);
    }
    return set;
}

// Scores of what each mask of seats has captured at the end of random play; playout i, mask m at
// [i * masks.size() + m]. The same playouts as `playouts` with the same seed.
std::vector<std::int32_t> score_playouts(const Position& position, const SetScore& score,
                                         std::span<const unsigned> masks, std::int64_t count,
                                         std::uint64_t seed, int threads);

// Scores `count` random sets of the pack's cards, for measuring; returns the sum.
std::int64_t score_random_sets(const Rules& rules, const SetScore& score, std::int64_t count,
                               std::uint64_t seed);

}  // namespace trionfi
