#include "playout.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <utility>

#include "threads.hpp"

namespace trionfi {
namespace {

// Whether the machine has pdep, which finds the k-th set bit at once.
bool has_pdep() {
#if defined(__x86_64__)
    static const bool has = __builtin_cpu_supports("bmi2");
    return has;
#else
    return false;
#endif
}

// The k-th card of a set. Without pdep a loop does it, whose end the processor cannot foresee.
template <bool pdep>
int pick(CardSet cards, int k) {
#if defined(__x86_64__)
    if constexpr (pdep) {
        const int in_suits = std::popcount(cards.suits);
        const bool plain = k < in_suits;
        const std::uint64_t word = plain ? cards.suits : cards.trumps;
        std::uint64_t bit = std::uint64_t{1} << (plain ? k : k - in_suits);
        // Written out, since the rest of this file is built for machines without it.
        asm("pdep %1, %0, %0" : "+r"(bit) : "r"(word));
        return (plain ? 0 : kFirstTrump) + std::countr_zero(bit);
    }
#endif
    return cards.pick(k);
}

template <bool pdep>
int play_on(Position& position, Random& random) {
    int played = 0;
    for (; !position.over(); ++played) {
        const CardSet legal = position.legal_cards();
        position.play(pick<pdep>(legal, random.below(legal.size())));
    }
    return played;
}

class Dealer {
  public:
    Dealer(const Rules& rules, int hand_size) : hand_size_(hand_size), empty_(rules, start(rules)) {
        rules.pack.each([&](int slot) { pack_.push_back(static_cast<std::uint8_t>(slot)); });
    }

    Position deal(Random& random) {
        Position position = empty_;
        // A partial shuffle from whatever order the pack is in would depend on earlier deals.
        std::vector<std::uint8_t>& pack = order_ = pack_;
        const int seats = position.rules->seats;
        int rest = static_cast<int>(pack.size());
        for (int seat = 0; seat < seats; ++seat) {
            for (int i = 0; i < hand_size_; ++i, --rest) {
                std::swap(pack[random.below(rest)], pack[rest - 1]);
                position.hands[seat].add(pack[rest - 1]);
            }
        }
        position.progress.left = static_cast<std::uint8_t>(hand_size_);
        position.trick.turn = position.trick.leader;
        return position;
    }

  private:
    static Start start(const Rules& rules) {
        Start start;
        start.hands.resize(rules.seats);
        return start;
    }

    int hand_size_;
    Position empty_;
    std::vector<std::uint8_t> pack_;
    std::vector<std::uint8_t> order_;
};

}  // namespace

int play_out(Position& position, Random& random) {
    return has_pdep() ? play_on<true>(position, random) : play_on<false>(position, random);
}

int play_out_portably(Position& position, Random& random) {
    return play_on<false>(position, random);
}

std::vector<std::int32_t> playouts(const Position& position, std::int64_t count, std::uint64_t seed,
                                   int threads) {
    if (count < 0) throw std::invalid_argument("a number of playouts is not negative");
    const int seats = position.rules->seats;
    std::vector<std::int32_t> points(static_cast<std::size_t>(count * seats));
    in_threads(count, threads, [&](std::int64_t from, std::int64_t to, std::size_t) {
        for (std::int64_t i = from; i < to; ++i) {
            Random random(seed, static_cast<std::uint64_t>(i));
            Position world = position;
            play_out(world, random);
            std::copy_n(world.progress.points.begin(), seats, points.begin() + i * seats);
        }
    });
    return points;
}

DealStats random_deals(const Rules& rules, int hand_size, std::int64_t count, std::uint64_t seed,
                       int threads) {
    if (count < 0) throw std::invalid_argument("a number of deals is not negative");
    if (hand_size < 1 || hand_size * rules.seats > rules.cards)
        throw std::invalid_argument("the pack has no " + std::to_string(hand_size) +
                                    " cards for each of " + std::to_string(rules.seats) + " seats");
    if (threads < 1) throw std::invalid_argument("at least one thread is needed");
    std::vector<DealStats> parts(static_cast<std::size_t>(threads));
    in_threads(count, threads, [&](std::int64_t from, std::int64_t to, std::size_t part) {
        DealStats stats;
        Dealer dealer(rules, hand_size);
        for (std::int64_t i = from; i < to; ++i) {
            Random random(seed, static_cast<std::uint64_t>(i));
            Position position = dealer.deal(random);
            stats.cards += play_out(position, random);
            for (int seat = 0; seat < rules.seats; ++seat)
                stats.checksum += scramble(static_cast<std::uint64_t>(
                    (i * kMaxSeats + seat) * 4096 + position.progress.points[seat]));
        }
        stats.deals = to - from;
        parts[part] = stats;
    });
    DealStats total;
    for (const DealStats& part : parts) {
        total.deals += part.deals;
        total.cards += part.cards;
        total.checksum += part.checksum;
    }
    return total;
}

}  // namespace trionfi
