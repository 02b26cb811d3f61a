#include "games/chess/move_errors.hpp"

#include <cstdlib>

namespace chess {
namespace {

bool pawn_reaches(Position const& position, Square from, Square to) {
    Colour const us = colour_of(position.at(from));
    if (pawn_attacks(us, from) & bit(to))
        return position.at(to) != Piece::none || position.en_passant() == to;
    int const forward = us == Colour::white ? 8 : -8;
    int const step = index(to) - index(from);
    if (position.at(to) != Piece::none) return false;
    if (step == forward) return true;
    bool const at_home = (bit(from) & rank_for(us, 1)) != 0;
    return at_home && step == 2 * forward && position.at(square_at(index(from) + forward)) == Piece::none;
}

// The rook that has the right to castle on a wing.
std::optional<Square> castling_rook(Position const& position, Wing wing) {
    Colour const us = position.side_to_move();
    for (Bitboard rooks = position.castling_rooks() & home_rank(us); rooks != 0;) {
        Square const rook = pop_square(rooks);
        if (wing_of(position.king(us), rook) == wing) return rook;
    }
    return std::nullopt;
}

} // namespace

core::MessageKey piece_name(PieceKind kind) {
    switch (kind) {
    case PieceKind::knight:
        return "chess.piece.knight";
    case PieceKind::bishop:
        return "chess.piece.bishop";
    case PieceKind::rook:
        return "chess.piece.rook";
    case PieceKind::queen:
        return "chess.piece.queen";
    case PieceKind::king:
        return "chess.piece.king";
    default:
        return "chess.piece.pawn";
    }
}

core::MessageKey no_piece_name(PieceKind kind) {
    switch (kind) {
    case PieceKind::knight:
        return "chess.no_piece.knight";
    case PieceKind::bishop:
        return "chess.no_piece.bishop";
    case PieceKind::rook:
        return "chess.no_piece.rook";
    case PieceKind::queen:
        return "chess.no_piece.queen";
    case PieceKind::king:
        return "chess.no_piece.king";
    default:
        return "chess.no_piece.pawn";
    }
}

bool reaches(Position const& position, Square from, Square to) {
    Piece const piece = position.at(from);
    if (bit(to) & position.pieces(colour_of(piece))) return false;
    if (kind_of(piece) == PieceKind::pawn) return pawn_reaches(position, from, to);
    return (piece_attacks(kind_of(piece), from, position.occupied()) & bit(to)) != 0;
}

core::Message why_illegal(Position const& position, Square from, Square to) {
    Colour const us = position.side_to_move();
    Piece const piece = position.at(from);
    if (piece == Piece::none) return core::message("chess.move.nothing_there", to_string(from));
    if (colour_of(piece) != us)
        return us == Colour::white ? core::message("chess.move.not_white", to_string(from))
                                   : core::message("chess.move.not_black", to_string(from));
    if (bit(to) & position.pieces(us)) return core::message("chess.move.own_piece", to_string(to));
    if (!reaches(position, from, to))
        return core::message("chess.move.unreachable", piece_name(kind_of(piece)), to_string(from),
                             to_string(to));
    if (kind_of(piece) == PieceKind::king) return core::message("chess.move.attacked", to_string(to));
    if (position.in_check()) return core::message("chess.move.still_in_check");
    return core::message("chess.move.pinned", piece_name(kind_of(piece)), to_string(from));
}

std::optional<Wing> meant_castling(Position const& position, Square from, Square to) {
    Colour const us = position.side_to_move();
    if (position.at(from) != piece_of(PieceKind::king, us) || rank_of(from) != rank_of(to))
        return std::nullopt;
    bool const onto_rook = position.at(to) == piece_of(PieceKind::rook, us);
    bool const two_steps = from == for_colour(e1, us) && std::abs(file_of(to) - file_of(from)) == 2;
    if (!onto_rook && !two_steps) return std::nullopt;
    return wing_of(from, to);
}

core::Message why_no_castling(Position const& position, Wing wing) {
    auto const rook = castling_rook(position, wing);
    if (!rook) return core::message("chess.move.castling_no_right");
    if (position.in_check()) return core::message("chess.move.castling_in_check");
    Square const king = position.king(position.side_to_move());
    auto const targets = castling_targets(king, *rook);
    Bitboard const path =
        between(king, targets.king) | bit(targets.king) | between(*rook, targets.rook) | bit(targets.rook);
    if (path & position.occupied() & ~bit(king) & ~bit(*rook))
        return core::message("chess.move.castling_blocked");
    return core::message("chess.move.castling_attacked");
}

} // namespace chess
