// What the refinements for a fast search promise: generators in parts, moves out of tags, slots, and an evaluation that
// keeps up with the moves. One function a promise, each at one position.
#pragma once

#include "tests/conformance/walk.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace conformance {

// A side that may stand pat and is said to be calm has no tactical move.
template <core::KnowsCalm G>
Failure calm_has_nothing_tactical(core::PositionOf<G> const& at) {
    if (!G::may_stand_pat(at) || !G::is_calm(at)) return std::nullopt;
    core::MovesOf<G> tactical;
    G::generate_tactical(at, tactical);
    if (!tactical.empty())
        return "there is a tactical move where all is calm " + described<G>(at, tactical[0]);
    return std::nullopt;
}

template <core::KnowsMobility G>
Failure mobility_is_having_a_move(core::PositionOf<G> const& at) {
    if (G::can_move(at) != legal_moves<G>(at).empty()) return std::nullopt;
    return "having a move and having none are mistaken " + described<G>(at);
}

// Where the side to move may stand pat, tactical and quiet moves are the legal ones, each once.
template <core::HasQuietMoves G>
Failure quiet_moves_are_the_rest(core::PositionOf<G> const& at) {
    if (!G::may_stand_pat(at)) return std::nullopt;
    auto const moves = legal_moves<G>(at);
    core::MovesOf<G> parts;
    G::generate_tactical(at, parts);
    int const tactical = parts.size();
    G::generate_quiet(at, parts);
    for (int i = tactical; i < parts.size(); ++i)
        if (std::find(moves.begin(), moves.end(), parts[i]) == moves.end())
            return "a quiet move is not legal " + described<G>(at);
    for (auto const move : moves)
        if (std::count(parts.begin(), parts.end(), move) != 1)
            return "a move is not either tactical or quiet " + described<G>(at, move);
    if (parts.size() != moves.size()) return "tactical and quiet moves are too many " + described<G>(at);
    return std::nullopt;
}

template <core::HasQuietForcingMoves G>
Failure quiet_forcing_moves_are_quiet_and_force(core::PositionOf<G> const& at) {
    if (!G::may_stand_pat(at)) return std::nullopt;
    core::MovesOf<G> quiet;
    G::generate_quiet(at, quiet);
    core::MovesOf<G> forcing;
    G::generate_quiet_forcing(at, forcing);
    for (auto const move : forcing) {
        if (!G::is_forcing(at, move)) return "a quiet forcing move does not force " + described<G>(at, move);
        if (std::count(quiet.begin(), quiet.end(), move) != 1 ||
            std::count(forcing.begin(), forcing.end(), move) != 1)
            return "a quiet forcing move is not quiet, or is there twice " + described<G>(at, move);
    }
    return std::nullopt;
}

// Every legal move is found by its tag; a tag of no legal move finds nothing. The tags tried besides are random ones and
// those of the opponent's moves, which look right and belong to another position.
template <core::HasTaggedMoves G>
Failure tags_find_their_moves(core::PositionOf<G> const& at) {
    auto const moves = legal_moves<G>(at);
    std::vector<core::MoveTag> tags{core::MoveTag::none};
    core::Random random{static_cast<std::uint64_t>(at.key())};
    for (int i = 0; i < 100; ++i) tags.push_back(static_cast<core::MoveTag>(random.below(0x10000)));
    for (auto const move : moves) tags.push_back(G::tag(at, move));
    if (!moves.empty()) {
        auto const next = after<G>(at, moves[0]);
        for (auto const move : legal_moves<G>(next)) tags.push_back(G::tag(next, move));
    }
    for (auto const tag : tags) {
        auto const legal = std::find_if(moves.begin(), moves.end(),
                                        [&](auto const move) { return G::tag(at, move) == tag; });
        auto const found = G::move_tagged(at, tag);
        if (legal == moves.end() && found)
            return "move_tagged makes a move of the tag " + std::to_string(static_cast<int>(tag)) + " " +
                   described<G>(at);
        if (legal != moves.end() && (!found || *found != *legal))
            return "move_tagged does not find its move " + described<G>(at, *legal);
    }
    return std::nullopt;
}

template <core::HasTacticalGain G>
Failure tactical_slots_are_in_range(core::PositionOf<G> const& at) {
    core::MovesOf<G> tactical;
    G::generate_tactical(at, tactical);
    for (auto const move : tactical) {
        int const slot = G::tactical_slot(at, move);
        if (slot < 0 || slot >= G::tactical_slots)
            return "tactical_slot is out of range " + described<G>(at, move);
    }
    return std::nullopt;
}

// A move that takes or promotes wins something at once; any other wins nothing.
template <core::HasTacticalGain G>
Failure gains_are_of_tactical_moves(core::PositionOf<G> const& at) {
    for (auto const move : legal_moves<G>(at))
        if ((G::tactical_gain(at, move) > core::Score{0}) != G::is_tactical(at, move))
            return "tactical_gain and is_tactical disagree " + described<G>(at, move);
    return std::nullopt;
}

template <core::HasContinuations G>
Failure continuation_slots_are_in_range(core::PositionOf<G> const& at) {
    for (auto const move : legal_moves<G>(at)) {
        int const slot = G::continuation_slot(at, move);
        if (slot < 0 || slot >= G::continuation_slots)
            return "continuation_slot is out of range " + described<G>(at, move);
    }
    return std::nullopt;
}

// A position is not found again farther back than its reversible plies; a move makes them one more or starts again.
template <core::HasReversiblePlies G>
Failure repetitions_are_within_reach(core::PositionOf<G> const& at, core::KeyTrail const& trail) {
    int const reach = G::reversible_plies(at);
    if (reach < 0) return "reversible_plies is negative " + described<G>(at);
    if (trail.occurrences(at.key(), trail.size()) != trail.occurrences(at.key(), reach))
        return "the position occurred before its reversible plies " + described<G>(at);
    for (auto const move : legal_moves<G>(at)) {
        int const next = G::reversible_plies(after<G>(at, move));
        if (next != 0 && next != reach + 1)
            return "reversible_plies neither counts nor starts again " + described<G>(at, move);
    }
    return std::nullopt;
}

// The evaluation that keeps up, one move on and another behind that, is the one computed from nothing. One evaluator
// sees all positions, so that what it remembers is put to the test as well.
template <core::HasEvaluator G>
class EvaluatorCheck {
  public:
    Failure check(core::PositionOf<G> const& at) {
        auto const kept = G::accumulate(at, G::shipped_weights());
        if (evaluator_(at, kept) != G::evaluate(at))
            return "the evaluator differs from evaluate " + described<G>(at);
        for (auto const move : legal_moves<G>(at)) {
            auto next = at;
            auto accumulator = kept;
            core::UndoOf<G> undo;
            next.make(move, undo, accumulator);
            if (auto failure = compare(next, accumulator))
                return *failure + ", reached " + described<G>(at, move);
            auto const replies = legal_moves<G>(next);
            if (replies.empty()) continue;
            next.make(replies[replies.size() / 2], undo, accumulator);
            if (auto failure = compare(next, accumulator))
                return *failure + ", reached " + described<G>(at, move);
        }
        return std::nullopt;
    }

  private:
    Failure compare(core::PositionOf<G> const& at, typename G::Accumulator const& kept) {
        if (evaluator_(at, kept) == G::evaluate(at)) return std::nullopt;
        return "the evaluator loses track " + described<G>(at);
    }

    typename G::Evaluator evaluator_{G::shipped_weights()};
};

// The trace tells the evaluation: its terms add up to its sum, and what it says is what evaluate says. The tangent has the
// same value, and with a parameter moved it foretells what the evaluation becomes, as far as whole numbers let it.
template <core::HasTunableEvaluation G>
Failure trace_adds_up(core::PositionOf<G> const& at) {
    auto const& weights = G::shipped_weights();
    auto const trace = G::trace(at, weights);
    core::TwoPhases sum;
    for (auto const& term : trace.terms) {
        sum.middlegame += term.sides[0].middlegame - term.sides[1].middlegame;
        sum.endgame += term.sides[0].endgame - term.sides[1].endgame;
    }
    if (!(sum == trace.sum)) return "the terms do not add up " + described<G>(at);
    auto const value = at.side_to_move() == core::Colour::white ? G::evaluate(at) : -G::evaluate(at);
    if (trace.value != value) return "the trace says something else than evaluate " + described<G>(at);
    if (G::tangent(at, weights).value != value.value())
        return "the tangent says something else than evaluate " + described<G>(at);
    return std::nullopt;
}

} // namespace conformance
