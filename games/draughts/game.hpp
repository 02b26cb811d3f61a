// Draughts as a game of the house: what the search and the table ask for, over one rule set.
#pragma once

#include "core/game.hpp"
#include "games/draughts/account.hpp"
#include "games/draughts/eval.hpp"
#include "games/draughts/evaluator.hpp"
#include "games/draughts/fen.hpp"
#include "games/draughts/info.hpp"
#include "games/draughts/movegen.hpp"
#include "games/draughts/notation.hpp"
#include "games/draughts/numbering.hpp"
#include "games/draughts/referee.hpp"
#include "games/draughts/rules.hpp"
#include "games/draughts/variants.hpp"
#include "games/draughts/view.hpp"
#include "games/draughts/worth.hpp"

#include <algorithm>
#include <cstdlib>

namespace draughts {

// The same game with nothing to forbid a move that the pieces could make; see MoveChoice.
template <RuleSet const& rules>
inline constexpr RuleSet unrestricted = [] {
    RuleSet free = rules;
    free.obligation = Obligation::optional;
    free.priority = Priority::any;
    free.same_king_run = 0;
    return free;
}();

template <RuleSet const& rules>
struct Draughts {
    using Position = draughts::Position<rules>;
    using Move = draughts::Move;
    using Undo = draughts::Undo;
    using Piece = draughts::Piece;
    using Square = draughts::Square;
    using Accumulator = draughts::Accumulator<rules>;
    using Evaluator = draughts::Evaluator<rules>;
    using Weights = draughts::PreparedWeights<rules>;
    using Moves = core::FixedList<Move, draughts::max_moves>;

    static constexpr RuleSet const& rule_set = rules;
    static constexpr core::GameInfo const& info = InfoOf<rules>::value;
    static constexpr std::string_view name = info.name;
    static constexpr int max_moves = draughts::max_moves;
    static constexpr int history_slots = 2 * 64 * 64;
    static constexpr int continuation_slots = 4 * 64;             // piece, target
    static constexpr int tactical_slots = continuation_slots * 4; // and the number taken: 0, 1, 2, more
    static constexpr core::Tuning tuning{.on = {.previous_move_credit = false}, .table_depth = 3};
    static constexpr bool evaluates_quickly = true;
    static constexpr bool capture_is_mandatory = rules.obligation == Obligation::to_the_end;

    static void generate(Position const& at, Moves& moves) { draughts::generate(at, moves); }
    static bool can_move(Position const& at) { return draughts::can_move(at); }
    static core::Score no_moves_score(Position const&, core::Ply ply) { return core::lost_in(ply); }
    static bool is_draw(Position const& at, core::KeyTrail const& trail) {
        return drawn_by(at, trail).has_value() &&
               can_move(at); // who cannot move has lost, whatever was counted
    }
    static int material(Position const& at, core::Colour player) { return draughts::material(at, player); }
    static int classic(Position const& at, core::Colour player) { return draughts::classic(at, player); }
    static core::Score evaluate(Position const& at) { return draughts::evaluate(at); }
    static core::Score evaluate(Position const& at, Weights const& weights) {
        return draughts::evaluate(at, weights);
    }
    static core::Score turn_worth() {
        Weights const& w = shipped_weights();
        return core::Score{std::abs(w.turn) + (Evaluator::has_opposition ? std::abs(w.the_move) : 0)};
    }
    static Accumulator accumulate(Position const& at, Weights const& weights) {
        return draughts::accumulate(at, weights);
    }
    static Weights const& shipped_weights() { return draughts::shipped_weights<rules>(); }
    static core::Expected<Weights> weights_from(std::string_view text) {
        return draughts::weights_from<rules>(text);
    }
    static std::string weights_text(Weights const& weights) { return draughts::weights_text(weights); }
    static std::vector<double> parameters(Weights const& weights) { return draughts::parameters(weights); }
    static Weights with_parameters(Weights const& weights, std::span<double const> values) {
        return draughts::with_parameters(weights, values);
    }
    static core::EvaluationTrace trace(Position const& at, Weights const& weights) {
        return draughts::trace(at, weights);
    }
    static core::Tangent tangent(Position const& at, Weights const& weights) {
        return draughts::tangent(at, weights);
    }

    static bool is_tactical(Position const&, Move move) { return move.captures() || move.crowns(); }
    static int history_slot(Position const& at, Move move) {
        return (core::index(at.side_to_move()) * 64 + move.from()) * 64 + move.to();
    }
    // A quiet move is its two squares, which differ; captures between the same squares need their ordinal.
    static core::MoveTag tag(Position const&, Move move) {
        constexpr int capture = 0x8000;
        return core::MoveTag(move.captures() ? capture | move.ordinal() : move.from() | move.to() << 6);
    }

    static int continuation_slot(Position const& at, Move move) {
        bool const king = (at.kings() & games::bit(move.from())) != 0;
        return static_cast<int>(piece_of(at.side_to_move(), king)) * 64 + move.to();
    }
    static int tactical_slot(Position const& at, Move move) {
        return continuation_slot(at, move) * 4 + std::min(games::popcount(move.captured), 3);
    }
    static core::Score tactical_gain(Position const& at, Move move) { return immediate_gain(at, move); }
    // What is captured and what is counted are left out.
    static core::Key key_after(Position const& at, Move move) {
        bool const king = (at.kings() >> move.from() & 1) != 0;
        return at.key() ^ zobrist.black_to_move ^ key_of(piece_of(at.side_to_move(), king), move.from()) ^
               key_of(piece_of(at.side_to_move(), king || move.crowns()), move.to());
    }
    static int reversible_plies(Position const& at) { return at.counters().quiet; }

    static void generate_tactical(Position const& at, Moves& moves) {
        draughts::generate_tactical(at, moves);
    }
    static bool may_stand_pat(Position const& at) { return !capture_is_mandatory || !has_capture(at); }

    // No man stands a step from its crown.
    static bool is_calm(Position const& at) requires(capture_is_mandatory) { return !may_crown(at); }

    // After it the opponent must capture.
    static bool is_forcing(Position const& at, Move move) requires(capture_is_mandatory) {
        Position after = at;
        Undo undo;
        after.make(move, undo);
        return has_capture(after);
    }

    static Position start() { return Position(start_state(rules)); }
    static core::Expected<core::Parsed<Position>> parse_position(std::string_view written) {
        return read_fen(rules, written).map([](core::Parsed<State> read) {
            return core::Parsed<Position>{Position(read.position), std::move(read.warnings)};
        });
    }
    static std::string position_text(Position const& at) { return write_fen(rules, at.state()); }
    static core::Expected<Move> parse_move(Position const& at, std::string_view written) {
        Moves legal;
        generate(at, legal);
        Moves free;
        draughts::generate(draughts::Position<unrestricted<rules>>(at.state()), free);
        return read_move(rules, at.state(),
                         {.legal = {legal.begin(), legal.end()}, .free = {free.begin(), free.end()}},
                         written);
    }
    static std::string move_text(Position const& at, Move move) {
        Moves legal;
        generate(at, legal);
        return write_move(rules, move, {legal.begin(), legal.end()});
    }

    static std::optional<core::Outcome> outcome(Position const& at, core::KeyTrail const& trail) {
        return outcome_of(at, trail);
    }
    static std::optional<core::MessageKey> claimable_draw(Position const&, core::KeyTrail const&) {
        return std::nullopt;
    }

    // The ply is counted as a position's text counts it: by moves of both sides.
    static Position with_side_swapped(Position const& at) {
        State state = at.state();
        state.side = ~state.side;
        state.counters.ply = state.counters.ply / 2 * 2 + (state.side == rules.first ? 0 : 1);
        return Position(state);
    }

    static core::BoardView view(Position const& at) { return view_of(rules, at.state()); }
    static core::MoveSquares squares(Position const& at, Move move) {
        return squares_of(rules, at.state(), move);
    }
};

// All have tactical moves, tell of piece changes and can be played by people. Forcing moves need captures that
// must be made. None can pass the turn, and exchanges cannot be declined, so there is nothing to evaluate
// statically. Nor are there moves in parts or by tag: whether a move is legal depends on all the captures, and who has
// looked for those has most of the moves already.
template <class G>
concept WholeDraughts =
    core::PlayableGame<G> && core::HasInfo<G> && core::CountsMaterial<G> && core::HasSideSwap<G> && core::HasTacticalMoves<G> && core::TellsPieceChanges<G> &&
    core::HasClassicEvaluation<G> && core::KnowsMobility<G> && core::HasTacticalGain<G> &&
    core::HasContinuations<G> && core::HasReversiblePlies<G> && !core::HasCountedDraw<G> &&
    core::HasTunableEvaluation<G> && core::EvaluatesQuickly<G> && !core::HasNullMove<G> &&
    !core::HasQuietMoves<G> && !core::HasTaggedMoves<G> && !core::HasStaticExchange<G>;

static_assert(WholeDraughts<English> && WholeDraughts<Italian> && WholeDraughts<Spanish>);
static_assert(WholeDraughts<Portuguese> && WholeDraughts<Czech> && WholeDraughts<Russian>);
static_assert(WholeDraughts<Brazilian> && WholeDraughts<Pool> && WholeDraughts<International>);
static_assert(WholeDraughts<Frisian> && WholeDraughts<House>);
static_assert(core::HasForcingMoves<English> && core::KnowsCalm<English> && core::HasForcingMoves<Frisian> &&
              !core::HasForcingMoves<House> && !core::WinsByForcingMoves<English>);

} // namespace draughts
