// The root of a search: its moves with what is known of each, and what is told of it.
#pragma once

#include "core/game.hpp"
#include "search/table.hpp"
#include "search/worker/node.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace search {

template <core::Game G>
struct RootMove {
    core::MoveOf<G> move;
    core::Score score = -core::infinity; // of the last iteration; -infinity: not better than those before it
    Bound bound = Bound::exact;
    core::Score previous = -core::infinity; // of the iteration before, always exact
    core::Ply selective_depth{};
    std::uint64_t nodes = 0; // spent on it, all iterations
    Variation<G> line{};
};

template <core::Game G>
using RootMoves = std::vector<RootMove<G>>;

// All legal moves, or those of `only` among them.
template <core::Game G>
RootMoves<G> root_moves(core::PositionOf<G> const& position, std::vector<core::MoveOf<G>> const& only) {
    core::MovesOf<G> moves;
    G::generate(position, moves);
    RootMoves<G> roots;
    for (auto const move : moves)
        if (only.empty() || std::ranges::find(only, move) != only.end()) {
            roots.push_back({.move = move});
            roots.back().line.push(move);
        }
    return roots;
}

// A line as it is told while the search goes on.
template <core::Game G>
struct Progress {
    int rank; // from 1
    core::Depth depth;
    core::Score score;
    Bound bound;
    RootMove<G> const& root;
};

} // namespace search
