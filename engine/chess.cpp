// Chess at the table, with the positions that test generators best.
#include "engine/adapter.hpp"
#include "engine/games.hpp"
#include "games/chess/game.hpp"
#include "games/chess/uci_move.hpp"

namespace engine {

template <>
struct ProtocolText<chess::Chess> {
    static std::string of(chess::Position const& at, chess::Move move, CastlingStyle style) {
        return chess::to_uci(at, move,
                             style == CastlingStyle::king_target ? chess::CastlingStyle::king_target
                                                                 : chess::CastlingStyle::king_takes_rook);
    }
};

AnyGame const& chess_game() {
    static GameOf<chess::Chess> const game{
        "game.chess",
        {{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
         {"endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"},
         {"promotions", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"}}};
    return game;
}

} // namespace engine
