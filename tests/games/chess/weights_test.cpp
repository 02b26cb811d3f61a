// The weights of chess: files change the evaluation, and its trace says how.
#include "games/chess/evaluator.hpp"
#include "games/weight_text.hpp"
#include "tests/games/chess/positions.hpp"

#include <gtest/gtest.h>

using namespace chess;
using namespace chess::testing;

TEST(Weights, AFileChangesTheEvaluation) {
    auto const position = position_of("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    auto const weights =
        weights_from("[material]\nby_kind = [[80, 80], [300, 300], [300, 300], [500, 500], [1500, 1500]]\n");
    ASSERT_TRUE(weights);
    EXPECT_GT(evaluate(position, *weights), Score{1300});
    EXPECT_LT(evaluate(position), Score{1200});
    EXPECT_EQ(weights->turn, shipped_weights().turn) << "what the file does not name stays";
}

TEST(Weights, AnotherGamesFileIsRefused) {
    auto const weights = weights_from("game = \"knights\"\n");
    ASSERT_FALSE(weights);
    EXPECT_EQ(weights.error().where, (core::Place{.line = 1, .column = 8}));
}

TEST(Trace, NamesTheTermsAndMirrors) {
    auto const white = trace(position_of(kiwipete), shipped_weights());
    auto const black =
        trace(position_of("r3k2r/pppbbppp/2n2q1P/1P2p3/3pn3/BN2PNP1/P1PPQPB1/R3K2R b KQkq - 0 1"),
              shipped_weights());
    ASSERT_EQ(white.terms.size(), black.terms.size());
    EXPECT_EQ(white.terms.front().name, "material");
    for (std::size_t i = 0; i < white.terms.size(); ++i) {
        EXPECT_EQ(white.terms[i].sides[0], black.terms[i].sides[1]) << white.terms[i].name;
        EXPECT_EQ(white.terms[i].sides[1], black.terms[i].sides[0]) << white.terms[i].name;
    }
    EXPECT_EQ(white.value, -black.value);
}

TEST(Trace, SaysWhenAnEndingIsSettled) {
    auto const draw = trace(position_of("8/8/4k3/8/8/8/8/NN2K3 w - - 0 1"), shipped_weights());
    EXPECT_EQ(draw.settled, 0);
    EXPECT_EQ(draw.value, Score{0});
}
