// English. Keys are grouped by the room that says them; spanish has the same keys in the same order.
#include "core/catalogue_languages.hpp"

namespace core {

std::span<CatalogueEntry const> english_catalogue() {
    static constexpr CatalogueEntry entries[] = {
        // where in the input
        {"place.line", "line {0}"},
        {"place.column", "column {0}"},
        {"place.move", "move {0}"},

        // words
        {"word.white", "White"},
        {"word.black", "Black"},

        // chess results
        {"chess.result.checkmate", "checkmate"},
        {"chess.result.stalemate", "stalemate"},
        {"chess.result.fivefold", "the position occurred five times"},
        {"chess.result.seventy_five", "seventy-five moves without a capture or a pawn move"},
        {"chess.result.dead", "no sequence of moves can lead to checkmate"},
        {"chess.result.threefold", "the position occurs for the third time"},
        {"chess.result.fifty", "fifty moves without a capture or a pawn move"},

        // chess
        {"chess.field.placement", "piece placement"},
        {"chess.field.side", "side to move"},
        {"chess.field.castling", "castling"},
        {"chess.field.en_passant", "en passant"},
        {"chess.field.halfmove", "halfmove clock"},
        {"chess.field.fullmove", "move number"},
        {"chess.field.rest", "after the last field"},
        {"chess.fen.empty",
         "the FEN is empty: it needs the pieces, the side to move, castling and en passant"},
        {"chess.fen.field_missing", "the FEN ends before this field"},
        {"chess.fen.letter", "'{0}' is neither a piece (PNBRQK, pnbrqk), a number from 1 to 8 nor '/'"},
        {"chess.fen.numbers_adjacent", "two numbers in a row: write their sum"},
        {"chess.fen.rank_long", "rank {0} has more than eight squares"},
        {"chess.fen.rank_short", "rank {0} has {1} squares instead of eight"},
        {"chess.fen.ranks_few", "there are {0} ranks instead of eight"},
        {"chess.fen.ranks_many", "there are more than eight ranks"},
        {"chess.fen.pawn_rank", "a pawn cannot stand on {0}: the first and the last rank have no pawns"},
        {"chess.fen.king_missing", "{0} has no king"},
        {"chess.fen.king_second", "{0} has a second king here"},
        {"chess.fen.pieces_many", "{0} has more than {1} pieces"},
        {"chess.fen.side", "the side to move is w or b, not '{0}'"},
        {"chess.fen.white_left_in_check", "White has just moved and its king can be taken"},
        {"chess.fen.black_left_in_check", "Black has just moved and its king can be taken"},
        {"chess.fen.castling_letter",
         "'{0}' is not a castling right: use KQkq, the files of the rooks (HAha) or -"},
        {"chess.fen.castling_same_wing",
         "'{0}' gives a second rook on the same side of the king the right to castle"},
        {"chess.fen.castling_dropped", "castling right '{0}' dropped: its king or its rook is not at home"},
        {"chess.fen.castling_twice", "castling right '{0}' is given twice"},
        {"chess.fen.en_passant", "'{0}' is not a square: use one such as e3, or -"},
        {"chess.fen.en_passant_dropped", "en-passant square {0} dropped: no pawn can just have passed it"},
        {"chess.fen.counter_digits", "'{0}' is not a number"},
        {"chess.fen.counter_negative", "'{0}' is negative"},
        {"chess.fen.counter_large", "'{0}' is larger than {1}"},
        {"chess.fen.fullmove_missing", "the move number is missing: 1 assumed"},
        {"chess.fen.fullmove_zero", "move number 0 read as 1"},
        {"chess.fen.rest", "'{0}' after the sixth field"},
        {"chess.piece.pawn", "the pawn"},
        {"chess.piece.knight", "the knight"},
        {"chess.piece.bishop", "the bishop"},
        {"chess.piece.rook", "the rook"},
        {"chess.piece.queen", "the queen"},
        {"chess.piece.king", "the king"},
        {"chess.no_piece.pawn", "no pawn"},
        {"chess.no_piece.knight", "no knight"},
        {"chess.no_piece.bishop", "no bishop"},
        {"chess.no_piece.rook", "no rook"},
        {"chess.no_piece.queen", "no queen"},
        {"chess.no_piece.king", "no king"},
        {"chess.move.empty", "no move was given"},
        {"chess.move.form",
         "'{0}' is not a move: write it like Nf3, exd5, e8=Q or O-O, or by its squares, e2e4"},
        {"chess.move.uci_form", "'{0}' is not a move by its squares, such as e2e4 or e7e8q"},
        {"chess.move.ambiguous", "'{0}' fits more than one move: {1}"},
        {"chess.move.nothing_there", "there is no piece on {0}"},
        {"chess.move.not_white", "it is White's turn, and the piece on {0} is Black's"},
        {"chess.move.not_black", "it is Black's turn, and the piece on {0} is White's"},
        {"chess.move.own_piece", "{0} is held by a piece of the same side"},
        {"chess.move.unreachable", "{0} on {1} cannot go to {2}"},
        {"chess.move.none_reaches", "{0} can go to {1}"},
        {"chess.move.attacked", "the king cannot go to {0}, which is attacked"},
        {"chess.move.still_in_check", "the king would still be in check"},
        {"chess.move.pinned", "{0} on {1} is pinned: its king would be in check"},
        {"chess.move.nothing_to_take", "there is nothing to take on {0}"},
        {"chess.move.promotion_missing", "the pawn promotes: say to which piece, as in {0}"},
        {"chess.move.promotion_piece", "a pawn becomes Q, R, B or N, not '{0}'"},
        {"chess.move.no_promotion", "{0} is not a promotion"},
        {"chess.move.castling_no_right", "the king or that rook has moved: no castling on that side"},
        {"chess.move.castling_in_check", "the king cannot castle out of check"},
        {"chess.move.castling_blocked", "a piece stands in the way of castling"},
        {"chess.move.castling_attacked", "castling would take the king over or to an attacked square"},

        // draughts

        // knights
        {"knights.field.placement", "placement"},
        {"knights.field.side", "side to move"},
        {"knights.field.plies", "plies since a capture"},
        {"knights.field.number", "move number"},
        {"knights.field.move", "move"},
        {"knights.fen.empty", "no position was given; the start is {0}"},
        {"knights.fen.letter", "'{0}' is neither a knight (N or n) nor a digit from 1 to 8 nor '/'"},
        {"knights.fen.rank_long", "rank {0} has more than eight squares"},
        {"knights.fen.rank_short", "rank {0} has {1} squares instead of eight"},
        {"knights.fen.ranks_few", "the board ends after {0} ranks instead of eight"},
        {"knights.fen.ranks_many", "the board has more than eight ranks"},
        {"knights.fen.no_knights", "there is no knight on the board"},
        {"knights.fen.side_missing", "the side to move, w or b, is missing"},
        {"knights.fen.side", "'{0}' is not a side: it must be w or b"},
        {"knights.fen.counter", "'{0}' is not a whole number from {1} to {2}"},
        {"knights.fen.trailing", "'{0}' stands after the last field"},
        {"knights.move.unreadable", "'{0}' is not a move: write its two squares, as in b1c3"},
        {"knights.move.over", "the game is over"},
        {"knights.move.nobody", "none of your knights can go to {0}"},
        {"knights.move.not_yours", "the knight on {0} is not yours: {1} to move"},
        {"knights.move.empty", "there is no knight on {0}"},
        {"knights.move.not_a_jump", "from {0} to {1} is not a knight's move"},
        {"knights.move.own_target", "your own knight stands on {0}"},
        {"knights.move.ambiguous", "more than one knight can go to {0}: {1}; name its square too"},
        {"knights.result.last_taken", "the last knight was taken"},
        {"knights.result.threefold", "the position occurred for the third time"},
        {"knights.result.no_capture", "a hundred moves in a row without a capture, fifty a side"},

        // bots

        // the command line
    };
    return entries;
}

} // namespace core
