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

        // draughts

        // knights

        // bots

        // the command line
    };
    return entries;
}

} // namespace core
