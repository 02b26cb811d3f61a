// A game, a first position and moves from there, as requests name them; and the board they lead to.
#pragma once

#include "engine/any_game.hpp"
#include "services/server/http/fields.hpp"
#include "services/server/http/limits.hpp"

#include <memory>
#include <string>
#include <vector>

namespace services::server {

inline constexpr std::size_t longest_game_name = 64;
inline constexpr std::size_t longest_fen = 1000;
inline constexpr ListBounds move_bounds{longest_game, 200};

struct LineOfPlay {
    engine::AnyGame const* game = nullptr;
    std::unique_ptr<engine::AnyState> first;
    std::unique_ptr<engine::AnyState> last;
    std::vector<engine::LegalMove> moves;
};

// Reads `game`, `moves` and the position, whose field is called `fen` here and `start` there. Refusals name the field.
Result<LineOfPlay> read_line_of_play(Fields& fields, std::string_view position_field);

// The same of moves that are given.
Result<LineOfPlay> play_line(engine::AnyGame const& game, std::string_view start,
                             std::vector<std::string> const& moves, std::string const& position_field);

} // namespace services::server
