// The evaluation that keeps up with the moves is the one computed from nothing, on a hundred thousand positions, with the
// shipped weights and with others.
#include "core/rng.hpp"
#include "games/chess/game.hpp"
#include "games/draughts/game.hpp"
#include "games/knights/game.hpp"

#include <gtest/gtest.h>

namespace {

constexpr int wanted = 100'000;
constexpr int most_plies = 200;

// Every number a little off, so that nothing agrees by being nothing.
template <class G>
typename G::Weights other_weights() {
    auto values = G::parameters(G::shipped_weights());
    core::Random random(3);
    for (double& value : values) value += static_cast<double>(random.below(21)) - 10;
    return G::with_parameters(G::shipped_weights(), values);
}

template <class G>
class Incremental : public testing::Test {};
using Games = testing::Types<chess::Chess, draughts::English, draughts::International, draughts::Frisian,
                             knights::Knights>;
TYPED_TEST_SUITE(Incremental, Games);

} // namespace

TYPED_TEST(Incremental, IsTheFreshEvaluation) {
    using G = TypeParam;
    auto const other = other_weights<G>();
    core::Random random(11);
    int seen = 0;
    for (int game = 0; seen < wanted; ++game) {
        auto const& weights = game % 2 == 0 ? G::shipped_weights() : other;
        typename G::Evaluator evaluator(weights);
        auto position = G::start();
        auto kept = G::accumulate(position, weights);
        for (int ply = 0; ply < most_plies; ++ply) {
            core::MovesOf<G> moves;
            G::generate(position, moves);
            if (moves.empty()) break;
            core::UndoOf<G> undo;
            auto const pick = static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())));
            position.make(moves[pick], undo, kept);
            ++seen;
            ASSERT_EQ(evaluator(position, kept), G::evaluate(position, weights))
                << G::position_text(position);
            if (seen % 16 != 0) continue; // taking notes is slow
            auto const trace = G::trace(position, weights);
            bool const white = position.side_to_move() == core::Colour::white;
            auto const value = G::evaluate(position, weights);
            ASSERT_EQ(trace.value, white ? value : -value) << G::position_text(position);
        }
    }
}
