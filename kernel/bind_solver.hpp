// The solver's part of the Python face.
#pragma once

#include <nanobind/nanobind.h>

namespace trionfi {

void bind_solver(nanobind::module_& m);

}  // namespace trionfi
