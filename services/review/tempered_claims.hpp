// Claims about the moves of a game under review. A reply that only takes back what was taken is no punishment, though the proof
// is right that it wins material: such claims are left out.
#pragma once

#include "core/catalogue.hpp"
#include "engine/any_game.hpp"
#include "tactics/explain/claim.hpp"

#include <stop_token>
#include <vector>

namespace services {

// About the first move of a line, with less effort than a single explanation may take: a game has many.
std::vector<tactics::Claim> told_claims(engine::AnyState const& at,
                                        std::vector<engine::LegalMove> const& line, core::Language language,
                                        std::stop_token const& stop = {});

// What a move takes and what it gains by promoting or crowning, in the units of a claim's gain.
int worth_taken(engine::AnyState const& at, engine::LegalMove const& move);

// Only those that win more than `taken`, which who is punished has got before.
std::vector<tactics::Claim> tempered(std::vector<tactics::Claim> claims, int taken);

} // namespace services
