// An explanation in the shapes of the schema: squares as places on the board, scores from White's side, moves as people
// write them, and every proof once, however many claims rest on it.
#pragma once

#include "knowledge/request.hpp"
#include "services/server/http/shapes.hpp"
#include "tactics/explain/explanation.hpp"

namespace services::server {

// `before`: the position in which the move was explained.
Json explained_json(engine::AnyGame const& game, engine::AnyState const& before,
                    tactics::Explanation const& explanation);

// The rule that a claim comes from; null where it comes from none.
Json rule_json(std::string const& file, std::string const& name);

// What rules of one's own find in a move.
Json own_json(engine::AnyState const& before, std::vector<knowledge::NamedFinding> const& found);

} // namespace services::server
