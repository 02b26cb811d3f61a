// Which bots a server lets play. Programs outside it are not among them: a page may not start any.
#include "services/server/game/players.hpp"

#include "play/bots/bot_spec.hpp"
#include "play/bots/engine_bot.hpp"
#include "play/bots/levels.hpp"
#include "play/bots/tactical_bot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace services::server {
namespace {

constexpr std::size_t longest_spec = 200;
constexpr std::uint64_t usual_engine_time = 1000; // milliseconds

// Bots that need no more than this are asked before those that do.
constexpr std::uint64_t quick_time = 1000; // milliseconds
constexpr std::uint64_t quick_nodes = 100'000;
constexpr std::uint64_t quick_depth = 2;

using play::NumberParameter;

// Shallow enough to end in seconds, in any game.
constexpr std::array random_numbers = {
    NumberParameter{"seed", 1, 0, std::numeric_limits<std::uint64_t>::max()}};
constexpr std::array minimax_numbers = {NumberParameter{"depth", 3, 1, 4}};
constexpr std::array heuristic_numbers = {NumberParameter{"depth", 4, 1, 6}};
constexpr std::array tactical_numbers = {NumberParameter{"depth", 4, 1, 6}};
constexpr std::array engine_numbers = {NumberParameter{"depth", 0, 1, 100},
                                       NumberParameter{"nodes", 0, 1, 1'000'000'000},
                                       NumberParameter{"movetime", 0, 1, 60'000}};

struct ServedBot {
    std::string_view name;
    std::span<NumberParameter const> numbers;
};
constexpr std::array served_bots = {
    ServedBot{"random", random_numbers}, ServedBot{"minimax", minimax_numbers},
    ServedBot{"heuristic", heuristic_numbers}, ServedBot{"tactical", tactical_numbers},
    ServedBot{"engine", engine_numbers}};

core::Expected<std::vector<std::uint64_t>> numbers_of(play::BotSpec const& spec) {
    std::vector<std::string_view> names;
    for (auto const& bot : served_bots) {
        if (bot.name == spec.name) return play::numbers(spec, bot.numbers);
        names.push_back(bot.name);
    }
    if (spec.name.starts_with("uci:")) return core::failure(core::message("server.bot_outside"));
    return core::failure(core::message("bot.unknown", spec.name, fmt::format("{}", fmt::join(names, ", "))));
}

// The one parameter that is no number.
core::Expected<void> take_order(play::BotSpec& spec) {
    auto const order = std::ranges::find(spec.parameters, "order", &play::BotParameter::key);
    if (order == spec.parameters.end()) return {};
    auto const name = order->value;
    spec.parameters.erase(order);
    if (std::ranges::find(knowledge::order_names, name) != knowledge::order_names.end()) return {};
    return core::failure(
        core::message("order.unknown", name, fmt::format("{}", fmt::join(knowledge::order_names, ", "))));
}

core::Expected<void> check_bot(std::string_view written) {
    auto const spec = play::parse_bot_spec(written);
    if (!spec) return tl::unexpected(spec.error());
    auto counted = *spec;
    if (spec->name == "tactical")
        if (auto const sound = take_order(counted); !sound) return sound;
    auto const numbers = numbers_of(counted);
    if (!numbers) return tl::unexpected(numbers.error());
    return {};
}

std::unique_ptr<play::Bot> engine_bot(play::BotSpec const& spec, engine::AnyGame const& game,
                                      engine::EngineOptions const& options) {
    auto const values = numbers_of(spec);
    if (!values) return nullptr;
    search::Limits own;
    auto const depth = (*values)[0];
    auto const nodes = (*values)[1];
    auto const time = (*values)[2];
    if (depth > 0) own.depth = core::Depth{static_cast<int>(depth)};
    if (nodes > 0) own.nodes = nodes;
    if (depth == 0 && nodes == 0)
        own.move_time = search::Milliseconds{static_cast<long long>(time > 0 ? time : usual_engine_time)};
    else if (time > 0)
        own.move_time = search::Milliseconds{static_cast<long long>(time)};
    return std::make_unique<play::EngineBot>(game, options, own, play::OwnLimits::beside_turn);
}

} // namespace

Player stored_player(std::string_view text) {
    if (text.starts_with("bot ")) return {Player::Kind::bot, 0, std::string(text.substr(4))};
    if (text.starts_with("human ")) return {.name = std::string(text.substr(6))};
    if (!text.starts_with("level ")) return {};
    Player player{Player::Kind::level, 1, {}};
    std::from_chars(text.data() + 6, text.data() + text.size(), player.level);
    return player;
}

std::string stored_text(Player const& player) {
    switch (player.kind) {
    case Player::Kind::human:
        break;
    case Player::Kind::level:
        return fmt::format("level {}", player.level);
    case Player::Kind::bot:
        return "bot " + player.spec;
    }
    return player.name.empty() ? "human" : "human " + player.name;
}

Json player_json(Player const& player) {
    switch (player.kind) {
    case Player::Kind::human:
        break;
    case Player::Kind::level:
        return {{"kind", "level"}, {"level", player.level}};
    case Player::Kind::bot:
        return {{"kind", "bot"}, {"spec", player.spec}};
    }
    Json person = {{"kind", "human"}};
    if (!player.name.empty()) person["name"] = player.name;
    return person;
}

std::string player_name(Player const& player) {
    switch (player.kind) {
    case Player::Kind::human:
        break;
    case Player::Kind::level:
        return core::text(core::Language::english, core::message("server.level", player.level));
    case Player::Kind::bot:
        return player.spec;
    }
    return player.name.empty() ? core::text(core::Language::english, core::message("server.person"))
                               : player.name;
}

Result<Player> read_player(Json const& json, std::string const& where) {
    static constexpr std::array<std::string_view, 3> kinds = {"human", "level", "bot"};
    Fields fields(json, where);
    auto const kind = fields.choice("kind", kinds);
    Player player;
    if (kind == "level") {
        player.kind = Player::Kind::level;
        player.level = static_cast<int>(fields.number("level", play::weakest_level, play::strongest_level));
    } else if (kind == "bot") {
        player.kind = Player::Kind::bot;
        player.spec = fields.text("spec", longest_spec);
    } else if (fields.has("name"))
        player.name = fields.text("name", longest_name);
    if (auto const refusal = fields.refusal()) return tl::unexpected(*refusal);
    if (player.kind == Player::Kind::bot)
        if (auto const good = check_bot(player.spec); !good)
            return refused(Code::bad_bot, good.error(), where + ".spec");
    return player;
}

bool moves_quickly(Player const& player) {
    if (player.kind == Player::Kind::level) return player.level < play::strongest_level;
    auto const spec = play::parse_bot_spec(player.spec);
    if (!spec || spec->name == "tactical") return false; // its rules may need a process, and that its time
    auto const values = numbers_of(*spec);
    if (!values) return true; // it will not play at all
    if (spec->name == "minimax" || spec->name == "heuristic") return values->front() <= quick_depth;
    if (spec->name != "engine") return true;
    auto const nodes = (*values)[1];
    auto const time = (*values)[2];
    bool const is_timed = time > 0 || ((*values)[0] == 0 && nodes == 0);
    return (nodes > 0 && nodes <= quick_nodes) ||
           (is_timed && (time == 0 ? usual_engine_time : time) <= quick_time);
}

std::unique_ptr<play::Bot> make_bot(Player const& player, engine::AnyGame const& game,
                                    engine::EngineOptions const& options, OwnRules& rules) {
    if (player.kind == Player::Kind::level) return play::bot_for_level(player.level, game, options);
    if (player.kind != Player::Kind::bot || !check_bot(player.spec)) return nullptr;
    auto const spec = play::parse_bot_spec(player.spec);
    if (spec->name == "engine") return engine_bot(*spec, game, options);
    auto bot = spec->name == "tactical" ? play::tactical_bot(*spec, game, rules.for_order(game))
                                        : play::make_bot(player.spec, game);
    return bot ? std::move(*bot) : nullptr;
}

} // namespace services::server
