#include "tactics/solution.hpp"

#include "games/chess/movegen.hpp"

#include <cassert>

namespace tactics {
namespace {

Step step_of(Position const& at, chess::Move move) {
    bool const castles = move.special() == chess::Move::Special::castling;
    Square const to = castles ? chess::castling_targets(move.from(), move.to()).king : move.to();
    return {.move = move,
            .from = move.from(),
            .to = to,
            .moved = move.is_promotion() ? move.promotion() : chess::kind_of(at.at(move.from())),
            .on_target = castles ? PieceKind::none : chess::kind_of(at.at(to)),
            .is_capture = at.is_capture(move),
            .is_castling = castles};
}

} // namespace

Solution::Solution(Position const& first, std::span<chess::Move const> moves) {
    assert(moves.size() >= 2);
    moves = moves.first(moves.size() / 2 * 2);
    positions_.reserve(moves.size() + 1);
    positions_.push_back(first);
    for (auto const move : moves) {
        steps_.push_back(step_of(positions_.back(), move));
        Position next = positions_.back();
        chess::Undo undo;
        next.make(move, undo);
        positions_.push_back(next);
    }
    is_mate_ = end().in_check() && !chess::can_move(end());
}

} // namespace tactics
