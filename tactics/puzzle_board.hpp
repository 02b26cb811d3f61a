// A puzzle on a board: of any game without its type, or as chess.
#pragma once

#include "engine/any_game.hpp"
#include "tactics/puzzle.hpp"
#include "tactics/solution.hpp"

#include <memory>
#include <vector>

namespace tactics {

struct PuzzleBoard {
    engine::AnyGame const* game = nullptr;
    std::unique_ptr<engine::AnyState> first;
    std::vector<engine::LegalMove> line; // each legal where it is played

    // Where the solver begins.
    [[nodiscard]] std::unique_ptr<engine::AnyState> asked() const;
};

// Refused where the game is unknown, the position is none, or a move cannot be played.
core::Expected<PuzzleBoard> on_board(Puzzle const& puzzle);

// Of a chess puzzle whose position and line are sound, as those of a reader are.
chess::Position chess_position(Puzzle const& puzzle);
Solution chess_solution(Puzzle const& puzzle);

} // namespace tactics
