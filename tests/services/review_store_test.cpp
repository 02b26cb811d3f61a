// Reviews of games on disk: each belongs to its game as it stands, there are never more than was allowed, and kill -9 loses none that
// was acknowledged, nor a rule.
#include "services/store/database.hpp"
#include "services/store/review_store.hpp"
#include "services/store/rule_store.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using services::GameStore;
using services::ReviewBounds;
using services::ReviewMaker;
using services::ReviewStore;
using services::RuleStore;
using services::StoredEnd;
using services::StoredGame;
using services::StoredGameReview;
using services::StoredMove;

namespace {

constexpr ReviewBounds enough{100, 1 << 20};
using Ids = std::set<std::string>;

StoredGame game(std::string id) {
    return {.id = std::move(id),
            .game = "chess",
            .start = "start",
            .title = "title",
            .players = {"human", "human"},
            .plies = 2,
            .fen = "fen"};
}

StoredGameReview review(std::string game, std::string language = "en", std::string text = "{}") {
    return {.game = std::move(game),
            .language = std::move(language),
            .maker = {"1", "engine", "weights"},
            .nodes = 500,
            .review = std::move(text),
            .record = "1. e4 e5"};
}

class ReviewStoreTest : public tests::InFolder {
  protected:
    void SetUp() override {
        games_.emplace(GameStore::open(folder_).value());
        for (auto const* id : {"a", "b", "c"})
            ASSERT_TRUE(games_->create({game(id), {{"e4"}, {"e5"}}}).has_value());
    }
    // Whether the review of a game that becomes so, and of its moves keeps so many and gets these, is still there.
    bool outlives(StoredGame const& changed, int kept, std::vector<StoredMove> const& added = {}) {
        ReviewStore store(*games_, enough);
        EXPECT_TRUE(store.put(review(changed.id)).value());
        EXPECT_TRUE(games_->update(changed, kept, added).has_value());
        return store.find(changed.id, "en").value().has_value();
    }

    std::optional<GameStore> games_;
};

// Rules and reviews for ever, each with its number many times over; says the number through the pipe once both are on the disk.
[[noreturn]] void write_on(std::filesystem::path const& folder, int pipe) {
    auto games = GameStore::open(folder);
    if (!games) std::_Exit(1);
    RuleStore rules(*games);
    ReviewStore reviews(*games, enough);
    auto const last = rules.find("chess", "mine").value();
    for (int number = last ? std::stoi(last->text) + 1 : 0;; ++number) {
        std::string text;
        for (int i = 0; i < 2000; ++i) text += std::to_string(number) + ' ';
        if (!rules.put({.family = "chess", .name = "mine", .text = text, .active = true})) std::_Exit(2);
        if (!reviews.put(review("a", "en", text))) std::_Exit(4);
        if (write(pipe, &number, sizeof number) != sizeof number) std::_Exit(3);
    }
}

// The number that was written, -1 if it is not the same from beginning to end.
int number_in(std::string const& text) {
    auto const word = text.substr(0, text.find(' ') + 1);
    std::string whole;
    for (int i = 0; i < 2000; ++i) whole += word;
    return text == whole ? std::stoi(word) : -1;
}

} // namespace

TEST_F(ReviewStoreTest, KeepsOneAGameAndLanguage) {
    {
        ReviewStore store(*games_, enough);
        EXPECT_TRUE(store.put(review("a", "en", "first")).value());
        EXPECT_TRUE(store.put(review("a", "es", "spanish")).value());
        EXPECT_TRUE(store.put(review("a", "en", "second")).value());
    }
    games_.reset();
    games_.emplace(GameStore::open(folder_).value());
    ReviewStore const store(*games_, enough);
    EXPECT_EQ(store.find("a", "en").value(), review("a", "en", "second"));
    EXPECT_EQ(store.find("a", "es").value(), review("a", "es", "spanish"));
    EXPECT_EQ(store.find("b", "en").value(), std::nullopt);
}

// The games that have one.
Ids ids(ReviewStore const& store, std::string const& language = "en") {
    Ids found;
    auto const entries = store.entries(language).value();
    for (auto const& entry : entries) found.insert(entry.id);
    return found;
}

TEST_F(ReviewStoreTest, TellsWhichGamesHaveOneAndWhatMadeIt) {
    ReviewStore store(*games_, enough);
    auto older = review("c");
    older.maker = {"0"};
    ASSERT_TRUE(store.put(review("a")).value() && store.put(review("b", "es")).value() &&
                store.put(older).value());
    EXPECT_EQ(ids(store), (Ids{"a", "c"}));
    EXPECT_EQ(ids(store, "es"), Ids{"b"});
    auto const entries = store.entries("en").value();
    for (auto const& entry : entries) {
        EXPECT_EQ(entry.game, "chess");
        EXPECT_EQ(entry.maker, entry.id == "a" ? review("a").maker : ReviewMaker{"0"});
    }
}

TEST_F(ReviewStoreTest, GoesWithItsGame) {
    ReviewStore store(*games_, enough);
    ASSERT_TRUE(store.put(review("a")).value() && store.put(review("b")).value());
    ASSERT_TRUE(games_->remove("a").value());
    EXPECT_EQ(store.find("a", "en").value(), std::nullopt);
    EXPECT_TRUE(store.find("b", "en").value().has_value());
    EXPECT_FALSE(store.put(review("a")).value()) << "of a game that is no more";
    EXPECT_EQ(ids(store), Ids{"b"});
}

TEST_F(ReviewStoreTest, GoesWhenTheGameChanges) {
    auto now = game("a");
    now.updated = 7;
    now.draw_offer = core::Colour::white;
    now.clock = {60000, 0, {1, 2}};
    EXPECT_TRUE(outlives(now, 2)) << "a clock, an offer and the time are not what is reviewed";
    now.plies = 3;
    EXPECT_FALSE(outlives(now, 2, {{"Nf3"}}));
    now.plies = 1;
    EXPECT_FALSE(outlives(now, 1));
    EXPECT_FALSE(outlives(now, 0, {{"d4"}})) << "as many moves, and others";
    now.end = StoredEnd{core::Colour::white, "server.result.resignation"};
    EXPECT_FALSE(outlives(now, 1));
    EXPECT_TRUE(outlives(now, 1));
    now.end->winner = std::nullopt;
    EXPECT_FALSE(outlives(now, 1));
    now.end->reason = "server.result.time";
    EXPECT_FALSE(outlives(now, 1));
    EXPECT_TRUE(outlives(game("b"), 2)) << "another game";
}

TEST_F(ReviewStoreTest, KeepsNoMoreThanIsAllowed) {
    ReviewStore few(*games_, {2, 1 << 20});
    for (auto const* id : {"a", "b", "c"}) ASSERT_TRUE(few.put(review(id)).value());
    EXPECT_EQ(ids(few), (Ids{"b", "c"})) << "the oldest goes first";
    ASSERT_TRUE(few.put(review("b")).value());
    ASSERT_TRUE(few.put(review("a")).value());
    EXPECT_EQ(ids(few), (Ids{"a", "b"})) << "one that was made again is new";
    ReviewStore small(*games_, {100, 1000});
    ASSERT_TRUE(small.put(review("c", "en", std::string(972, 'x'))).value());
    EXPECT_EQ(ids(small), (Ids{"b", "a", "c"})) << "together just within the bounds";
    ASSERT_TRUE(small.put(review("c", "en", std::string(983, 'x'))).value());
    EXPECT_EQ(ids(small), Ids{"c"});
    EXPECT_FALSE(small.put(review("a", "en", std::string(1000, 'x'))).value()) << "too large alone";
    EXPECT_EQ(ids(small), Ids{"c"}) << "and it drives out none";
}

// As the release before this one wrote it.
TEST_F(ReviewStoreTest, BringsTheFourthSchemaUpToDate) {
    services::StoredRule const rule{.family = "chess", .name = "mine", .text = "x."};
    ASSERT_TRUE(RuleStore(*games_).put(rule).has_value());
    games_.reset();
    {
        SQLite::Database database(path("damero.sqlite3").string(), SQLite::OPEN_READWRITE);
        database.exec("DROP TABLE game_reviews");
        database.exec("PRAGMA user_version = 4");
    }
    auto const games = GameStore::open(folder_).value();
    EXPECT_EQ(games.find("a").value(), game("a"));
    EXPECT_EQ(RuleStore(games).find("chess", "mine").value(), rule);
    EXPECT_TRUE(ReviewStore(games, enough).put(review("a")).value());
}

// A review of then is not lost, and by its maker nobody takes it for one of today.
TEST_F(ReviewStoreTest, BringsTheFifthSchemaUpToDate) {
    ASSERT_TRUE(ReviewStore(*games_, enough).put(review("a")).value());
    games_.reset();
    {
        SQLite::Database database(path("damero.sqlite3").string(), SQLite::OPEN_READWRITE);
        database.exec("ALTER TABLE game_reviews DROP COLUMN engine");
        database.exec("ALTER TABLE game_reviews DROP COLUMN evaluation");
        database.exec("PRAGMA user_version = 5");
    }
    auto const games = GameStore::open(folder_).value();
    ReviewStore store(games, enough);
    auto then = review("a");
    then.maker = {"1"};
    EXPECT_EQ(store.find("a", "en").value(), then);
    EXPECT_TRUE(store.put(review("a")).value());
    EXPECT_EQ(store.find("a", "en").value(), review("a"));
}

TEST_F(ReviewStoreTest, KillLosesNoRuleAndNoReview) {
    games_.reset();
    int told = -1;
    int last = -1; // on the disk, a round ago
    for (int round = 0; round < 8; ++round) {
        int ends[2];
        ASSERT_EQ(pipe(ends), 0);
        auto const child = fork();
        if (child == 0) write_on(folder_, ends[1]);
        close(ends[1]);
        std::this_thread::sleep_for(std::chrono::milliseconds{20 + 7 * round});
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        for (int number = 0; read(ends[0], &number, sizeof number) == sizeof number;) told = number;
        close(ends[0]);
        auto const games = GameStore::open(folder_).value();
        auto const rule = RuleStore(games).find("chess", "mine").value();
        auto const kept = ReviewStore(games, enough).find("a", "en").value();
        if (told < 0) continue;
        ASSERT_TRUE(rule && kept);
        EXPECT_TRUE(rule->active);
        auto const written = number_in(rule->text);
        EXPECT_GE(written, told);
        EXPECT_LE(written, std::max(told, last) + 1) << "each kill may hide one word";
        EXPECT_GE(number_in(kept->review), told);
        EXPECT_LE(number_in(kept->review), written);
        last = written;
    }
    EXPECT_GE(told, 0);
}
