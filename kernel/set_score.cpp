#include "set_score.hpp"

#include <stdexcept>
#include <string>

#include "playout.hpp"
#include "random.hpp"
#include "threads.hpp"

namespace trionfi {
namespace {

constexpr std::size_t kMaxStageCards = 16;
constexpr std::size_t kMaxEntries = std::size_t{1} << 24;

[[noreturn]] void refuse(const std::string& sentence) {
    throw std::invalid_argument(sentence);
}

// How many states a stage can begin with.
std::size_t states(const StageTable& stage) {
    if (stage.cards.empty() || stage.cards.size() > kMaxStageCards)
        refuse("a stage has 1 to " + std::to_string(kMaxStageCards) + " cards, not " +
               std::to_string(stage.cards.size()));
    const std::size_t subsets = std::size_t{1} << stage.cards.size();
    if (stage.table.empty() || stage.table.size() % subsets != 0)
        refuse("a stage of " + std::to_string(stage.cards.size()) + " cards has " +
               std::to_string(subsets) + " entries for each state, not " +
               std::to_string(stage.table.size()) + " in all");
    return stage.table.size() / subsets;
}

// A set of cards of the pack, each in it or not with equal chance.
CardSet random_half(CardSet cards, Random& random) {
    return cards & CardSet{random.next(), random.next()};
}

}  // namespace

SetScore::SetScore(const Rules& rules, const std::vector<FamilyTables>& families) {
    for (const FamilyTables& family : families) {
        if (family.at_least < 1) refuse("a family is multiplied from one scoring group on");
        for (const GroupTables& group : family.groups) add_group(rules, group);
        families_.push_back(
            {static_cast<std::uint16_t>(stages_.size()), family.at_least, family.factor});
    }
}

void SetScore::add_group(const Rules& rules, const GroupTables& group) {
    if (group.empty()) refuse("a group has one stage or more");
    for (std::size_t i = 0; i < group.size(); ++i) {
        const StageTable& stage = group[i];
        const bool last = i + 1 == group.size();
        if (states(stage) > 1 && i == 0) refuse("the first stage of a group has one state");
        const std::size_t following = last ? 0 : states(group[i + 1]);
        for (const int entry : stage.table)
            if (!last && (entry < 0 || static_cast<std::size_t>(entry) >= following))
                refuse("a stage leads to state " + std::to_string(entry) +
                       ", and the next one has " + std::to_string(following));
        add_pieces(rules, stage.cards);
        if (tables_.size() + stage.table.size() > kMaxEntries || stages_.size() > 0xFFF0)
            refuse("the tables are too large");
        stages_.push_back({static_cast<std::uint16_t>(pieces_.size()),
                           static_cast<std::uint8_t>(stage.cards.size()), last,
                           static_cast<std::uint32_t>(tables_.size())});
        tables_.insert(tables_.end(), stage.table.begin(), stage.table.end());
    }
}

// Neighbours are taken out of the set together.
void SetScore::add_pieces(const Rules& rules, const std::vector<int>& cards) {
    int previous = -2;
    static_cast<void>(rules.set_of(cards));  // refuses repeated cards
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const int slot = rules.slot(cards[i]);
        if (slot != previous + 1 || slot == kFirstTrump) {
            pieces_.push_back({static_cast<std::uint8_t>(slot >= kFirstTrump),
                               static_cast<std::uint8_t>(slot & 63), static_cast<std::uint8_t>(i),
                               0});
        }
        pieces_.back().mask = pieces_.back().mask << 1 | 1;
        previous = slot;
    }
}

std::vector<double> SetScore::worth(CardSet ours, CardSet theirs, CardSet open, int samples,
                                    std::uint64_t seed) const {
    if (samples < 1) refuse("at least one sample is needed");
    std::vector<double> sums(static_cast<std::size_t>(open.size()));
    for (int i = 0; i < samples; ++i) {
        Random random(seed, static_cast<std::uint64_t>(i));
        const CardSet half = random_half(open, random);
        const CardSet own = ours | half;
        const CardSet other = theirs | (open - half);
        const int own_now = score(own);
        const int other_now = score(other);
        std::size_t place = 0;
        open.each([&](int slot) {
            const CardSet card = CardSet::of(slot);
            const int gain = half.has(slot)
                                 ? own_now - score(own - card) + score(other | card) - other_now
                                 : score(own | card) - own_now + other_now - score(other - card);
            sums[place++] += gain;
        });
    }
    for (double& sum : sums) sum /= samples;
    return sums;
}

std::vector<std::int32_t> score_playouts(const Position& position, const SetScore& score,
                                         std::span<const unsigned> masks, std::int64_t count,
                                         std::uint64_t seed, int threads) {
    if (count < 0) refuse("a number of playouts is not negative");
    const std::size_t width = masks.size();
    std::vector<std::int32_t> scores(static_cast<std::size_t>(count) * width);
    in_threads(count, threads, [&](std::int64_t from, std::int64_t to, std::size_t) {
        for (std::int64_t i = from; i < to; ++i) {
            Random random(seed, static_cast<std::uint64_t>(i));
            Position world = position;
            play_out(world, random);
            for (std::size_t m = 0; m < width; ++m)
                scores[static_cast<std::size_t>(i) * width + m] =
                    score.score(captured(world, masks[m]));
        }
    });
    return scores;
}

std::int64_t score_random_sets(const Rules& rules, const SetScore& score, std::int64_t count,
                               std::uint64_t seed) {
    Random random(seed, 0);
    std::int64_t sum = 0;
    for (std::int64_t i = 0; i < count; ++i) sum += score.score(random_half(rules.pack, random));
    return sum;
}

}  // namespace trionfi
