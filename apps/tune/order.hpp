// damero tune order: how well orders of chess moves do on puzzles, and new weights for damero's.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"

namespace apps {

int run_tune_order(Arguments const& arguments, Console const& console);

} // namespace apps
