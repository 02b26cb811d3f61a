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

        // draughts

        // knights

        // bots

        // the command line
    };
    return entries;
}

} // namespace core
