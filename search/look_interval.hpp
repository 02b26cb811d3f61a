// How many nodes a worker searches between two looks at the clock. On a machine that is busy with other programs the nodes of one
// interval take several times as long as usual; with little time left that is the difference between a move and a loss.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace search {

inline constexpr std::int64_t least_look_interval = 64;
// With this much time left or more the interval is the usual one; below it shrinks in proportion.
inline constexpr std::chrono::nanoseconds time_for_usual_interval = std::chrono::milliseconds{50};

constexpr std::int64_t look_interval(std::int64_t usual, std::chrono::nanoseconds left) {
    if (left >= time_for_usual_interval) return usual;
    auto const share = usual * std::max<std::int64_t>(left.count(), 0) / time_for_usual_interval.count();
    return std::min(usual, std::max(share, least_look_interval));
}

} // namespace search
