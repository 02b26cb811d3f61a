// The engine's evaluation of draughts: pieces and squares kept up to date by the accumulator, freedom and support, the
// endings, and whose turn it is.
#pragma once

#include "games/draughts/accumulator.hpp"
#include "games/draughts/eval_endings.hpp"
#include "games/draughts/eval_terms.hpp"

namespace draughts {

// Remembers nothing: the terms cost less than a table would.
template <RuleSet const& rules>
class Evaluator {
    using Geometry = Board<rules.size>;
    static constexpr Weights const& w = weights<rules>;
    static constexpr int men_at_start = Geometry::size / 2 * (Geometry::size / 2 - 1) * 2;
    static constexpr int most = 19999; // far from the scores that mean a forced win
    // Where kings step and men do not go back, a few pieces wait for each other, and whose turn it is decides.
    static constexpr bool has_opposition = rules.king == KingReach::one_step && !rules.men_capture_backwards;

  public:
    static constexpr core::Score turn_worth{w.turn + (has_opposition ? w.the_move : 0)};

    // For the side to move; `kept` belongs to the position.
    core::Score operator()(Position<rules> const& position, Accumulator<rules> const& kept) const {
        using enum core::Colour;
        Phased const sum =
            kept.sum + SideTerms<rules, white>(position).score() - SideTerms<rules, black>(position).score();
        Bitboard const all = position.pieces(white) | position.pieces(black);
        int const count = std::min(games::popcount(all), men_at_start);
        int value = (sum.middlegame() * count + sum.endgame() * (men_at_start - count)) / men_at_start;
        if (count <= most_in_ending && value != 0) value = in_ending(position, value);
        int const mine = position.side_to_move() == white ? value : -value;
        return core::Score{std::clamp(mine + turn(position, all, count), -most, most)};
    }

  private:
    static int in_ending(Position<rules> const& position, int value) {
        core::Colour const strong = value > 0 ? core::Colour::white : core::Colour::black;
        int const chances = winning_chances(position, strong);
        bool const more =
            games::popcount(position.pieces(strong)) > games::popcount(position.pieces(~strong));
        int const near = more ? hunting(position, strong) : 0;
        return value * chances / w.full_scale + (value > 0 ? near : -near);
    }

    // The move: with an odd number of pieces on the rows of the system that begins at the own home row, the opponent
    // runs out of waiting moves first.
    static int turn(Position<rules> const& position, Bitboard all, int count) {
        if constexpr (has_opposition) {
            if (count > most_in_ending) return w.turn;
            constexpr Bitboard even_rows = [] {
                Bitboard rows = 0;
                for (int row = 0; row < Geometry::size; row += 2) rows |= Geometry::row(row);
                return rows;
            }();
            Bitboard const system = position.side_to_move() == core::Colour::white ? even_rows : ~even_rows;
            bool const mine = games::popcount(all & system) % 2 != 0;
            return w.turn + (mine ? w.the_move : -w.the_move);
        }
        return w.turn;
    }
};

// The same, from nothing.
template <RuleSet const& rules>
core::Score evaluate(Position<rules> const& position) {
    return Evaluator<rules>{}(position, accumulate(position));
}

} // namespace draughts
