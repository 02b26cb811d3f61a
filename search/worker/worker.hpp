// One searcher: its position, its memory of moves, and the tree search itself. search() reads as the list of its
// steps; each step is a struct of its own in worker/steps, and a game that lacks what a step needs goes without it.
#pragma once

#include "core/observer.hpp"
#include "search/control.hpp"
#include "search/table.hpp"
#include "search/worker/evaluations.hpp"
#include "search/worker/node.hpp"
#include "search/worker/ordering.hpp"
#include "search/worker/steps/extension.hpp"
#include "search/worker/steps/move_pruning.hpp"
#include "search/worker/steps/quiescence_pruning.hpp"
#include "search/worker/steps/reduction.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

namespace search {

template <core::Game G, core::Observer<G> Watcher = core::Silent>
class Worker {
  public:
    using Position = core::PositionOf<G>;
    using Move = core::MoveOf<G>;

    Worker(Control& control, Table& table, core::Tuning const& tuning, EvaluationChoice<G> evaluation = {},
           Watcher watcher = {})
        : control_(control),
          table_(table),
          tuning_(tuning),
          reductions_(tuning),
          watcher_(std::move(watcher)),
          evaluations_(evaluation) {}
    Worker(Worker const&) = delete;
    Worker& operator=(Worker const&) = delete;

    // Sets up a search; what was learnt of moves stays.
    void begin(Position const& root, core::KeyTrail const& trail);
    void forget() { histories_.clear(); }

    template <bool pv>
    core::Score search(core::Score alpha, core::Score beta, core::Depth depth, core::Ply ply,
                       bool cut_expected);
    // `depth` is zero at the horizon and falls below it.
    template <bool pv>
    core::Score quiescence(core::Score alpha, core::Score beta, core::Ply ply, core::Depth depth = {});

    // Makes a move, gives what `below` says, takes the move back. `looks_up`: what comes first there is a look into the
    // table.
    template <class Below>
    core::Score descend(Move move, core::Ply ply, bool looks_up, Below below);
    template <class Below>
    core::Score pass(core::Ply ply, Below below) requires core::HasNullMove<G>;

    // For the steps.
    [[nodiscard]] Position const& position() const { return position_; }
    [[nodiscard]] core::Tuning const& tuning() const { return tuning_; }
    [[nodiscard]] Frame<G>& frame(core::Ply ply) { return frame_back(ply, 0); }
    [[nodiscard]] bool has_just_passed(core::Ply ply) { return frame_back(ply, 1).passes; }
    [[nodiscard]] core::Ply null_move_barred_before() const { return null_move_barred_before_; }
    // As far from the root as `times` its depth?
    [[nodiscard]] bool is_beyond(core::Ply ply, int times) const {
        return ply.value() >= times * root_depth_.value();
    }
    template <class Below>
    core::Score without_null_move_before(core::Ply ply, Below below) {
        auto const before = std::exchange(null_move_barred_before_, ply);
        auto const score = below();
        null_move_barred_before_ = before;
        return score;
    }
    [[nodiscard]] Hints<G> hints(Node const& node);
    [[nodiscard]] Picker<G> picker(Node const& node, Hints<G> const& known, Wanted wanted,
                                   core::Score least_gain = {}) {
        return Picker<G>(position_, histories_, buffers_, known, wanted, node.is_urgent, least_gain);
    }
    [[nodiscard]] bool asks_table(core::Depth depth) const {
        return tuning_.on.table && depth.value() >= tuning_.table_depth;
    }
    void remember(Node const& node, core::Score score, core::Depth depth, Bound bound, core::MoveTag tag) {
        if (asks_table(depth))
            table_.store(position_.key(), {tag, to_table(score, node.ply), frame(node.ply).evaluation,
                                           std::max(depth, core::Depth{0}), bound});
    }
    [[nodiscard, gnu::always_inline]] inline Candidate<G> candidate(Node const& node, Hints<G> const& known,
                                                                    Move move, int number);

    // Fills in the evaluation and what may be left out for it; urgency is known before.
    void evaluate(Node& node);
    // And what follows from the nodes above, where moves are searched to a depth.
    void evaluate_within_line(Node& node);
    template <bool pv>
    core::Score search_move(Node const& node, Candidate<G> const& candidate, core::Depth depth);
    void set_root_depth(core::Depth depth) {
        root_depth_ = depth;
        selective_depth_ = {};
    }
    [[nodiscard]] bool is_stopped() const { return stopped_; }
    // Asked before a move is made: the allowance is fetched when it is used up, and a limit of N nodes makes N moves.
    [[nodiscard]] bool must_stop() {
        if (allowance_ != 0) return false;
        if (!stopped_) {
            publish();
            allowance_ = control_.allowance();
            stopped_ = allowance_ == 0;
        }
        return stopped_;
    }
    // The first nodes, before others who begin at the same time take them all.
    void take_first_allowance() { allowance_ = control_.first_allowance(); }
    // For moves made beside the tree search: may one more be made?
    [[nodiscard]] bool take_node() {
        if (must_stop()) return false;
        ++nodes_;
        --allowance_;
        return true;
    }
    [[nodiscard]] core::MoveTag remembered(Position const& at) const { return table_.probe(at.key()).tag; }
    [[nodiscard]] core::KeyTrail const& trail() const { return trail_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    // For other threads, who see the nodes as they were when this was last called.
    void publish() { published_.store(nodes_, std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t published_nodes() const { return published_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t probes() const { return probes_; }
    [[nodiscard]] std::uint64_t hits() const { return hits_; }
    [[nodiscard]] core::Ply selective_depth() const { return selective_depth_; }
    [[nodiscard]] Watcher& watcher() { return watcher_; }

  private:
    static constexpr int frames_before_root = 6;
    // The silent observer is not called at all: even a call of nothing changes what the compiler inlines around it.
    static constexpr bool is_watched = !std::is_same_v<Watcher, core::Silent>;

    struct Tried { // at one node, for their histories
        core::FixedList<Move, 32> quiets;
        core::FixedList<Move, 32> tactical;
    };

    [[nodiscard]] Frame<G>& frame_back(core::Ply ply, int back) {
        return frames_[static_cast<std::size_t>(ply.value() + frames_before_root - back)];
    }
    core::Score leave(core::Score score, core::Cut cut, core::Ply ply) {
        if constexpr (is_watched) watcher_.leave(score, cut, ply);
        return score;
    }
    [[nodiscard]] bool is_drawn(core::Ply ply) const {
        if (G::is_draw(position_, trail_)) return true;
        return tuning_.on.first_repetition_draws &&
               trail_.occurrences(position_.key(), std::min(ply.value(), ReversiblePlies<G>::of(position_))) >
                   0;
    }
    [[nodiscard]] TableEntry probe(bool is_on) {
        if (!is_on) return {};
        auto const entry = table_.probe(position_.key());
        ++probes_;
        hits_ += entry.is_found();
        return entry;
    }
    [[nodiscard]] std::optional<core::Score> early_cut(Node& node);
    template <bool pv>
    core::Score move_loop(Node& node);
    [[nodiscard, gnu::always_inline]] inline bool skips(Node const& node, Candidate<G> const& candidate,
                                                        Picker<G>& picker);
    void learn(Node const& node, Hints<G> const& known, Candidate<G> const& best, Tried const& tried);
    void credit_previous_move(Node const& node);
    core::Score leaf(core::Ply ply);

    Control& control_;
    Table& table_;
    core::Tuning const& tuning_;
    LateMoveReduction reductions_;
    Watcher watcher_;

    Position position_{};
    core::KeyTrail trail_;
    Evaluations<G> evaluations_;
    Histories<G> histories_;
    MoveBuffers<G> buffers_;
    std::vector<Frame<G>> frames_ =
        std::vector<Frame<G>>(static_cast<std::size_t>(core::max_ply.value() + frames_before_root + 2));
    core::Ply null_move_barred_before_{};
    core::Depth root_depth_{};
    core::Ply selective_depth_{};

    std::uint64_t allowance_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t probes_ = 0;
    std::uint64_t hits_ = 0;
    std::atomic<std::uint64_t> published_ = 0;
    bool stopped_ = false;
};

template <core::Game G, core::Observer<G> Watcher>
void Worker<G, Watcher>::begin(Position const& root, core::KeyTrail const& trail) {
    position_ = root;
    trail_ = trail;
    evaluations_.reset(root);
    for (auto& frame : frames_) {
        frame.evaluation = unknown_evaluation;
        frame.continuation = ContinuationHistory<G>::no_move;
        frame.passes = false;
        frame.is_quiet = false;
        frame.excluded = core::MoveTag::none;
        frame.killers.fill(core::MoveTag::none);
        frame.double_extensions = 0;
    }
    null_move_barred_before_ = {};
    allowance_ = nodes_ = probes_ = hits_ = 0;
    published_ = 0;
    stopped_ = false;
}

template <core::Game G, core::Observer<G> Watcher>
template <class Below>
core::Score Worker<G, Watcher>::descend(Move move, core::Ply ply, bool looks_up, Below below) {
    if (looks_up) EarlyFetch<G>::before(table_, position_, move);
    core::UndoOf<G> undo;
    auto& here = frame(ply);
    here.continuation = ContinuationHistory<G>::slot_of(position_, move);
    here.butterfly = G::history_slot(position_, move);
    here.passes = false;
    here.is_quiet = !G::is_tactical(position_, move);
    if constexpr (is_watched) watcher_.child(move, ply);
    trail_.push(position_.key());
    evaluations_.make(position_, move, undo, ply);
    if (looks_up) EarlyFetch<G>::after(table_, position_);
    ++nodes_;
    --allowance_;
    auto const score = below();
    position_.unmake(move, undo);
    trail_.pop();
    return score;
}

template <core::Game G, core::Observer<G> Watcher>
template <class Below>
core::Score Worker<G, Watcher>::pass(core::Ply ply, Below below) requires core::HasNullMove<G> {
    core::UndoOf<G> undo;
    auto& here = frame(ply);
    here.continuation = ContinuationHistory<G>::no_move;
    here.passes = true;
    here.is_quiet = false;
    trail_.push(position_.key());
    position_.make_null(undo);
    evaluations_.pass(ply);
    auto const score = below();
    position_.unmake_null(undo);
    trail_.pop();
    return score;
}

template <core::Game G, core::Observer<G> Watcher>
template <bool pv>
core::Score Worker<G, Watcher>::search(core::Score alpha, core::Score beta, core::Depth depth, core::Ply ply,
                                       bool cut_expected) {
    if (depth <= core::Depth{0}) return quiescence<pv>(alpha, beta, ply);
    if constexpr (is_watched) watcher_.enter(position_, alpha, beta, depth, ply);
    Node node{alpha, beta, depth, ply, pv, cut_expected};
    if constexpr (pv) frame(ply).best_line.clear();
    selective_depth_ = std::max(selective_depth_, ply);

    // 1. Nothing more may be searched, or the rules end the game here.
    if (must_stop()) return leave(core::drawn, core::Cut::pruned, ply);
    if (is_drawn(ply)) return leave(core::drawn, core::Cut::draw, ply);
    if (ply + core::Ply{1} >= core::max_ply) return leave(leaf(ply), core::Cut::none, ply);

    // 2. A win found nearer the root cannot be bettered here.
    if (tuning_.on.mate_distance) {
        node.alpha = std::max(node.alpha, core::lost_in(ply));
        node.beta = std::min(node.beta, core::win_in(ply));
        if (node.alpha >= node.beta) return leave(node.alpha, core::Cut::pruned, ply);
    }

    // 3. What the table remembers of the position. Its memory is on the way while urgency is found out, and the evaluation
    // where that takes no longer.
    node.is_urgent = Urgency<G>::of(position_);
    if constexpr (core::EvaluatesQuickly<G>)
        if (!node.is_urgent) node.evaluation = evaluations_.of(position_, ply);
    bool const is_whole = frame(ply).excluded == core::MoveTag::none;
    if (is_whole) node.entry = probe(asks_table(depth));
    if (!pv && node.entry.is_found() && node.entry.depth >= depth) {
        auto const score = from_table(node.entry.score, ply);
        if (score >= node.beta ? holds_above(node.entry.bound) : holds_below(node.entry.bound))
            return leave(score, core::Cut::table, ply);
    }

    // 4. The static evaluation, and what it allows to leave out.
    evaluate_within_line(node);
    if (!pv && is_whole && !node.is_urgent)
        if (auto const score = early_cut(node)) return leave(*score, core::Cut::pruned, ply);

    // 5. Without a remembered move the order is poor: search shallower, and come back with one.
    if (tuning_.on.internal_reduction && is_whole && depth.value() >= tuning_.internal_reduction_depth &&
        node.entry.tag == core::MoveTag::none && (pv || cut_expected))
        node.depth -= core::Depth{1};

    // 6. The moves.
    return move_loop<pv>(node);
}

} // namespace search

#include "search/worker/move_loop.hpp"
#include "search/worker/quiescence.hpp"
#include "search/worker/static_view.hpp"
