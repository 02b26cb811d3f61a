// damero tune: positions from self-play, evaluation weights from positions, the order of moves and ratings from puzzles.
#include "apps/tune/tune.hpp"

#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"
#include "apps/common/interrupt.hpp"
#include "engine/weights_file.hpp"
#include "services/jobs/atomic_file.hpp"
#include "services/tuning/generation.hpp"
#include "services/tuning/weight_fit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <stdexcept>
#include <stop_token>

namespace apps {
namespace {

using services::tuning::GenerationPlan;
using services::tuning::GenerationProgress;
using services::tuning::WeightFitPlan;
using services::tuning::WeightFitProgress;

std::string needed(Arguments const& arguments, std::string_view option) {
    auto value = arguments.text(option);
    if (!value) throw BadUsage(std::string(option), core::message("cli.tune.needs"));
    return *value;
}

engine::AnyGame const& game_of(Arguments const& arguments) {
    return *value_or_throw(engine::game_or_default(arguments.text("--game")), "--game");
}

std::shared_ptr<engine::AnyWeights const> weights_of(Arguments const& arguments,
                                                     engine::AnyGame const& game) {
    auto const file = arguments.text("--eval");
    if (!file) return game.shipped_weights();
    return value_or_throw(engine::weights_in(*file, game), "--eval");
}

template <class T>
T value_or_fail(core::Expected<T> expected, Console const& console) {
    if (!expected) throw std::runtime_error(console.text(expected.error()));
    return std::move(*expected);
}

int number_or(Arguments const& arguments, std::string_view option, int smallest, int largest, int otherwise) {
    return static_cast<int>(arguments.number(option, smallest, largest).value_or(otherwise));
}

int run_generate(Arguments const& arguments, Console const& console) {
    auto const& game = game_of(arguments);
    GenerationPlan plan;
    plan.game = &game;
    plan.weights = weights_of(arguments, game);
    plan.games = static_cast<std::uint32_t>(number_or(arguments, "--games", 1, 100'000'000, 1000));
    plan.rules.nodes = static_cast<std::uint64_t>(number_or(arguments, "--nodes", 1, 1'000'000'000, 3000));
    plan.rules.seed = static_cast<std::uint64_t>(
        arguments.number("--seed", 0, std::numeric_limits<std::int64_t>::max()).value_or(1));
    plan.rules.opening_plies = number_or(arguments, "--opening", 0, 100, game.info().self_play_opening);
    plan.threads = number_or(arguments, "--threads", 1, 256, 1);
    plan.output = needed(arguments, "-o");
    if (arguments.given("--resume")) plan.start = services::JournalStart::resume;

    std::stop_source stop;
    Interrupt const interrupt(stop);
    auto const begin = std::chrono::steady_clock::now();
    auto told = begin;
    auto const tell = [&](GenerationProgress const& progress) {
        auto const now = std::chrono::steady_clock::now();
        if (now - told < std::chrono::seconds(5) && progress.games < plan.games) return;
        told = now;
        auto const hours = std::chrono::duration<double, std::ratio<3600>>(now - begin).count();
        console.warn(console.text(
            core::message("cli.tune.game_progress", progress.games, plan.games, progress.positions,
                          static_cast<long>((progress.games - progress.earlier) / std::max(hours, 1e-6)))));
    };
    auto const done = value_or_fail(services::tuning::generate(plan, tell, stop.get_token()), console);
    if (done.games < plan.games) {
        console.warn(console.text(core::message("cli.tune.stopped", done.games)));
        return 1;
    }
    console.say("cli.tune.generated", done.games, done.positions, plan.output.string());
    return 0;
}

std::vector<services::tuning::ScoredGame> games_in(std::string const& path, engine::AnyGame const*& game,
                                                   Arguments const& arguments) {
    std::vector<services::tuning::ScoredGame> games;
    auto const head = value_or_throw(
        services::tuning::read_positions(path, [&](auto one) { games.push_back(std::move(one)); }), "--data");
    game = value_or_throw(engine::game_named(head.game), "--data");
    if (auto const wanted = arguments.text("--game"))
        if (value_or_throw(engine::game_named(*wanted), "--game") != game)
            throw BadUsage("--data", core::message("cli.tune.other_game", head.game, *wanted));
    return games;
}

WeightFitPlan fit_plan(Arguments const& arguments, engine::AnyGame const& game) {
    WeightFitPlan plan;
    plan.game = &game;
    plan.start = weights_of(arguments, game);
    plan.epochs = number_or(arguments, "--epochs", 1, 1'000'000, plan.epochs);
    plan.patience = number_or(arguments, "--patience", 1, 1'000'000, plan.patience);
    plan.score_share = number_or(arguments, "--score-share", 0, 100, 50) / 100.0;
    plan.rules.rate = number_or(arguments, "--rate", 1, 10'000, 100) / 100.0;
    plan.rules.prior = number_or(arguments, "--prior", 1, 10'000, 25);
    plan.rules.batch = static_cast<std::size_t>(number_or(arguments, "--batch", 1, 1'000'000'000, 32768));
    plan.rules.seed = static_cast<std::uint64_t>(
        arguments.number("--seed", 0, std::numeric_limits<std::int64_t>::max()).value_or(1));
    plan.rules.threads = number_or(arguments, "--threads", 1, 256, 1);
    plan.resume = arguments.given("--resume");
    return plan;
}

void write_weights(engine::AnyWeights const& weights, std::string const& path, Console const& console) {
    auto file = value_or_fail(services::AtomicFile::create(path), console);
    auto written = file.write(weights.text());
    if (written) written = file.commit();
    if (!written) throw std::runtime_error(console.text(written.error()));
}

int run_fit(Arguments const& arguments, Console const& console) {
    engine::AnyGame const* game = nullptr;
    auto const games = games_in(needed(arguments, "--data"), game, arguments);
    auto const output = needed(arguments, "-o");
    auto plan = fit_plan(arguments, *game);
    plan.checkpoint = output + ".fit";
    std::stop_source stop;
    Interrupt const interrupt(stop);
    auto const tell = [&](WeightFitProgress const& at) {
        auto const number = [](double value) { return fmt::format("{:.6f}", value); };
        console.warn(console.text(core::message("cli.tune.epoch", at.epoch, number(at.training_loss),
                                                number(at.held_out_loss), number(at.best_loss),
                                                fmt::format("{:.3f}", at.rate))));
    };
    auto const result =
        value_or_fail(services::tuning::fit_weights(plan, games, tell, stop.get_token()), console);
    if (!result.finished) {
        console.warn(console.text(core::message("cli.tune.fit_stopped", result.last.epoch)));
        return 1;
    }
    write_weights(*result.weights, output, console);
    std::filesystem::remove(plan.checkpoint);
    console.say("cli.tune.fitted", result.last.training + result.last.held_out,
                fmt::format("{:.5f}", result.last.scale), fmt::format("{:.6f}", result.start_loss),
                fmt::format("{:.6f}", result.last.best_loss), output);
    return 0;
}

// The weights that are built in, or those of a file with what it leaves out.
int run_weights(Arguments const& arguments, Console const& console) {
    auto const weights = weights_of(arguments, game_of(arguments));
    if (auto const output = arguments.text("-o"))
        write_weights(*weights, *output, console);
    else
        console.print(weights->text());
    return 0;
}

int run(Arguments const& arguments, Console const& console) {
    if (arguments.verb() == "generate") return run_generate(arguments, console);
    if (arguments.verb() == "fit") return run_fit(arguments, console);
    if (arguments.verb() == "order") return run_tune_order(arguments, console);
    if (arguments.verb() == "rating") return run_tune_rating(arguments, console);
    return run_weights(arguments, console);
}

constexpr std::array<std::string_view, 5> verbs = {"generate", "fit", "weights", "order", "rating"};

constexpr std::array options = {
    Option{"--game", "G", "cli.option.game"},
    Option{"--eval", "FILE", "cli.option.eval"},
    Option{"-o", "FILE", "cli.tune.output"},
    Option{"--games", "N", "cli.tune.games"},
    Option{"--nodes", "N", "cli.tune.nodes"},
    Option{"--opening", "N", "cli.tune.opening"},
    Option{"--data", "FILE", "cli.tune.data"},
    Option{"--score-share", "PERCENT", "cli.tune.score_share"},
    Option{"--epochs", "N", "cli.tune.epochs"},
    Option{"--rate", "N", "cli.tune.rate"},
    Option{"--prior", "N", "cli.tune.prior"},
    Option{"--batch", "N", "cli.tune.batch"},
    Option{"--patience", "N", "cli.tune.patience"},
    Option{"--seed", "N", "cli.tune.seed"},
    Option{"--threads", "T", "cli.option.threads"},
    Option{"--resume", "", "cli.tune.resume"},
    Option{"--puzzles", "FILE", "cli.tune.puzzles"},
    Option{"--json", "", "cli.option.json"},
};

constexpr std::array examples = {
    Example{"damero tune generate --games 4000 --nodes 3000 -o chess.positions", "cli.tune.example.generate"},
    Example{"damero tune fit --data chess.positions -o mine.toml", "cli.tune.example.fit"},
    Example{"damero tune weights --game damas", "cli.tune.example.weights"},
    Example{"damero tune order --puzzles puzzles.csv", "cli.tune.example.order"},
    Example{"damero tune rating --puzzles puzzles.csv", "cli.tune.example.rating"},
};

} // namespace

constinit Command const tune_command = {
    .name = "tune",
    .about = "cli.tune.about",
    .usage = "damero tune generate -o FILE [--game G] [--games N] [--nodes N] [--opening N] [--eval FILE]\n"
             "                     [--seed N] [--threads T] [--resume]\n"
             "damero tune fit --data FILE -o FILE [--eval START] [--score-share PERCENT] [--epochs N]\n"
             "                [--rate N] [--prior N] [--batch N] [--patience N] [--seed N] [--threads T] "
             "[--resume]\n"
             "damero tune weights [--game G] [--eval FILE] [-o FILE]\n"
             "damero tune order --puzzles FILE [-o FILE] [--json]\n"
             "damero tune rating --puzzles FILE [-o FOLDER] [--threads T] [--json]",
    .options = options,
    .examples = examples,
    .run = run,
    .verbs = verbs,
};

} // namespace apps
