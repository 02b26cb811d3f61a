// A puzzle of any game, as text: a position, what is asked there, and what is known of it. Who solves it sees the position alone.
#pragma once

#include "games/chess/info.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactics {

// EPD's kind: one move is asked for. Moves are written as programs write them.
struct MoveTask {
    std::vector<std::string> best = {};        // bm: one of these
    std::vector<std::string> avoid = {};       // am: none of these
    std::optional<int> mate_in = std::nullopt; // dm: a forced mate in so many moves

    bool operator==(MoveTask const&) const = default;
};

inline constexpr int usual_puzzle_rating = 1500; // where nothing says another

struct Puzzle {
    std::string id = {};
    std::string game = std::string(chess::info.name); // by its own name: draughts-english
    std::string fen = {};       // before the opponent's move; of a task, where the move is asked for

    // Lichess's kind: the opponent's move, then the solver's and the answers by turns, as programs write them; at least two. None
    // beside a task; with neither, nothing is asked.
    std::vector<std::string> moves = {};
    std::optional<MoveTask> task = std::nullopt;

    std::optional<int> rating = std::nullopt;
    int deviation = 0; // of the rating; 0: not known
    std::vector<std::string> themes = {};
    std::string source = {};     // where it was found: games.pgn#12-35
    std::string collection = {}; // of those to train on: pack, own, import
    int line = 0;                // in its file, from 1

    [[nodiscard]] bool is_chess() const { return game == chess::info.name; }
    [[nodiscard]] int rating_or_usual() const { return rating.value_or(usual_puzzle_rating); }

    bool operator==(Puzzle const&) const = default;
};

} // namespace tactics
