// A puzzle of any game, as text: what `damero mine` writes and the built-in pack holds. Rows of comma-separated values in
// the columns that Lichess gives its puzzles, with the game's name in one more behind them (docs/mine.md).
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace services {

struct GamePuzzle {
    std::string id;
    std::string game;               // by its own name: draughts-english
    std::string fen;                // before the opponent's move
    std::vector<std::string> moves; // the opponent's first, then the solver's and the answers; at least two
    int rating = 0;
    int deviation = 0;
    std::vector<std::string> themes = {};
    std::string source = {}; // where it was found: games.pgn#12-35

    bool operator==(GamePuzzle const&) const = default;
};

// The line that names the columns, without its end.
std::string_view puzzle_csv_header();

// One line, without its end.
std::string puzzle_csv_row(GamePuzzle const& puzzle);

// A row under that very header. Game, position and every move are held against the rules.
core::Expected<GamePuzzle> game_puzzle_in(std::string_view row);

// The position after `moves` of the puzzle's line; an error where one of them cannot be played.
core::Expected<std::unique_ptr<engine::AnyState>> position_in(GamePuzzle const& puzzle, std::size_t moves);

} // namespace services
