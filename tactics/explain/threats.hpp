// What a quiet move stops and what it threatens: a gain that the opponent would have if it were his turn in the position before
// and no longer has, or that the player would have if it were his turn again and did not have before. docs/explain.md says
// precisely what is shown.
#pragma once

#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "tactics/explain/claim.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactics {

struct Threat {
    std::string theme; // stops, threatens, or the pattern by which it is stopped
    std::string text;  // a sentence
    std::string fen;   // where it would be carried out: the turn handed over
    std::string move;  // as programs write it
    std::string move_text;
    std::vector<Claim> claims; // about it; the first says what it wins
    // A legal move of the side that handed the turn over, after which it works too.
    std::string in_place_of_passing;
    std::shared_ptr<ToldProof const> proof; // of the threat after that move
    std::string rule_file = {};
    std::string rule_name = {};
};

struct Purpose {
    std::optional<Threat> stops;
    std::optional<Threat> threatens;
};

// Nothing of a move that takes or crowns.
Purpose purpose_of(engine::AnyGame const& game, engine::AnyState const& state, engine::LegalMove const& move,
                   core::Language language);

} // namespace tactics
