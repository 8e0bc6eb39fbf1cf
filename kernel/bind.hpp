// What the files of the Python face offer each other.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>

#include "set_score.hpp"

namespace trionfi {

// A score of sets; it keeps the rules alive that its sets belong to.
struct Scorer {
    std::shared_ptr<const Rules> rules;
    SetScore score;
};

void bind_set_score(nanobind::module_& m);
void bind_solver(nanobind::module_& m);

}  // namespace trionfi
