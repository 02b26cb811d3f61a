// What makes two puzzles the same, and the name that follows from it.
#include "services/mining/puzzle_key.hpp"

#include <gtest/gtest.h>

namespace {

tactics::Puzzle chess_puzzle() {
    return {.fen = "6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1", .moves = {"h2g2", "d1d8"}};
}

} // namespace

TEST(PuzzleKey, IsThePositionsWithoutItsClocks) {
    using services::mining::key_of;
    auto const puzzle = chess_puzzle();
    auto later = puzzle;
    later.fen = "6k1/5ppp/8/8/8/8/7r/K2R4 b - - 30 60";
    EXPECT_EQ(key_of(puzzle), key_of(later));
    auto other_way = puzzle; // the same position reached from another
    other_way.fen = "6k1/5ppp/8/8/8/8/3R2r1/K7 w - - 0 1";
    other_way.moves = {"d2d1", "g2h2"};
    EXPECT_NE(key_of(puzzle), key_of(other_way)) << "the other side moves";
    other_way.fen = "6k1/5ppp/8/8/8/8/5r2/K2R4 b - - 0 1";
    other_way.moves = {"f2g2", "d1d8"};
    EXPECT_EQ(key_of(puzzle), key_of(other_way));
}

TEST(PuzzleKey, IsWrittenAsAName) {
    using namespace services::mining;
    for (std::uint64_t const key :
         {std::uint64_t{0}, std::uint64_t{61}, std::uint64_t{62}, ~std::uint64_t{0}}) {
        EXPECT_EQ(id_of(key).size(), 11u);
        EXPECT_EQ(key_named(id_of(key)), key);
    }
    EXPECT_FALSE(key_named("PuzzleId"));
    EXPECT_FALSE(key_named("0000000000-"));
}
