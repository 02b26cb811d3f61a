// When somebody who slept, or waited, for longer than he wanted was not let run: a virtual machine that stood still, a program
// that was suspended (Ctrl-Z). Such time is nobody's thinking.
#pragma once

#include <chrono>

namespace play {

inline constexpr std::chrono::milliseconds longest_delay{20}; // which a scheduler with much to do may cause

// How long of `late` it was.
inline std::chrono::steady_clock::duration stall_in(std::chrono::steady_clock::duration late) {
    return late > longest_delay ? late : late.zero();
}

} // namespace play
