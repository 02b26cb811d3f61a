// Games on disk: what was written is there, what is damaged or too new is refused, and kill -9 loses nothing.
#include "core/catalogue.hpp"
#include "services/store/database.hpp"
#include "services/store/folder_lock.hpp"
#include "services/store/game_store.hpp"
#include "tests/services/folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <sqlite3.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using services::GameStore;
using services::StoredGame;
using services::StoredLine;
using services::StoredMove;
using services::StoredRecord;

namespace {

class StoreTest : public tests::InFolder {
  protected:
    [[nodiscard]] std::filesystem::path file() const { return path("damero.sqlite3"); }
};

StoredGame game(std::string id) {
    return {.id = std::move(id),
            .game = "chess",
            .start = "start",
            .title = "title",
            .players = {"human", "level 3"},
            .created = 1,
            .updated = 2,
            .fen = "fen"};
}

// Adds moves and variations to a game for ever, and says each pair through the pipe once it is on the disk.
[[noreturn]] void play_on(std::filesystem::path const& folder, int pipe) {
    auto store = GameStore::open(folder);
    if (!store) std::_Exit(1);
    auto at = store->find("g").value().value();
    while (true) {
        std::vector<StoredMove> const move = {{std::to_string(at.plies)}};
        at.plies += 1;
        if (!store->update(at, at.plies - 1, move)) std::_Exit(2);
        if (!store->set_variations("g", std::vector<StoredLine>{{"v", move[0].text}})) std::_Exit(4);
        if (write(pipe, "m", 1) != 1) std::_Exit(3);
    }
}

} // namespace

TEST_F(StoreTest, KeepsAWholeGame) {
    auto written = game("a");
    written.clock = {60000, 1000, {59000, 58000}};
    written.draw_offer = core::Colour::black;
    written.end = services::StoredEnd{core::Colour::white, "chess.result.checkmate"};
    std::vector<StoredMove> const moves = {{"e4", 120, "best"}, {"e5"}};
    {
        auto store = GameStore::open(folder_).value();
        ASSERT_TRUE(store.create({written, moves}).has_value());
        ASSERT_FALSE(store.create({written, moves}).has_value()) << "twice the same id";
    }
    auto const store = GameStore::open(folder_).value();
    EXPECT_EQ(store.find("a").value(), written);
    EXPECT_EQ(store.moves("a").value(), moves);
    EXPECT_EQ(store.find("b").value(), std::nullopt);
}

TEST_F(StoreTest, ReplacesTheMovesBehindThoseKept) {
    auto store = GameStore::open(folder_).value();
    ASSERT_TRUE(store.create({game("a"), {{"1"}, {"2"}, {"3"}}}).has_value());
    ASSERT_TRUE(store.update(game("a"), 1, std::vector<StoredMove>{{"4"}}).has_value());
    EXPECT_EQ(store.moves("a").value(), (std::vector<StoredMove>{{"1"}, {"4"}}));
    EXPECT_TRUE(store.remove("a").value());
    EXPECT_FALSE(store.remove("a").value());
    EXPECT_TRUE(store.moves("a").value().empty());
}

TEST_F(StoreTest, TakesManyGamesAtOnceOrNone) {
    auto store = GameStore::open(folder_).value();
    std::vector<StoredRecord> records;
    for (auto const* id : {"a", "b", "c"}) records.push_back({game(id), {{"1"}}, {{"2", "3"}}});
    records[0].game.clock = {60000, 1000, {60000, 60000}};
    ASSERT_TRUE(store.create(records).has_value());
    EXPECT_EQ(store.find("b").value(), game("b")) << "the clock is the first one's alone";
    EXPECT_EQ(store.moves("c").value().size(), 1u);
    records = {{game("d")}, {game("a")}};
    EXPECT_FALSE(store.create(records).has_value());
    EXPECT_EQ(store.find("d").value(), std::nullopt) << "the one before the one that failed";
}

TEST_F(StoreTest, KeepsVariations) {
    std::vector<StoredLine> const lines = {{"e4", "e5", "Nf3"}, {"d4"}};
    {
        auto store = GameStore::open(folder_).value();
        ASSERT_TRUE(store.create({game("a"), {{"e4"}}, {{"c4"}}}).has_value());
        ASSERT_TRUE(store.create({game("b"), {}, {{"h4"}}}).has_value());
        EXPECT_EQ(store.variations("a").value(), (std::vector<StoredLine>{{"c4"}}));
        ASSERT_TRUE(store.set_variations("a", lines).has_value());
    }
    auto store = GameStore::open(folder_).value();
    EXPECT_EQ(store.variations("a").value(), lines);
    EXPECT_EQ(store.variations("b").value(), (std::vector<StoredLine>{{"h4"}}));
    ASSERT_TRUE(store.remove("a").value());
    EXPECT_TRUE(store.variations("a").value().empty());
}

// As the first release wrote it.
TEST_F(StoreTest, BringsTheFirstSchemaUpToDate) {
    {
        auto store = GameStore::open(folder_).value();
        ASSERT_TRUE(store.create({game("a"), {{"e4", 5, "first"}}}).has_value());
    }
    {
        SQLite::Database database(file().string(), SQLite::OPEN_READWRITE);
        for (auto const* table : {"variations", "puzzles", "puzzle_answers", "training_ratings",
                                  "puzzle_reviews", "mined_games", "rules", "game_reviews"})
            database.exec(std::string("DROP TABLE ") + table);
        database.exec("PRAGMA user_version = 1");
    }
    auto store = GameStore::open(folder_).value();
    EXPECT_EQ(store.find("a").value(), game("a"));
    EXPECT_EQ(store.moves("a").value(), (std::vector<StoredMove>{{"e4", 5, "first"}}));
    EXPECT_TRUE(store.variations("a").value().empty());
    EXPECT_TRUE(store.set_variations("a", std::vector<StoredLine>{{"d4"}}).has_value());
}

TEST_F(StoreTest, ListsTheNewestFirst) {
    auto store = GameStore::open(folder_).value();
    for (auto const* id : {"a", "b", "c"}) ASSERT_TRUE(store.create({game(id)}).has_value());
    auto const all = store.list(10, "").value();
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all.front().id, "c");
    EXPECT_EQ(store.list(10, "b").value().at(0).id, "a");
    EXPECT_EQ(store.list(1, "").value().size(), 1u);
}

TEST_F(StoreTest, KeepsSettings) {
    auto store = GameStore::open(folder_).value();
    EXPECT_EQ(store.settings().value(), "");
    ASSERT_TRUE(store.set_settings("{}").has_value());
    ASSERT_TRUE(store.set_settings("{\"a\":1}").has_value());
    EXPECT_EQ(GameStore::open(folder_).value().settings().value(), "{\"a\":1}");
}

TEST_F(StoreTest, RefusesWhatANewerProgramWrote) {
    { GameStore::open(folder_).value(); }
    {
        SQLite::Database database(file().string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA user_version = 99");
    }
    auto const opened = GameStore::open(folder_);
    ASSERT_FALSE(opened.has_value());
    EXPECT_EQ(opened.error().what.key.text(), "store.newer");
}

TEST_F(StoreTest, RefusesWhatIsNoDatabase) {
    tests::write_file(file(), std::string(5000, 'x'));
    auto const opened = GameStore::open(folder_);
    ASSERT_FALSE(opened.has_value());
    EXPECT_EQ(opened.error().what.key.text(), "store.damaged");
    EXPECT_EQ(tests::contents_of(file()), std::string(5000, 'x')) << "it is not touched";
}

TEST_F(StoreTest, RefusesADamagedDatabase) {
    {
        auto store = GameStore::open(folder_).value();
        for (int i = 0; i < 200; ++i)
            ASSERT_TRUE(store.create({game("game" + std::to_string(i))}).has_value());
    }
    auto bytes = tests::contents_of(file());
    for (std::size_t i = 4096; i < bytes.size(); i += 3) bytes[i] = '!';
    tests::write_file(file(), bytes);
    EXPECT_FALSE(GameStore::open(folder_).has_value());
}

TEST_F(StoreTest, RefusesAFolderThatCannotBe) {
    tests::write_file(path("file"), "");
    auto const opened = GameStore::open(path("file") / "folder");
    ASSERT_FALSE(opened.has_value());
    EXPECT_EQ(opened.error().what.key.text(), "store.folder");
}

TEST_F(StoreTest, LosesNothingAcknowledgedToKill) {
    ASSERT_TRUE(GameStore::open(folder_).value().create({game("g")}).has_value());
    int acknowledged = 0;
    for (int round = 0; round < 8; ++round) {
        int ends[2];
        ASSERT_EQ(pipe(ends), 0);
        auto const child = fork();
        if (child == 0) play_on(folder_, ends[1]);
        close(ends[1]);
        std::this_thread::sleep_for(std::chrono::milliseconds{20 + 7 * round});
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        char letter = 0;
        while (read(ends[0], &letter, 1) == 1) ++acknowledged;
        close(ends[0]);
        auto const store = GameStore::open(folder_).value();
        auto const moves = store.moves("g").value();
        EXPECT_EQ(static_cast<int>(moves.size()), store.find("g").value()->plies);
        ASSERT_GE(static_cast<int>(moves.size()), acknowledged);
        ASSERT_LE(static_cast<int>(moves.size()), acknowledged + round + 1) << "each kill may hide one word";
        for (std::size_t i = 0; i < moves.size(); ++i) EXPECT_EQ(moves[i].text, std::to_string(i));
        auto const lines = store.variations("g").value();
        if (acknowledged == 0) continue;
        ASSERT_EQ(lines.size(), 1u);
        EXPECT_GE(std::stoi(lines[0].at(1)), acknowledged - 1)
            << "the variation of the last move that was told";
    }
    EXPECT_GT(acknowledged, 0);
}

TEST_F(StoreTest, LocksItsFolderForOne) {
    auto const data = path("new") / "data"; // made for the lock
    {
        auto const lock = services::FolderLock::take(data);
        ASSERT_TRUE(lock.has_value());
        auto const second = services::FolderLock::take(data);
        ASSERT_FALSE(second.has_value());
        EXPECT_NE(core::text(core::Language::english, second.error()).find(data.string()), std::string::npos);
        EXPECT_TRUE(services::FolderLock::take(path("other")).has_value());
    }
    EXPECT_TRUE(services::FolderLock::take(data).has_value());
}

TEST_F(StoreTest, ChildProcessesDoNotKeepTheLock) {
    std::optional<services::FolderLock> lock;
    lock.emplace(services::FolderLock::take(folder_).value());
    pid_t const child = fork();
    if (child == 0) {
        execlp("sleep", "sleep", "60", nullptr);
        _exit(127);
    }
    lock.reset();
    bool is_free = false; // once the child has come to exec
    for (int i = 0; i < 500 && !is_free; ++i) {
        is_free = services::FolderLock::take(folder_).has_value();
        if (!is_free) std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    EXPECT_TRUE(is_free);
    EXPECT_EQ(waitpid(child, nullptr, WNOHANG), 0) << "the child still runs";
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
}

TEST_F(StoreTest, WaitsAMomentForALockThatIsBeingGivenUp) {
    std::optional<services::FolderLock> lock;
    lock.emplace(services::FolderLock::take(folder_).value());
    std::jthread const other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds{200});
        lock.reset();
    });
    EXPECT_TRUE(services::FolderLock::take(folder_).has_value());
}

TEST_F(StoreTest, WritesNothingOnceItsFolderIsGone) {
    auto const data = path("data");
    auto const lock = services::FolderLock::take(data);
    auto store = GameStore::open(data).value();
    ASSERT_TRUE(store.create({game("a"), {{"e4"}}}).has_value());
    std::filesystem::remove_all(data);
    auto const lost = store.create({game("b"), {}});
    ASSERT_FALSE(lost.has_value());
    EXPECT_EQ(lost.error().what.key.text(), "store.gone");
    EXPECT_FALSE(store.set_settings("{}").has_value());
    EXPECT_FALSE(store.remove("a").has_value());
    EXPECT_EQ(store.moves("a").value().size(), 1u) << "what is there can still be read";
    auto const second = GameStore::open(data).value();
    EXPECT_FALSE(store.set_settings("{}").has_value()) << "another has taken its place";
}

TEST_F(StoreTest, WritesNothingOnceItsLockIsGone) {
    auto const lock = services::FolderLock::take(folder_);
    auto store = GameStore::open(folder_).value();
    ASSERT_TRUE(store.set_settings("{}").has_value());
    std::filesystem::remove(path("damero.lock"));
    EXPECT_FALSE(store.set_settings("{}").has_value());
}

TEST_F(StoreTest, AFullDiskAndAnUnwritableFolderAreCalledSo) {
    auto const said = [](int code) {
        return core::text(core::Language::english,
                          services::error_of(SQLite::Exception("reason", code), "data/damero.sqlite3"));
    };
    EXPECT_EQ(said(SQLITE_FULL), "the disk is full: data/damero.sqlite3 cannot be written");
    EXPECT_EQ(said(SQLITE_READONLY), "data/damero.sqlite3 cannot be written: reason");
    EXPECT_EQ(said(SQLITE_CANTOPEN), "data/damero.sqlite3 cannot be written: reason");
    EXPECT_EQ(said(SQLITE_NOTADB), "data/damero.sqlite3 is damaged or no database of Damero: reason");
    EXPECT_EQ(said(SQLITE_BUSY),
              core::text(core::Language::english, core::message("store.failed", "reason")));
}
