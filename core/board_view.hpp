// A board as a person sees it: what a terminal or a page needs to draw any game, and nothing of its rules.
#pragma once

#include "core/types.hpp"

#include <optional>
#include <string>
#include <vector>

namespace core {

struct PieceView {
    Colour colour;
    char letter; // the kind as FEN writes it for White: K Q R B N P; draughts: M a man, K a king

    bool operator==(PieceView const&) const = default;
};

struct Cell {
    std::string name; // the square in the game's own notation, "e4" or "32"; empty where nobody can stand
    bool dark = false;
    std::optional<PieceView> piece = std::nullopt;

    bool operator==(Cell const&) const = default;
};

// Row by row from the top left of the picture, as the first player of a diagram book would see it.
struct BoardView {
    int columns = 0;
    int rows = 0;
    std::vector<Cell> cells;
    std::vector<std::string> column_labels; // letters where the game's notation has them, else empty
    std::vector<std::string> row_labels;
    std::optional<int> check =
        std::nullopt; // the cell of a king that must be seen to, in games that have such

    bool operator==(BoardView const&) const = default;
};

// A move as places in BoardView::cells.
struct MoveSquares {
    int from = 0;
    int to = 0;
    std::vector<int> captured = {};
    std::vector<int> between = {};                // where the piece comes down on its way, in order
    std::optional<char> promotion = std::nullopt; // the piece that was chosen, where there is a choice

    // Every cell it comes down on, first to last.
    [[nodiscard]] std::vector<int> path() const {
        std::vector<int> cells = {from};
        cells.insert(cells.end(), between.begin(), between.end());
        cells.push_back(to);
        return cells;
    }

    bool operator==(MoveSquares const&) const = default;
};

} // namespace core
