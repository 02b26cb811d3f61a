// damero tune rating: the ratings of puzzles, fitted to one half of a file and measured on the other.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"

namespace apps {

int run_tune_rating(Arguments const& arguments, Console const& console);

} // namespace apps
