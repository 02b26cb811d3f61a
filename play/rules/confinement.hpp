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

// Both to be called when all that is needed has been loaded, before anything from outside is read. From then on this process can
// compute, read standard input and write to standard output and error. Where one of them fails nothing from outside may run.

// No new privileges, and Landlock where the kernel has it: no right to any file or port. Landlock binds the thread that asks for
// it and those that it starts, so that this comes while the process has one thread. Fails where the kernel has Landlock and refuses.
core::Expected<void> wall_off_files();

// seccomp, for all threads of the process, present and future. Fails where the system has none.
core::Expected<void> filter_system_calls();

} // namespace play::rules
