// A move: what it takes, where it goes and whether it crowns. Two captures that agree in all this are one
// move, whatever way they went.
#pragma once

#include "games/draughts/geometry.hpp"

#include <cstdint>
#include <type_traits>

namespace draughts {

// Sixteen bytes written as two words: move lists are filled at every node. No member has an initialiser,
// which would zero every list.
struct Move {
    Bitboard captured;
    std::uint64_t packed; // from: bits 0-7, to: 8-15, crowns: 16, ordinal of a capture: 32-47

    static constexpr std::uint64_t crowning = 1u << 16;
    static constexpr int ordinal_shift = 32;

    static constexpr std::uint64_t pack(int from, int to, bool crowns) {
        return static_cast<std::uint64_t>(from | to << 8) | (crowns ? crowning : 0);
    }

    [[nodiscard]] constexpr int from() const { return static_cast<int>(packed & 0xFF); }
    [[nodiscard]] constexpr int to() const { return static_cast<int>(packed >> 8 & 0xFF); }
    [[nodiscard]] constexpr bool crowns() const { return (packed & crowning) != 0; }
    [[nodiscard]] constexpr bool captures() const { return captured != 0; }

    // The place of a capture in the order of generation: it names the capture in 16 bits.
    [[nodiscard]] constexpr int ordinal() const { return static_cast<int>(packed >> ordinal_shift); }

    bool operator==(Move const&) const = default;
};
static_assert(std::is_trivial_v<Move> && sizeof(Move) == 16);

} // namespace draughts
