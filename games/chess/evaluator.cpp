#include "games/chess/evaluator.hpp"

#include "games/chess/eval_endings.hpp"
#include "games/chess/eval_king.hpp"
#include "games/chess/eval_passed.hpp"
#include "games/chess/eval_pieces.hpp"
#include "games/chess/eval_threats.hpp"
#include "games/notes.hpp"

namespace chess {
namespace {

constexpr int most = 19999; // far from the scores that mean mate

// How the two phases become one number.
struct Blend {
    int phase; // of full_phase
    int middlegame_scale = full_scale;
    int endgame_scale = full_scale;

    [[nodiscard]] int operator()(Phased sum) const {
        int const middlegame = sum.middlegame() * middlegame_scale / full_scale;
        int const endgame = sum.endgame() * endgame_scale / full_scale;
        return (middlegame * phase + endgame * (full_phase - phase)) / full_phase;
    }
};

// Middlegame and endgame by what is left on the board, the endgame's advantage by what can be won with it. Without pawns
// there is nothing else to win with, whatever the phase.
Blend blend_for(Position const& position, int officers, Phased sum, EndingWeights const& w) {
    Blend blend{std::min(officers, full_phase)};
    int const endgame = sum.endgame();
    if (endgame == 0 || blend.phase == full_phase) return blend;
    Colour const strong = endgame > 0 ? Colour::white : Colour::black;
    blend.endgame_scale = winning_chances(position, strong, w);
    if (position.pieces(strong, PieceKind::pawn) == 0) blend.middlegame_scale = blend.endgame_scale;
    return blend;
}

// Own pawns on the four squares of the centre that cannot move.
template <Colour us>
int blocked_in_centre(Position const& position) {
    constexpr Bitboard centre = (file(3) | file(4)) & (rank(3) | rank(4));
    Bitboard const pawns = position.pieces(us, PieceKind::pawn) & centre;
    return games::popcount(one_up<us>(pawns) & position.occupied());
}

// All that is not kept from move to move, for White. `notes` hears of every weight that is used.
template <class Listener>
Phased terms(Position const& position, PawnStructure const& pawns, Weights const& w, Listener& notes) {
    constexpr Colour white = Colour::white;
    constexpr Colour black = Colour::black;
    auto const by_white = notes.of(white);
    auto const by_black = notes.of(black);
    AttackMap map(position);
    Phased sum = PieceTerms<white, decltype(by_white)>(position, pawns, map, w, by_white).score() -
                 PieceTerms<black, decltype(by_black)>(position, pawns, map, w, by_black).score();
    sum += king_safety<white>(position, pawns, map, w.king, by_white) -
           king_safety<black>(position, pawns, map, w.king, by_black);
    sum +=
        threats<white>(position, map, w.threat, by_white) - threats<black>(position, map, w.threat, by_black);
    sum += by_white(w.pawn.blocked_in_centre, blocked_in_centre<white>(position)) -
           by_black(w.pawn.blocked_in_centre, blocked_in_centre<black>(position));
    if (pawns.passed != 0)
        sum += passed_pawns<white>(position, pawns.passed, map, w.pawn, by_white) -
               passed_pawns<black>(position, pawns.passed, map, w.pawn, by_black);
    return sum;
}

std::optional<int> bare_king_value(Position const& position, Accumulator const& kept,
                                   EndingWeights const& w) {
    for (Colour const weak : {Colour::white, Colour::black})
        if (!games::more_than_one(position.pieces(weak)))
            if (auto const value = against_bare_king(position, ~weak, kept, w))
                return weak == Colour::black ? *value : -*value;
    return std::nullopt;
}

// Where a bare king makes the outcome plain the turn is worth nothing, so that a dead draw is exactly that.
template <class PawnsOf>
Score value(Position const& position, Accumulator const& kept, Weights const& w, PawnsOf&& pawns_of) {
    Colour const side = position.side_to_move();
    auto const for_side = [&](int white) { return side == Colour::white ? white : -white; };
    if (auto const plain = bare_king_value(position, kept, w.ending)) return Score{for_side(*plain)};
    PawnStructure const& pawns = pawns_of();
    games::NoNotes nobody;
    Phased const sum = kept.sum + pawns.score + terms(position, pawns, w, nobody);
    int const white = blend_for(position, kept.phase, sum, w.ending)(sum);
    return Score{std::clamp(for_side(white) + w.turn, -most, most)};
}

// The whole evaluation once more, written down.
struct Account {
    Weights w; // a copy, for the list of names refers to it
    games::Notes notes;
    Accumulator kept;
    Phased sum{};
    Blend blend{};
    int turn;
    std::optional<int> settled;

    Account(Position const& position, PreparedWeights const& weights)
        : w(weights),
          notes(w),
          kept(accumulate(position, weights)),
          turn(position.side_to_move() == Colour::white ? w.turn : -w.turn) {
        note_pieces(position);
        notes.of(position.side_to_move()).flat(w.turn, 1);
        PawnStructure const pawns = pawn_structure(position, kept.pawn_key, w, notes);
        sum = kept.sum + pawns.score + terms(position, pawns, w, notes);
        blend = blend_for(position, kept.phase, sum, w.ending);
        settled = bare_king_value(position, kept, w.ending);
    }
    Account(Account const&) = delete; // the notes know where the weights are
    Account& operator=(Account const&) = delete;

    void note_pieces(Position const& position) {
        for (Bitboard all = position.occupied(); all != 0;) {
            Square const square = pop_square(all);
            Piece const piece = position.at(square);
            auto const note = notes.of(colour_of(piece));
            auto const kind = static_cast<std::size_t>(kind_of(piece));
            if (kind < w.piece.material.size()) note(w.piece.material[kind]);
            note(half_board(w, kind_of(piece))[half_board_place(square, colour_of(piece))]);
        }
    }

    [[nodiscard]] int value() const { return std::clamp(settled.value_or(blend(sum) + turn), -most, most); }
};

} // namespace

Score Evaluator::operator()(Position const& position, Accumulator const& kept) {
    return value(position, kept, *weights_,
                 [&]() -> PawnStructure const& { return pawns_.at(position, kept.pawn_key, *weights_); });
}

Score evaluate(Position const& position, PreparedWeights const& weights) {
    Accumulator const kept = accumulate(position, weights);
    PawnStructure pawns;
    return value(position, kept, weights, [&]() -> PawnStructure const& {
        return pawns = pawn_structure(position, kept.pawn_key, weights);
    });
}

core::EvaluationTrace trace(Position const& position, PreparedWeights const& weights) {
    Account account(position, weights);
    core::EvaluationTrace result;
    result.terms = account.notes.terms(weight_list(account.w));
    result.sum = {account.sum.middlegame(), account.sum.endgame()};
    result.phase = account.blend.phase;
    result.full_phase = full_phase;
    result.scale = {account.blend.middlegame_scale, account.blend.endgame_scale};
    result.full_scale = full_scale;
    result.blended = account.blend(account.sum);
    result.turn = account.turn;
    result.settled = account.settled;
    result.value = Score{account.value()};
    return result;
}

core::Tangent tangent(Position const& position, PreparedWeights const& weights) {
    Account account(position, weights);
    core::Tangent result{static_cast<double>(account.value()), {}, account.settled.has_value()};
    if (result.settled) return result;
    double const phase = static_cast<double>(account.blend.phase) / full_phase;
    result.slopes =
        account.notes.slopes(weight_list(account.w), phase * account.blend.middlegame_scale / full_scale,
                             (1 - phase) * account.blend.endgame_scale / full_scale);
    return result;
}

} // namespace chess
