// A board as a grid of rows and columns, row 1 White's first, column 1 at White's left: for the checker of claims about draughts
// and knights, which counts and walks for itself.
#pragma once

#include "engine/any_game.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tests {

struct GridSpot {
    int row = 0;
    int column = 0;

    auto operator<=>(GridSpot const&) const = default;
};

class PlainGrid {
  public:
    // The game tells by its first position where White sits.
    PlainGrid(engine::AnyGame const& game, engine::AnyState const& state);

    [[nodiscard]] int size() const { return view_.rows; }
    [[nodiscard]] bool holds(GridSpot spot) const;
    [[nodiscard]] GridSpot spot_of(int cell) const;
    [[nodiscard]] std::optional<GridSpot> spot_named(std::string const& name) const;
    [[nodiscard]] std::optional<core::PieceView> on(GridSpot spot) const; // nobody outside the board
    [[nodiscard]] std::string name(GridSpot spot) const;
    [[nodiscard]] std::string code(GridSpot spot) const; // as claims name pieces: W18, BK4; Ne4, nd6
    [[nodiscard]] std::vector<GridSpot> pieces(core::Colour colour) const;
    // Knights of that colour a jump away.
    [[nodiscard]] int knights_around(GridSpot spot, core::Colour colour) const;

  private:
    [[nodiscard]] core::Cell const& cell(GridSpot spot) const;

    core::BoardView view_;
    bool draughts_;
    bool white_above_;
};

} // namespace tests
