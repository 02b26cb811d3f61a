// Rows of puzzles, good and bad.
#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"
#include "tactics/puzzle_csv.hpp"

#include <gtest/gtest.h>

namespace {

using tactics::puzzle_columns;
using tactics::puzzle_in_row;

constexpr std::string_view header = "PuzzleId,FEN,Moves,Rating,Themes";
constexpr std::string_view fen = "6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1";

std::string row(std::string const& moves, std::string const& rating = "900") {
    return "abc," + std::string(fen) + "," + moves + "," + rating + ",mate short";
}

std::string problem(std::string const& text) {
    auto const read = puzzle_in_row(text, puzzle_columns(header).value());
    return read ? "none" : std::string(read.error().what.key.text());
}

} // namespace

TEST(PuzzleCsv, ReadsARow) {
    auto const read = puzzle_in_row(row("h2g2 d1d8"), puzzle_columns(header).value());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->id, "abc");
    EXPECT_EQ(chess::to_fen(read->position), fen);
    EXPECT_EQ(read->given_line->moves.size(), 2u);
    EXPECT_FALSE(read->task);
    EXPECT_EQ(read->rating, 900);
    EXPECT_EQ(read->themes, (std::vector<std::string>{"mate", "short"}));
}

TEST(PuzzleCsv, FindsColumnsWhereverTheyStand) {
    auto const columns = puzzle_columns("Moves,GameUrl,FEN");
    ASSERT_TRUE(columns);
    auto const read = puzzle_in_row("h2g2 d1d8,https://x," + std::string(fen), *columns);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->id, "");
    EXPECT_EQ(read->rating, std::nullopt);
    EXPECT_TRUE(read->themes.empty());
}

TEST(PuzzleCsv, WantsTheColumnsItCannotDoWithout) {
    EXPECT_EQ(puzzle_columns("PuzzleId,Moves").error().what.key.text(), "puzzle.column_missing");
    EXPECT_EQ(puzzle_columns("PuzzleId,FEN").error().what.key.text(), "puzzle.column_missing");
    EXPECT_EQ(puzzle_columns("\"FEN").error().what.key.text(), "csv.quote_open");
}

TEST(PuzzleCsv, RefusesBadRows) {
    EXPECT_EQ(problem(row("h2g2")), "puzzle.line_short");
    EXPECT_EQ(problem(row("")), "puzzle.line_short");
    EXPECT_EQ(problem(row("h2g2 d1d8", "high")), "puzzle.rating");
    EXPECT_EQ(problem(row("h2g2 d1d8", "-3")), "puzzle.rating");
    EXPECT_EQ(problem(row("h2g2 d1d8", "4001")), "puzzle.rating");
    EXPECT_EQ(problem("abc," + std::string(fen) + ",h2g2 d1d8"), "puzzle.field_count");
    EXPECT_EQ(problem("abc,6k1/9/8,h2g2 d1d8,900,"), "chess.fen.letter");
    EXPECT_EQ(problem(""), "puzzle.field_count");
}

TEST(PuzzleCsv, SaysWhichMoveIsIllegal) {
    auto const read = puzzle_in_row(row("h2g2 d1e8"), puzzle_columns(header).value());
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().where.move, 2);
    EXPECT_EQ(read.error().where.field, core::MessageKey("puzzle.field.moves"));
}

TEST(PuzzleCsv, AnEmptyRatingIsNone) {
    auto const read = puzzle_in_row(row("h2g2 d1d8", ""), puzzle_columns(header).value());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->rating, std::nullopt);
}
