// Minimax and alpha-beta against each other, and minimax against perft.
#include "games/chess/game.hpp"
#include "games/draughts/game.hpp"
#include "games/knights/game.hpp"
#include "search/perft.hpp"
#include "search/teaching/alpha_beta.hpp"
#include "search/teaching/minimax.hpp"
#include "tests/search/positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

namespace {

using core::Ply;
using core::Score;

template <class G>
auto classic() {
    auto const eval = [](typename G::Position const& at, core::Colour player) {
        return G::classic(at, player);
    };
    return search::WithGameEnds<G, decltype(eval)>{eval};
}

template <class G>
class Teaching : public testing::Test {};

using Games = testing::Types<chess::Chess, knights::Knights, draughts::English, draughts::Spanish,
                             draughts::Russian, draughts::International, draughts::Frisian, draughts::House>;
TYPED_TEST_SUITE(Teaching, Games);

TYPED_TEST(Teaching, AlphaBetaAnswersAsMinimaxAndVisitsLess) {
    std::uint64_t all = 0;
    std::uint64_t fewer = 0;
    for (auto const& state : tests::positions_of_random_games<TypeParam>(25)) {
        auto const full = search::minimax<TypeParam>(state, classic<TypeParam>(), search::StopAt{Ply{3}});
        auto const pruned =
            search::alpha_beta<TypeParam>(state, classic<TypeParam>(), search::StopAt{Ply{3}});
        ASSERT_EQ(full.value, pruned.value) << TypeParam::position_text(state.position);
        ASSERT_EQ(full.move.has_value(), pruned.move.has_value());
        if (full.move) {
            ASSERT_EQ(*full.move, *pruned.move) << TypeParam::position_text(state.position);
        }
        EXPECT_EQ(full.children.size(), pruned.children.size());
        EXPECT_EQ(full.statistics.pruning_count, 0u);
        all += full.statistics.nodes_visited;
        fewer += pruned.statistics.nodes_visited;
    }
    EXPECT_LT(fewer, all);
}

TYPED_TEST(Teaching, MinimaxVisitsEveryNode) {
    search::State<TypeParam> const start{TypeParam::start()};
    auto const answer = search::minimax<TypeParam>(start, classic<TypeParam>(), search::StopAt{Ply{3}});
    std::uint64_t nodes = 0;
    for (int depth = 0; depth <= 3; ++depth)
        nodes += search::perft<TypeParam>(start.position, core::Depth{depth}, 1);
    EXPECT_EQ(answer.statistics.nodes_visited, nodes);
    EXPECT_EQ(answer.statistics.max_depth_reached, Ply{3});
}

TEST(TeachingChess, FindsMateAndPrefersTheSooner) {
    search::State<chess::Chess> const state{
        chess::Chess::parse_position("6k1/5ppp/8/8/8/8/1Q3PPP/R5K1 w - - 0 1")->position};
    auto const answer =
        search::alpha_beta<chess::Chess>(state, classic<chess::Chess>(), search::StopAt{Ply{3}});
    EXPECT_EQ(answer.value, core::win_in(Ply{1}));
    ASSERT_TRUE(answer.move);
    auto const san = chess::Chess::move_text(state.position, *answer.move);
    EXPECT_TRUE(san == "Qb8#" || san == "Ra8#") << san;
}

TEST(TeachingChess, HasNoMoveAtALeafOrAfterTheEnd) {
    search::State<chess::Chess> const start{chess::Chess::start()};
    auto const leaf = search::minimax<chess::Chess>(start, classic<chess::Chess>(), search::StopAt{Ply{0}});
    EXPECT_FALSE(leaf.move);
    EXPECT_EQ(leaf.statistics.nodes_visited, 1u);
    search::State<chess::Chess> const mate{
        chess::Chess::parse_position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")->position};
    auto const over = search::alpha_beta<chess::Chess>(mate, classic<chess::Chess>(), search::StopAt{Ply{3}});
    EXPECT_FALSE(over.move);
    EXPECT_EQ(over.value, core::lost_in(Ply{0}));
}

TEST(TeachingChess, OrderIsACallback) {
    search::State<chess::Chess> const state{
        chess::Chess::parse_position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
            ->position};
    auto const captures_first = [](chess::Position const& at, chess::Moves const& moves) {
        chess::Moves ordered = moves;
        std::stable_partition(ordered.begin(), ordered.end(),
                              [&](chess::Move move) { return at.is_capture(move); });
        return ordered;
    };
    search::StopAt const depth{Ply{3}};
    auto const plain = search::alpha_beta<chess::Chess>(state, classic<chess::Chess>(), depth);
    auto const ordered =
        search::alpha_beta<chess::Chess>(state, classic<chess::Chess>(), depth, captures_first);
    EXPECT_EQ(plain.value, ordered.value);
    EXPECT_LT(ordered.statistics.nodes_visited, plain.statistics.nodes_visited);
}

TEST(TeachingChess, CountsFirstMoveCutoffsAndNodesByDepth) {
    search::State<chess::Chess> const start{chess::Chess::start()};
    search::StopAt const depth{Ply{4}};
    auto const full = search::minimax<chess::Chess>(start, classic<chess::Chess>(), depth).statistics;
    EXPECT_EQ(full.nodes_by_depth, (std::vector<std::uint64_t>{1, 20, 400, 8902, 197281}));
    EXPECT_EQ(full.first_move_cutoffs, 0u);
    auto const pruned = search::alpha_beta<chess::Chess>(start, classic<chess::Chess>(), depth).statistics;
    EXPECT_EQ(std::accumulate(pruned.nodes_by_depth.begin(), pruned.nodes_by_depth.end(), std::uint64_t{0}),
              pruned.nodes_visited);
    EXPECT_GT(pruned.first_move_cutoffs, 0u);
    EXPECT_LE(pruned.first_move_cutoffs, pruned.pruning_count);
    EXPECT_GT(pruned.seconds, 0.0);

    auto again = search::alpha_beta<chess::Chess>(start, classic<chess::Chess>(), depth).statistics;
    again.seconds = pruned.seconds + 1;
    EXPECT_EQ(again, pruned) << "time is no part of what was counted";
    again += pruned;
    EXPECT_EQ(again.nodes_visited, 2 * pruned.nodes_visited);
    EXPECT_EQ(again.max_depth_reached, Ply{4});
    EXPECT_DOUBLE_EQ(again.pruning_rate(), pruned.pruning_rate());
}

TEST(TeachingChess, AnOrderMayLookAtTheState) {
    search::State<chess::Chess> const start{chess::Chess::start()};
    std::vector<Ply> asked_at;
    auto const noted = [&](search::State<chess::Chess> const& state, chess::Moves const& moves) {
        asked_at.push_back(state.ply);
        return moves;
    };
    search::StopAt const depth{Ply{2}};
    auto const answer = search::alpha_beta<chess::Chess>(start, classic<chess::Chess>(), depth, noted);
    EXPECT_EQ(answer.statistics,
              search::alpha_beta<chess::Chess>(start, classic<chess::Chess>(), depth).statistics);
    EXPECT_EQ(asked_at.front(), Ply{0});
    EXPECT_EQ(asked_at.size(), 21u) << "the root and each of its children, no leaf";
}

TEST(TeachingChess, CutoffSeesStateDepthAndTime) {
    search::State<chess::Chess> const start{chess::Chess::start()};
    auto const answer = search::alpha_beta<chess::Chess>(
        start, classic<chess::Chess>(),
        [](search::State<chess::Chess> const& state, Ply depth, double seconds) {
            EXPECT_EQ(state.ply, depth);
            EXPECT_GE(seconds, 0.0);
            return depth >= Ply{2} || seconds > 60;
        });
    EXPECT_EQ(answer.statistics.max_depth_reached, Ply{2});
}

} // namespace
