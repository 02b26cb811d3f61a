// What the tuner is told of the evaluation: its slopes foretell what becomes of it when weights are moved.
#include "core/rng.hpp"
#include "games/chess/game.hpp"
#include "games/draughts/game.hpp"
#include "games/knights/game.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace {

template <class G>
class Tangents : public testing::Test {};
using Games = testing::Types<chess::Chess, draughts::English, draughts::International, knights::Knights>;
TYPED_TEST_SUITE(Tangents, Games);

template <class G>
double for_white(core::PositionOf<G> const& at, typename G::Weights const& weights) {
    auto const value = G::evaluate(at, weights).value();
    return at.side_to_move() == core::Colour::white ? value : -value;
}

} // namespace

// One weight at a time, where it has a say. Scores are whole numbers and the danger of a king is squared, so that a few
// points of difference are allowed; a slope that is missing, doubled or of the wrong sign makes many more.
TYPED_TEST(Tangents, ForetellWhatAWeightDoes) {
    using G = TypeParam;
    constexpr double step = 8;
    auto const start = G::parameters(G::shipped_weights());
    core::Random random(5);
    int tried = 0;
    int off = 0;
    while (tried < 600) {
        auto position = G::start();
        for (int ply = static_cast<int>(random.below(90)); ply > 0; --ply) {
            core::MovesOf<G> moves;
            G::generate(position, moves);
            if (moves.empty()) break;
            core::UndoOf<G> undo;
            position.make(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))],
                          undo);
        }
        auto const tangent = G::tangent(position, G::shipped_weights());
        if (tangent.slopes.empty()) continue;
        for (int i = 0; i < 20; ++i, ++tried) {
            auto const& slope = tangent.slopes[static_cast<std::size_t>(random.below(tangent.slopes.size()))];
            auto values = start;
            values[slope.parameter] += step;
            auto const moved = G::with_parameters(G::shipped_weights(), values);
            double const foretold = tangent.value + slope.by * step;
            double const became = for_white<G>(position, moved);
            if (std::abs(became - foretold) > 3 + 0.25 * std::abs(slope.by * step)) ++off;
        }
    }
    EXPECT_LT(off, tried / 50) << "of " << tried;
}

TYPED_TEST(Tangents, ParametersComeBack) {
    using G = TypeParam;
    auto values = G::parameters(G::shipped_weights());
    for (std::size_t i = 0; i < values.size(); i += 7) values[i] += 1;
    EXPECT_EQ(G::parameters(G::with_parameters(G::shipped_weights(), values)), values);
    values[0] = 1e9;
    EXPECT_EQ(G::parameters(G::with_parameters(G::shipped_weights(), values))[0], 2000)
        << "kept within bounds";
}
