#include <set>

#include "check.hpp"
#include "fuzz.hpp"
#include "random.hpp"

namespace {

TEST(positions_from_outside_are_solved_or_refused_in_a_sentence) {
    const int count = check::long_run() ? 300'000 : 5000;
    int solved = 0;
    std::set<std::string> faults;
    std::set<std::string> openings;
    for (int i = 0; i < count; ++i) {
        trionfi::Random random(9, static_cast<std::uint64_t>(i));
        std::vector<std::uint8_t> bytes(static_cast<std::size_t>(200 + random.below(600)));
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
        const fuzz::Outcome outcome = fuzz::try_position(bytes.data(), bytes.size());
        solved += outcome.solved;
        if (!outcome.refusal.empty()) openings.insert(outcome.refusal.substr(0, 6));
        if (!outcome.fault.empty() && faults.insert(outcome.fault).second && faults.size() < 20)
            check::fail(__FILE__, __LINE__, "input " + std::to_string(i) + ": " + outcome.fault);
    }
    CHECK(solved > count / 3);
    CHECK(openings.size() > 10);
}

}  // namespace
