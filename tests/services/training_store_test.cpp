// Training on disk: what was written is there, an older file is brought up to date, and kill -9 loses no answer.
#include "services/store/database.hpp"
#include "services/store/training_store.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using services::AnswerRecord;
using services::GameStore;
using services::StoredReview;
using services::TrainingStore;

namespace {

class TrainingStoreTest : public tests::InFolder {};

tactics::Puzzle puzzle(std::string id, std::string collection = "import") {
    return {.id = std::move(id),
            .fen = "fen of it",
            .moves = {"e8d7", "a2e6"},
            .rating = 1700,
            .themes = {"mate", "pin"},
            .collection = std::move(collection)};
}

AnswerRecord answer(int number) {
    return {.answer = {.puzzle = "p" + std::to_string(number),
                       .family = "chess",
                       .themes = {"fork"},
                       .puzzle_rating = 1600,
                       .score = 0.5,
                       .rated = true,
                       .rating = 1500.0 + number,
                       .time = number},
            .rating = services::StoredRating{"chess", 1500.0 + number, 90, 0.06},
            .changes_review = true,
            .review = StoredReview{"p" + std::to_string(number), 1, number}};
}

// Answers for ever, and says each through the pipe once it is on the disk.
[[noreturn]] void answer_on(std::filesystem::path const& folder, int pipe) {
    auto games = GameStore::open(folder);
    if (!games) std::_Exit(1);
    TrainingStore store(*games);
    for (auto number = static_cast<int>(store.answers().value().size());; ++number) {
        if (!store.record(answer(number))) std::_Exit(2);
        if (write(pipe, "a", 1) != 1) std::_Exit(3);
    }
}

} // namespace

TEST_F(TrainingStoreTest, KeepsPuzzlesOnceEach) {
    {
        auto const games = GameStore::open(folder_).value();
        TrainingStore store(games);
        EXPECT_EQ(store.add_puzzles(std::vector{puzzle("a"), puzzle("b", "own"), puzzle("a")}).value(), 2u);
        EXPECT_EQ(store.add_puzzles(std::vector{puzzle("b"), puzzle("c")}).value(), 1u);
    }
    auto const games = GameStore::open(folder_).value();
    TrainingStore store(games);
    EXPECT_EQ(store.puzzles().value(), (std::vector{puzzle("a"), puzzle("b", "own"), puzzle("c")}));
    EXPECT_EQ(store.remove_puzzles("import").value(), 2u);
    EXPECT_EQ(store.puzzles().value(), (std::vector{puzzle("b", "own")}));
}

TEST_F(TrainingStoreTest, KeepsAnswersWithAllThatFollows) {
    auto const games = GameStore::open(folder_).value();
    TrainingStore store(games);
    ASSERT_TRUE(store.record(answer(1)).has_value());
    ASSERT_TRUE(store.record(answer(2)).has_value());
    auto third = answer(1);
    third.rating = std::nullopt;
    third.review = std::nullopt; // learnt
    ASSERT_TRUE(store.record(third).has_value());
    auto const answers = store.answers().value();
    ASSERT_EQ(answers.size(), 3u);
    EXPECT_EQ(answers[1], answer(2).answer);
    EXPECT_EQ(store.ratings().value(), (std::vector{*answer(2).rating}));
    EXPECT_EQ(store.reviews().value(), (std::vector{*answer(2).review}));
    third.changes_review = false;
    third.answer.puzzle = "p2";
    ASSERT_TRUE(store.record(third).has_value());
    EXPECT_EQ(store.reviews().value().size(), 1u);
}

TEST_F(TrainingStoreTest, RemembersWhichGamesWereMined) {
    auto const games = GameStore::open(folder_).value();
    TrainingStore store(games);
    EXPECT_FALSE(store.is_mined("g", 40).value());
    EXPECT_EQ(store.add_mined("g", 40, std::vector{puzzle("g:1", "own")}).value(), 1u);
    EXPECT_TRUE(store.is_mined("g", 40).value());
    EXPECT_FALSE(store.is_mined("g", 42).value()) << "it was played on";
}

TEST_F(TrainingStoreTest, ForgetsReviewsWithTheirPuzzles) {
    auto const games = GameStore::open(folder_).value();
    TrainingStore store(games);
    ASSERT_TRUE(store.add_puzzles(std::vector{puzzle("p1"), puzzle("p2", "own")}).has_value());
    ASSERT_TRUE(store.record(answer(1)).has_value());
    ASSERT_TRUE(store.record(answer(2)).has_value());
    ASSERT_TRUE(store.remove_puzzles("import").has_value());
    EXPECT_EQ(store.reviews().value(), (std::vector{*answer(2).review}));
}

// As the second release wrote it.
TEST_F(TrainingStoreTest, BringsTheSecondSchemaUpToDate) {
    { GameStore::open(folder_).value(); }
    {
        SQLite::Database database((path("damero.sqlite3")).string(), SQLite::OPEN_READWRITE);
        for (auto const* table : {"puzzles", "puzzle_answers", "training_ratings", "puzzle_reviews",
                                  "mined_games", "rules", "game_reviews"})
            database.exec(std::string("DROP TABLE ") + table);
        database.exec("PRAGMA user_version = 2");
    }
    auto const games = GameStore::open(folder_).value();
    EXPECT_TRUE(TrainingStore(games).record(answer(1)).has_value());
}

TEST_F(TrainingStoreTest, LosesNoAnswerToKill) {
    { GameStore::open(folder_).value(); }
    int acknowledged = 0;
    for (int round = 0; round < 6; ++round) {
        int ends[2];
        ASSERT_EQ(pipe(ends), 0);
        auto const child = fork();
        if (child == 0) answer_on(folder_, ends[1]);
        close(ends[1]);
        std::this_thread::sleep_for(std::chrono::milliseconds{25 + 9 * round});
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        char letter = 0;
        while (read(ends[0], &letter, 1) == 1) ++acknowledged;
        close(ends[0]);
        auto const games = GameStore::open(folder_).value();
        TrainingStore const store(games);
        auto const answers = store.answers().value();
        ASSERT_GE(static_cast<int>(answers.size()), acknowledged);
        ASSERT_LE(static_cast<int>(answers.size()), acknowledged + round + 1)
            << "each kill may hide one word";
        EXPECT_EQ(store.reviews().value().size(), answers.size()) << "the review came with its answer";
        if (!answers.empty()) {
            EXPECT_EQ(store.ratings().value().at(0).value, answers.back().rating);
        }
    }
    EXPECT_GT(acknowledged, 0);
}
