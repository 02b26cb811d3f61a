// damero lab compare: the same positions, or games against the random player, for several bots.
#include "apps/common/bad_usage.hpp"
#include "apps/common/interrupt.hpp"
#include "apps/lab/lab.hpp"
#include "apps/lab/progress.hpp"
#include "apps/lab/table.hpp"
#include "services/lab/positions.hpp"

#include <limits>
#include <stdexcept>

namespace apps {
namespace {

using services::lab::LabBot;

struct Plan {
    engine::AnyGame const* game;
    std::vector<LabBot> bots;
    int games;
    std::uint64_t seed;
};

Plan plan_of(Arguments const& arguments) {
    Plan plan{.game =
                  value_or_throw(engine::game_or_default(arguments.text("--game")), "--game"),
              .bots = {},
              .games = static_cast<int>(arguments.number("--games", 1, 100'000).value_or(0)),
              .seed = static_cast<std::uint64_t>(
                  arguments.number("--seed", 0, std::numeric_limits<std::int64_t>::max()).value_or(1))};
    for (auto const& spec : lab_bots(arguments))
        plan.bots.push_back(value_or_throw(LabBot::make(spec, *plan.game), "--bot"));
    if (plan.bots.empty()) throw BadUsage("--bot", core::message("cli.lab.bot_missing"));
    return plan;
}

// Those that are named; all middlegames where neither positions nor games are asked for.
std::vector<services::lab::LabPosition> positions_of(Arguments const& arguments, Plan const& plan) {
    std::vector<services::lab::LabPosition> positions;
    for (auto const* const option : {"--fen", "--position"})
        for (auto const& text : arguments.texts(option))
            positions.push_back(value_or_throw(services::lab::lab_position(*plan.game, text), option));
    if (positions.empty() && plan.games == 0) return services::lab::middlegames(*plan.game);
    return positions;
}

template <class T>
T value_or_fail(core::Expected<T> expected, Console const& console) {
    if (!expected) throw std::runtime_error(console.text(expected.error()));
    return std::move(*expected);
}

} // namespace

int lab_compare(Arguments const& arguments, Console const& console) {
    auto plan = plan_of(arguments);
    Comparison all;
    all.positions = positions_of(arguments, plan);
    for (auto const& bot : plan.bots) all.bots.push_back(bot.spec);
    std::stop_source stop;
    Interrupt const interrupt(stop);
    LabProgress progress(console,
                         (all.positions.size() + static_cast<std::size_t>(plan.games)) * plan.bots.size());
    std::size_t done = 0;
    for (auto const& position : all.positions)
        for (auto& bot : plan.bots) {
            progress.tell(done++, position.name + " " + bot.spec);
            all.findings.push_back(value_or_fail(measure(bot, position, stop.get_token()), console));
        }
    for (auto& bot : plan.bots) {
        services::lab::GameTally tally;
        for (int number = 1; number <= plan.games; ++number) {
            progress.tell(done++, bot.spec);
            auto const game =
                value_or_fail(play_lab_game(bot, *plan.game, plan.seed, number, stop.get_token()), console);
            if (number == 1)
                tally = game;
            else
                tally += game;
        }
        if (plan.games > 0) all.games.push_back(std::move(tally));
    }
    progress.finish();
    console.print(arguments.given("--json") ? services::lab::comparison_json(all.findings, all.games)
                                            : comparison_text(console, all));
    auto const apart = services::lab::disagreements(all.findings);
    for (auto const& one : apart) console.warn(disagreement_text(console, one));
    return apart.empty() ? 0 : 1;
}

} // namespace apps
