// The recorder against a tree worked out by hand.
#include "search/teaching/alpha_beta.hpp"
#include "search/teaching/minimax.hpp"
#include "search/teaching/tree_recorder.hpp"
#include "tests/services/lab/grown_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

using core::Ply;
using core::Score;
using search::Claim;
using search::SearchTree;
using tests::Grown;

enum class Method { minimax, alpha_beta };

auto const value_of = [](search::State<Grown> const& state, core::Colour) {
    return Score{state.position.value()};
};

template <class Order>
SearchTree searched(Method method, Order order, Ply shown = Ply{2}) {
    search::TreeRecorder<Grown> recorder(shown);
    auto const recording = search::recorded<Grown>(order, recorder);
    search::State<Grown> const start{Grown::start()};
    search::StopAt const depth{Ply{2}};
    auto answer = method == Method::minimax
                      ? search::minimax<Grown>(start, value_of, depth, recording, recorder)
                      : search::alpha_beta<Grown>(start, value_of, depth, recording, recorder);
    return std::move(recorder).tree(std::move(answer.statistics));
}

SearchTree searched(Method method, Ply shown = Ply{2}) {
    return searched(method, search::AsGenerated{}, shown);
}

search::TreeNode const& node(SearchTree const& tree, std::string_view move) {
    return *std::ranges::find(tree.nodes, move, &search::TreeNode::move);
}

std::string line(SearchTree const& tree) {
    std::string text;
    for (auto const& one : tree.nodes)
        if (one.principal) text += one.move + " ";
    return text;
}

} // namespace

TEST(HandWorkedTree, MinimaxSearchesAllOfIt) {
    auto const tree = searched(Method::minimax);
    EXPECT_EQ(tree.nodes.size(), 13u);
    EXPECT_TRUE(tree.is_whole());
    EXPECT_EQ(tree.root().value, Score{3});
    EXPECT_TRUE(tree.root().maximises);
    EXPECT_EQ(node(tree, "a1").value, Score{3});
    EXPECT_EQ(node(tree, "a2").value, Score{2});
    EXPECT_EQ(node(tree, "a3").value, Score{2});
    EXPECT_FALSE(node(tree, "a2").maximises);
    EXPECT_EQ(line(tree), " a1 b1 ");
    for (auto const& one : tree.nodes) {
        EXPECT_EQ(one.cut, core::Cut::none);
        EXPECT_TRUE(one.never_searched.empty());
        EXPECT_EQ(one.claim(), Claim::exact);
    }
}

TEST(HandWorkedTree, AlphaBetaLeavesTwoMovesUnsearched) {
    auto const tree = searched(Method::alpha_beta);
    EXPECT_EQ(tree.nodes.size(), 11u);
    EXPECT_EQ(tree.root().value, Score{3});
    EXPECT_EQ(tree.statistics.pruning_count, 2u);
    EXPECT_EQ(tree.statistics.first_move_cutoffs, 1u);
    EXPECT_EQ(line(tree), " a1 b1 ");

    auto const& first = node(tree, "a1");
    EXPECT_EQ(first.alpha, -search::detail::unbounded);
    EXPECT_EQ(first.claim(), Claim::exact);
    EXPECT_EQ(first.cut, core::Cut::none);

    auto const& second = node(tree, "a2"); // 2 is enough: White has 3
    EXPECT_EQ(second.alpha, Score{3});
    EXPECT_EQ(second.value, Score{2});
    EXPECT_EQ(second.claim(), Claim::at_most);
    EXPECT_EQ(second.cut, core::Cut::beta);
    EXPECT_EQ(second.searched, 1);
    EXPECT_EQ(second.moves, 3);
    EXPECT_EQ(second.never_searched, (std::vector<std::string>{"c2", "c3"}));

    auto const& third = node(tree, "a3"); // only its last move is bad enough
    EXPECT_EQ(third.cut, core::Cut::beta);
    EXPECT_EQ(third.searched, 3);
    EXPECT_TRUE(third.never_searched.empty());
    EXPECT_EQ(node(tree, "d2").beta, Score{14});
    EXPECT_EQ(node(tree, "d3").beta, Score{5});
}

TEST(HandWorkedTree, OrderDecidesWhatIsLeft) {
    auto const worst_first = [](Grown::Position const& at, Grown::Moves const& moves) {
        Grown::Moves turned;
        for (int i = moves.size(); i-- > 0;) turned.push(moves[i]);
        return at.length == 0 ? turned : moves;
    };
    auto const tree = searched(Method::alpha_beta, worst_first);
    EXPECT_EQ(tree.root().value, Score{3});
    EXPECT_EQ(line(tree), " a1 b1 ");
    EXPECT_EQ(tree.nodes[1].move, "a3");
    EXPECT_EQ(node(tree, "a2").never_searched, (std::vector<std::string>{"c2", "c3"}));
    EXPECT_TRUE(node(tree, "a1").never_searched.empty());
    EXPECT_EQ(tree.nodes.size(), 11u);
}

TEST(HandWorkedTree, WhatIsNotShownIsCounted) {
    auto const tree = searched(Method::alpha_beta, Ply{1});
    EXPECT_EQ(tree.nodes.size(), 4u);
    EXPECT_FALSE(tree.is_whole());
    EXPECT_EQ(tree.root().nodes, 11u);
    auto const& second = node(tree, "a2");
    EXPECT_TRUE(second.is_folded());
    EXPECT_EQ(second.nodes, 2u);
    EXPECT_EQ(second.searched, 1);
    EXPECT_EQ(second.moves, 3);
    EXPECT_TRUE(second.never_searched.empty());
    EXPECT_EQ(second.value, Score{2});
}
