// Two evaluations: one for the engine's search, antisymmetric but for the turn, and the classic one that searches are
// taught with.
#pragma once

#include "core/evaluation_trace.hpp"
#include "games/hexapawn/movegen.hpp"
#include "games/hexapawn/weights.hpp"
#include "games/notes.hpp"

#include <type_traits>

namespace hexapawn {

inline constexpr core::Score pawn_value{100};      // to the search: what a capture gains
inline constexpr core::Score winning_gain{10'000}; // and what a step onto the far row does

// What a pawn on a square is worth to its side.
template <class Note>
Phased pawn_at(int size, Colour colour, Square square, Weights const& w, Note note) {
    return note(w.pawn) + note(w.row, rows_advanced(size, colour, square));
}

// Pawns and how far they are, for White, kept up to date move by move.
template <int size>
struct Accumulator {
    Weights const* weights = nullptr;
    Phased sum{};

    void placed(Piece piece, Square square) { sum += at(piece, square); }
    void removed(Piece piece, Square square) { sum -= at(piece, square); }

    bool operator==(Accumulator const&) const = default;

  private:
    [[nodiscard]] Phased at(Piece piece, Square square) const {
        Colour const colour = piece == Piece::white_pawn ? Colour::white : Colour::black;
        Phased const worth = pawn_at(size, colour, square, *weights, games::NoNotes::of(colour));
        return colour == Colour::white ? worth : -worth;
    }
};
static_assert(std::is_trivially_copyable_v<Accumulator<3>>);

// Calls visit(colour, square) for every pawn.
template <class Visit>
void for_each_pawn(State const& state, Visit visit) {
    for (Colour const colour : {Colour::white, Colour::black})
        for (Bitboard rest = state.of(colour); rest != 0;) visit(colour, Square(games::pop_lowest(rest)));
}

template <int size>
Accumulator<size> accumulate(Position<size> const& position, Weights const& weights) {
    Accumulator<size> result{.weights = &weights};
    for_each_pawn(position.state(),
                  [&](Colour colour, Square square) { result.placed(pawn_of(colour), square); });
    return result;
}

// Both phases of a sum as one number, by the pawns that are left.
inline int blended(int size, State const& state, Phased sum) {
    int const all = 2 * size;
    int const left = games::popcount(state.of(Colour::white) | state.of(Colour::black));
    return (sum.middlegame() * left + sum.endgame() * (all - left)) / all;
}

// Remembers nothing. The weights outlive it.
template <int size>
class Evaluator {
  public:
    explicit Evaluator(Weights const& weights) : weights_(&weights) {}

    // For the side to move; `kept` belongs to the position and was made with the same weights.
    core::Score operator()(Position<size> const& position, Accumulator<size> const& kept) const {
        int const value = blended(size, position.state(), kept.sum);
        return core::Score{(position.side_to_move() == Colour::white ? value : -value) + weights_->turn};
    }

  private:
    Weights const* weights_;
};

// The same, from nothing.
template <int size>
core::Score evaluate(Position<size> const& position, Weights const& weights) {
    return Evaluator<size>(weights)(position, accumulate(position, weights));
}

// What it is made of, for people and for the tuner.
core::EvaluationTrace trace(int size, State const& state, Weights const& weights);
core::Tangent tangent(int size, State const& state, Weights const& weights);

// Own pawns minus enemy pawns.
template <int size>
int pawn_lead(Position<size> const& position, Colour player) {
    return games::popcount(position.pawns(player)) - games::popcount(position.pawns(~player));
}

inline constexpr int classic_win = 100;

// The lead in pawns; a game that is over is worth classic_win to its winner.
template <int size>
int classic(Position<size> const& position, Colour player) {
    if (auto const ended = outcome(position)) return ended->winner == player ? classic_win : -classic_win;
    return pawn_lead(position, player);
}

} // namespace hexapawn
