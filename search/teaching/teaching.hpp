// What the two textbook searches, minimax and alpha-beta, have in common: the state they walk through, what they
// count and what they answer. They are written to be read; the engine is elsewhere.
#pragma once

#include "core/game.hpp"
#include "core/observer.hpp"
#include "search/teaching/statistics.hpp"

#include <algorithm>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace search {

// A position, how it came about, and how far below the root it lies.
template <core::HasReferee G>
struct State {
    core::PositionOf<G> position;
    core::KeyTrail trail = {};
    core::Ply ply = {};
    bool is_over =
        false; // no move is left or the game is drawn; the searches set it before they ask for a value
};

template <core::HasReferee G>
struct Child {
    core::MoveOf<G> move;
    core::Score
        value; // for the player at the root; with alpha-beta, a bound where a better child came before
};

template <core::HasReferee G>
struct Answer {
    std::optional<core::MoveOf<G>> move; // none at a leaf or in a finished game
    core::Score value;                   // for the player at the root
    std::vector<Child<G>> children;      // of the root, in the order they were searched
    SearchStatistics statistics;
};

// eval(state, player): what the state is worth to `player`, asked where a search stops and in finished games.
// It need not be antisymmetric: both players' nodes ask for the player at the root.
template <class E, class G>
concept Evaluation = requires(E eval, State<G> const state, core::Colour const player) {
    { eval(state, player) } -> std::convertible_to<core::Score>;
};

// cutoff(state, depth, elapsed_seconds): stop here?
template <class C, class G>
concept Cutoff = requires(C cutoff, State<G> const state, core::Ply const depth,
                          double const elapsed_seconds) {
    { cutoff(state, depth, elapsed_seconds) } -> std::convertible_to<bool>;
};

// order(position, moves) -> moves, the same ones in the order to search them in
template <class O, class G>
concept PositionOrder = requires(O order, core::PositionOf<G> const position, core::MovesOf<G> const moves) {
    { order(position, moves) } -> std::convertible_to<core::MovesOf<G>>;
};
// order(state, moves) -> moves, for one that does not do the same near the root as far from it
template <class O, class G>
concept StateOrder = requires(O order, State<G> const state, core::MovesOf<G> const moves) {
    { order(state, moves) } -> std::convertible_to<core::MovesOf<G>>;
};
template <class O, class G>
concept Order = PositionOrder<O, G> || StateOrder<O, G>;

// Has the side to move a legal move?
template <core::Game G>
struct Mobility {
    static bool of(core::PositionOf<G> const& at) {
        core::MovesOf<G> moves;
        G::generate(at, moves);
        return !moves.empty();
    }
};
template <core::KnowsMobility G>
struct Mobility<G> {
    static bool of(core::PositionOf<G> const& at) { return G::can_move(at); }
};

// eval(position, player) where the game goes on; a finished game is worth what the game itself says, a win the more
// the sooner it comes.
template <core::HasReferee G, class Eval>
struct WithGameEnds {
    Eval eval;

    core::Score operator()(State<G> const& state, core::Colour player) const {
        if (!state.is_over) return core::Score{eval(state.position, player)};
        if (Mobility<G>::of(state.position)) return core::drawn;
        auto const for_side_to_move = G::no_moves_score(state.position, state.ply);
        return state.position.side_to_move() == player ? for_side_to_move : -for_side_to_move;
    }
};

struct AsGenerated {
    template <class Position, class Moves>
    Moves const& operator()(Position const&, Moves const& moves) const {
        return moves;
    }
};

struct StopAt {
    core::Ply depth;

    template <class S>
    bool operator()(S const&, core::Ply at, double) const {
        return at >= depth;
    }
};

namespace detail {

// Wider than any evaluation, core::infinity included.
inline constexpr core::Score unbounded{1'000'000'000};

class Stopwatch {
  public:
    [[nodiscard]] double elapsed_seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

  private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// One step down from a state; the way back is taken when the step goes out of scope.
template <core::HasReferee G>
class Step {
  public:
    Step(State<G>& state, core::MoveOf<G> move) : state_(state), move_(move) {
        state_.trail.push(state_.position.key());
        state_.position.make(move_, undo_);
        state_.ply += core::Ply{1};
    }
    ~Step() {
        state_.ply -= core::Ply{1};
        state_.position.unmake(move_, undo_);
        state_.trail.pop();
    }
    Step(Step const&) = delete;
    Step& operator=(Step const&) = delete;

  private:
    State<G>& state_;
    core::MoveOf<G> move_;
    core::UndoOf<G> undo_;
};

// In the tree a draw that could be claimed is a draw; at the root nobody has claimed it, and a move is asked for.
template <core::HasReferee G>
bool is_over(State<G> const& state) {
    bool const drawn = state.ply == core::Ply{0} ? G::outcome(state.position, state.trail).has_value()
                                                 : G::is_draw(state.position, state.trail);
    return drawn || !Mobility<G>::of(state.position);
}

// What both searches do alike at every node: counting, telling the watcher, asking for values, remembering the root.
template <core::HasReferee G, class Eval, class Cut, class Ordering, class Watcher>
class Walk {
  public:
    Walk(State<G> state, Eval& eval, Cut& cutoff, Ordering& order, Watcher& watcher)
        : state_(std::move(state)),
          player_(state_.position.side_to_move()),
          eval_(eval),
          cutoff_(cutoff),
          order_(order),
          watcher_(watcher) {}

    // Comes to a node and says which moves to search there: none where the search stops.
    core::MovesOf<G> enter(core::Score alpha, core::Score beta) {
        answer_.statistics.count_node(state_.ply);
        watcher_.enter(state_.position, alpha, beta, core::Depth{}, state_.ply);
        core::MovesOf<G> moves;
        state_.is_over = is_over(state_);
        if (state_.is_over || cutoff_(state_, state_.ply, elapsed_seconds())) return moves;
        G::generate(state_.position, moves);
        if constexpr (std::is_same_v<Ordering, AsGenerated>)
            return moves;
        else if constexpr (StateOrder<Ordering, G>)
            return order_(state_, moves);
        else
            return order_(state_.position, moves);
    }

    core::Score evaluation() { return eval_(state_, player_); }
    [[nodiscard]] bool maximises() const { return state_.position.side_to_move() == player_; }

    template <class Value>
    core::Score child(core::MoveOf<G> move, Value value) {
        bool const below_root = state_.ply == core::Ply{0};
        watcher_.child(move, state_.ply);
        Step<G> const step(state_, move);
        core::Score const result = value();
        if (below_root) answer_.children.push_back({move, result});
        return result;
    }

    void found_better(core::MoveOf<G> move) {
        if (state_.ply == core::Ply{0}) answer_.move = move;
    }

    core::Score leave(core::Score score) { return leave(score, core::Cut::none); }
    core::Score cut_off(core::Score score, bool on_first_move) {
        ++answer_.statistics.pruning_count;
        if (on_first_move) ++answer_.statistics.first_move_cutoffs;
        return leave(score, core::Cut::beta);
    }

    Answer<G> answer(core::Score value) {
        answer_.value = value;
        answer_.statistics.seconds = clock_.elapsed_seconds();
        return std::move(answer_);
    }

  private:
    core::Score leave(core::Score score, core::Cut cut) {
        watcher_.leave(score, cut, state_.ply);
        return score;
    }

    // A reading of the clock costs as much as a small node: so many questions in a row share one.
    double elapsed_seconds() {
        constexpr int shared_by = 64;
        if (questions_++ % shared_by == 0) elapsed_ = clock_.elapsed_seconds();
        return elapsed_;
    }

    State<G> state_;
    core::Colour player_;
    Eval& eval_;
    Cut& cutoff_;
    Ordering& order_;
    Watcher& watcher_;
    Stopwatch clock_;
    std::uint64_t questions_ = 0;
    double elapsed_ = 0;
    Answer<G> answer_{};
};

} // namespace detail
} // namespace search
