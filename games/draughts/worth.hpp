// What pieces are worth to the engine, by rule set: a man is 100, a king what its reach makes of it.
#pragma once

#include "core/types.hpp"
#include "games/draughts/position.hpp"

namespace draughts {

inline constexpr int man_worth = 100;

template <RuleSet const& rules>
inline constexpr int king_worth = [] {
    if (rules.king == KingReach::flying) return 290;
    if (rules.king == KingReach::long_jump) return 210;
    return rules.men_capture_kings ? 145 : 190; // a king that no man can take is half safe already
}();

// What a move takes and gains at once.
template <RuleSet const& rules>
constexpr core::Score immediate_gain(Position<rules> const& position, Move move) {
    int const kings = games::popcount(move.captured & position.kings());
    int const men = games::popcount(move.captured) - kings;
    int const crowned = move.crowns() ? king_worth<rules> - man_worth : 0;
    return core::Score{men * man_worth + kings * king_worth<rules> + crowned};
}

} // namespace draughts
