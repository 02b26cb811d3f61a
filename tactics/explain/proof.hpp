// A proof that a move wins: a tree with one answer of the player at each of his nodes and every legal reply of the
// opponent at each of his. It ends where the opponent has lost, or where so much material is won and stays won. What that
// means is said once, in docs/explain.md, and tests/tactics/claim_checker.cpp checks it with code of its own.
#pragma once

#include "core/game.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace tactics {

// Why nothing follows a move in a proof.
enum class Ending {
    none,    // something follows
    won,     // the opponent has no move and has lost
    stands,  // after a reply: the material is won, and nothing that can be taken changes it
    settles, // after a reply: the same once `by` has been played
};

template <core::Game G>
struct ProofNode {
    core::MoveOf<G> move;
    Ending ending = Ending::none;
    core::MoveOf<G> by = move;        // where the ending is settles
    std::vector<ProofNode> next = {}; // behind a player's move every reply; behind a reply the one answer

    // How the player answers, if he needs to: behind a reply.
    [[nodiscard]] std::optional<core::MoveOf<G>> answer() const {
        if (ending == Ending::settles) return by;
        if (ending == Ending::none && !next.empty()) return next.front().move;
        return std::nullopt;
    }
};

template <core::Game G>
struct Proof {
    ProofNode<G> root; // the move itself
    int gain = 0;      // material over what there was before the move, at every end that is not won
    std::optional<int> wins_in = std::nullopt; // every end is won, after so many moves of the player at most
};

// Moves of the player along the longest line.
template <core::Game G>
int moves_of_player(ProofNode<G> const& move) {
    int longest = 0;
    for (auto const& reply : move.next)
        for (auto const& answer : reply.next) longest = std::max(longest, moves_of_player(answer));
    return longest + 1;
}

template <core::Game G>
int size_of(ProofNode<G> const& node) {
    int size = 1;
    for (auto const& next : node.next) size += size_of(next);
    return size;
}

} // namespace tactics
