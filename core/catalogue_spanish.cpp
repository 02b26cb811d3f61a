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

        // draughts

        // knights

        // bots

        // the command line
    };
    return entries;
}

} // namespace core
