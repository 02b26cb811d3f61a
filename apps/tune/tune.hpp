// The subcommands of `damero tune`, a file each.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"

namespace apps {

// How well orders of chess moves do on puzzles, and new weights for damero's.
int run_tune_order(Arguments const& arguments, Console const& console);

// The ratings of puzzles, fitted to one half of a file and measured on the other.
int run_tune_rating(Arguments const& arguments, Console const& console);

} // namespace apps
