// Endings of few pieces, where an advantage may be no use, and how short kings come to grips.
#pragma once

#include "games/draughts/endings.hpp"
#include "games/draughts/position.hpp"
#include "games/draughts/weights.hpp"

#include <algorithm>

namespace draughts {

inline constexpr int most_in_ending = 8; // pieces; with more, nothing here applies

// Which part of an advantage counts for `strong`, out of full_scale.
template <RuleSet const& rules>
int winning_chances(Position<rules> const& position, core::Colour strong, Weights const& w) {
    using Geometry = Board<rules.size>;
    Bitboard const own = position.pieces(strong);
    Bitboard const other = position.pieces(~strong);
    Bitboard const kings = position.kings();
    if ((other & kings) == 0) return full_scale;
    int const own_count = games::popcount(own);
    int const other_count = games::popcount(other);
    bool const only_kings =
        (position.pieces(core::Colour::white) | position.pieces(core::Colour::black)) == kings;

    if constexpr (rules.king == KingReach::flying) {
        bool const lone = !games::more_than_one(other);
        bool const holds_diagonal = lone && (other & Geometry::long_diagonal) != 0;
        if (!only_kings) {
            if (holds_diagonal && (own & ~kings) != 0) return w.man_against_long_diagonal;
            return full_scale;
        }
        // Three kings catch one that does not hold the long diagonal, two do not; on the large board it takes four.
        int const needed = rules.size == 8 ? 3 : 4;
        if (lone) return own_count < needed || holds_diagonal ? w.kings_drawn : full_scale;
        return own_count - other_count < needed - 1 ? w.kings_drawn : w.kings_difficult;
    } else {
        if (!only_kings) return full_scale;
        if (own_count == other_count) return w.equal_kings;
        return full_scale;
    }
}

// Short kings that are more in number win only by going near.
template <RuleSet const& rules>
int hunting(Position<rules> const& position, core::Colour strong, Weights const& w) {
    using Geometry = Board<rules.size>;
    if constexpr (rules.king == KingReach::flying) return 0;
    auto const row_of = [](int square) {
        return square / Geometry::vertical * 2 + (square % Geometry::vertical >= Geometry::shorter ? 1 : 0);
    };
    auto const column_of = [&](int square) {
        int const row = row_of(square);
        int const at = square - Geometry::bit_of(row, 0);
        return 2 * at + (row % 2 == 0 ? 1 : 0);
    };
    auto const off = [](int a, int b) { return a < b ? b - a : a - b; };
    int near = 0;
    for (Bitboard hunters = position.pieces(strong) & position.kings(); hunters != 0;) {
        int const hunter = games::pop_lowest(hunters);
        for (Bitboard prey = position.pieces(~strong); prey != 0;) {
            int const hunted = games::pop_lowest(prey);
            near += Geometry::size -
                    std::max(off(row_of(hunter), row_of(hunted)), off(column_of(hunter), column_of(hunted)));
        }
    }
    return near * w.kings_close;
}

} // namespace draughts
