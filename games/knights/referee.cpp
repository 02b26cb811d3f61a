// The reasons that people are told.
#include "games/knights/referee.hpp"

namespace knights {

std::optional<core::MessageKey> draw_reason(Position const& position, core::KeyTrail const& trail) {
    if (!is_draw(position, trail)) return std::nullopt;
    if (is_third_repetition(position, trail)) return core::MessageKey{"knights.result.threefold"};
    return core::MessageKey{"knights.result.no_capture"};
}

std::optional<core::Outcome> outcome(Position const& position, core::KeyTrail const& trail) {
    if (auto const side = winner(position)) return core::Outcome{side, "knights.result.last_taken"};
    if (auto const reason = draw_reason(position, trail)) return core::Outcome{std::nullopt, *reason};
    return std::nullopt;
}

} // namespace knights
