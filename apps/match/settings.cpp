// Reading the options of `damero match`.
#include "apps/match/settings.hpp"

#include "apps/common/bad_usage.hpp"
#include "play/bots/with_rules.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>

namespace apps {
namespace {

using play::Milliseconds;

// The limits of a first turn.
search::Limits turn_limits(play::GameRules const& rules) {
    auto limits = rules.limits;
    if (rules.time) limits.clock = play::Clock(*rules.time).shown();
    return limits;
}

void read_bots(Arguments const& arguments, MatchSettings& settings) {
    auto specs = arguments.texts("--engine");
    if (specs.size() != 2) throw BadUsage("--engine", core::message("cli.match.two_engines"));
    if (auto const folder = arguments.text("--kb"))
        for (auto& spec : specs) spec = play::with_rules(spec, *folder);
    auto& plan = settings.plan;
    auto const limits = turn_limits(plan.rules);
    settings.repeats = true;
    for (auto const& spec : specs) {
        auto const bot = value_or_throw(play::make_bot(spec, *plan.game), "--engine");
        settings.repeats = settings.repeats && bot->repeats_games(limits);
    }
    plan.bots = {specs[0], specs[1]};
}

// At most one of the four ways to limit a move.
void refuse_two_limits(Arguments const& arguments) {
    std::string first;
    for (std::string const option : {"--tc", "--nodes", "--depth", "--movetime"}) {
        if (!arguments.given(option)) continue;
        if (!first.empty()) throw BadUsage(option, core::message("cli.excludes", first));
        first = option;
    }
}

void read_limit(Arguments const& arguments, MatchSettings& settings) {
    constexpr std::int64_t usual_move_time = 100;
    refuse_two_limits(arguments);
    auto& rules = settings.plan.rules;
    if (auto const time = arguments.text("--tc")) {
        rules.time = value_or_throw(play::parse_time_control(*time), "--tc");
        settings.limit = "tc " + play::time_control_text(*rules.time);
    } else if (auto const nodes = arguments.number("--nodes", 1, 1'000'000'000'000)) {
        rules.limits.nodes = static_cast<std::uint64_t>(*nodes);
        settings.limit = fmt::format("nodes {}", *nodes);
    } else if (auto const depth = arguments.number("--depth", 1, 100)) {
        rules.limits.depth = core::Depth{static_cast<int>(*depth)};
        settings.limit = fmt::format("depth {}", *depth);
    } else {
        auto const time_a_move = arguments.number("--movetime", 1, 86'400'000).value_or(usual_move_time);
        rules.limits.move_time = Milliseconds{time_a_move};
        settings.limit = fmt::format("movetime {}", time_a_move);
    }
}

void read_rules(Arguments const& arguments, MatchSettings& settings) {
    auto& rules = settings.plan.rules;
    read_limit(arguments, settings);
    if (auto const margin = arguments.number("--margin", 0, 60'000)) rules.margin = Milliseconds{*margin};
    if (auto const patience = arguments.number("--patience", 1, 86'400'000))
        rules.patience = Milliseconds{*patience};
    if (auto const draw = arguments.text("--draw"))
        rules.adjudication.draw = value_or_throw(play::parse_draw_rule(*draw), "--draw");
    if (auto const resign = arguments.text("--resign"))
        rules.adjudication.resign = value_or_throw(play::parse_resign_rule(*resign), "--resign");
    if (auto const plies = arguments.number("--max-plies", 1, 100'000))
        rules.adjudication.max_plies = static_cast<int>(*plies);
}

std::optional<double> number_in(std::string_view text) {
    double value = 0;
    auto const [stopped, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc{} || stopped != text.data() + text.size() || !(value >= -1000 && value <= 1000))
        return std::nullopt;
    return value;
}

std::optional<play::SprtBounds> sprt_in(Arguments const& arguments) {
    auto const written = arguments.text("--sprt");
    if (!written) return std::nullopt;
    auto const comma = std::min(written->find(','), written->size());
    auto const elo0 = number_in(std::string_view(*written).substr(0, comma));
    auto const elo1 =
        comma < written->size() ? number_in(std::string_view(*written).substr(comma + 1)) : std::nullopt;
    if (!elo0 || !elo1 || *elo0 >= *elo1)
        throw BadUsage("--sprt", core::message("cli.match.sprt_form", *written));
    return play::SprtBounds{.elo0 = *elo0, .elo1 = *elo1};
}

void read_files(Arguments const& arguments, MatchSettings& settings) {
    settings.pgn = arguments.text("--pgn");
    settings.journal = arguments.text("--journal");
    if (!settings.journal && settings.pgn) settings.journal = *settings.pgn + ".journal";
    settings.resume = arguments.given("--resume");
    if (settings.resume && !settings.journal)
        throw BadUsage("--resume", core::message("cli.match.resume_what"));
}

} // namespace

MatchSettings match_settings(Arguments const& arguments, Console const& console) {
    constexpr std::int64_t most_games = 10'000'000;
    constexpr std::int64_t usual_games = 100;
    MatchSettings settings;
    auto& plan = settings.plan;
    plan.game = value_or_throw(engine::game_or_default(arguments.text("--game")), "--game");
    read_rules(arguments, settings);
    settings.sprt = sprt_in(arguments);
    // A sequential test ends by itself.
    plan.games = static_cast<int>(
        arguments.number("--games", 1, most_games).value_or(settings.sprt ? most_games : usual_games));
    plan.concurrency = static_cast<int>(arguments.number("--concurrency", 1, 256).value_or(1));
    auto const seed = arguments.number("--seed", 0, 4'294'967'295);
    plan.seed = static_cast<std::uint64_t>(seed.value_or(0));
    read_files(arguments, settings);
    settings.json = arguments.given("--json");
    auto const openings = arguments.text("--openings");
    auto const plies = static_cast<int>(arguments.number("--opening-plies", 0, 1000).value_or(16));
    plan.openings =
        openings ? openings_in_file(*plan.game, *openings, plies, console) : play::usual_openings(*plan.game);
    if (seed) play::shuffle(plan.openings, plan.seed);
    read_bots(arguments, settings);
    return settings;
}

} // namespace apps
