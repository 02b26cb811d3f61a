// Rules of one's own for a bot that orders its moves: `--kb` at a command's word becomes a parameter of each such bot.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "knowledge/ordering/order.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace play {

struct LoadedRules {
    std::shared_ptr<knowledge::RulePoints> points;
    std::vector<std::string> patterns; // those that are not the house's
};

// Loads a folder's rules in a process apart and tries them at the start of the game; what is wrong with them is an error.
core::Expected<LoadedRules> rules_for_order(std::string const& folder, engine::AnyGame const& game);

// The same of rules that a request names, asked as `ask` asks.
core::Expected<LoadedRules> rules_for_order(knowledge::Request request, engine::AnyGame const& game,
                                            knowledge::AskRules const& ask);

// The specification with `kb=FOLDER` where the bot can do with it and has none yet.
std::string with_rules(std::string_view spec, std::string const& folder);

} // namespace play
