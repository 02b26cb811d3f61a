// damero kb order: the moves of a position in the order they are searched in, and why.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"

namespace apps {

int run_kb_order(Arguments const& arguments, Console const& console);

} // namespace apps
