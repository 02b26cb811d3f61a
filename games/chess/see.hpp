// Static exchange evaluation: what a move wins or loses on its target square if both sides keep taking there.
#pragma once

#include "games/chess/position.hpp"

namespace chess {

// Centipawns, for exchanges and material; a king is worth more than all else together.
constexpr int exchange_value(PieceKind kind) {
    constexpr std::array values{100, 300, 300, 500, 900, 20000, 0};
    return values[static_cast<std::size_t>(kind)];
}

// Does the exchange gain at least `gain`? Each side takes with its least valuable piece and may stop at any time.
// Pins are not looked at.
bool see_at_least(Position const& position, Move move, Score gain);

} // namespace chess
