// damero analyse: the best lines of a position, deeper and deeper, in any game.
#include "apps/analyse/evaluation_table.hpp"
#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/common/interrupt.hpp"
#include "apps/common/line_text.hpp"
#include "apps/common/position_options.hpp"
#include "engine/any_engine.hpp"
#include "engine/shown_score.hpp"
#include "engine/weights_file.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <limits>
#include <stop_token>

namespace apps {
namespace {

using Json = nlohmann::ordered_json;

constexpr search::Milliseconds usual_time{5000};

search::Limits limits_of(Arguments const& arguments) {
    std::string given;
    for (auto const* option : {"--movetime", "--nodes", "--depth"}) {
        if (!arguments.given(option)) continue;
        if (!given.empty()) throw BadUsage(option, core::message("cli.excludes", given));
        given = option;
    }
    search::Limits limits;
    if (auto const time = arguments.number("--movetime", 1, std::int64_t{1000} * 60 * 60 * 24))
        limits.move_time = search::Milliseconds{*time};
    if (auto const nodes = arguments.number("--nodes", 1, std::numeric_limits<std::int64_t>::max()))
        limits.nodes = static_cast<std::uint64_t>(*nodes);
    if (auto const depth = arguments.number("--depth", 1, 127))
        limits.depth = core::Depth{static_cast<int>(*depth)};
    if (given.empty()) limits.move_time = usual_time;
    return limits;
}

double seconds(std::chrono::microseconds time) { return static_cast<double>(time.count()) / 1e6; }

// One line of the table that grows while the search deepens.
std::string row(Table const& table, engine::Line const& line, int lines) {
    auto const time = seconds(line.elapsed);
    auto const speed = time > 0 ? static_cast<double>(line.nodes) / time / 1000 : 0.0;
    auto const rank = lines > 1 ? fmt::format("{:>4}", line.rank) : std::string();
    return fmt::format("{:>3}/{:<3}{}{:>9}{:>12}{:>8.0f}{:>9.2f}  {}\n", line.depth.value(),
                       line.selective_depth.value(), rank, score_text(line.score), line.nodes, speed, time,
                       numbered_moves(*table.game, *table.state, line.moves));
}

std::string heading(Console const& console, int lines) {
    auto const word = [&](core::MessageKey key) { return console.text(core::message(key)); };
    auto const rank = lines > 1 ? fmt::format("{:>4}", "#") : std::string();
    return fmt::format("{:<7}{}{:>9}{:>12}{:>8}{:>9}  {}\n", word("cli.analyse.column.depth"), rank,
                       word("cli.analyse.column.score"), word("cli.analyse.column.nodes"), "kn/s",
                       word("cli.analyse.column.seconds"), word("cli.analyse.column.line"));
}

Json score_json(core::Score score) {
    if (auto const moves = engine::moves_to_end(score)) return {{"mate", *moves}};
    return {{"cp", score.value()}};
}

Json line_json(Table const& table, engine::Line const& line) {
    auto const state = table.state->clone();
    auto moves = Json::array();
    for (auto const& move : line.moves) {
        moves.push_back(state->protocol_text(move, engine::CastlingStyle::king_target));
        state->play(move);
    }
    return {{"rank", line.rank},
            {"score", score_json(line.score)},
            {"moves", moves},
            {"pv", numbered_moves(*table.game, *table.state, line.moves)}};
}

std::string as_json(Table const& table, engine::Finding const& finding) {
    auto lines = Json::array();
    for (auto const& line : finding.lines) lines.push_back(line_json(table, line));
    Json const json = {{"game", table.state->game()},
                       {"fen", table.state->fen()},
                       {"depth", finding.lines.empty() ? 0 : finding.lines.front().depth.value()},
                       {"lines", lines},
                       {"nodes", finding.nodes},
                       {"seconds", seconds(finding.elapsed)}};
    return json.dump() + "\n";
}

engine::Finding analysed(Table const& table, engine::EngineOptions const& options, engine::Task const& task,
                         engine::EngineListener const& listener) {
    auto const engine = table.game->engine(options);
    engine->prepare(); // so that an interrupt before the first node counts too
    std::stop_source stop;
    std::stop_callback const stops_engine(stop.get_token(), [&] { engine->stop(); });
    Interrupt const interrupt(stop);
    return engine->think(*table.state, task, listener);
}

void say_result(Console const& console, Table const& table, engine::Finding const& finding) {
    if (auto const outcome = table.state->outcome())
        return console.say("cli.analyse.over", core::message(outcome->reason));
    if (finding.move && !finding.lines.empty())
        console.say("cli.analyse.best", finding.move->text, score_text(finding.lines.front().score));
}

// Without a search: what the evaluation alone says, and why.
int show_trace(Table const& table, std::shared_ptr<engine::AnyWeights const> weights,
               Arguments const& arguments, Console const& console) {
    for (auto const* option : {"--movetime", "--nodes", "--depth", "--multipv"})
        if (arguments.given(option)) throw BadUsage(option, core::message("cli.excludes", "--trace"));
    if (!weights) weights = table.game->shipped_weights();
    auto const trace = weights->trace(*table.state);
    console.print(arguments.given("--json") ? evaluation_json(table, trace)
                                            : evaluation_table(console, trace));
    return 0;
}

int run(Arguments const& arguments, Console const& console) {
    auto const table = opened(arguments, console);
    engine::EngineOptions options;
    if (auto const file = arguments.text("--eval"))
        options.weights = value_or_throw(engine::weights_in(*file, *table.game), "--eval");
    if (arguments.given("--trace")) return show_trace(table, options.weights, arguments, console);
    options.threads = static_cast<int>(arguments.number("--threads", 1, 256).value_or(1));
    options.hash_megabytes = static_cast<std::size_t>(arguments.number("--hash", 1, 65536).value_or(64));
    engine::Task const task{.limits = limits_of(arguments),
                            .lines = static_cast<int>(arguments.number("--multipv", 1, 256).value_or(1))};
    bool const json = arguments.given("--json");
    bool const over = table.state->outcome().has_value();
    engine::EngineListener listener;
    if (!json && !over) {
        console.print(heading(console, task.lines));
        listener.line = [&](engine::Line const& line) {
            if (line.bound != search::Bound::exact) return;
            console.print(row(table, line, task.lines));
            std::fflush(stdout);
        };
    }
    auto const finding = over ? engine::Finding{} : analysed(table, options, task, listener);
    if (json)
        console.print(as_json(table, finding));
    else
        say_result(console, table, finding);
    return 0;
}

constexpr std::array options = {
    Option{"--game", "G", "cli.option.game"},
    Option{"--fen", "FEN", "cli.option.fen"},
    Option{"--position", "FEN|NAME", "cli.option.position"},
    Option{"--multipv", "N", "cli.analyse.multipv"},
    Option{"--movetime", "MS", "cli.analyse.movetime"},
    Option{"--nodes", "N", "cli.analyse.nodes"},
    Option{"--depth", "D", "cli.analyse.depth"},
    Option{"--threads", "T", "cli.option.threads"},
    Option{"--hash", "MB", "cli.option.hash"},
    Option{"--eval", "FILE", "cli.option.eval"},
    Option{"--trace", "", "cli.analyse.trace"},
    Option{"--json", "", "cli.option.json"},
};

constexpr std::array examples = {
    Example{"damero analyse --position kiwipete --movetime 2000", "cli.analyse.example.time"},
    Example{"damero analyse --game damas --multipv 3 --depth 12", "cli.analyse.example.lines"},
    Example{"damero analyse --fen '6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1' --nodes 10000 --json",
            "cli.analyse.example.json"},
    Example{"damero analyse --position kiwipete --trace", "cli.analyse.example.trace"},
};

} // namespace

constinit Command const analyse_command = {
    .name = "analyse",
    .about = "cli.analyse.about",
    .usage = "damero analyse [--game G] [--fen FEN | --position NAME] [--multipv N]\n"
             "                 [--movetime MS | --nodes N | --depth D] [--threads T] [--hash MB]\n"
             "                 [--eval FILE] [--trace] [--json]",
    .options = options,
    .examples = examples,
    .run = run,
};

} // namespace apps
