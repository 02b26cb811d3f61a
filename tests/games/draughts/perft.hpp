// Counting the leaves of the game tree, the last ply by the length of its move list.
#pragma once

#include "games/draughts/movegen.hpp"

#include <cstdint>

namespace draughts::testing {

template <RuleSet const& rules>
std::uint64_t perft(Position<rules>& position, int depth) {
    core::FixedList<Move, max_moves> moves;
    generate(position, moves);
    if (depth == 1) return static_cast<std::uint64_t>(moves.size());
    std::uint64_t nodes = 0;
    for (Move const move : moves) {
        Undo undo;
        position.make(move, undo);
        nodes += perft(position, depth - 1);
        position.unmake(move, undo);
    }
    return nodes;
}

} // namespace draughts::testing
