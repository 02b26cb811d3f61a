// damero hub: the engine for draughts GUIs, on standard input and output.
#include "apps/common/command.hpp"
#include "apps/common/write_at_once.hpp"
#include "engine/any_engine.hpp"
#include "engine/any_game.hpp"
#include "protocol/hub/session.hpp"

#include <array>
#include <iostream>

namespace apps {
namespace {

int run(Arguments const&, Console const& console) {
    auto const make_engine = [](engine::AnyGame const& game, engine::EngineOptions const& options) {
        return game.engine(options);
    };
    protocol::hub::Session session(
        make_engine, write_at_once,
        {"Damero", DAMERO_VERSION, "the Damero authors", "World", console.language});
    session.run(std::cin);
    return 0;
}

constexpr std::array examples = {
    Example{"damero hub", "cli.uci.example.gui"},
    Example{"printf 'hub\\n' | damero hub", "cli.hub.example.pipe"},
};

} // namespace

constinit Command const hub_command = {
    .name = "hub",
    .about = "cli.hub.about",
    .usage = "damero hub [--lang en|es]",
    .options = {},
    .examples = examples,
    .run = run,
};

} // namespace apps
