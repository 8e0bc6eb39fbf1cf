// The Python face of the solver.

#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

#include "bind.hpp"
#include "docs_solver.hpp"
#include "line.hpp"
#include "solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace trionfi {
namespace {

using Numbers = std::vector<int>;
using Words = std::vector<std::string>;
using LookupTuple = std::tuple<Numbers, std::vector<std::int32_t>, std::vector<std::uint8_t>>;
using GroupTuple = std::tuple<std::vector<LookupTuple>, int, bool>;

void make_objective(Objective* self, unsigned side, const std::vector<GroupTuple>& groups,
                    const nb::object& combinations, Numbers captured, int offset, int outer_from,
                    std::vector<std::int32_t> outer,
                    const std::array<std::int32_t, kUltimos>& ultimo,
                    const std::array<std::int32_t, kSlams>& slam, bool ultimo_before_fool) {
    Objective objective;
    objective.side = side;
    for (const auto& [lookups, double_from, both] : groups) {
        LookupGroup group;
        group.double_from = double_from;
        group.both = both;
        for (const auto& [cards, values, counts] : lookups)
            group.lookups.push_back({cards, values, counts});
        objective.groups.push_back(std::move(group));
    }
    if (!combinations.is_none()) {
        const auto [score, cards] = nb::cast<std::pair<nb::object, Numbers>>(combinations);
        LookupGroup group;
        group.both = true;
        group.combinations = std::make_shared<const SetScore>(nb::cast<const Scorer&>(score).score);
        group.cards = cards;
        objective.groups.push_back(std::move(group));
    }
    objective.captured = std::move(captured);
    objective.offset = offset;
    objective.outer_from = outer_from;
    objective.outer = std::move(outer);
    objective.ultimo = ultimo;
    objective.slam = slam;
    objective.ultimo_before_fool = ultimo_before_fool;
    new (self) Objective(std::move(objective));
}

solver::Techniques techniques_without(const Words& without) {
    solver::Techniques use;
    for (const std::string& name : without) {
        if (name == "equal_cards")
            use.equal_cards = false;
        else if (name == "near_cards")
            use.near_cards = false;
        else if (name == "near_table")
            use.near_table = false;
        else if (name == "dominance")
            use.dominance = false;
        else if (name == "order")
            use.order = false;
        else if (name == "table")
            use.table = false;
        else if (name == "bounds")
            use.bounds = false;
        else if (name == "ahead")
            use.ahead = false;
        else if (name == "partition")
            use.partition = false;
        else if (name == "exact")
            use.exact = false;
        else
            throw std::invalid_argument("there is no technique \"" + name + "\"");
    }
    return use;
}

// Lets Python handle signals, and tells how far the work is.
std::function<bool(const SolveProgress&)> listen(const nb::object& progress) {
    auto last = std::chrono::steady_clock::now();
    return [progress = progress.ptr(), last](const SolveProgress& now) mutable {
        const auto time = std::chrono::steady_clock::now();
        if (time - last < std::chrono::milliseconds(30)) return false;
        last = time;
        const nb::gil_scoped_acquire gil;
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
        if (progress == Py_None) return false;
        const nb::object answer =
            nb::borrow(progress)(now.nodes, now.result.low, now.result.high, now.done, now.of);
        return PyObject_IsTrue(answer.ptr()) == 1;
    };
}

SolveOptions options_of(int threads, std::uint64_t nodes, std::size_t memory, bool cards, bool line,
                        const nb::object& progress, const Words& without) {
    SolveOptions options;
    options.threads = threads;
    options.nodes = nodes;
    options.memory = memory;
    options.cards = cards;
    options.line = line;
    options.poll = listen(progress);
    options.techniques = techniques_without(without);
    return options;
}

std::vector<std::tuple<int, int, int>> cards_of(const Solution& solution) {
    std::vector<std::tuple<int, int, int>> cards;
    for (const CardResult& card : solution.cards)
        cards.emplace_back(card.number, card.result.low, card.result.high);
    return cards;
}

void bind_types(nb::module_& m) {
    nb::class_<Objective>(m, "Objective", docs::objective)
        .def("__init__", &make_objective, "side"_a, nb::kw_only(),
             "groups"_a = std::vector<GroupTuple>{}, "combinations"_a = nb::none(),
             "captured"_a = Numbers{}, "offset"_a = 0, "outer_from"_a = 0,
             "outer"_a = std::vector<std::int32_t>{},
             "ultimo"_a = std::array<std::int32_t, kUltimos>{},
             "slam"_a = std::array<std::int32_t, kSlams>{}, "ultimo_before_fool"_a = false,
             nb::sig(docs::objective_init))
        .def_ro("side", &Objective::side, "Mask of the seats whose result is maximised.")
        .def("result", &Objective::result, "sum"_a, "ultimo"_a = 0, "slam"_a = 0,
             docs::objective_result);
    nb::class_<Solution>(m, "Solution", docs::solution)
        .def_prop_ro(
            "low", [](const Solution& s) { return s.result.low; }, "Least possible result.")
        .def_prop_ro(
            "high", [](const Solution& s) { return s.result.high; }, "Greatest possible result.")
        .def_prop_ro("cards", &cards_of, docs::solution_cards)
        .def_ro("line", &Solution::line, "Card numbers of one line of best play to the end.")
        .def_ro("nodes", &Solution::nodes, "Cards played in the search.")
        .def_ro("bytes", &Solution::bytes, "Memory of the table.")
        .def_ro("stopped", &Solution::stopped, "Whether the budget ended before the answer.")
        .def("__repr__", [](const Solution& s) {
            return "<Solution: " + std::to_string(s.result.low) +
                   (s.result.exact() ? "" : " to " + std::to_string(s.result.high)) + ", " +
                   std::to_string(s.nodes) + " nodes>";
        });
}

}  // namespace

void bind_solver(nb::module_& m) {
    bind_types(m);
    m.def(
        "sides",
        [](const Line& line) {
            const auto& mates = line.now().mates;
            return Numbers(mates.begin(), mates.begin() + line.rules()->seats);
        },
        "position"_a, "For each seat the mask of its side, itself included.");
    m.def(
        "solve",
        [](const Line& line, const Objective& objective, int threads, std::uint64_t nodes,
           std::size_t memory, bool cards, bool best_line, const nb::object& progress,
           const Words& without) {
            const Position position = line.now();
            const SolveOptions options =
                options_of(threads, nodes, memory, cards, best_line, progress, without);
            const nb::gil_scoped_release release;
            return solve(position, objective, options);
        },
        "position"_a, "objective"_a, nb::kw_only(), "threads"_a = 1, "nodes"_a = 0,
        "memory"_a = 1 << 28, "cards"_a = true, "line"_a = true, "progress"_a = nb::none(),
        "without"_a = Words{}, nb::sig(docs::solve_sig), docs::solve);
    m.def(
        "reaches",
        [](const Line& line, const Objective& objective, int wanted, int threads,
           std::uint64_t nodes, std::size_t memory, const nb::object& progress,
           const Words& without) {
            const Position position = line.now();
            const SolveOptions options =
                options_of(threads, nodes, memory, false, false, progress, without);
            Answer answer;
            {
                const nb::gil_scoped_release release;
                answer = reaches(position, objective, wanted, options);
            }
            std::optional<bool> reached;
            if (answer.reached >= 0) reached = answer.reached == 1;
            return std::make_tuple(reached, answer.nodes, answer.bytes);
        },
        "position"_a, "objective"_a, "wanted"_a, nb::kw_only(), "threads"_a = 1, "nodes"_a = 0,
        "memory"_a = 1 << 28, "progress"_a = nb::none(), "without"_a = Words{},
        nb::sig(docs::reaches_sig), docs::reaches);
    m.def(
        "solve_all",
        [](const std::vector<const Line*>& lines, const Objective& objective, int threads,
           std::uint64_t nodes, std::size_t memory, bool cards, bool best_line,
           const nb::object& progress, const Words& without) {
            std::vector<Position> positions;
            positions.reserve(lines.size());
            for (const Line* line : lines) {
                if (line == nullptr) throw std::invalid_argument("None is no position");
                positions.push_back(line->now());
            }
            const SolveOptions options =
                options_of(1, nodes, memory, cards, best_line, progress, without);
            const nb::gil_scoped_release release;
            return solve_all(positions, objective, options, threads);
        },
        "positions"_a, "objective"_a, nb::kw_only(), "threads"_a = 1, "nodes"_a = 0,
        "memory"_a = 1 << 28, "cards"_a = true, "line"_a = false, "progress"_a = nb::none(),
        "without"_a = Words{}, nb::sig(docs::solve_all_sig), docs::solve_all);
    m.def(
        "solve_plainly",
        [](const Line& line, const Objective& objective) {
            const Position position = line.now();
            const nb::gil_scoped_release release;
            return solve_plainly(position, objective);
        },
        "position"_a, "objective"_a, docs::solve_plainly);
}

}  // namespace trionfi
