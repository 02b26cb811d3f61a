// Perft on knights-only chess against the known counts, and the ways of counting against each other.
#include "games/knights/game.hpp"
#include "search/perft.hpp"

#include <gtest/gtest.h>

#include <array>

namespace {

using knights::Knights;

knights::Position position(std::string_view fen) { return knights::parse_position(fen).value().position; }

search::Nodes perft(knights::Position at, int depth) {
    return search::perft<Knights>(at, core::Depth{depth});
}

search::Nodes sum(std::vector<search::Branch<Knights>> const& branches) {
    search::Nodes total = 0;
    for (auto const& branch : branches) total += branch.nodes;
    return total;
}

constexpr std::array<search::Nodes, 6> start_counts = {1, 40, 1600, 66880, 2794708, 121115376};

} // namespace

TEST(Perft, CountsTheStart) {
    for (int depth = 0; depth <= 5; ++depth)
        EXPECT_EQ(perft(knights::start(), depth), start_counts[static_cast<std::size_t>(depth)]);
}

TEST(Perft, AnyNumberOfThreadsCountsTheSame) {
    for (int const threads : {1, 2, 3, 7, 64})
        for (int depth = 0; depth <= 4; ++depth)
            EXPECT_EQ(search::perft<Knights>(knights::start(), core::Depth{depth}, threads),
                      start_counts[static_cast<std::size_t>(depth)])
                << threads << " threads, depth " << depth;
}

TEST(Perft, DivideAddsUpAndAgreesMoveByMove) {
    for (int depth = 1; depth <= 4; ++depth) {
        auto const branches = search::divide<Knights>(knights::start(), core::Depth{depth}, 3);
        EXPECT_EQ(branches.size(), 40u);
        EXPECT_EQ(sum(branches), start_counts[static_cast<std::size_t>(depth)]);
        for (auto const& branch : branches) {
            auto child = knights::start();
            knights::Undo undo;
            child.make(branch.move, undo);
            EXPECT_EQ(branch.nodes, perft(child, depth - 1));
        }
    }
    EXPECT_TRUE(search::divide<Knights>(knights::start(), core::Depth{0}).empty());
}

TEST(Perft, AFinishedGameHasNoMoves) {
    for (auto const* fen : {"8/8/8/8/3N4/8/8/8 w", "8/8/8/8/3N4/8/8/8 b", "n7/8/8/8/8/8/8/8 w"}) {
        EXPECT_EQ(perft(position(fen), 0), 1u);
        EXPECT_EQ(perft(position(fen), 1), 0u);
        EXPECT_EQ(perft(position(fen), 3), 0u);
        EXPECT_EQ(search::perft<Knights>(position(fen), core::Depth{3}, 2), 0u);
        EXPECT_TRUE(search::divide<Knights>(position(fen), core::Depth{3}).empty());
    }
}

// Lines that end with the last capture count only at the depth where they end.
TEST(Perft, ACapturedLastKnightEndsTheLine) {
    auto const at = position("8/8/8/8/8/1n6/8/N7 w"); // a1 takes b3 or goes to c2
    EXPECT_EQ(perft(at, 1), 2u);
    EXPECT_EQ(perft(at, 2), 6u); // after c2 the knight on b3 has six jumps
}
