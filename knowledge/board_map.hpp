// Rows and columns as rules count them, and the cells and square names of a board as people see it.
#pragma once

#include "core/board_view.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace knowledge {

// Row 1 is White's first row, column 1 at White's left.
struct Place {
    int row = 0;
    int column = 0;

    auto operator<=>(Place const&) const = default;
};

class BoardMap {
  public:
    // `white_above`: White sits at the top of the picture.
    BoardMap(core::BoardView view, bool white_above) : view_(std::move(view)), white_above_(white_above) {}

    [[nodiscard]] int rows() const { return view_.rows; }
    [[nodiscard]] int columns() const { return view_.columns; }
    [[nodiscard]] Place place_of(int cell) const;
    [[nodiscard]] std::optional<core::PieceView> piece_on(Place place) const;
    [[nodiscard]] bool holds(Place place) const; // is there such a square, that anybody can stand on?
    [[nodiscard]] std::string name_of(Place place) const;

  private:
    [[nodiscard]] core::Cell const& cell(Place place) const;

    core::BoardView view_;
    bool white_above_;
};

} // namespace knowledge
