#include "solver_engine.hpp"

#include <algorithm>

namespace trionfi::solver {
namespace {

constexpr int kEndless = 20000;
constexpr int kAheadTricks = 5;  // the same for looking the last seat's cards up
constexpr int kFewTricks = 2;    // below it a table costs more than it saves

constexpr std::array<std::uint64_t, 2 * kMaxSeats> kSalt{
    0x9e3779b97f4a7c15, 0xbf58476d1ce4e5b9, 0x94d049bb133111eb, 0xd1342543de82ef95,
    0xa0761d6478bd642f, 0xe7037ed1a0b428db, 0x8ebc6af09c88c6e3, 0x589965cc75374cc3,
    0x1d8e4e27c47d124f, 0xeb44accab455d165, 0xd6e8feb86659fd93, 0xc2b2ae3d27d4eb4f};

int highest(std::uint64_t word) {
    return 63 - std::countl_zero(word);
}

std::uint64_t top_bits(std::uint64_t word, int count) {
    while (std::popcount(word) > count) word &= word - 1;
    return word;
}

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

// --- The table -----------------------------------------------------------------------------------

// Where the cards that are left go: within each class to its lowest places.
template <bool fast, bool extended>
CardSet Engine<fast, extended>::canonical_places() const {
    CardSet places = left_;
    for (const CardClass& c : p_.classes) {
        std::uint64_t& word = c.trumps ? places.trumps : places.suits;
        const int count = std::popcount(word & c.mask);
        word = (word & ~c.mask) | low_bits(count) << c.low;
    }
    return places;
}

template <bool fast, bool extended>
std::uint64_t Engine<fast, extended>::key(const Status& status) {
    const CardSet places = canonical_places();
    std::array<CardSet, kMaxSeats> canonical;
    for (int seat = 0; seat < p_.seats; ++seat) {
        const CardSet hand = hands_[seat];
        canonical[seat] = {scatter<fast>(gather<fast>(hand.suits, left_.suits), places.suits),
                           scatter<fast>(gather<fast>(hand.trumps, left_.trumps), places.trumps)};
    }
    if (p_.equals) {
        // Of equal cards only the number in each hand matters.
        for (const CardClass& c : p_.classes) {
            if (!c.equal) continue;
            int low = c.low;
            for (int seat = 0; seat < p_.seats; ++seat) {
                CardSet& hand = canonical[seat];
                std::uint64_t& word = c.trumps ? hand.trumps : hand.suits;
                const int count = std::popcount(word & c.mask);
                word = (word & ~c.mask) | low_bits(count) << low;
                low += count;
            }
        }
    }
    std::uint64_t state = static_cast<std::uint64_t>(status.leader) + 1;
    if (p_.fool_runs && status.run) state |= 1 << 4;
    if (status.paid) state |= 1 << 5;
    state |= static_cast<std::uint64_t>(status.debtor + 1) << 6;
    state |= static_cast<std::uint64_t>(status.creditor + 1) << 10;
    if (status.number <= p_.lead_until) {
        state |= static_cast<std::uint64_t>(status.led_seats & p_.once_seats) << 16;
        state |= static_cast<std::uint64_t>(status.led_lanes & p_.unless_lanes) << 24;
    }
    std::uint64_t hash = mix(state ^ kSalt[0], kSalt[5]);
    if constexpr (extended) {
        const bool slam = p_.objective.has_slam() && status.sweep;
        const bool ultimo = p_.objective.has_ultimo() && left_.has(rules_.ultimo_slot);
        if (slam || ultimo) hash = mix(hash ^ bonus_key_, kSalt[3] + (slam ? status.sweep : 0));
        CardSet open;
        for (const Group& group : p_.groups)
            if (is_open(group, left_, status)) open |= group.cards;
        open = open & status.captured;
        if (open) hash = mix(hash ^ open.suits, open.trumps ^ kSalt[7]);
    }
    for (int seat = 0; seat < p_.seats; ++seat) {
        const auto i = static_cast<std::size_t>(2 * seat);
        hash = mix(canonical[seat].suits ^ kSalt[i] ^ hash, canonical[seat].trumps ^ kSalt[i + 1]);
    }
    return hash;
}

template <bool fast, bool extended>
std::uint8_t Engine<fast, extended>::to_canonical(int slot) const {
    if (slot == kFool) return kFool;
    const CardSet places = canonical_places();
    const CardSet card = CardSet::of(slot);
    const CardSet place{scatter<fast>(gather<fast>(card.suits, left_.suits), places.suits),
                        scatter<fast>(gather<fast>(card.trumps, left_.trumps), places.trumps)};
    return static_cast<std::uint8_t>(place.first());
}

template <bool fast, bool extended>
int Engine<fast, extended>::from_canonical(std::uint8_t place) const {
    if (place >= kFool) return place == kFool ? kFool : -1;
    const CardSet places = canonical_places();
    const CardSet bit = CardSet::of(place);
    const CardSet card{scatter<fast>(gather<fast>(bit.suits, places.suits), left_.suits),
                       scatter<fast>(gather<fast>(bit.trumps, places.trumps), left_.trumps)};
    return card ? card.first() : -1;
}

// --- Bounds --------------------------------------------------------------------------------------

// Points that `side` gets in any case from the start of a trick, where nothing is worth less than
// nothing. Trumps above all trumps of the other side are won by their holders whenever they are
// played; a leader may cash what nobody can beat.
template <bool fast, bool extended>
int Engine<fast, extended>::sure_gain(const Status& status, SeatMask side, SeatMask others) const {
    int fool = 0;
    bool others_run = false;
    const bool fool_left = left_.has_fool();
    if (fool_left) {
        const bool own = side >> p_.fool_holder & 1;
        const FoolRules& f = rules_.fool;
        const bool keeps = f.mode == FoolMode::french ? f.may_lead && status.left >= 2
                                                      : !f.needs_trick || status.paid;
        if (own && keeps) fool = p_.fool_value - p_.fool_owed;
        others_run = !own && status.run && p_.fool_runs;
    }
    if (status.debtor >= 0 && (side >> status.debtor & 1)) fool -= p_.fool_value - p_.fool_owed;
    if (others_run) return fool;

    std::uint64_t own_trumps = 0;
    std::uint64_t other_trumps = 0;
    for (int seat = 0; seat < p_.seats; ++seat)
        (side >> seat & 1 ? own_trumps : other_trumps) |= hands_[seat].trumps & rules_.trumps;
    const std::uint64_t sure =
        own_trumps & (other_trumps ? p_.above[highest(other_trumps)] : ~std::uint64_t{0});
    const int count_others = std::popcount(static_cast<unsigned>(others));
    int gain = 0;
    int tricks = 0;
    if (sure) {
        for (int seat = 0; seat < p_.seats; ++seat)
            if (side >> seat & 1)
                tricks = std::max(tricks, std::popcount(hands_[seat].trumps & sure));
        for (std::uint64_t rest = sure; rest; rest &= rest - 1)
            gain += rules_.value[kFirstTrump + std::countr_zero(rest)];
        gain += tricks * p_.least * count_others;
    }
    if (!(side >> status.leader & 1) || status.number <= p_.lead_until) return fool + gain;

    // The leader's run.
    const CardSet hand = hands_[status.leader];
    const CardSet rest = left_ - hand;
    const std::uint64_t rest_trumps = rest.trumps & rules_.trumps;
    std::uint64_t run =
        hand.trumps & rules_.trumps & (rest_trumps ? p_.above[highest(rest_trumps)] : ~0ULL);
    const int drawn = std::popcount(run);
    int most = 0;
    SeatMask ruffers = 0;
    for (int seat = 0; seat < p_.seats; ++seat) {
        if (seat == status.leader) continue;
        const int count = std::popcount(hands_[seat].trumps & rules_.trumps);
        if (count == 0) continue;
        const int rounds = count + hands_[seat].has_fool();
        most = std::max(most, rounds);
        if (rounds > drawn) ruffers |= static_cast<SeatMask>(1 << seat);
    }
    if (drawn >= most) run = hand.trumps & rules_.trumps;
    int cashed = 0;
    int value = 0;
    for (std::uint64_t word = run; word; word &= word - 1) {
        value += rules_.value[kFirstTrump + std::countr_zero(word)];
        ++cashed;
    }
    // Dear cards that others must put on the run.
    CardSet caught;
    for (int seat = 0; seat < p_.seats; ++seat) {
        const std::uint64_t trumps = hands_[seat].trumps & rules_.trumps;
        if (seat != status.leader && cashed >= std::popcount(trumps) + hands_[seat].has_fool())
            caught.trumps |= trumps;
    }
    for (int lane = 0; lane < kLanes; ++lane) {
        const std::uint64_t mask = std::uint64_t{0xffff} << (lane * kLaneSize);
        const std::uint64_t own = hand.suits & mask;
        if (!own) continue;
        const std::uint64_t against = rest.suits & mask;
        std::uint64_t tops = own;
        if (against) {
            tops &= ~low_bits(highest(against)) & ~p_.equals.suits;
            if (!tops) continue;
        }
        int rounds = std::popcount(tops);
        int longest = 0;
        for (int seat = 0; seat < p_.seats; ++seat) {
            if (seat == status.leader) continue;
            const int length = std::popcount(hands_[seat].suits & mask);
            if (ruffers >> seat & 1) rounds = std::min(rounds, length);
            longest = std::max(longest, length + hands_[seat].has_fool());
        }
        if (!ruffers && rounds >= longest)
            tops = own;
        else
            tops = top_bits(tops, rounds);
        for (std::uint64_t word = tops; word; word &= word - 1) {
            value += rules_.value[std::countr_zero(word)];
            ++cashed;
        }
        const int led = std::popcount(tops);
        for (int seat = 0; seat < p_.seats; ++seat) {
            const std::uint64_t suit = hands_[seat].suits & mask;
            if (seat != status.leader && led >= std::popcount(suit) + hands_[seat].has_fool())
                caught.suits |= suit;
        }
    }
    const bool leads_fool = hand.has_fool() && rules_.fool.mode == FoolMode::french;
    if (leads_fool && cashed + 1 >= status.left) return fool + gain;
    if (cashed >= status.left && status.debtor < 0) {
        int all = rest_;
        if (fool_left) {
            const bool own_fool = side >> p_.fool_holder & 1;
            all += own_fool ? fool : p_.fool_owed;
        }
        return all;
    }
    int run_gain = value + cashed * p_.least * (p_.seats - 1);
    caught.trumps |= sure & ~hand.trumps;
    caught = caught & p_.dear;
    while (caught) run_gain += rules_.value[caught.pop()] - p_.least;
    return fool + std::max(gain, run_gain);
}

template <bool fast, bool extended>
typename Engine<fast, extended>::Bounds Engine<fast, extended>::bounds(const Status& status) const {
    const int total = rest_ + (left_.has_fool() ? p_.fool_value : 0);
    const auto others = static_cast<SeatMask>(((1 << p_.seats) - 1) & ~p_.side);
    Bounds found{p_.negative, total - p_.negative};
    if (p_.plain) {
        found = {0, total};
        if (use_.bounds)
            found = {sure_gain(status, p_.side, others),
                     total - sure_gain(status, others, p_.side)};
        else if (status.debtor >= 0)
            found = {-p_.fool_value, total + p_.fool_value};
    } else if (status.debtor >= 0) {
        const int moved = std::abs(p_.fool_value) + std::abs(p_.fool_owed);
        found = {found.low - moved, found.high + moved};
    }
    if constexpr (extended) {
        const Bounds more = slack(status, left_);
        found.low += more.low;
        found.high += more.high;
    }
    return found;
}

// What lookups and the end of the deal may still bring.
template <bool fast, bool extended>
typename Engine<fast, extended>::Bounds Engine<fast, extended>::slack(const Status& status,
                                                                      CardSet left) const {
    Bounds found{0, 0};
    for (const Group& group : p_.groups) {
        if (!is_open(group, left, status)) continue;
        if (group.sums.empty() || group.slots.size() > 4) {
            found.low += group.least;
            found.high += group.most;
            continue;
        }
        std::size_t gone = 0;
        std::size_t own = 0;
        for (std::size_t i = 0; i < group.slots.size(); ++i) {
            const int slot = group.slots[i];
            if (left.has(slot) || (slot == kFool && status.debtor >= 0)) continue;
            gone |= std::size_t{1} << i;
            own |= static_cast<std::size_t>(status.captured.has(slot)) << i;
        }
        int low = kEndless;
        int high = -kEndless;
        for (std::size_t mask = 0; mask < group.sums.size(); ++mask) {
            if ((mask & gone) != own) continue;
            low = std::min(low, group.sums[mask]);
            high = std::max(high, group.sums[mask]);
        }
        found.low += low;
        found.high += high;
    }
    const bool ultimo =
        p_.objective.has_ultimo() && (left.has(rules_.ultimo_slot) || status.ultimo_before);
    const int sweep = p_.objective.has_slam() ? status.sweep : 0;
    if (ultimo || sweep) {
        int low = kEndless;
        int high = -kEndless;
        for (std::size_t u = 0; u < (ultimo ? kUltimos : 1); ++u)
            for (std::size_t s = 0; s < kSlams; ++s) {
                if (s > 0 && !(sweep >> (s - 1) & 1)) continue;
                low = std::min(low, bonus_[u][s]);
                high = std::max(high, bonus_[u][s]);
            }
        found.low += low;
        found.high += high;
    }
    return found;
}

template <bool fast, bool extended>
void Engine<fast, extended>::range(const State& state, int& low, int& high) {
    take(state);
    Bounds found{};
    if (state.status.left > 0 && state.table.count == 0) {
        found = bounds(state.status);
    } else {
        const bool fool = left_.has_fool() || state.table.fool_seat >= 0;
        const int total = rest_ + (fool ? p_.fool_value : 0);
        found = {p_.negative, total - p_.negative};
        if (state.status.debtor >= 0) {
            found.low -= std::abs(p_.fool_value) + std::abs(p_.fool_owed);
            found.high += std::abs(p_.fool_value) + std::abs(p_.fool_owed);
        }
        if constexpr (extended) {
            CardSet left = left_ | state.table.cards;
            if (fool) left.add(kFool);
            const Bounds more = slack(state.status, left);
            found.low += more.low;
            found.high += more.high;
        }
    }
    low = found.low;
    high = found.high;
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

// Tries moves[first..] in order of their scores until one answers the question.
template <bool fast, bool extended>
template <typename Child>
int Engine<fast, extended>::try_moves(MoveList& list, bool ours, int need, std::uint8_t& best_slot,
                                      Child&& child) {
    std::array<int, 64> values;
    int best = ours ? -kEndless : kEndless;
    for (int i = 0; i < list.size; ++i) {
        const Move move = list.next(i);
        if (use_.near_cards && i > 0) {
            // Exchanging two neighbours changes the result by their difference at most.
            int limit = ours ? kEndless : -kEndless;
            for (int k = 0; k < i; ++k) {
                const Move& other = list.moves[static_cast<std::size_t>(k)];
                if (other.run != move.run) continue;
                const int apart = std::abs(rules_.value[other.slot] - rules_.value[move.slot]);
                const int known = values[static_cast<std::size_t>(k)];
                limit = ours ? std::min(limit, known + apart) : std::max(limit, known - apart);
            }
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
    int value = try_moves(list, ours, need, best_slot,
                          [&](int slot) { return after_card(status, table, seat, slot, need); });
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
    return try_moves(list, ours, need, best_slot,
                     [&](int slot) { return after_card(status, table, seat, slot, need); });
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

template <bool fast, bool extended>
int Engine<fast, extended>::lead_guess(const State& state) {
    take(state);
    Known entry{};
    if (state.table.count > 0 || state.status.left < kFewTricks) return -1;
    return table_.find(key(state.status), entry) ? from_canonical(entry.move) : -1;
}

std::unique_ptr<Search> make_search(const Problem& problem, TranspositionTable& table,
                                    const Techniques& techniques, Meter& meter) {
    const bool extended = problem.extended();
    if (has_bmi2()) {
        if (extended)
            return std::make_unique<Engine<true, true>>(problem, table, techniques, meter);
        return std::make_unique<Engine<true, false>>(problem, table, techniques, meter);
    }
    if (extended) return std::make_unique<Engine<false, true>>(problem, table, techniques, meter);
    return std::make_unique<Engine<false, false>>(problem, table, techniques, meter);
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
    constexpr std::uint64_t kPeriod = std::uint64_t{1} << 16;
    next_ = nodes + kPeriod;
    if (budget) next_ = std::min(next_, budget + 1);
}

}  // namespace trionfi::solver
