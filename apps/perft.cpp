// damero perft: counts, for checking and timing move generators.
#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/common/position_options.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <chrono>

namespace apps {
namespace {

struct Result {
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::vector<engine::Division> branches = {}; // with --divide
};

Result count(engine::AnyState const& state, core::Depth depth, int threads, bool divided) {
    Result result;
    auto const begin = std::chrono::steady_clock::now();
    if (divided && depth > core::Depth{0}) {
        result.branches = state.divide(depth, threads);
        for (auto const& branch : result.branches) result.nodes += branch.nodes;
    } else {
        result.nodes = state.perft(depth, threads);
    }
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
}

std::string as_json(engine::AnyState const& state, core::Depth depth, Result const& result, bool divided) {
    nlohmann::ordered_json json = {{"game", state.game()},
                                   {"fen", state.fen()},
                                   {"depth", depth.value()},
                                   {"nodes", result.nodes},
                                   {"seconds", result.seconds}};
    if (divided) {
        auto& list = json["divide"] = nlohmann::ordered_json::array();
        for (auto const& branch : result.branches)
            list.push_back({{"move", branch.move}, {"nodes", branch.nodes}});
    }
    return json.dump() + "\n";
}

std::string as_text(Console const& console, Result const& result) {
    std::string text;
    for (auto const& branch : result.branches) text += fmt::format("{}: {}\n", branch.move, branch.nodes);
    if (!text.empty()) text += "\n";
    auto const millions = result.seconds > 0 ? static_cast<double>(result.nodes) / result.seconds / 1e6 : 0.0;
    return text +
           console.text(core::message("cli.perft.result", result.nodes, fmt::format("{:.3f}", result.seconds),
                                      fmt::format("{:.1f}", millions))) +
           "\n";
}

int run(Arguments const& arguments, Console const& console) {
    auto const depth = arguments.number("--depth", 0, 99);
    if (!depth) throw BadUsage("--depth", core::message("cli.required"));
    auto const threads = static_cast<int>(arguments.number("--threads", 1, 256).value_or(1));
    auto const table = opened(arguments, console);
    core::Depth const plies{static_cast<int>(*depth)};
    bool const divided = arguments.given("--divide");
    auto const result = count(*table.state, plies, threads, divided);
    console.print(arguments.given("--json") ? as_json(*table.state, plies, result, divided)
                                            : as_text(console, result));
    return 0;
}

constexpr std::array options = {
    Option{"--depth", "N", "cli.perft.depth"},  Option{"--game", "G", "cli.option.game"},
    Option{"--fen", "FEN", "cli.option.fen"},   Option{"--position", "FEN|NAME", "cli.option.position"},
    Option{"--divide", "", "cli.perft.divide"}, Option{"--threads", "T", "cli.perft.threads"},
    Option{"--json", "", "cli.option.json"},
};

constexpr std::array examples = {
    Example{"damero perft --depth 6", "cli.perft.example.start"},
    Example{"damero perft --game knights --depth 5 --threads 2 --json", "cli.perft.example.threads"},
    Example{"damero perft --game knights --fen 'n7/8/8/8/8/8/8/7N w' --depth 3 --divide",
            "cli.perft.example.divide"},
};

} // namespace

constinit Command const perft_command = {
    .name = "perft",
    .about = "cli.perft.about",
    .usage =
        "damero perft --depth N [--game G] [--fen FEN | --position NAME] [--divide] [--threads T] [--json]",
    .options = options,
    .examples = examples,
    .run = run,
};

} // namespace apps
