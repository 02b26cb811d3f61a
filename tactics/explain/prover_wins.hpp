// The part of Prover that shows forced wins: search/forced_win.hpp finds them, and here the tree is written down.
#pragma once

#include "tactics/explain/prover.hpp"

namespace tactics {

// A proof's budget as search/forced_win.hpp asks for it; nothing is known of the positions.
struct WinAllowance {
    NodeBudget* budget;

    template <class Position>
    static core::MoveTag hint(Position const&) {
        return core::MoveTag::none;
    }
    bool take() { return budget->take(); }
};

// Every move for a short win; for a longer one only lines with few moves that are not forcing, for the longest with none.
template <core::Game G>
std::optional<Proof<G>> Prover<G>::win(Move move, int moves) {
    constexpr int always_in_full = 2;
    constexpr int with_quiet_moves = 3;
    WinSearch search(WinAllowance{&budget_});
    std::optional<Proof<G>> found;
    for (int n = 1; n <= moves && !found; ++n) {
        int const most_quiet = n <= with_quiet_moves ? std::min(n, always_in_full) : 0;
        for (int quiet = n <= always_in_full ? n : 0; quiet <= most_quiet && !found; ++quiet) {
            Distance const left{2 * n - 2, quiet};
            Proof<G> proof{.root = Node{.move = move}, .wins_in = n};
            if (after(move, [&] { return is_lost(search, left) && win_after(search, left, proof.root); }))
                found = std::move(proof);
        }
    }
    return found;
}

template <core::Game G>
bool Prover<G>::is_lost(WinSearch& search, Distance left) {
    return search.loses(position_, trail_, left.plies, left.quiet).value_or(false);
}

// The loser is to move and loses within so many plies.
template <core::Game G>
bool Prover<G>::win_after(WinSearch& search, Distance left, Node& into) {
    if (G::is_draw(position_, trail_)) return false;
    Moves moves;
    G::generate(position_, moves);
    if (moves.empty()) {
        into.ending = Ending::won;
        return core::is_loss(G::no_moves_score(position_, core::Ply{0}));
    }
    for (auto const reply : moves) {
        Node node{.move = reply};
        if (!after(reply, [&] { return win_now(search, left, node); })) return false;
        into.next.push_back(std::move(node));
    }
    return true;
}

// The winner is to move: the shortest way there is.
template <core::Game G>
bool Prover<G>::win_now(WinSearch& search, Distance within, Node& into) {
    if (G::is_draw(position_, trail_)) return false;
    for (Distance left{0, within.quiet}; left.plies < within.plies - 1; left.plies += 2) {
        if (!search.wins(position_, trail_, left.plies + 1, left.quiet).value_or(false)) continue;
        Moves answers;
        G::generate(position_, answers);
        for (auto const answer : answers) {
            Node next{.move = answer};
            if (!after(answer, [&] { return is_lost(search, left) && win_after(search, left, next); }))
                continue;
            into.next.push_back(std::move(next));
            return true;
        }
    }
    return false;
}

} // namespace tactics
