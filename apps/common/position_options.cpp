// Opening the game and the position that the options name.
#include "apps/common/position_options.hpp"

#include "apps/common/bad_usage.hpp"

namespace apps {

Table opened(Arguments const& arguments, Console const& console) {
    auto const* const game =
        value_or_throw(engine::game_or_default(arguments.text("--game")), "--game");
    auto const fen = arguments.text("--fen");
    auto const name = arguments.text("--position");
    if (fen && name) throw BadUsage("--position", core::message("cli.excludes", "--fen"));
    auto const* const option = fen ? "--fen" : "--position";
    auto start = fen ? game->from_fen(*fen) : game->open(name.value_or("start"));
    auto position = value_or_throw(std::move(start), option);
    for (auto const& warning : position.warnings)
        console.warn(std::string(option) + ": " + console.text(core::message("cli.warning", warning)));
    return {game, std::move(position.state)};
}

} // namespace apps
