// The tree of moves: its shape, its equality, and that depth costs nothing.
#include "records/move_tree.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace {

using records::MoveTree;
using records::NodeId;

} // namespace

TEST(MoveTree, BeginsWithAPositionAndNoMove) {
    MoveTree const tree;
    EXPECT_EQ(tree.moves(), 0u);
    EXPECT_EQ(tree.first_child(NodeId::start), NodeId::none);
    EXPECT_TRUE(tree.main_line().empty());
}

TEST(MoveTree, TheFirstChildIsTheMainMove) {
    MoveTree tree;
    auto const e4 = tree.add(NodeId::start, "e4");
    auto const d4 = tree.add(NodeId::start, "d4");
    auto const e5 = tree.add(e4, "e5");
    EXPECT_EQ(tree.main_line(), (std::vector{e4, e5}));
    EXPECT_EQ(tree.next_sibling(e4), d4);
    EXPECT_EQ(tree.parent(e5), e4);
    EXPECT_FALSE(tree.begins_variation(e4));
    EXPECT_TRUE(tree.begins_variation(d4));
}

TEST(MoveTree, IsEqualInWhateverOrderItWasMade) {
    MoveTree one;
    auto const e4 = one.add(NodeId::start, "e4");
    one.add(NodeId::start, "d4");
    one.add(e4, "e5");
    MoveTree other;
    other.add(other.add(NodeId::start, "e4"), "e5");
    other.add(NodeId::start, "d4");
    EXPECT_EQ(one, other);
    other.add(NodeId::start, "c4");
    EXPECT_NE(one, other);
}

TEST(MoveTree, ShapeTellsTreesApart) {
    MoveTree line;
    line.add(line.add(NodeId::start, "a"), "b");
    MoveTree fork;
    fork.add(NodeId::start, "a");
    fork.add(NodeId::start, "b");
    EXPECT_NE(line, fork);
    EXPECT_NE(fork, line);
}

TEST(MoveTree, WhatIsSaidCountsAndTheLineDoesNot) {
    MoveTree one;
    MoveTree other;
    auto const id = one.add(NodeId::start, "e4");
    other.add(NodeId::start, "e4");
    one[id].line = 7;
    EXPECT_EQ(one, other);
    one[id].nags = {1};
    EXPECT_NE(one, other);
}

TEST(MoveTree, AMillionMovesDeepIsCopiedComparedAndDestroyed) {
    MoveTree tree;
    auto at = NodeId::start;
    for (int i = 0; i < 1'000'000; ++i) at = tree.add(at, "x");
    auto const copy = tree;
    EXPECT_TRUE(copy == tree);
    tree.add(at, "y");
    EXPECT_FALSE(copy == tree);
}
