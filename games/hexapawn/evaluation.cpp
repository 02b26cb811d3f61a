// The engine's evaluation once more, written down term by term.
#include "games/hexapawn/evaluation.hpp"

namespace hexapawn {
namespace {

struct Account {
    Weights w; // a copy, for the list of names refers to it
    games::Notes notes;
    Phased sum{};
    int value;
    int turn;

    Account(int size, State const& state, Weights const& weights)
        : w(weights),
          notes(w),
          turn(state.side == Colour::white ? w.turn : -w.turn) {
        for_each_pawn(state, [&](Colour colour, Square square) {
            Phased const worth = pawn_at(size, colour, square, w, notes.of(colour));
            sum += colour == Colour::white ? worth : -worth;
        });
        notes.of(state.side).flat(w.turn, 1);
        value = blended(size, state, sum);
    }
    Account(Account const&) = delete; // the notes know where the weights are
    Account& operator=(Account const&) = delete;
};

int pawns_left(State const& state) {
    return games::popcount(state.of(Colour::white) | state.of(Colour::black));
}

} // namespace

core::EvaluationTrace trace(int size, State const& state, Weights const& weights) {
    Account account(size, state, weights);
    core::EvaluationTrace result;
    result.terms = account.notes.terms(weight_list(account.w));
    result.sum = {account.sum.middlegame(), account.sum.endgame()};
    result.phase = pawns_left(state);
    result.full_phase = 2 * size;
    result.blended = account.value;
    result.turn = account.turn;
    result.value = core::Score{account.value + account.turn};
    return result;
}

core::Tangent tangent(int size, State const& state, Weights const& weights) {
    Account account(size, state, weights);
    double const many = static_cast<double>(pawns_left(state)) / (2 * size);
    return {static_cast<double>(account.value + account.turn),
            account.notes.slopes(weight_list(account.w), many, 1 - many)};
}

} // namespace hexapawn
