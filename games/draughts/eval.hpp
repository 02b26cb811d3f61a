// The classic evaluation of draughts: men and kings, own minus enemy.
#pragma once

#include "core/types.hpp"
#include "games/draughts/movegen.hpp"

namespace draughts {

inline constexpr int man_value = 1;
inline constexpr int king_value = 2;
inline constexpr int classic_win = 500;

template <RuleSet const& rules>
constexpr int material(Position<rules> const& position, core::Colour player) {
    auto const worth = [&](core::Colour colour) {
        Bitboard const pieces = position.pieces(colour);
        return games::popcount(pieces & ~position.kings()) * man_value +
               games::popcount(pieces & position.kings()) * king_value;
    };
    return worth(player) - worth(~player);
}

// The value of a state for a player, as the first program computed it.
template <RuleSet const& rules>
int classic(Position<rules> const& position, core::Colour player) {
    core::FixedList<Move, max_moves> moves;
    generate(position, moves);
    if (moves.empty()) return player == position.side_to_move() ? -classic_win : classic_win;
    return material(position, player);
}

} // namespace draughts
