// The commands of the lab, a file each.
#pragma once

#include "apps/command.hpp"

namespace apps {

int lab_tree(Arguments const& arguments, Console const& console);
int lab_compare(Arguments const& arguments, Console const& console);
int lab_report(Arguments const& arguments, Console const& console);

} // namespace apps
