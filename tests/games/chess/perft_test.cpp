// Node counts: the well-known ones, our own tables (scripts/make-perft-table.py) and the shared ones if present.
#include "tests/games/chess/perft_table.hpp"

namespace chess {
namespace {

using namespace chess::testing;

TEST(Perft, StartPosition) {
    expect_nodes(
        {std::string(start_fen), {{1, 20}, {2, 400}, {3, 8902}, {4, 197281}, {5, 4865609}, {6, 119060324}}},
        6);
}

TEST(Perft, Kiwipete) {
    expect_nodes({std::string(kiwipete), {{1, 48}, {2, 2039}, {3, 97862}, {4, 4085603}, {5, 193690690}}}, 5);
}

// Other engines crash on it. It is the position without the rights, counted by stockfish.
TEST(Perft, PositionWithCastlingRightsThatAreNone) {
    Position const position = position_of("2kr4/1p1r1p2/2p1p2p/8/P1P1Rp2/8/1P3PPP/R5K1 w KQkq - 0 1");
    expect_nodes({to_fen(position), {{1, 25}, {2, 546}, {3, 13413}, {4, 330209}}}, 4);
}

// No game reaches this, but FEN allows it: nearly the most moves that sixteen pieces can have.
TEST(Perft, FifteenQueens) {
    expect_nodes({"Q4Qrk/3Q2pp/1Q4Q1/4Q3/Q1Q4Q/Q4Q1Q/3Q4/1Q4QK w - - 0 1", {{1, 241}, {2, 745}}}, 3);
}

std::filesystem::path own(std::string_view name) {
    return std::filesystem::path(DAMERO_SOURCE_DIR) / "tests/games/chess" / name;
}

TEST(Perft, OwnPositions) {
    auto const table = read_table(own("perft_positions.epd"));
    ASSERT_GE(table.size(), 200u);
    for (auto const& entry : table) expect_nodes(entry, 4);
}

TEST(Perft, OwnChess960Positions) {
    auto const table = read_table(own("perft_positions_960.epd"));
    ASSERT_GE(table.size(), 50u);
    for (auto const& entry : table) expect_nodes(entry, 4);
}

TEST(Perft, SharedPositions) {
    auto const table = shared_table("perft_chess.epd");
    if (table.empty()) GTEST_SKIP() << "../shared/data/perft_chess.epd is not here";
    EXPECT_GE(table.size(), 127u);
    for (auto const& entry : table) expect_nodes(entry, 5);
}

TEST(Perft, SharedChess960Positions) {
    auto table = shared_table("perft_960.epd");
    if (table.empty()) GTEST_SKIP() << "../shared/data/perft_960.epd is not here";
    ASSERT_GE(table.size(), 100u);
    table.resize(100);
    for (auto const& entry : table) expect_nodes(entry, 4);
}

} // namespace
} // namespace chess
