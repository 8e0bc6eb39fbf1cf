// Positions and objectives from bytes, right and wrong ones: whatever comes in, the answer is a
// value or one sentence, and what is wrong in a known way is refused in the words for it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace fuzz {

// What became of an input.
struct Outcome {
    bool solved = false;
    std::string refusal;  // the sentence, if there is one
    std::string fault;    // what is wrong with the kernel's answer; empty: nothing
};

Outcome try_position(const std::uint8_t* data, std::size_t size);

}  // namespace fuzz
