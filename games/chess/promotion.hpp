// The piece that a pawn becomes, as the notations need it.
#pragma once

#include "games/chess/types.hpp"

#include <optional>

namespace chess {

// Q R B N in either case; nothing for a king, a pawn or any other letter.
inline std::optional<PieceKind> promotion_from_letter(char letter) {
    auto const piece = piece_from_letter(letter);
    if (!piece || kind_of(*piece) == PieceKind::pawn || kind_of(*piece) == PieceKind::king)
        return std::nullopt;
    return kind_of(*piece);
}

inline std::optional<PieceKind> promotion_of(Move move) {
    return move.is_promotion() ? std::optional(move.promotion()) : std::nullopt;
}

} // namespace chess
