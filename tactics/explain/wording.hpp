// The sentences of an explanation, in the words of the catalogue.
#pragma once

#include "core/catalogue.hpp"
#include "games/chess/types.hpp"
#include "knowledge/patterns/hit.hpp"

#include <string>

namespace tactics {

// A whole sentence, its first letter a capital.
std::string sentence(core::Language language, core::Message const& message);

core::Message piece_on(chess::PieceKind kind, chess::Square square); // the knight on f7
core::Message worth_of(int gain);                                    // a piece

// What a pattern says of the pieces: the actor first, then those of the rule in its order.
core::Message pattern_message(knowledge::patterns::PatternId pattern, core::Message actor, core::Message one,
                              core::Message two);

} // namespace tactics
