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

        // chess

        // draughts

        // knights

        // bots

        // the command line
    };
    return entries;
}

} // namespace core
