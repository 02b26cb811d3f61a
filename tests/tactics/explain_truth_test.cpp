// Explanations of puzzles and of positions from games, held against the checker. DAMERO_EXPLAINED says how many of each
// (20 unless told); figures are printed.
#include "claim_checker.hpp"
#include "explained.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/uci_move.hpp"
#include "puzzles.hpp"
#include "tactics/puzzle_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <iostream>

namespace {

int how_many() {
    auto const* const told = std::getenv("DAMERO_EXPLAINED");
    return told == nullptr ? 20 : std::atoi(told);
}

struct Tally {
    int explained = 0;
    int solved = 0;
    int solved_with_claim = 0;
    int claims = 0;
    std::vector<double> milliseconds;

    // Without a move: the engine's choice, counted as solved if it is `solution`.
    void explain(std::string const& fen, std::string const& solution) {
        auto const begin = std::clock();
        auto const json = tests::explained(engine::chess_game(), fen, "", core::Language::english, 50'000);
        milliseconds.push_back(static_cast<double>(std::clock() - begin) * 1000 / CLOCKS_PER_SEC);
        ++explained;
        claims += static_cast<int>(json["claims"].size());
        if (json["move"] == solution) {
            ++solved;
            solved_with_claim += !json["claims"].empty();
        }
        EXPECT_EQ(tests::faults_of(json), std::vector<std::string>{}) << fen << " " << json["move"];
    }
    void print(std::string const& what) {
        std::ranges::sort(milliseconds);
        std::cout << what << ": " << explained << " explained, " << claims << " claims, " << solved
                  << " solved, of these with a claim " << solved_with_claim << "; median "
                  << (milliseconds.empty() ? 0 : milliseconds[milliseconds.size() / 2]) << " ms, 90 % under "
                  << (milliseconds.empty() ? 0 : milliseconds[milliseconds.size() * 9 / 10]) << " ms\n";
    }
};

} // namespace

TEST(Truth, NoFalseClaimAboutPuzzlesAndTheirGames) {
    auto const path = tests::shared_data("puzzles_dev.csv");
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "../shared/data/puzzles_dev.csv is not here";
    auto file = tactics::PuzzleFile::open(path.string(), tactics::PuzzleFormat::csv);
    ASSERT_TRUE(file);
    Tally puzzles;
    Tally games;
    for (int i = 0; i < how_many(); ++i) {
        auto const puzzle = file->next();
        if (!puzzle || !*puzzle) break;
        auto const& moves = (*puzzle)->given_line->moves;
        auto at = (*puzzle)->position;
        // Before the opponent's mistake: an ordinary position of the game.
        if (i % 2 == 0) games.explain(chess::to_fen(at), "");
        chess::Undo undo;
        at.make(moves[0], undo);
        puzzles.explain(chess::to_fen(at), chess::to_uci(at, moves[1], chess::CastlingStyle::king_target));
    }
    puzzles.print("puzzles");
    games.print("positions of games");
    EXPECT_GE(puzzles.solved_with_claim * 100, puzzles.solved * 75);
}
