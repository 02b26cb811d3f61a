// When a game is called off, and when not.
#include "play/match/adjudication.hpp"

#include <gtest/gtest.h>

using core::Colour;
using core::Score;
using play::Adjudicator;

namespace {

// The players' scores in turn, White's first.
Adjudicator after(play::AdjudicationRules const& rules, std::vector<std::optional<int>> const& scores) {
    Adjudicator adjudicator(rules);
    auto mover = Colour::white;
    for (auto const& score : scores) {
        adjudicator.note(mover, score ? std::optional(Score{*score}) : std::nullopt);
        mover = ~mover;
    }
    return adjudicator;
}

} // namespace

TEST(Adjudication, BothMustAgreeThatItIsLevel) {
    play::AdjudicationRules const rules{.draw = play::DrawRule{.from_move = 3, .moves = 2, .score = 10}};
    EXPECT_TRUE(after(rules, {50, 0, 0, -10, 10, 3}).is_draw());
    EXPECT_FALSE(after(rules, {0, 0, 0, 0}).is_draw()) << "before move 3";
    EXPECT_FALSE(after(rules, {0, 0, 0, 11, 0, 0}).is_draw());
    EXPECT_FALSE(after(rules, {0, 0, 0, std::nullopt, 0, 0}).is_draw()) << "one has no opinion";
    EXPECT_FALSE(after({}, {0, 0, 0, 0, 0, 0, 0, 0}).is_draw());
}

TEST(Adjudication, BothMustAgreeWhoIsLost) {
    play::AdjudicationRules const rules{.resign = play::ResignRule{.moves = 2, .score = 500}};
    EXPECT_EQ(after(rules, {500, -500, 600, -900}).winner(), Colour::white);
    EXPECT_EQ(after(rules, {-500, 500, -600, 900}).winner(), Colour::black);
    EXPECT_FALSE(after(rules, {500, -500, 600, -499}).winner());
    EXPECT_FALSE(after(rules, {500, 500, 600, 900}).winner()) << "each thinks it wins";
    EXPECT_FALSE(after(rules, {500, -500, 600}).winner());
    EXPECT_FALSE(after(rules, {500, std::nullopt, 500, std::nullopt}).winner());
    EXPECT_EQ(after(rules, {-500, 500, 500, -500, 500, -500}).winner(), Colour::white) << "it has turned";
}

TEST(Adjudication, AScoreBeyondAllScoresIsNoOpinion) {
    play::AdjudicationRules const rules{.resign = play::ResignRule{.moves = 1, .score = 500}};
    EXPECT_EQ(after(rules, {-30999, 900}).winner(), Colour::black);
    EXPECT_FALSE(after(rules, {-32000, 900}).winner());
    EXPECT_FALSE(after(rules, {900, -32000}).winner());
    EXPECT_FALSE(after(rules, {32000, -900}).winner());
}

TEST(Adjudication, GamesEndAtTheLastPly) {
    EXPECT_FALSE(after({.max_plies = 3}, {0, 0}).is_too_long());
    EXPECT_TRUE(after({.max_plies = 3}, {0, 0, 0}).is_too_long());
}

TEST(Adjudication, RulesAreNumbersBetweenCommas) {
    EXPECT_EQ(play::parse_draw_rule("40,8,10").value(), (play::DrawRule{40, 8, 10}));
    EXPECT_EQ(play::parse_resign_rule("4,700").value(), (play::ResignRule{4, 700}));
    for (auto const* text :
         {"", "40", "40,8", "40,8,", "40,8,10,1", "x,8,10", "40,-8,10", "40,0,10", "40, 8,10"})
        EXPECT_FALSE(play::parse_draw_rule(text)) << text;
    for (auto const* text : {"", "4", "4,", "0,700", "4,0", "4,700,1", "4,-700"})
        EXPECT_FALSE(play::parse_resign_rule(text)) << text;
}
