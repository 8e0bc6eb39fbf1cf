#include "solver_engine.hpp"

#include <algorithm>

#include "solver_engine_bounds.hpp"
#include "solver_engine_moves.hpp"
#include "solver_engine_ranks.hpp"
#include "solver_engine_shared.hpp"
#include "solver_engine_table.hpp"

namespace trionfi::solver {
namespace {

constexpr int kAheadTricks = 7;  // from so many on the last seat's cards are looked up first
// From so many on entries hold for all low cards alike: where trumps must be beaten, and elsewhere
// …
constexpr int kAlikeTricks = 7;
constexpr int kAlikeTricksOfFree = 15;
constexpr int kLongClass = 5;  // … if there is a class of so many cards

// Whether entries for all low cards alike pay: not in small endings, where whole positions are
// found faster, nor where all classes are short, so that little is alike.
bool pays(const Problem& problem, bool exact) {
    if (!RankMap(problem).usable()) return false;
    if (!exact) return true;
    const int from = problem.rules->must_overtrump ? kAlikeTricks : kAlikeTricksOfFree;
    if (problem.status.left < from) return false;
    return std::ranges::any_of(problem.classes, [](const CardClass& c) {
        return !c.equal && std::popcount(c.mask) >= kLongClass;
    });
}

}  // namespace

template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::take(const State& state) {
    hands_ = state.hands;
    rest_ = state.rest;
    left_ = {};
    shape_ = 0;
    for (std::size_t seat = 0; seat < hands_.size(); ++seat) {
        left_ |= hands_[seat];
        if constexpr (ranks)
            hands_[seat].each(
                [&](int slot) { shape_ += numbers_[seat][static_cast<std::size_t>(slot)]; });
    }
}

// A card leaves a hand for the table, and comes back.
template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::take_card(int seat, int slot) {
    hands_[seat].remove(slot);
    left_.remove(slot);
    if constexpr (ranks) shape_ -= numbers_[seat][slot];
}

template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::give_back(int seat, int slot) {
    hands_[seat].add(slot);
    left_.add(slot);
    if constexpr (ranks) shape_ += numbers_[seat][slot];
}

template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::ask(const State& state, int need) {
    take(state);
    node_key_ = 1;
    if (state.status.left == 0) return 0;
    Why why{};
    if (state.table.count == 0) return at_trick(state.status, need, why);
    return in_trick(state.status, state.table, need, why);
}

template <bool fast, bool extended, bool ranks>
void Engine<fast, extended, ranks>::set_bonus(const EndBonus& bonus) {
    bonus_ = bonus;
    bonus_key_ = 1;
    for (const auto& row : bonus)
        for (const int value : row)
            bonus_key_ = mix(bonus_key_ ^ kSalt[0], static_cast<std::uint64_t>(value) + 10000);
}

// --- The search ----------------------------------------------------------------------------------

template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::last_trick(const Status& status, const Table& table, Why& why) {
    Table full = table;
    full.leader = status.leader;
    int seat = (status.leader + table.count) % p_.seats;
    while (full.count < p_.seats) {
        put_card(p_, full, seat, hands_[seat].first());
        seat = seat + 1 == p_.seats ? 0 : seat + 1;
    }
    mark_winner(full, why);
    return close_deal<extended>(p_, full, status, bonus_);
}

template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::after_card(const Status& status, const Table& table, int seat,
                                              int slot, int need, Why& why) {
    meter_.step();
    Table next = table;
    put_card(p_, next, seat, slot);
    take_card(seat, slot);
    int value = 0;
    if (next.count < p_.seats) {
        value = in_trick(status, next, need, why);
    } else {
        Status then = status;
        const int gain = close_trick<extended>(p_, next, then, left_);
        rest_ -= next.points;
        value = gain + at_trick(then, need - gain, why);
        mark_winner(next, why);
        rest_ += next.points;
    }
    give_back(seat, slot);
    return value;
}

// Tries the moves in order of their scores until one answers the question; `why` is what the answer
// rests on, apart from which moves are allowed.
template <bool fast, bool extended, bool ranks>
template <typename Child>
int Engine<fast, extended, ranks>::try_moves(MoveList& list, const Choice& choice,
                                             std::uint8_t& best_slot, Why& why, Child&& child) {
    const bool ours = choice.ours;
    std::array<int, 64> values;
    int best = ours ? -kEndless : kEndless;
    Why all{};
    for (int i = 0; i < list.size; ++i) {
        const Move move = list.next(i);
        if (use_.near_cards && i > 0) {
            Why rests{};
            const int limit = near_limit(choice, list, values, i, i, rests);
            if (ours ? limit < choice.need : limit >= choice.need) {
                all |= rests;
                values[static_cast<std::size_t>(i)] = limit;
                best = ours ? std::max(best, limit) : std::min(best, limit);
                continue;
            }
        }
        Why one{};
        const int value = child(move.slot, one);
        values[static_cast<std::size_t>(i)] = value;
        if (ours ? value > best : value < best) {
            best = value;
            best_slot = move.slot;
        }
        if ((best >= choice.need) == ours) {
            why = one;
            return best;
        }
        mark_run(choice, move.slot, one, all);
        all |= one;
    }
    why = all;
    return best;
}

// The same by one thread or several; `best_slot` is the card that answered, kNoMove if none did.
template <bool fast, bool extended, bool ranks>
template <typename Child>
int Engine<fast, extended, ranks>::choose(const Status& status, MoveList& list,
                                          const Choice& choice, std::uint8_t& best_slot, Why& why,
                                          Child&& child) {
    const int value = shares(status, list) ? try_shared(list, choice, best_slot, why, child)
                                           : try_moves(list, choice, best_slot, why, child);
    if ((value >= choice.need) != choice.ours) {
        best_slot = kNoMove;
        why |= choice.rests;
    }
    return value;
}

template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::at_trick(const Status& status, int need, Why& why) {
    if (status.left == 1) return last_trick(status, Table{}, why);
    const Spot spot = spot_of(status);
    const Bounds known = bounds(status);
    if (known.low >= need) {
        why = known.why_low;
        return known.low;
    }
    if (known.high < need) {
        why = known.why_high;
        return known.high;
    }
    Known entry{-kEndless, kEndless, kNoMove};
    if (look_up(status, spot, need, entry, why)) return entry.low >= need ? entry.low : entry.high;
    const int seat = status.leader;
    Table table;
    table.leader = status.leader;
    Choice choice{seat, -1, need, p_.ours(seat), spot.key};
    MoveList list;
    list_moves(status, table, lead_cards(status, seat), list);
    drop_dominated(table, seat, list, choice.rests);
    if (use_.order && list.size > 1) score_leads(p_, hands_, seat, list);
    if (const int guess = from_canonical(status, entry.move); guess >= 0)
        for (int i = 0; i < list.size; ++i)
            if (list.moves[static_cast<std::size_t>(i)].slot == guess)
                list.moves[static_cast<std::size_t>(i)].score = 30000;
    std::uint8_t best_slot = kNoMove;
    const std::uint64_t before = meter_.nodes;
    node_key_ = spot.key;
    const int value = choose(status, list, choice, best_slot, why, [&](int slot, Why& one) {
        return after_card(status, table, seat, slot, need, one);
    });
    if (spot.tabled) {
        // Bounds that were found without a search have reasons of their own.
        if (!spot.alike) {
            entry.low = std::max(entry.low, known.low);
            entry.high = std::min(entry.high, known.high);
        }
        (value >= need ? entry.low : entry.high) = value;
        // A move that failed is no guess; the one that was there before may be.
        if (best_slot != kNoMove) entry.move = to_canonical(status, best_slot);
        keep(spot, why, entry, meter_.nodes - before);
    }
    return value;
}

template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::in_trick(const Status& status, const Table& table, int need,
                                            Why& why) {
    if (status.left == 1) return last_trick(status, table, why);
    const int seat = table.leader + table.count < p_.seats ? table.leader + table.count
                                                           : table.leader + table.count - p_.seats;
    const bool ours = p_.ours(seat);
    Choice choice{seat, table.best, need, ours, node_key_};
    const CardSet hand = hands_[seat];
    MoveList list;
    CardSet compared;
    if (table.led < 0) {
        list_moves(status, table, hand, list);
        drop_dominated(table, seat, list, choice.rests);
        if (use_.order && list.size > 1) score_leads(p_, hands_, seat, list);
        return follow(status, table, compared, list, choice, why);
    }
    list_moves(status, table, follow_cards(table, hand, compared), list);
    int mates = -1;
    int others = -1;
    int next = seat;
    for (int i = table.count + 1; i < p_.seats; ++i) {
        next = next + 1 == p_.seats ? 0 : next + 1;
        const int power = power_in(rules_, hands_[next], table.led);
        int& there = p_.ours(next) == ours ? mates : others;
        there = std::max(there, power);
    }
    if (use_.bounds && p_.plain) {
        // The trick may be decided already.
        const bool won_by_us = p_.ours(table.winner);
        int against = won_by_us == ours ? others : mates;
        if (won_by_us != ours) against = std::max(against, power_in(rules_, hand, table.led));
        if (table.best > against && !(p_.equals && p_.equals.has(table.best))) {
            const Bounds more = decided(status, table, won_by_us, against);
            if (more.low >= need) {
                why = more.why_low;
                return more.low;
            }
            if (more.high < need) {
                why = more.why_high;
                return more.high;
            }
        }
    }
    drop_dominated(table, seat, list, choice.rests);
    if (use_.order && list.size > 1) score_follows(p_, table, ours, mates, others, list);
    return follow(status, table, compared, list, choice, why);
}

// Searches the cards of a seat that does not lead.
template <bool fast, bool extended, bool ranks>
int Engine<fast, extended, ranks>::follow(const Status& status, const Table& table,
                                          CardSet compared, MoveList& list, const Choice& choice,
                                          Why& why) {
    std::uint8_t answer = kNoMove;
    int value = 0;
    const bool ahead =
        use_.ahead && table.count + 1 == p_.seats && list.size > 1 && status.left >= kAheadTricks;
    if (!ahead || !known_ahead(status, table, list, choice, value, answer, why))
        value = choose(status, list, choice, answer, why, [&](int slot, Why& one) {
            return after_card(status, table, choice.seat, slot, choice.need, one);
        });
    mark_duty(compared, table.best, answer, why);
    return value;
}

// Whether the table already knows a card of the last seat that answers the question.
template <bool fast, bool extended, bool ranks>
bool Engine<fast, extended, ranks>::known_ahead(const Status& status, const Table& table,
                                                const MoveList& list, const Choice& choice,
                                                int& found, std::uint8_t& answer, Why& why) {
    for (int i = 0; i < list.size; ++i) {
        const int slot = list.moves[static_cast<std::size_t>(i)].slot;
        Table next = table;
        put_card(p_, next, choice.seat, slot);
        take_card(choice.seat, slot);
        Status then = status;
        const int gain = close_trick<extended>(p_, next, then, left_);
        Known entry{-kEndless, kEndless, kNoMove};
        const bool known = look_up(then, spot_of(then), choice.need - gain, entry, why);
        give_back(choice.seat, slot);
        if (!known) continue;
        found = gain + (choice.ours ? entry.low : entry.high);
        if ((found >= choice.need) != choice.ours) continue;
        mark_winner(next, why);
        answer = static_cast<std::uint8_t>(slot);
        return true;
    }
    return false;
}

// Bounds of the gain when the cards on the table are won already.
template <bool fast, bool extended, bool ranks>
typename Engine<fast, extended, ranks>::Bounds Engine<fast, extended, ranks>::decided(
    const Status& status, const Table& table, bool by_us, int against) const {
    const bool fool = left_.has_fool() || table.fool_seat >= 0;
    const int total = rest_ + (fool ? p_.fool_value : 0);
    const int moved = status.debtor >= 0 || rules_.fool.needs_trick ? p_.fool_value : 0;
    Bounds found{by_us ? table.points : 0, by_us ? total : total - table.points};
    if constexpr (ranks) {
        CardSet rivals = table.cards - CardSet::of(table.best);
        if (against >= 0) rivals.add(against);
        mark_rivals(rivals, table.best, by_us ? found.why_low : found.why_high);
    }
    found.low -= moved;
    found.high += moved;
    if constexpr (extended) {
        CardSet left = left_ | table.cards;
        if (fool) left.add(kFool);
        const Bounds more = slack(status, left);
        found.low += more.low;
        found.high += more.high;
    }
    return found;
}

std::unique_ptr<Search> make_search(const Problem& problem, TranspositionTable& table,
                                    const Techniques& techniques, Meter& meter, BusyMoves* busy) {
    const bool fast = has_bmi2();
    const bool ranks = techniques.table && techniques.partition && pays(problem, techniques.exact);
    const auto make = [&]<bool... kinds>() -> std::unique_ptr<Search> {
        return std::make_unique<Engine<kinds...>>(problem, table, techniques, meter, busy);
    };
    if (problem.extended()) {
        if (fast)
            return ranks ? make.template operator()<true, true, true>()
                         : make.template operator()<true, true, false>();
        return ranks ? make.template operator()<false, true, true>()
                     : make.template operator()<false, true, false>();
    }
    if (fast)
        return ranks ? make.template operator()<true, false, true>()
                     : make.template operator()<true, false, false>();
    return ranks ? make.template operator()<false, false, true>()
                 : make.template operator()<false, false, false>();
}

void Meter::start() {
    nodes = 0;
    next_ = 0;
    check();
}

void Meter::check() {
    if (budget && nodes > budget) throw Stopped{};
    if (stop && stop->load(std::memory_order_relaxed)) throw Stopped{};
    if (poll && poll(nodes)) throw Stopped{};
    next_ = nodes + period;
    if (budget) next_ = std::min(next_, budget + 1);
}

}  // namespace trionfi::solver
