#include "games/chess/eval.hpp"

namespace chess {

int material(Position const& position, Colour player) {
    constexpr std::array values{1, 3, 3, 5, 9};
    int balance = 0;
    for (PieceKind const kind : kinds)
        if (kind != PieceKind::king)
            balance +=
                values[static_cast<std::size_t>(kind)] * (games::popcount(position.pieces(player, kind)) -
                                                          games::popcount(position.pieces(~player, kind)));
    return balance;
}

} // namespace chess
