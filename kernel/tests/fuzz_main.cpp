// The fuzz target by itself, for libFuzzer (LLVMFuzzerTestOneInput) and, without it, for files
// that some other fuzzer has made:
//
//     kernel_fuzz FILE…

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

#include "fuzz.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::Outcome outcome = fuzz::try_position(data, size);
    if (outcome.fault.empty()) return 0;
    std::cerr << outcome.fault << "\n";
    std::abort();
}

#ifndef TRIONFI_LIBFUZZER
int main(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        std::ifstream file(argv[i], std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
        const std::vector<std::uint8_t> data(bytes.begin(), bytes.end());
        LLVMFuzzerTestOneInput(data.data(), data.size());
    }
    return 0;
}
#endif
