// The shapes of the schema that many answers share: boards, moves, positions, scores, outcomes.
#pragma once

#include "core/catalogue.hpp"
#include "core/outcome.hpp"
#include "engine/any_game.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace services::server {

using Json = nlohmann::ordered_json;

std::string written(Json const& json); // whatever bytes stand in its texts

std::string_view name_of(core::Colour colour);
core::Colour colour_named(std::string_view name); // white or black

Json board_json(core::BoardView const& board);
Json step_json(engine::LegalMove const& move);
Json move_json(engine::LegalMove const& move);
Json steps_json(std::span<engine::LegalMove const> moves);

// The last part of the reason's key, `checkmate`, and what it says in the language.
Json outcome_json(std::optional<core::Outcome> const& outcome, core::Language language);

Json position_json(engine::AnyState const& state, std::optional<core::Outcome> const& outcome,
                   core::Language language);

// A score for the side to move, told from White's side.
Json score_json(core::Score score, core::Colour side_to_move);

// Of a position in which the game is over.
Json final_score_json(core::Outcome const& outcome);

} // namespace services::server
