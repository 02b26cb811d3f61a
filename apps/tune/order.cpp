#include "apps/tune/tune.hpp"

#include "apps/common/bad_usage.hpp"
#include "engine/games.hpp"
#include "knowledge/ordering/chess_orders.hpp"
#include "services/jobs/atomic_file.hpp"
#include "services/tuning/order_fit.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <stdexcept>

namespace apps {
namespace {

using knowledge::ordering::OrderWeights;
using services::tuning::OrderStanding;
using Json = nlohmann::ordered_json;

struct Row {
    std::string order;
    OrderStanding standing;
};

void write(OrderWeights const& weights, std::string const& path, Console const& console) {
    auto file = services::AtomicFile::create(path);
    if (!file) throw std::runtime_error(console.text(file.error()));
    auto written = file->write(knowledge::ordering::order_weights_text(weights));
    if (written) written = file->commit();
    if (!written) throw std::runtime_error(console.text(written.error()));
}

std::string as_text(Console const& console, std::vector<Row> const& rows) {
    auto text = console.text(core::message("cli.tune.order_table", rows.front().standing.moves)) + "\n";
    text += fmt::format("{:<10} {:>8} {:>8} {:>8}\n", "", "1", "1-3", "mean");
    for (auto const& [order, standing] : rows)
        text += fmt::format("{:<10} {:>6.1f} % {:>6.1f} % {:>8.2f}\n", order, standing.first,
                            standing.among_three, standing.mean_rank);
    return text;
}

std::string as_json(std::vector<Row> const& rows) {
    auto list = Json::array();
    for (auto const& [order, standing] : rows)
        list.push_back({{"order", order},
                        {"moves", standing.moves},
                        {"first", standing.first},
                        {"in_first_three", standing.among_three},
                        {"mean_rank", standing.mean_rank}});
    return list.dump() + "\n";
}

} // namespace

int run_tune_order(Arguments const& arguments, Console const& console) {
    auto const path = arguments.text("--puzzles");
    if (!path) throw BadUsage("--puzzles", core::message("cli.tune.needs"));
    auto const& chess = engine::game_of<chess::Chess>();
    if (auto const game = arguments.text("--game"))
        if (value_or_throw(engine::game_named(*game), "--game") != &chess)
            throw BadUsage("--game", core::message("cli.tune.order_chess"));
    auto const moves = value_or_throw(services::tuning::read_puzzle_moves(*path), "--puzzles");
    std::vector<Row> rows;
    for (auto const name : knowledge::order_names)
        rows.push_back({std::string(name),
                        services::tuning::standing_of(knowledge::order_named(name, chess)->get(), moves)});
    if (auto const output = arguments.text("-o")) {
        auto const told = [&](int round, double loss) {
            console.warn(
                console.text(core::message("cli.tune.order_round", round, fmt::format("{:.4f}", loss))));
        };
        auto const weights = services::tuning::fit_order(moves, {}, told);
        write(weights, *output, console);
        rows.push_back({"fitted", services::tuning::standing_of(
                                      knowledge::ordering::chess_order_by(weights).get(), moves)});
    }
    console.print(arguments.given("--json") ? as_json(rows) : as_text(console, rows));
    return 0;
}

} // namespace apps
