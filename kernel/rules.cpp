#include "rules.hpp"

#include <algorithm>
#include <stdexcept>

namespace trionfi {
namespace {

constexpr std::uint8_t kUnplaced = 255;
constexpr std::uint8_t kTrumpLane = 4;
constexpr std::uint8_t kFoolLane = 5;
// Sums over a whole pack stay far from the ends of an int.
constexpr int kMostValue = 100'000;

[[noreturn]] void refuse(const std::string& sentence) {
    throw std::invalid_argument(sentence);
}

void check_value(int value, const std::string& what) {
    if (value < -kMostValue || value > kMostValue)
        refuse(what + " is at most " + std::to_string(kMostValue) + " points, not " +
               std::to_string(value));
}

void check_fool(const FoolRules& fool) {
    if (fool.mode == FoolMode::none) {
        if (fool.number >= 0) refuse("a Fool needs a fool_mode, \"kept\" or \"french\"");
        if (fool.owed != 0 || fool.is_debt())
            refuse("without a Fool there is nothing owed for it and nothing it needs");
    } else if (fool.number < 0) {
        refuse("fool_mode is set, but no card is the Fool");
    }
    if (fool.needs_trick && fool.excused)
        refuse("a side that cannot pay for the Fool loses it or is excused, not both");
}

}  // namespace

std::string list(std::span<const int> numbers) {
    std::string text;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0) text += i + 1 == numbers.size() ? " and " : ", ";
        text += std::to_string(numbers[i]);
    }
    return text;
}

Rules::Rules(const CardPlay& play)
    : seats(play.seats),
      cards(static_cast<int>(play.values.size())),
      fool(play.fool),
      must_trump(play.must_trump),
      must_overtrump(play.must_overtrump),
      must_head(play.must_head),
      last_trick(play.last_trick) {
    if (seats < 2 || seats > kMaxSeats)
        refuse("a game has 2 to " + std::to_string(kMaxSeats) + " seats, not " +
               std::to_string(seats));
    if (cards < 1 || cards > kSlots)
        refuse("a pack has 1 to 128 cards, not " + std::to_string(cards));
    for (const int points : play.values) check_value(points, "a card's value");
    check_value(last_trick, "the value of the last trick");
    check_value(fool.owed, "the debt for the Fool");
    slot_of_number.fill(kUnplaced);
    check_fool(fool);
    place_suits(play.suits);
    place_trumps(play.trumps);
    if (fool.number >= 0) {
        place(kFool, fool.number);
        lane[kFool] = kFoolLane;
    }
    finish(play);
}

void Rules::place(int slot, int number) {
    if (number < 0 || number >= cards)
        refuse("card " + std::to_string(number) + " is not in the pack of " +
               std::to_string(cards) + " cards (values has one entry per card)");
    if (slot_of_number[number] != kUnplaced)
        refuse("card " + std::to_string(number) + " stands in two places of the declaration");
    slot_of_number[number] = static_cast<std::uint8_t>(slot);
    number_of[slot] = static_cast<std::uint8_t>(number);
    pack.add(slot);
}

int Rules::place_ranks(const Ranks& ranks, int first, int room, const std::string& name) {
    int slot = first;
    for (const auto& rank : ranks) {
        if (rank.empty()) refuse(name + " has a rank without a card");
        if (slot + static_cast<int>(rank.size()) > first + room)
            refuse(name + " has more than " + std::to_string(room) + " cards");
        for (const int number : rank) place(slot++, number);
    }
    return slot;
}

namespace {

// Fills beats[] for one line of ranks: higher cards, and the others of the same rank.
void fill_beats(Rules& rules, const Ranks& ranks, int first, CardSet line) {
    int slot = first;
    CardSet higher = line;
    for (const auto& rank : ranks) {
        CardSet equal;
        for (std::size_t i = 0; i < rank.size(); ++i) equal.add(slot + static_cast<int>(i));
        higher = higher - equal;
        for (std::size_t i = 0; i < rank.size(); ++i, ++slot)
            rules.beats[slot] = higher | (equal - CardSet::of(slot));
    }
}

}  // namespace

void Rules::place_suits(const std::vector<Ranks>& suits) {
    if (suits.size() > kLanes) refuse("a pack has at most four suits beside the trumps");
    for (std::size_t i = 0; i < suits.size(); ++i) {
        const int first = static_cast<int>(i) * kLaneSize;
        const int end = place_ranks(suits[i], first, kLaneSize, "suit " + std::to_string(i));
        CardSet line;
        for (int slot = first; slot < end; ++slot) line.add(slot);
        fill_beats(*this, suits[i], first, line);
        for (int slot = first; slot < end; ++slot) {
            suit[slot] = line;
            lane[slot] = static_cast<std::uint8_t>(i);
        }
    }
}

void Rules::place_trumps(const Ranks& ranks) {
    const int end = place_ranks(ranks, kFirstTrump, kFool - kFirstTrump, "the trumps");
    CardSet line;
    for (int slot = kFirstTrump; slot < end; ++slot) line.add(slot);
    fill_beats(*this, ranks, kFirstTrump, line);
    trumps = line.trumps;
    for (int slot = kFirstTrump; slot < end; ++slot) {
        suit[slot] = line;
        lane[slot] = kTrumpLane;
    }
    // Every trump takes a trick from every plain card.
    CardSet{pack.suits, 0}.each([&](int slot) { beats[slot].trumps = trumps; });
}

void Rules::finish(const CardPlay& play) {
    for (int number = 0; number < cards; ++number) {
        const int slot = slot_of_number[number];
        if (slot == kUnplaced)
            refuse("card " + std::to_string(number) + " is in no suit, no trump and not the Fool");
        value[slot] = play.values[number];
    }
    if (play.ultimo >= cards || play.ultimo < -1)
        refuse("the ultimo card " + std::to_string(play.ultimo) + " is not in the pack");
    if (play.ultimo >= 0) ultimo_slot = slot(play.ultimo);
    fool_pays_with = fool.pays_with.empty() ? pack : set_of(fool.pays_with);
    fool_pays_with.trumps &= ~kFoolBit;
}

int Rules::slot(int number) const {
    if (number < 0 || number >= cards)
        refuse("card " + std::to_string(number) + " is not in the pack of " +
               std::to_string(cards) + " cards");
    return slot_of_number[number];
}

CardSet Rules::set_of(std::span<const int> numbers) const {
    CardSet set;
    for (const int number : numbers) {
        const int s = slot(number);
        if (set.has(s)) refuse("card " + std::to_string(number) + " is named twice");
        set.add(s);
    }
    return set;
}

std::vector<int> Rules::numbers_of(CardSet set) const {
    std::vector<int> numbers;
    numbers.reserve(static_cast<std::size_t>(set.size()));
    set.each([&](int s) { numbers.push_back(number(s)); });
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

int Rules::points(CardSet set) const {
    int sum = 0;
    set.each([&](int s) { sum += value[s]; });
    return sum;
}

int Rules::winner(std::span<const int> numbers) const {
    if (numbers.empty()) refuse("a trick without cards has no winner");
    (void)set_of(numbers);
    int best = -1;
    int best_slot = kFool;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const int s = slot(numbers[i]);
        if (s == kFool) continue;
        if (best < 0 || beats[best_slot].has(s)) {
            best = static_cast<int>(i);
            best_slot = s;
        }
    }
    if (best < 0) refuse("the Fool alone does not win");
    return best;
}

}  // namespace trionfi
