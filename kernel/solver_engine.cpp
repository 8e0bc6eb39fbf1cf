#include "solver_engine.hpp"

#include <algorithm>

#include "solver_engine_bounds.hpp"
#include "solver_engine_shared.hpp"
#include "solver_engine_table.hpp"

namespace trionfi::solver {
namespace {

constexpr int kAheadTricks = 5;  // the same for looking the last seat's cards up
constexpr int kFewTricks = 2;    // below it a table costs more than it saves

}  // namespace

template <bool fast, bool extended>
void Engine<fast, extended>::take(const State& state) {
    hands_ = state.hands;
    rest_ = state.rest;
    left_ = {};
    for (const CardSet& hand : hands_) left_ |= hand;
}

template <bool fast, bool extended>
int Engine<fast, extended>::ask(const State& state, int need) {
    take(state);
    node_key_ = 1;
    if (state.status.left == 0) return 0;
    if (state.table.count == 0) return at_trick(state.status, need);
    return in_trick(state.status, state.table, need);
}

template <bool fast, bool extended>
void Engine<fast, extended>::set_bonus(const EndBonus& bonus) {
    bonus_ = bonus;
    bonus_key_ = 1;
    for (const auto& row : bonus)
        for (const int value : row)
            bonus_key_ = mix(bonus_key_ ^ kSalt[0], static_cast<std::uint64_t>(value + 10000));
}

// --- What may be played ------------------------------------------------------------------------

template <bool fast, bool extended>
CardSet Engine<fast, extended>::lead_cards(const Status& status, int seat) const {
    const CardSet hand = hands_[seat];
    CardSet cards = hand;
    if (!rules_.fool.may_lead && hand.has_fool() && hand.size() > 1) cards.trumps &= ~kFoolBit;
    if (status.number > p_.lead_until) return cards;
    for (int i = 0; i < p_.lead_rule_count; ++i) {
        const LeadRule& rule = p_.lead_rules[i];
        const bool binds = (rule.seats >> seat & 1) && status.number <= rule.until &&
                           !(rule.once && (status.led_seats >> seat & 1)) &&
                           !(rule.unless_led & status.led_lanes);
        if (!binds) continue;
        if (const CardSet kept = cards & rule.allowed) cards = kept;
    }
    return cards;
}

template <bool fast, bool extended>
CardSet Engine<fast, extended>::follow_cards(const Table& table, CardSet hand) const {
    CardSet cards = hand;
    const std::uint64_t trumps = hand.trumps & rules_.trumps;
    const std::uint64_t suit =
        table.led < kLanes ? hand.suits & std::uint64_t{0xffff} << (table.led * kLaneSize) : 0;
    if (suit) {
        cards = {suit, 0};
    } else if (table.led == kLanes ? trumps != 0 : rules_.must_trump && trumps) {
        cards = {0, trumps};
    }
    if (rules_.must_head || (rules_.must_overtrump && !cards.suits && cards.trumps)) {
        if (const CardSet over = cards & rules_.beats[table.best]) cards = over;
    }
    cards.trumps |= hand.trumps & kFoolBit;
    return cards;
}

// One card of each run; the card that wins the trick so far lies between others as well.
template <bool fast, bool extended>
CardSet Engine<fast, extended>::heads(CardSet cards, int best) const {
    CardSet left = left_;
    if (best >= 0) left.add(best);
    const std::uint64_t fool = cards.trumps & kFoolBit;
    return {run_heads(cards.suits, left.suits, p_.starts.suits, p_.equals.suits),
            run_heads(cards.trumps & ~kFoolBit, left.trumps, p_.starts.trumps, p_.equals.trumps) |
                fool};
}

template <bool fast, bool extended>
CardSet Engine<fast, extended>::legal(const State& state) {
    take(state);
    const int seat = (state.table.leader + state.table.count) % p_.seats;
    if (state.table.count == 0) return lead_cards(state.status, seat);
    return state.table.led < 0 ? hands_[seat] : follow_cards(state.table, hands_[seat]);
}

template <bool fast, bool extended>
CardSet Engine<fast, extended>::distinct(const State& state) {
    return heads(legal(state), state.table.best);
}

// --- The search ----------------------------------------------------------------------------------

template <bool fast, bool extended>
int Engine<fast, extended>::last_trick(const Status& status, const Table& table) {
    Table full = table;
    full.leader = status.leader;
    int seat = (status.leader + table.count) % p_.seats;
    while (full.count < p_.seats) {
        put_card(p_, full, seat, hands_[seat].first());
        seat = seat + 1 == p_.seats ? 0 : seat + 1;
    }
    return close_deal<extended>(p_, full, status, bonus_);
}

template <bool fast, bool extended>
int Engine<fast, extended>::after_card(const Status& status, const Table& table, int seat, int slot,
                                       int need) {
    meter_.step();
    Table next = table;
    put_card(p_, next, seat, slot);
    hands_[seat].remove(slot);
    left_.remove(slot);
    int value = 0;
    if (next.count < p_.seats) {
        value = in_trick(status, next, need);
    } else {
        Status then = status;
        const int gain = close_trick<extended>(p_, next, then, left_);
        rest_ -= next.points;
        value = gain + at_trick(then, need - gain);
        rest_ += next.points;
    }
    hands_[seat].add(slot);
    left_.add(slot);
    return value;
}

// What the neighbours among the first `count` moves leave possible: exchanging two of them changes
// the result by their difference at most.
template <bool fast, bool extended>
int Engine<fast, extended>::near_limit(const MoveList& list, const std::array<int, 64>& values,
                                       int count, int place, bool ours) const {
    const Move& move = list.moves[static_cast<std::size_t>(place)];
    int limit = ours ? kEndless : -kEndless;
    for (int k = 0; k < count; ++k) {
        const Move& other = list.moves[static_cast<std::size_t>(k)];
        if (other.run != move.run || k == place) continue;
        const int apart = std::abs(rules_.value[other.slot] - rules_.value[move.slot]);
        const int known = values[static_cast<std::size_t>(k)];
        limit = ours ? std::min(limit, known + apart) : std::max(limit, known - apart);
    }
    return limit;
}

// Tries the moves in order of their scores until one answers the question.
template <bool fast, bool extended>
template <typename Child>
int Engine<fast, extended>::try_moves(MoveList& list, bool ours, int need, std::uint8_t& best_slot,
                                      Child&& child) {
    std::array<int, 64> values;
    int best = ours ? -kEndless : kEndless;
    for (int i = 0; i < list.size; ++i) {
        const Move move = list.next(i);
        if (use_.near_cards && i > 0) {
            const int limit = near_limit(list, values, i, i, ours);
            if (ours ? limit < need : limit >= need) {
                values[static_cast<std::size_t>(i)] = limit;
                best = ours ? std::max(best, limit) : std::min(best, limit);
                continue;
            }
        }
        const int value = child(move.slot);
        values[static_cast<std::size_t>(i)] = value;
        if (ours ? value > best : value < best) {
            best = value;
            best_slot = move.slot;
        }
        if ((best >= need) == ours) break;
    }
    return best;
}

template <bool fast, bool extended>
void Engine<fast, extended>::list_moves(CardSet cards, int best, MoveList& list) const {
    CardSet left = left_;
    if (best >= 0) left.add(best);
    CardSet ranks{
        run_heads(cards.suits, left.suits, p_.rank_starts.suits, p_.equals.suits),
        run_heads(cards.trumps & ~kFoolBit, left.trumps, p_.rank_starts.trumps, p_.equals.trumps)};
    int run = 0;
    (use_.equal_cards ? heads(cards, best) : cards).each([&](int slot) {
        if (ranks.has(slot) || slot == kFool) ++run;
        list.add(slot, run);
    });
}

template <bool fast, bool extended>
int Engine<fast, extended>::at_trick(const Status& status, int need) {
    if (status.left == 1) return last_trick(status, Table{});
    const bool tabled = use_.table && status.left >= kFewTricks;
    std::uint64_t hash = 0;
    if (tabled) {
        hash = key(status);
        table_.prefetch(hash);
    }
    Bounds known = bounds(status);
    if (known.low >= need) return known.low;
    if (known.high < need) return known.high;
    Known entry{-kEndless, kEndless, 255};
    if (tabled && table_.find(hash, entry)) {
        known.low = std::max(known.low, static_cast<int>(entry.low));
        known.high = std::min(known.high, static_cast<int>(entry.high));
        if (known.low >= need) return known.low;
        if (known.high < need) return known.high;
    }
    const int seat = status.leader;
    const bool ours = p_.ours(seat);
    MoveList list;
    list_moves(lead_cards(status, seat), -1, list);
    if (use_.order && list.size > 1) score_leads(p_, hands_, seat, list);
    if (const int guess = from_canonical(entry.move); guess >= 0)
        for (int i = 0; i < list.size; ++i)
            if (list.moves[static_cast<std::size_t>(i)].slot == guess)
                list.moves[static_cast<std::size_t>(i)].score = 30000;
    Table table;
    table.leader = status.leader;
    std::uint8_t best_slot = 255;
    const std::uint64_t before = meter_.nodes;
    node_key_ = hash;
    auto child = [&](int slot) { return after_card(status, table, seat, slot, need); };
    int value = shares(status, list) ? try_shared(list, ours, need, best_slot, hash, child)
                                     : try_moves(list, ours, need, best_slot, child);
    value = std::clamp(value, known.low, known.high);
    if (tabled) {
        if (value >= need)
            known.low = value;
        else
            known.high = value;
        // A move that failed is no guess; the one that was there before may be.
        const bool answered = best_slot != 255 && (value >= need) == ours;
        const std::uint8_t move = answered ? to_canonical(best_slot) : entry.move;
        table_.store(
            hash,
            {static_cast<std::int16_t>(known.low), static_cast<std::int16_t>(known.high), move},
            meter_.nodes - before);
    }
    return value;
}

template <bool fast, bool extended>
int Engine<fast, extended>::in_trick(const Status& status, const Table& table, int need) {
    if (status.left == 1) return last_trick(status, table);
    const int seat = table.leader + table.count < p_.seats ? table.leader + table.count
                                                           : table.leader + table.count - p_.seats;
    const bool ours = p_.ours(seat);
    const CardSet hand = hands_[seat];
    MoveList list;
    if (table.led < 0) {
        list_moves(hand, -1, list);
        if (use_.order && list.size > 1) score_leads(p_, hands_, seat, list);
    } else {
        list_moves(follow_cards(table, hand), table.best, list);
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
                const Bounds more = decided(status, table, won_by_us);
                if (more.low >= need) return more.low;
                if (more.high < need) return more.high;
            }
        }
        if (use_.order && list.size > 1) score_follows(p_, table, ours, mates, others, list);
    }
    std::uint8_t best_slot = 255;
    if (use_.ahead && table.count + 1 == p_.seats && list.size > 1 && status.left >= kAheadTricks) {
        int found = 0;
        if (known_ahead(status, table, seat, need, list, found)) return found;
    }
    auto child = [&](int slot) { return after_card(status, table, seat, slot, need); };
    if (shares(status, list)) return try_shared(list, ours, need, best_slot, node_key_, child);
    return try_moves(list, ours, need, best_slot, child);
}

// Whether the table already knows a card of the last seat that answers the question.
template <bool fast, bool extended>
bool Engine<fast, extended>::known_ahead(const Status& status, const Table& table, int seat,
                                         int need, const MoveList& list, int& found) {
    const bool ours = p_.ours(seat);
    for (int i = 0; i < list.size; ++i) {
        const int slot = list.moves[static_cast<std::size_t>(i)].slot;
        Table next = table;
        put_card(p_, next, seat, slot);
        hands_[seat].remove(slot);
        left_.remove(slot);
        Status then = status;
        const int gain = close_trick<extended>(p_, next, then, left_);
        Known entry{};
        const bool known = table_.find(key(then), entry);
        hands_[seat].add(slot);
        left_.add(slot);
        if (!known) continue;
        found = gain + (ours ? entry.low : entry.high);
        if ((found >= need) == ours) return true;
    }
    return false;
}

// Bounds of the gain when the cards on the table are won already.
template <bool fast, bool extended>
typename Engine<fast, extended>::Bounds Engine<fast, extended>::decided(const Status& status,
                                                                        const Table& table,
                                                                        bool by_us) const {
    const bool fool = left_.has_fool() || table.fool_seat >= 0;
    const int total = rest_ + (fool ? p_.fool_value : 0);
    const int moved = status.debtor >= 0 || rules_.fool.needs_trick ? p_.fool_value : 0;
    Bounds found{by_us ? table.points : 0, by_us ? total : total - table.points};
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
    const bool extended = problem.extended();
    if (has_bmi2()) {
        if (extended)
            return std::make_unique<Engine<true, true>>(problem, table, techniques, meter, busy);
        return std::make_unique<Engine<true, false>>(problem, table, techniques, meter, busy);
    }
    if (extended)
        return std::make_unique<Engine<false, true>>(problem, table, techniques, meter, busy);
    return std::make_unique<Engine<false, false>>(problem, table, techniques, meter, busy);
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
