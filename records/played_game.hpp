// A record of a game that was played here: on an AnyState, move by move.
#pragma once

#include "core/outcome.hpp"
#include "engine/any_game.hpp"
#include "records/format.hpp"
#include "records/game_record.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace records {

// PDN for draughts, PGN for the others.
Format format_of(core::GameInfo const& game);
Format format_of_game(std::string_view game); // by name; PGN for a game that is not ours

// 1-0, 0-1, 1/2-1/2; * while nothing is decided.
std::string_view result_text(std::optional<core::Outcome> const& outcome);

// Adds the header that says which game it is; PGN needs none for chess.
void name_game(GameRecord& record, engine::AnyGame const& game);

// The position before the first move.
struct FirstPosition {
    engine::AnyGame const& game;
    std::string fen;
    core::Colour to_move;

    FirstPosition(engine::AnyState const& state) // NOLINT: implicit on purpose
        : FirstPosition(engine::game_of(state), state.fen(), state.side_to_move()) {}
    FirstPosition(engine::AnyGame const& of, std::string text, core::Colour side)
        : game(of),
          fen(std::move(text)),
          to_move(side) {}
};

// How the moves from there are numbered.
Numbering numbering_from(FirstPosition const& first);

struct PlayedGame {
    FirstPosition first;
    std::span<std::string const> moves; // LegalMove::text, one after the other
    std::string_view result = "*";
    std::span<Header const> headers = {}; // what else is known: Event, White, ...
};

// The seven headers that PGN wants are there, with ? where nothing is known; so are those that tell which game it is
// and, where it is not the usual one, the first position.
GameRecord record_of(PlayedGame const& game);

} // namespace records
