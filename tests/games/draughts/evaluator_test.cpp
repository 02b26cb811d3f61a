// The evaluation sees no difference between the colours, and knows the endings that extra kings do not win.
#include "tests/games/draughts/games.hpp"

#include <cstdlib>

namespace draughts::testing {
namespace {

template <class G>
using Geometry = Board<G::rule_set.size>;

// The board turned round and the colours exchanged: what White had, Black has.
template <class G>
typename G::Position turned_round(typename G::Position const& position) {
    using B = Geometry<G>;
    State turned = empty_state;
    auto const turn = [](Bitboard set) {
        Bitboard result = 0;
        for (int row = 0; row < B::size; ++row)
            for (int at = 0; at < B::width; ++at)
                if (set & games::bit(B::bit_of(row, at)))
                    result |= games::bit(B::bit_of(B::size - 1 - row, B::width - 1 - at));
        return result;
    };
    turned.pieces = {turn(position.pieces(Colour::black)), turn(position.pieces(Colour::white))};
    turned.kings = turn(position.kings());
    turned.side = ~position.side_to_move();
    return typename G::Position(turned);
}

template <class G>
class DraughtsEvaluator : public ::testing::Test {};
TYPED_TEST_SUITE(DraughtsEvaluator, Games);

TYPED_TEST(DraughtsEvaluator, KnowsNoColour) {
    core::Random random{22};
    for (int i = 0; i < 1000; ++i) {
        auto const position = random_position<TypeParam>(random, i % 2 == 0 ? 10 : 3, 3);
        EXPECT_EQ(TypeParam::evaluate(position), TypeParam::evaluate(turned_round<TypeParam>(position)))
            << TypeParam::position_text(position);
    }
}

TYPED_TEST(DraughtsEvaluator, TheStartIsWorthTheTurn) {
    auto const value = TypeParam::evaluate(TypeParam::start());
    EXPECT_LE(value, TypeParam::turn_worth());
    EXPECT_GE(value, -TypeParam::turn_worth());
}

// The side to move has one man fewer, or one king more.
TYPED_TEST(DraughtsEvaluator, CountsMenAndKings) {
    State fewer = TypeParam::start().state();
    auto& own = fewer.pieces[static_cast<std::size_t>(core::index(fewer.side))];
    own &= own - 1;
    EXPECT_LT(TypeParam::evaluate(typename TypeParam::Position(fewer)), core::Score{-60});
    State crowned = TypeParam::start().state();
    crowned.kings = crowned.pieces[static_cast<std::size_t>(core::index(crowned.side))];
    crowned.kings &= crowned.kings - 1;
    EXPECT_GT(TypeParam::evaluate(typename TypeParam::Position(crowned)), core::Score{300});
}

template <class G>
int value_of(char const* text) {
    return G::evaluate(position_of<G>(text)).value();
}

TEST(DraughtsEndings, TheLongDiagonalHolds) {
    EXPECT_LT(std::abs(value_of<Russian>("W:WK1,K2,K3:BK29")), 60) << "a1 is on the long diagonal";
    EXPECT_GT(value_of<Russian>("W:WK1,K2,K3:BK31"), 300);
    EXPECT_LT(std::abs(value_of<Russian>("W:WK1,K2:BK31")), 60) << "two kings catch nobody";
    EXPECT_LT(std::abs(value_of<International>("W:WK1,K2,K3:BK49")), 60) << "nor three on the large board";
}

TEST(DraughtsEndings, ShortKingsGoNear) {
    EXPECT_GT(value_of<English>("W:WK14,K15:BK7"), value_of<English>("W:WK29,K30:BK7"));
    EXPECT_GT(value_of<English>("W:WK29,K30:BK7"), 50);
}

TEST(DraughtsEvaluation, ARunawayManIsAlmostAKing) {
    int const free = value_of<English>("W:W12,30:B15,16");
    int const opposed = value_of<English>("W:W12,30:B3,16");
    EXPECT_GT(free, opposed + 10) << "nobody is left to stop the man on 12";
    EXPECT_GT(value_of<Russian>("W:W10,30:B15,16"), value_of<Russian>("W:W21,30:B15,16"));
}

} // namespace
} // namespace draughts::testing
