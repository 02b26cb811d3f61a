// The wording of results.
#include "apps/match/report.hpp"

#include "apps/common/bot_statistics.hpp"
#include "core/shown_text.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <sys/ioctl.h>
#include <unistd.h>

namespace apps {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::chrono::seconds between_lines{10};
constexpr std::chrono::milliseconds between_rewrites{100};

std::string signed_number(double value) {
    if (std::isinf(value)) return value > 0 ? "+inf" : "-inf";
    return fmt::format("{:+.1f}", value);
}

std::string width_of(double error) { return std::isinf(error) ? "?" : fmt::format("{:.1f}", error); }

// JSON has no infinity. Rounded to this many parts of one.
Json number_or_null(double value, double parts) {
    return std::isfinite(value) ? Json(std::round(value * parts) / parts) : Json(nullptr);
}

double milliseconds(std::chrono::microseconds time) { return static_cast<double>(time.count()) / 1000; }

std::string percent(double share) { return fmt::format("{:.1f}", 100 * share); }

std::string points(double value) { return fmt::format("{:g}", value); }

std::string sprt_text(Console const& console, play::SprtBounds const& bounds,
                      play::Standings const& standings) {
    auto const numbers = fmt::format("{:.2f} ({:.2f}, {:.2f}) [{:g}, {:g}]", standings.log_likelihood(),
                                     bounds.lower(), bounds.upper(), bounds.elo0, bounds.elo1);
    switch (standings.decision()) {
    case play::SprtVerdict::elo0:
        return console.text(core::message("cli.match.sprt.elo0", numbers));
    case play::SprtVerdict::elo1:
        return console.text(core::message("cli.match.sprt.elo1", numbers));
    case play::SprtVerdict::undecided:
        break;
    }
    return console.text(core::message("cli.match.sprt.undecided", numbers));
}

std::string conduct_text(Console const& console, std::string const& name, play::Conduct const& conduct) {
    auto text = console.text(core::message("cli.match.conduct", name,
                                           fmt::format("{:.1f}", conduct.milliseconds_a_move()),
                                           fmt::format("{:.1f}", conduct.depth())));
    if (conduct.failures() > 0)
        text += console.text(core::message("cli.match.failures", conduct.crashes, conduct.silences,
                                           conduct.illegal_moves, conduct.time_losses));
    if (conduct.stalled_moves > 0)
        text += console.text(core::message("cli.match.stalls", conduct.stalled_moves,
                                           fmt::format("{:.0f}", milliseconds(conduct.longest_stall)),
                                           conduct.excused_moves));
    return text;
}

search::SearchStatistics counted_in(play::Conduct const& conduct) {
    search::SearchStatistics counted;
    counted.nodes_visited = conduct.nodes;
    counted.pruning_count = conduct.prunings->all;
    counted.first_move_cutoffs = conduct.prunings->on_first_move;
    return counted;
}

Json conduct_json(std::string const& name, play::Conduct const& conduct) {
    Json json = {{"engine", name},
                 {"moves", conduct.moves},
                 {"milliseconds_a_move", number_or_null(conduct.milliseconds_a_move(), 1000)},
                 {"depth", number_or_null(conduct.depth(), 100)},
                 {"nodes", conduct.nodes},
                 {"crashes", conduct.crashes},
                 {"hangs", conduct.silences},
                 {"illegal_moves", conduct.illegal_moves},
                 {"time_losses", conduct.time_losses},
                 {"stalled_moves", conduct.stalled_moves},
                 {"excused_moves", conduct.excused_moves},
                 {"longest_stall_milliseconds", number_or_null(milliseconds(conduct.longest_stall), 1000)}};
    if (conduct.prunings) {
        json["pruning_count"] = conduct.prunings->all;
        json["first_move_cutoffs"] = conduct.prunings->on_first_move;
        json["pruning_rate"] = number_or_null(counted_in(conduct).pruning_rate(), 1000);
    }
    return json;
}

// What matters most comes first: a narrow terminal shows no more.
std::string standing_text(Console const& console, MatchSettings const& settings,
                          play::Standings const& standings) {
    auto const tally = standings.tally();
    auto const estimate = play::estimate(tally);
    auto text = console.text(core::message("cli.match.standing", tally.games(), tally.wins, tally.draws,
                                           tally.losses, signed_number(estimate.elo),
                                           width_of(estimate.error), percent(estimate.superiority)));
    if (settings.sprt) text += fmt::format("  LLR {:.2f}", standings.log_likelihood());
    return text + "  " +
           console.text(core::message("cli.match.standing_pairs", percent(estimate.draw_rate),
                                      fmt::format("{}", fmt::join(tally.pairs, " "))));
}

// A line that is broken could not be written over.
std::string_view fitting_the_terminal(std::string_view text) {
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return text;
    return core::whole_characters(text, size.ws_col - 1U);
}

std::string_view decision_name(play::SprtVerdict decision) {
    if (decision == play::SprtVerdict::elo0) return "elo0";
    return decision == play::SprtVerdict::elo1 ? "elo1" : "undecided";
}

} // namespace

std::string match_summary(Console const& console, MatchSettings const& settings,
                          play::Standings const& standings) {
    auto const tally = standings.tally();
    auto const estimate = play::estimate(tally);
    auto const& names = settings.plan.bots;
    auto const line = [&](core::Message const& message) { return console.text(message) + "\n"; };
    auto text = line(core::message("cli.match.result", core::message(settings.plan.game->title()), names[0],
                                   names[1], tally.games(), settings.limit));
    text +=
        line(core::message("cli.match.score", points(tally.points()), points(tally.games() - tally.points()),
                           tally.wins, tally.draws, tally.losses));
    text += line(core::message("cli.match.elo", signed_number(estimate.elo), width_of(estimate.error),
                               percent(estimate.superiority)));
    text += line(core::message("cli.match.draws", percent(estimate.draw_rate)));
    text += line(core::message("cli.match.pairs", fmt::format("{}", fmt::join(tally.pairs, " "))));
    if (settings.sprt) text += sprt_text(console, *settings.sprt, standings) + "\n";
    for (int bot = 0; bot < 2; ++bot)
        text += conduct_text(console, names[static_cast<std::size_t>(bot)], standings.conduct(bot)) + "\n";
    for (int bot = 0; bot < 2; ++bot)
        if (auto const conduct = standings.conduct(bot); conduct.prunings)
            text += bot_statistics(console, names[static_cast<std::size_t>(bot)], conduct.moves,
                                   counted_in(conduct)) +
                    "\n";
    return text;
}

std::string match_json(MatchSettings const& settings, play::Standings const& standings, bool finished,
                       double seconds) {
    auto const tally = standings.tally();
    auto const estimate = play::estimate(tally);
    Json json = {{"game", settings.plan.game->name()},
                 {"games", tally.games()},
                 {"wins", tally.wins},
                 {"draws", tally.draws},
                 {"losses", tally.losses},
                 {"elo", number_or_null(estimate.elo, 100)},
                 {"error", number_or_null(estimate.error, 100)},
                 {"los", number_or_null(estimate.superiority, 10000)},
                 {"score", number_or_null(estimate.score, 100000)},
                 {"draw_rate", number_or_null(estimate.draw_rate, 10000)},
                 {"pentanomial", tally.pairs}};
    if (settings.sprt)
        json["sprt"] = {{"elo0", settings.sprt->elo0},
                        {"elo1", settings.sprt->elo1},
                        {"llr", number_or_null(standings.log_likelihood(), 10000)},
                        {"lower", number_or_null(settings.sprt->lower(), 10000)},
                        {"upper", number_or_null(settings.sprt->upper(), 10000)},
                        {"decision", decision_name(standings.decision())}};
    auto& engines = json["engines"] = Json::array();
    for (int bot = 0; bot < 2; ++bot)
        engines.push_back(
            conduct_json(settings.plan.bots[static_cast<std::size_t>(bot)], standings.conduct(bot)));
    json["limit"] = settings.limit;
    json["finished"] = finished;
    json["seconds"] = number_or_null(seconds, 1000);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

MatchProgress::MatchProgress(Console const& console, MatchSettings const& settings)
    : console_(console),
      settings_(settings),
      on_terminal_(isatty(STDERR_FILENO) != 0),
      last_(std::chrono::steady_clock::now()) {}

void MatchProgress::tell(play::PlayedGame const& game, play::Standings const& standings) {
    tell_failure(game);
    auto const now = std::chrono::steady_clock::now();
    if (on_terminal_ ? now - last_ < between_rewrites : now - last_ < between_lines) return;
    last_ = now;
    auto const text = standing_text(console_, settings_, standings);
    if (on_terminal_)
        fmt::print(stderr, "\r\x1b[K{}", fitting_the_terminal(text));
    else
        fmt::print(stderr, "{}\n", text);
    std::fflush(stderr);
    line_open_ = on_terminal_;
}

void MatchProgress::tell_failure(play::PlayedGame const& game) {
    using play::Ending;
    auto const ending = game.course.ending;
    if (ending == Ending::rules || ending == Ending::adjudicated) return;
    finish();
    auto const& loser = settings_.plan.bots[static_cast<std::size_t>(game.failed_bot())];
    console_.warn(console_.text(core::message("cli.match.failed", game.number, loser, game.course.reason)));
}

void MatchProgress::finish() {
    if (line_open_) fmt::print(stderr, "\n");
    line_open_ = false;
}

} // namespace apps
