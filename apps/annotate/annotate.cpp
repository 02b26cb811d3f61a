// damero annotate: games with evaluations, marks, explanations and better lines written into them, and how each player did.
#include "apps/annotate/report.hpp"
#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/common/game_input.hpp"
#include "apps/common/game_report.hpp"
#include "apps/common/interrupt.hpp"
#include "apps/common/job_output.hpp"
#include "apps/common/progress_line.hpp"
#include "records/writer.hpp"
#include "services/jobs/ordered_work.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <stdexcept>

namespace apps {
namespace {

using Clock = std::chrono::steady_clock;
using Work = services::OrderedWork<GivenGame, core::Expected<services::AnnotatedGame>>;

// Enough to see the tactics of a club game.
constexpr std::int64_t usual_nodes = 20'000;

struct Plan {
    services::AnnotateTask task;
    int threads = 1;
    bool json = false;
};

Plan plan_in(Arguments const& arguments, Console const& console) {
    Plan plan;
    plan.task.review.nodes =
        static_cast<std::uint64_t>(arguments.number("--nodes", 1, 1'000'000'000).value_or(usual_nodes));
    plan.task.review.language = console.language;
    plan.task.annotator = "Damero " DAMERO_VERSION;
    plan.threads = static_cast<int>(arguments.number("--threads", 1, 256).value_or(1));
    plan.json = arguments.given("--json");
    return plan;
}

// All that the output depends on. How many threads there are does not matter.
std::string fingerprint(GameInput const& input, Plan const& plan) {
    return fmt::format(
        "damero annotate {} nodes {} lang {} {}{}", input.description(), plan.task.review.nodes,
        plan.task.review.language == core::Language::spanish ? "es" : "en", plan.task.annotator,
        input.named() == nullptr ? "" : fmt::format(" game {}", input.named()->name()));
}

// A game that is broken is a result too: it is told in its turn.
Work::Worker worker(Plan const& plan) {
    return [&plan](GivenGame const& given,
                   std::stop_token const& stop) -> std::optional<core::Expected<services::AnnotatedGame>> {
        if (!given) return tl::unexpected(given.error());
        auto game = services::annotated_game(*given, plan.task, stop);
        if (!game) return tl::unexpected(game.error());
        if (!*game) return std::nullopt;
        return std::move(**game);
    };
}

// What an earlier run had come to, if this one goes on from it.
services::AnnotateTally earlier_tally(JobOutput const& output) {
    auto const memory = output.earlier_memory();
    if (memory.empty()) return {};
    return value_or_throw(services::AnnotateTally::from(memory), "--resume");
}

struct Job {
    Console const& console;
    Plan const& plan;
    GameInput& input;
    JobOutput& output;
    services::AnnotateTally& tally;
    GameReport& report;
};

// Every game of the input, in its order; what is wrong with one is told in its turn.
void annotate_all(Job const& job, std::stop_token const& stop) {
    auto const& [console, plan, input, output, tally, report] = job;
    ProgressLine progress(console, tally.games);
    Work work;
    work.threads = plan.threads;
    work.next = [&] { return input.next(); };
    work.make_worker = [&]() -> core::Expected<Work::Worker> { return worker(plan); };
    work.told = [&](core::Expected<services::AnnotatedGame> const& game) {
        if (game) {
            tally.add(*game);
            if (!game->record.warnings.empty()) progress.finish();
            report.warn(game->record.warnings);
        } else {
            ++tally.broken;
            progress.finish();
            report.refuse(game.error());
        }
        progress.tell(tally.games, input.share_read(), [&](std::string const& rate) {
            return console.text(core::message("cli.annotate.standing", tally.games, rate));
        });
        return output.add(game ? records::written(game->record) : std::string(),
                          [&] { return tally.text(); });
    };
    auto const done = services::run_in_order(work, stop);
    if (!done) throw std::runtime_error(console.text(done.error()));
}

int run(Arguments const& arguments, Console const& console) {
    std::stop_source stop;
    Interrupt const interrupt(stop);
    auto const begin = Clock::now();
    auto const plan = plan_in(arguments, console);
    GameInput input(arguments, stop.get_token());
    if (arguments.given("--resume") && !input.is_file())
        throw BadUsage("--resume", core::message("cli.job.no_file", input.path()));
    JobOutput output(console, arguments, fingerprint(input, plan));
    auto tally = earlier_tally(output);
    input.skip(output.earlier_items());
    GameReport report(console, input.path());
    annotate_all({console, plan, input, output, tally, report}, stop.get_token());
    AnnotateEnd const end{std::chrono::duration<double>(Clock::now() - begin).count(),
                          !stop.stop_requested()};
    if (end.finished) input.expect_whole(console);
    output.close(tally.text(), end.finished);
    bool const any =
        report.finish({.read = tally.games, .broken = tally.broken, .game_helps = input.game_helps()});
    auto const summary = plan.json ? annotate_json(tally, end) : annotate_summary(console, tally, end);
    if (output.is_standard_output())
        fmt::print(stderr, "{}", summary);
    else
        console.print(summary);
    return end.finished && !any ? 1 : 0;
}

constexpr std::array options = {
    Option{"-o", "FILE", "cli.job.out"},          Option{"--game", "G", "cli.games.game"},
    Option{"--nodes", "N", "cli.annotate.nodes"}, Option{"--threads", "T", "cli.annotate.threads"},
    Option{"--resume", "", "cli.job.resume"},     Option{"--json", "", "cli.annotate.json"},
};

constexpr std::array examples = {
    Example{"damero annotate games.pgn -o annotated.pgn --threads 2", "cli.annotate.example.file"},
    Example{"damero annotate games.pgn.zst -o annotated.pgn --resume", "cli.annotate.example.resume"},
    Example{"damero annotate - --nodes 100000 --lang es < game.pgn", "cli.annotate.example.input"},
};

} // namespace

constinit Command const annotate_command = {
    .name = "annotate",
    .about = "cli.annotate.about",
    .usage =
        "damero annotate GAMES.pgn|GAMES.pdn|GAMES.pgn.zst|- [-o FILE [--resume]] [--game G] [--nodes N]\n"
        "                  [--threads T] [--json]",
    .options = options,
    .examples = examples,
    .run = run,
    .words = 1,
};

} // namespace apps
