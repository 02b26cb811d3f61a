// What a report says about where it was made.
#include "services/lab/report.hpp"

#include <fstream>
#include <thread>

namespace services::lab {
namespace {

// As Linux tells it; other systems leave it open.
std::string processor_name() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("model name")) continue;
        auto const colon = line.find(": ");
        if (colon != std::string::npos) return line.substr(colon + 2);
    }
    return "?";
}

std::string compiler_name() {
#if defined(__clang__)
    return "clang " __clang_version__;
#elif defined(__GNUC__)
    return "g++ " __VERSION__;
#else
    return "?";
#endif
}

} // namespace

Machine this_machine(std::string_view version) {
    return {processor_name(), std::thread::hardware_concurrency(), compiler_name(), std::string(version)};
}

} // namespace services::lab
