// The suite over hexapawn, on both boards.
#include "games/hexapawn/game.hpp"
#include "tests/conformance/suite.hpp"

namespace conformance {

// A side that is about to win, one that is blocked, one whose last pawn hangs, one without pawns whose turn it is not.
template <>
struct MoreOpenings<hexapawn::Small> {
    static std::vector<std::string_view> texts() {
        return {"3/P1p/3 w", "p2/P1p/2P b", "3/1p1/P2 w", "3/P2/3 w", "ppp/3/PPP b"};
    }
};
template <>
struct MoreOpenings<hexapawn::Large> {
    static std::vector<std::string_view> texts() {
        return {"4/P2p/4/4 w", "p3/P2p/3P/4 b", "4/4/1p2/P3 w", "4/P3/4/4 w", "pppp/4/4/PPPP b"};
    }
};

} // namespace conformance

namespace {
[[maybe_unused]] bool const registered =
    conformance::register_games(conformance::GameList<hexapawn::Small, hexapawn::Large>{});
} // namespace
