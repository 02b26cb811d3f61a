// damero uci: the engine for chess GUIs, on standard input and output.
#include "apps/common/command.hpp"
#include "apps/common/write_at_once.hpp"
#include "engine/any_engine.hpp"
#include "engine/games.hpp"
#include "engine/any_game.hpp"
#include "protocol/uci/session.hpp"

#include <array>
#include <iostream>

namespace apps {
namespace {

int run(Arguments const&, Console const& console) {
    auto const& chess = engine::game_of<chess::Chess>();
    protocol::uci::Session session(chess, chess.engine({}), write_at_once,
                                   {"Damero " DAMERO_VERSION, "the Damero authors", console.language});
    session.run(std::cin);
    return 0;
}

constexpr std::array examples = {
    Example{"damero uci", "cli.uci.example.gui"},
    Example{"printf 'position startpos moves e2e4\\nd\\nquit\\n' | damero uci", "cli.uci.example.pipe"},
};

} // namespace

constinit Command const uci_command = {
    .name = "uci",
    .about = "cli.uci.about",
    .usage = "damero uci [--lang en|es]",
    .options = {},
    .examples = examples,
    .run = run,
};

} // namespace apps
