// The six classic patterns of kb/chess on bitboards, for every legal move of a position at once.
#pragma once

#include "games/chess/movegen.hpp"
#include "games/chess/position.hpp"
#include "knowledge/patterns/hit.hpp"

namespace knowledge::patterns {

// A move as the rules see it: two squares. The four ways to promote are one; castling is the king's own two squares.
struct Step {
    chess::Square from;
    chess::Square to;
};
inline Step step_of(chess::Move move) {
    return {move.from(), move.special() == chess::Move::Special::castling
                             ? chess::castling_targets(move.from(), move.to()).king
                             : move.to()};
}
inline bool is_repeated(chess::Move move) {
    return move.is_promotion() && move.promotion() != chess::PieceKind::queen;
}

// Appends to `hits`. `moves` are the legal moves of the position.
void find_classic(chess::Position const& position, chess::Moves const& moves, Hits& hits);

} // namespace knowledge::patterns
