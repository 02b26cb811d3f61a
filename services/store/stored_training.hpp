// What became of puzzles, as it is kept.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace services {

// One sitting before a puzzle, once it is decided.
struct StoredAnswer {
    std::string puzzle;
    std::string family; // of games: draughts
    std::vector<std::string> themes = {};
    int puzzle_rating = 1500;
    double score = 0;      // 1 solved, one half with a hint, 0 missed
    bool rated = false;    // counted for the rating: the first meeting with this puzzle
    double rating = 0;     // of the player afterwards
    std::int64_t time = 0; // milliseconds since 1970

    bool operator==(StoredAnswer const&) const = default;
};

struct StoredRating {
    std::string family;
    double value = 1500;
    double deviation = 350;
    double volatility = 0.06;

    bool operator==(StoredRating const&) const = default;
};

// A puzzle that was missed and comes back.
struct StoredReview {
    std::string puzzle;
    int step = 0; // how often it was solved in time since
    std::int64_t due = 0;

    bool operator==(StoredReview const&) const = default;
};

// An answer with all that follows from it, kept as one.
struct AnswerRecord {
    StoredAnswer answer;
    std::optional<StoredRating> rating = std::nullopt; // none: as it was
    bool changes_review = false;
    std::optional<StoredReview> review = std::nullopt; // with changes_review, none: it does not come back
};

} // namespace services
