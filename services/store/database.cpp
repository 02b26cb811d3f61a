// Pragmas and migrations.
//
// WAL with synchronous=FULL: a transaction is on the disk when COMMIT returns, so that neither kill -9 nor a power cut
// loses what was acknowledged.
#include "services/store/database.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <array>
#include <sqlite3.h>
#include <string>

namespace services {
namespace {

// migrations[n] brings schema n to n + 1. One that was released is never changed.
constexpr std::array<char const*, schema_version> migrations = {R"sql(
CREATE TABLE games (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    start TEXT NOT NULL,
    title TEXT NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    base_ms INTEGER,
    increment_ms INTEGER,
    white_left_ms INTEGER,
    black_left_ms INTEGER,
    draw_offer TEXT,
    over INTEGER NOT NULL DEFAULT 0,
    winner TEXT,
    reason TEXT NOT NULL DEFAULT '',
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    plies INTEGER NOT NULL DEFAULT 0,
    fen TEXT NOT NULL,
    last_move TEXT NOT NULL DEFAULT ''
);
CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games(number) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    text TEXT NOT NULL,
    ms INTEGER,
    comment TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, ply)
) WITHOUT ROWID;
CREATE TABLE settings (only INTEGER PRIMARY KEY CHECK (only = 1), json TEXT NOT NULL);
)sql",
                                                                R"sql(
CREATE TABLE variations (
    game INTEGER NOT NULL REFERENCES games(number) ON DELETE CASCADE,
    line INTEGER NOT NULL,
    moves TEXT NOT NULL,
    PRIMARY KEY (game, line)
) WITHOUT ROWID;
)sql",
                                                                R"sql(
CREATE TABLE puzzles (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    source TEXT NOT NULL,
    game TEXT NOT NULL,
    fen TEXT NOT NULL,
    moves TEXT NOT NULL,
    rating INTEGER NOT NULL,
    themes TEXT NOT NULL
);
CREATE TABLE puzzle_answers (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    puzzle TEXT NOT NULL,
    family TEXT NOT NULL,
    themes TEXT NOT NULL,
    puzzle_rating INTEGER NOT NULL,
    score REAL NOT NULL,
    rated INTEGER NOT NULL,
    rating REAL NOT NULL,
    time INTEGER NOT NULL
);
CREATE TABLE training_ratings (
    family TEXT PRIMARY KEY,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE puzzle_reviews (
    puzzle TEXT PRIMARY KEY,
    step INTEGER NOT NULL,
    due INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE mined_games (
    game TEXT PRIMARY KEY,
    plies INTEGER NOT NULL
) WITHOUT ROWID;
)sql",
                                                                R"sql(
CREATE TABLE rules (
    family TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    active INTEGER NOT NULL,
    trouble TEXT NOT NULL DEFAULT '',
    updated INTEGER NOT NULL,
    PRIMARY KEY (family, name)
) WITHOUT ROWID;
)sql",
                                                                R"sql(
CREATE TABLE game_reviews (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games(number) ON DELETE CASCADE,
    language TEXT NOT NULL,
    version TEXT NOT NULL,
    nodes INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    review TEXT NOT NULL,
    record TEXT NOT NULL,
    UNIQUE (game, language)
);
)sql",
                                                                R"sql(
ALTER TABLE game_reviews ADD COLUMN engine TEXT NOT NULL DEFAULT '';
ALTER TABLE game_reviews ADD COLUMN evaluation TEXT NOT NULL DEFAULT '';
)sql"};

constexpr int patience_ms = 2000; // for another process that looks into the file

int version_of(SQLite::Database& database) { return database.execAndGet("PRAGMA user_version").getInt(); }

void migrate(SQLite::Database& database) {
    for (int version = version_of(database); version < schema_version; ++version) {
        SQLite::Transaction transaction(database);
        database.exec(migrations[static_cast<std::size_t>(version)]);
        database.exec("PRAGMA user_version = " + std::to_string(version + 1));
        transaction.commit();
    }
}

// SQLite tells a full disk by several codes, some of them those of any failed write.
bool is_full(std::filesystem::path const& file) {
    constexpr std::uintmax_t least_space = std::uintmax_t{1} << 20; // bytes
    std::error_code unknown;
    auto const space = std::filesystem::space(file.parent_path(), unknown);
    return !unknown && space.available < least_space;
}

} // namespace

core::Error error_of(SQLite::Exception const& error, std::filesystem::path const& file) {
    switch (error.getErrorCode()) {
    case SQLITE_FULL:
        return {core::message("store.full", file.string())};
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        return {core::message("store.unwritable", file.string(), error.what())};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return {core::message("store.damaged", file.string(), error.what())};
    case SQLITE_IOERR:
        if (is_full(file)) return {core::message("store.full", file.string())};
        break;
    default:
        break;
    }
    return {core::message("store.failed", error.what())};
}

core::Expected<std::unique_ptr<SQLite::Database>> open_database(std::filesystem::path const& file) {
    try {
        auto database = std::make_unique<SQLite::Database>(
            file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, patience_ms);
        database->exec("PRAGMA journal_mode = WAL");
        database->exec("PRAGMA synchronous = FULL");
        database->exec("PRAGMA foreign_keys = ON");
        if (auto const version = version_of(*database); version > schema_version)
            return core::failure(core::message("store.newer", file.string(), version, schema_version));
        auto const check = database->execAndGet("PRAGMA quick_check(1)").getString();
        if (check != "ok") return core::failure(core::message("store.damaged", file.string(), check));
        migrate(*database);
        return database;
    } catch (SQLite::Exception const& error) {
        return tl::unexpected(error_of(error, file));
    }
}

} // namespace services
