// The moves that threads are searching now, so that others try something else first.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>

namespace trionfi::solver {

// A small set of hashes without locks. It may forget or invent one: that changes the order in which
// moves are tried, never an answer.
class BusyMoves {
  public:
    bool has(std::uint64_t key) const {
        return std::ranges::any_of(group(key), [key](const auto& place) {
            return place.load(std::memory_order_relaxed) == key;
        });
    }

    // Names a move as long as it lives.
    class Mark {
      public:
        Mark(BusyMoves& moves, std::uint64_t key) : group_(moves.group(key)), key_(key) {
            for (auto& place : group_) {
                const std::uint64_t there = place.load(std::memory_order_relaxed);
                if (there != 0 && there != key) continue;
                place.store(key, std::memory_order_relaxed);
                return;
            }
            group_[0].store(key, std::memory_order_relaxed);
        }
        ~Mark() {
            for (auto& place : group_)
                if (place.load(std::memory_order_relaxed) == key_)
                    place.store(0, std::memory_order_relaxed);
        }
        Mark(const Mark&) = delete;
        Mark& operator=(const Mark&) = delete;

      private:
        std::array<std::atomic<std::uint64_t>, 8>& group_;
        std::uint64_t key_;
    };

  private:
    // A group fills a cache line.
    struct alignas(64) Group {
        std::array<std::atomic<std::uint64_t>, 8> places{};
    };
    static constexpr std::size_t kGroups = 512;

    const std::array<std::atomic<std::uint64_t>, 8>& group(std::uint64_t key) const {
        return groups_[key % kGroups].places;
    }
    std::array<std::atomic<std::uint64_t>, 8>& group(std::uint64_t key) {
        return groups_[key % kGroups].places;
    }

    std::array<Group, kGroups> groups_;
};

}  // namespace trionfi::solver
