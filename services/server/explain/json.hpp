// An explanation in the shapes of the schema: squares as places on the board, scores from White's side, moves as people
// write them, and every proof once, however many claims rest on it.
#pragma once

#include "knowledge/request.hpp"
#include "services/server/http/shapes.hpp"
#include "tactics/explain/explanation.hpp"

#include <functional>
#include <string>
#include <vector>

namespace services::server {

// `before`: the position in which the move was explained.
Json explained_json(engine::AnyState const& before, tactics::Explanation const& explanation);

// From the name of a square to its cell on the board; null for a name that the board does not have.
std::function<Json(std::string const&)> cells_of(engine::AnyState const& state);

// What rules of one's own find in a move.
Json own_json(engine::AnyState const& before, std::vector<knowledge::NamedFinding> const& found);

} // namespace services::server
