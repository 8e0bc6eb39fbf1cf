// The Python face of scores of sets of cards.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <map>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "bind.hpp"
#include "line.hpp"
#include "set_score.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace trionfi {
namespace {

using Numbers = std::vector<int>;
using SharedRules = std::shared_ptr<const Rules>;
using StageArgs = std::pair<Numbers, Numbers>;
using FamilyArgs = std::tuple<int, int, std::vector<std::vector<StageArgs>>>;

namespace docs {

constexpr const char* set_score = R"(What sets of cards are worth by their combinations.

Args:
    rules: the card play, which knows where the kernel keeps each card.
    families: for each family (at_least, factor, groups): the points of its groups are added up,
        and multiplied by `factor` when at least `at_least` of them are not zero. A group is a
        list of stages (cards, table), each of up to 16 cards: entry `state << len(cards) | subset`
        of a stage's table is the state in which the next stage begins, or, in the last stage, the
        points; bit i of `subset` stands for cards[i]. The first stage begins in state 0. Cards
        listed from low to high are looked up faster.

Raises:
    ValueError: in one sentence, what is wrong with the tables.)";

constexpr const char* set_score_init =
    "def __init__(self, rules: Rules, families: Sequence[tuple[int, int, "
    "Sequence[Sequence[tuple[Sequence[int], Sequence[int]]]]]]) -> None";

constexpr const char* worth = R"(What capturing each of the open cards is worth.

The mean, over random divisions of the other open cards between two sides, of what the first side
gains by the card and the second one loses.

Args:
    ours: card numbers of the first side.
    theirs: those of the second.
    open: those not captured yet.
    samples: how many divisions.
    seed: 64 bits; the answer depends on nothing else.

Returns:
    {card number: points}.)";

constexpr const char* playouts_sig =
    "def score_playouts(position: Position, score: SetScore, masks: Sequence[int], count: int, "
    "seed: int, *, threads: int = 1) -> numpy.typing.NDArray[numpy.int32]";

constexpr const char* playouts = R"(Scores of what sides have captured at the end of random play.

Playout i is the same as playout i of `playouts` with the same position and seed.

Args:
    position: where each playout starts; its `won` may hold cards put away before.
    score: what sets are worth.
    masks: for each side the mask of its seats.
    count: how many playouts.
    seed: 64 bits.
    threads: how many threads share the work.

Returns:
    int32 array of shape (count, len(masks)).)";

}  // namespace docs

SetScore make(const Rules& rules, const std::vector<FamilyArgs>& args) {
    std::vector<FamilyTables> families;
    for (const auto& [at_least, factor, groups] : args) {
        FamilyTables family{at_least, factor, {}};
        for (const auto& group : groups) {
            GroupTables stages;
            for (const auto& [cards, table] : group) stages.push_back({cards, table});
            family.groups.push_back(std::move(stages));
        }
        families.push_back(std::move(family));
    }
    return SetScore(rules, families);
}

std::map<int, double> worth(const Scorer& s, const Numbers& ours, const Numbers& theirs,
                            const Numbers& open, int samples, std::uint64_t seed) {
    const CardSet cards = s.rules->set_of(open);
    const auto values =
        s.score.worth(s.rules->set_of(ours), s.rules->set_of(theirs), cards, samples, seed);
    std::map<int, double> named;
    std::size_t place = 0;
    cards.each([&](int slot) { named[s.rules->number(slot)] = values[place++]; });
    return named;
}

nb::ndarray<nb::numpy, std::int32_t, nb::ndim<2>> playouts(const Line& line, const Scorer& s,
                                                           const std::vector<unsigned>& masks,
                                                           std::int64_t count, std::uint64_t seed,
                                                           int threads) {
    const Position start = line.now();
    auto* scores = new std::vector<std::int32_t>();
    nb::capsule owner(scores,
                      [](void* p) noexcept { delete static_cast<std::vector<std::int32_t>*>(p); });
    {
        nb::gil_scoped_release release;
        *scores = score_playouts(start, s.score, masks, count, seed, threads);
    }
    return {scores->data(), {static_cast<std::size_t>(count), masks.size()}, owner};
}

}  // namespace

void bind_set_score(nb::module_& m) {
    nb::class_<Scorer>(m, "SetScore", docs::set_score)
        .def(
            "__init__",
            [](Scorer* self, SharedRules rules, const std::vector<FamilyArgs>& families) {
                SetScore score = make(*rules, families);
                new (self) Scorer{std::move(rules), std::move(score)};
            },
            "rules"_a, "families"_a, nb::sig(docs::set_score_init))
        .def(
            "score",
            [](const Scorer& s, const Numbers& cards) {
                return s.score.score(s.rules->set_of(cards));
            },
            "cards"_a, "Points of a set of card numbers; ValueError for a repeated card.")
        .def("worth", &worth, "ours"_a, "theirs"_a, "open"_a, "samples"_a, "seed"_a, docs::worth)
        .def(
            "score_random_sets",
            [](const Scorer& s, std::int64_t count, std::uint64_t seed) {
                nb::gil_scoped_release release;
                return score_random_sets(*s.rules, s.score, count, seed);
            },
            "count"_a, "seed"_a, "Scores random sets of the pack, for measuring; their sum.")
        .def("__repr__", [](const Scorer&) { return "<SetScore>"; });
    m.def("score_playouts", &playouts, "position"_a, "score"_a, "masks"_a, "count"_a, "seed"_a,
          nb::kw_only(), "threads"_a = 1, nb::sig(docs::playouts_sig), docs::playouts);
}

}  // namespace trionfi
