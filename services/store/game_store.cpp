// SQL about games stays in this file.
#include "services/store/game_store.hpp"

#include "core/words.hpp"
#include "services/store/connection.hpp"
#include "services/store/folder_lock.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <system_error>

namespace services {
namespace {

using core::Colour;

constexpr char const* database_name = "damero.sqlite3";
constexpr char const* columns = "id, game, start, title, white, black, base_ms, increment_ms, white_left_ms, "
                                "black_left_ms, draw_offer, over, winner, reason, created, updated, plies, "
                                "fen, last_move";

void bind_colour(SQLite::Statement& statement, int place, std::optional<Colour> colour) {
    if (colour)
        statement.bind(place, *colour == Colour::white ? "white" : "black");
    else
        statement.bind(place);
}

std::optional<Colour> colour_in(SQLite::Column const& column) {
    if (column.isNull()) return std::nullopt;
    return column.getString() == "black" ? Colour::black : Colour::white;
}

// In the order of `columns`.
void bind_game(SQLite::Statement& to, StoredGame const& game) {
    to.bind(1, game.id);
    to.bind(2, game.game);
    to.bind(3, game.start);
    to.bind(4, game.title);
    to.bind(5, game.players[0]);
    to.bind(6, game.players[1]);
    if (game.clock) {
        to.bind(7, game.clock->base_ms);
        to.bind(8, game.clock->increment_ms);
        to.bind(9, game.clock->left_ms[0]);
        to.bind(10, game.clock->left_ms[1]);
    }
    bind_colour(to, 11, game.draw_offer);
    to.bind(12, game.end ? 1 : 0);
    bind_colour(to, 13, game.end ? game.end->winner : std::nullopt);
    to.bind(14, game.end ? game.end->reason : std::string());
    to.bind(15, game.created);
    to.bind(16, game.updated);
    to.bind(17, game.plies);
    to.bind(18, game.fen);
    to.bind(19, game.last_move);
}

StoredGame game_in(SQLite::Statement& row) {
    StoredGame game{.id = row.getColumn(0),
                    .game = row.getColumn(1),
                    .start = row.getColumn(2),
                    .title = row.getColumn(3),
                    .players = {row.getColumn(4).getString(), row.getColumn(5).getString()},
                    .fen = row.getColumn(17)};
    if (!row.isColumnNull(6))
        game.clock = {row.getColumn(6).getInt64(),
                      row.getColumn(7).getInt64(),
                      {row.getColumn(8).getInt64(), row.getColumn(9).getInt64()}};
    game.draw_offer = colour_in(row.getColumn(10));
    if (row.getColumn(11).getInt() != 0)
        game.end = {colour_in(row.getColumn(12)), row.getColumn(13).getString()};
    game.created = row.getColumn(14).getInt64();
    game.updated = row.getColumn(15).getInt64();
    game.plies = row.getColumn(16).getInt();
    game.last_move = row.getColumn(18).getString();
    return game;
}

void insert_moves(SQLite::Database& database, std::string_view id, int first,
                  std::span<StoredMove const> moves) {
    SQLite::Statement insert(database,
                             "INSERT INTO moves (game, ply, text, ms, comment) SELECT number, ?2, ?3, "
                             "?4, ?5 FROM games WHERE id = ?1");
    for (auto const& move : moves) {
        insert.bind(1, std::string(id));
        insert.bind(2, first++);
        insert.bind(3, move.text);
        if (move.ms)
            insert.bind(4, *move.ms);
        else
            insert.bind(4);
        insert.bind(5, move.comment);
        insert.exec();
        insert.reset();
    }
}

// A review of the game as it stood, where its moves or its end are no longer the same. Clocks and offers change neither.
void forget_reviews(SQLite::Database& database, StoredGame const& now, bool moved) {
    SQLite::Statement forget(
        database, "DELETE FROM game_reviews WHERE game = (SELECT number FROM games WHERE id = ?1 AND (?2 OR "
                  "plies <> ?3 OR over <> ?4 OR winner IS NOT ?5 OR reason <> ?6))");
    forget.bind(1, now.id);
    forget.bind(2, moved ? 1 : 0);
    forget.bind(3, now.plies);
    forget.bind(4, now.end ? 1 : 0);
    bind_colour(forget, 5, now.end ? now.end->winner : std::nullopt);
    forget.bind(6, now.end ? now.end->reason : std::string());
    forget.exec();
}

// The texts of moves are words, so that a blank between two of them says where one ends.
void insert_lines(SQLite::Database& database, std::string_view id, std::span<StoredLine const> lines) {
    SQLite::Statement insert(database,
                             "INSERT INTO variations (game, line, moves) SELECT number, ?2, ?3 FROM "
                             "games WHERE id = ?1");
    int number = 0;
    for (auto const& line : lines) {
        insert.bind(1, std::string(id));
        insert.bind(2, number++);
        insert.bind(3, core::joined(std::vector<std::string_view>(line.begin(), line.end())));
        insert.exec();
        insert.reset();
    }
}

} // namespace

GameStore::GameStore(std::shared_ptr<StoreConnection> connection) : connection_(std::move(connection)) {}
GameStore::GameStore(GameStore&&) noexcept = default;
GameStore& GameStore::operator=(GameStore&&) noexcept = default;
GameStore::~GameStore() = default;

core::Expected<GameStore> GameStore::open(std::filesystem::path const& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error && !std::filesystem::is_directory(folder))
        return core::failure(core::message("store.folder", folder.string(), error.message()));
    auto database = open_database(folder / database_name);
    if (!database) return tl::unexpected(database.error());
    auto connection = std::make_shared<StoreConnection>();
    connection->database = std::move(*database);
    for (auto const* const name : {database_name, lock_name})
        if (FilePlace place(std::filesystem::absolute(folder / name)); place.exists())
            connection->places.push_back(std::move(place));
    return GameStore(std::move(connection));
}

core::Expected<void> GameStore::create(std::span<StoredRecord const> records) {
    return connection_->changed([&](SQLite::Database& database) {
        SQLite::Transaction transaction(database);
        SQLite::Statement insert(database, std::string("INSERT INTO games (") + columns +
                                               ") VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
        for (auto const& record : records) {
            bind_game(insert, record.game);
            insert.exec();
            insert.reset();
            insert.clearBindings(); // a game without a clock binds none
            insert_moves(database, record.game.id, 0, record.moves);
            insert_lines(database, record.game.id, record.variations);
        }
        transaction.commit();
    });
}

core::Expected<void> GameStore::update(StoredGame const& game, int kept, std::span<StoredMove const> added) {
    return connection_->changed([&](SQLite::Database& database) {
        SQLite::Transaction transaction(database);
        forget_reviews(database, game, !added.empty());
        SQLite::Statement change(database, std::string("UPDATE games SET (") + columns +
                                               ") = (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,"
                                               "?17,?18,?19) WHERE id = ?1");
        bind_game(change, game);
        change.exec();
        SQLite::Statement cut(database,
                              "DELETE FROM moves WHERE ply >= ?2 AND game = (SELECT number FROM games "
                              "WHERE id = ?1)");
        cut.bind(1, game.id);
        cut.bind(2, kept);
        cut.exec();
        insert_moves(database, game.id, kept, added);
        transaction.commit();
    });
}

core::Expected<bool> GameStore::remove(std::string_view id) {
    return connection_->changed([&](SQLite::Database& database) {
        SQLite::Statement statement(database, "DELETE FROM games WHERE id = ?");
        statement.bind(1, std::string(id));
        return statement.exec() > 0;
    });
}

core::Expected<void> GameStore::set_variations(std::string_view id, std::span<StoredLine const> lines) {
    return connection_->changed([&](SQLite::Database& database) {
        SQLite::Transaction transaction(database);
        SQLite::Statement clear(
            database, "DELETE FROM variations WHERE game = (SELECT number FROM games WHERE id = ?)");
        clear.bind(1, std::string(id));
        clear.exec();
        insert_lines(database, id, lines);
        transaction.commit();
    });
}

core::Expected<std::vector<StoredLine>> GameStore::variations(std::string_view id) const {
    return connection_->guarded([&](SQLite::Database& database) {
        SQLite::Statement statement(database,
                                    "SELECT variations.moves FROM variations JOIN games ON "
                                    "variations.game = games.number WHERE games.id = ? ORDER BY line");
        statement.bind(1, std::string(id));
        std::vector<StoredLine> lines;
        while (statement.executeStep()) {
            auto const text = statement.getColumn(0).getString();
            auto const words = core::words_of(text);
            lines.emplace_back(words.begin(), words.end());
        }
        return lines;
    });
}

core::Expected<std::optional<StoredGame>> GameStore::find(std::string_view id) const {
    return connection_->guarded([&](SQLite::Database& database) -> std::optional<StoredGame> {
        SQLite::Statement statement(database, std::string("SELECT ") + columns + " FROM games WHERE id = ?");
        statement.bind(1, std::string(id));
        if (!statement.executeStep()) return std::nullopt;
        return game_in(statement);
    });
}

core::Expected<std::vector<StoredMove>> GameStore::moves(std::string_view id, int most) const {
    return connection_->guarded([&](SQLite::Database& database) {
        SQLite::Statement statement(database,
                                    "SELECT moves.text, moves.ms, moves.comment FROM moves JOIN games ON "
                                    "moves.game = games.number WHERE games.id = ? ORDER BY ply LIMIT ?");
        statement.bind(1, std::string(id));
        statement.bind(2, most);
        std::vector<StoredMove> moves;
        while (statement.executeStep()) {
            auto& move = moves.emplace_back(StoredMove{.text = statement.getColumn(0)});
            if (!statement.isColumnNull(1)) move.ms = statement.getColumn(1).getInt64();
            move.comment = statement.getColumn(2).getString();
        }
        return moves;
    });
}

core::Expected<std::vector<StoredGame>> GameStore::list(int limit, std::string_view before) const {
    return connection_->guarded([&](SQLite::Database& database) {
        SQLite::Statement statement(database,
                                    std::string("SELECT ") + columns +
                                        " FROM games WHERE ?1 = '' OR number < (SELECT number FROM games "
                                        "WHERE id = ?1) ORDER BY number DESC LIMIT ?2");
        statement.bind(1, std::string(before));
        statement.bind(2, limit);
        std::vector<StoredGame> games;
        while (statement.executeStep()) games.push_back(game_in(statement));
        return games;
    });
}

core::Expected<std::string> GameStore::settings() const {
    return connection_->guarded([&](SQLite::Database& database) -> std::string {
        SQLite::Statement statement(database, "SELECT json FROM settings");
        return statement.executeStep() ? statement.getColumn(0).getString() : std::string();
    });
}

core::Expected<void> GameStore::set_settings(std::string_view json) {
    return connection_->changed([&](SQLite::Database& database) {
        SQLite::Statement statement(database, "INSERT OR REPLACE INTO settings (only, json) VALUES (1, ?)");
        statement.bind(1, std::string(json));
        statement.exec();
    });
}

} // namespace services
