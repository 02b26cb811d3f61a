#include "apps/solve/report.hpp"

#include "apps/common/line_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace apps {
namespace {

using Json = nlohmann::ordered_json;

std::string line_of(Json const& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

double rounded(double seconds) { return std::round(seconds * 1e6) / 1e6; }

Json count_json(services::SolveCount const& count) {
    return {{"puzzles", count.puzzles}, {"solved", count.solved}};
}

std::string percent(double share) { return fmt::format("{:.1f}", 100 * share); }

std::string count_row(std::string_view name, services::SolveCount const& count) {
    return fmt::format("  {:<20} {:>8} {:>8} {:>6} %\n", name, count.puzzles, count.solved,
                       percent(count.share()));
}

} // namespace

std::string attempt_json(services::Attempt const& attempt) {
    Json json = {{"id", attempt.id},
                 {"solved", attempt.solved ? Json(*attempt.solved) : Json(nullptr)},
                 {"moves", attempt.moves},
                 {"themes", attempt.themes},
                 {"own_themes", attempt.own_themes},
                 {"nodes", attempt.nodes},
                 {"seconds", rounded(attempt.seconds)}};
    if (attempt.rating) json["rating"] = *attempt.rating;
    if (attempt.line > 0) json["line"] = attempt.line;
    return line_of(json);
}

std::string attempt_text(Console const& console, services::Attempt const& attempt) {
    auto const moves = fmt::format("{}", fmt::join(attempt.moves, " "));
    if (!attempt.solved)
        return console.text(core::message("cli.solve.answer", moves,
                                          attempt.score ? score_text(*attempt.score) : std::string("?"),
                                          attempt.nodes, fmt::format("{:.3f}", attempt.seconds))) +
               "\n";
    auto const name = attempt.id.empty() ? std::to_string(attempt.line) : attempt.id;
    return console.text(*attempt.solved ? core::message("cli.solve.solved", name, moves)
                                        : core::message("cli.solve.failed", name, moves)) +
           "\n";
}

std::string solve_json(services::SolveTally const& tally, SolveEnd const& end) {
    Json summary = count_json(tally.all());
    auto& ratings = summary["by_rating"] = Json::object();
    for (auto const& [first, count] : tally.by_rating())
        ratings[services::SolveTally::band_name(first)] = count_json(count);
    auto& themes = summary["by_theme"] = Json::object();
    for (auto const& [theme, count] : tally.by_theme()) themes[theme] = count_json(count);
    summary["nodes"] = tally.nodes();
    summary["bad_rows"] = end.bad_rows;
    summary["finished"] = end.finished;
    summary["seconds"] = rounded(end.seconds);
    return line_of({{"summary", summary}});
}

std::string solve_standing(Console const& console, services::SolveTally const& tally,
                           std::string const& rate) {
    return console.text(
        core::message("cli.solve.standing", tally.all().puzzles, percent(tally.all().share()), rate));
}

std::string solve_summary(Console const& console, SolveSettings const& settings,
                          services::SolveTally const& tally, SolveEnd const& end) {
    std::string text;
    auto const say = [&](core::Message const& message) { text += console.text(message) + "\n"; };
    if (!tally.by_rating().empty()) say(core::message("cli.solve.by_rating"));
    for (auto const& [first, count] : tally.by_rating())
        text += count_row(services::SolveTally::band_name(first), count);
    if (!tally.by_theme().empty()) say(core::message("cli.solve.by_theme"));
    std::vector<std::pair<std::string, services::SolveCount>> themes(tally.by_theme().begin(),
                                                                     tally.by_theme().end());
    std::ranges::stable_sort(themes, std::ranges::greater{},
                             [](auto const& row) { return row.second.puzzles; });
    for (auto const& [theme, count] : themes) text += count_row(theme, count);
    if (!end.finished) say(core::message("cli.solve.stopped"));
    auto const who = settings.plan.bot + (settings.limit.empty() ? "" : ", " + settings.limit);
    say(core::message("cli.solve.result", who, tally.all().solved, tally.all().puzzles,
                      percent(tally.all().share()), fmt::format("{:.1f}", end.seconds), tally.nodes()));
    return text;
}

} // namespace apps
