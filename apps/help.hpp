// What --help prints.
#pragma once

#include "apps/common/command.hpp"

#include <span>
#include <string>

namespace apps {

std::string program_help(Console const& console, std::span<Command const* const> commands);
std::string command_help(Console const& console, Command const& command);

} // namespace apps
