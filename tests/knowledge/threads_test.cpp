// Many threads, one set of rules, each with its own position.
#include "chess_positions.hpp"
#include "engine/any_game.hpp"
#include "knowledge/pattern_finder.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace {

using knowledge::Family;
using knowledge::KnowledgeBase;

KnowledgeBase ours(Family family) {
    return std::move(*KnowledgeBase::load(family, knowledge::shipped_rules(family)));
}

} // namespace

TEST(Threads, EachSeesItsOwnChessPosition) {
    auto const base = ours(Family::chess);
    auto const positions = tests::random_positions(24, 5);
    std::vector<std::vector<knowledge::Finding>> alone;
    for (auto const& position : positions)
        alone.push_back(base.find(knowledge::ChessBoard(position), base.patterns(), {}).found);
    std::atomic<int> different = 0;
    std::vector<std::jthread> threads;
    for (std::size_t first = 0; first < 4; ++first)
        threads.emplace_back([&, first] {
            for (std::size_t i = first; i < positions.size(); i += 4)
                if (base.find(knowledge::ChessBoard(positions[i]), base.patterns(), {}).found != alone[i])
                    ++different;
        });
    threads.clear();
    EXPECT_EQ(different, 0);
}

TEST(Threads, EachSeesItsOwnClauses) {
    auto const base = ours(Family::knights);
    auto const* const game = *engine::game_named("knights");
    auto const knights = [&](std::string const& fen) {
        auto const answers =
            base.ask(knowledge::facts_of(*game->from_fen(fen)->state), "piece(n, _, _, _)", {});
        return answers ? answers->list.size() : 0;
    };
    std::atomic<int> wrong = 0;
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&, i] {
            for (int round = 0; round < 20; ++round)
                if (knights(i % 2 == 0 ? "n7/8/8/8/8/8/8/7N w" : "nn6/8/8/8/8/8/8/6NN w") !=
                    (i % 2 == 0 ? 2u : 4u))
                    ++wrong;
        });
    threads.clear();
    EXPECT_EQ(wrong, 0);
}
