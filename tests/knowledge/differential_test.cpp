// The rules and the detectors in C++ give the same answers: every pattern, every move, every square and score.
#include "chess_positions.hpp"
#include "core/catalogue.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/movegen.hpp"
#include "knowledge/pattern_finder.hpp"

#include <gtest/gtest.h>

#include <map>

namespace {

using namespace knowledge;

class DifferentialTest : public testing::Test {
  protected:
    DifferentialTest() : base_(std::move(*KnowledgeBase::load(Family::chess, shipped_rules(Family::chess)))) {
        for (std::size_t i = 0; i < patterns::pattern_names.size(); ++i)
            all_.push_back(static_cast<patterns::PatternId>(i));
        classic_.assign(all_.begin(), all_.begin() + patterns::classic_count);
    }

    static std::string text(Finding const& finding) {
        std::string squares;
        for (auto const place : finding.squares)
            squares += " " + std::to_string(place.row) + "/" + std::to_string(place.column);
        return finding.pattern + " " + std::to_string(finding.from.row) + "/" +
               std::to_string(finding.from.column) + "-" + std::to_string(finding.to.row) + "/" +
               std::to_string(finding.to.column) + " " +
               (finding.score ? std::to_string(*finding.score) : "-") + squares;
    }

    // How many moves were compared.
    int compare(std::vector<chess::Position> const& positions,
                std::vector<patterns::PatternId> const& which) {
        std::vector<Pattern> only;
        for (auto const& pattern : base_.patterns())
            for (auto const id : which)
                if (patterns::name_of(id) == pattern.name) only.push_back(pattern);
        int pairs = 0;
        for (auto const& position : positions) {
            ChessBoard const board(position);
            auto const by_rules = base_.find(board, only, {.inferences = 500'000'000, .seconds = 0});
            for (auto const& problem : by_rules.problems)
                ADD_FAILURE() << core::text(core::Language::english, problem.error);
            auto const by_bits = find_natively(position, which);
            if (by_rules.found != by_bits) tell(position, by_rules.found, by_bits);
            for (auto const& finding : by_bits) ++seen_[finding.pattern];
            pairs += static_cast<int>(board.steps.size());
            if (testing::Test::HasFailure()) break;
        }
        return pairs;
    }

    // Games, puzzles where there are any, and as much random play as it takes.
    int compare_many(std::vector<patterns::PatternId> const& which) {
        auto const games = tests::game_positions();
        EXPECT_GE(games.size(), 70u);
        int pairs = compare(games, which) + compare(tests::puzzle_positions(200), which);
        for (std::uint64_t seed = 1; (seed <= 3 || pairs < 20'000) && !HasFailure(); ++seed)
            pairs += compare(tests::random_positions(100, seed), which);
        return pairs;
    }

    static void tell(chess::Position const& position, std::vector<Finding> const& rules,
                     std::vector<Finding> const& bits) {
        std::string difference;
        for (auto const& finding : rules)
            if (std::ranges::find(bits, finding) == bits.end())
                difference += "  only the rules: " + text(finding) + "\n";
        for (auto const& finding : bits)
            if (std::ranges::find(rules, finding) == rules.end())
                difference += "  only C++: " + text(finding) + "\n";
        ADD_FAILURE() << chess::to_fen(position) << "\n" << difference;
    }

    KnowledgeBase base_;
    std::vector<patterns::PatternId> all_;
    std::vector<patterns::PatternId> classic_;
    std::map<std::string, int> seen_;
};

} // namespace

TEST_F(DifferentialTest, ClassicPatternsOnTwentyThousandMoves) {
    EXPECT_GE(compare_many(classic_), 20'000);
    for (auto const id : classic_)
        EXPECT_GT(seen_[std::string(patterns::name_of(id))], 0) << patterns::name_of(id);
}

TEST_F(DifferentialTest, EveryPatternOnTwentyThousandMoves) {
    EXPECT_GE(compare_many(all_), 20'000);
    for (auto const id : all_)
        if (id != patterns::PatternId::back_rank &&
            id != patterns::PatternId::king_fork) { // too rare; see Corners
            EXPECT_GT(seen_[std::string(patterns::name_of(id))], 0) << patterns::name_of(id);
        }
}

TEST_F(DifferentialTest, PuzzlesAreAmongThem) {
    auto const positions = tests::puzzle_positions(100);
    if (positions.empty()) GTEST_SKIP() << "../shared/data/puzzles_dev.csv is not here";
    EXPECT_GT(compare(positions, all_), 1000);
}

// Where the rules have corners: promotions, taking in passing, castling, Chess960.
TEST_F(DifferentialTest, Corners) {
    std::vector<chess::Position> positions;
    for (auto const* fen :
         {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
          "4k3/8/8/R2pP2q/8/8/8/4K3 w - d6 0 1", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
          "6k1/2P2ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
          "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
          "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
          "5rk1/8/8/8/8/5Q2/2B5/K7 w - - 0 1", "r2q4/7k/8/8/3n4/8/8/R2R2K1 w - - 0 1",
          "N7/1bpk4/8/8/8/8/8/K7 w - - 0 1", "7k/8/3n1n2/8/3K4/8/8/8 w - - 0 1"})
        positions.push_back(tests::chess_at(fen));
    EXPECT_GT(compare(positions, all_), 200);
    EXPECT_GT(seen_["back_rank"], 0);
    EXPECT_GT(seen_["desperado"], 0);
    EXPECT_GT(seen_["king_fork"], 0);
}
