// Takes from this process all that answering a question about rules has no need of, for good: files, programs, the network, other
// processes, and more than so much memory and processor time. It holds even for code that was put into the process from outside.
#pragma once

#include "core/error.hpp"

#include <cstdint>

namespace play::rules {

struct ProcessLimits {
    std::uint64_t memory = 768u << 20; // bytes of address space
    int cpu_seconds = 10;
};

// To be called first: closes all files but standard input, output and error, and sets the limits.
void limit_this_process(ProcessLimits const& limits = {});

// Of the kernel; below 1 where it has none (before 5.13, or switched off).
long landlock_version();

// Unfiltered: for tests of what holds without seccomp.
enum class SystemCalls { filtered, unfiltered };

// To be called when all that is needed has been loaded, before anything from outside is read, while the process has one thread.
// Landlock (where the kernel has it) and seccomp: from here on this process and its threads can compute, read standard input and
// write to standard output and error. Fails where the system has no seccomp, and where it has Landlock and refuses to apply it:
// nothing from outside may run then.
core::Expected<void> confine_this_process(SystemCalls calls = SystemCalls::filtered);

} // namespace play::rules
