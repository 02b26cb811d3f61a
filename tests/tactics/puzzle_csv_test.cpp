// Rows of puzzles of every game, good and bad, and that what is written reads back.
#include "engine/any_game.hpp"
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

tactics::Puzzle chess_puzzle() {
    return {.id = "a1",
            .game = "chess",
            .fen = std::string(fen),
            .moves = {"h2g2", "d1d8"},
            .rating = 900,
            .deviation = 150,
            .themes = {"mate", "mateIn1"},
            .source = "my \"best\", games.pgn#3-17"};
}

tactics::Puzzle draughts_puzzle() {
    auto const state = engine::game_named("draughts-english").value()->start();
    tactics::Puzzle puzzle{.id = "b2", .game = "draughts-english", .fen = state->fen(), .rating = 700};
    for (int i = 0; i < 2; ++i) {
        auto const move = state->legal_moves().front();
        puzzle.moves.push_back(move.text);
        state->play(move);
    }
    return puzzle;
}

core::Expected<tactics::Puzzle> read_back(tactics::Puzzle const& puzzle,
                                          tactics::RowRules const& rules = {}) {
    return puzzle_in_row(puzzle_csv_row(puzzle), puzzle_columns(tactics::puzzle_csv_header()).value(), rules);
}

} // namespace

TEST(PuzzleCsv, ReadsARow) {
    auto const read = puzzle_in_row(row("h2g2 d1d8"), puzzle_columns(header).value());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->id, "abc");
    EXPECT_EQ(read->game, "chess");
    EXPECT_EQ(read->fen, fen);
    EXPECT_EQ(read->moves, (std::vector<std::string>{"h2g2", "d1d8"}));
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

TEST(PuzzleCsv, ReadsBackWhatItWrites) {
    for (auto const& puzzle : {chess_puzzle(), draughts_puzzle()}) {
        auto const read = read_back(puzzle);
        ASSERT_TRUE(read);
        EXPECT_EQ(*read, puzzle);
    }
    EXPECT_TRUE(tactics::puzzle_csv_header().starts_with(
        "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags"));
}

TEST(PuzzleCsv, RefusesWhatIsNoPuzzleOfItsGame) {
    auto const refused = [](auto change) {
        auto puzzle = chess_puzzle();
        change(puzzle);
        return !read_back(puzzle);
    };
    EXPECT_TRUE(refused([](auto& puzzle) { puzzle.game = "ludo"; }));
    EXPECT_TRUE(refused([](auto& puzzle) { puzzle.game = "knights"; }));
    EXPECT_TRUE(refused([](auto& puzzle) { puzzle.fen = "nonsense"; }));
    EXPECT_TRUE(refused([](auto& puzzle) { puzzle.moves = {"h2g2"}; }));
    EXPECT_TRUE(refused([](auto& puzzle) { puzzle.moves[1] = "d1e8"; }));
    EXPECT_TRUE(refused([](auto& puzzle) { puzzle.rating = -5; }));
}

TEST(PuzzleCsv, HoldsRowsAgainstTheGameThatIsAskedFor) {
    auto const& chess = *engine::game_named("chess").value();
    auto const& english = *engine::game_named("draughts-english").value();
    EXPECT_TRUE(read_back(draughts_puzzle(), {.game = &english}));
    EXPECT_EQ(read_back(chess_puzzle(), {.game = &english}).error().what.key.text(), "puzzle.other_game");
    auto unnamed = draughts_puzzle();
    unnamed.game.clear();
    EXPECT_EQ(read_back(unnamed, {.game = &english})->game, "draughts-english");
    auto named = chess_puzzle();
    named.game = "ludo";
    EXPECT_EQ(read_back(named, {.game = &chess})->game, "chess") << "Lichess has no such column";
}

TEST(PuzzleCsv, AnImportTakesMovesAsPeopleWriteThem) {
    auto const columns = puzzle_columns(header).value();
    EXPECT_EQ(problem(row("Rg2 Rd8")), "chess.move.uci_form");
    auto const read = puzzle_in_row(row("Rg2 Rd8# g8g7"), columns, {.lenient = true});
    ASSERT_TRUE(read) << "the last move, which cannot be played, is not read";
    EXPECT_EQ(read->moves, (std::vector<std::string>{"h2g2", "d1d8"}));
}
