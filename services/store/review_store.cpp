// SQL about reviews of games stays in this file, but for the line in GameStore that removes those of a game that changes.
#include "services/store/review_store.hpp"

#include "services/store/connection.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

namespace services {
namespace {

bool insert(SQLite::Database& database, StoredGameReview const& review, std::int64_t bytes) {
    SQLite::Statement statement(
        database,
        "INSERT OR REPLACE INTO game_reviews (game, language, version, nodes, bytes, review, "
        "record, engine, evaluation) SELECT number, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM games WHERE id = ?1");
    statement.bind(1, review.game);
    statement.bind(2, review.language);
    statement.bind(3, review.maker.version);
    statement.bind(4, review.nodes);
    statement.bind(5, bytes);
    statement.bind(6, review.review);
    statement.bind(7, review.record);
    statement.bind(8, review.maker.engine);
    statement.bind(9, review.maker.evaluation);
    return statement.exec() > 0;
}

// All but the newest that are within the bounds together.
void forget_oldest(SQLite::Database& database, ReviewBounds const& bounds) {
    SQLite::Statement statement(
        database, "DELETE FROM game_reviews WHERE number IN (SELECT number FROM (SELECT number, row_number() "
                  "OVER newest AS place, sum(bytes) OVER newest AS total FROM game_reviews WINDOW newest AS "
                  "(ORDER BY number DESC)) WHERE place > ?1 OR total > ?2)");
    statement.bind(1, static_cast<std::int64_t>(bounds.reviews));
    statement.bind(2, static_cast<std::int64_t>(bounds.bytes));
    statement.exec();
}

} // namespace

ReviewStore::ReviewStore(GameStore const& games, ReviewBounds bounds)
    : connection_(games.connection()),
      bounds_(bounds) {}

core::Expected<bool> ReviewStore::put(StoredGameReview const& review) {
    auto const bytes = review.review.size() + review.record.size();
    if (bytes > bounds_.bytes || bounds_.reviews == 0) return false;
    return connection_->guarded([&](SQLite::Database& database) {
        SQLite::Transaction transaction(database);
        bool const kept = insert(database, review, static_cast<std::int64_t>(bytes));
        forget_oldest(database, bounds_);
        transaction.commit();
        return kept;
    });
}

core::Expected<std::optional<StoredGameReview>> ReviewStore::find(std::string_view game,
                                                                  std::string_view language) const {
    return connection_->guarded([&](SQLite::Database& database) -> std::optional<StoredGameReview> {
        SQLite::Statement row(
            database,
            "SELECT games.id, language, version, engine, evaluation, nodes, review, record FROM game_reviews "
            "JOIN games ON game_reviews.game = games.number WHERE games.id = ? AND "
            "language = ?");
        row.bind(1, std::string(game));
        row.bind(2, std::string(language));
        if (!row.executeStep()) return std::nullopt;
        return StoredGameReview{
            .game = row.getColumn(0),
            .language = row.getColumn(1),
            .maker = {row.getColumn(2), row.getColumn(3), row.getColumn(4)},
            .nodes = row.getColumn(5),
            .review = row.getColumn(6),
            .record = row.getColumn(7),
        };
    });
}

core::Expected<std::vector<ReviewEntry>> ReviewStore::entries(std::string_view language) const {
    return connection_->guarded([&](SQLite::Database& database) {
        SQLite::Statement row(database,
                              "SELECT games.id, games.game, version, engine, evaluation FROM game_reviews "
                              "JOIN games ON game_reviews.game = games.number WHERE language = ?");
        row.bind(1, std::string(language));
        std::vector<ReviewEntry> entries;
        while (row.executeStep())
            entries.push_back(
                {row.getColumn(0), row.getColumn(1), {row.getColumn(2), row.getColumn(3), row.getColumn(4)}});
        return entries;
    });
}

} // namespace services
