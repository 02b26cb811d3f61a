// What a player overlooks at a glance, and how it chooses among moves.
#include "play/bots/human_choice.hpp"

#include <gtest/gtest.h>

#include <map>

namespace {

constexpr play::Strength thinker{
    .nodes = 2000, .depth = 20, .lines = 4, .temperature = 0, .lapses = 0, .blindness = 0};

engine::AnyGame const& chess() { return **engine::game_named("chess"); }

struct Table {
    std::unique_ptr<engine::AnyState> state;
    std::unique_ptr<engine::AnyEngine> engine = chess().engine({.hash_megabytes = 1});

    explicit Table(std::string_view fen) : state(std::move(chess().open(fen)->state)) {}

    engine::Finding think(play::Strength strength, std::uint64_t chance, engine::Task const& task = {}) {
        engine->clear();
        return play::HumanChoice(*engine, strength, chance).think(*state, task, {}, [] { return false; });
    }
    // In how many of a hundred fates it plays `move`.
    int times(play::Strength strength, std::string_view move) {
        int count = 0;
        for (std::uint64_t chance = 1; chance <= 100; ++chance)
            if (think(strength, chance).move->text == move) ++count;
        return count;
    }
};

// The pawn on d5 may be taken, if it were not for the bishop in the corner.
constexpr auto poisoned = "b5k1/5ppp/8/3p4/8/8/5PPP/3Q2K1 w - - 0 1";

} // namespace

TEST(ChanceToMiss, GrowsWithTheWayAndFallsWhereOneLooks) {
    auto const board = chess().start()->view();
    core::MoveSquares const near{.from = 0, .to = 9};
    core::MoveSquares const far{.from = 0, .to = 27};
    core::MoveSquares const recapture{.from = 0, .to = 27, .captured = {27}};
    EXPECT_DOUBLE_EQ(play::chance_to_miss(board, near, -1, 0.2), 0.2);
    EXPECT_GT(play::chance_to_miss(board, far, -1, 0.2), 0.2);
    EXPECT_LT(play::chance_to_miss(board, recapture, 27, 0.2), 0.2);
    EXPECT_LT(play::chance_to_miss(board, far, -1, 0.99), 1) << "nothing is missed for certain";
    EXPECT_EQ(play::chance_to_miss(board, far, -1, 0), 0);
}

TEST(HumanChoice, WithoutNoiseItIsTheBestMove) {
    Table table("6k1/5ppp/8/3q4/4P3/8/5PPP/6K1 w - - 0 1");
    EXPECT_EQ(table.times(thinker, "exd5"), 100);
}

TEST(HumanChoice, OverlooksAnswersOnlyAtAGlance) {
    Table table(poisoned);
    auto glancing = thinker;
    glancing.lapses = 1;
    EXPECT_EQ(table.times(thinker, "Qxd5"), 0);
    EXPECT_EQ(table.times(glancing, "Qxd5"), 0) << "a glance that sees everything sees the bishop";
    glancing.blindness = 0.6;
    auto const often = table.times(glancing, "Qxd5");
    EXPECT_GT(often, 5);
    EXPECT_LT(often, 60);
    glancing.lapses = 0.3;
    EXPECT_LT(table.times(glancing, "Qxd5"), often);
}

TEST(HumanChoice, TheTemperatureMixesMovesThatAreAboutEqual) {
    Table table("start");
    auto warm = thinker;
    warm.temperature = 30;
    std::map<std::string, int> moves;
    for (std::uint64_t chance = 1; chance <= 60; ++chance) ++moves[table.think(warm, chance).move->text];
    EXPECT_GT(moves.size(), 1u);
    EXPECT_LE(moves.size(), 4u) << "not more than it thinks about";
    moves.clear();
    for (std::uint64_t chance = 1; chance <= 20; ++chance) ++moves[table.think(thinker, chance).move->text];
    EXPECT_EQ(moves.size(), 1u);
}

TEST(HumanChoice, IsMistakenInTheSameWayInTheSamePosition) {
    Table table(poisoned);
    play::Strength const weak{
        .nodes = 2000, .depth = 20, .lines = 4, .temperature = 80, .lapses = 0.8, .blindness = 0.5};
    for (std::uint64_t chance = 1; chance <= 20; ++chance)
        EXPECT_EQ(table.think(weak, chance).move, table.think(weak, chance).move);
}

TEST(HumanChoice, LooksOnlyAtTheMovesItMay) {
    Table table("start");
    auto const moves = table.state->legal_moves();
    engine::Task const task{.only = {moves[3], moves[5]}};
    for (double const lapses : {0.0, 1.0}) {
        auto const found = table.think({2000, 20, 4, 50, lapses, 0.5}, 3, task);
        EXPECT_TRUE(*found.move == moves[3] || *found.move == moves[5]);
    }
}

TEST(HumanChoice, TellsTheLineItPlaysFirst) {
    Table table("start");
    for (double const lapses : {0.0, 1.0}) {
        auto const found = table.think({2000, 20, 4, 50, lapses, 0.3}, 5);
        ASSERT_FALSE(found.lines.empty());
        EXPECT_EQ(found.lines.front().moves.front(), *found.move);
        EXPECT_EQ(found.lines.front().rank, 1);
        EXPECT_LE(found.nodes, 2000u);
    }
}
