// The textbook search of a bot, written down as a tree.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "search/teaching/tree.hpp"

#include <cstdint>
#include <stop_token>

namespace services::lab {

// How much of a search becomes a tree. Where not all of its nodes fit, the deepest plies are only counted.
struct TreeLimits {
    std::uint64_t shown = 20'000;
    std::uint64_t searched = 5'000'000; // a search of more is given up
};

// The same search as AnyState::advice. An error when a limit forbids it,
// or once it is stopped.
core::Expected<search::SearchTree> tree_of(engine::AnyState const& state,
                                           engine::TextbookSearch const& search, TreeLimits const& limits,
                                           std::stop_token const& stop = {});

// The same of a state of G. Instantiated for every game.
template <class G>
core::Expected<search::SearchTree> tree_in(engine::AnyState const& state,
                                           engine::TextbookSearch const& search, TreeLimits const& limits,
                                           std::stop_token const& stop);

} // namespace services::lab
