// The files in config/: each says every weight of its game, in the layout that is written, and is what the program was
// built with.
#include "games/chess/game.hpp"
#include "games/draughts/game.hpp"
#include "games/knights/game.hpp"
#include "tests/support/source_tree.hpp"

#include <gtest/gtest.h>

namespace {

template <class G>
class ShippedFiles : public testing::Test {};

using Games =
    testing::Types<chess::Chess, knights::Knights, draughts::English, draughts::Italian, draughts::Spanish,
                   draughts::Portuguese, draughts::Czech, draughts::Russian, draughts::Brazilian, draughts::Pool,
                   draughts::International, draughts::Frisian, draughts::House>;
TYPED_TEST_SUITE(ShippedFiles, Games);

} // namespace

TYPED_TEST(ShippedFiles, AreWholeAndTidy) {
    using G = TypeParam;
    auto const file = "config/" + std::string(G::name) + "-eval.toml";
    EXPECT_EQ(G::weights_text(G::shipped_weights()), tests::contents(file)) << file;
    EXPECT_LT(tests::contents(file).size(), 300'000u) << "small enough to be kept in the source";
}
