// What follows from the pawns alone, and from the kings behind them. Pawns move seldom, so a searcher keeps the
// answers in a table.
#pragma once

#include "games/chess/position.hpp"
#include "games/chess/weights.hpp"
#include "games/phased.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace games {
class Notes;
}

namespace chess {

using games::Phased;

struct alignas(64) PawnStructure {
    static constexpr std::uint8_t nobody = 64;

    Key key{};
    Bitboard passed = 0;             // of both colours
    std::array<Bitboard, 2> reach{}; // what a colour's pawns attack or may come to attack
    Phased score;                    // for White
    std::array<Phased, 2> shelter{}; // of the king that stands on king[colour], for its own side
    std::array<std::uint8_t, 2> king{nobody, nobody};
    std::array<std::uint8_t, 2> files{}; // those with a pawn of the colour
};
static_assert(sizeof(PawnStructure) == 64);

// Computed from nothing, shelter included.
PawnStructure pawn_structure(Position const& position, Key pawn_key, Weights const& weights);
PawnStructure pawn_structure(Position const& position, Key pawn_key, Weights const& weights,
                             games::Notes& notes);

// Brings the shelter up to date with where the kings stand.
void shelter_kings(PawnStructure& structure, Position const& position, Weights const& weights);

class PawnTable {
  public:
    PawnTable() : entries_(size) {}

    // All with the same weights.
    PawnStructure const& at(Position const& position, Key pawn_key, Weights const& weights) {
        PawnStructure& entry = entries_[static_cast<std::size_t>(pawn_key) & (size - 1)];
        if (entry.key != pawn_key || entry.king[0] == PawnStructure::nobody)
            entry = pawn_structure(position, pawn_key, weights);
        else if (entry.king[0] != index(position.king(Colour::white)) ||
                 entry.king[1] != index(position.king(Colour::black)))
            shelter_kings(entry, position, weights);
        return entry;
    }

  private:
    static constexpr std::size_t size = 4096;
    std::vector<PawnStructure> entries_;
};

} // namespace chess
