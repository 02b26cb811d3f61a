// damero bench: how many nodes a fixed search visits, which is the signature of the search, and how fast.
#include "apps/bench/positions.hpp"
#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "engine/any_engine.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>

namespace apps {
namespace {

struct Result {
    std::string_view game;
    std::string_view family;
    std::size_t positions = 0;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::microseconds elapsed{};
    double hash_hits = 0;     // mean share of probes that found their position
    double hash_permille = 0; // mean fill

    [[nodiscard]] double seconds() const { return static_cast<double>(elapsed.count()) / 1e6; }
    [[nodiscard]] double nodes_per_second() const {
        return elapsed.count() > 0 ? static_cast<double>(nodes) / seconds() : 0.0;
    }
};

Result measured(engine::AnyGame const& game, engine::EngineOptions const& options, int depth) {
    Result result{.game = game.name(), .family = game.info().family, .depth = depth};
    auto const engine = game.engine(options);
    engine::Task const task{.limits = {.depth = core::Depth{depth}}};
    for (auto const& state : bench_positions(game)) {
        engine->clear(); // one position owes nothing to another
        auto const finding = engine->think(*state, task);
        ++result.positions;
        result.nodes += finding.nodes;
        result.elapsed += finding.elapsed;
        result.hash_hits += finding.hash_hits;
        result.hash_permille += finding.hash_permille;
    }
    result.hash_hits /= static_cast<double>(result.positions);
    result.hash_permille /= static_cast<double>(result.positions);
    return result;
}

std::string as_json(Result const& result, engine::EngineOptions const& options) {
    nlohmann::ordered_json const json = {
        {"game", result.game},           {"nodes", result.nodes},
        {"seconds", result.seconds()},   {"nodes_per_second", result.nodes_per_second()},
        {"depth", result.depth},         {"positions", result.positions},
        {"threads", options.threads},    {"hash_megabytes", options.hash_megabytes},
        {"hash_hits", result.hash_hits}, {"hash_permille", result.hash_permille}};
    return json.dump() + "\n";
}

std::string heading(Console const& console) {
    auto const word = [&](core::MessageKey key) { return console.text(core::message(key)); };
    return fmt::format("{:<23}{:>6}{:>6}{:>12}{:>9}{:>8}{:>10}{:>8}\n", word("cli.bench.column.game"), "n",
                       word("cli.bench.column.depth"), word("cli.bench.column.nodes"),
                       word("cli.bench.column.seconds"), "M n/s", word("cli.bench.column.hits"),
                       word("cli.bench.column.fill"));
}

std::string row(Result const& result) {
    return fmt::format("{:<23}{:>6}{:>6}{:>12}{:>9.3f}{:>8.3f}{:>9.1f}%{:>7.1f}%\n", result.game,
                       result.positions, result.depth, result.nodes, result.seconds(),
                       result.nodes_per_second() / 1e6, 100 * result.hash_hits, result.hash_permille / 10);
}

// `Bench: chess N draughts N knights N`, as commits that change the search state it: each family by its name.
std::string signature(std::vector<Result> const& results) {
    std::map<std::string_view, std::uint64_t> nodes;
    for (auto const& result : results) nodes[result.family] += result.nodes;
    std::string text = "Bench:";
    for (auto const& [family, count] : nodes) text += fmt::format(" {} {}", family, count);
    return text + "\n";
}

std::vector<engine::AnyGame const*> games_of(Arguments const& arguments) {
    if (auto const name = arguments.text("--game"))
        return {value_or_throw(engine::game_named(*name), "--game")};
    auto const all = engine::all_games();
    return {all.begin(), all.end()};
}

int run(Arguments const& arguments, Console const& console) {
    auto const depth = arguments.number("--depth", 1, 127);
    engine::EngineOptions options;
    options.threads = static_cast<int>(arguments.number("--threads", 1, 256).value_or(1));
    options.hash_megabytes = static_cast<std::size_t>(arguments.number("--hash", 1, 65536).value_or(16));
    auto const games = games_of(arguments);
    bool const json = arguments.given("--json");
    if (!json) console.print(heading(console));
    std::vector<Result> results;
    for (auto const* game : games) {
        results.push_back(
            measured(*game, options, depth ? static_cast<int>(*depth) : game->info().bench_depth));
        console.print(json ? as_json(results.back(), options) : row(results.back()));
        std::fflush(stdout);
    }
    if (!json && games.size() > 1) console.print(signature(results));
    return 0;
}

constexpr std::array options = {
    Option{"--game", "G", "cli.bench.game"},        Option{"--depth", "D", "cli.bench.depth"},
    Option{"--threads", "T", "cli.option.threads"}, Option{"--hash", "MB", "cli.option.hash"},
    Option{"--json", "", "cli.option.json"},
};

constexpr std::array examples = {
    Example{"damero bench", "cli.bench.example.all"},
    Example{"damero bench --game chess --depth 12 --json", "cli.bench.example.deep"},
};

} // namespace

constinit Command const bench_command = {
    .name = "bench",
    .about = "cli.bench.about",
    .usage = "damero bench [--game G] [--depth D] [--threads T] [--hash MB] [--json]",
    .options = options,
    .examples = examples,
    .run = run,
};

} // namespace apps
