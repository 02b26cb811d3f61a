// Who attacks what, by walking from square to square; and material, counted piece by piece. For the checker of claims, which
// must not share a mistake with what it checks.
#pragma once

#include "games/chess/position.hpp"

#include <optional>
#include <string>

namespace tests {

struct Spot {
    int file;
    int rank;
};

std::optional<Spot> spot_named(std::string const& name); // "e4"
Spot spot_of(chess::Square square);
char letter_on(chess::Position const& at, Spot spot); // as FEN writes it; '.' for nobody
bool is_white(char letter);

// Does the piece on `from` attack `to`? `without`: a square that counts as empty.
bool attacks(chess::Position const& at, Spot from, Spot to, std::optional<Spot> without = std::nullopt);

int worth(char letter); // in pawns; a king, and nobody, is worth nothing

// Own minus enemy in pawns.
int material(chess::Position const& at, bool white);

} // namespace tests
