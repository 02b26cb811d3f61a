// Chess as the rest of the house sees it: the parts of this room under the names of core/game.hpp.
#pragma once

#include "core/game.hpp"
#include "games/chess/check.hpp"
#include "games/chess/draws.hpp"
#include "games/chess/eval.hpp"
#include "games/chess/evaluator.hpp"
#include "games/chess/fen.hpp"
#include "games/chess/info.hpp"
#include "games/chess/lone_pawn.hpp"
#include "games/chess/move_text.hpp"
#include "games/chess/movegen.hpp"
#include "games/chess/position.hpp"
#include "games/chess/quiet_checks.hpp"
#include "games/chess/see.hpp"
#include "games/chess/tagged_move.hpp"
#include "games/chess/uci_move.hpp"
#include "games/chess/view.hpp"
#include "games/chess/zobrist.hpp"

#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

namespace chess {

struct Chess {
    using Position = chess::Position;
    using Move = chess::Move;
    using Undo = chess::Undo;
    using Piece = chess::Piece;
    using Square = chess::Square;
    using Accumulator = chess::Accumulator;
    using Evaluator = chess::Evaluator;
    using Weights = chess::PreparedWeights;

    static constexpr core::GameInfo const& info = chess::info;
    static constexpr std::string_view name = info.name;
    static constexpr int max_moves = chess::max_moves;
    static constexpr int history_slots = 2 * 64 * 64;                // colour, origin, target
    static constexpr int continuation_slots = 12 * 64;               // piece, target
    static constexpr int tactical_slots = continuation_slots * 6;    // and the kind that is taken
    static constexpr core::Tuning tuning{.on = {.razoring = false}}; // it overlooks what a check begins

    static void generate(Position const& position, Moves& moves) { chess::generate(position, moves); }
    static bool can_move(Position const& position) { return chess::can_move(position); }
    static void generate_tactical(Position const& position, Moves& moves) {
        chess::generate_tactical(position, moves);
    }
    static void generate_quiet(Position const& position, Moves& moves) {
        chess::generate_quiet(position, moves);
    }
    static bool may_stand_pat(Position const& position) { return !position.in_check(); }
    static Score no_moves_score(Position const& position, core::Ply ply) {
        return position.in_check() ? core::lost_in(ply) : core::drawn;
    }
    static Score evaluate(Position const& position) { return chess::evaluate(position); }
    static Score evaluate(Position const& position, Weights const& weights) {
        return chess::evaluate(position, weights);
    }
    static Score turn_worth() { return Score{std::abs(shipped_weights().turn)}; }
    static bool turn_decides(Position const& position) { return is_lone_pawn_ending(position); }
    static Accumulator accumulate(Position const& position, Weights const& weights) {
        return chess::accumulate(position, weights);
    }
    static Weights const& shipped_weights() { return chess::shipped_weights(); }
    static core::Expected<Weights> weights_from(std::string_view text) { return chess::weights_from(text); }
    static std::string weights_text(Weights const& weights) { return chess::weights_text(weights); }
    static std::vector<double> parameters(Weights const& weights) { return chess::parameters(weights); }
    static Weights with_parameters(Weights const& weights, std::span<double const> values) {
        return chess::with_parameters(weights, values);
    }
    static core::EvaluationTrace trace(Position const& position, Weights const& weights) {
        return chess::trace(position, weights);
    }
    static core::Tangent tangent(Position const& position, Weights const& weights) {
        return chess::tangent(position, weights);
    }
    static int material(Position const& position, Colour player) { return chess::material(position, player); }
    static int classic(Position const& position, Colour player) { return material(position, player); }
    static bool is_tactical(Position const& position, Move move) {
        return move.is_promotion() || position.is_capture(move);
    }
    static int history_slot(Position const& position, Move move) {
        return core::index(position.side_to_move()) << 12 | index(move.from()) << 6 | index(move.to());
    }
    static core::MoveTag tag(Position const&, Move move) { return core::MoveTag{move.bits()}; }
    static std::optional<Move> move_tagged(Position const& position, core::MoveTag tag) {
        return legal_move(position, static_cast<std::uint16_t>(tag));
    }
    static int continuation_slot(Position const& position, Move move) {
        Piece const piece = position.at(move.from());
        return (core::index(colour_of(piece)) * 6 + index(kind_of(piece))) * 64 + index(move.to());
    }
    static int tactical_slot(Position const& position, Move move) {
        PieceKind const taken = kind_of(position.captured_by(move));
        int const kind = taken == PieceKind::none ? index(PieceKind::king) : index(taken); // no king is taken
        return continuation_slot(position, move) * 6 + kind;
    }
    static Score tactical_gain(Position const& position, Move move) { return immediate_gain(position, move); }
    static int reversible_plies(Position const& position) { return position.halfmove_clock(); }
    static int plies_to_counted_draw(Position const& position) {
        return fifty_moves - position.halfmove_clock();
    }

    // With nothing but pawns left, having to move is often what loses.
    static bool null_move_sound(Position const& position) {
        Bitboard const pawns_and_king = position.pieces(PieceKind::pawn) | position.pieces(PieceKind::king);
        return (position.pieces(position.side_to_move()) & ~pawns_and_king) != 0 && !position.in_check();
    }
    static bool see_at_least(Position const& position, Move move, Score gain) {
        return chess::see_at_least(position, move, gain);
    }
    // Castling, en passant, promotions and what they change are left out.
    static Key key_after(Position const& position, Move move) {
        Piece const moved = position.at(move.from());
        return position.key() ^ zobrist::numbers.black_to_move ^ zobrist::piece(moved, move.from()) ^
               zobrist::piece(moved, move.to()) ^ zobrist::piece(position.at(move.to()), move.to());
    }
    static constexpr bool wins_by_forcing_moves = true;
    static bool is_forcing(Position const& position, Move move) { return gives_check(position, move); }
    using ForcingSquares = CheckSquares;
    static void generate_quiet_forcing(Position const& position, Moves& moves) {
        generate_quiet_checks(position, moves);
    }

    static bool is_draw(Position const& position, core::KeyTrail const& trail) {
        return chess::is_draw(position, trail);
    }
    static std::optional<core::Outcome> outcome(Position const& position, core::KeyTrail const& trail) {
        return chess::outcome(position, trail);
    }
    static std::optional<core::MessageKey> claimable_draw(Position const& position,
                                                          core::KeyTrail const& trail) {
        return chess::claimable_draw(position, trail);
    }

    static Position start() { return parse_fen(start_fen)->position; }
    static core::Expected<core::Parsed<Position>> parse_position(std::string_view text) {
        return parse_fen(text);
    }
    static std::string position_text(Position const& position) { return to_fen(position); }
    static core::Expected<Move> parse_move(Position const& position, std::string_view text) {
        return chess::parse_move(position, text);
    }
    static std::string move_text(Position const& position, Move move) {
        return chess::move_text(position, move);
    }
    static std::string protocol_text(Position const& position, Move move, core::CastlingStyle style) {
        return to_uci(position, move, style);
    }
    static core::BoardView view(Position const& position) { return chess::view(position); }
    static core::MoveSquares squares(Position const& position, Move move) {
        return chess::squares(position, move);
    }
};

static_assert(core::PlayableGame<Chess> && core::HasInfo<Chess> && core::HasProtocolText<Chess> &&
              core::CountsMaterial<Chess> && !core::HasSideSwap<Chess>);
static_assert(core::HasNullMove<Chess> && core::HasTacticalMoves<Chess> && core::HasStaticExchange<Chess> &&
              core::HasForcingMoves<Chess> && core::WinsByForcingMoves<Chess> &&
              core::TellsPieceChanges<Chess> && core::HasClassicEvaluation<Chess>);
static_assert(core::KnowsMobility<Chess> && core::HasQuietMoves<Chess> && core::HasTaggedMoves<Chess> &&
              core::HasTacticalGain<Chess> && core::HasContinuations<Chess> &&
              core::HasReversiblePlies<Chess> && core::HasCountedDraw<Chess> &&
              core::HasTunableEvaluation<Chess> && core::HasKeyAfter<Chess>);

} // namespace chess
