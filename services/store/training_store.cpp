// SQL about training stays in this file.
#include "services/store/training_store.hpp"

#include "core/words.hpp"
#include "services/store/connection.hpp"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <string>

namespace services {
namespace {

using Words = std::vector<std::string>;

// Moves and themes are words, so that a blank between two of them says where one ends.
std::string joined(Words const& words) {
    return core::joined(std::vector<std::string_view>(words.begin(), words.end()));
}

Words words_in(SQLite::Column const& column) {
    auto const text = column.getString();
    auto const words = core::words_of(text);
    return {words.begin(), words.end()};
}

std::size_t insert_puzzles(SQLite::Database& database, std::span<tactics::Puzzle const> puzzles) {
    SQLite::Statement insert(database,
                             "INSERT OR IGNORE INTO puzzles (id, source, game, fen, moves, rating, themes) "
                             "VALUES (?,?,?,?,?,?,?)");
    std::size_t added = 0;
    for (auto const& puzzle : puzzles) {
        insert.bind(1, puzzle.id);
        insert.bind(2, puzzle.collection);
        insert.bind(3, puzzle.game);
        insert.bind(4, puzzle.fen);
        insert.bind(5, joined(puzzle.moves));
        insert.bind(6, puzzle.rating_or_usual());
        insert.bind(7, joined(puzzle.themes));
        added += static_cast<std::size_t>(insert.exec());
        insert.reset();
    }
    return added;
}

void insert_answer(SQLite::Database& database, StoredAnswer const& answer) {
    SQLite::Statement insert(database,
                             "INSERT INTO puzzle_answers (puzzle, family, themes, puzzle_rating, score, "
                             "rated, rating, time) VALUES (?,?,?,?,?,?,?,?)");
    insert.bind(1, answer.puzzle);
    insert.bind(2, answer.family);
    insert.bind(3, joined(answer.themes));
    insert.bind(4, answer.puzzle_rating);
    insert.bind(5, answer.score);
    insert.bind(6, answer.rated ? 1 : 0);
    insert.bind(7, answer.rating);
    insert.bind(8, answer.time);
    insert.exec();
}

void set_rating(SQLite::Database& database, StoredRating const& rating) {
    SQLite::Statement set(database,
                          "INSERT OR REPLACE INTO training_ratings (family, value, deviation, volatility) "
                          "VALUES (?,?,?,?)");
    set.bind(1, rating.family);
    set.bind(2, rating.value);
    set.bind(3, rating.deviation);
    set.bind(4, rating.volatility);
    set.exec();
}

void set_review(SQLite::Database& database, std::string const& puzzle,
                std::optional<StoredReview> const& review) {
    SQLite::Statement set(database, review
                                        ? "INSERT OR REPLACE INTO puzzle_reviews (puzzle, step, due) VALUES "
                                          "(?,?,?)"
                                        : "DELETE FROM puzzle_reviews WHERE puzzle = ?");
    set.bind(1, puzzle);
    if (review) {
        set.bind(2, review->step);
        set.bind(3, review->due);
    }
    set.exec();
}

} // namespace

TrainingStore::TrainingStore(GameStore const& games) : connection_(games.connection()) {}

core::Expected<std::size_t> TrainingStore::add_puzzles(std::span<tactics::Puzzle const> puzzles) {
    return connection_->changed([&](SQLite::Database& database) {
        SQLite::Transaction transaction(database);
        auto const added = insert_puzzles(database, puzzles);
        transaction.commit();
        return added;
    });
}

core::Expected<std::size_t> TrainingStore::remove_puzzles(std::string_view source) {
    return connection_->changed([&](SQLite::Database& database) {
        SQLite::Transaction transaction(database);
        SQLite::Statement forget(
            database, "DELETE FROM puzzle_reviews WHERE puzzle IN (SELECT id FROM puzzles WHERE source = ?)");
        forget.bind(1, std::string(source));
        forget.exec();
        SQLite::Statement remove(database, "DELETE FROM puzzles WHERE source = ?");
        remove.bind(1, std::string(source));
        auto const removed = static_cast<std::size_t>(remove.exec());
        transaction.commit();
        return removed;
    });
}

core::Expected<std::vector<tactics::Puzzle>> TrainingStore::puzzles() const {
    return connection_->guarded([&](SQLite::Database& database) {
        SQLite::Statement row(
            database, "SELECT id, source, game, fen, moves, rating, themes FROM puzzles ORDER BY number");
        std::vector<tactics::Puzzle> puzzles;
        while (row.executeStep())
            puzzles.push_back({.id = row.getColumn(0),
                               .game = row.getColumn(2),
                               .fen = row.getColumn(3),
                               .moves = words_in(row.getColumn(4)),
                               .rating = row.getColumn(5).getInt(),
                               .themes = words_in(row.getColumn(6)),
                               .collection = row.getColumn(1)});
        return puzzles;
    });
}

core::Expected<void> TrainingStore::record(AnswerRecord const& record) {
    return connection_->changed([&](SQLite::Database& database) {
        SQLite::Transaction transaction(database);
        insert_answer(database, record.answer);
        if (record.rating) set_rating(database, *record.rating);
        if (record.changes_review) set_review(database, record.answer.puzzle, record.review);
        transaction.commit();
    });
}

core::Expected<std::vector<StoredAnswer>> TrainingStore::answers() const {
    return connection_->guarded([&](SQLite::Database& database) {
        SQLite::Statement row(database, "SELECT puzzle, family, themes, puzzle_rating, score, rated, rating, "
                                        "time FROM puzzle_answers ORDER BY number");
        std::vector<StoredAnswer> answers;
        while (row.executeStep())
            answers.push_back({row.getColumn(0), row.getColumn(1), words_in(row.getColumn(2)),
                               row.getColumn(3), row.getColumn(4), row.getColumn(5).getInt() != 0,
                               row.getColumn(6), row.getColumn(7)});
        return answers;
    });
}

core::Expected<std::vector<StoredRating>> TrainingStore::ratings() const {
    return connection_->guarded([&](SQLite::Database& database) {
        SQLite::Statement row(database, "SELECT family, value, deviation, volatility FROM training_ratings");
        std::vector<StoredRating> ratings;
        while (row.executeStep())
            ratings.push_back({row.getColumn(0), row.getColumn(1), row.getColumn(2), row.getColumn(3)});
        return ratings;
    });
}

core::Expected<std::vector<StoredReview>> TrainingStore::reviews() const {
    return connection_->guarded([&](SQLite::Database& database) {
        SQLite::Statement row(database, "SELECT puzzle, step, due FROM puzzle_reviews ORDER BY due, puzzle");
        std::vector<StoredReview> reviews;
        while (row.executeStep()) reviews.push_back({row.getColumn(0), row.getColumn(1), row.getColumn(2)});
        return reviews;
    });
}

core::Expected<std::size_t> TrainingStore::add_mined(std::string_view game, int plies,
                                                     std::span<tactics::Puzzle const> found) {
    return connection_->changed([&](SQLite::Database& database) {
        SQLite::Transaction transaction(database);
        auto const added = insert_puzzles(database, found);
        SQLite::Statement note(database, "INSERT OR REPLACE INTO mined_games (game, plies) VALUES (?,?)");
        note.bind(1, std::string(game));
        note.bind(2, plies);
        note.exec();
        transaction.commit();
        return added;
    });
}

core::Expected<bool> TrainingStore::is_mined(std::string_view game, int plies) const {
    return connection_->guarded([&](SQLite::Database& database) {
        SQLite::Statement row(database, "SELECT 1 FROM mined_games WHERE game = ? AND plies = ?");
        row.bind(1, std::string(game));
        row.bind(2, plies);
        return row.executeStep();
    });
}

} // namespace services
