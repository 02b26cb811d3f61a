// Puzzles read, good and bad; orders measured and fitted on them.
#include "knowledge/ordering/chess_orders.hpp"
#include "services/tuning/order_fit.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>

namespace {

using namespace services::tuning;

std::string const header = "PuzzleId,FEN,Moves\n";

class OrderFit : public tests::InFolder {
  protected:
    core::Expected<std::vector<PuzzleMove>> read(std::string const& text) {
        tests::write_file(path("p.csv"), text);
        return read_puzzle_moves(path("p.csv"));
    }
};

knowledge::SharedOrder order(std::string_view name) {
    return knowledge::order_named(name, *engine::game_named("chess").value()).value();
}

} // namespace

TEST_F(OrderFit, ReadsEverySecondMove) {
    auto const moves = read(
        "PuzzleId,FEN,Moves,Rating,Themes\r\n"
        "rook,6k1/5ppp/8/8/8/8/6PP/1R5K b - - 0 1,h7h6 b1b8 g8h7 b8b1,900,x\r\n");
    ASSERT_TRUE(moves);
    ASSERT_EQ(moves->size(), 2u);
    EXPECT_EQ(moves->front().position.side_to_move(), core::Colour::white);
    EXPECT_EQ(moves->front().held_out, moves->back().held_out) << "a puzzle is held out whole";
}

TEST_F(OrderFit, SaysWhatIsWrongWithPuzzles) {
    EXPECT_EQ(read_puzzle_moves(path("none")).error().what.key.text(), "puzzle.file_unreadable");
    EXPECT_EQ(read(header).error().what.key.text(), "puzzles.none");
    EXPECT_EQ(read("a,b\n").error().what.key.text(), "puzzle.column_missing");
    EXPECT_EQ(read(header + "\na,8/8/8 w - - 0 1,e2e4\n").error().where.line, 3);
    EXPECT_EQ(read(header + "a,8/3k4/8/8/8/8/8/K7 w - - 0 1,a1a2 d7d7\n").error().where.line, 2);
}

TEST_F(OrderFit, LearnsWhatIsRight) {
    // In all of these a rook on an open file gives mate on the last row.
    std::string text = header;
    for (int i = 0; i < 40; ++i)
        text += "m" + std::to_string(i) + ",6k1/5ppp/8/8/8/8/6PP/" +
                std::string(1, static_cast<char>('1' + i % 4)) + "R" +
                std::string(1, static_cast<char>('5' - i % 4)) + "K b - - 0 1,h7h6 " +
                std::string(1, static_cast<char>('b' + i % 4)) + "1" +
                std::string(1, static_cast<char>('b' + i % 4)) + "8\n";
    auto const moves = read(text);
    ASSERT_TRUE(moves) << moves.error().where.line;
    auto const weights = fit_order(*moves, {.rounds = 50}, [](int, double) {});
    auto const fitted = standing_of(knowledge::ordering::chess_order_by(weights).get(), *moves);
    EXPECT_GT(fitted.moves, 0);
    EXPECT_LT(fitted.moves, 40) << "half of them are held out";
    EXPECT_EQ(fitted.first, 100);
    EXPECT_LT(standing_of(nullptr, *moves).first, 100);
}

TEST(OrderOnPuzzles, PutsTheRightMoveFirst) {
    auto const path = std::filesystem::path(DAMERO_SOURCE_DIR) / "../shared/data/puzzles_dev.csv";
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "../shared/data/puzzles_dev.csv is not here";
    auto const moves = read_puzzle_moves(path).value();
    auto const damero = standing_of(order("damero").get(), moves);
    EXPECT_GE(damero.first, 70);
    EXPECT_LT(damero.mean_rank, 2.0);
    auto const mvv_lva = standing_of(order("mvv-lva").get(), moves);
    auto const classic = standing_of(order("classic").get(), moves);
    EXPECT_GT(damero.first, mvv_lva.first);
    EXPECT_GT(mvv_lva.first, classic.first);
}
