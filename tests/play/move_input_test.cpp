// What people type for a move.
#include "play/move_input.hpp"

#include <gtest/gtest.h>

namespace {

std::unique_ptr<engine::AnyState> start() { return engine::game_named("knights").value()->start(); }

} // namespace

TEST(MoveInput, NotationSquaresAndNumbersMeanTheSame) {
    auto const state = start();
    for (auto const* typed : {"b1c3", "b1 c3", "b1-c3", "Nbc3", "2 8 3 6", " 2  8 3 6 ", "2,8,3,6"}) {
        auto const move = play::read_move(*state, typed);
        ASSERT_TRUE(move) << typed;
        EXPECT_EQ(move->text, "b1c3") << typed;
    }
}

TEST(MoveInput, RefusalsSayWhy) {
    auto const state = start();
    auto const reason = [&](std::string_view typed) {
        return play::read_move(*state, typed).error().what.key.text();
    };
    EXPECT_EQ(reason("0 8 3 6"), "move.column_range");
    EXPECT_EQ(reason("2 9 3 6"), "move.row_range");
    EXPECT_EQ(reason("2 8 33 6"), "move.column_range");
    EXPECT_EQ(reason("2 8 2 6"), "knights.move.not_a_jump");
    EXPECT_EQ(reason("4 4 5 6"), "knights.move.empty");
    EXPECT_EQ(reason("1 2 3 3"), "knights.move.not_yours");
    EXPECT_EQ(reason("2 8 3"), "knights.move.unreadable");
    EXPECT_EQ(reason("2 8 3 6 1"), "knights.move.unreadable");
    EXPECT_EQ(reason("99999999999 8 3 6"), "knights.move.unreadable");
    EXPECT_EQ(reason("b1b2"), "knights.move.not_a_jump");
    EXPECT_EQ(reason(""), "knights.move.unreadable");
}
