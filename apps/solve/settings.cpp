#include "apps/solve/settings.hpp"

#include "apps/common/bad_usage.hpp"
#include "apps/common/puzzle_input.hpp"

#include <fmt/format.h>

namespace apps {
namespace {

// Enough for nearly every puzzle, and the same on every machine.
constexpr std::uint64_t usual_nodes = 10'000;

void refuse_two_limits(Arguments const& arguments) {
    std::string first;
    for (std::string const option : {"--nodes", "--movetime", "--depth"}) {
        if (!arguments.given(option)) continue;
        if (!first.empty()) throw BadUsage(option, core::message("cli.excludes", first));
        first = option;
    }
}

void read_limit(Arguments const& arguments, SolveSettings& settings) {
    refuse_two_limits(arguments);
    auto& limits = settings.plan.limits;
    if (auto const nodes = arguments.number("--nodes", 1, 1'000'000'000'000)) {
        limits.nodes = static_cast<std::uint64_t>(*nodes);
        settings.limit = fmt::format("nodes {}", *nodes);
    } else if (auto const time = arguments.number("--movetime", 1, 86'400'000)) {
        limits.move_time = search::Milliseconds{*time};
        settings.limit = fmt::format("movetime {}", *time);
    } else if (auto const depth = arguments.number("--depth", 1, 100)) {
        limits.depth = core::Depth{static_cast<int>(*depth)};
        settings.limit = fmt::format("depth {}", *depth);
    } else if (!settings.plan.bot.starts_with("material")) { // that one has a depth of its own
        limits.nodes = usual_nodes;
        settings.limit = fmt::format("nodes {}", usual_nodes);
    }
}

tactics::Puzzle position_in(std::string const& fen, SolveSettings const& settings) {
    if (auto const opened = settings.game->from_fen(fen); !opened) throw BadUsage("--fen", opened.error());
    return {.game = settings.plan.game, .fen = fen};
}

std::string path_in(Arguments const& arguments, SolveSettings const& settings) {
    auto path = puzzle_path(arguments);
    if (!settings.is_chess() && tactics::puzzle_format(path) == tactics::PuzzleFormat::epd)
        throw BadUsage(path, core::message("cli.solve.epd_chess", settings.plan.game));
    return path;
}

} // namespace

SolveSettings solve_settings(Arguments const& arguments) {
    SolveSettings settings;
    settings.game = value_or_throw(engine::game_or_default(arguments.text("--game")), "--game");
    settings.plan.game = settings.game->name();
    settings.plan.bot = arguments.text("--bot").value_or("engine");
    settings.plan.threads = static_cast<int>(arguments.number("--threads", 1, 256).value_or(1));
    settings.json = arguments.given("--json");
    read_limit(arguments, settings);
    if (auto const fen = arguments.text("--fen")) {
        if (!arguments.words().empty())
            throw BadUsage("--fen", core::message("cli.excludes", arguments.words().front()));
        settings.position = position_in(*fen, settings);
        settings.plan.threads = 1;
    } else {
        settings.path = path_in(arguments, settings);
    }
    settings.journal = arguments.text("--journal");
    settings.resume = arguments.given("--resume");
    if (settings.journal && !settings.path)
        throw BadUsage("--journal", core::message("cli.excludes", "--fen"));
    if (settings.resume && !settings.journal)
        throw BadUsage("--resume", core::message("cli.solve.resume_what"));
    value_or_throw(play::make_bot(settings.plan.bot, *settings.game), "--bot");
    return settings;
}

} // namespace apps
