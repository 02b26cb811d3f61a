// Perft: how many sequences of legal moves of a given length there are. Counts the last ply in bulk, by the
// size of the list that the search's own generator fills, and keeps no table.
#pragma once

#include "core/game.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <numeric>
#include <thread>
#include <vector>

namespace search {

using Nodes = std::uint64_t;

template <core::Game G>
Nodes perft(core::PositionOf<G>& position, core::Depth depth) {
    if (depth <= core::Depth{0}) return 1;
    core::MovesOf<G> moves;
    G::generate(position, moves);
    if (depth == core::Depth{1}) return static_cast<Nodes>(moves.size());
    Nodes nodes = 0;
    for (auto const& move : moves) {
        core::UndoOf<G> undo;
        position.make(move, undo);
        nodes += perft<G>(position, depth - core::Depth{1});
        position.unmake(move, undo);
    }
    return nodes;
}

// The count below one move of the root.
template <core::Game G>
struct Branch {
    core::MoveOf<G> move;
    Nodes nodes;
};

namespace detail {

// A position two plies below the root (one, where the root's depth leaves no more), and whose share it is.
template <core::Game G>
struct Work {
    core::PositionOf<G> position;
    std::size_t branch;
};

template <core::Game G>
std::vector<Work<G>> deepen(std::vector<Work<G>> const& works, bool number_branches) {
    std::vector<Work<G>> deeper;
    for (auto const& work : works) {
        core::MovesOf<G> moves;
        G::generate(work.position, moves);
        for (int i = 0; i < moves.size(); ++i) {
            core::UndoOf<G> undo;
            deeper.push_back(work);
            if (number_branches) deeper.back().branch = static_cast<std::size_t>(i);
            deeper.back().position.make(moves[i], undo);
        }
    }
    return deeper;
}

// Threads take works one by one, so that a heavy one holds nobody up; each adds up on its own.
template <core::Game G>
std::vector<Nodes> count(std::vector<Work<G>> const& works, core::Depth depth, std::size_t branches,
                         std::size_t threads) {
    std::vector<std::vector<Nodes>> sums(threads, std::vector<Nodes>(branches, 0));
    std::atomic<std::size_t> next = 0;
    auto const run = [&](std::size_t self) {
        std::vector<Nodes> own(branches, 0);
        for (std::size_t i = next++; i < works.size(); i = next++) {
            auto position = works[i].position;
            own[works[i].branch] += perft<G>(position, depth);
        }
        sums[self] = std::move(own);
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t self = 1; self < threads; ++self) helpers.emplace_back(run, self);
        run(0);
    }
    std::vector<Nodes> total(branches, 0);
    for (auto const& sum : sums)
        for (std::size_t i = 0; i < branches; ++i) total[i] += sum[i];
    return total;
}

} // namespace detail

// The count of each root move, in the generator's order; for depth 0 there is nothing to divide.
template <core::Game G>
std::vector<Branch<G>> divide(core::PositionOf<G> const& root, core::Depth depth, int threads = 1) {
    std::vector<Branch<G>> branches;
    if (depth <= core::Depth{0}) return branches;
    core::MovesOf<G> moves;
    G::generate(root, moves);
    std::vector<detail::Work<G>> works{{root, 0}};
    works = detail::deepen<G>(works, true);
    auto rest = depth - core::Depth{1};
    if (rest > core::Depth{1}) {
        works = detail::deepen<G>(works, false);
        rest -= core::Depth{1};
    }
    auto const helpers = std::clamp<std::size_t>(static_cast<std::size_t>(std::max(threads, 1)), 1,
                                                 std::max<std::size_t>(works.size(), 1));
    auto const nodes = detail::count<G>(works, rest, static_cast<std::size_t>(moves.size()), helpers);
    for (int i = 0; i < moves.size(); ++i) branches.push_back({moves[i], nodes[static_cast<std::size_t>(i)]});
    return branches;
}

template <core::Game G>
Nodes perft(core::PositionOf<G> const& root, core::Depth depth, int threads) {
    if (threads <= 1 || depth <= core::Depth{2}) {
        auto position = root;
        return perft<G>(position, depth);
    }
    auto const branches = divide<G>(root, depth, threads);
    return std::accumulate(branches.begin(), branches.end(), Nodes{0},
                           [](Nodes sum, auto const& branch) { return sum + branch.nodes; });
}

} // namespace search
