// Orders of moves: the classic weights to the letter, what every order must keep, and that damero's saves nodes.
#include "core/rng.hpp"
#include "knowledge/ordering/chess_weights.hpp"
#include "knowledge/ordering/order.hpp"
#include "knowledge/ordering/ranking.hpp"
#include "tests/knowledge/middlegames.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace {

using core::Ply;
using engine::AnyState;
using knowledge::RankedMove;

std::vector<RankedMove> ranked(AnyState const& state, std::string_view order) {
    auto const made = knowledge::order_named(order, *engine::game_named(state.game()).value()).value();
    return dynamic_cast<knowledge::Ranking const&>(*made).ranked(state);
}

std::map<std::string, int> scores(std::string_view fen, std::string_view order) {
    auto const opened = engine::game_named("chess").value()->from_fen(fen).value();
    auto const legal = opened.state->legal_moves();
    std::map<std::string, int> by_text;
    for (auto const& move : ranked(*opened.state, order))
        by_text[legal[static_cast<std::size_t>(move.number)].text] = move.score;
    return by_text;
}

// Where the game ends before, some moves before its end.
std::unique_ptr<AnyState> after_random_moves(engine::AnyGame const& game, int plies, std::uint64_t seed) {
    core::Random random(seed);
    auto state = game.start();
    for (int ply = 0; ply < plies && !state->outcome(); ++ply) {
        auto const moves = state->legal_moves();
        state->play(moves[static_cast<std::size_t>(random.below(moves.size()))]);
    }
    for (int back = 0; back < 4 && state->plies() < plies && state->plies() > 1; ++back) state->undo();
    return state;
}

search::SearchStatistics searched(AnyState const& state, std::string_view order, int depth) {
    auto const made = knowledge::order_named(order, *engine::game_named(state.game()).value()).value();
    return state.advice({engine::Textbook::alpha_beta, Ply{depth}, made.get()}).statistics;
}

void expect_one_value(AnyState const& state) {
    auto const exact = state.advice({engine::Textbook::minimax, Ply{3}}).value;
    for (auto const order : knowledge::order_names) {
        auto const made = knowledge::order_named(order, *engine::game_named(state.game()).value()).value();
        EXPECT_EQ(state.advice({engine::Textbook::alpha_beta, Ply{3}, made.get()}).value, exact)
            << state.game() << ' ' << order << ' ' << state.fen();
    }
}

} // namespace

TEST(ClassicOrder, IsTheClassicWeights) {
    // A knight forks king and queen with check: 100 + 3 * 106 + 50.
    auto const fork = scores("8/3k3q/8/8/6N1/8/8/K7 w - - 0 1", "classic");
    EXPECT_EQ(fork.at("Nf6+"), 468);
    EXPECT_EQ(fork.at("Ne3"), 0);
    // Pawn takes queen 89, queen takes pawn 1: three times that.
    auto const taking = scores("k7/8/8/3q4/4P3/8/1p6/1Q4K1 w - - 0 1", "classic");
    EXPECT_EQ(taking.at("exd5"), 3 * 89);
    EXPECT_EQ(taking.at("Qxb2"), 3 * 1);
    // Every way to promote counts as one; a check besides.
    auto const promotion = scores("8/P6k/8/8/8/8/8/K7 w - - 0 1", "classic");
    EXPECT_EQ(promotion.at("a8=Q"), 800);
    EXPECT_EQ(promotion.at("a8=N"), 800);
    // A king that forks two rooks has a score of -90, which adds nothing.
    EXPECT_EQ(scores("8/8/8/8/2r1r3/8/3K4/7k w - - 0 1", "classic").at("Kd3"), 0);
}

TEST(MvvLvaOrder, TakesThenChecks) {
    auto const opened = engine::game_named("chess").value()->open("kiwipete").value();
    auto const legal = opened.state->legal_moves();
    std::vector<std::string> texts;
    for (auto const& move : ranked(*opened.state, "mvv-lva"))
        texts.push_back(legal[static_cast<std::size_t>(move.number)].text);
    auto const is_capture = [](std::string const& text) { return text.find('x') != std::string::npos; };
    EXPECT_TRUE(std::ranges::is_partitioned(texts, is_capture));
    EXPECT_EQ(texts.front(), "Bxa6") << "of all that takes a bishop or knight, the cheapest";
}

TEST(Orders, KeepEveryMoveAndSayWhy) {
    for (auto const* game : engine::all_games())
        for (auto const order : {"damero", "classic", "mvv-lva"})
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                auto const state = after_random_moves(*game, 12, seed);
                auto const moves = ranked(*state, order);
                std::vector<int> numbers;
                for (auto const& move : moves) {
                    numbers.push_back(move.number);
                    int sum = 0;
                    for (auto const& reason : move.reasons) sum += reason.points;
                    EXPECT_EQ(sum, move.score);
                }
                EXPECT_TRUE(std::ranges::is_sorted(moves, std::ranges::greater{}, &RankedMove::score));
                std::ranges::sort(numbers);
                std::vector<int> all(state->legal_moves().size());
                std::iota(all.begin(), all.end(), 0);
                EXPECT_EQ(numbers, all) << game->name() << ' ' << order;
            }
}

TEST(Orders, AnUnknownOneIsRefused) {
    auto const refused = knowledge::order_named("nonsense", *engine::game_named("damas").value());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().what.key.text(), "order.unknown");
}

TEST(Orders, FindTheValueOfMinimax) {
    for (auto const& state : tests::middlegames(10)) expect_one_value(*state);
    for (auto const* game : engine::all_games())
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            expect_one_value(*after_random_moves(*game, 14, seed));
}

TEST(DameroOrder, SavesNodesInChess) {
    std::map<std::string_view, std::uint64_t> nodes;
    for (auto const& state : tests::middlegames(12))
        for (auto const order : knowledge::order_names)
            nodes[order] += searched(*state, order, 4).nodes_visited;
    EXPECT_LE(100 * nodes["damero"], 15 * nodes["generator"]);
    EXPECT_LE(100 * nodes["damero"], 85 * nodes["mvv-lva"]);
}

TEST(DameroOrder, SavesNodesInEveryGame) {
    for (auto const* game : engine::all_games()) {
        std::map<std::string_view, std::uint64_t> nodes;
        for (std::uint64_t seed = 1; seed <= 8; ++seed)
            for (auto const order : {"damero", "generator"}) {
                auto const state = after_random_moves(*game, 16, seed);
                nodes[order] += searched(*state, order, game->name() == "knights" ? 3 : 5).nodes_visited;
            }
        EXPECT_LT(nodes["damero"], nodes["generator"]) << game->name();
    }
}

TEST(OrderWeights, TheShippedFileIsWhole) {
    using namespace knowledge::ordering;
    EXPECT_EQ(order_weights_text(shipped_order_weights()), shipped_order_text());
    auto const changed = order_weights_from("[checks]\nmate = 7\n");
    ASSERT_TRUE(changed);
    EXPECT_EQ(changed->of(Feature::mate), 7);
    EXPECT_EQ(changed->of(Feature::check), shipped_order_weights().of(Feature::check));
    auto const refused = order_weights_from("[checks]\nmates = 7\n");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().where.line, 2);
}
