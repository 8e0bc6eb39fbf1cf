// The engine behind Search, for machines with and without BMI2, for plain and extended objectives,
// and with and without entries that hold for all low cards alike.
#pragma once

#include <type_traits>

#include "solver_bits.hpp"
#include "solver_order.hpp"
#include "solver_ranks.hpp"
#include "solver_search.hpp"
#include "solver_values.hpp"

namespace trionfi::solver {

template <bool fast, bool extended, bool ranks>
class Engine final : public Search {
  public:
    Engine(const Problem& problem, TranspositionTable& table, const Techniques& techniques,
           Meter& meter, BusyMoves* busy)
        : p_(problem),
          rules_(*problem.rules),
          table_(table),
          use_(techniques),
          meter_(meter),
          busy_(busy),
          values_{ValueMap(problem, problem.rank_starts, !techniques.near_table),
                  ValueMap(problem, problem.free_starts, !techniques.near_table)},
          map_(problem) {
        if constexpr (ranks) {
            many_ = &table.for_many();
            number_cards();
        }
    }

    int ask(const State& state, int need) override;
    void set_bonus(const EndBonus& bonus) override;
    CardSet legal(const State& state) override;
    CardSet distinct(const State& state) override;
    void range(const State& state, int& low, int& high) override;

  private:
    // What an answer rests on.
    using Why = std::conditional_t<ranks, CardSet, NoMarks>;
    struct Bounds {
        int low;
        int high;
        [[no_unique_address]] Why why_low{};
        [[no_unique_address]] Why why_high{};
    };
    // Trumps of a side above all trumps of the other.
    struct SureTrumps {
        std::uint64_t cards = 0;
        int against = -1;  // the highest of the other side, -1 without one
        int gain = 0;
        [[no_unique_address]] Why why{};
    };
    // What a leader can cash without a break.
    struct Run {
        CardSet hand;
        CardSet rest;          // of all others
        SeatMask ruffers = 0;  // who can trump when no more trumps are led
        int cashed = 0;
        int value = 0;
        CardSet caught;  // cards of others that must fall on it
        [[no_unique_address]] Why why{};
    };
    // A seat that chooses among moves, and what is asked.
    struct Choice {
        int seat;
        int lying;  // the card that wins the trick so far, -1 without one
        int need;
        bool ours;
        std::uint64_t node = 0;  // names the position among those that threads are at
        // What it rests on that some cards need not be tried.
        [[no_unique_address]] Why rests{};
    };
    // Where the table has a position.
    struct Spot {
        bool tabled = false;
        bool alike = false;  // with all positions that share its high cards …
        bool near = false;   // … and with those that differ in values besides
        std::uint64_t key = 0;
        std::uint32_t variant = 0;
        Pattern pattern;
    };

    int at_trick(const Status& status, int need, Why& why);
    int in_trick(const Status& status, const Table& table, int need, Why& why);
    int follow(const Status& status, const Table& table, CardSet compared, MoveList& list,
               const Choice& choice, Why& why);
    bool known_ahead(const Status& status, const Table& table, const MoveList& list,
                     const Choice& choice, int& found, std::uint8_t& answer, Why& why);
    int after_card(const Status& status, const Table& table, int seat, int slot, int need,
                   Why& why);
    int last_trick(const Status& status, const Table& table, Why& why);
    template <typename Child>
    int choose(const Status& status, MoveList& list, const Choice& choice, std::uint8_t& best_slot,
               Why& why, Child&& child);
    template <typename Child>
    int try_moves(MoveList& list, const Choice& choice, std::uint8_t& best_slot, Why& why,
                  Child&& child);
    template <typename Child>
    int try_shared(MoveList& list, const Choice& choice, std::uint8_t& best_slot, Why& why,
                   Child&& child);
    void take_card(int seat, int slot);
    void give_back(int seat, int slot);
    bool shares(const Status& status, const MoveList& list) const;
    int near_limit(const Choice& choice, const MoveList& list, const std::array<int, 64>& values,
                   int count, int place, Why& rests) const;
    void list_moves(const Status& status, const Table& table, CardSet cards, MoveList& list) const;
    void drop_dominated(const Table& table, int seat, MoveList& list, Why& rests) const;
    int sure_winner(const Table& table, int seat, int slot, Why& rests) const;
    Bounds bounds(const Status& status) const;
    Bounds slack(const Status& status, CardSet left) const;
    Bounds decided(const Status& status, const Table& table, bool by_us, int against) const;
    int sure_gain(const Status& status, SeatMask side, SeatMask others, Why& why) const;
    int sure_fool(const Status& status, SeatMask side) const;
    SureTrumps sure_trumps(SeatMask side, SeatMask others) const;
    void run_trumps(int leader, Run& run) const;
    void run_suit(int leader, int lane, Run& run) const;
    CardSet lead_cards(const Status& status, int seat) const;
    CardSet follow_cards(const Table& table, CardSet hand, CardSet& compared) const;
    CardSet heads(CardSet cards, int best) const;
    void take(const State& state);

    // The table; see solver_engine_table.hpp.
    std::uint64_t status_key(const Status& status) const;
    std::uint64_t key(const Status& status) const;
    const ValueMap& values(const Status& status) const;
    bool settled(const Status& status) const;
    Spot spot_of(const Status& status) const;
    bool look_up(const Status& status, const Spot& spot, int need, Known& known, Why& why) const;
    bool look_up_alike(const Status& status, const Spot& spot, int need, Known& known,
                       Why& why) const;
    void keep(const Spot& spot, const Why& why, Known known, std::uint64_t work);
    void keep_alike(const Spot& spot, const Why& why, Known known, std::uint64_t work);
    std::uint8_t to_canonical(const Status& status, int slot) const;
    int from_canonical(const Status& status, std::uint8_t place) const;

    // Marks of what an answer rests on; see solver_engine_ranks.hpp.
    void number_cards();
    void mark_winner(const Table& table, Why& why) const;
    void mark_rivals(CardSet cards, int lying, Why& why) const;
    void mark_duty(CardSet compared, int lying, int answer, Why& why) const;
    void mark_run(const Choice& choice, int slot, const Why& of_slot, Why& why) const;
    void mark_tops(std::uint64_t tops, int against, Why& why) const;
    bool hold_together(int seat, int lying, int a, int b, Why& rests) const;
    Pattern pattern_of(const Status& status) const;
    std::uint64_t to_mask(const Pattern& pattern, CardSet marks) const;
    CardSet to_marks(const Pattern& pattern, std::uint64_t mask) const;
    CardSet marks_of_variant(const Status& status, std::uint32_t variant, std::uint64_t mask) const;

    const Problem& p_;
    const Rules& rules_;
    TranspositionTable& table_;
    Techniques use_;
    Meter& meter_;
    BusyMoves* busy_;             // what the other threads are at, if there are any
    std::uint64_t node_key_ = 0;  // of the position that is being entered, among them
    std::array<CardSet, kMaxSeats> hands_{};
    CardSet left_;                    // all cards in hands
    int rest_ = 0;                    // points still to be won, without the Fool
    std::array<ValueMap, 2> values_;  // while a Fool may have to be paid for, and afterwards
    RankMap map_;
    TranspositionTable::ForMany* many_ = nullptr;
    std::array<std::array<std::uint64_t, kSlots>, kMaxSeats> numbers_{};  // of cards in hands
    std::uint64_t shape_ = 0;  // their sum: how many cards of each class each hand has
    EndBonus bonus_{};
    std::uint64_t bonus_key_ = 0;
};

}  // namespace trionfi::solver
