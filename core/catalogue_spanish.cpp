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

        // chess

        // draughts

        // knights

        // bots

        // the command line
    };
    return entries;
}

} // namespace core
