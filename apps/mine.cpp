// damero mine: puzzles from games. Several games at once; puzzles come in the order of the games, and a run that was killed goes on
// with --resume and ends with the same bytes.
#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/common/game_input.hpp"
#include "apps/common/game_report.hpp"
#include "apps/common/interrupt.hpp"
#include "apps/common/job_output.hpp"
#include "apps/common/progress_line.hpp"
#include "services/jobs/ordered_work.hpp"
#include "services/mining/mining_tally.hpp"
#include "tactics/csv.hpp"
#include "tactics/puzzle_csv.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <system_error>

namespace apps {
namespace {

using services::mining::MinedGame;
using services::mining::Miner;
using services::mining::MiningCounts;
using services::mining::MiningPlan;
using services::mining::MiningTally;
using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t check_factor = 8;

struct MineSettings {
    MiningPlan plan;
    int threads = 1;
    bool json = false;
};

MineSettings settings_of(Arguments const& arguments, GameInput const& input) {
    MineSettings settings;
    auto& plan = settings.plan;
    plan.engine = arguments.text("--engine").value_or("engine");
    auto const& path = input.path();
    plan.source = path == "-" ? path : std::filesystem::path(path).filename().string();
    plan.rules.nodes =
        static_cast<std::uint64_t>(arguments.number("--nodes", 100, 1'000'000'000).value_or(50'000));
    plan.rules.check =
        static_cast<std::uint64_t>(arguments.number("--check", 100, 1'000'000'000'000)
                                       .value_or(static_cast<std::int64_t>(check_factor * plan.rules.nodes)));
    plan.game = input.named();
    auto const& tried = plan.game != nullptr ? *plan.game : engine::default_game();
    value_or_throw(services::mining::make_analyst(plan.engine, tried), "--engine");
    settings.threads = static_cast<int>(arguments.number("--threads", 1, 256).value_or(1));
    settings.json = arguments.given("--json");
    return settings;
}

// All that the output depends on.
std::string fingerprint(MineSettings const& settings, GameInput const& input) {
    auto const& plan = settings.plan;
    return fmt::format("mine {} engine {} nodes {} check {} game {}", input.description(), plan.engine,
                       plan.rules.nodes, plan.rules.check, plan.game != nullptr ? plan.game->name() : "any");
}

struct GameTask {
    std::uint64_t number; // in the file, from 1
    GivenGame game;
};

struct GameResult {
    core::Expected<MinedGame> mined;
    int line = 0; // where the game begins
};

std::string json_line(tactics::Puzzle const& puzzle) {
    Json const json = {{"id", puzzle.id},
                       {"game", puzzle.game},
                       {"fen", puzzle.fen},
                       {"moves", puzzle.moves},
                       {"rating", puzzle.rating_or_usual()},
                       {"themes", puzzle.themes},
                       {"source", puzzle.source}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

class MineRun {
  public:
    MineRun(Console const& console, Arguments const& arguments, std::stop_token const& stop)
        : console_(console),
          input_(arguments, stop),
          settings_(settings_of(arguments, input_)),
          output_(console, arguments, fingerprint(settings_, input_)),
          as_json_(settings_.json && output_.is_standard_output()),
          stop_(stop),
          tally_(earlier(arguments)),
          progress_(console, tally_.counts().games),
          report_(console, input_.path()),
          given_(tally_.counts().games) {}

    int run() {
        auto const begin = Clock::now();
        if (output_.earlier_items() == 0) write_header();
        input_.skip(given_);
        services::OrderedWork<GameTask, GameResult> work;
        work.threads = settings_.threads;
        work.next = [this]() -> std::optional<GameTask> {
            auto game = input_.next();
            if (!game) return std::nullopt;
            return GameTask{++given_, std::move(*game)};
        };
        work.make_worker = [this] { return worker(); };
        work.told = [this](GameResult const& result) { return heard(result); };
        auto const done = services::run_in_order(work, stop_);
        progress_.finish();
        if (!done) {
            output_.close(tally_.counts().text(), false);
            throw std::runtime_error(console_.text(done.error()));
        }
        bool const finished = !stop_.stop_requested();
        if (finished) input_.expect_whole(console_);
        output_.close(tally_.counts().text(), finished);
        auto const& counts = tally_.counts();
        bool const any = report_.finish({.read = counts.games - counts.broken,
                                         .broken = counts.broken,
                                         .game_helps = input_.game_helps()});
        report(std::chrono::duration<double>(Clock::now() - begin).count(), finished);
        return finished && any ? 0 : 1;
    }

  private:
    // What an earlier run has found, its puzzles' names read again from what it has written.
    MiningTally earlier(Arguments const& arguments) {
        if (output_.earlier_items() == 0) return {};
        MiningTally tally(value_or_throw(MiningCounts::from(output_.earlier_memory()), "--resume"));
        auto const path = services::ResumableOutput::part_path(arguments.text("-o").value());
        std::ifstream part(path, std::ios::binary);
        if (!part)
            throw BadUsage("--resume", core::message("cli.file_unreadable", path.string(),
                                                     std::generic_category().message(errno)));
        for (std::string row; std::getline(part, row);)
            tally.remember(std::string_view(row).substr(0, row.find(',')));
        return tally;
    }

    // It counts as an item of its own, the first.
    void write_header() {
        if (as_json_) return;
        auto const written = output_.add(std::string(tactics::puzzle_csv_header()) + "\n",
                                         [this] { return tally_.counts().text(); });
        if (!written) throw std::runtime_error(console_.text(written.error()));
    }

    core::Expected<services::OrderedWork<GameTask, GameResult>::Worker> worker() {
        auto const miner = std::make_shared<Miner>(settings_.plan);
        return [miner](GameTask const& task, std::stop_token const& stop) -> std::optional<GameResult> {
            if (!task.game) return GameResult{MinedGame{.problems = {task.game.error()}}, 0};
            auto mined = miner->mine(*task.game, task.number, stop);
            if (!mined) return GameResult{tl::unexpected(mined.error()), task.game->line};
            if (!*mined) return std::nullopt;
            return GameResult{std::move(**mined), task.game->line};
        };
    }

    core::Expected<void> heard(GameResult const& result) {
        if (!result.mined) return tl::unexpected(result.mined.error()); // the engine's fault, not the game's
        if (!result.mined->warnings.empty()) progress_.finish();
        report_.warn(result.mined->warnings);
        for (auto error : result.mined->problems) {
            progress_.finish();
            if (error.where.line == 0) error.where.line = result.line;
            report_.refuse(error);
        }
        std::string rows;
        for (auto const& puzzle : tally_.add(*result.mined))
            rows += as_json_ ? json_line(puzzle) : tactics::puzzle_csv_row(puzzle) + "\n";
        auto const kept = output_.add(rows, [this] { return tally_.counts().text(); });
        auto const& counts = tally_.counts();
        progress_.tell(counts.games, input_.share_read(), [&](std::string const& rate) {
            return console_.text(core::message("cli.mine.standing", counts.games, counts.puzzles, rate));
        });
        return kept;
    }

    void report(double seconds, bool finished) const {
        auto const& counts = tally_.counts();
        if (settings_.json) {
            Json const summary = {{"games", counts.games},
                                  {"broken", counts.broken},
                                  {"positions", counts.positions},
                                  {"puzzles", counts.puzzles},
                                  {"duplicates", counts.duplicates},
                                  {"finished", finished},
                                  {"seconds", seconds}};
            console_.print(Json{{"summary", summary}}.dump() + "\n");
            return;
        }
        auto const text =
            console_.text(core::message("cli.mine.result", counts.games, counts.positions, counts.puzzles,
                                        counts.duplicates, counts.broken, fmt::format("{:.1f}", seconds)));
        if (output_.is_standard_output())
            console_.warn(text);
        else
            console_.print(text + "\n");
        if (!finished) console_.warn(console_.text(core::message("cli.mine.stopped")));
    }

    Console const& console_;
    GameInput input_;
    MineSettings settings_;
    JobOutput output_;
    bool as_json_;
    std::stop_token stop_;
    MiningTally tally_;
    ProgressLine progress_;
    GameReport report_;
    std::uint64_t given_; // games
};

int run(Arguments const& arguments, Console const& console) {
    std::stop_source stop;
    Interrupt const interrupt(stop);
    return MineRun(console, arguments, stop.get_token()).run();
}

constexpr std::array options = {
    Option{"-o", "FILE", "cli.job.out"},      Option{"--nodes", "N", "cli.mine.nodes"},
    Option{"--check", "N", "cli.mine.check"}, Option{"--engine", "BOT", "cli.mine.engine"},
    Option{"--game", "G", "cli.games.game"},  Option{"--threads", "T", "cli.mine.threads"},
    Option{"--resume", "", "cli.job.resume"}, Option{"--json", "", "cli.option.json"},
};

constexpr std::array examples = {
    Example{"damero mine games.pgn.zst -o puzzles.csv --threads 2", "cli.mine.example.file"},
    Example{"damero mine games.pgn.zst -o puzzles.csv --threads 2 --resume", "cli.mine.example.resume"},
    Example{"damero mine damas.pdn --nodes 20000", "cli.mine.example.draughts"},
};

} // namespace

constinit Command const mine_command = {
    .name = "mine",
    .about = "cli.mine.about",
    .usage = "damero mine GAMES.pgn|GAMES.pdn|GAMES.zst|- [-o PUZZLES.csv] [--nodes N] [--check N]\n"
             "              [--engine BOT] [--game G] [--threads T] [--resume] [--json]",
    .options = options,
    .examples = examples,
    .run = run,
    .words = 1,
};

} // namespace apps
