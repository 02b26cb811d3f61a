// Proofs of wins: each mate of the list has one, none is shorter, and the line shown ends in it.
#include "search/forced_win.hpp"
#include "tests/search/mates.hpp"

#include <gtest/gtest.h>

namespace {

using chess::Chess;
using search::ForcedWin;
using tests::position;

TEST(ForcedWin, ProvesEachMateOfTheListAndNoShorterOne) {
    for (auto const& mate : tests::listed_mates()) {
        ForcedWin<Chess> proof({2'000'000});
        auto const at = position(mate.fen);
        EXPECT_EQ(proof.wins(at, {}, 2 * mate.moves - 3), std::optional(false)) << mate.fen;
        EXPECT_EQ(proof.wins(at, {}, 2 * mate.moves - 1), std::optional(true)) << mate.fen;
    }
}

TEST(ForcedWin, ShowsTheLongestDefence) {
    // Kg8 is the only move, and Ra8 mates.
    auto const at = position("7k/8/6K1/8/8/8/8/R7 b - - 0 1");
    ForcedWin<Chess> proof({10'000});
    ASSERT_EQ(proof.loses(at, {}, 2), std::optional(true));
    auto end = at;
    auto const line = proof.line_to_end(at, {}, 2);
    for (auto const move : line) tests::play(end, move);
    EXPECT_EQ(line.size(), 2u);
    EXPECT_TRUE(tests::is_mate(end));
}

TEST(ForcedWin, ShowsEachMateOfTheListToItsEnd) {
    for (auto const& mate : tests::listed_mates()) {
        ForcedWin<Chess> proof({4'000'000});
        auto end = position(mate.fen);
        ASSERT_EQ(proof.wins(end, {}, 2 * mate.moves - 1), std::optional(true)) << mate.fen;
        auto const line = proof.line_to_end(end, {}, 2 * mate.moves - 1);
        for (auto const move : line) tests::play(end, move);
        EXPECT_EQ(static_cast<int>(line.size()), 2 * mate.moves - 1) << mate.fen;
        EXPECT_TRUE(tests::is_mate(end)) << mate.fen;
    }
}

TEST(ForcedWin, GoesOnWhereItsAllowanceEnded) {
    auto const at = position("5rk1/3qnpB1/p2Np2p/1pb5/5P2/P7/K5PP/3r4 b - - 0 1");
    ForcedWin<Chess> proof({0});
    std::optional<bool> answer;
    int asked = 0;
    for (; !answer && asked < 1000; ++asked) {
        proof.allowance().left = 20'000;
        answer = proof.wins(at, {}, 7);
    }
    EXPECT_EQ(answer, std::optional(true));
    EXPECT_GT(asked, 1);
}

TEST(ForcedWin, KeepsToTheQuietMovesItIsAllowed) {
    // Kg6 is quiet; Kg8, Ra8 mate.
    auto const at = position("7k/8/8/6K1/8/8/8/R7 w - - 0 1");
    ForcedWin<Chess> proof({10'000});
    EXPECT_EQ(proof.wins(at, {}, 3, 0), std::optional(false));
    EXPECT_EQ(proof.wins(at, {}, 3, 1), std::optional(true));
    EXPECT_EQ(proof.wins(at, {}, 3), std::optional(true));
    // Rb8 needs none.
    EXPECT_EQ(ForcedWin<Chess>({10'000}).wins(position("7k/R7/8/8/8/8/1R6/6K1 w - - 0 1"), {}, 1, 0),
              std::optional(true));
}

TEST(ForcedWin, CountsTheFiftyMoves) {
    // Kg6 Kg8, Ra8 mate: unless the second of these moves already made it a draw.
    EXPECT_EQ(ForcedWin<Chess>({10'000}).wins(position("7k/8/8/6K1/8/8/8/R7 w - - 0 90"), {}, 3),
              std::optional(true));
    EXPECT_EQ(ForcedWin<Chess>({10'000}).wins(position("7k/8/8/6K1/8/8/8/R7 w - - 98 90"), {}, 3),
              std::optional(false));
}

TEST(ForcedWin, RecallsNoWinThatComesTooLate) {
    ForcedWin<Chess> proof({1'000'000});
    EXPECT_EQ(proof.wins(position("7k/8/8/6K1/8/8/8/R7 w - - 0 90"), {}, 3), std::optional(true));
    EXPECT_EQ(proof.wins(position("7k/8/8/6K1/8/8/8/R7 w - - 98 90"), {}, 3), std::optional(false));
    EXPECT_EQ(proof.wins(position("7k/8/8/6K1/8/8/8/R7 w - - 97 90"), {}, 3), std::optional(true));
}

} // namespace
