// The files in config/: each says every weight of its game, in the layout that is written, and is what the program was
// built with.
#include "tests/support/all_games.hpp"
#include "tests/support/source_tree.hpp"

#include <gtest/gtest.h>

namespace {

template <class G>
class ShippedFiles : public testing::Test {};

using Games = tests::AllGames;
TYPED_TEST_SUITE(ShippedFiles, Games);

} // namespace

TYPED_TEST(ShippedFiles, AreWholeAndTidy) {
    using G = TypeParam;
    auto const file = "config/" + std::string(G::name) + "-eval.toml";
    EXPECT_EQ(G::weights_text(G::shipped_weights()), tests::contents(file)) << file;
    EXPECT_LT(tests::contents(file).size(), 300'000u) << "small enough to be kept in the source";
}
