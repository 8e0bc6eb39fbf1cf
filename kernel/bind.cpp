// The Python face of the kernel; only the bind files know Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>

#include "bind.hpp"
#include "docs.hpp"
#include "line.hpp"
#include "perft.hpp"
#include "playout.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace trionfi;

namespace {

using Numbers = std::vector<int>;
using SharedRules = std::shared_ptr<const Rules>;

// A set in card numbers, for answers in ascending order.
struct NumberSet {
    std::uint64_t word[2] = {0, 0};

    NumberSet(const Rules& rules, CardSet cards) {
        cards.each([&](int slot) {
            const int number = rules.number(slot);
            word[number >> 6] |= std::uint64_t{1} << (number & 63);
        });
    }
    template <typename F>
    void each(F&& f) const {
        for (int i = 0; i < 2; ++i)
            for (std::uint64_t rest = word[i]; rest; rest &= rest - 1)
                f(64 * i + std::countr_zero(rest));
    }
};

nb::list to_list(const Rules& rules, CardSet cards) {
    nb::list list = nb::steal<nb::list>(PyList_New(cards.size()));
    Py_ssize_t i = 0;
    NumberSet(rules, cards).each([&](int number) {
        PyList_SET_ITEM(list.ptr(), i++, PyLong_FromLong(number));
    });
    return list;
}

int number_or_none(const Rules& rules, int slot) {
    return slot < 0 ? -1 : rules.number(slot);
}

struct LegalCards {
    Legal legal;
    SharedRules rules;

    bool contains(int number) const {
        return number >= 0 && number < rules->cards && legal.cards.has(rules->slot(number));
    }
    int pick(int index) const {
        int wanted = index;
        int found = -1;
        NumberSet(*rules, legal.cards).each([&](int number) {
            if (wanted-- == 0) found = number;
        });
        if (index < 0 || found < 0) throw nb::index_error("no such legal card");
        return found;
    }
    int at(double share) const { return pick(static_cast<int>(share * legal.cards.size())); }
};

FoolMode fool_mode(const std::string& name) {
    if (name == "none") return FoolMode::none;
    if (name == "kept") return FoolMode::kept;
    if (name == "french") return FoolMode::french;
    throw std::invalid_argument("fool_mode is \"none\", \"kept\" or \"french\", not \"" + name +
                                "\"");
}

CleanRun clean_run(const std::string& name) {
    if (name == "led") return CleanRun::led;
    if (name == "any") return CleanRun::any;
    if (name == "never") return CleanRun::never;
    throw std::invalid_argument("fool_clean_run is \"led\", \"any\" or \"never\", not \"" + name +
                                "\"");
}

FoolLast fool_last(const std::string& name) {
    if (name == "to_winner") return FoolLast::to_winner;
    if (name == "always_changes") return FoolLast::always_changes;
    throw std::invalid_argument("fool_last is \"to_winner\" or \"always_changes\", not \"" + name +
                                "\"");
}

void make_rules(Rules* self, int seats, std::vector<Ranks> suits, Ranks trumps, Numbers values,
                int fool, const std::string& mode, int owed, bool may_lead, bool needs_trick,
                bool excused, Numbers pays_with, const std::string& run, const std::string& last,
                bool must_trump, bool must_overtrump, bool must_head, int last_trick, int ultimo) {
    new (self) Rules(CardPlay{seats, std::move(suits), std::move(trumps), std::move(values),
                              FoolRules{fool_mode(mode), fool, owed, may_lead, needs_trick, excused,
                                        std::move(pays_with), clean_run(run), fool_last(last)},
                              must_trump, must_overtrump, must_head, last_trick, ultimo});
}

void make_line(Line* self, SharedRules rules, std::vector<Numbers> hands, int leader,
               std::optional<Numbers> sides, Numbers trick, int first_trick,
               std::optional<Numbers> tricks, std::optional<Numbers> points,
               std::optional<std::vector<Numbers>> won, unsigned fool_paid) {
    new (self) Line(std::move(rules),
                    Start{std::move(hands), leader, sides.value_or(Numbers{}), std::move(trick),
                          first_trick, tricks.value_or(Numbers{}), points.value_or(Numbers{}),
                          won.value_or(std::vector<Numbers>{}), fool_paid});
}

int seat_index(const Line& line, int seat) {
    if (seat < 0 || seat >= line.rules()->seats) throw nb::index_error("no such seat");
    return seat;
}

nb::list trick_list(const Line& line) {
    const Trick& trick = line.now().trick;
    nb::list list;
    for (int i = 0; i < trick.count; ++i)
        list.append(nb::make_tuple((trick.leader + i) % line.rules()->seats,
                                   line.rules()->number(trick.cards[i])));
    return list;
}

CardSet won_cards(const Line& line, int seat) {
    const Position& now = line.now();
    CardSet cards = now.won[seat_index(line, seat)];
    if (now.progress.fool_holder == seat) cards.add(kFool);
    return cards;
}

void set_lead_rule(Line& line, unsigned seats, const std::optional<Numbers>& allowed,
                   const Numbers& forbidden, int until, bool once, const Numbers& unless_led) {
    const Rules& rules = *line.rules();
    LeadRule rule;
    rule.allowed = allowed ? rules.set_of(*allowed) : rules.pack;
    rule.allowed = rule.allowed - rules.set_of(forbidden);
    if (seats == 0 || seats >= 1U << rules.seats)
        throw std::invalid_argument("a lead rule binds one or more seats of the game (a mask)");
    if (until < 1) throw std::invalid_argument("a lead rule ends with trick 1 or later");
    rule.seats = static_cast<SeatMask>(seats);
    rule.until = static_cast<std::uint8_t>(std::min(until, 255));
    rule.once = once;
    for (const int number : unless_led)
        rule.unless_led |= static_cast<std::uint8_t>(1 << rules.lane[rules.slot(number)]);
    line.add_lead_rule(rule);
}

nb::ndarray<nb::numpy, std::int32_t, nb::ndim<2>> playout_array(const Line& line,
                                                                std::int64_t count,
                                                                std::uint64_t seed, int threads) {
    const Position start = line.now();
    const auto seats = static_cast<std::size_t>(start.rules->seats);
    auto* points = new std::vector<std::int32_t>();
    nb::capsule owner(points,
                      [](void* p) noexcept { delete static_cast<std::vector<std::int32_t>*>(p); });
    {
        nb::gil_scoped_release release;
        *points = playouts(start, count, seed, threads);
    }
    return {points->data(), {static_cast<std::size_t>(count), seats}, owner};
}

// Runs a long count on a copy of the position, with the interpreter free.
template <typename F>
auto freely(const Line& line, F&& f) {
    const Position start = line.now();
    nb::gil_scoped_release release;
    return f(start);
}

void bind_rules(nb::module_& m) {
    nb::class_<Rules>(m, "Rules", docs::rules)
        .def("__init__", &make_rules, "seats"_a, "suits"_a, "trumps"_a, "values"_a, nb::kw_only(),
             "fool"_a = -1, "fool_mode"_a = "none", "fool_owed"_a = 0, "fool_may_lead"_a = true,
             "fool_needs_trick"_a = false, "fool_excused"_a = false, "fool_pays_with"_a = Numbers{},
             "fool_clean_run"_a = "led", "fool_last"_a = "to_winner", "must_trump"_a = true,
             "must_overtrump"_a = false, "must_head"_a = false, "last_trick"_a = 0, "ultimo"_a = -1,
             nb::sig(docs::rules_init))
        .def_ro("seats", &Rules::seats, "Number of seats.")
        .def_ro("cards", &Rules::cards, "Number of cards in the pack.")
        .def_prop_ro(
            "fool", [](const Rules& r) { return r.fool.number; },
            "Number of the Fool, -1 without one.")
        .def(
            "suit", [](const Rules& r, int n) { return static_cast<int>(r.lane[r.slot(n)]); },
            "number"_a, docs::suit)
        .def(
            "value", [](const Rules& r, int n) { return r.value[r.slot(n)]; }, "number"_a,
            "Points of one card.")
        .def(
            "points", [](const Rules& r, const Numbers& n) { return r.points(r.set_of(n)); },
            "cards"_a, "Points of different cards together; ValueError for a repeated card.")
        .def(
            "beats", [](const Rules& r, int a, int b) { return r.beats[r.slot(b)].has(r.slot(a)); },
            "a"_a, "b"_a, docs::beats)
        .def(
            "winner", [](const Rules& r, const Numbers& plays) { return r.winner(plays); },
            "plays"_a, docs::winner)
        .def("__repr__", [](const Rules& r) {
            return "<Rules: " + std::to_string(r.seats) + " seats, " + std::to_string(r.cards) +
                   " cards>";
        });
}

void bind_legal(nb::module_& m) {
    nb::class_<LegalCards>(m, "Legal", docs::legal)
        .def(
            "cards", [](const LegalCards& l) { return to_list(*l.rules, l.legal.cards); },
            nb::sig("def cards(self) -> list[int]"), "The legal cards, ascending by number.")
        .def(
            "held", [](const LegalCards& l) { return to_list(*l.rules, l.legal.hand); },
            nb::sig("def held(self) -> list[int]"), "The whole hand, ascending by number.")
        .def("__len__", [](const LegalCards& l) { return l.legal.cards.size(); })
        .def("__contains__", &LegalCards::contains, "number"_a)
        .def("at", &LegalCards::at, "share"_a,
             "`cards()[int(share * len(cards()))]`, for a share from 0 to 1, 1 excluded.")
        .def("pick", &LegalCards::pick, "index"_a, "`cards()[index]`, for index 0 and up.")
        .def(
            "why",
            [](const LegalCards& l, int n) { return name_of(l.legal.why(l.rules->slot(n))); },
            "number"_a, nb::sig(docs::why_sig), docs::why)
        .def_prop_ro(
            "led", [](const LegalCards& l) { return number_or_none(*l.rules, l.legal.led); },
            "Number of the card that set the suit of the trick, -1 for none.")
        .def_prop_ro(
            "best", [](const LegalCards& l) { return number_or_none(*l.rules, l.legal.best); },
            "Number of the best card on the table, -1 for none.")
        .def("__repr__", [](const LegalCards& l) {
            return "<Legal: " + list(l.rules->numbers_of(l.legal.cards)) + ">";
        });
}

void bind_position_state(nb::class_<Line>& c) {
    c.def_prop_ro(
         "rules", [](const Line& l) { return l.rules(); }, "The rules it is played by.")
        .def_prop_ro(
            "turn", [](const Line& l) { return static_cast<int>(l.now().trick.turn); },
            "Seat to play, -1 when the deal is over.")
        .def_prop_ro(
            "leader", [](const Line& l) { return static_cast<int>(l.now().trick.leader); },
            "Seat that leads this trick; when over, the winner of the last one.")
        .def_prop_ro(
            "over", [](const Line& l) { return l.now().over(); },
            "Whether every card has been played.")
        .def_prop_ro("trick", &trick_list, nb::sig("def trick(self) -> list[tuple[int, int]]"),
                     "(seat, card number) in order of play; empty between tricks.")
        .def_prop_ro(
            "trick_number", [](const Line& l) { return static_cast<int>(l.now().progress.number); },
            "Number of the trick in play, from `first_trick` on; stays at the last one.")
        .def_prop_ro(
            "tricks_left", [](const Line& l) { return static_cast<int>(l.now().progress.left); },
            "Tricks not finished yet.")
        .def_prop_ro(
            "winning", [](const Line& l) { return l.now().winning(); },
            "Seat that wins the trick as it lies, -1 when no card can.")
        .def_prop_ro(
            "ultimo_seat",
            [](const Line& l) { return static_cast<int>(l.now().progress.ultimo_seat); },
            "Seat that played the ultimo card to the last trick, -1 if nobody did.")
        .def_prop_ro(
            "ultimo_winner",
            [](const Line& l) { return static_cast<int>(l.now().progress.ultimo_winner); },
            "Seat that won the ultimo card in the last trick, -1 if nobody did.")
        .def(
            "hand",
            [](const Line& l, int seat) {
                return to_list(*l.rules(), l.now().hands[seat_index(l, seat)]);
            },
            "seat"_a, nb::sig("def hand(self, seat: int) -> list[int]"),
            "Cards in hand, ascending.")
        .def(
            "hand_size",
            [](const Line& l, int seat) { return l.now().hands[seat_index(l, seat)].size(); },
            "seat"_a, "Cards in hand.")
        .def(
            "won", [](const Line& l, int seat) { return to_list(*l.rules(), won_cards(l, seat)); },
            "seat"_a, nb::sig("def won(self, seat: int) -> list[int]"), docs::won)
        .def(
            "points",
            [](const Line& l, int seat) { return l.now().progress.points[seat_index(l, seat)]; },
            "seat"_a, docs::points)
        .def(
            "tricks",
            [](const Line& l, int seat) {
                return static_cast<int>(l.now().progress.tricks[seat_index(l, seat)]);
            },
            "seat"_a, "Tricks won by a seat.")
        .def(
            "side_points", [](const Line& l, unsigned mask) { return l.now().side_points(mask); },
            "mask"_a, "Points of all seats whose bit is set in the mask, together.");
}

void bind_position(nb::module_& m) {
    nb::class_<Line> c(m, "Position", docs::position);
    c.def("__init__", &make_line, "rules"_a, "hands"_a, "leader"_a, nb::kw_only(),
          "sides"_a = nb::none(), "trick"_a = Numbers{}, "first_trick"_a = 1,
          "tricks"_a = nb::none(), "points"_a = nb::none(), "won"_a = nb::none(), "fool_paid"_a = 0,
          nb::sig(docs::position_init));
    bind_position_state(c);
    c.def(
         "legal", [](const Line& l) { return LegalCards{l.now().legal(), l.rules()}; },
         "What the seat to play may play; empty when the deal is over.")
        .def("play", &Line::play, "number"_a, docs::play)
        .def("undo", &Line::undo, docs::undo)
        .def(
            "copy", [](const Line& l) { return Line(l); }, "An independent copy.")
        .def("__copy__", [](const Line& l) { return Line(l); })
        .def(
            "with_hands",
            [](const Line& l, const std::vector<Numbers>& hands,
               const std::optional<Numbers>& sides) {
                return l.with_hands(hands, sides.value_or(Numbers{}));
            },
            "hands"_a, "sides"_a = nb::none(), docs::with_hands)
        .def("set_lead_rule", &set_lead_rule, "seats"_a, "allowed"_a = nb::none(),
             "forbidden"_a = Numbers{}, "until"_a = 255, nb::kw_only(), "once"_a = false,
             "unless_led"_a = Numbers{}, nb::sig(docs::lead_rule_sig), docs::lead_rule)
        .def("clear_lead_rules", &Line::clear_lead_rules, "Takes all lead rules away.")
        .def("__repr__", [](const Line& l) {
            return "<Position: trick " + std::to_string(l.now().progress.number) + ", " +
                   (l.now().over() ? "over"
                                   : "seat " + std::to_string(l.now().trick.turn) + " to play") +
                   ">";
        });
}

void bind_counting(nb::module_& m) {
    m.def(
        "perft",
        [](const Line& l, int depth) {
            return freely(l, [&](const Position& p) { return perft(p, depth); });
        },
        "position"_a, "depth"_a, docs::perft);
    m.def(
        "perft_line",
        [](const Line& l, int depth) {
            return freely(l, [&](const Position& p) { return perft_line(p, depth); });
        },
        "position"_a, "depth"_a, docs::perft_line);
    m.def(
        "divide",
        [](const Line& l, int depth) {
            auto counts = freely(l, [&](const Position& p) { return divide(p, depth); });
            return std::map<int, std::uint64_t>(counts.begin(), counts.end());
        },
        "position"_a, "depth"_a, docs::divide);
    m.def(
        "histogram",
        [](const Line& l, unsigned mask) {
            return freely(l, [&](const Position& p) { return histogram(p, mask); });
        },
        "position"_a, "mask"_a, docs::histogram);
    m.def("playouts", &playout_array, "position"_a, "count"_a, "seed"_a, nb::kw_only(),
          "threads"_a = 1, nb::sig(docs::playouts_sig), docs::playouts);
    m.def(
        "random_deals",
        [](const SharedRules& rules, int hand_size, std::int64_t count, std::uint64_t seed,
           int threads) {
            nb::gil_scoped_release release;
            const DealStats s = random_deals(*rules, hand_size, count, seed, threads);
            return std::make_tuple(s.deals, s.cards, s.checksum);
        },
        "rules"_a, "hand_size"_a, "count"_a, "seed"_a, nb::kw_only(), "threads"_a = 1,
        docs::random_deals);
}

}  // namespace

NB_MODULE(_kernel, m) {
    m.doc() = docs::module;
    bind_rules(m);
    bind_legal(m);
    bind_position(m);
    bind_counting(m);
    bind_set_score(m);
    bind_solver(m);
}
