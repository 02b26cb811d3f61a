// The commands of the lab, a file each.
#pragma once

#include "apps/common/command.hpp"

#include <string>
#include <vector>

namespace apps {

// The specifications that --bot gives, with the rules of --kb where a bot can do with them.
std::vector<std::string> lab_bots(Arguments const& arguments);

int lab_tree(Arguments const& arguments, Console const& console);
int lab_compare(Arguments const& arguments, Console const& console);
int lab_report(Arguments const& arguments, Console const& console);

} // namespace apps
