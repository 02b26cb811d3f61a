// What can be proved about a move of draughts, in any of its variants.
#pragma once

#include "core/catalogue.hpp"
#include "tactics/explain/claim.hpp"

#include <string_view>
#include <vector>

namespace tactics {

std::vector<Claim> draughts_claims(std::string_view game, std::string_view fen, std::string_view move,
                                   core::Language language);

} // namespace tactics
