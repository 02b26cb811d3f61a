// Whoever watches a search: statistics, a tree trace, progress. A search calls enter when it comes to a node,
// child before each move it tries there, and leave with the node's value; the silent observer compiles to
// nothing.
#pragma once

#include "core/game.hpp"

namespace core {

enum class Cut { none, beta, table, draw, stand_pat, pruned };

template <class O, class G>
concept Observer = Game<G> && requires(O observer, PositionOf<G> const at, MoveOf<G> const move,
                                       Score const score, Depth const depth, Ply const ply, Cut const cut) {
    observer.enter(at, score, score, depth, ply); // alpha, beta
    observer.child(move, ply);
    observer.leave(score, cut, ply);
};

struct Silent {
    template <class... Values>
    [[gnu::always_inline]] constexpr void enter(Values const&...) const noexcept {}
    template <class... Values>
    [[gnu::always_inline]] constexpr void child(Values const&...) const noexcept {}
    template <class... Values>
    [[gnu::always_inline]] constexpr void leave(Values const&...) const noexcept {}
};

// Two observers of one search, without a virtual call.
template <class First, class Second>
struct Both {
    First& first;
    Second& second;

    template <class... Values>
    void enter(Values const&... values) {
        first.enter(values...);
        second.enter(values...);
    }
    template <class... Values>
    void child(Values const&... values) {
        first.child(values...);
        second.child(values...);
    }
    template <class... Values>
    void leave(Values const&... values) {
        first.leave(values...);
        second.leave(values...);
    }
};

} // namespace core
