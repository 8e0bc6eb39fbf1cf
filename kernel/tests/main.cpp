#include <string_view>

#include "check.hpp"

int main(int argc, char** argv) {
    check::long_run() = argc > 1 && std::string_view(argv[1]) == "--long";
    int failed = 0;
    for (const check::Test& test : check::tests()) {
        const int before = check::failures();
        test.run();
        if (check::failures() > before) {
            ++failed;
            std::cerr << "FAILED " << test.name << "\n";
        }
    }
    const auto passed = static_cast<int>(check::tests().size()) - failed;
    std::cout << "kernel: " << passed << " passed, " << failed << " failed\n";
    return failed > 0;
}
