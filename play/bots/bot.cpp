// The list of bots.
#include "play/bots/bot.hpp"

#include "core/words.hpp"
#include "engine/games.hpp"
#include "engine/weights_file.hpp"
#include "play/bots/bot_spec.hpp"
#include "play/bots/engine_bot.hpp"
#include "play/bots/levels.hpp"
#include "play/bots/material_bot.hpp"
#include "play/bots/random_bot.hpp"
#include "play/bots/tactical_bot.hpp"
#include "play/bots/textbook_bot.hpp"
#include "play/bots/with_rules.hpp"
#include "play/outside/uci_bot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <limits>

namespace play {
namespace {

using engine::AnyGame;
using MadeBot = core::Expected<std::unique_ptr<Bot>>;

MadeBot make_random(BotSpec spec, AnyGame const&) {
    static constexpr std::array known = {
        NumberParameter{"seed", RandomBot::usual_seed, 0, std::numeric_limits<std::uint64_t>::max()}};
    auto const values = numbers(spec, known);
    if (!values) return tl::unexpected(values.error());
    return std::make_unique<RandomBot>((*values)[0]);
}

template <engine::Textbook search, std::uint64_t usual_depth>
MadeBot make_textbook(BotSpec spec, AnyGame const&) {
    static constexpr std::array known = {NumberParameter{"depth", usual_depth, 1, 64}};
    auto const values = numbers(spec, known);
    if (!values) return tl::unexpected(values.error());
    return std::make_unique<TextbookBot>(search, core::Ply{static_cast<int>((*values)[0])});
}

// A parameter that is no number: taken out of the specification, so that numbers() sees the others.
std::optional<BotParameter> taken(BotSpec& spec, std::string_view key) {
    auto const found = std::ranges::find(spec.parameters, key, &BotParameter::key);
    if (found == spec.parameters.end()) return std::nullopt;
    auto parameter = std::move(*found);
    spec.parameters.erase(found);
    return parameter;
}

core::Error at_value_of(BotParameter const& parameter, core::Error error) {
    error.where.column = parameter.column + static_cast<int>(parameter.key.size()) + 1;
    return error;
}

MadeBot make_tactical(BotSpec spec, AnyGame const& game) {
    auto const folder = taken(spec, "kb");
    // What else is wrong with it is told before a process is started for its rules.
    if (auto plain = tactical_bot(spec, game, {}); !plain || !folder) return plain;
    auto const rules = rules_for_order(folder->value, game);
    if (!rules) return tl::unexpected(at_value_of(*folder, rules.error()));
    return tactical_bot(std::move(spec), game, *rules);
}

// 0 stands for a limit that is not given.
constexpr std::array limit_parameters = {NumberParameter{"depth", 0, 1, 100},
                                         NumberParameter{"nodes", 0, 1, 1'000'000'000'000},
                                         NumberParameter{"movetime", 0, 1, 86'400'000}};

search::Limits limits_from(std::span<std::uint64_t const> values) {
    search::Limits limits;
    if (values[0] > 0) limits.depth = core::Depth{static_cast<int>(values[0])};
    if (values[1] > 0) limits.nodes = values[1];
    if (values[2] > 0) limits.move_time = search::Milliseconds{static_cast<long long>(values[2])};
    return limits;
}

core::Expected<std::vector<core::TuningChange>> tuning_in(std::string const& path) {
    std::ifstream file(path, std::ios::binary);
    std::string const text((std::istreambuf_iterator<char>(file)), {});
    if (!file) return core::failure(core::message("tuning.unreadable", path));
    return core::read_tuning(text);
}

MadeBot make_engine(BotSpec spec, AnyGame const& game) {
    engine::EngineOptions options;
    if (auto const tuning = taken(spec, "tuning")) {
        auto changes = tuning_in(tuning->value);
        if (!changes) return tl::unexpected(changes.error());
        options.tuning = std::move(*changes);
    }
    if (auto const eval = taken(spec, "eval")) {
        auto weights = engine::weights_in(eval->value, game);
        if (!weights) return tl::unexpected(weights.error());
        options.weights = std::move(*weights);
    }
    std::array const known = {
        limit_parameters[0], limit_parameters[1], limit_parameters[2],
        NumberParameter{"hash", options.hash_megabytes, 1, 65536},
        NumberParameter{"threads", static_cast<std::uint64_t>(options.threads), 1, 256}};
    auto const values = numbers(spec, known);
    if (!values) return tl::unexpected(values.error());
    options.hash_megabytes = (*values)[3];
    options.threads = static_cast<int>((*values)[4]);
    return std::make_unique<EngineBot>(game, options, limits_from(*values));
}

MadeBot make_level(BotSpec spec, AnyGame const& game) {
    static constexpr std::array known = {
        NumberParameter{"level", 0, weakest_level, strongest_level},
        NumberParameter{"seed", RandomBot::usual_seed, 0, std::numeric_limits<std::uint64_t>::max()},
        NumberParameter{"hash", 16, 1, 65536}};
    auto const values = numbers(spec, known);
    if (!values) return tl::unexpected(values.error());
    if ((*values)[0] == 0)
        return core::failure(core::message("bot.level_missing", weakest_level, strongest_level),
                             {.column = 1});
    engine::EngineOptions options;
    options.hash_megabytes = (*values)[2];
    return bot_for_level(static_cast<int>((*values)[0]), game, options, (*values)[1]);
}

// How the solver orders moves: as it is meant to, or with less, to measure what that saves.
core::Expected<tactics::MaterialOrder> material_order(BotSpec& spec) {
    using tactics::MaterialOrder;
    auto const order = std::ranges::find(spec.parameters, "order", &BotParameter::key);
    if (order == spec.parameters.end()) return MaterialOrder::killers;
    auto const parameter = *order;
    spec.parameters.erase(order);
    if (parameter.value == "killers") return MaterialOrder::killers;
    if (parameter.value == "forcing") return MaterialOrder::forcing;
    if (parameter.value == "generated") return MaterialOrder::generated;
    return core::failure(core::message("bot.material_order", parameter.value), {.column = parameter.column});
}

MadeBot make_material(BotSpec spec, AnyGame const& game) {
    if (!engine::is<chess::Chess>(game))
        return core::failure(core::message("bot.material_chess_only", game.name()), {.column = 1});
    auto const order = material_order(spec);
    if (!order) return tl::unexpected(order.error());
    static constexpr std::array known = {NumberParameter{"depth", 0, 1, 64}};
    auto const values = numbers(spec, known);
    if (!values) return tl::unexpected(values.error());
    auto const depth = static_cast<int>((*values)[0]);
    return std::make_unique<MaterialBot>(depth > 0 ? std::optional(depth) : std::nullopt, *order);
}

constexpr std::string_view uci_prefix = "uci:";

// Takes the limits out of the parameters; what is left are UCI options, but for `args`.
MadeBot make_uci(BotSpec const& spec, AnyGame const& game) {
    auto const path = spec.name.substr(uci_prefix.size());
    if (path.empty()) return core::failure(core::message("bot.uci_path_missing"), {.column = 1});
    if (!engine::is<chess::Chess>(game))
        return core::failure(core::message("bot.uci_chess_only", game.name()), {.column = 1});
    UciEngine engine{{path}, {}, {}};
    BotSpec limits{spec.name, {}};
    for (auto const& parameter : spec.parameters) {
        bool const is_limit =
            std::ranges::count(limit_parameters, std::string_view(parameter.key), &NumberParameter::key) > 0;
        if (is_limit) {
            limits.parameters.push_back(parameter);
        } else if (parameter.key == "args") {
            for (auto const word : core::words_of(parameter.value)) engine.command.emplace_back(word);
        } else {
            engine.options.push_back(parameter);
        }
    }
    auto const values = numbers(limits, limit_parameters);
    if (!values) return tl::unexpected(values.error());
    engine.own_limits = limits_from(*values);
    auto bot = UciBot::start(std::move(engine));
    if (!bot) return tl::unexpected(bot.error());
    return std::move(*bot);
}

struct Kind {
    std::string_view name;
    MadeBot (*make)(BotSpec, AnyGame const&);
};
constexpr std::array kinds = {Kind{"random", make_random},
                              Kind{"minimax", make_textbook<engine::Textbook::minimax, 3>},
                              Kind{"heuristic", make_textbook<engine::Textbook::alpha_beta, 4>},
                              Kind{"tactical", make_tactical},
                              Kind{"material", make_material},
                              Kind{"engine", make_engine},
                              Kind{"level", make_level}};

} // namespace

MadeBot make_bot(std::string_view spec, AnyGame const& game) {
    auto const parsed = parse_bot_spec(spec);
    if (!parsed) return tl::unexpected(parsed.error());
    if (parsed->name.starts_with(uci_prefix)) return make_uci(*parsed, game);
    std::vector<std::string_view> names;
    for (auto const& kind : kinds) {
        if (kind.name == parsed->name) return kind.make(*parsed, game);
        names.push_back(kind.name);
    }
    names.push_back("uci:PATH");
    return core::failure(
        core::message("bot.unknown", parsed->name, fmt::format("{}", fmt::join(names, ", "))), {.column = 1});
}

} // namespace play
