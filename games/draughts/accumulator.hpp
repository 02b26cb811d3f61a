// What of the evaluation follows from the pieces one by one, kept up to date move by move.
#pragma once

#include "games/draughts/weights.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

namespace draughts {

namespace detail {

using PieceWorths = std::array<std::array<Phased, 64>, 4>;

// A square from the own side: row 0 is home.
struct Place {
    int row;
    int column;
    int size;

    [[nodiscard]] constexpr int from_side() const { return std::min(column, size - 1 - column); }
    [[nodiscard]] constexpr int from_edge() const { return std::min({row, size - 1 - row, from_side()}); }
};

template <RuleSet const& rules>
constexpr Phased man_worth_at(Place place) {
    constexpr Weights const& w = weights<rules>;
    Phased worth = w.man + w.man_from_edge[static_cast<std::size_t>(place.from_side())];
    int const gone = place.row * 6 / (place.size - 2); // as on a small board
    worth += w.row_gone * gone + Phased(0, 2 * gone * gone / w.row_gone_squared_share);
    if (place.row == place.size - 2) worth += w.last_row_but_one;
    if (place.row == 0) worth += w.home_guard;
    if (place.row == 0 && place.from_side() > 0) worth += w.home_guard_inside;
    return worth;
}

template <RuleSet const& rules>
constexpr Phased king_worth_at(Place place, bool on_long_diagonal) {
    constexpr Weights const& w = weights<rules>;
    Phased const worth = w.king + w.king_from_edge[static_cast<std::size_t>(place.from_edge())];
    return on_long_diagonal ? worth + w.king_on_long_diagonal : worth;
}

// White's plus, Black's minus. Black sees the board turned round, not mirrored: the long diagonal stays where it is.
template <RuleSet const& rules>
inline constexpr PieceWorths piece_worths = [] {
    using Geometry = Board<rules.size>;
    PieceWorths worths{};
    for (int row = 0; row < Geometry::size; ++row)
        for (int at = 0; at < Geometry::width; ++at) {
            int const column = 2 * at + (row % 2 == 0 ? 1 : 0);
            Place const white{row, column, Geometry::size};
            Place const black{Geometry::size - 1 - row, Geometry::size - 1 - column, Geometry::size};
            auto const square = static_cast<std::size_t>(Geometry::bit_of(row, at));
            bool const diagonal = (Geometry::long_diagonal >> square & 1) != 0;
            auto const entry = [&](Piece piece) -> Phased& {
                return worths[static_cast<std::size_t>(piece)][square];
            };
            entry(Piece::white_man) = man_worth_at<rules>(white);
            entry(Piece::black_man) = -man_worth_at<rules>(black);
            entry(Piece::white_king) = king_worth_at<rules>(white, diagonal);
            entry(Piece::black_king) = -king_worth_at<rules>(black, diagonal);
        }
    return worths;
}();

} // namespace detail

template <RuleSet const& rules>
struct Accumulator {
    Phased sum; // for White

    constexpr void placed(Piece piece, Square square) { sum += worth(piece, square); }
    constexpr void removed(Piece piece, Square square) { sum -= worth(piece, square); }

    bool operator==(Accumulator const&) const = default;

  private:
    static constexpr Phased worth(Piece piece, Square square) {
        return detail::piece_worths<rules>[static_cast<std::size_t>(piece)][static_cast<std::size_t>(square)];
    }
};

template <RuleSet const& rules>
constexpr Accumulator<rules> accumulate(Position<rules> const& position) {
    Accumulator<rules> result;
    for (core::Colour const colour : {core::Colour::white, core::Colour::black})
        for (Bitboard left = position.pieces(colour); left != 0;) {
            int const square = games::pop_lowest(left);
            bool const king = (position.kings() >> square & 1) != 0;
            result.placed(piece_of(colour, king), Square(square));
        }
    return result;
}

} // namespace draughts
