#include "play/bots/with_rules.hpp"

#include "play/bots/bot_spec.hpp"
#include "play/rules/rule_process.hpp"

#include <algorithm>

namespace play {

core::Expected<LoadedRules> rules_for_order(std::string const& folder, engine::AnyGame const& game) {
    auto const found = knowledge::rules_in(folder, knowledge::family_of(game));
    if (!found) return tl::unexpected(found.error());
    knowledge::Request request;
    request.folder = folder;
    return rules_for_order(std::move(request), game,
                           [](knowledge::Request const& wanted) { return rules::ask_apart(wanted); });
}

core::Expected<LoadedRules> rules_for_order(knowledge::Request request, engine::AnyGame const& game,
                                            knowledge::AskRules const& ask) {
    request.action = knowledge::Action::order;
    request.game = game.name();
    request.positions = {game.start()->fen()};
    request.limits.seconds = 5;
    auto const reply = ask(request);
    if (!reply) return tl::unexpected(reply.error());
    if (auto const complaint = knowledge::first_complaint(*reply)) return tl::unexpected(*complaint);
    return LoadedRules{std::make_shared<knowledge::RulePoints>(request, ask), reply->own_patterns};
}

std::string with_rules(std::string_view spec, std::string const& folder) {
    auto const parsed = parse_bot_spec(spec);
    bool const wanted = parsed && parsed->name == "tactical" &&
                        std::ranges::count(parsed->parameters, "kb", &BotParameter::key) == 0;
    if (!wanted) return std::string(spec);
    return std::string(spec) + (parsed->parameters.empty() ? "?kb=" : "&kb=") + encoded(folder);
}

} // namespace play
