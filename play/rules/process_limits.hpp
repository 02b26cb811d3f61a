// Takes from this process what rules from outside have no need of: memory, processor time, files.
#pragma once

#include <cstdint>

namespace play::rules {

struct ProcessLimits {
    std::uint64_t memory = 768u << 20; // bytes of address space
    int cpu_seconds = 10;
    int files = 32; // open at once; none may be written
};

void limit_this_process(ProcessLimits const& limits);

} // namespace play::rules
