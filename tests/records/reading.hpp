// What the tests of this folder ask of a text of games.
#pragma once

#include "records/game_record.hpp"
#include "tests/records/read_all.hpp"

#include <string>

namespace tests {

// The one game of a text, which must have one and no error.
records::GameRecord only_game(std::string const& text, records::Format format = records::Format::pgn);

// The one error of a text, in English.
std::string only_error(std::string const& text, records::Format format = records::Format::pgn);

// The main line with a blank between its moves.
std::string main_moves(records::GameRecord const& game);

// The tree in a short form of its own: e4$1{c} (d4 d5) e5, each sibling in round brackets.
std::string sketch(records::GameRecord const& game);

} // namespace tests
