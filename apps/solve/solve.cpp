// damero solve: puzzles given to a bot, from a file or a single position, and how many it solves.
#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/common/interrupt.hpp"
#include "apps/common/progress_line.hpp"
#include "apps/common/puzzle_input.hpp"
#include "apps/solve/journal.hpp"
#include "apps/solve/report.hpp"

#include <array>
#include <chrono>

namespace apps {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

void tell(Console const& console, SolveSettings const& settings, services::Attempt const& attempt,
          ProgressLine& progress) {
    if (attempt.failure) {
        progress.finish();
        console.warn(console.text(core::message("cli.solve.bot_failed", attempt.id, *attempt.failure)));
    }
    if (settings.json)
        console.print(attempt_json(attempt));
    else if (!attempt.solved || !*attempt.solved) // what went well is counted, not listed
        console.print(attempt_text(console, attempt));
}

// One position: its move, and no more to say of it.
int solve_position(Console const& console, SolveSettings const& settings, std::stop_token const& stop) {
    auto const begin = Clock::now();
    services::SolveTally tally;
    ProgressLine progress(console, 0);
    bool given = false;
    auto const solved = services::solve_all(
        settings.plan,
        [&]() -> std::optional<tactics::Puzzle> {
            if (std::exchange(given, true)) return std::nullopt;
            return settings.position;
        },
        [&](services::Attempt const& attempt) {
            tally.add(attempt);
            tell(console, settings, attempt, progress);
        },
        stop);
    if (!solved) throw BadUsage("--bot", solved.error());
    if (settings.json) console.print(solve_json(tally, {seconds_since(begin), 0, !stop.stop_requested()}));
    return 0;
}

int solve_file(Console const& console, SolveSettings const& settings, std::stop_token const& stop) {
    auto const begin = Clock::now();
    PuzzleInput input(console, *settings.path, *settings.game);
    SolveJournal journal(settings, console);
    auto tally = journal.earlier();
    auto const already = tally.all().puzzles;
    auto const next = [&] { return input.next(); };
    for (std::uint64_t skipped = 0; skipped < already; ++skipped)
        if (!next()) break;
    ProgressLine progress(console, already);
    auto const solved = services::solve_all(
        settings.plan, next,
        [&](services::Attempt const& attempt) {
            tally.add(attempt);
            tell(console, settings, attempt, progress);
            journal.keep_sometimes(tally);
            progress.tell(tally.all().puzzles, input.share_read(),
                          [&](std::string const& rate) { return solve_standing(console, tally, rate); });
        },
        stop);
    progress.finish();
    if (!solved) throw BadUsage("--bot", solved.error());
    SolveEnd const end{seconds_since(begin), input.bad_rows(), !stop.stop_requested()};
    journal.close(tally, end.finished);
    input.say_bad_rows();
    console.print(settings.json ? solve_json(tally, end) : solve_summary(console, settings, tally, end));
    return 0;
}

int run(Arguments const& arguments, Console const& console) {
    std::stop_source stop;
    Interrupt const interrupt(stop);
    auto const settings = solve_settings(arguments);
    return settings.path ? solve_file(console, settings, stop.get_token())
                         : solve_position(console, settings, stop.get_token());
}

constexpr std::array options = {
    Option{"--game", "G", "cli.option.game"},         Option{"--fen", "FEN", "cli.solve.fen"},
    Option{"--bot", "BOT", "cli.solve.bot"},          Option{"--nodes", "N", "cli.solve.nodes"},
    Option{"--movetime", "MS", "cli.solve.movetime"}, Option{"--depth", "D", "cli.solve.depth"},
    Option{"--threads", "T", "cli.solve.threads"},    Option{"--journal", "FILE", "cli.solve.journal"},
    Option{"--resume", "", "cli.solve.resume"},       Option{"--json", "", "cli.option.json"},
};

constexpr std::array examples = {
    Example{"damero solve puzzles.csv.zst --nodes 10000 --threads 2", "cli.solve.example.file"},
    Example{"damero solve tests.epd --movetime 200 --bot 'uci:/usr/games/stockfish?Hash=16'",
            "cli.solve.example.peer"},
    Example{"damero solve --game draughts-english shots.csv --nodes 20000", "cli.solve.example.game"},
    Example{"damero solve --fen '7k/7p/5K2/8/8/8/8/6Q1 w - - 0 1' --bot material --depth 1",
            "cli.solve.example.position"},
};

} // namespace

constinit Command const solve_command = {
    .name = "solve",
    .about = "cli.solve.about",
    .usage = "damero solve FILE.csv|FILE.csv.zst|FILE.epd|- | --fen FEN [--game G] [--bot BOT]\n"
             "               [--nodes N | --movetime MS | --depth D] [--threads T] [--journal FILE "
             "[--resume]] [--json]",
    .options = options,
    .examples = examples,
    .run = run,
    .words = 1,
};

} // namespace apps
