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

        // draughts

        // knights

        // bots

        // the command line
    };
    return entries;
}

} // namespace core
