#include "solver_parallel.hpp"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace trionfi::solver {
namespace {

constexpr std::uint64_t kPeriod = 256;  // nodes within which a thread hears that it is over

class Team final : public Search {
  public:
    Team(const Problem& problem, TranspositionTable& table, const Techniques& techniques,
         Meter& meter, int threads, std::uint64_t alone)
        : table_(table), meter_(meter), outside_(std::move(meter.poll)), alone_(alone) {
        meter_.period = std::min(kPeriod, alone + 1);
        meter_.poll = [this](std::uint64_t nodes) { return look(nodes); };
        own_ = make_search(problem, table, techniques, meter, &busy_);
        table_.may_grow(false);
        for (int i = 1; i < std::min(threads, kMostThreads); ++i) {
            Helper& helper = *helpers_.emplace_back(std::make_unique<Helper>());
            helper.meter.period = meter_.period;
            helper.meter.stop = &halt_;
            helper.meter.poll = [&helper](std::uint64_t nodes) {
                helper.spent = helper.before + nodes;
                return false;
            };
            helper.search = make_search(problem, table, techniques, helper.meter, &busy_);
        }
    }
    ~Team() override {
        {
            const std::scoped_lock lock(mutex_);
            quit_ = true;
        }
        wake_.notify_all();
        for (const auto& helper : helpers_)
            if (helper->thread.joinable()) helper->thread.join();
    }
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;

    int ask(const State& state, int need) override {
        state_ = state;
        need_ = need;
        asking_ = true;
        began_ = meter_.nodes;
        answered_ = false;
        error_ = nullptr;
        {
            const Dismissal at_the_end{*this};
            try {
                answer(own_->ask(state, need));
            } catch (const Stopped&) {
                // Either another thread was faster, or everything is to stop.
                if (!answered_ || wished_) throw;
            }
        }
        if (error_) std::rethrow_exception(error_);
        return value_;
    }
    void set_bonus(const EndBonus& bonus) override {
        own_->set_bonus(bonus);
        for (const auto& helper : helpers_) helper->search->set_bonus(bonus);
    }
    CardSet legal(const State& state) override { return own_->legal(state); }
    CardSet distinct(const State& state) override { return own_->distinct(state); }
    void range(const State& state, int& low, int& high) override { own_->range(state, low, high); }

  private:
    struct Helper {
        Meter meter;
        std::unique_ptr<Search> search;
        std::uint64_t before = 0;             // nodes of this question's earlier rounds …
        std::atomic<std::uint64_t> spent{0};  // … and of this one too, as far as they are told
        std::thread thread;
    };
    struct Dismissal {
        Team& team;
        ~Dismissal() {
            team.halt();
            team.asking_ = team.helped_ = false;
            for (const auto& helper : team.helpers_) {
                team.meter_.nodes += helper->before;
                helper->spent = helper->before = 0;
            }
        }
    };

    // Called by the calling thread's meter; true: stop.
    bool look(std::uint64_t nodes) {
        if (answered_) return true;
        if (nodes > 0 && nodes - looked_ < alone_) return false;
        looked_ = nodes;
        std::uint64_t total = nodes;
        for (const auto& helper : helpers_) total += helper->spent;
        if (outside_ && outside_(total)) {
            wished_ = true;
            return true;
        }
        if (table_.crowded()) {
            // Nobody may be at the table while it moves. The helpers find their way back quickly.
            halt();
            if (answered_) return true;
            table_.grow();
            if (helped_) start();
        }
        if (asking_ && !helped_ && nodes - began_ >= alone_) start();
        return false;
    }

    void start() {
        if (!recruited_) recruit();
        helped_ = true;
        {
            const std::scoped_lock lock(mutex_);
            halt_ = false;
            working_ = helpers_.size();
            ++round_;
        }
        wake_.notify_all();
    }

    void recruit() {
        recruited_ = true;
        for (std::size_t i = 0; i < helpers_.size(); ++i) {
            Helper& helper = *helpers_[i];
            try {
                helper.thread = std::thread([this, &helper] { help(helper); });
            } catch (const std::system_error&) {
                helpers_.resize(i);  // the machine has no more threads: fewer will do
            }
        }
    }

    void halt() {
        halt_ = true;
        std::unique_lock lock(mutex_);
        idle_.wait(lock, [this] { return working_ == 0; });
    }

    void help(Helper& own) {
        std::unique_lock lock(mutex_);
        for (std::uint64_t seen = 0;;) {
            wake_.wait(lock, [&] { return quit_ || round_ != seen; });
            if (quit_) return;
            seen = round_;
            lock.unlock();
            search(own);
            own.before += own.meter.nodes;
            own.spent = own.before;
            lock.lock();
            if (--working_ == 0) idle_.notify_one();
        }
    }

    void search(Helper& own) {
        try {
            own.meter.start();
            answer(own.search->ask(state_, need_));
        } catch (const Stopped&) {
            return;  // somebody else has the answer, or it is not wanted any more
        } catch (...) {
            fail(std::current_exception());
        }
    }

    void answer(int value) {
        const std::scoped_lock lock(mutex_);
        if (answered_) return;
        value_ = value;
        answered_ = true;
        halt_ = true;
    }
    void fail(std::exception_ptr error) {
        const std::scoped_lock lock(mutex_);
        if (!error_) error_ = std::move(error);
        answered_ = true;
        halt_ = true;
    }

    TranspositionTable& table_;
    BusyMoves busy_;
    Meter& meter_;
    std::function<bool(std::uint64_t)> outside_;
    std::unique_ptr<Search> own_;
    std::vector<std::unique_ptr<Helper>> helpers_;
    std::uint64_t alone_;

    State state_;
    int need_ = 0;
    std::uint64_t began_ = 0;
    std::uint64_t looked_ = 0;
    bool recruited_ = false;
    bool asking_ = false;
    bool helped_ = false;  // the helpers are at the question
    bool wished_ = false;  // somebody outside wants it to stop

    std::mutex mutex_;  // for what follows
    std::condition_variable wake_;
    std::condition_variable idle_;
    std::uint64_t round_ = 0;
    std::size_t working_ = 0;
    bool quit_ = false;
    int value_ = 0;
    std::exception_ptr error_;
    // These are also read without it.
    std::atomic<bool> answered_{false};
    std::atomic<bool> halt_{false};
};

}  // namespace

std::unique_ptr<Search> make_team(const Problem& problem, TranspositionTable& table,
                                  const Techniques& techniques, Meter& meter, int threads,
                                  std::uint64_t alone) {
    return std::make_unique<Team>(problem, table, techniques, meter, threads, alone);
}

}  // namespace trionfi::solver
