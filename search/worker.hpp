// One searcher: its position, its memory of moves, and the tree search itself. search() reads as the list of its
// steps; each step is a struct of its own in search/steps, and a game that lacks what a step needs goes without it.
#pragma once

#include "core/observer.hpp"
#include "search/control.hpp"
#include "search/evaluations.hpp"
#include "search/node.hpp"
#include "search/ordering.hpp"
#include "search/steps/extension.hpp"
#include "search/steps/move_pruning.hpp"
#include "search/steps/null_move.hpp"
#include "search/steps/probable_cut.hpp"
#include "search/steps/quiescence_pruning.hpp"
#include "search/steps/reduction.hpp"
#include "search/steps/static_cuts.hpp"
#include "search/table.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <utility>
#include <vector>

namespace search {

template <core::Game G, core::Observer<G> Watcher = core::Silent>
class Worker {
  public:
    using Position = core::PositionOf<G>;
    using Move = core::MoveOf<G>;

    Worker(Control& control, Table& table, core::Tuning const& tuning, Watcher watcher = {})
        : control_(control),
          table_(table),
          tuning_(tuning),
          reductions_(tuning),
          watcher_(std::move(watcher)) {}
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

    // Makes a move, gives what `below` says, takes the move back.
    template <class Below>
    core::Score descend(Move move, core::Ply ply, Below below);
    template <class Below>
    core::Score pass(core::Ply ply, Below below) requires core::HasNullMove<G>;

    // For the steps.
    [[nodiscard]] Position const& position() const { return position_; }
    [[nodiscard]] core::Tuning const& tuning() const { return tuning_; }
    [[nodiscard]] Frame<G>& frame(core::Ply ply) { return frame_back(ply, 0); }
    [[nodiscard]] bool has_just_passed(core::Ply ply) { return frame_back(ply, 1).passes; }
    [[nodiscard]] core::Ply null_move_barred_before() const { return null_move_barred_before_; }
    [[nodiscard]] bool is_beyond_twice_root_depth(core::Ply ply) const {
        return ply.value() >= 2 * root_depth_.value();
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
    void remember(Node const& node, core::Score score, core::Depth depth, Bound bound, core::MoveTag tag) {
        if (tuning_.on.table)
            table_.store(position_.key(), {tag, to_table(score, node.ply), frame(node.ply).evaluation,
                                           std::max(depth, core::Depth{0}), bound});
    }
    [[nodiscard]] Candidate<G> candidate(Hints<G> const& known, Move move, int number);

    // For the root.
    void evaluate(Node& node);
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
            published_.store(nodes_, std::memory_order_relaxed);
            allowance_ = control_.allowance();
            stopped_ = allowance_ == 0;
        }
        return stopped_;
    }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] std::uint64_t published_nodes() const { return published_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t probes() const { return probes_; }
    [[nodiscard]] std::uint64_t hits() const { return hits_; }
    [[nodiscard]] core::Ply selective_depth() const { return selective_depth_; }
    [[nodiscard]] Watcher& watcher() { return watcher_; }

  private:
    static constexpr int frames_before_root = 6;

    struct Tried { // at one node, for their histories
        core::FixedList<Move, 32> quiets;
        core::FixedList<Move, 32> tactical;
    };

    [[nodiscard]] Frame<G>& frame_back(core::Ply ply, int back) {
        return frames_[static_cast<std::size_t>(ply.value() + frames_before_root - back)];
    }
    core::Score leave(core::Score score, core::Cut cut, core::Ply ply) {
        watcher_.leave(score, cut, ply);
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
    [[nodiscard]] bool skips(Node const& node, Candidate<G> const& candidate, Picker<G>& picker);
    void learn(Node const& node, Hints<G> const& known, Candidate<G> const& best, Tried const& tried);
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
core::Score Worker<G, Watcher>::descend(Move move, core::Ply ply, Below below) {
    core::UndoOf<G> undo;
    auto& here = frame(ply);
    here.continuation = ContinuationHistory<G>::slot_of(position_, move);
    here.passes = false;
    watcher_.child(move, ply);
    trail_.push(position_.key());
    evaluations_.make(position_, move, undo, ply);
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
    watcher_.enter(position_, alpha, beta, depth, ply);
    Node node{alpha, beta, depth, ply, pv, cut_expected};
    if constexpr (pv) {
        frame(ply).best_line.clear();
        selective_depth_ = std::max(selective_depth_, ply);
    }

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

    // 3. What the table remembers of the position.
    bool const is_whole = frame(ply).excluded == core::MoveTag::none;
    if (is_whole) node.entry = probe(tuning_.on.table);
    if (!pv && node.entry.is_found() && node.entry.depth >= depth) {
        auto const score = from_table(node.entry.score, ply);
        if (score >= node.beta ? holds_above(node.entry.bound) : holds_below(node.entry.bound))
            return leave(score, core::Cut::table, ply);
    }

    // 4. The static evaluation, and what it allows to leave out.
    evaluate(node);
    if (!pv && is_whole && !node.is_urgent)
        if (auto const score = early_cut(node)) return leave(*score, core::Cut::pruned, ply);

    // 5. Without a remembered move the order is poor: search shallower, and come back with one.
    if (tuning_.on.internal_reduction && is_whole && depth.value() >= tuning_.internal_reduction_depth &&
        node.entry.tag == core::MoveTag::none && (pv || cut_expected))
        node.depth -= core::Depth{1};

    // 6. The moves.
    return move_loop<pv>(node);
}

template <core::Game G, core::Observer<G> Watcher>
void Worker<G, Watcher>::evaluate(Node& node) {
    auto& here = frame(node.ply);
    node.is_urgent = Urgency<G>::of(position_);
    frame_back(node.ply, -2).killers.fill(core::MoveTag::none);
    here.double_extensions = frame_back(node.ply, 1).double_extensions;
    if (node.is_urgent) {
        here.evaluation = node.evaluation = unknown_evaluation;
        return;
    }
    node.may_prune = !ZugzwangDanger<G>::in(position_);
    bool const is_known = node.entry.is_found() && node.entry.evaluation != unknown_evaluation;
    here.evaluation = is_known ? node.entry.evaluation : evaluations_.of(position_, node.ply);
    node.evaluation = here.evaluation;
    if (node.entry.is_found()) {
        auto const score = from_table(node.entry.score, node.ply);
        // A forced win stays out of it: margins around an evaluation would make scores of it that mean nothing.
        bool const says_more =
            score > node.evaluation ? holds_above(node.entry.bound) : holds_below(node.entry.bound);
        if (says_more && !core::is_decisive(score)) node.evaluation = score;
    }
    auto const before = frame_back(node.ply, 2).evaluation;
    auto const earlier = before != unknown_evaluation ? before : frame_back(node.ply, 4).evaluation;
    node.is_improving = earlier == unknown_evaluation || here.evaluation > earlier;
}

// Reasons to leave a node without trying its moves, from the cheapest on.
template <core::Game G, core::Observer<G> Watcher>
std::optional<core::Score> Worker<G, Watcher>::early_cut(Node& node) {
    if (auto const score = Razoring<G>::value(*this, node)) return score;
    if (auto const score = ReverseFutility<G>::value(*this, node)) return score;
    if (auto const score = NullMove<G>::value(*this, node)) return score;
    if (stopped_) return core::drawn; // while a null move was verified
    if (auto const score = ProbableCut<G>::value(*this, node)) return score;
    return std::nullopt;
}

template <core::Game G, core::Observer<G> Watcher>
template <bool pv>
core::Score Worker<G, Watcher>::move_loop(Node& node) {
    auto const excluded = frame(node.ply).excluded;
    core::Score const alpha_before = node.alpha;
    core::Score best = -core::infinity;
    core::MoveTag best_tag = core::MoveTag::none;
    Tried tried;
    int number = 0;
    bool skipped = false;

    auto const known = hints(node);
    auto moves = picker(node, known, Wanted::all);
    while (auto const move = moves.next()) {
        if (excluded != core::MoveTag::none && G::tag(position_, *move) == excluded) continue;
        auto const chosen = candidate(known, *move, ++number);
        if (!core::is_loss(best) && best != -core::infinity && skips(node, chosen, moves)) {
            skipped = true;
            continue;
        }

        Extension extension;
        if (chosen.tag == node.entry.tag) extension = SingularExtension<G>::of(*this, node, chosen);
        if (stopped_) return leave(core::drawn, core::Cut::pruned, node.ply);
        if (extension.cut) return leave(*extension.cut, core::Cut::pruned, node.ply);
        if (extension.depth == core::Depth{0})
            extension.depth = OnlyMoveExtension::of(tuning_, moves.is_only_move());
        frame(node.ply).double_extensions += extension.depth == core::Depth{2};

        auto const score = search_move<pv>(node, chosen, node.depth - core::Depth{1} + extension.depth);
        frame(node.ply).double_extensions -= extension.depth == core::Depth{2};
        if (stopped_) return leave(core::drawn, core::Cut::pruned, node.ply);

        if (score > best) {
            best = score;
            if (score > node.alpha) {
                best_tag = chosen.tag;
                if constexpr (pv)
                    put_before<G>(*move, frame_back(node.ply, -1).best_line, frame(node.ply).best_line);
                if (score >= node.beta) {
                    learn(node, known, chosen, tried);
                    break;
                }
                node.alpha = score;
            }
        }
        auto& list = chosen.is_quiet ? tried.quiets : tried.tactical;
        if (list.size() < list.capacity) list.push(*move);
    }

    if (number == 0)
        return leave(excluded != core::MoveTag::none ? node.alpha : G::no_moves_score(position_, node.ply),
                     core::Cut::none, node.ply);
    // What was left out is thought to be no better than alpha, but perhaps better than what was not.
    if (skipped || moves.has_skipped_quiets()) best = std::max(best, alpha_before);
    if (excluded == core::MoveTag::none)
        remember(node, best, node.depth,
                 best >= node.beta           ? Bound::lower
                 : pv && best > alpha_before ? Bound::exact
                                             : Bound::upper,
                 best_tag);
    return leave(best, best >= node.beta ? core::Cut::beta : core::Cut::none, node.ply);
}

template <core::Game G, core::Observer<G> Watcher>
bool Worker<G, Watcher>::skips(Node const& node, Candidate<G> const& chosen, Picker<G>& moves) {
    if (!node.may_prune) return false;
    if (LateMovePruning::ends_quiets(tuning_, node, chosen.number)) moves.skip_quiets();
    core::Depth const depth =
        std::max(node.depth - core::Depth{1} - reductions_.of(tuning_, node, chosen), core::Depth{0});
    if (!QuietPruning<G>::skips(tuning_, node, chosen, depth) &&
        !ExchangePruning<G>::skips(tuning_, position_, node, chosen, depth))
        return false;
    return !Forcing<G>::is(position_, chosen.move);
}

// The first move with the full window; each later one must first show, shallower and with a closed window, that it is
// better.
template <core::Game G, core::Observer<G> Watcher>
template <bool pv>
core::Score Worker<G, Watcher>::search_move(Node const& node, Candidate<G> const& chosen, core::Depth depth) {
    auto const reduction = reductions_.of(tuning_, node, chosen);
    return descend(chosen.move, node.ply, [&] {
        if (depth > core::Depth{0} || tuning_.on.quiescence_table) table_.prefetch(position_.key());
        auto const below = node.ply + core::Ply{1};
        auto const closed = -node.alpha - core::Score{1};
        core::Score score{};
        if (chosen.number > 1 || !pv) {
            bool const is_reduced = chosen.number > 1 && reduction > core::Depth{0};
            if (is_reduced) {
                auto const shallow = std::clamp(depth - reduction, std::min(core::Depth{1}, depth), depth);
                score = -search<false>(closed, -node.alpha, shallow, below, true);
                if (score > node.alpha && shallow < depth)
                    score = -search<false>(closed, -node.alpha, depth, below, !node.cut_expected);
            } else {
                score = -search<false>(closed, -node.alpha, depth, below, !node.cut_expected);
            }
        }
        if constexpr (pv)
            if (chosen.number == 1 || score > node.alpha)
                score = -search<true>(-node.beta, -node.alpha, depth, below, false);
        return score;
    });
}

template <core::Game G, core::Observer<G> Watcher>
Candidate<G> Worker<G, Watcher>::candidate(Hints<G> const& known, Move move, int number) {
    bool const is_quiet = !G::is_tactical(position_, move);
    int history = 0;
    if (is_quiet)
        history = 2 * histories_.butterfly[G::history_slot(position_, move)] +
                  ContinuationHistory<G>::of(known.past, ContinuationHistory<G>::slot_of(position_, move));
    return {move, G::tag(position_, move), number, is_quiet, history};
}

template <core::Game G, core::Observer<G> Watcher>
Hints<G> Worker<G, Watcher>::hints(Node const& node) {
    auto const previous = frame_back(node.ply, 1).continuation;
    return {node.entry.tag, frame(node.ply).killers, histories_.continuation.counter(previous),
            histories_.continuation.past(previous, frame_back(node.ply, 2).continuation,
                                         frame_back(node.ply, 4).continuation)};
}

// A move made a cut-off: it gains, and those tried before it lose.
template <core::Game G, core::Observer<G> Watcher>
void Worker<G, Watcher>::learn(Node const& node, Hints<G> const& known, Candidate<G> const& best,
                               Tried const& tried) {
    int const bonus = history_bonus(node.depth);
    auto const add_quiet = [&](Move move, int value) {
        histories_.butterfly.add(G::history_slot(position_, move), value);
        ContinuationHistory<G>::add(known.past, ContinuationHistory<G>::slot_of(position_, move), value);
    };
    if (best.is_quiet) {
        auto& killers = frame(node.ply).killers;
        if (killers[0] != best.tag) killers = {best.tag, killers[0]};
        histories_.continuation.set_counter(frame_back(node.ply, 1).continuation, best.tag);
        add_quiet(best.move, bonus);
        for (auto const move : tried.quiets) add_quiet(move, -bonus);
    } else {
        histories_.tactical.add(position_, best.move, bonus);
    }
    for (auto const move : tried.tactical) histories_.tactical.add(position_, move, -bonus);
}

// What a position is worth where nothing more is searched.
template <core::Game G, core::Observer<G> Watcher>
core::Score Worker<G, Watcher>::leaf(core::Ply ply) {
    auto& moves = buffers_.take().moves;
    G::generate(position_, moves);
    bool const is_over = moves.empty();
    buffers_.give_back();
    return is_over ? G::no_moves_score(position_, ply) : evaluations_.of(position_, ply);
}

template <core::Game G, core::Observer<G> Watcher>
template <bool pv>
core::Score Worker<G, Watcher>::quiescence(core::Score alpha, core::Score beta, core::Ply ply,
                                           core::Depth depth) {
    watcher_.enter(position_, alpha, beta, depth, ply);
    Node node{alpha, beta, depth, ply, pv};
    if constexpr (pv) {
        frame(ply).best_line.clear();
        selective_depth_ = std::max(selective_depth_, ply);
    }

    // 1. As in search().
    if (must_stop()) return leave(core::drawn, core::Cut::pruned, ply);
    if (is_drawn(ply)) return leave(core::drawn, core::Cut::draw, ply);
    if (!core::HasTacticalMoves<G> || !tuning_.on.quiescence || ply + core::Ply{1} >= core::max_ply ||
        depth.value() <= -tuning_.quiescence_plies)
        return leave(leaf(ply), core::Cut::none, ply);

    // 2. The table.
    bool const uses_table = tuning_.on.table && tuning_.on.quiescence_table;
    node.entry = probe(uses_table);
    if (!pv && node.entry.is_found()) {
        auto const score = from_table(node.entry.score, ply);
        if (score >= beta ? holds_above(node.entry.bound) : holds_below(node.entry.bound))
            return leave(score, core::Cut::table, ply);
    }

    // 3. Who may stand pat has at least the static evaluation.
    evaluate(node);
    core::Score best = -core::infinity;
    if (!node.is_urgent) {
        best = node.evaluation;
        if (best >= beta) {
            if (uses_table && !node.entry.is_found())
                remember(node, best, core::Depth{0}, Bound::lower, core::MoveTag::none);
            return leave(best, core::Cut::stand_pat, ply);
        }
        node.alpha = std::max(alpha, best);
    }

    // 4. Captures that do not lose; everything where something must be done.
    core::MoveTag best_tag = core::MoveTag::none;
    int number = 0;
    bool const only_winning = depth.value() <= -tuning_.quiescence_even_plies;
    auto moves = picker(node, hints(node), Wanted::tactical, core::Score{only_winning ? 1 : 0});
    while (auto const move = moves.next()) {
        ++number;
        if (QuiescencePruning<G>::skips(tuning_, position_, node, *move)) {
            best = std::max(best, node.alpha); // it may come near
            continue;
        }
        auto const score =
            descend(*move, ply, [&] { return -quiescence<pv>(-node.beta, -node.alpha, ply + core::Ply{1}); });
        if (stopped_) return leave(core::drawn, core::Cut::pruned, ply);
        if (score > best) {
            best = score;
            if (score > node.alpha) {
                best_tag = G::tag(position_, *move);
                if constexpr (pv) put_before<G>(*move, frame_back(ply, -1).best_line, frame(ply).best_line);
                if (score >= beta) break;
                node.alpha = score;
            }
        }
    }
    if (node.is_urgent && number == 0) return leave(G::no_moves_score(position_, ply), core::Cut::none, ply);
    if (uses_table)
        remember(node, best, core::Depth{0}, best >= beta ? Bound::lower : Bound::upper, best_tag);
    return leave(best, best >= beta ? core::Cut::beta : core::Cut::none, ply);
}

} // namespace search
