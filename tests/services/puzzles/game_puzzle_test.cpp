// Puzzles of any game as rows: written, read back, refused; and the keys by which they are told apart.
#include "services/mining/puzzle_key.hpp"
#include "services/puzzles/game_puzzle.hpp"
#include "tactics/puzzle_csv.hpp"

#include <gtest/gtest.h>

namespace {

using services::GamePuzzle;

GamePuzzle chess_puzzle() {
    return {.id = "a1",
            .game = "chess",
            .fen = "6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1",
            .moves = {"h2g2", "d1d8"},
            .rating = 900,
            .deviation = 150,
            .themes = {"mate", "mateIn1"},
            .source = "my \"best\", games.pgn#3-17"};
}

GamePuzzle draughts_puzzle() {
    auto const& game = *engine::game_named("draughts-english").value();
    auto const state = game.start();
    GamePuzzle puzzle{.id = "b2", .game = "draughts-english", .fen = state->fen(), .moves = {}};
    for (int i = 0; i < 2; ++i) {
        auto const move = state->legal_moves().front();
        puzzle.moves.push_back(move.text);
        state->play(move);
    }
    return puzzle;
}

} // namespace

TEST(GamePuzzle, ReadsBackWhatItWrites) {
    for (auto const& puzzle : {chess_puzzle(), draughts_puzzle()}) {
        auto const read = services::game_puzzle_in(puzzle_csv_row(puzzle));
        ASSERT_TRUE(read);
        EXPECT_EQ(*read, puzzle);
    }
}

TEST(GamePuzzle, ChessRowsAreLichessRows) {
    auto const columns = tactics::puzzle_columns(services::puzzle_csv_header());
    ASSERT_TRUE(columns);
    auto const read = tactics::puzzle_in_row(puzzle_csv_row(chess_puzzle()), *columns);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->id, "a1");
    EXPECT_EQ(read->rating, 900);
    EXPECT_EQ(read->themes, (std::vector<std::string>{"mate", "mateIn1"}));
    EXPECT_TRUE(services::puzzle_csv_header().starts_with(
        "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags"));
}

TEST(GamePuzzle, RefusesWhatIsNone) {
    auto const refused = [](auto change) {
        auto puzzle = chess_puzzle();
        change(puzzle);
        return !services::game_puzzle_in(puzzle_csv_row(puzzle));
    };
    EXPECT_TRUE(refused([](auto& puzzle) { puzzle.game = "ludo"; }));
    EXPECT_TRUE(refused([](auto& puzzle) { puzzle.fen = "nonsense"; }));
    EXPECT_TRUE(refused([](auto& puzzle) { puzzle.moves = {"h2g2"}; }));
    EXPECT_TRUE(refused([](auto& puzzle) { puzzle.moves[1] = "d1e8"; }));
    EXPECT_TRUE(refused([](auto& puzzle) { puzzle.rating = -5; }));
    EXPECT_FALSE(services::game_puzzle_in(""));
    EXPECT_FALSE(services::game_puzzle_in("a,b,c"));
    EXPECT_FALSE(services::game_puzzle_in("\"open"));
    auto const error =
        services::game_puzzle_in("a,6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1,h2g2 d1e8,9,9,0,0,,,,chess");
    ASSERT_FALSE(error);
    EXPECT_EQ(error.error().where.move, 2);
}

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
