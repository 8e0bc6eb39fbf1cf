// Memory of the solver's tables.
#pragma once

#include <cstddef>

namespace trionfi::solver {

// Zeroed memory, in huge pages where it is large; to be freed by std::free. Throws std::bad_alloc.
void* zeroed(std::size_t bytes);

}  // namespace trionfi::solver
