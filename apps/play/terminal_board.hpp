// A board drawn with characters: two-tone squares where colour is wanted, shapes that tell the pieces apart
// where it is not. Columns and rows are numbered from the top left; the game's own names of them, where it has
// any, stand at the bottom and on the right.
#pragma once

#include "core/board_view.hpp"
#include "core/game_info.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace apps {

enum class PieceSet { chess, draughts };

struct BoardStyle {
    PieceSet pieces = PieceSet::chess;
    bool colour = false;
    bool unicode = false;
};

PieceSet piece_set_of(core::GameInfo const& game);

// One character for a piece, as the board shows it.
std::string_view piece_text(core::PieceView piece, BoardStyle style);

std::string drawn(core::BoardView const& board, BoardStyle style,
                  std::optional<core::MoveSquares> const& last_move = std::nullopt);

} // namespace apps
