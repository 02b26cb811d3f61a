// Every check that applies to a game, by name. A game is asked for what it has, and no test passes by asking
// nothing.
#pragma once

#include "tests/conformance/piece_mirror.hpp"
#include "tests/conformance/rules_checks.hpp"
#include "tests/conformance/search_checks.hpp"
#include "tests/conformance/table_checks.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace conformance {

template <class G>
struct Check {
    std::string name;
    std::function<Failure(core::PositionOf<G> const&, core::KeyTrail const&)> look;
};

template <core::Game G>
class CheckList {
    using Position = core::PositionOf<G>;

  public:
    CheckList() {
        add("UnmakeRestores", unmake_restores<G>);
        add("GenerateAppends", generate_appends<G>);
        add("MovesAreDistinct", moves_are_distinct<G>);
        add("SlotsAreInRange", slots_are_in_range<G>);
        add("NoMovesIsNoWin", no_moves_is_no_win<G>);
        add("EvaluationIsNoMate", evaluation_is_no_mate<G>);
        add_search_refinements();
        add_fast_search_refinements();
        add_table_refinements();
    }

    std::vector<Check<G>> const& all() const { return checks_; }

  private:
    void add(std::string name, Failure (*look)(Position const&)) {
        checks_.push_back(
            {std::move(name), [look](Position const& at, core::KeyTrail const&) { return look(at); }});
    }

    void add_search_refinements() {
        if constexpr (core::HasTacticalMoves<G>) add("TacticalMovesAreLegal", tactical_moves_are_legal<G>);
        if constexpr (core::HasStaticExchange<G>) add("ExchangeIsMonotone", exchange_is_monotone<G>);
        if constexpr (core::HasNullMove<G>) {
            add("NullMoveRestores", null_move_restores<G>);
            add("EvaluationIsAntisymmetric", evaluation_is_antisymmetric<G>);
        }
    }

    void add_fast_search_refinements() {
        if constexpr (core::HasQuietMoves<G>) add("QuietMovesAreTheRest", quiet_moves_are_the_rest<G>);
        if constexpr (core::HasQuietForcingMoves<G>)
            add("QuietForcingMovesAreQuietAndForce", quiet_forcing_moves_are_quiet_and_force<G>);
        if constexpr (core::KnowsCalm<G>) add("CalmHasNothingTactical", calm_has_nothing_tactical<G>);
        if constexpr (core::KnowsMobility<G>) add("MobilityIsHavingAMove", mobility_is_having_a_move<G>);
        if constexpr (core::HasTaggedMoves<G>) add("TagsFindTheirMoves", tags_find_their_moves<G>);
        if constexpr (core::HasTacticalGain<G>) {
            add("TacticalSlotsAreInRange", tactical_slots_are_in_range<G>);
            add("GainsAreOfTacticalMoves", gains_are_of_tactical_moves<G>);
        }
        if constexpr (core::HasContinuations<G>)
            add("ContinuationSlotsAreInRange", continuation_slots_are_in_range<G>);
        if constexpr (core::HasReversiblePlies<G>)
            checks_.push_back({"RepetitionsAreWithinReach", repetitions_are_within_reach<G>});
        if constexpr (core::HasTunableEvaluation<G>) add("TraceAddsUp", trace_adds_up<G>);
        if constexpr (core::HasEvaluator<G>) {
            auto evaluator = std::make_shared<EvaluatorCheck<G>>();
            checks_.push_back({"EvaluatorKeepsUp", [evaluator](Position const& at, core::KeyTrail const&) {
                                   return evaluator->check(at);
                               }});
        }
    }

    void add_table_refinements() {
        if constexpr (core::HasText<G>) {
            add("PositionTextRoundTrips", position_text_round_trips<G>);
            add("MoveTextRoundTrips", move_text_round_trips<G>);
            add("EvaluationIsAntisymmetricByText", evaluation_is_antisymmetric_by_text<G>);
        }
        if constexpr (core::HasReferee<G>) checks_.push_back({"OutcomeAgrees", outcome_agrees<G>});
        if constexpr (core::HasBoardView<G>) add("ViewIsWhole", view_is_whole<G>);
        if constexpr (core::HasBoardView<G> && core::HasReferee<G>)
            add("SquaresAgreeWithView", squares_agree_with_view<G>);
        if constexpr (core::HasBoardView<G> && core::TellsPieceChanges<G>) {
            auto mirror = std::make_shared<PieceMirror<G>>(); // it learns from one position to the next
            checks_.push_back({"PieceChangesAreTold", [mirror](Position const& at, core::KeyTrail const&) {
                                   return mirror->check(at);
                               }});
        }
    }

    std::vector<Check<G>> checks_;
};

template <core::Game G>
Check<G> check_named(std::string_view name) {
    CheckList<G> const list;
    return *std::ranges::find(list.all(), name, &Check<G>::name);
}

} // namespace conformance
