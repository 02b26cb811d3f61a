// Spanish. Keys are grouped by the room that says them; english has the same keys in the same order.
#include "core/catalogue_languages.hpp"

namespace core {

std::span<CatalogueEntry const> spanish_catalogue() {
    static constexpr CatalogueEntry entries[] = {
        // where in the input
        {"place.line", "línea {0}"},
        {"place.column", "columna {0}"},
        {"place.move", "jugada {0}"},

        // words
        {"word.white", "Blancas"},
        {"word.black", "Negras"},

        // chess results
        {"chess.result.checkmate", "jaque mate"},
        {"chess.result.stalemate", "rey ahogado"},
        {"chess.result.fivefold", "la posición se ha dado cinco veces"},
        {"chess.result.seventy_five", "setenta y cinco jugadas sin capturas ni movimientos de peón"},
        {"chess.result.dead", "ninguna serie de jugadas puede llevar al jaque mate"},
        {"chess.result.threefold", "la posición se da por tercera vez"},
        {"chess.result.fifty", "cincuenta jugadas sin capturas ni movimientos de peón"},

        // chess
        {"chess.field.placement", "piezas"},
        {"chess.field.side", "turno"},
        {"chess.field.castling", "enroque"},
        {"chess.field.en_passant", "al paso"},
        {"chess.field.halfmove", "contador de medias jugadas"},
        {"chess.field.fullmove", "número de jugada"},
        {"chess.field.rest", "tras el último campo"},
        {"chess.fen.empty",
         "la FEN está vacía: necesita las piezas, el turno, el enroque y la casilla al paso"},
        {"chess.fen.field_missing", "la FEN termina antes de este campo"},
        {"chess.fen.letter", "'{0}' no es una pieza (PNBRQK, pnbrqk), ni un número del 1 al 8, ni '/'"},
        {"chess.fen.numbers_adjacent", "dos números seguidos: debe escribirse su suma"},
        {"chess.fen.rank_long", "la fila {0} tiene más de ocho casillas"},
        {"chess.fen.rank_short", "la fila {0} tiene {1} casillas en vez de ocho"},
        {"chess.fen.ranks_few", "hay {0} filas en vez de ocho"},
        {"chess.fen.ranks_many", "hay más de ocho filas"},
        {"chess.fen.pawn_rank",
         "no puede haber un peón en {0}: ni la primera fila ni la última tienen peones"},
        {"chess.fen.king_missing", "las {0} no tienen rey"},
        {"chess.fen.king_second", "las {0} tienen aquí un segundo rey"},
        {"chess.fen.pieces_many", "las {0} tienen más de {1} piezas"},
        {"chess.fen.side", "el turno es w o b, no '{0}'"},
        {"chess.fen.white_left_in_check", "las Blancas acaban de mover y su rey puede ser capturado"},
        {"chess.fen.black_left_in_check", "las Negras acaban de mover y su rey puede ser capturado"},
        {"chess.fen.castling_letter",
         "'{0}' no es un derecho de enroque: se escribe KQkq, las columnas de las torres (HAha) o -"},
        {"chess.fen.castling_same_wing",
         "'{0}' da derecho de enroque a una segunda torre del mismo lado del rey"},
        {"chess.fen.castling_dropped",
         "se descarta el derecho de enroque '{0}': el rey o la torre no están en su casilla inicial"},
        {"chess.fen.castling_twice", "el derecho de enroque '{0}' figura dos veces"},
        {"chess.fen.en_passant", "'{0}' no es una casilla: se escribe una como e3, o -"},
        {"chess.fen.en_passant_dropped",
         "se descarta la casilla al paso {0}: ningún peón puede haber pasado por ella"},
        {"chess.fen.counter_digits", "'{0}' no es un número"},
        {"chess.fen.counter_negative", "'{0}' es negativo"},
        {"chess.fen.counter_large", "'{0}' es mayor que {1}"},
        {"chess.fen.fullmove_missing", "falta el número de jugada: se toma 1"},
        {"chess.fen.fullmove_zero", "el número de jugada 0 se lee como 1"},
        {"chess.fen.rest", "'{0}' tras el sexto campo"},
        {"chess.piece.pawn", "el peón"},
        {"chess.piece.knight", "el caballo"},
        {"chess.piece.bishop", "el alfil"},
        {"chess.piece.rook", "la torre"},
        {"chess.piece.queen", "la dama"},
        {"chess.piece.king", "el rey"},
        {"chess.no_piece.pawn", "ningún peón"},
        {"chess.no_piece.knight", "ningún caballo"},
        {"chess.no_piece.bishop", "ningún alfil"},
        {"chess.no_piece.rook", "ninguna torre"},
        {"chess.no_piece.queen", "ninguna dama"},
        {"chess.no_piece.king", "ningún rey"},
        {"chess.move.empty", "no se ha dado ninguna jugada"},
        {"chess.move.form",
         "'{0}' no es una jugada: se escribe como Nf3, exd5, e8=Q u O-O, o con sus casillas, e2e4"},
        {"chess.move.uci_form", "'{0}' no es una jugada escrita con sus casillas, como e2e4 o e7e8q"},
        {"chess.move.ambiguous", "'{0}' puede ser más de una jugada: {1}"},
        {"chess.move.nothing_there", "no hay ninguna pieza en {0}"},
        {"chess.move.not_white", "mueven las Blancas, y la pieza de {0} es negra"},
        {"chess.move.not_black", "mueven las Negras, y la pieza de {0} es blanca"},
        {"chess.move.own_piece", "{0} está ocupada por una pieza del mismo bando"},
        {"chess.move.unreachable", "{0} de {1} no puede ir a {2}"},
        {"chess.move.none_reaches", "{0} puede ir a {1}"},
        {"chess.move.attacked", "el rey no puede ir a {0}, casilla atacada"},
        {"chess.move.still_in_check", "el rey seguiría en jaque"},
        {"chess.move.pinned", "{0} de {1} no puede apartarse: su rey quedaría en jaque"},
        {"chess.move.nothing_to_take", "no hay nada que capturar en {0}"},
        {"chess.move.promotion_missing", "el peón corona: hay que decir qué pieza pide, como en {0}"},
        {"chess.move.promotion_piece", "un peón se convierte en Q, R, B o N, no en '{0}'"},
        {"chess.move.no_promotion", "{0} no es una coronación"},
        {"chess.move.castling_no_right", "el rey o esa torre ya se han movido: no hay enroque por ese lado"},
        {"chess.move.castling_in_check", "el rey no puede enrocarse estando en jaque"},
        {"chess.move.castling_blocked", "hay una pieza que impide el enroque"},
        {"chess.move.castling_attacked",
         "al enrocarse, el rey pasaría por una casilla atacada o acabaría en ella"},

        // draughts

        // knights

        // bots

        // the command line
    };
    return entries;
}

} // namespace core
