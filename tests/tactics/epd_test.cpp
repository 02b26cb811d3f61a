// EPD lines, good and bad.
#include "tactics/epd.hpp"

#include <gtest/gtest.h>

namespace {

using tactics::puzzle_in_epd;

std::string const board = "6k1/5ppp/8/8/8/8/8/K2R4 w - -";

std::string problem(std::string const& line) {
    auto const read = puzzle_in_epd(line);
    return read ? "none" : std::string(read.error().what.key.text());
}

} // namespace

TEST(Epd, ReadsWhatIsAsked) {
    auto const read =
        puzzle_in_epd(board + " bm Rd8#; am Rd7 Ka2; dm 1; id \"back; rank\"; c0 \"a comment\";");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->task->best, (std::vector<std::string>{"d1d8"}));
    EXPECT_EQ(read->task->avoid, (std::vector<std::string>{"d1d7", "a1a2"}));
    EXPECT_EQ(read->task->mate_in, 1);
    EXPECT_EQ(read->id, "back; rank");
    EXPECT_TRUE(read->moves.empty());
    EXPECT_EQ(read->fen, board + " 0 1");
}

TEST(Epd, ForgivesAMissingSemicolonAndTakesClocks) {
    EXPECT_EQ(problem(board + " bm Rd8"), "none");
    EXPECT_EQ(problem(board + " 0 1 bm d1d8; id \"x\""), "none");
    EXPECT_EQ(problem(board + " ;; bm Rd8 ;"), "none");
}

TEST(Epd, RefusesBadLines) {
    EXPECT_EQ(problem(board), "epd.nothing_asked");
    EXPECT_EQ(problem(board + " id \"x\";"), "epd.nothing_asked");
    EXPECT_EQ(problem(board + " bm;"), "epd.operand_missing");
    EXPECT_EQ(problem(board + " id \"x; bm Rd8;"), "epd.quote_open");
    EXPECT_EQ(problem(board + " dm soon;"), "epd.mate_length");
    EXPECT_EQ(problem(board + " dm 0;"), "epd.mate_length");
    EXPECT_EQ(problem(board + " dm 1 2;"), "epd.mate_length");
    EXPECT_NE(problem(board + " bm Rd9;"), "none");
    EXPECT_NE(problem(board + " bm Qd8;"), "none");
    EXPECT_NE(problem("6k1/5ppp/8 w - - bm Rd8;"), "none");
    EXPECT_NE(problem(""), "none");
}

TEST(Epd, PointsAtTheOperation) {
    auto const read = puzzle_in_epd(board + " bm Qd8;");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().where.column, static_cast<int>(board.size()) + 2);
}
