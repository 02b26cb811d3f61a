// The rating: what is measured, how it is fitted, and what is done with files that are no good.
#include "services/mining/rating_fit.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace {

using namespace services::mining;

tactics::Puzzle const back_rank{
    .id = "a", .game = "chess", .fen = "6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1", .moves = {"h2g2", "d1d8"}};

// What two numbers add up to, with every second puzzle held out.
std::vector<RatedPuzzle> made(int count) {
    std::vector<RatedPuzzle> puzzles;
    for (int i = 0; i < count; ++i) {
        double const a = i % 7;
        double const b = i % 11;
        puzzles.push_back({{{"x.base", 1}, {"x.a", a}, {"x.b", b}}, 1000 + 50 * a - 20 * b, i % 2 == 1});
    }
    return puzzles;
}

class RatingFile : public tests::InFolder {
  protected:
    core::Expected<RatedPuzzles> read(std::string const& text, int threads = 1) {
        tests::write_file(path("p.csv"), text);
        return read_rated({path("p.csv"), threads}, {});
    }
};

std::string const header = "PuzzleId,FEN,Moves,Rating\n";
std::string const row = "a,6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1,h2g2 d1d8,900\n";

} // namespace

TEST(Rating, RanksAreComparedWhateverTheValues) {
    std::vector<double> const a = {1, 2, 3, 4, 5};
    EXPECT_DOUBLE_EQ(rank_correlation(a, std::vector<double>{10, 20, 30, 400, 5000}), 1);
    EXPECT_DOUBLE_EQ(rank_correlation(a, std::vector<double>{5, 4, 3, 2, 1}), -1);
    EXPECT_NEAR(rank_correlation(a, std::vector<double>{2, 1, 4, 3, 5}), 0.8, 1e-12);
    EXPECT_NEAR(rank_correlation(a, std::vector<double>{1, 2, 2, 2, 3}), 0.894, 0.001) << "ties share a rank";
    EXPECT_EQ(rank_correlation(a, std::vector<double>{1, 1, 1, 1, 1}), 0);
    EXPECT_EQ(rank_correlation({}, {}), 0);
}

TEST(Rating, TheFitFindsTheSum) {
    auto const puzzles = made(2000);
    auto const weights = fit_rating(puzzles, 0.001);
    EXPECT_EQ(weights.points, (std::vector<int>{1000, 50, -20}));
    auto const standing = standing_of(weights, puzzles, true);
    EXPECT_EQ(standing.puzzles, 1000u);
    EXPECT_GT(standing.rank_correlation, 0.999);
    EXPECT_LT(standing.mean_error, 1);
    EXPECT_GT(standing.spread, 50);
}

TEST(Rating, HeldOutPuzzlesAreNotFittedTo) {
    auto puzzles = made(2000);
    for (auto& puzzle : puzzles)
        if (puzzle.held_out) puzzle.rating = 5000;
    EXPECT_EQ(fit_rating(puzzles, 0.001).points, (std::vector<int>{1000, 50, -20}));
}

TEST(Rating, BothModelsAreShipped) {
    for (auto const model : {RatingModel::chess, RatingModel::other}) {
        auto const& weights = shipped_rating(model);
        EXPECT_TRUE(std::ranges::any_of(weights.points, [](int points) { return points != 0; }));
        EXPECT_EQ(rating_text(model, weights), shipped_rating_text(model))
            << "as damero tune rating writes it";
    }
}

TEST(Rating, AMateAtOnceIsEasierThanALongLine) {
    Rater rater(*engine::game_named("chess").value());
    tactics::Puzzle const longer{.id = "b",
                                 .game = "chess",
                                 .fen = "8/8/4k1p1/2KpP2p/5PP1/8/8/8 w - - 0 53",
                                 .moves = {"g4h5", "g6h5", "f4f5", "e6e5", "f5f6", "e5f6"}};
    int const easy = rater.rating(back_rank);
    EXPECT_LT(easy, rater.rating(longer));
    EXPECT_EQ(easy, rater.rating(back_rank)) << "nothing is remembered";
    EXPECT_LT(easy, 1200);
}

TEST(Rating, EffortIsMeasuredMoveByMove) {
    EffortMeter meter(*engine::game_named("chess").value());
    auto const effort = meter.of(back_rank);
    ASSERT_EQ(effort.size(), 1u);
    EXPECT_LT(effort.front(), 2000u);
    auto wrong = back_rank;
    wrong.moves[1] = "a1b1";
    EXPECT_EQ(meter.of(wrong).front(), 2 * EffortMeter::most_nodes) << "never found";
}

TEST_F(RatingFile, ReadsPuzzlesWithRatings) {
    auto const rated = read(header + row + "b,6k1/5ppp/8/8/8/8/7r/K2R4 b - - 0 1,h2g2 d1d8,\n", 2);
    ASSERT_TRUE(rated);
    ASSERT_EQ(rated->chess.size(), 1u) << "a row without a rating is passed over";
    EXPECT_EQ(rated->chess.front().rating, 900);
    EXPECT_GT(rated->chess.front().amounts.size(), rated->other.front().amounts.size());
}

TEST_F(RatingFile, SaysWhatIsWrong) {
    EXPECT_EQ(read_rated({path("none")}, {}).error().what.key.text(), "puzzle.file_unreadable");
    EXPECT_EQ(read(header).error().what.key.text(), "puzzles.none");
    auto const bad = read(header + row + "b,nonsense,h2g2 d1d8,900\n");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().where.line, 3);
}
