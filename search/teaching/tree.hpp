// The tree of a textbook search, written down: what was searched, with what bounds, what came of it, and which moves
// nobody looked at. Knows no game; search/teaching/tree_recorder.hpp writes it.
#pragma once

#include "core/observer.hpp"
#include "core/types.hpp"
#include "search/teaching/statistics.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace search {

// What a value says about the position below it, by fail-soft alpha-beta's promise.
enum class Claim { exact, at_least, at_most };

// Why an order puts a move where it comes: what counted most for it, by the order's name, and all its points together.
struct MoveReason {
    std::string name; // empty: nothing spoke for it
    int points = 0;

    bool operator==(MoveReason const&) const = default;
};

struct TreeNode {
    std::string move; // that led here, in the game's notation; empty at the root
    core::Ply ply{};
    bool maximises = false; // the player at the root is to move
    core::Score alpha{};    // on entry; detail::unbounded below and above where nothing is known yet
    core::Score beta{};
    core::Score value{}; // for the player at the root
    core::Cut cut = core::Cut::none;
    int moves = 0;           // there are here; 0 where the search stopped
    int searched = 0;        // of them
    std::uint64_t nodes = 0; // of this subtree, itself too, shown or not
    bool principal = false;  // on the line that both players choose
    std::vector<std::size_t> children =
        {}; // of those that were searched, in order; none below the shown depth
    std::vector<std::string> never_searched = {}; // the others, after a cut; none below the shown depth
    MoveReason reason = {};                       // of the move that led here, from an order that has reasons

    [[nodiscard]] bool is_leaf() const { return moves == 0; }
    [[nodiscard]] bool is_folded() const { return searched > 0 && children.empty(); }

    // A leaf's value is what the evaluation says. Any other is exact only within the bounds it was searched with.
    [[nodiscard]] Claim claim() const {
        if (is_leaf() || (value > alpha && value < beta)) return Claim::exact;
        return value >= beta ? Claim::at_least : Claim::at_most;
    }

    bool operator==(TreeNode const&) const = default;
};

struct SearchTree {
    std::vector<TreeNode> nodes; // in the order they were entered, the root first
    SearchStatistics statistics; // of the whole search
    core::Ply shown_depth{};     // nodes below it were searched and are counted, but not written down

    [[nodiscard]] TreeNode const& root() const { return nodes.front(); }
    [[nodiscard]] bool is_whole() const { return nodes.size() == statistics.nodes_visited; }
};

} // namespace search
