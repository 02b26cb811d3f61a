// damero match: bots and outside engines against each other, until it is known which is the stronger.
#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/common/interrupt.hpp"
#include "apps/match/files.hpp"
#include "apps/match/report.hpp"
#include "apps/match/settings.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <set>

namespace apps {
namespace {

// Bots that depend on neither time nor chance play the same game each time that its opening comes. A sequential test would
// take it for new evidence each time, so it ends with the openings.
void look_out_for_repeats(MatchSettings& settings, Console const& console) {
    auto& plan = settings.plan;
    auto const different = 2 * static_cast<int>(plan.openings.size());
    if (!settings.repeats || plan.games <= different) return;
    console.warn(console.text(settings.sprt ? core::message("cli.match.sprt_repeats", different)
                                            : core::message("cli.match.repeats", different)));
    if (settings.sprt) plan.games = different;
}

int run(Arguments const& arguments, Console const& console) {
    auto const begin = std::chrono::steady_clock::now();
    std::stop_source stop;
    Interrupt const interrupt(stop);
    auto settings = match_settings(arguments, console);
    look_out_for_repeats(settings, console);
    MatchFiles files(settings, console);
    play::Standings standings(settings.sprt);
    std::set<int> already;
    for (auto const& game : files.earlier_games()) {
        already.insert(game.number);
        standings.add(game);
    }
    MatchProgress progress(console, settings);
    if (standings.is_decided()) stop.request_stop();
    auto const played = play::play_match(
        settings.plan, already,
        [&](play::PlayedGame const& game) {
            standings.add(game);
            files.keep(game, standings);
            progress.tell(game, standings);
            if (standings.is_decided()) stop.request_stop();
        },
        stop.get_token());
    progress.finish();
    if (!played) throw BadUsage("", played.error());
    bool const finished = standings.is_decided() || standings.tally().games() >= settings.plan.games;
    files.complete(standings);
    std::chrono::duration<double> const seconds = std::chrono::steady_clock::now() - begin;
    console.print(settings.json ? match_json(settings, standings, finished, seconds.count())
                                : match_summary(console, settings, standings));
    // Until the result is told the match can be gone on with.
    bool const is_told = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    if (finished && is_told) files.remove_journal();
    return 0;
}

constexpr std::array options = {
    Option{"--engine", "BOT", "cli.match.engine", true},
    Option{"--game", "G", "cli.option.game"},
    Option{"--games", "N", "cli.match.games"},
    Option{"--tc", "TIME", "cli.match.tc"},
    Option{"--nodes", "N", "cli.match.nodes"},
    Option{"--depth", "D", "cli.match.depth"},
    Option{"--movetime", "MS", "cli.match.movetime"},
    Option{"--margin", "MS", "cli.match.margin"},
    Option{"--patience", "MS", "cli.match.patience"},
    Option{"--openings", "FILE", "cli.match.openings"},
    Option{"--opening-plies", "N", "cli.match.opening_plies"},
    Option{"--seed", "S", "cli.match.seed"},
    Option{"--concurrency", "N", "cli.match.concurrency"},
    Option{"--sprt", "E0,E1", "cli.match.sprt"},
    Option{"--draw", "MOVE,MOVES,SCORE", "cli.match.draw"},
    Option{"--resign", "MOVES,SCORE", "cli.match.resign"},
    Option{"--max-plies", "N", "cli.match.max_plies"},
    Option{"--pgn", "FILE", "cli.match.pgn"},
    Option{"--journal", "FILE", "cli.match.journal"},
    Option{"--resume", "", "cli.match.resume"},
    Option{"--kb", "DIR", "cli.option.kb"},
    Option{"--json", "", "cli.option.json"},
};

constexpr std::array examples = {
    Example{"damero match --engine 'engine?nodes=20000' --engine 'heuristic?depth=3' --games 20",
            "cli.match.example.bots"},
    Example{"damero match --engine engine --engine 'uci:/usr/games/stockfish?Hash=16' --tc 2+0.02 --pgn "
            "games.pgn",
            "cli.match.example.outside"},
    Example{"damero match --game damas --engine 'engine?nodes=5000' --engine 'engine?nodes=2500' --sprt 0,20",
            "cli.match.example.sprt"},
};

} // namespace

constinit Command const match_command = {
    .name = "match",
    .about = "cli.match.about",
    .usage =
        "damero match --engine A --engine B [--games N] [--tc TIME | --nodes N | --depth D | --movetime MS]\n"
        "               [--game G] [--openings FILE] [--sprt E0,E1] [--pgn FILE] [--resume] [--json] ...",
    .options = options,
    .examples = examples,
    .run = run,
};

} // namespace apps
