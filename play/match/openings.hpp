// Where the games of a match begin: positions, or beginnings of games.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "records/reader.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace play {

struct Opening {
    std::string first_position;     // as the game writes it
    std::vector<std::string> moves; // in the game's notation

    bool operator==(Opening const&) const = default;
};

// An opening on the board: the state it leads to, and its moves from the state's first position.
struct SetUp {
    std::unique_ptr<engine::AnyState> state;
    std::vector<engine::LegalMove> moves;
};

// Refuses an opening after which there is nothing left to play.
core::Expected<SetUp> set_up(engine::AnyGame const& game, Opening const& opening);

// One position a line, as the game writes it or as EPD; what follows a semicolon in a FEN's place, blank lines and lines
// that begin with # are passed over. Errors name the line.
core::Expected<std::vector<Opening>> read_positions(engine::AnyGame const& game, std::string_view text);

struct OpeningListener {
    std::function<void(core::Error const&)> passed_over = {}; // a game, and what is wrong with it
    std::function<void(core::Error const&)> warned = {};      // what was read tolerantly
};

// The beginnings of games, of each the first `plies` plies at most. A game that is broken, or in which a turn is passed, is reported and
// passed over. Fails where the file cannot be read.
core::Expected<std::vector<Opening>> read_openings(engine::AnyGame const& game, records::Reader& games,
                                                   int plies, OpeningListener const& listener);

// What is used when nothing is said: a list made with tools/make_openings for the game, or its start alone.
std::vector<Opening> usual_openings(engine::AnyGame const& game);

} // namespace play
