#include "apps/common/bad_usage.hpp"
#include "apps/common/interrupt.hpp"
#include "apps/tune/tune.hpp"
#include "services/jobs/atomic_file.hpp"
#include "services/mining/rating_fit.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <chrono>
#include <filesystem>
#include <stdexcept>

namespace apps {
namespace {

using services::mining::RatedPuzzle;
using services::mining::RatingModel;
using services::mining::RatingStanding;
using services::mining::RatingWeights;
using Json = nlohmann::ordered_json;

struct Row {
    std::string model;
    RatingStanding standing;
};

void write(std::string const& text, std::filesystem::path const& path, Console const& console) {
    auto file = services::AtomicFile::create(path);
    if (!file) throw std::runtime_error(console.text(file.error()));
    auto written = file->write(text);
    if (written) written = file->commit();
    if (!written) throw std::runtime_error(console.text(written.error()));
}

std::string as_text(Console const& console, std::vector<Row> const& rows) {
    auto text = console.text(core::message("cli.tune.rating_table", rows.front().standing.puzzles)) + "\n" +
                console.text(core::message("cli.tune.rating_columns")) + "\n";
    for (auto const& [model, standing] : rows)
        text += fmt::format("{:<16} {:>6.3f} {:>6.0f} {:>6.0f}\n", model, standing.rank_correlation,
                            standing.mean_error, standing.spread);
    return text;
}

std::string as_json(std::vector<Row> const& rows) {
    auto list = Json::array();
    for (auto const& [model, standing] : rows)
        list.push_back({{"model", model},
                        {"puzzles", standing.puzzles},
                        {"rank_correlation", standing.rank_correlation},
                        {"mean_error", standing.mean_error},
                        {"mean_error_of_mean", standing.spread}});
    return list.dump() + "\n";
}

services::mining::RatedPuzzles measured(Arguments const& arguments, Console const& console,
                                        std::stop_token const& stop) {
    auto const path = arguments.text("--puzzles");
    if (!path) throw BadUsage("--puzzles", core::message("cli.tune.needs"));
    auto last = std::chrono::steady_clock::now();
    auto const tell = [&](std::size_t puzzles) {
        auto const now = std::chrono::steady_clock::now();
        if (now - last < std::chrono::seconds(5)) return;
        last = now;
        console.warn(console.text(core::message("cli.tune.rating_measured", puzzles)));
    };
    auto const threads = static_cast<int>(arguments.number("--threads", 1, 256).value_or(1));
    return value_or_throw(services::mining::read_rated({*path, threads, tell}, stop), "--puzzles");
}

} // namespace

// Both models: that of chess, and the one for games that nobody has rated puzzles of.
int run_tune_rating(Arguments const& arguments, Console const& console) {
    std::stop_source stop;
    Interrupt const interrupt(stop);
    auto const rated = measured(arguments, console, stop.get_token());
    if (stop.stop_requested()) return 1;
    std::vector<Row> rows;
    for (auto const model : {RatingModel::chess, RatingModel::other}) {
        std::string const name(services::mining::name_of(model));
        auto const& puzzles = model == RatingModel::chess ? rated.chess : rated.other;
        rows.push_back(
            {name + " shipped", standing_of(services::mining::shipped_rating(model), puzzles, true)});
        auto const fitted = services::mining::fit_rating(puzzles);
        rows.push_back({name + " fitted", standing_of(fitted, puzzles, true)});
        if (auto const folder = arguments.text("-o"))
            write(services::mining::rating_text(model, fitted),
                  std::filesystem::path(*folder) / ("puzzle-rating-" + name + ".toml"), console);
    }
    console.print(arguments.given("--json") ? as_json(rows) : as_text(console, rows));
    return 0;
}

} // namespace apps
