// Hexapawn, Martin Gardner's game of pawns (1962), on boards of three by three and four by four: the Game over one size.
#pragma once

#include "core/game.hpp"
#include "games/hexapawn/boards.hpp"
#include "games/hexapawn/evaluation.hpp"
#include "games/hexapawn/info.hpp"
#include "games/hexapawn/movegen.hpp"
#include "games/hexapawn/text.hpp"
#include "games/hexapawn/view.hpp"

#include <cstdlib>

namespace hexapawn {

template <int size>
struct Hexapawn {
    static_assert(BoardSize<size>);
    using Position = hexapawn::Position<size>;
    using Move = hexapawn::Move;
    using Undo = hexapawn::Undo;
    using Piece = hexapawn::Piece;
    using Square = hexapawn::Square;
    using Accumulator = hexapawn::Accumulator<size>;
    using Evaluator = hexapawn::Evaluator<size>;
    using Weights = hexapawn::Weights;
    using Moves = MoveList<size>;

    static constexpr core::GameInfo const& info = hexapawn::info<size>;
    static constexpr std::string_view name = info.name;
    static constexpr int max_moves = Moves::capacity;
    static constexpr int history_slots = 2 * square_count * square_count; // colour, origin, target
    static constexpr int continuation_slots = 2 * square_count;           // colour, target
    static constexpr int tactical_slots = history_slots;
    // The whole tree is searched in a moment, and a side that has to move often loses by it: nothing is pruned that
    // could be wrong.
    static constexpr core::Tuning tuning{.on = [] {
        core::Switches on = core::Switches::none();
        on.table = on.quiescence = on.aspiration = on.mate_distance = true;
        return on;
    }()};

    static void generate(Position const& at, Moves& moves) { hexapawn::generate(at, moves); }
    static bool can_move(Position const& at) { return hexapawn::can_move(at); }
    static void generate_tactical(Position const& at, Moves& moves) {
        append_moves(at, tactical_targets(at), moves);
    }
    static void generate_quiet(Position const& at, Moves& moves) {
        append_moves(at, ~tactical_targets(at), moves);
    }
    // No capture must be made, but a side without a move has lost.
    static bool may_stand_pat(Position const& at) { return can_move(at); }

    static core::Score no_moves_score(Position const& at, core::Ply ply) {
        return side_across(size, at.state()) == at.side_to_move() ? core::win_in(ply) : core::lost_in(ply);
    }
    static bool is_draw(Position const&, core::KeyTrail const&) { return false; } // pawns only go forward

    static core::Score evaluate(Position const& at) { return evaluate(at, shipped_weights()); }
    static core::Score evaluate(Position const& at, Weights const& weights) {
        return hexapawn::evaluate(at, weights);
    }
    static core::Score turn_worth() { return core::Score{std::abs(shipped_weights().turn)}; }
    static Accumulator accumulate(Position const& at, Weights const& weights) {
        return hexapawn::accumulate(at, weights);
    }
    static Weights const& shipped_weights() { return hexapawn::shipped_weights(size); }
    static core::Expected<Weights> weights_from(std::string_view text) {
        return hexapawn::weights_from(size, text);
    }
    static std::string weights_text(Weights const& weights) { return hexapawn::weights_text(size, weights); }
    static std::vector<double> parameters(Weights const& weights) { return hexapawn::parameters(weights); }
    static Weights with_parameters(Weights const& weights, std::span<double const> values) {
        return hexapawn::with_parameters(weights, values);
    }
    static core::EvaluationTrace trace(Position const& at, Weights const& weights) {
        return hexapawn::trace(size, at.state(), weights);
    }
    static core::Tangent tangent(Position const& at, Weights const& weights) {
        return hexapawn::tangent(size, at.state(), weights);
    }
    static int classic(Position const& at, core::Colour player) { return hexapawn::classic(at, player); }
    // A pawn more wins nothing by itself, so that proofs are of won games alone.
    static int material(Position const&, core::Colour) { return 0; }

    static bool is_tactical(Position const& at, Move move) {
        return (tactical_targets(at) & bit(move.to())) != 0;
    }
    static core::Score tactical_gain(Position const& at, Move move) {
        if ((goal_of(size, at.side_to_move()) & bit(move.to())) != 0) return winning_gain;
        return is_tactical(at, move) ? pawn_value : core::Score{0};
    }
    static int history_slot(Position const& at, Move move) {
        return core::index(at.side_to_move()) * square_count * square_count + int{move.bits};
    }
    static int tactical_slot(Position const& at, Move move) { return history_slot(at, move); }
    static int continuation_slot(Position const& at, Move move) {
        return core::index(at.side_to_move()) * square_count + index(move.to());
    }
    static core::MoveTag tag(Position const&, Move move) { return core::MoveTag{move.bits}; }
    static std::optional<Move> move_tagged(Position const& at, core::MoveTag tag) {
        return legal_move(at, static_cast<unsigned>(tag));
    }
    static int reversible_plies(Position const&) { return 0; }

    static Position start() { return Position(start_state(size)); }
    static core::Expected<core::Parsed<Position>> parse_position(std::string_view written) {
        return read_state(size, written).map([](State const& state) {
            return core::Parsed<Position>{Position(state), {}};
        });
    }
    static std::string position_text(Position const& at) { return state_text(size, at.state()); }
    static core::Expected<Move> parse_move(Position const& at, std::string_view written) {
        Moves legal;
        generate(at, legal);
        return read_move(size, at.state(), {legal.begin(), legal.end()}, written);
    }
    static std::string move_text(Position const& at, Move move) {
        return hexapawn::move_text(at.state(), move);
    }

    static std::optional<core::Outcome> outcome(Position const& at, core::KeyTrail const&) {
        return hexapawn::outcome(at);
    }
    static std::optional<core::MessageKey> claimable_draw(Position const&, core::KeyTrail const&) {
        return std::nullopt;
    }
    static Position with_side_swapped(Position const& at) {
        State swapped = at.state();
        swapped.side = ~swapped.side;
        return Position(swapped);
    }
    static core::BoardView view(Position const& at) { return view_of(size, at.state()); }
    static core::MoveSquares squares(Position const& at, Move move) {
        return squares_of(size, at.state(), move);
    }
};

template <class G>
concept WholeHexapawn = core::PlayableGame<G> && core::HasTacticalMoves<G> && core::HasQuietMoves<G> &&
    core::HasTaggedMoves<G> && core::HasTacticalGain<G> && core::KnowsMobility<G> &&
    core::HasContinuations<G> && core::HasReversiblePlies<G> && core::TellsPieceChanges<G> &&
    core::HasClassicEvaluation<G> && core::HasTunableEvaluation<G>;

static_assert(WholeHexapawn<Small> && WholeHexapawn<Large>);
static_assert(!core::HasNullMove<Small>, "having to move is what most games are lost by");
static_assert(!core::HasStaticExchange<Small> && !core::HasForcingMoves<Small> &&
              !core::HasCountedDraw<Small>);

} // namespace hexapawn
