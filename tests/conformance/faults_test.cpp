// The suite can fail: each promise that Skirmish breaks on purpose is noticed, by the check that should.
#include "tests/conformance/suite.hpp"
#include "tests/support/skirmish.hpp"

#include <gtest/gtest.h>

namespace {

using namespace conformance;
using tests::Fault;
using tests::Skirmish;

template <Fault fault>
using Position = typename Skirmish<fault>::Position;

template <Fault fault, class Look>
bool notices(Look look) {
    return random_games<Skirmish<fault>>(10, 60, look).has_value();
}

// Does this check notice this fault?
template <Fault fault>
bool finds(Failure (*look)(Position<fault> const&)) {
    return notices<fault>([look](Position<fault> const& at, core::KeyTrail const&) { return look(at); });
}
template <Fault fault>
bool finds(Failure (*look)(Position<fault> const&, core::KeyTrail const&)) {
    return notices<fault>(look);
}

template <Fault fault>
bool mirror_finds() {
    PieceMirror<Skirmish<fault>> mirror;
    return notices<fault>([&](Position<fault> const& at, core::KeyTrail const&) { return mirror.check(at); });
}

} // namespace

TEST(Faults, NoneInTheHealthyGame) {
    CheckList<Skirmish<>> const list;
    EXPECT_EQ(list.all().size(), 27u);
    for (auto const& check : list.all()) EXPECT_FALSE(notices<Fault::none>(check.look)) << check.name;
}

TEST(Faults, AreFoundInMakeAndUnmake) {
    EXPECT_TRUE(finds<Fault::unmake_keeps_clock>(unmake_restores<Skirmish<Fault::unmake_keeps_clock>>));
    EXPECT_TRUE(
        finds<Fault::null_move_keeps_clock>(null_move_restores<Skirmish<Fault::null_move_keeps_clock>>));
}

TEST(Faults, AreFoundInTheKey) {
    EXPECT_TRUE(finds<Fault::key_keeps_captured_man>(
        position_text_round_trips<Skirmish<Fault::key_keeps_captured_man>>));
    EXPECT_TRUE(finds<Fault::key_ignores_side>(null_move_restores<Skirmish<Fault::key_ignores_side>>));
}

TEST(Faults, AreFoundInTheMoveList) {
    EXPECT_TRUE(finds<Fault::generate_clears_list>(generate_appends<Skirmish<Fault::generate_clears_list>>));
    EXPECT_TRUE(finds<Fault::lists_a_move_twice>(moves_are_distinct<Skirmish<Fault::lists_a_move_twice>>));
    EXPECT_TRUE(finds<Fault::tag_is_the_target>(moves_are_distinct<Skirmish<Fault::tag_is_the_target>>));
    EXPECT_TRUE(finds<Fault::slot_out_of_range>(slots_are_in_range<Skirmish<Fault::slot_out_of_range>>));
    EXPECT_TRUE(finds<Fault::tactical_takes_own_men>(
        tactical_moves_are_legal<Skirmish<Fault::tactical_takes_own_men>>));
}

TEST(Faults, AreFoundInWhatAFastSearchAsks) {
    EXPECT_TRUE(finds<Fault::quiet_takes_too>(quiet_moves_are_the_rest<Skirmish<Fault::quiet_takes_too>>));
    EXPECT_TRUE(finds<Fault::quiet_forces_nobody>(
        quiet_forcing_moves_are_quiet_and_force<Skirmish<Fault::quiet_forces_nobody>>));
    EXPECT_TRUE(finds<Fault::always_calm>(calm_has_nothing_tactical<Skirmish<Fault::always_calm>>));
    EXPECT_TRUE(finds<Fault::can_always_move>(mobility_is_having_a_move<Skirmish<Fault::can_always_move>>));
    EXPECT_TRUE(finds<Fault::tag_makes_any_move>(tags_find_their_moves<Skirmish<Fault::tag_makes_any_move>>));
    EXPECT_TRUE(finds<Fault::tactical_slot_out_of_range>(
        tactical_slots_are_in_range<Skirmish<Fault::tactical_slot_out_of_range>>));
    EXPECT_TRUE(
        finds<Fault::quiet_moves_gain>(gains_are_of_tactical_moves<Skirmish<Fault::quiet_moves_gain>>));
    EXPECT_TRUE(finds<Fault::continuation_slot_out_of_range>(
        continuation_slots_are_in_range<Skirmish<Fault::continuation_slot_out_of_range>>));
    EXPECT_TRUE(finds<Fault::reversible_plies_forgotten>(
        repetitions_are_within_reach<Skirmish<Fault::reversible_plies_forgotten>>));
    EvaluatorCheck<Skirmish<Fault::accumulator_keeps_captured_man>> evaluator;
    EXPECT_TRUE(notices<Fault::accumulator_keeps_captured_man>(
        [&](auto const& at, core::KeyTrail const&) { return evaluator.check(at); }));
}

TEST(Faults, AreFoundInTheScores) {
    EXPECT_TRUE(finds<Fault::no_moves_wins>(no_moves_is_no_win<Skirmish<Fault::no_moves_wins>>));
    EXPECT_TRUE(
        finds<Fault::evaluates_for_white>(evaluation_is_antisymmetric<Skirmish<Fault::evaluates_for_white>>));
    EXPECT_TRUE(finds<Fault::evaluates_for_white>(
        evaluation_is_antisymmetric_by_text<Skirmish<Fault::evaluates_for_white>>));
    EXPECT_TRUE(finds<Fault::exchange_rises>(exchange_is_monotone<Skirmish<Fault::exchange_rises>>));
}

TEST(Faults, AreFoundInTheReferee) {
    EXPECT_TRUE(finds<Fault::draw_ignores_clock>(outcome_agrees<Skirmish<Fault::draw_ignores_clock>>));
    EXPECT_TRUE(finds<Fault::outcome_ignores_loss>(outcome_agrees<Skirmish<Fault::outcome_ignores_loss>>));
}

TEST(Faults, AreFoundInTheText) {
    EXPECT_TRUE(finds<Fault::text_drops_clock>(position_text_round_trips<Skirmish<Fault::text_drops_clock>>));
    EXPECT_TRUE(finds<Fault::move_text_is_the_target>(
        move_text_round_trips<Skirmish<Fault::move_text_is_the_target>>));
}

TEST(Faults, AreFoundInTextThatIsRead) {
    EXPECT_FALSE(fuzz::read_position<Skirmish<>>("m3/4/4/M3 w 3"));
    EXPECT_FALSE(fuzz::read_position<Skirmish<>>("m3/4/5/M3 w 3")) << "refused, as it should be";
    EXPECT_TRUE(fuzz::read_position<Skirmish<Fault::text_drops_clock>>("m3/4/4/M3 w 3"));
    core::Error const far{core::message("place.line", 1), {.column = 9}};
    EXPECT_TRUE(fuzz::can_be_said(far, "short"));
    EXPECT_FALSE(fuzz::can_be_said(far, "long enough"));
    EXPECT_TRUE(fuzz::can_be_said(core::Error{core::message("place.line")}, "")) << "it lacks its argument";
    EXPECT_TRUE(fuzz::one_line("two\nlines"));
}

TEST(Faults, AreFoundInThePicture) {
    EXPECT_TRUE(finds<Fault::squares_drop_captured_man>(
        squares_agree_with_view<Skirmish<Fault::squares_drop_captured_man>>));
    EXPECT_TRUE(finds<Fault::view_shows_mirror>(squares_agree_with_view<Skirmish<Fault::view_shows_mirror>>));
}

TEST(Faults, AreFoundInThePieceChanges) {
    EXPECT_TRUE(mirror_finds<Fault::change_drops_captured_man>());
    EXPECT_TRUE(mirror_finds<Fault::change_on_wrong_square>());
}

TEST(Faults, AreFoundWhenAGameIsTakenBack) {
    Choices const choices(40, 3);
    EXPECT_FALSE(takes_back<Skirmish<>>(choices));
    EXPECT_TRUE(takes_back<Skirmish<Fault::unmake_keeps_clock>>(choices));
}
