// When a game is over, and why.
#pragma once

#include "core/key_trail.hpp"
#include "core/outcome.hpp"
#include "games/knights/position.hpp"

#include <optional>

namespace knights {

inline constexpr int drawn_after_plies = 100; // in a row without a capture

inline std::optional<Colour> winner(Position const& position) {
    if (position.knights(Colour::black) == 0) return Colour::white;
    if (position.knights(Colour::white) == 0) return Colour::black;
    return std::nullopt;
}

// The key of a position that came twice before stands for the third time now.
inline bool is_third_repetition(Position const& position, core::KeyTrail const& trail) {
    return trail.occurrences(position.key(), position.plies_since_capture()) >= 2;
}

inline bool is_draw(Position const& position, core::KeyTrail const& trail) {
    if (position.own() == 0 || position.enemy() == 0) return false;
    return position.plies_since_capture() >= drawn_after_plies || is_third_repetition(position, trail);
}

std::optional<core::MessageKey> draw_reason(Position const& position, core::KeyTrail const& trail);
std::optional<core::Outcome> outcome(Position const& position, core::KeyTrail const& trail);

} // namespace knights
