#include "tactics/guards.hpp"

#include "games/chess/eval.hpp"
#include "games/chess/movegen.hpp"

namespace tactics {

using chess::Bitboard;
using chess::Colour;
using chess::PieceKind;
using chess::Position;
using chess::Square;

Bitboard attacks_from(Position const& at, Square square) {
    auto const piece = at.at(square);
    if (piece == chess::Piece::none) return 0;
    auto const kind = chess::kind_of(piece);
    if (kind == PieceKind::pawn) return chess::pawn_attacks(chess::colour_of(piece), square);
    return chess::piece_attacks(kind, square, at.occupied());
}

bool is_unguarded(Position const& at, Square square) {
    Colour const own = chess::colour_of(at.at(square));
    if (attackers(at, own, square) != 0) return false;
    Bitboard const lines = at.straight_sliders() | at.diagonal_sliders();
    for (Bitboard through = attackers(at, ~own, square) & lines; through != 0;) {
        Bitboard const occupied = at.occupied() ^ bit(chess::pop_square(through));
        if ((at.attackers(square, occupied) & at.pieces(own)) != 0) return false;
    }
    return true;
}

bool is_in_danger(Position const& at, Square square) {
    auto const piece = at.at(square);
    Bitboard enemies = attackers(at, ~chess::colour_of(piece), square);
    if (enemies == 0) return false;
    if (is_unguarded(at, square)) return true;
    while (enemies != 0) {
        auto const kind = chess::kind_of(at.at(chess::pop_square(enemies)));
        if (worth(kind) < worth(chess::kind_of(piece))) return true;
    }
    return false;
}

bool is_trapped(Position const& at, Square square) {
    auto const kind = chess::kind_of(at.at(square));
    if (kind == PieceKind::none || kind == PieceKind::pawn || kind == PieceKind::king) return false;
    if (at.in_check() || pin_line(at, square) || !is_in_danger(at, square)) return false;
    chess::Moves moves;
    chess::generate(at, moves);
    for (auto const move : moves) {
        if (move.from() != square) continue;
        if (worth(chess::kind_of(at.at(move.to()))) >= worth(kind)) return false;
        Position after = at;
        chess::Undo undo;
        after.make(move, undo);
        if (!is_in_danger(after, move.to())) return false;
    }
    return true;
}

std::optional<Bitboard> pin_line(Position const& at, Square square) {
    auto const piece = at.at(square);
    Colour const own = chess::colour_of(piece);
    Square const king = at.king(own);
    Bitboard const line = chess::line_through(king, square);
    if (king == square || line == 0) return std::nullopt;
    bool const straight =
        chess::file_of(king) == chess::file_of(square) || chess::rank_of(king) == chess::rank_of(square);
    Bitboard snipers = (straight ? at.straight_sliders() : at.diagonal_sliders()) & at.pieces(~own) & line;
    while (snipers != 0)
        if ((chess::between(chess::pop_square(snipers), king) & at.occupied()) == bit(square)) return line;
    return std::nullopt;
}

int balance(Position const& at, Colour player) { return chess::material(at, player); }

} // namespace tactics
