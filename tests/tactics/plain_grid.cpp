#include "plain_grid.hpp"

#include <algorithm>
#include <cctype>

namespace tests {

PlainGrid::PlainGrid(engine::AnyGame const& game, engine::AnyState const& state)
    : view_(state.view()),
      draughts_(game.name().starts_with("draughts")) {
    auto const first = game.start()->view();
    auto const found =
        std::ranges::find_if(first.cells, [](auto const& one) { return one.piece.has_value(); });
    white_above_ = found->piece->colour == core::Colour::white;
}

bool PlainGrid::holds(GridSpot spot) const {
    return spot.row >= 1 && spot.row <= view_.rows && spot.column >= 1 && spot.column <= view_.columns;
}

GridSpot PlainGrid::spot_of(int number) const {
    int const down = number / view_.columns;
    int const right = number % view_.columns;
    return white_above_ ? GridSpot{down + 1, view_.columns - right} : GridSpot{view_.rows - down, right + 1};
}

core::Cell const& PlainGrid::cell(GridSpot spot) const {
    int const down = white_above_ ? spot.row - 1 : view_.rows - spot.row;
    int const right = white_above_ ? view_.columns - spot.column : spot.column - 1;
    return view_.cells.at(static_cast<std::size_t>(down * view_.columns + right));
}

std::optional<GridSpot> PlainGrid::spot_named(std::string const& wanted) const {
    for (int i = 0; i < std::ssize(view_.cells); ++i)
        if (!wanted.empty() && view_.cells[static_cast<std::size_t>(i)].name == wanted) return spot_of(i);
    return std::nullopt;
}

std::optional<core::PieceView> PlainGrid::on(GridSpot spot) const {
    return holds(spot) ? cell(spot).piece : std::nullopt;
}

std::string PlainGrid::name(GridSpot spot) const { return cell(spot).name; }

std::string PlainGrid::code(GridSpot spot) const {
    auto const piece = on(spot);
    if (!piece) return "";
    bool const white = piece->colour == core::Colour::white;
    auto const letter = static_cast<unsigned char>(piece->letter);
    if (!draughts_) return static_cast<char>(white ? letter : std::tolower(letter)) + name(spot);
    return std::string(white ? "W" : "B") + (piece->letter == 'K' ? "K" : "") + name(spot);
}

std::vector<GridSpot> PlainGrid::pieces(core::Colour colour) const {
    std::vector<GridSpot> spots;
    for (int row = 1; row <= view_.rows; ++row)
        for (int column = 1; column <= view_.columns; ++column)
            if (auto const piece = on({row, column}); piece && piece->colour == colour)
                spots.push_back({row, column});
    return spots;
}

int PlainGrid::knights_around(GridSpot spot, core::Colour colour) const {
    auto const knights = pieces(colour);
    return static_cast<int>(std::ranges::count_if(knights, [&](GridSpot one) {
        return std::abs((one.row - spot.row) * (one.column - spot.column)) == 2;
    }));
}

} // namespace tests
