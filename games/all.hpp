// The list of games, and the only one: everything that goes over all games, in C++ and in CMake, is made from it.
// Declarations only. A game `folder::Type` is defined in games/folder/game.hpp.
#pragma once

#include "games/draughts/variants.hpp"
#include "games/hexapawn/boards.hpp"

#include <array>
#include <cstddef>
#include <type_traits>

namespace chess {
struct Chess;
}
namespace knights {
struct Knights;
}

namespace games {

template <class... Games>
struct GameList {
    static constexpr std::size_t size = sizeof...(Games);
};

// One a line: cmake/DameroGames.cmake reads them too.
// clang-format off
using AllGames = GameList<
    chess::Chess,
    knights::Knights,
    draughts::English,
    draughts::Spanish,
    draughts::Russian,
    draughts::Brazilian,
    draughts::Portuguese,
    draughts::Italian,
    draughts::Czech,
    draughts::Pool,
    draughts::International,
    draughts::Frisian,
    draughts::House,
    hexapawn::Small,
    hexapawn::Large>;
// clang-format on

namespace detail {
template <class G, class... Games>
constexpr int place_among(GameList<Games...>) {
    int place = 0;
    bool const found = ((std::is_same_v<G, Games> || (++place, false)) || ...);
    return found ? place : -1;
}
} // namespace detail

// A game's place in the list; -1 for a game that is not in it, such as those made for tests.
template <class G>
inline constexpr int place_of = detail::place_among<G>(AllGames{});

// A table with an entry for every game: entry(std::type_identity<G>{}), by place.
template <class Entry>
constexpr auto table_of_games(Entry entry) {
    return [&]<class... Games>(GameList<Games...>) {
        return std::array{entry(std::type_identity<Games>{})...};
    }(AllGames{});
}

} // namespace games
