// The engine behind Search, for machines with and without BMI2 and for plain and extended
// objectives.
#pragma once

#include "solver_bits.hpp"
#include "solver_order.hpp"
#include "solver_search.hpp"

namespace trionfi::solver {

template <bool fast, bool extended>
class Engine final : public Search {
  public:
    Engine(const Problem& problem, TranspositionTable& table, const Techniques& techniques,
           Meter& meter, BusyMoves* busy)
        : p_(problem),
          rules_(*problem.rules),
          table_(table),
          use_(techniques),
          meter_(meter),
          busy_(busy) {}

    int ask(const State& state, int need) override;
    void set_bonus(const EndBonus& bonus) override;
    CardSet legal(const State& state) override;
    CardSet distinct(const State& state) override;
    void range(const State& state, int& low, int& high) override;

  private:
    struct Bounds {
        int low;
        int high;
    };

    int at_trick(const Status& status, int need);
    int in_trick(const Status& status, const Table& table, int need);
    bool known_ahead(const Status& status, const Table& table, int seat, int need,
                     const MoveList& list, int& found);
    int after_card(const Status& status, const Table& table, int seat, int slot, int need);
    int last_trick(const Status& status, const Table& table);
    template <typename Child>
    int try_moves(MoveList& list, bool ours, int need, std::uint8_t& best_slot, Child&& child);
    template <typename Child>
    int try_shared(MoveList& list, bool ours, int need, std::uint8_t& best_slot, std::uint64_t node,
                   Child&& child);
    bool shares(const Status& status, const MoveList& list) const;
    int near_limit(const MoveList& list, const std::array<int, 64>& values, int count, int place,
                   bool ours) const;
    void list_moves(CardSet cards, int best, MoveList& list) const;
    Bounds bounds(const Status& status) const;
    Bounds slack(const Status& status, CardSet left) const;
    Bounds decided(const Status& status, const Table& table, bool by_us) const;
    int sure_gain(const Status& status, SeatMask side, SeatMask others) const;
    CardSet lead_cards(const Status& status, int seat) const;
    CardSet follow_cards(const Table& table, CardSet hand) const;
    CardSet heads(CardSet cards, int best) const;
    void take(const State& state);
    std::uint64_t key(const Status& status);
    CardSet canonical_places() const;
    std::uint8_t to_canonical(int slot) const;
    int from_canonical(std::uint8_t place) const;

    const Problem& p_;
    const Rules& rules_;
    TranspositionTable& table_;
    Techniques use_;
    Meter& meter_;
    BusyMoves* busy_;             // what the other threads are at, if there are any
    std::uint64_t node_key_ = 0;  // of the position that is being entered, among them
    std::array<CardSet, kMaxSeats> hands_{};
    CardSet left_;  // all cards in hands
    int rest_ = 0;  // points still to be won, without the Fool
    EndBonus bonus_{};
    std::uint64_t bonus_key_ = 0;
};

}  // namespace trionfi::solver
