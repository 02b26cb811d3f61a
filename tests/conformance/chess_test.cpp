// The suite over chess.
#include "games/chess/game.hpp"
#include "tests/conformance/suite.hpp"

namespace conformance {

// Castling from everywhere, promotions, en passant along a pin, Chess960 with inner rooks, a claim within reach.
template <>
struct MoreOpenings<chess::Chess> {
    static std::vector<std::string_view> texts() {
        return {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
                "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                "1rkb1rnb/pppppppp/1q6/8/6n1/P7/1PPPPPPP/BRKR1NQB w DBfb - 2 2",
                "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
                "Q6Q/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBQQ1KQ1 w - - 0 1",
                "4k3/8/8/8/8/8/8/R3K3 w - - 95 90"};
    }
};

} // namespace conformance

namespace {
[[maybe_unused]] bool const registered = conformance::register_games(conformance::GameList<chess::Chess>{});
} // namespace
