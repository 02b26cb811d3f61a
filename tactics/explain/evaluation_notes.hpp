// What the evaluation says of a move that wins nothing: the terms that it changes most. An opinion, not a proof.
#pragma once

#include "core/catalogue.hpp"
#include "engine/any_game.hpp"

#include <string>
#include <vector>

namespace tactics {

// Sentences, the weightiest first; for the side that moves.
std::vector<std::string> evaluation_notes(engine::AnyGame const& game, engine::AnyState const& state,
                                          engine::LegalMove const& move, core::Language language);

} // namespace tactics
