// The suite over knights-only chess.
#include "games/knights/game.hpp"
#include "tests/conformance/suite.hpp"

namespace conformance {

// A capture that ends the game, a draw within reach, a board so full that the move list is at its longest.
template <>
struct MoreOpenings<knights::Knights> {
    static std::vector<std::string_view> texts() {
        return {"8/8/8/8/8/1n6/8/N7 w", "n7/8/8/8/8/8/8/7N w 95 60",
                "nNnNnNnN/NnNnNnNn/nNnNnNnN/NnNnNnNn/nNnNnNnN/NnNnNnNn/nNnNnNnN/NnNnNnNn w"};
    }
};

} // namespace conformance

namespace {
[[maybe_unused]] bool const registered =
    conformance::register_games(conformance::GameList<knights::Knights>{});
} // namespace
