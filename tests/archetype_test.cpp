// Every template that claims to need no more than core::Game, instantiated with the game that has no more.
// A new template of that kind is added to this list.
#include "core/observer.hpp"
#include "search/perft.hpp"
#include "tests/archetype.hpp"

#include <gtest/gtest.h>

#include <vector>

using tests::Archetype;

static_assert(core::Observer<core::Silent, Archetype>);
static_assert(core::Observer<core::Both<core::Silent, core::Silent>, Archetype>);
template search::Nodes search::perft<Archetype>(Archetype::Position&, core::Depth);
template search::Nodes search::perft<Archetype>(Archetype::Position const&, core::Depth, int);
template std::vector<search::Branch<Archetype>> search::divide<Archetype>(Archetype::Position const&,
                                                                          core::Depth, int);

namespace {

// Writes down what it sees.
struct Notes {
    std::vector<int> entered;
    std::vector<int> tried;
    std::vector<core::Score> left;

    void enter(Archetype::Position const& at, core::Score, core::Score, core::Depth, core::Ply) {
        entered.push_back(at.left);
    }
    void child(Archetype::Move const& move, core::Ply) { tried.push_back(move.taken); }
    void leave(core::Score score, core::Cut, core::Ply) { left.push_back(score); }
};
static_assert(core::Observer<Notes, Archetype>);

// The least of searches: every line to its end, as any search would use the concept and the observer.
template <core::Game G, core::Observer<G> O>
core::Score solve(core::PositionOf<G>& at, core::Ply ply, O& observer) {
    observer.enter(at, -core::infinity, core::infinity, core::Depth{0}, ply);
    core::MovesOf<G> moves;
    G::generate(at, moves);
    auto best = moves.empty() ? G::no_moves_score(at, ply) : -core::infinity;
    for (auto const move : moves) {
        observer.child(move, ply);
        core::UndoOf<G> undo;
        at.make(move, undo);
        best = std::max(best, -solve<G>(at, ply + core::Ply{1}, observer));
        at.unmake(move, undo);
    }
    observer.leave(best, core::Cut::none, ply);
    return best;
}

} // namespace

TEST(Archetype, IsAGameThatCanBeSearched) {
    core::Silent silent;
    for (int heap = 0; heap < 10; ++heap) {
        Archetype::Position at{heap};
        auto const value = solve<Archetype>(at, core::Ply{0}, silent);
        EXPECT_EQ(value > core::drawn, heap % 3 != 0) << heap;
        EXPECT_EQ(at, Archetype::Position{heap});
    }
}

TEST(Archetype, IsCountedByPerft) {
    Archetype::Position const heap_of_seven;
    for (int const threads : {1, 2}) {
        EXPECT_EQ(search::perft<Archetype>(heap_of_seven, core::Depth{3}, threads), 8u);
        EXPECT_EQ(search::perft<Archetype>(heap_of_seven, core::Depth{4}, threads), 15u)
            << "but for four twos";
        EXPECT_EQ(search::divide<Archetype>(heap_of_seven, core::Depth{4}, threads).back().nodes, 7u);
    }
}

TEST(Observer, BothSeeTheSameSearch) {
    Notes first;
    Notes second;
    core::Both<Notes, Notes> both{first, second};
    Archetype::Position at{2};
    solve<Archetype>(at, core::Ply{0}, both);
    EXPECT_EQ(first.entered, (std::vector{2, 1, 0, 0}));
    EXPECT_EQ(first.tried, (std::vector{1, 1, 2}));
    EXPECT_EQ(first.left.back(), core::win_in(core::Ply{1}));
    EXPECT_EQ(second.entered, first.entered);
    EXPECT_EQ(second.tried, first.tried);
    EXPECT_EQ(second.left, first.left);
}
