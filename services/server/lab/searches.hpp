// Which searches a page may put side by side, and as what they are written: `tactical?depth=4&order=classic`. Fewer bots than play, and
// no folders: a page may not name files of the server's machine. The rules that people have written here order the moves of `tactical`
// searches, unless it has `rules=none`.
#pragma once

#include "engine/any_game.hpp"
#include "services/lab/comparison.hpp"
#include "services/server/rules/own_rules.hpp"

#include <string>

namespace services::server {

inline constexpr int deepest_lab_search = 8;

// Whether it may be asked for, for this game; refusals name the field `where`.
Result<void> check_lab_search(std::string const& spec, engine::AnyGame const& game, std::string const& where);

// Of a specification that was checked.
core::Expected<lab::LabBot> make_lab_bot(std::string const& spec, engine::AnyGame const& game,
                                         OwnRules& rules);

} // namespace services::server
