// A puzzle as it was read from a file: a position, what is asked there, and what the file says about it. Whoever solves it
// sees the position alone.
#pragma once

#include "games/chess/position.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactics {

// Lichess's kind: a line of play whose first move is the opponent's; the solver answers from the second.
struct GivenLine {
    std::vector<chess::Move> moves; // at least two

    bool operator==(GivenLine const&) const = default;
};

// EPD's kind: one move is asked for.
struct MoveTask {
    std::vector<chess::Move> best = {};        // bm: one of these
    std::vector<chess::Move> avoid = {};       // am: none of these
    std::optional<int> mate_in = std::nullopt; // dm: a forced mate in so many moves

    bool operator==(MoveTask const&) const = default;
};

struct Puzzle {
    std::string id;
    int line = 0; // in its file, from 1
    chess::Position position;
    std::optional<GivenLine> given_line = std::nullopt; // this or a task, never both
    std::optional<MoveTask> task = std::nullopt;
    std::optional<int> rating = std::nullopt;
    std::vector<std::string> themes = {}; // as the file names them
};

} // namespace tactics
