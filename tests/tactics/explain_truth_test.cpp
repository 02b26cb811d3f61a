// Explanations of puzzles and of positions from games, held against the checker. DAMERO_EXPLAINED says how many of each
// (20 unless told; `make explain-truth` takes 1,000); figures are printed.
#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"
#include "made_games.hpp"
#include "puzzles.hpp"
#include "tactics/puzzle_file.hpp"
#include "truth_tally.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace {

int how_many() {
    auto const* const told = std::getenv("DAMERO_EXPLAINED");
    return told == nullptr ? 20 : std::atoi(told);
}

} // namespace

TEST(Truth, NoFalseClaimAboutPuzzles) {
    auto const path = tests::shared_data("puzzles_dev.csv");
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "../shared/data/puzzles_dev.csv is not here";
    auto file = tactics::PuzzleFile::open(path.string(), tactics::PuzzleFormat::csv);
    ASSERT_TRUE(file);
    tests::TruthTally tally("puzzles", how_many());
    for (int i = 0; i < how_many(); ++i) {
        auto const puzzle = file->next();
        if (!puzzle || !*puzzle) break;
        auto const line = tactics::chess_solution(**puzzle);
        tally.explain({(*puzzle)->id, chess::to_fen(line.asked()), "", (*puzzle)->moves[1]});
    }
    tally.print();
    EXPECT_EQ(tally.faults(), std::vector<std::string>{});
    EXPECT_GT(tally.claims(), tally.explained() / 2) << "few claims are easily true";
    EXPECT_GE(tally.solved_with_claim() * 100, tally.solved() * 90);
    EXPECT_LT(tally.median_milliseconds(), 200);
}

// Half of them the engine's choice; half what was played, with its refutation and what was better if it was bad.
TEST(Truth, NoFalseClaimAboutGames) {
    tests::TruthTally tally("positions of games", how_many());
    int number = 0;
    for (auto const& made : tests::positions_of_made_games(how_many())) {
        ++number;
        tally.explain(
            {"game position " + std::to_string(number), made.fen, number % 2 == 0 ? made.played : "", ""});
    }
    tally.print();
    EXPECT_EQ(tally.faults(), std::vector<std::string>{});
    EXPECT_GT(tally.claims(), tally.explained() / 10) << "few claims are easily true";
    EXPECT_LT(tally.median_milliseconds(), 200);
}
