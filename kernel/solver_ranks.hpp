// Which ranks a result rests on.
//
// The cards of a class (one line, one value) differ in nothing but their order, and a result often
// rests on the order of a few high ones only: it holds as well when the lower cards of the class
// change hands, as long as every hand keeps its number of them. Marks stand at the lowest card of
// each class whose place matters; all cards of the class above it are meant too.
#pragma once

#include <array>
#include <cstdint>

#include "solver_bits.hpp"
#include "solver_problem.hpp"

namespace trionfi::solver {

// In the place of marks where nobody asks for them.
struct NoMarks {
    void add(int /*slot*/) {}
    NoMarks& operator|=(NoMarks /*other*/) { return *this; }
};

// The classes whose order may matter: those of several cards that are not equal.
class RankMap {
  public:
    explicit RankMap(const Problem& problem);

    // Whether there are any, and their cards fit into one word.
    bool usable() const { return ranked_ && ranked_.size() < 64; }
    // The cards of a card's class as bits of its word; 0 if their order decides nothing.
    std::uint64_t peers(int slot) const { return peers_[static_cast<std::size_t>(slot)]; }
    CardSet ranked() const { return ranked_; }
    // The cards that marks mean, among those that are left. The last card of a class is known from
    // the number of cards in each hand.
    CardSet meant(CardSet marks, CardSet left) const {
        const CardSet above{(left.suits << 1) & steps_[0].suits,
                            (left.trumps << 1) & steps_[0].trumps};
        return fill_up(marks) & fill_up(above) & left;
    }

  private:
    static constexpr std::size_t kSteps = 6;

    // Adds all cards above a card in its class.
    CardSet fill_up(CardSet cards) const {
        for (std::size_t i = 0; i < kSteps; ++i) {
            cards.suits |= (cards.suits << (1 << i)) & steps_[i].suits;
            cards.trumps |= (cards.trumps << (1 << i)) & steps_[i].trumps;
        }
        return cards;
    }

    CardSet ranked_;
    std::array<std::uint64_t, kSlots> peers_{};
    std::array<CardSet, kSteps> steps_{};  // the places that are so far above others of their class
};

}  // namespace trionfi::solver
