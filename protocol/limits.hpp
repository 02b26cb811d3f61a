// What protocols do to the limits of a search, whoever sends them.
#pragma once

#include "search/limits.hpp"

#include <algorithm>
#include <optional>

namespace protocol {

inline constexpr search::Milliseconds least_time{1};
inline constexpr int deepest = 127;

// How long to think where a limit was refused and no other is left: somebody waits for the move.
inline constexpr search::Milliseconds time_without_limit{100};

template <class T>
void lower(std::optional<T>& limit, T value) {
    limit = limit ? std::min(*limit, value) : value;
}

// The engine moves at once when there is but one move and a clock runs. Whoever analyses wants a score all the same:
// then the share of the clock that an ordinary move would have becomes a fixed time.
inline void think_about_only_move(search::Limits& limits) {
    constexpr int ordinary_share = 30;
    if (!limits.clock) return;
    auto const& clock = *limits.clock;
    auto const share = clock.left / std::clamp(clock.moves_to_go.value_or(ordinary_share), 2, ordinary_share);
    lower(limits.move_time, std::max(std::min(share + clock.increment / 2, clock.left / 2), least_time));
    limits.clock.reset();
}

} // namespace protocol
