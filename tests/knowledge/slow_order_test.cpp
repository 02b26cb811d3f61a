// Nodes of plain alpha-beta to depth 5 on fifty middlegames, and at some depth in the other games, by order: prints the table.
#include "core/rng.hpp"
#include "knowledge/ordering/order.hpp"
#include "tests/knowledge/middlegames.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>

namespace {

using Totals = std::map<std::string_view, search::SearchStatistics>;

void search_by_every_order(engine::AnyState const& state, int depth, Totals& totals) {
    auto const& game = *engine::game_named(state.game()).value();
    std::optional<core::Score> value;
    for (auto const order : knowledge::order_names) {
        auto const made = knowledge::order_named(order, game).value();
        auto const advice = state.advice({engine::Textbook::alpha_beta, core::Ply{depth}, made.get()});
        totals[order] += advice.statistics;
        EXPECT_EQ(advice.value, value.value_or(advice.value)) << order << ' ' << state.fen();
        value = advice.value;
    }
}

double nodes(Totals& totals, std::string_view order) {
    return static_cast<double>(totals[order].nodes_visited);
}

void print(std::string_view game, int depth, Totals& totals) {
    fmt::print("{}, depth {}\n", game, depth);
    for (auto const order : knowledge::order_names)
        fmt::print(
            "  {:<10} {:>12} nodes  {:.3f} of generator  {:.3f} of mvv-lva  {:4.1f} % first-move cut-offs\n",
            order, totals[order].nodes_visited, nodes(totals, order) / nodes(totals, "generator"),
            nodes(totals, order) / nodes(totals, "mvv-lva"), totals[order].first_move_rate());
}

} // namespace

TEST(SlowOrder, NodesAtDepthFiveOnFiftyMiddlegames) {
    Totals totals;
    auto const states = tests::middlegames(50);
    ASSERT_EQ(states.size(), 50u);
    for (auto const& state : states) search_by_every_order(*state, 5, totals);
    print("chess", 5, totals);
    EXPECT_LE(nodes(totals, "damero"), 0.15 * nodes(totals, "generator"));
    EXPECT_LE(nodes(totals, "damero"), 0.85 * nodes(totals, "mvv-lva"));
}

TEST(SlowOrder, NodesInTheOtherGames) {
    for (auto const* game : engine::all_games()) {
        if (game->name() == "chess") continue;
        int const depth = game->name() == "knights" ? 4 : 7;
        Totals totals;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            core::Random random(seed);
            auto state = game->start();
            for (int ply = 0; ply < 16 && !state->outcome(); ++ply) {
                auto const moves = state->legal_moves();
                state->play(moves[static_cast<std::size_t>(random.below(moves.size()))]);
            }
            search_by_every_order(*state, depth, totals);
        }
        print(game->name(), depth, totals);
        EXPECT_LT(nodes(totals, "damero"), nodes(totals, "generator"));
    }
}
