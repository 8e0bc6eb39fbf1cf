// What the files of the Python face offer each other.
#pragma once

#include <nanobind/nanobind.h>

namespace trionfi {

void bind_set_score(nanobind::module_& m);

}  // namespace trionfi
