#include "services/server/lab/searches.hpp"

#include "play/bots/bot_spec.hpp"
#include "play/bots/tactical_bot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace services::server {
namespace {

struct ServedSearch {
    std::string_view name;
    bool has_order;
};
constexpr std::array served = {ServedSearch{"minimax", false}, ServedSearch{"heuristic", false},
                               ServedSearch{"tactical", true}, ServedSearch{"material", true}};

core::Error unknown(play::BotSpec const& spec) {
    std::vector<std::string_view> names;
    for (auto const& search : served) names.push_back(search.name);
    return {core::message("bot.unknown", spec.name, fmt::format("{}", fmt::join(names, ", "))),
            {.column = 1}};
}

// Taken out of the parameters; empty where it is not there.
std::string taken(play::BotSpec& spec, std::string_view key) {
    auto const found = std::ranges::find(spec.parameters, key, &play::BotParameter::key);
    if (found == spec.parameters.end()) return {};
    auto value = std::move(found->value);
    spec.parameters.erase(found);
    return value;
}

std::string written_again(play::BotSpec const& spec) {
    std::string text = spec.name;
    for (char join = '?'; auto const& [key, value, column] : spec.parameters) {
        text += join + key + '=' + play::encoded(value);
        join = '&';
    }
    return text;
}

// The parameters of a lab search, and no others: depth within what a class can wait for, an order, and whose rules count.
core::Expected<void> check(play::BotSpec spec) {
    auto const search = std::ranges::find(served, spec.name, &ServedSearch::name);
    if (search == served.end()) return tl::unexpected(unknown(spec));
    if (search->has_order) taken(spec, "order");
    static constexpr std::array known = {play::NumberParameter{"depth", 1, 1, deepest_lab_search}};
    auto const numbers = play::numbers(spec, known);
    if (!numbers) return tl::unexpected(numbers.error());
    return {};
}

core::Expected<void> check_all(std::string const& written, engine::AnyGame const& game) {
    auto spec = play::parse_bot_spec(written);
    if (!spec) return tl::unexpected(spec.error());
    if (spec->name == "tactical")
        if (auto const whose = taken(*spec, "rules"); !whose.empty() && whose != "none")
            return core::failure(core::message("server.lab_rules", whose));
    if (auto const sound = check(*spec); !sound) return sound;
    if (auto const made = lab::LabBot::make(written_again(*spec), game); !made)
        return tl::unexpected(made.error());
    return {};
}

} // namespace

Result<void> check_lab_search(std::string const& spec, engine::AnyGame const& game,
                              std::string const& where) {
    if (auto const sound = check_all(spec, game); !sound) return refused(Code::bad_bot, sound.error(), where);
    return {};
}

core::Expected<lab::LabBot> make_lab_bot(std::string const& spec, engine::AnyGame const& game,
                                         OwnRules& rules) {
    auto parsed = play::parse_bot_spec(spec);
    if (!parsed) return tl::unexpected(parsed.error());
    bool const alone = taken(*parsed, "rules") == "none";
    auto bot = parsed->name == "tactical"
                   ? play::tactical_bot(*parsed, game, alone ? play::LoadedRules{} : rules.for_order(game))
                   : play::make_bot(written_again(*parsed), game);
    if (!bot) return tl::unexpected(bot.error());
    return lab::LabBot{spec, std::move(*bot)};
}

} // namespace services::server
