#include "solver.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>

#include "solver_parallel.hpp"
#include "solver_table.hpp"

namespace trionfi {
namespace {

using solver::EndBonus;
using solver::Meter;
using solver::Problem;
using solver::Search;
using solver::State;
using solver::Stopped;
using solver::TranspositionTable;

class Solver {
  public:
    Solver(const Position& position, const Objective& objective, const SolveOptions& options,
           TranspositionTable& table)
        : problem_(position, objective), objective_(problem_.objective), table_(table) {
        meter_.budget = options.nodes;
        meter_.stop = options.stop;
        if (options.poll)
            meter_.poll = [this, &options](std::uint64_t nodes) {
                progress_.nodes = nodes;
                return options.poll(progress_);
            };
        if (options.threads < 1) throw std::invalid_argument("at least one thread is needed");
        // Cards in a budget are counted one by one, so that it ends at the same card every time.
        if (options.threads > 1 && options.nodes == 0 && options.techniques.table)
            search_ = solver::make_team(problem_, table, options.techniques, meter_,
                                        options.threads, options.alone);
        else
            search_ = solver::make_search(problem_, table, options.techniques, meter_);
        simple_ = !objective_.has_ultimo() && !objective_.has_slam();
        root_.hands = problem_.hands;
        root_.status = problem_.status;
        root_.table = problem_.table;
        root_.rest = problem_.rest;
        banked_ = problem_.banked;
        // What is decided already about captured cards.
        CardSet left = root_.table.cards;
        for (const CardSet& hand : root_.hands) left |= hand;
        if (root_.table.fool_seat >= 0) left.add(kFool);
        for (const solver::Group& group : problem_.groups)
            if (!is_open(group, left, root_.status))
                banked_ += group.sum(*problem_.rules, root_.status.captured);
    }

    Solution solve(const SolveOptions& options) {
        Solution found;
        if (root_.status.left == 0) return over();
        found.result = range(root_, banked_);
        if (options.cards) list_cards(found);
        try {
            meter_.start();
            narrow(root_, banked_, found.result);
            if (options.cards) solve_cards(found);
            if (options.line) found.line = best_line(found.result.low);
        } catch (const Stopped&) {
            found.stopped = true;
        }
        found.nodes = meter_.nodes;
        found.bytes = table_.bytes();
        return found;
    }

    Answer reaches(int wanted) {
        Answer answer;
        if (root_.status.left == 0) {
            answer.reached = over().result.low >= wanted;
            return answer;
        }
        try {
            meter_.start();
            answer.reached = reaches(root_, banked_, wanted).first;
        } catch (const Stopped&) {
            answer.reached = -1;
        }
        answer.nodes = meter_.nodes;
        answer.bytes = table_.bytes();
        return answer;
    }

  private:
    // What the last question with an answer took. One answer may be a hundred times dearer than the
    // other: then it should be asked for as seldom as possible, so that the interval is not split
    // in the middle but, in the ratio of the square roots, nearer to the end where answers are
    // cheap.
    struct Effort {
        std::optional<std::uint64_t> last;

        double than(const Effort& other) const {
            constexpr double kLeast = 500;  // nodes: less says nothing
            constexpr double kHope = 0.3;   // of an answer not met yet, beside the other
            const double known = static_cast<double>(last.value_or(0)) + kLeast;
            if (last || !other.last) return std::sqrt(known);
            return std::sqrt(std::max(kLeast, kHope * static_cast<double>(*other.last)));
        }
    };

    // Asks whether the result reaches `wanted`; also what the sum is known to be.
    std::pair<bool, int> reaches(const State& state, int banked, int wanted) {
        const int need = objective_.sum_for(wanted, 0, 0);
        if (!simple_) {
            EndBonus bonus{};
            for (int u = 0; u < kUltimos; ++u)
                for (int s = 0; s < kSlams; ++s)
                    bonus[u][s] = need - objective_.sum_for(wanted, u, s);
            search_->set_bonus(bonus);
        }
        const int sum = banked + search_->ask(state, need - banked);
        return {sum >= need, sum};
    }

    // Bounds without a search.
    Interval range(const State& state, int banked) {
        int low = 0;
        int high = 0;
        search_->set_bonus(EndBonus{});
        search_->range(state, low, high);
        int least = objective_.result(banked + low, 0, 0);
        int most = objective_.result(banked + high, 0, 0);
        if (!simple_) {
            const auto [u0, u1] =
                std::minmax_element(objective_.ultimo.begin(), objective_.ultimo.end());
            const auto [s0, s1] =
                std::minmax_element(objective_.slam.begin(), objective_.slam.end());
            least += *u0 + *s0 - objective_.ultimo[0] - objective_.slam[0];
            most += *u1 + *s1 - objective_.ultimo[0] - objective_.slam[0];
        }
        return {least, most};
    }

    // Splits the interval until it is exact. What is known when the search is stopped stays.
    void narrow(const State& state, int banked, Interval& interval) {
        Effort yes;
        Effort no;
        while (interval.low < interval.high) {
            progress_.result = interval;
            const double share = yes.than(no) / (yes.than(no) + no.than(yes));
            const int width = interval.high - interval.low;
            const int step = std::clamp(static_cast<int>(std::ceil(width * share)), 1, width);
            const int wanted = interval.low + step;
            const std::uint64_t before = meter_.nodes;
            test(state, banked, wanted, interval);
            (interval.low >= wanted ? yes : no).last = meter_.nodes - before;
        }
    }

    void test(const State& state, int banked, int wanted, Interval& interval) {
        const auto [reached, sum] = reaches(state, banked, wanted);
        if (reached) {
            const int least = simple_ ? objective_.result(sum, 0, 0) : wanted;
            interval.low = std::min(std::max(wanted, least), interval.high);
        } else {
            const int most = simple_ ? objective_.result(sum, 0, 0) : wanted - 1;
            interval.high = std::max(std::min(wanted - 1, most), interval.low);
        }
    }

    Solution over() {
        Solution found;
        // All tricks are over: nothing but the sum is known of how they went.
        const int value = objective_.result(banked_, 0, 0);
        found.result = {value, value};
        return found;
    }

    void list_cards(Solution& found) {
        const bool ours = problem_.ours(turn(root_));
        for (const int slot : legal_cards(root_)) {
            State next = root_;
            const int gain = play(problem_, next, slot, EndBonus{});
            CardResult card{problem_.rules->number(slot), found.result};
            if (next.status.left > 0) card.result = range(next, banked_ + gain);
            // No card is better than the result, though many are worse.
            if (ours)
                card.result.high = std::min(card.result.high, found.result.high);
            else
                card.result.low = std::max(card.result.low, found.result.low);
            found.cards.push_back(card);
        }
        std::sort(found.cards.begin(), found.cards.end(),
                  [](const CardResult& a, const CardResult& b) { return a.number < b.number; });
    }

    void solve_cards(Solution& found) {
        const int value = found.result.low;
        const bool ours = problem_.ours(turn(root_));
        const std::vector<int> heads = distinct_cards(root_);
        for (CardResult& card : found.cards) {
            // No card is better than the result.
            if (ours)
                card.result.high = std::min(card.result.high, value);
            else
                card.result.low = std::max(card.result.low, value);
        }
        progress_.of = found.cards.size();
        for (CardResult& card : found.cards) {
            progress_.done = static_cast<std::size_t>(&card - found.cards.data());
            const int slot = problem_.rules->slot(card.number);
            const int head = head_of(slot, heads);
            if (head != slot) continue;
            State next = root_;
            if (next.status.left == 1) {
                card.result = found.result;  // every hand holds one card: nothing to choose
                continue;
            }
            const int gain = play(problem_, next, slot, EndBonus{});
            const int banked = banked_ + gain;
            if (!card.result.exact()) test(next, banked, ours ? value : value + 1, card.result);
            narrow(next, banked, card.result);
        }
        for (CardResult& card : found.cards) {
            const int head =
                problem_.rules->number(head_of(problem_.rules->slot(card.number), heads));
            for (const CardResult& other : found.cards)
                if (other.number == head) card.result = other.result;
        }
    }

    // One line of best play to the end: of the cards that keep the result always the lowest one,
    // so that nothing else than values chooses it.
    std::vector<int> best_line(int value) {
        std::vector<int> line;
        State state = root_;
        int banked = banked_;
        while (state.status.left > 0) {
            const bool ours = problem_.ours(turn(state));
            const std::vector<int> cards = distinct_cards(state);
            int chosen = cards.back();
            if (state.status.left > 1) {
                for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
                    State next = state;
                    const int gain = play(problem_, next, cards[i], EndBonus{});
                    const bool reached =
                        reaches(next, banked + gain, ours ? value : value + 1).first;
                    if (reached == ours) {
                        chosen = cards[i];
                        break;
                    }
                }
            }
            line.push_back(problem_.rules->number(chosen));
            banked += play(problem_, state, chosen, EndBonus{});
        }
        return line;
    }

    int turn(const State& state) const {
        return (state.table.leader + state.table.count) % problem_.seats;
    }
    std::vector<int> legal_cards(const State& state) {
        std::vector<int> cards;
        search_->legal(state).each([&](int slot) { cards.push_back(slot); });
        return cards;
    }
    std::vector<int> distinct_cards(const State& state) {
        std::vector<int> cards;
        search_->distinct(state).each([&](int slot) { cards.push_back(slot); });
        return cards;
    }
    // The card of `heads` that stands for a card: the nearest one below it.
    static int head_of(int slot, const std::vector<int>& heads) {
        int head = slot;
        for (const int other : heads)
            if (other <= slot) head = other;
        return head;
    }

    Problem problem_;
    const Objective& objective_;
    TranspositionTable& table_;
    Meter meter_;
    std::unique_ptr<Search> search_;
    SolveProgress progress_;
    bool simple_ = true;
    State root_;
    int banked_ = 0;
};

}  // namespace

Solution solve(const Position& position, const Objective& objective, const SolveOptions& options) {
    TranspositionTable table(options.memory);
    return Solver(position, objective, options, table).solve(options);
}

Answer reaches(const Position& position, const Objective& objective, int wanted,
               const SolveOptions& options) {
    TranspositionTable table(options.memory);
    return Solver(position, objective, options, table).reaches(wanted);
}

std::vector<Solution> solve_all(const std::vector<Position>& positions, const Objective& objective,
                                const SolveOptions& options, int threads) {
    if (threads < 1) throw std::invalid_argument("at least one thread is needed");
    Solution unknown;
    unknown.result = {-kNever, kNever};
    unknown.stopped = true;
    std::vector<Solution> found(positions.size(), unknown);
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stop{false};
    std::exception_ptr error;
    std::mutex mutex;
    const std::size_t workers =
        std::min(static_cast<std::size_t>(threads), std::max<std::size_t>(positions.size(), 1));
    auto work = [&](bool first) {
        try {
            SolveOptions own = options;
            own.memory = options.memory / workers;
            own.stop = &stop;
            own.threads = 1;
            // Only the calling thread may ask the outside world.
            own.poll = nullptr;
            if (first && options.poll)
                own.poll = [&](SolveProgress progress) {
                    progress.done = std::min(next.load(), positions.size());
                    progress.of = positions.size();
                    if (options.poll(progress)) stop = true;
                    return stop.load();
                };
            TranspositionTable table(own.memory);
            for (std::size_t i = next++; i < positions.size() && !stop; i = next++) {
                table.clear();
                if (options.stop && options.stop->load()) stop = true;
                found[i] = Solver(positions[i], objective, own, table).solve(own);
            }
        } catch (...) {
            const std::scoped_lock lock(mutex);
            if (!error) error = std::current_exception();
            stop = true;
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < workers; ++i) others.emplace_back(work, false);
        work(true);
    }
    if (error) std::rethrow_exception(error);
    return found;
}

}  // namespace trionfi
