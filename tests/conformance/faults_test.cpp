// The suite can fail: each promise that Skirmish breaks on purpose is noticed, by the check that should.
#include "tests/conformance/suite.hpp"
#include "tests/support/skirmish.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace {

using conformance::Failure;
using tests::Fault;
using tests::Skirmish;

template <Fault fault>
std::set<std::string> failing_checks() {
    std::set<std::string> failing;
    conformance::CheckList<Skirmish<fault>> const list;
    for (auto const& check : list.all())
        if (conformance::random_games<Skirmish<fault>>(10, 60, check.look)) failing.insert(check.name);
    return failing;
}

template <Fault fault>
bool finds(std::string const& check) {
    return failing_checks<fault>().contains(check);
}

} // namespace

TEST(Faults, NoneInTheHealthyGame) { EXPECT_TRUE(failing_checks<Fault::none>().empty()); }

TEST(Faults, AreFoundInMakeAndUnmake) {
    EXPECT_TRUE(finds<Fault::unmake_keeps_clock>("UnmakeRestores"));
    EXPECT_TRUE(finds<Fault::null_move_keeps_clock>("NullMoveRestores"));
    conformance::Choices const choices(40, 3);
    EXPECT_FALSE(conformance::takes_back<Skirmish<>>(choices));
    EXPECT_TRUE(conformance::takes_back<Skirmish<Fault::unmake_keeps_clock>>(choices));
}

TEST(Faults, AreFoundInTheKey) {
    EXPECT_TRUE(finds<Fault::key_keeps_captured_man>("PositionTextRoundTrips"));
    EXPECT_TRUE(finds<Fault::key_ignores_side>("NullMoveRestores"));
}

TEST(Faults, AreFoundInTheMoveList) {
    EXPECT_TRUE(finds<Fault::generate_clears_list>("GenerateAppends"));
    EXPECT_TRUE(finds<Fault::lists_a_move_twice>("MovesAreDistinct"));
    EXPECT_TRUE(finds<Fault::tag_is_the_target>("MovesAreDistinct"));
    EXPECT_TRUE(finds<Fault::slot_out_of_range>("SlotsAreInRange"));
    EXPECT_TRUE(finds<Fault::tactical_takes_own_men>("TacticalMovesAreLegal"));
}

TEST(Faults, AreFoundInTheScores) {
    EXPECT_TRUE(finds<Fault::no_moves_wins>("NoMovesIsNoWin"));
    EXPECT_TRUE(finds<Fault::evaluates_for_white>("EvaluationIsAntisymmetric"));
    EXPECT_TRUE(finds<Fault::exchange_rises>("ExchangeIsMonotone"));
}

TEST(Faults, AreFoundInTheReferee) {
    EXPECT_TRUE(finds<Fault::draw_ignores_clock>("OutcomeAgrees"));
    EXPECT_TRUE(finds<Fault::outcome_ignores_loss>("OutcomeAgrees"));
}

TEST(Faults, AreFoundInTheText) {
    EXPECT_TRUE(finds<Fault::text_drops_clock>("PositionTextRoundTrips"));
    EXPECT_TRUE(finds<Fault::move_text_is_the_target>("MoveTextRoundTrips"));
}

TEST(Faults, AreFoundInThePicture) {
    EXPECT_TRUE(finds<Fault::squares_drop_captured_man>("SquaresAgreeWithView"));
    EXPECT_TRUE(finds<Fault::view_shows_mirror>("SquaresAgreeWithView"));
}

TEST(Faults, AreFoundInThePieceChanges) {
    EXPECT_TRUE(finds<Fault::change_drops_captured_man>("PieceChangesAreTold"));
    EXPECT_TRUE(finds<Fault::change_on_wrong_square>("PieceChangesAreTold"));
}
