// Knights-only chess as the rest of the house knows it.
#pragma once

#include "core/game.hpp"
#include "games/knights/evaluation.hpp"
#include "games/knights/exchange.hpp"
#include "games/knights/info.hpp"
#include "games/knights/movegen.hpp"
#include "games/knights/referee.hpp"
#include "games/knights/text.hpp"
#include "games/knights/view.hpp"
#include "games/knights/view_json.hpp"

#include <cstdlib>

namespace knights {

struct Knights {
    using Position = knights::Position;
    using Move = knights::Move;
    using Undo = knights::Undo;
    using Piece = knights::Piece;
    using Square = knights::Square;
    using Accumulator = knights::Accumulator;
    using Evaluator = knights::Evaluator;
    using Weights = knights::PreparedWeights;

    static constexpr core::GameInfo const& info = knights::info;
    static constexpr std::string_view name = info.name;
    static constexpr int max_moves = knights::max_moves;
    static constexpr int history_slots = 2 * 64 * 64; // colour, origin, target
    static constexpr int continuation_slots = 2 * 64; // colour, target
    static constexpr int tactical_slots = history_slots;
    // Every knight is worth the same, so that with many on the board even exchanges go on and on.
    static constexpr core::Tuning tuning{.on = {.previous_move_credit = false},
                                         .quiescence_margin = 60,
                                         .quiescence_plies = 4,
                                         .quiescence_even_plies = 0};

    static void generate(Position const& at, MoveList& moves) { knights::generate(at, moves); }
    static bool can_move(Position const& at) { return knights::can_move(at); }
    static void generate_tactical(Position const& at, MoveList& moves) { generate_captures(at, moves); }
    static void generate_quiet(Position const& at, MoveList& moves) { knights::generate_quiet(at, moves); }
    static bool may_stand_pat(Position const&) { return true; } // nobody is forced to capture

    // Only a side without knights leaves the other without a move.
    static core::Score no_moves_score(Position const& at, core::Ply ply) {
        return at.own() == 0 ? core::lost_in(ply) : core::win_in(ply);
    }
    static bool is_draw(Position const& at, core::KeyTrail const& trail) {
        return knights::is_draw(at, trail);
    }
    static core::Score evaluate(Position const& at) { return knights::evaluate(at); }
    static core::Score evaluate(Position const& at, Weights const& weights) {
        return knights::evaluate(at, weights);
    }
    static core::Score turn_worth() { return core::Score{std::abs(shipped_weights().turn)}; }
    static Accumulator accumulate(Position const& at, Weights const& weights) {
        return knights::accumulate(at, weights);
    }
    static Weights const& shipped_weights() { return knights::shipped_weights(); }
    static core::Expected<Weights> weights_from(std::string_view text) { return knights::weights_from(text); }
    static std::string weights_text(Weights const& weights) { return knights::weights_text(weights); }
    static std::vector<double> parameters(Weights const& weights) { return knights::parameters(weights); }
    static Weights with_parameters(Weights const& weights, std::span<double const> values) {
        return knights::with_parameters(weights, values);
    }
    static core::EvaluationTrace trace(Position const& at, Weights const& weights) {
        return knights::trace(at, weights);
    }
    static core::Tangent tangent(Position const& at, Weights const& weights) {
        return knights::tangent(at, weights);
    }
    static int material(Position const& at, core::Colour player) {
        return games::popcount(at.knights(player)) - games::popcount(at.knights(~player));
    }
    static int classic(Position const& at, core::Colour player) { return knights::classic(at, player); }
    static bool is_tactical(Position const& at, Move move) { return (at.enemy() & bit(move.to())) != 0; }
    static bool see_at_least(Position const& at, Move move, core::Score gain) {
        return exchange(at, move) >= gain;
    }
    static int history_slot(Position const& at, Move move) {
        return core::index(at.side_to_move()) * 64 * 64 + int{move.bits};
    }
    static core::MoveTag tag(Position const&, Move move) { return core::MoveTag{move.bits}; }
    static std::optional<Move> move_tagged(Position const& at, core::MoveTag tag) {
        return legal_move(at, static_cast<std::uint16_t>(tag));
    }
    static int continuation_slot(Position const& at, Move move) {
        return core::index(at.side_to_move()) * 64 + index(move.to());
    }
    // All captures take a knight with a knight: which one takes which is all that tells them apart.
    static int tactical_slot(Position const& at, Move move) { return history_slot(at, move); }
    static core::Score tactical_gain(Position const& at, Move move) {
        return is_tactical(at, move) ? knight_value : core::Score{0};
    }
    static int reversible_plies(Position const& at) { return at.plies_since_capture(); }
    static int plies_to_counted_draw(Position const& at) {
        return drawn_after_plies - at.plies_since_capture();
    }

    static Position start() { return knights::start(); }
    static core::Expected<core::Parsed<Position>> parse_position(std::string_view written) {
        return knights::parse_position(written);
    }
    static std::string position_text(Position const& at) { return knights::position_text(at); }
    static core::Expected<Move> parse_move(Position const& at, std::string_view written) {
        return knights::parse_move(at, written);
    }
    static std::string move_text(Position const& at, Move move) { return knights::move_text(at, move); }

    static std::optional<core::Outcome> outcome(Position const& at, core::KeyTrail const& trail) {
        return knights::outcome(at, trail);
    }
    // The draws of this game end it by themselves, so a claim is only what outcome says already.
    static std::optional<core::MessageKey> claimable_draw(Position const& at, core::KeyTrail const& trail) {
        return draw_reason(at, trail);
    }
    static Position with_side_swapped(Position const& at) {
        return {at.knights(core::Colour::white), at.knights(core::Colour::black), ~at.side_to_move(),
                at.plies_since_capture(), at.move_number()};
    }
    // Follows the knights from the first position on, so that their ids stay.
    static std::string json(Position const& first, std::vector<Move> const& played, Position const& now) {
        Roster roster{first};
        auto mover = first.side_to_move();
        for (auto const move : played) {
            roster.follow(mover, move);
            mover = ~mover;
        }
        return view_json(now, roster);
    }
    static core::BoardView view(Position const& at) { return knights::view(at); }
    static core::MoveSquares squares(Position const& at, Move move) { return knights::squares(at, move); }
};

static_assert(core::PlayableGame<Knights> && core::HasInfo<Knights> && core::HasStateJson<Knights> &&
              core::CountsMaterial<Knights> && core::HasSideSwap<Knights>);
static_assert(core::HasTacticalMoves<Knights> && core::HasStaticExchange<Knights>);
static_assert(core::TellsPieceChanges<Knights> && core::HasClassicEvaluation<Knights>);
static_assert(core::KnowsMobility<Knights> && core::HasQuietMoves<Knights> && core::HasTaggedMoves<Knights> &&
              core::HasTacticalGain<Knights>);
static_assert(core::HasContinuations<Knights> && core::HasReversiblePlies<Knights> &&
              core::HasCountedDraw<Knights> && core::HasTunableEvaluation<Knights>);
static_assert(!core::HasNullMove<Knights>, "with few knights left, having to move is often what loses one");
static_assert(!core::HasForcingMoves<Knights>);

} // namespace knights
