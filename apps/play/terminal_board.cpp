// Drawing boards with characters and ANSI colours.
#include "apps/play/terminal_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace apps {
namespace {

using core::Colour;

// Colours of the 256-colour palette. White and black pieces both stand out on all four backgrounds.
constexpr int light_square = 137;
constexpr int dark_square = 94;
constexpr int light_square_of_move = 136;
constexpr int dark_square_of_move = 100;
constexpr int white_piece = 231;
constexpr int black_piece = 16;
constexpr int square_number = 180;

constexpr std::string_view reset = "\x1b[0m";
constexpr std::string_view dim = "\x1b[2m";

struct Shape {
    char letter;
    std::array<std::string_view, 2> unicode; // by colour
    std::array<std::string_view, 2> plain;
};

constexpr std::array chess_shapes = {
    Shape{'K', {"♔", "♚"}, {"K", "k"}}, Shape{'Q', {"♕", "♛"}, {"Q", "q"}},
    Shape{'R', {"♖", "♜"}, {"R", "r"}}, Shape{'B', {"♗", "♝"}, {"B", "b"}},
    Shape{'N', {"♘", "♞"}, {"N", "n"}}, Shape{'P', {"♙", "♟"}, {"P", "p"}},
};
constexpr std::array draughts_shapes = {
    Shape{'M', {"○", "●"}, {"o", "x"}},
    Shape{'K', {"◎", "◉"}, {"O", "X"}},
};

bool is_number(std::string_view name) {
    return !name.empty() && std::ranges::all_of(name, [](char c) { return c >= '0' && c <= '9'; });
}

// Lays out one board.
class Drawing {
  public:
    Drawing(core::BoardView const& board, BoardStyle style, std::optional<core::MoveSquares> const& last)
        : board_(board),
          style_(style),
          last_(last) {
        bool const numbered = std::ranges::any_of(board.cells, is_number, &core::Cell::name);
        width_ = numbered ? 4 : 3;
    }

    [[nodiscard]] std::string text() const {
        std::string result = margin(0);
        for (int column = 1; column <= board_.columns; ++column) result += edge(fmt::format("{}", column));
        result += "\n";
        for (int row = 0; row < board_.rows; ++row) result += row_text(row);
        if (board_.column_labels.empty()) return result;
        result += margin(0);
        for (auto const& label : board_.column_labels) result += edge(label);
        return result + "\n";
    }

  private:
    [[nodiscard]] std::string row_text(int row) const {
        std::string result = margin(row + 1);
        for (int column = 0; column < board_.columns; ++column)
            result += cell_text(row * board_.columns + column);
        auto const index = static_cast<std::size_t>(row);
        if (index < board_.row_labels.size()) result += " " + quiet(board_.row_labels[index]);
        return result + "\n";
    }

    [[nodiscard]] std::string cell_text(int index) const {
        auto const& cell = board_.cells[static_cast<std::size_t>(index)];
        auto const shown = fmt::format("{:^{}}", content(cell), width_);
        if (!style_.colour) return shown;
        return fmt::format("\x1b[48;5;{};{}m{}{}", background(cell, index), foreground(cell), shown, reset);
    }

    [[nodiscard]] std::string_view content(core::Cell const& cell) const {
        if (cell.piece) return piece_text(*cell.piece, style_);
        if (is_number(cell.name)) return cell.name;
        if (style_.colour || !cell.dark) return " ";
        return style_.unicode ? "·" : "."; // without colour this is what makes a square dark
    }

    [[nodiscard]] int background(core::Cell const& cell, int index) const {
        bool const of_move = last_ && (last_->from == index || last_->to == index);
        if (of_move) return cell.dark ? dark_square_of_move : light_square_of_move;
        return cell.dark ? dark_square : light_square;
    }

    [[nodiscard]] static std::string foreground(core::Cell const& cell) {
        if (!cell.piece) return fmt::format("2;38;5;{}", square_number);
        return fmt::format("1;38;5;{}", cell.piece->colour == Colour::white ? white_piece : black_piece);
    }

    [[nodiscard]] std::string quiet(std::string const& text) const {
        return style_.colour ? fmt::format("{}{}{}", dim, text, reset) : text;
    }
    [[nodiscard]] std::string edge(std::string const& label) const {
        return quiet(fmt::format("{:^{}}", label, width_));
    }
    [[nodiscard]] std::string margin(int row) const {
        return row == 0 ? "    " : quiet(fmt::format("{:>3}", row)) + " ";
    }

    core::BoardView const& board_;
    BoardStyle style_;
    std::optional<core::MoveSquares> const& last_;
    int width_ = 3;
};

} // namespace

PieceSet piece_set_of(core::GameInfo const& game) {
    return game.style == core::PieceStyle::draughts ? PieceSet::draughts : PieceSet::chess;
}

std::string_view piece_text(core::PieceView piece, BoardStyle style) {
    auto const side = static_cast<std::size_t>(piece.colour);
    auto const find = [&](auto const& shapes) -> std::string_view {
        auto const found = std::ranges::find(shapes, piece.letter, &Shape::letter);
        if (found == shapes.end()) return "?";
        return style.unicode ? found->unicode[side] : found->plain[side];
    };
    return style.pieces == PieceSet::chess ? find(chess_shapes) : find(draughts_shapes);
}

std::string drawn(core::BoardView const& board, BoardStyle style,
                  std::optional<core::MoveSquares> const& last_move) {
    return Drawing(board, style, last_move).text();
}

} // namespace apps
