// A test program without a framework: TEST(name) { CHECK(…); } and a list that runs itself.
// Checks run in every build type, unlike assert().
#pragma once

#include <functional>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace check {

struct Test {
    const char* name;
    void (*run)();
};
inline std::vector<Test>& tests() {
    static std::vector<Test> all;
    return all;
}
inline int& failures() {
    static int count = 0;
    return count;
}
inline bool& long_run() {
    static bool on = false;
    return on;
}
struct Register {
    Register(const char* name, void (*run)()) { tests().push_back({name, run}); }
};
inline void fail(const char* file, int line, const std::string& what) {
    ++failures();
    std::cerr << file << ":" << line << ": " << what << "\n";
}
template <typename A, typename B>
void equal(const A& a, const B& b, const char* file, int line, const char* what) {
    if (a == b) return;
    ++failures();
    std::cerr << file << ":" << line << ": " << what << ": " << a << " is not " << b << "\n";
}
inline void refuses(const std::function<void()>& f, const std::string& part, const char* file,
                    int line) {
    try {
        f();
    } catch (const std::invalid_argument& error) {
        if (std::string(error.what()).find(part) == std::string::npos)
            fail(file, line, "refused with other words: " + std::string(error.what()));
        return;
    }
    fail(file, line, "not refused: " + part);
}

}  // namespace check

#define TEST(name)                                             \
    static void name();                                        \
    static const check::Register register_##name(#name, name); \
    static void name()
#define CHECK(condition) \
    ((condition) ? void() : check::fail(__FILE__, __LINE__, "CHECK(" #condition ")"))
#define EQUAL(a, b) check::equal((a), (b), __FILE__, __LINE__, #a)
#define REFUSES(expression, part) \
    check::refuses([&] { (void)(expression); }, (part), __FILE__, __LINE__)
