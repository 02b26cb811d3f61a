// Plays a record's moves on a board: tells which game it is, where it begins, and whether every move is legal.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "records/game_record.hpp"
#include "records/move_reading.hpp"

#include <cstddef>
#include <functional>
#include <limits>
#include <memory>

namespace records {

// By our own header Game, by PDN's GameType, by Variant; chess where PGN has none of them. PDN without them is refused: one game
// alone rarely tells which draughts it is (records/named_games.hpp asks all of a file).
core::Expected<engine::AnyGame const*> game_of(GameRecord const& record);

// The position the moves begin from: the header FEN's, else the game's start.
core::Expected<engine::Opened> first_position(GameRecord const& record, engine::AnyGame const& game);

// A move of the record in the position before it; the error has the move's line and number and the game's own words.
core::Expected<ReadMove> move_at(GameRecord const& record, NodeId node, engine::AnyState const& before);
core::Place place_of(GameRecord const& record, NodeId node, engine::AnyState const& before);

// A move about to be played, in the position before it.
struct ReplayStep {
    NodeId node;
    engine::AnyState const& before;
    engine::LegalMove const& move;
};

enum class Lines { main, all };

struct ReplayOptions {
    engine::AnyGame const* game = nullptr; // null: as the headers say
    Lines lines = Lines::main;             // all: the main line to its end first, then the variations
    std::function<void(ReplayStep const&)> watch = {};
    // Of the main line; the rest is not looked at.
    std::size_t most_plies = std::numeric_limits<std::size_t>::max();
};

// The state at the end of the main line, or after `most_plies` of it. A move that is illegal or unclear is an error. Moves may be
// written as others write them (records/move_reading.hpp), and one may be a passed turn.
core::Expected<std::unique_ptr<engine::AnyState>> replay(GameRecord const& record,
                                                         ReplayOptions const& options = {});

} // namespace records
