// What a game is to the rest of the house. The search knows games by these concepts alone; games know nothing
// of the search. `Game` is all that a search may count on; each further ability is a refinement of its own.
#pragma once

#include "core/board_view.hpp"
#include "core/error.hpp"
#include "core/evaluation_trace.hpp"
#include "core/fixed_list.hpp"
#include "core/game_info.hpp"
#include "core/key_trail.hpp"
#include "core/outcome.hpp"
#include "core/tuning.hpp"
#include "core/types.hpp"

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace core {

template <class G>
using PositionOf = typename G::Position;
template <class G>
using MoveOf = typename G::Move;
template <class G>
using UndoOf = typename G::Undo;
template <class G>
using MovesOf = FixedList<MoveOf<G>, G::max_moves>;

// Required of every game.
//   key             equal for positions with the same future; the side to move is part of it
//   make, unmake    unmake restores the position bit for bit
//   generate        appends every legal move, in an order that depends on the position alone
//   no_moves_score  the value for the side to move when generate gave nothing
//   is_draw         drawn by rule or by a claim open right now; `trail` holds the keys before this one
//   evaluate        for the side to move; antisymmetric but for `turn_worth()`, and where `turn_decides(at)`, if it has them
//   tag             distinguishes the legal moves of one position, never MoveTag::none
//   history_slot    below history_slots; moves that mean the same in different positions share a slot
template <class G>
concept Game = std::regular<PositionOf<G>> && std::is_trivial_v<MoveOf<G>> &&
    std::equality_comparable<MoveOf<G>> && std::default_initializable<UndoOf<G>> &&
    requires(PositionOf<G> position, PositionOf<G> const at, MoveOf<G> const move, UndoOf<G> undo,
             UndoOf<G> const done, MovesOf<G> moves, KeyTrail const trail, Ply const ply) {
    { G::name } -> std::convertible_to<std::string_view>;
    { G::max_moves } -> std::convertible_to<int>;
    { G::history_slots } -> std::convertible_to<int>;
    { G::tuning } -> std::convertible_to<Tuning>;
    { at.key() } -> std::same_as<Key>;
    { position.make(move, undo) } -> std::same_as<void>;
    { position.unmake(move, done) } -> std::same_as<void>;
    { G::generate(at, moves) } -> std::same_as<void>;
    { G::no_moves_score(at, ply) } -> std::same_as<Score>;
    { G::is_draw(at, trail) } -> std::same_as<bool>;
    { G::evaluate(at) } -> std::same_as<Score>;
    { G::is_tactical(at, move) } -> std::same_as<bool>;
    { G::history_slot(at, move) } -> std::same_as<int>;
    { G::tag(at, move) } -> std::same_as<MoveTag>;
};

// Passing the turn is possible, and null_move_sound says whether it proves anything here.
template <class G>
concept HasNullMove = Game<G> && requires(PositionOf<G> position, PositionOf<G> const at, UndoOf<G> undo) {
    { position.make_null(undo) } -> std::same_as<void>;
    { position.unmake_null(undo) } -> std::same_as<void>;
    { G::null_move_sound(at) } -> std::same_as<bool>;
};

// A generator for quiescence, and whether the side to move may decline all that it gives.
template <class G>
concept HasTacticalMoves = Game<G> && requires(PositionOf<G> const at, MovesOf<G> moves) {
    { G::generate_tactical(at, moves) } -> std::same_as<void>;
    { G::may_stand_pat(at) } -> std::same_as<bool>;
};

// Told without generating: does generate_tactical give nothing to a side that may stand pat? Never wrong when it says so.
template <class G>
concept KnowsCalm = HasTacticalMoves<G> && requires(PositionOf<G> const at) {
    { G::is_calm(at) } -> std::same_as<bool>;
};

// The evaluation takes no longer than memory far from the processor.
template <class G>
concept EvaluatesQuickly = Game<G> && requires {
    requires G::evaluates_quickly;
};

// Is there a legal move? Told faster than by generating them.
template <class G>
concept KnowsMobility = Game<G> && requires(PositionOf<G> const at) {
    { G::can_move(at) } -> std::same_as<bool>;
};

// The moves that generate_tactical leaves out, where the side to move may stand pat. A search that is content with a
// capture never asks for them.
template <class G>
concept HasQuietMoves = HasTacticalMoves<G> && requires(PositionOf<G> const at, MovesOf<G> moves) {
    { G::generate_quiet(at, moves) } -> std::same_as<void>;
};

// The legal move that has a tag, if there is one: a remembered move is tried before any are generated.
template <class G>
concept HasTaggedMoves = Game<G> && requires(PositionOf<G> const at, MoveTag const tag) {
    { G::move_tagged(at, tag) } -> std::same_as<std::optional<MoveOf<G>>>;
};

// What a tactical move wins at once, and a slot for remembering how such moves fared.
template <class G>
concept HasTacticalGain = HasTacticalMoves<G> && requires(PositionOf<G> const at, MoveOf<G> const move) {
    { G::tactical_slots } -> std::convertible_to<int>;
    { G::tactical_slot(at, move) } -> std::same_as<int>;
    { G::tactical_gain(at, move) } -> std::same_as<Score>;
};

// A coarser slot than history_slot, such as piece and target: small enough to remember pairs of moves, one the answer
// to the other.
template <class G>
concept HasContinuations = Game<G> && requires(PositionOf<G> const at, MoveOf<G> const move) {
    { G::continuation_slots } -> std::convertible_to<int>;
    { G::continuation_slot(at, move) } -> std::same_as<int>;
};

// How many plies back a repetition of this position may lie.
template <class G>
concept HasReversiblePlies = Game<G> && requires(PositionOf<G> const at) {
    { G::reversible_plies(at) } -> std::same_as<int>;
};

// How many plies are left until a rule that counts moves without progress makes a draw, which the key does not tell.
template <class G>
concept HasCountedDraw = Game<G> && requires(PositionOf<G> const at) {
    { G::plies_to_counted_draw(at) } -> std::same_as<int>;
};

// The key that a move leads to, told before it is made; wrong for rare moves, for it only says where to look early.
template <class G>
concept HasKeyAfter = Game<G> && requires(PositionOf<G> const at, MoveOf<G> const move) {
    { G::key_after(at, move) } -> std::same_as<Key>;
};

// Does the exchange that a move begins gain at least so much?
template <class G>
concept HasStaticExchange = Game<G> &&
    requires(PositionOf<G> const at, MoveOf<G> const move, Score const gain) {
    { G::see_at_least(at, move, gain) } -> std::same_as<bool>;
};

// A move after which the opponent has little choice: a check, a capture that must be answered.
template <class G>
concept HasForcingMoves = Game<G> && requires(PositionOf<G> const at, MoveOf<G> const move) {
    { G::is_forcing(at, move) } -> std::same_as<bool>;
};

// The quiet ones among them, where the side to move may stand pat; rare ones may be left out.
template <class G>
concept HasQuietForcingMoves = HasForcingMoves<G> && HasQuietMoves<G> &&
    requires(PositionOf<G> const at, MovesOf<G> moves) {
    { G::generate_quiet_forcing(at, moves) } -> std::same_as<void>;
};

// Tells quickly for many quiet moves of one position which of them force; rare ones may be overlooked.
template <class G>
concept HasForcingSquares = HasForcingMoves<G> &&
    requires(PositionOf<G> const at, MoveOf<G> const move, typename G::ForcingSquares const squares) {
    requires std::constructible_from<typename G::ForcingSquares, PositionOf<G> const&>;
    { squares.is_reached_by(at, move) } -> std::same_as<bool>;
};

// No move but a forcing one can win at once, as only a check can mate.
template <class G>
concept WinsByForcingMoves = HasForcingMoves<G> && requires {
    requires G::wins_by_forcing_moves;
};

// The evaluation a game is taught with, in whole units and by name: what the position is worth to `player`. It need not
// be antisymmetric, so only searches that keep to one player may use it.
template <class G>
concept HasClassicEvaluation = Game<G> && requires(PositionOf<G> const at, Colour const player) {
    { G::classic(at, player) } -> std::same_as<int>;
};

// `make` tells a listener of each piece that leaves or enters a square: what an incremental evaluation lives
// on.
template <class L, class G>
concept PieceChangeListener = requires(L listener, typename G::Piece const piece,
                                       typename G::Square const square) {
    listener.removed(piece, square);
    listener.placed(piece, square);
};
template <class G>
struct PieceChangeArchetype {
    void removed(typename G::Piece, typename G::Square) {}
    void placed(typename G::Piece, typename G::Square) {}
};
template <class G>
concept TellsPieceChanges = Game<G> &&
    requires(PositionOf<G> position, MoveOf<G> const move, UndoOf<G> undo, PieceChangeArchetype<G> listener) {
    { position.make(move, undo, listener) } -> std::same_as<void>;
};

// An evaluation that keeps up with the moves. Its Weights belong to whoever searches, or are the shipped ones, and
// outlive all that is made with them. An Accumulator belongs to one position and listens to piece changes; the
// Evaluator belongs to one searcher and may remember (a pawn table). Its answer equals evaluate(position, weights),
// always, and evaluate(position) is that with the shipped weights.
template <class G>
concept HasEvaluator = TellsPieceChanges<G> &&
    std::constructible_from<typename G::Evaluator, typename G::Weights const&> &&
    std::is_trivially_copyable_v<typename G::Accumulator> &&
    PieceChangeListener<typename G::Accumulator&, G> &&
    requires(typename G::Evaluator evaluator, typename G::Accumulator const kept, PositionOf<G> const at,
             typename G::Weights const& weights) {
    { G::shipped_weights() } -> std::same_as<typename G::Weights const&>;
    { G::accumulate(at, weights) } -> std::same_as<typename G::Accumulator>;
    { G::evaluate(at, weights) } -> std::same_as<Score>;
    { evaluator(at, kept) } -> std::same_as<Score>;
};

// Weights that people can read and change, and a tuner fit.
//   weights_from     the shipped weights with what a text changes
//   parameters       the numbers that a tuner may move; with_parameters sets them, rounded and kept within bounds
//   trace            the evaluation by its terms; its value is evaluate(), from White's side
//   tangent          how evaluate() changes with the parameters
template <class G>
concept HasTunableEvaluation = HasEvaluator<G> &&
    requires(PositionOf<G> const at, typename G::Weights const& weights, std::string_view const text,
             std::span<double const> const values) {
    { G::weights_from(text) } -> std::same_as<Expected<typename G::Weights>>;
    { G::weights_text(weights) } -> std::same_as<std::string>;
    { G::parameters(weights) } -> std::same_as<std::vector<double>>;
    { G::with_parameters(weights, values) } -> std::same_as<typename G::Weights>;
    { G::trace(at, weights) } -> std::same_as<EvaluationTrace>;
    { G::tangent(at, weights) } -> std::same_as<Tangent>;
};

// What a game needs to be played by people: text, a referee and a board to look at. The search never sees
// these.
template <class Position>
struct Parsed {
    Position position;
    std::vector<Message> warnings; // what was read although it was not quite right
};

template <class G>
concept HasText = Game<G> &&
    requires(PositionOf<G> const at, MoveOf<G> const move, std::string_view const written) {
    { G::start() } -> std::same_as<PositionOf<G>>;
    { G::parse_position(written) } -> std::same_as<Expected<Parsed<PositionOf<G>>>>;
    { G::position_text(at) } -> std::same_as<std::string>;
    { G::parse_move(at, written) } -> std::same_as<Expected<MoveOf<G>>>;
    { G::move_text(at, move) } -> std::same_as<std::string>;
};

//   outcome         how the game has ended by itself, if it has
//   claimable_draw  the reason for which the side to move may claim a draw, now or with the move it intends
template <class G>
concept HasReferee = Game<G> && requires(PositionOf<G> const at, KeyTrail const trail) {
    { at.side_to_move() } -> std::same_as<Colour>;
    { G::outcome(at, trail) } -> std::same_as<std::optional<Outcome>>;
    { G::claimable_draw(at, trail) } -> std::same_as<std::optional<MessageKey>>;
};

template <class G>
concept HasBoardView = Game<G> && requires(PositionOf<G> const at, MoveOf<G> const move) {
    { G::view(at) } -> std::same_as<BoardView>;
    { G::squares(at, move) } -> std::same_as<MoveSquares>;
};

// A whole game, fit for a table with people around it.
template <class G>
concept PlayableGame = HasText<G> && HasReferee<G> && HasBoardView<G>;

// How castling is written for programs: as the king's own two squares (e1g1), or as the king taking its rook (e1h1),
// which Chess960 needs.
enum class CastlingStyle { king_target, king_takes_rook };

// Moves as protocols between programs write them, where that is not the game's own notation.
template <class G>
concept HasProtocolText = PlayableGame<G> &&
    requires(PositionOf<G> const at, MoveOf<G> const move, CastlingStyle const style) {
    { G::protocol_text(at, move, style) } -> std::same_as<std::string>;
};

// A game in progress as one line of JSON that says more than its board.
template <class G>
concept HasStateJson = PlayableGame<G> &&
    requires(PositionOf<G> const first, std::vector<MoveOf<G>> const played, PositionOf<G> const now) {
    { G::json(first, played, now) } -> std::same_as<std::string>;
};

// The material that proofs count: own minus enemy, in pawns, men or whatever the smallest piece is.
template <class G>
concept CountsMaterial = Game<G> && requires(PositionOf<G> const at, Colour const player) {
    { G::material(at, player) } -> std::same_as<int>;
};

// The same board with the other side to move, in a game whose rules know no null move; to ask what a side threatens.
template <class G>
concept HasSideSwap = Game<G> && requires(PositionOf<G> const at) {
    { G::with_side_swapped(at) } -> std::same_as<PositionOf<G>>;
};

} // namespace core
