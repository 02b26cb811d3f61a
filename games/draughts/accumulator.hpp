// What of the evaluation follows from the pieces one by one, kept up to date move by move.
#pragma once

#include "games/draughts/prepared_weights.hpp"

#include <type_traits>

namespace draughts {

template <RuleSet const& rules>
struct Accumulator {
    PieceWorths const* worths = nullptr; // of the weights in use
    Phased sum{};                        // for White

    void placed(Piece piece, Square square) { sum += worth(piece, square); }
    void removed(Piece piece, Square square) { sum -= worth(piece, square); }

    bool operator==(Accumulator const&) const = default;

  private:
    [[nodiscard]] Phased worth(Piece piece, Square square) const {
        return (*worths)[static_cast<std::size_t>(piece)][static_cast<std::size_t>(square)];
    }
};

template <RuleSet const& rules>
Accumulator<rules> accumulate(Position<rules> const& position, PreparedWeights<rules> const& weights) {
    Accumulator<rules> result{.worths = &weights.worths};
    for (core::Colour const colour : {core::Colour::white, core::Colour::black})
        for (Bitboard left = position.pieces(colour); left != 0;) {
            int const square = games::pop_lowest(left);
            bool const king = (position.kings() >> square & 1) != 0;
            result.placed(piece_of(colour, king), Square(square));
        }
    return result;
}

} // namespace draughts
