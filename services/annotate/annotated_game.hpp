// One game of a file with what its review says written into it: evaluations, marks, comments and better lines. What stood there
// before stays (own_marks.hpp).
#pragma once

#include "records/game_record.hpp"
#include "services/review/review.hpp"

#include <array>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace services {

struct AnnotateTask {
    ReviewTask review;
    std::string annotator; // for the header Annotator, where there is none
};

struct AnnotatedGame {
    records::GameRecord record;       // in standard form, with the warnings it was read with
    std::array<std::string, 2> names; // of White and Black; "?" where nobody knows
    std::array<PlayerSummary, 2> players;
    std::vector<ReviewedMove> moves = {}; // what the review says of each
};

// An error where the game's moves cannot be played; nothing after a stop.
core::Expected<std::optional<AnnotatedGame>>
annotated_game(records::GameRecord const& record, AnnotateTask const& task, std::stop_token const& stop = {});

} // namespace services
