// Every game of games/all.hpp, for typed tests.
#pragma once

#include "games/definitions.hpp"
#include "games/all.hpp"

#include <gtest/gtest.h>

namespace tests {

template <class List>
struct TypesOf;
template <class... Games>
struct TypesOf<games::GameList<Games...>> {
    using Types = testing::Types<Games...>;
};
using AllGames = TypesOf<games::AllGames>::Types;

} // namespace tests
