// The engine's evaluation of draughts: pieces and squares kept up to date by the accumulator, freedom and support,
// patterns of men, the endings, and whose turn it is.
#pragma once

#include "core/evaluation_trace.hpp"
#include "games/draughts/accumulator.hpp"
#include "games/draughts/eval_endings.hpp"
#include "games/draughts/eval_terms.hpp"

namespace draughts {

// Remembers nothing: the terms cost less than a table would. The weights outlive it.
template <RuleSet const& rules>
class Evaluator {
  public:
    using Geometry = Board<rules.size>;
    static constexpr int men_at_start = Geometry::size / 2 * (Geometry::size / 2 - 1) * 2;
    static constexpr int most = 19999; // far from the scores that mean a forced win
    // Where kings step and men do not go back, a few pieces wait for each other, and whose turn it is decides.
    static constexpr bool has_opposition = rules.king == KingReach::one_step && !rules.men_capture_backwards;

    explicit Evaluator(PreparedWeights<rules> const& weights) : weights_(&weights) {}

    // For the side to move; `kept` belongs to the position and was made with the same weights.
    core::Score operator()(Position<rules> const& position, Accumulator<rules> const& kept) const {
        games::NoNotes nobody;
        Phased const sum =
            kept.sum + terms(position, *weights_, nobody) + pattern_sum(position, weights_->pattern_worths);
        Ending const ending = ending_of(position, *weights_, sum);
        int const turn = turn_worth(position, *weights_);
        int const white = ending.value + (position.side_to_move() == core::Colour::white ? turn : -turn);
        int const bounded = std::clamp(white, -most, most);
        return core::Score{position.side_to_move() == core::Colour::white ? bounded : -bounded};
    }

    // All that is not kept from move to move but the patterns, for White. `notes` hears of every weight that is used.
    template <class Listener>
    static Phased terms(Position<rules> const& position, Weights const& w, Listener& notes) {
        using enum core::Colour;
        auto const by_white = notes.of(white);
        auto const by_black = notes.of(black);
        return SideTerms<rules, white, decltype(by_white)>(position, w, by_white).score() -
               SideTerms<rules, black, decltype(by_black)>(position, w, by_black).score();
    }

    // What is won or lost by an ending, and how the phases became one number.
    struct Ending {
        int count; // pieces, at most men_at_start
        int blended;
        int scale = full_scale;
        int near = 0;
        int value;
    };
    [[gnu::always_inline]] static Ending ending_of(Position<rules> const& position, Weights const& w,
                                                   Phased sum) {
        using enum core::Colour;
        int const pieces = games::popcount(position.pieces(white) | position.pieces(black));
        Ending ending{.count = std::min(pieces, men_at_start), .blended = 0, .value = 0};
        ending.blended =
            (sum.middlegame() * ending.count + sum.endgame() * (men_at_start - ending.count)) / men_at_start;
        ending.value = ending.blended;
        if (ending.count > most_in_ending || ending.blended == 0) return ending;
        core::Colour const strong = ending.blended > 0 ? white : black;
        ending.scale = winning_chances(position, strong, w);
        bool const more =
            games::popcount(position.pieces(strong)) > games::popcount(position.pieces(~strong));
        int const near = more ? hunting(position, strong, w) : 0;
        ending.near = ending.blended > 0 ? near : -near;
        ending.value = ending.blended * ending.scale / full_scale + ending.near;
        return ending;
    }

    // For the side to move. The move: with an odd number of pieces on the rows of the system that begins at the own home
    // row, the opponent runs out of waiting moves first.
    static int turn_worth(Position<rules> const& position, Weights const& w) {
        return w.turn + opposition(position) * w.the_move;
    }
    static int opposition(Position<rules> const& position) {
        if constexpr (has_opposition) {
            Bitboard const all = position.pieces(core::Colour::white) | position.pieces(core::Colour::black);
            if (games::popcount(all) > most_in_ending) return 0;
            constexpr Bitboard even_rows = [] {
                Bitboard rows = 0;
                for (int row = 0; row < Geometry::size; row += 2) rows |= Geometry::row(row);
                return rows;
            }();
            Bitboard const system = position.side_to_move() == core::Colour::white ? even_rows : ~even_rows;
            return games::popcount(all & system) % 2 != 0 ? 1 : -1;
        }
        return 0;
    }

    static Phased pattern_sum(Position<rules> const& position, std::vector<Phased> const& worths) {
        Phased sum;
        if (worths.empty()) return sum;
        Bitboard const men = ~position.kings();
        Regions<rules.size>::for_each(position.pieces(core::Colour::white) & men,
                                      position.pieces(core::Colour::black) & men,
                                      [&](std::size_t region, unsigned white, unsigned black) {
                                          sum += worths[region * pattern_count + pattern_index(white, black)];
                                      });
        return sum;
    }

  private:
    PreparedWeights<rules> const* weights_;
};

// The same, from nothing.
template <RuleSet const& rules>
core::Score evaluate(Position<rules> const& position,
                     PreparedWeights<rules> const& weights = shipped_weights<rules>()) {
    return Evaluator<rules>(weights)(position, accumulate(position, weights));
}

} // namespace draughts
