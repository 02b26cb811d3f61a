// When a game is over, and why. All draws of draughts are automatic here: nobody has to claim one.
#pragma once

#include "core/key_trail.hpp"
#include "core/outcome.hpp"
#include "games/draughts/movegen.hpp"

#include <optional>

namespace draughts {

// The rule by which the position is drawn, if one says so. Moves of a side count double in plies.
template <RuleSet const& rules>
std::optional<core::MessageKey> drawn_by(Position<rules> const& position, core::KeyTrail const& trail) {
    State const& state = position.state();
    Counters const& counters = state.counters;
    if constexpr (rules.quiet_moves > 0)
        if (counters.quiet >= 2 * rules.quiet_moves) return core::MessageKey("draughts.result.quiet_moves");
    if (counters.ending > 0 && ending_has_run_out(rules, state))
        return core::MessageKey("draughts.result.ending");
    if constexpr (rules.long_diagonal_moves > 0)
        if (counters.diagonal >= 2 * rules.long_diagonal_moves)
            return core::MessageKey("draughts.result.long_diagonal");
    if constexpr (rules.repetition > 0)
        if (trail.occurrences(position.key(), counters.quiet) >= rules.repetition - 1)
            return core::MessageKey("draughts.result.repetition");
    return std::nullopt;
}

template <RuleSet const& rules>
std::optional<core::Outcome> outcome_of(Position<rules> const& position, core::KeyTrail const& trail) {
    core::Colour const side = position.side_to_move();
    core::FixedList<Move, max_moves> moves;
    generate(position, moves);
    if (moves.empty())
        return core::Outcome{.winner = ~side,
                             .reason = position.pieces(side) == 0
                                           ? core::MessageKey("draughts.result.no_pieces")
                                           : core::MessageKey("draughts.result.no_moves")};
    if (auto const reason = drawn_by(position, trail))
        return core::Outcome{.winner = std::nullopt, .reason = *reason};
    return std::nullopt;
}

} // namespace draughts
