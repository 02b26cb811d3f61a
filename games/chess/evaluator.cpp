#include "games/chess/evaluator.hpp"

#include "games/chess/eval_endings.hpp"
#include "games/chess/eval_king.hpp"
#include "games/chess/eval_passed.hpp"
#include "games/chess/eval_pieces.hpp"
#include "games/chess/eval_threats.hpp"

namespace chess {
namespace {

constexpr int most = 19999; // far from the scores that mean mate

// Middlegame and endgame by what is left on the board, the endgame's advantage by what can be won with it. Without pawns
// there is nothing else to win with, whatever the phase.
int blended(Position const& position, Accumulator const& kept, Phased sum) {
    int const phase = std::min(kept.phase, full_phase);
    int middlegame = sum.middlegame();
    int endgame = sum.endgame();
    if (endgame != 0 && phase < full_phase) {
        Colour const strong = endgame > 0 ? Colour::white : Colour::black;
        int const chances = winning_chances(position, strong);
        endgame = endgame * chances / weights.ending.full_scale;
        if (position.pieces(strong, PieceKind::pawn) == 0)
            middlegame = middlegame * chances / weights.ending.full_scale;
    }
    return (middlegame * phase + endgame * (full_phase - phase)) / full_phase;
}

// Centipawns for White, the turn not counted.
int value_for_white(Position const& position, Accumulator const& kept, PawnStructure const& pawns) {
    constexpr Colour white = Colour::white;
    constexpr Colour black = Colour::black;
    AttackMap map(position);
    Phased sum = kept.sum + pawns.score;
    sum += PieceTerms<white>(position, pawns, map).score() - PieceTerms<black>(position, pawns, map).score();
    sum += king_safety<white>(position, pawns, map) - king_safety<black>(position, pawns, map);
    sum += threats<white>(position, map) - threats<black>(position, map);
    if (pawns.passed != 0)
        sum += passed_pawns<white>(position, pawns, map) - passed_pawns<black>(position, pawns, map);
    return blended(position, kept, sum);
}

std::optional<int> bare_king_value(Position const& position, Accumulator const& kept) {
    for (Colour const weak : {Colour::white, Colour::black})
        if (!games::more_than_one(position.pieces(weak)))
            if (auto const value = against_bare_king(position, ~weak, kept))
                return weak == Colour::black ? *value : -*value;
    return std::nullopt;
}

// Where a bare king makes the outcome plain the turn is worth nothing, so that a dead draw is exactly that.
template <class PawnsOf>
Score value(Position const& position, Accumulator const& kept, PawnsOf&& pawns_of) {
    Colour const side = position.side_to_move();
    auto const for_side = [&](int white) { return side == Colour::white ? white : -white; };
    if (auto const plain = bare_king_value(position, kept)) return Score{for_side(*plain)};
    int const white = value_for_white(position, kept, pawns_of());
    return Score{std::clamp(for_side(white) + weights.turn, -most, most)};
}

} // namespace

Score Evaluator::operator()(Position const& position, Accumulator const& kept) {
    return value(position, kept,
                 [&]() -> PawnStructure const& { return pawns_.at(position, kept.pawn_key); });
}

Score evaluate(Position const& position) {
    Accumulator const kept = accumulate(position);
    return value(position, kept, [&] { return pawn_structure(position, kept.pawn_key); });
}

} // namespace chess
