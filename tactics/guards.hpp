// Who attacks and who guards what, as Lichess's tagger reads a board: pieces that are pinned guard too, and a guard may
// stand behind the attacker. Nothing is played out. What we think ourselves is in knowledge/patterns.
#pragma once

#include "games/chess/position.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace tactics {

// In pawns. The king counts where it can be taken for a target, and for nothing where it takes.
constexpr int king_worth = 99;
constexpr int worth(chess::PieceKind kind) {
    constexpr std::array values{1, 3, 3, 5, 9, king_worth, 0};
    return values[static_cast<std::size_t>(kind)];
}
constexpr bool is_line_piece(chess::PieceKind kind) {
    return kind == chess::PieceKind::bishop || kind == chess::PieceKind::rook ||
           kind == chess::PieceKind::queen;
}

inline chess::Bitboard attackers(chess::Position const& at, chess::Colour by, chess::Square square) {
    return at.attackers(square, at.occupied()) & at.pieces(by);
}
chess::Bitboard attacks_from(chess::Position const& at, chess::Square square); // empty where nobody stands
inline chess::Bitboard checkers(chess::Position const& at) {
    return attackers(at, ~at.side_to_move(), at.king(at.side_to_move()));
}

// Nobody of its colour guards the piece on the square, not even through a line piece that attacks it.
bool is_unguarded(chess::Position const& at, chess::Square square);

// The piece on the square is attacked, and unguarded or attacked by something worth less.
bool is_in_danger(chess::Position const& at, chess::Square square);

// The piece on the square, of the side to move, is in danger and remains so wherever it goes; it finds nothing of its own
// worth to take. Pawns and kings are never trapped, nor is what is pinned or belongs to a side in check.
bool is_trapped(chess::Position const& at, chess::Square square);

// The whole line through its king on which the piece on the square is pinned, if it is.
std::optional<chess::Bitboard> pin_line(chess::Position const& at, chess::Square square);

// Own minus enemy material.
int balance(chess::Position const& at, chess::Colour player);

// Squares apart as a king walks.
constexpr int distance(chess::Square a, chess::Square b) {
    int const files = chess::file_of(a) - chess::file_of(b);
    int const ranks = chess::rank_of(a) - chess::rank_of(b);
    return std::max(files < 0 ? -files : files, ranks < 0 ? -ranks : ranks);
}

} // namespace tactics
