// What a quiet move stops and what it threatens: a gain that the opponent would have if it were his turn in the position before
// and no longer has, or that the player would have if it were his turn again and did not have before. docs/explain.md says
// precisely what is shown.
#pragma once

#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "tactics/explain/claim.hpp"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tactics {

struct Threat {
    std::string theme; // stops, threatens, or the pattern by which it is stopped
    std::string text;  // a sentence
    std::shared_ptr<engine::AnyState const> position; // where it would be carried out: the turn passed
    engine::LegalMove made;                           // there
    std::string fen;                                  // of the position
    std::string move;                                 // as programs write it
    std::string move_text;
    std::vector<Claim> claims; // about it; the first says what it wins
    // A legal move of the side that passed the turn, after which it works too.
    engine::LegalMove made_in_place_of_passing;
    std::string in_place_of_passing; // as programs write it
    std::shared_ptr<ToldProof const> proof; // of the threat after that move
    std::string rule_file = {};
    std::string rule_name = {};
};

struct Purpose {
    std::optional<Threat> stops;
    std::optional<Threat> threatens;
};

// Nothing of a move that takes or crowns.
Purpose purpose_of(engine::AnyState const& state, engine::LegalMove const& move, core::Language language,
                   std::stop_token const& stop = {});

} // namespace tactics
