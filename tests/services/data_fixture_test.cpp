// A data folder that version 0.1.0 wrote, read by the store of today. recorded.json beside it has what the database holds, read
// without our code (scripts/make-data-fixture.py made both).
#include "core/words.hpp"
#include "services/store/game_store.hpp"
#include "services/store/review_store.hpp"
#include "services/store/rule_store.hpp"
#include "services/store/training_store.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

using nlohmann::json;
using services::GameStore;

namespace {

json colour(std::optional<core::Colour> colour) {
    if (!colour) return nullptr;
    return *colour == core::Colour::white ? "white" : "black";
}

std::string joined(std::vector<std::string> const& words) {
    return core::joined(std::vector<std::string_view>(words.begin(), words.end()));
}

// The columns of `games`, but for its number.
json columns_of(services::StoredGame const& game) {
    json row = {{"id", game.id},
                {"game", game.game},
                {"start", game.start},
                {"title", game.title},
                {"white", game.players[0]},
                {"black", game.players[1]},
                {"base_ms", nullptr},
                {"increment_ms", nullptr},
                {"white_left_ms", nullptr},
                {"black_left_ms", nullptr},
                {"draw_offer", colour(game.draw_offer)},
                {"over", game.end ? 1 : 0},
                {"winner", game.end ? colour(game.end->winner) : json()},
                {"reason", game.end ? game.end->reason : ""},
                {"created", game.created},
                {"updated", game.updated},
                {"plies", game.plies},
                {"fen", game.fen},
                {"last_move", game.last_move}};
    if (game.clock) {
        row["base_ms"] = game.clock->base_ms;
        row["increment_ms"] = game.clock->increment_ms;
        row["white_left_ms"] = game.clock->left_ms[0];
        row["black_left_ms"] = game.clock->left_ms[1];
    }
    return row;
}

class DataFixtureTest : public tests::InFolder {
  protected:
    DataFixtureTest() {
        std::filesystem::path const fixture =
            std::filesystem::path(DAMERO_SOURCE_DIR) / "tests" / "fixtures" / "data-0.1.0";
        std::filesystem::copy_file(fixture / "damero.sqlite3", path("damero.sqlite3"));
        recorded_ = json::parse(tests::contents_of(fixture / "recorded.json"));
    }

    // The rows of `table` that belong to the game with that number.
    [[nodiscard]] std::vector<json> rows_of(char const* table, json const& number) const {
        std::vector<json> rows;
        for (auto const& row : recorded_.at(table))
            if (row.at("game") == number) rows.push_back(row);
        return rows;
    }

    json recorded_;
};

} // namespace

TEST_F(DataFixtureTest, HasEveryGameWithItsMovesAndVariations) {
    auto const store = GameStore::open(folder_).value();
    auto const games = store.list(1000, "").value();
    ASSERT_EQ(games.size(), 15u);
    ASSERT_EQ(recorded_["games"].size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        auto row = recorded_["games"][games.size() - 1 - i]; // the list begins with the newest
        auto const number = row["number"];
        row.erase("number");
        EXPECT_EQ(columns_of(games[i]), row);
        EXPECT_EQ(columns_of(store.find(games[i].id).value().value()), row);
        auto const moves = store.moves(games[i].id).value();
        auto const written = rows_of("moves", number);
        ASSERT_EQ(moves.size(), written.size()) << games[i].title;
        for (std::size_t ply = 0; ply < moves.size(); ++ply) {
            EXPECT_EQ(json(moves[ply].text), written[ply]["text"]);
            EXPECT_EQ(json(moves[ply].comment), written[ply]["comment"]);
            EXPECT_EQ(moves[ply].ms ? json(*moves[ply].ms) : json(), written[ply]["ms"]);
        }
        auto const lines = store.variations(games[i].id).value();
        auto const recorded_lines = rows_of("variations", number);
        ASSERT_EQ(lines.size(), recorded_lines.size()) << games[i].title;
        for (std::size_t line = 0; line < lines.size(); ++line)
            EXPECT_EQ(json(joined(lines[line])), recorded_lines[line]["moves"]);
    }
    EXPECT_EQ(json(store.settings().value()), recorded_["settings"][0]["json"]);
}

TEST_F(DataFixtureTest, HasThePuzzlesAndWhatBecameOfThem) {
    auto const games = GameStore::open(folder_).value();
    services::TrainingStore const store(games);
    json puzzles = json::array();
    auto const stored_puzzles = store.puzzles().value();
    for (auto const& puzzle : stored_puzzles)
        puzzles.push_back({{"number", puzzles.size() + 1},
                           {"id", puzzle.id},
                           {"source", puzzle.collection},
                           {"game", puzzle.game},
                           {"fen", puzzle.fen},
                           {"moves", joined(puzzle.moves)},
                           {"rating", *puzzle.rating},
                           {"themes", joined(puzzle.themes)}});
    EXPECT_EQ(puzzles, recorded_["puzzles"]);
    EXPECT_EQ(puzzles.size(), 5u);
    json answers = json::array();
    auto const stored_answers = store.answers().value();
    for (auto const& answer : stored_answers)
        answers.push_back({{"number", answers.size() + 1},
                           {"puzzle", answer.puzzle},
                           {"family", answer.family},
                           {"themes", joined(answer.themes)},
                           {"puzzle_rating", answer.puzzle_rating},
                           {"score", answer.score},
                           {"rated", answer.rated ? 1 : 0},
                           {"rating", answer.rating},
                           {"time", answer.time}});
    EXPECT_EQ(answers, recorded_["puzzle_answers"]);
    EXPECT_EQ(answers.size(), 9u);
    json ratings = json::array();
    auto const stored_ratings = store.ratings().value();
    for (auto const& rating : stored_ratings)
        ratings.push_back({{"family", rating.family},
                           {"value", rating.value},
                           {"deviation", rating.deviation},
                           {"volatility", rating.volatility}});
    EXPECT_EQ(ratings, recorded_["training_ratings"]);
    auto const due = store.reviews().value();
    EXPECT_EQ(due.size(), recorded_["puzzle_reviews"].size());
    for (auto const& review : due) {
        json const row = {{"puzzle", review.puzzle}, {"step", review.step}, {"due", review.due}};
        auto const& rows = recorded_["puzzle_reviews"];
        EXPECT_NE(std::ranges::find(rows, row), rows.end()) << row;
    }
    EXPECT_EQ(recorded_["mined_games"].size(), 9u);
    for (auto const& row : recorded_["mined_games"])
        EXPECT_TRUE(store.is_mined(row["game"].get<std::string>(), row["plies"].get<int>()).value()) << row;
}

TEST_F(DataFixtureTest, HasTheRulesAndTheReviews) {
    auto const games = GameStore::open(folder_).value();
    json rules = json::array();
    auto const stored_rules = services::RuleStore(games).list().value();
    for (auto const& rule : stored_rules)
        rules.push_back({{"family", rule.family},
                         {"name", rule.name},
                         {"text", rule.text},
                         {"active", rule.active ? 1 : 0},
                         {"trouble", rule.trouble},
                         {"updated", rule.updated}});
    EXPECT_EQ(rules.size(), 3u);
    EXPECT_EQ(rules, recorded_["rules"]);
    services::ReviewStore const reviews(games, {1000, 1u << 27u});
    ASSERT_EQ(recorded_["game_reviews"].size(), 3u);
    for (auto const& row : recorded_["game_reviews"]) {
        std::string id;
        for (auto const& game : recorded_["games"])
            if (game["number"] == row["game"]) id = game["id"].get<std::string>();
        auto const found = reviews.find(id, row["language"].get<std::string>()).value();
        ASSERT_TRUE(found.has_value()) << id;
        EXPECT_EQ(found->maker, (services::ReviewMaker{"0.1.0"}))
            << "by an engine that nobody knows: not current";
        EXPECT_EQ(json(found->nodes), row["nodes"]);
        EXPECT_EQ(json(found->review), row["review"]);
        EXPECT_EQ(json(found->record), row["record"]);
    }
}
