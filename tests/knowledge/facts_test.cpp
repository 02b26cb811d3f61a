// Positions as facts, for all three families of games.
#include "engine/any_game.hpp"
#include "knowledge/facts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace {

knowledge::Facts facts(std::string_view game, std::string_view position) {
    return knowledge::facts_of(*(*engine::game_named(game))->open(position)->state);
}

bool has(knowledge::Facts const& facts, std::string_view clause) {
    return std::ranges::find(facts.clauses, clause) != facts.clauses.end();
}

auto count(knowledge::Facts const& facts, std::string_view name) {
    return std::ranges::count_if(facts.clauses, [&](auto const& clause) { return clause.starts_with(name); });
}

} // namespace

TEST(Facts, ChessAtTheStart) {
    auto const start = facts("chess", "start");
    EXPECT_EQ(count(start, "piece("), 32);
    EXPECT_EQ(count(start, "move("), 20);
    EXPECT_EQ(count(start, "can_castle("), 4);
    EXPECT_EQ(count(start, "en_passant("), 0);
    EXPECT_TRUE(has(start, "piece(k, white, 1, 5)"));
    EXPECT_TRUE(has(start, "piece(q, black, 8, 4)"));
    EXPECT_TRUE(has(start, "to_move(white)"));
    EXPECT_TRUE(has(start, "can_castle(black, queen)"));
    EXPECT_TRUE(has(start, "move(2, 5, 4, 5)"));
}

TEST(Facts, EnPassantCastlingAndPromotionsOnce) {
    EXPECT_TRUE(has(facts("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "en_passant(6, 4)"));
    auto const castling = facts("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    EXPECT_TRUE(has(castling, "move(1, 5, 1, 7)"));
    EXPECT_TRUE(has(castling, "move(1, 5, 1, 3)"));
    EXPECT_EQ(count(facts("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1"), "move(7, 1,"), 1);
}

TEST(Facts, Knights) {
    auto const start = facts("knights", "start");
    EXPECT_EQ(count(start, "piece(n, white"), 16);
    EXPECT_EQ(count(start, "move("), 40);
}

TEST(Facts, DraughtsRowsCountFromWhitesSide) {
    for (auto const* game : {"draughts-english", "damas", "draughts-house", "draughts-italian"}) {
        auto const start = facts(game, "start");
        EXPECT_EQ(count(start, "piece(man, white, 1,"), 4) << game;
        EXPECT_EQ(count(start, "piece(man, black, 8,"), 4) << game;
        EXPECT_EQ(count(start, "option("), 7) << game;
        EXPECT_TRUE(has(start, "board(8)")) << game;
    }
    EXPECT_TRUE(has(facts("draughts-house", "start"), "obligation(optional)"));
    EXPECT_TRUE(has(facts("damas", "start"), "obligation(to_the_end)"));
    EXPECT_TRUE(has(facts("draughts-international", "start"), "board(10)"));
}

TEST(Facts, DraughtsTellWhatAMoveAllows) {
    // Black on 18 must take whatever steps to 22 or 23 of White's.
    auto const given = facts("draughts-english", "W:W27,32:B18");
    EXPECT_TRUE(has(given, "piece(man, white, 2, 6)"));
    EXPECT_TRUE(has(given, "option(move(2, 6, 3, 5), [])"));
    EXPECT_EQ(count(given, "reply(move(2, 6, 3, 5), [], "), 1);
    EXPECT_EQ(count(given, "counter(move(2, 6, 3, 5), [], "), 1);
}

// Prolog warns where a file has the clauses of a predicate in two places.
TEST(Facts, ClausesOfOnePredicateStandTogether) {
    for (auto const& [game, position] : {std::pair{"damas", "W:W2-6,9,11,12,15,24:B18,19,22,23,27,29-32:F9"},
                                         {"draughts-house", "start"},
                                         {"knights", "start"},
                                         {"chess", "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1"}}) {
        std::vector<std::string> seen;
        for (auto const& clause : facts(game, position).clauses) {
            auto const name = clause.substr(0, clause.find('('));
            if (!seen.empty() && seen.back() == name) continue;
            EXPECT_EQ(std::ranges::count(seen, name), 0) << game << ": " << clause;
            seen.push_back(name);
        }
    }
}

TEST(Facts, MovesAreNamedByTheirSquares) {
    auto const chess = facts("chess", "start");
    EXPECT_EQ(knowledge::move_name(chess.map, {2, 5}, {4, 5}), "e2e4");
    auto const damas = facts("draughts-english", "start");
    EXPECT_EQ(knowledge::move_name(damas.map, {1, 1}, {2, 2}), "29-25");
}
