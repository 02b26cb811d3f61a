// Deeper counts than every day has time for.
#include "tests/games/chess/perft_table.hpp"

using namespace chess::testing;

TEST(SlowChessPerft, StartPosition) { expect_nodes({std::string(chess::start_fen), {{7, 3195901860}}}, 7); }

TEST(SlowChessPerft, SharedPositions) {
    auto const table = shared_table("perft_chess.epd");
    if (table.empty()) GTEST_SKIP() << "../shared/data/perft_chess.epd is not here";
    for (auto const& entry : table) expect_nodes(entry, 6);
}

TEST(SlowChessPerft, AllSharedChess960Positions) {
    auto const table = shared_table("perft_960.epd");
    if (table.empty()) GTEST_SKIP() << "../shared/data/perft_960.epd is not here";
    for (auto const& entry : table) expect_nodes(entry, 5);
}
