// How long a search may last. Whatever is set counts; the first limit reached ends the search.
#pragma once

#include "core/types.hpp"

#include <chrono>
#include <cstdint>
#include <optional>

namespace search {

using Milliseconds = std::chrono::milliseconds;

// What stands on the clock of the side to move.
struct ClockTime {
    Milliseconds left{};
    Milliseconds increment{};
    std::optional<int> moves_to_go =
        std::nullopt; // to the next time control; none when the rest of the game is meant
};

struct Limits {
    std::optional<core::Depth> depth = std::nullopt;
    std::optional<std::uint64_t> nodes = std::nullopt; // never exceeded, all threads together
    std::optional<int> mate = std::nullopt;            // a forced win in so many own moves is enough
    std::optional<Milliseconds> move_time = std::nullopt;
    std::optional<ClockTime> clock = std::nullopt;
    bool ponder = false; // the clock does not count before ponder_hit()

    [[nodiscard]] bool is_bounded() const { return depth || nodes || mate || move_time || clock; }
};

} // namespace search
