// damero themes: which themes puzzles have, from their lines alone, and how that compares with what their file says.
#include "tactics/themes/themes.hpp"

#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/common/interrupt.hpp"
#include "apps/common/puzzle_input.hpp"
#include "engine/games.hpp"
#include "games/chess/game.hpp"
#include "tactics/puzzle_board.hpp"
#include "tactics/themes/own_themes.hpp"
#include "tactics/themes/theme_tally.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <array>
#include <chrono>

namespace apps {
namespace {

using Json = nlohmann::ordered_json;

struct Work {
    bool json = false;
    bool compare = false;
    tactics::ThemeTally tally = {};
};

void tell(Console const& console, Work& work, tactics::Puzzle const& puzzle) {
    auto const line = tactics::chess_solution(puzzle);
    auto const themes = tactics::themes_of(line);
    work.tally.add(themes, puzzle.themes);
    if (work.compare) return;
    auto const own = tactics::own_themes_of(line, themes);
    if (!work.json)
        return console.print(fmt::format("{}: {}{}{}\n", puzzle.id, fmt::join(themes.names(), " "),
                                         own.empty() ? "" : " + ", fmt::join(own, " ")));
    Json const json = {{"id", puzzle.id}, {"themes", themes.names()}, {"own_themes", own}};
    console.print(json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n");
}

std::string shown(tactics::ThemeRow const& row) {
    auto const& counts = row.agreement;
    if (!row.is_readable) return fmt::format("{:<20} {:>7}\n", row.name, counts.cases());
    return fmt::format("{:<20} {:>7} {:>9.3f} {:>7.3f} {:>7.3f}\n", row.name, counts.cases(),
                       counts.precision(), counts.recall(), counts.f1());
}

// The themes that are measured, then the rare ones, then those that no line can show.
void print_table(Console const& console, tactics::ThemeTally const& tally) {
    auto const section = [&](core::MessageKey heading, auto belongs) {
        std::string text;
        for (auto const& row : tally.rows())
            if (belongs(row)) text += shown(row);
        if (text.empty()) return;
        console.say(heading);
        console.print(text);
    };
    auto const is_frequent = [](tactics::ThemeRow const& row) {
        return row.agreement.cases() >= tactics::ThemeTally::enough_cases;
    };
    section("cli.themes.measured",
            [&](tactics::ThemeRow const& row) { return row.is_readable && is_frequent(row); });
    section("cli.themes.rare",
            [&](tactics::ThemeRow const& row) { return row.is_readable && !is_frequent(row); });
    section("cli.themes.not_readable", [](tactics::ThemeRow const& row) { return !row.is_readable; });
}

std::string comparison_json(tactics::ThemeTally const& tally, double seconds) {
    Json by_theme = Json::object();
    for (auto const& row : tally.rows()) {
        auto const& counts = row.agreement;
        if (!row.is_readable)
            by_theme[row.name] = {{"cases", counts.cases()}, {"readable", false}};
        else
            by_theme[row.name] = {{"cases", counts.cases()},
                                  {"precision", counts.precision()},
                                  {"recall", counts.recall()},
                                  {"f1", counts.f1()}};
    }
    Json const json = {{"comparison",
                        {{"puzzles", tally.puzzles()},
                         {"themes_measured", tally.measured()},
                         {"mean_f1", tally.mean_f1()},
                         {"by_theme", by_theme},
                         {"seconds", seconds}}}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

int run(Arguments const& arguments, Console const& console) {
    std::stop_source stop;
    Interrupt const interrupt(stop);
    auto const path = puzzle_path(arguments);
    if (tactics::puzzle_format(path) == tactics::PuzzleFormat::epd)
        throw BadUsage(path, core::message("cli.themes.needs_lines"));
    PuzzleInput input(console, path, engine::game_of<chess::Chess>());
    Work work{arguments.given("--json"), arguments.given("--compare")};
    auto const begin = std::chrono::steady_clock::now();
    while (!stop.stop_requested())
        if (auto const puzzle = input.next())
            tell(console, work, *puzzle);
        else
            break;
    double const seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    input.say_bad_rows();
    if (!work.compare) return 0;
    if (work.json) {
        console.print(comparison_json(work.tally, seconds));
        return 0;
    }
    print_table(console, work.tally);
    auto const rate = seconds > 0 ? static_cast<double>(work.tally.puzzles()) / seconds : 0.0;
    console.say("cli.themes.mean", work.tally.measured(), fmt::format("{:.3f}", work.tally.mean_f1()),
                work.tally.puzzles(), fmt::format("{:.2f}", seconds), fmt::format("{:.0f}", rate));
    return 0;
}

constexpr std::array options = {
    Option{"--compare", "", "cli.themes.compare"},
    Option{"--json", "", "cli.option.json"},
};

constexpr std::array examples = {
    Example{"damero themes puzzles.csv.zst --json", "cli.themes.example.json"},
    Example{"damero themes puzzles.csv --compare", "cli.themes.example.compare"},
};

} // namespace

constinit Command const themes_command = {
    .name = "themes",
    .about = "cli.themes.about",
    .usage = "damero themes FILE.csv|FILE.csv.zst|- [--compare] [--json]",
    .options = options,
    .examples = examples,
    .run = run,
    .words = 1,
};

} // namespace apps
