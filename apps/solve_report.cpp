#include "apps/solve_report.hpp"

#include "apps/line_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <unistd.h>

namespace apps {
namespace {

using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds between_lines{10};
constexpr std::chrono::milliseconds between_rewrites{100};

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

std::string time_text(double seconds) {
    auto const whole = static_cast<long long>(seconds + 0.5);
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{}:{:02} min", whole / 60, whole % 60);
    return fmt::format("{}:{:02} h", whole / 3600, whole / 60 % 60);
}

std::string bar(double share) {
    constexpr int width = 24;
    int const filled = static_cast<int>(share * width);
    return "[" + std::string(static_cast<std::size_t>(filled), '#') +
           std::string(static_cast<std::size_t>(width - filled), '.') + "]";
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

SolveProgress::SolveProgress(Console const& console, std::uint64_t already)
    : console_(console),
      on_terminal_(isatty(STDERR_FILENO) != 0),
      already_(already),
      begin_(Clock::now()),
      last_(begin_) {}

std::string SolveProgress::text(services::SolveTally const& tally, std::optional<double> share_read) const {
    double const seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
    auto const done = static_cast<double>(tally.all().puzzles - already_);
    auto line =
        console_.text(core::message("cli.solve.standing", tally.all().puzzles, percent(tally.all().share()),
                                    fmt::format("{:.1f}", seconds > 0 ? done / seconds : 0.0)));
    if (!share_read) return line;
    line = fmt::format("{} {:>3.0f} %  {}", bar(*share_read), 100 * *share_read, line);
    double const come = *share_read - first_share_.value_or(0);
    if (come <= 0) return line;
    auto const left = time_text(seconds * (1 - *share_read) / come);
    return line + console_.text(core::message("cli.solve.left", left));
}

void SolveProgress::tell(services::SolveTally const& tally, std::optional<double> share_read) {
    if (!first_share_) first_share_ = already_ > 0 ? share_read : std::optional(0.0);
    auto const now = Clock::now();
    if (on_terminal_ ? now - last_ < between_rewrites : now - last_ < between_lines) return;
    last_ = now;
    auto const shown = text(tally, share_read);
    if (on_terminal_)
        fmt::print(stderr, "\r\x1b[K{}", shown);
    else
        fmt::print(stderr, "{}\n", shown);
    std::fflush(stderr);
    line_open_ = on_terminal_;
}

void SolveProgress::finish() {
    if (line_open_) fmt::print(stderr, "\r\x1b[K");
    line_open_ = false;
}

} // namespace apps
