// Both boards are solved: the small one is lost for White after six plies, the large one won after eleven.
#include "games/hexapawn/game.hpp"
#include "search/forced_win.hpp"
#include "search/session.hpp"
#include "search/teaching/alpha_beta.hpp"
#include "search/teaching/minimax.hpp"

#include <gtest/gtest.h>

namespace {

using core::Ply;
using core::Score;
using hexapawn::Large;
using hexapawn::Small;

template <class G>
auto classic() {
    auto const eval = [](core::PositionOf<G> const& at, core::Colour player) {
        return G::classic(at, player);
    };
    return search::WithGameEnds<G, decltype(eval)>{eval};
}

template <class G>
search::State<G> start() {
    return search::State<G>{G::start()};
}

// The longest game has as many moves as the pawns of both sides can make.
template <class G>
constexpr search::StopAt whole_tree{Ply{24}};

template <class G>
search::Found<G> found(core::PositionOf<G> const& at, int depth) {
    search::SearchSession<G> session({.hash_megabytes = 1});
    search::SearchTask<G> task;
    task.limits.depth = core::Depth{depth};
    return session.think(at, {}, task);
}

// The value with best play by both, from nothing but the rules.
template <class G>
Score solved(core::PositionOf<G> at, Ply ply = Ply{0}) {
    core::MovesOf<G> moves;
    G::generate(at, moves);
    if (moves.empty()) return G::no_moves_score(at, ply);
    Score best = -core::infinity;
    for (auto const move : moves) {
        core::UndoOf<G> undo;
        at.make(move, undo);
        best = std::max(best, -solved<G>(at, ply + Ply{1}));
        at.unmake(move, undo);
    }
    return best;
}

template <class G>
void expect_line_to_end(search::Found<G> const& found, std::size_t plies) {
    auto const& moves = found.lines.at(0).moves;
    ASSERT_EQ(moves.size(), plies);
    auto at = G::start();
    for (auto const move : moves) {
        EXPECT_FALSE(G::outcome(at, {}));
        core::UndoOf<G> undo;
        at.make(move, undo);
    }
    EXPECT_TRUE(G::outcome(at, {}));
}

} // namespace

TEST(HexapawnSolved, MinimaxWalksTheWholeSmallTree) {
    auto const answer = search::minimax<Small>(start<Small>(), classic<Small>(), whole_tree<Small>);
    EXPECT_EQ(answer.value, core::lost_in(Ply{6}));
    EXPECT_EQ(answer.statistics.nodes_visited, 1u + 3 + 10 + 28 + 56 + 70 + 64 + 20);
    EXPECT_EQ(answer.statistics.max_depth_reached, Ply{7});
}

TEST(HexapawnSolved, AlphaBetaSolvesTheLargeBoard) {
    auto const answer = search::alpha_beta<Large>(start<Large>(), classic<Large>(), whole_tree<Large>);
    EXPECT_EQ(answer.value, core::win_in(Ply{11}));
}

TEST(HexapawnSolved, TheEngineFindsBothAndShowsTheWay) {
    auto const small = found<Small>(Small::start(), 10);
    EXPECT_EQ(small.lines.at(0).score, core::lost_in(Ply{6}));
    expect_line_to_end<Small>(small, 6);
    auto const large = found<Large>(Large::start(), 14);
    EXPECT_EQ(large.lines.at(0).score, core::win_in(Ply{11}));
    expect_line_to_end<Large>(large, 11);
}

TEST(HexapawnSolved, ProofsAgree) {
    search::ForcedWin<Small> small(search::NodeAllowance{100'000});
    EXPECT_EQ(small.loses(Small::start(), {}, 6), true);
    EXPECT_EQ(small.loses(Small::start(), {}, 4), false);
    search::ForcedWin<Large> large(search::NodeAllowance{1'000'000});
    EXPECT_EQ(large.wins(Large::start(), {}, 11), true);
    EXPECT_EQ(large.wins(Large::start(), {}, 9), false);
}

// Every position of the small board that a game can come to, and every depth: what the engine says of a win is so.
TEST(HexapawnSolved, TheEngineIsRightEverywhereOnTheSmallBoard) {
    std::vector<Small::Position> positions{Small::start()};
    for (std::size_t i = 0; i < positions.size(); ++i) {
        auto const at = positions[i];
        core::MovesOf<Small> moves;
        Small::generate(at, moves);
        for (auto const move : moves) {
            auto next = at;
            core::UndoOf<Small> undo;
            next.make(move, undo);
            if (std::ranges::find(positions, next) == positions.end()) positions.push_back(next);
        }
        if (moves.empty()) continue;
        EXPECT_EQ(found<Small>(at, 8).lines.at(0).score, solved<Small>(at)) << Small::position_text(at);
    }
    EXPECT_GT(positions.size(), 100u);
}
