// One search session: a table, workers and a stop flag of its own, so that several may run side by side. Nothing here
// is shared by the process.
#pragma once

#include "search/clock.hpp"
#include "search/control.hpp"
#include "search/deepening.hpp"
#include "search/found.hpp"
#include "search/table.hpp"
#include "search/worker/worker.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace search {

struct SessionOptions {
    std::size_t hash_megabytes = 16;
    int threads = 1;
    Milliseconds move_overhead{10};
};

template <core::Game G>
class SearchSession {
  public:
    using Position = core::PositionOf<G>;
    using Move = core::MoveOf<G>;

    explicit SearchSession(SessionOptions const& options, core::Tuning const& tuning = G::tuning,
                           EvaluationChoice<G> evaluation = {})
        : options_(options),
          tuning_(tuning),
          evaluation_(evaluation),
          table_(options.hash_megabytes, options.threads) {
        hire();
    }

    void configure(SessionOptions const& options) {
        if (options.hash_megabytes != options_.hash_megabytes)
            table_.resize(options.hash_megabytes, options.threads);
        options_ = options;
        hire();
    }
    // Between searches. Nothing that was found with the old evaluation is kept.
    void choose_evaluation(EvaluationChoice<G> evaluation) {
        evaluation_ = evaluation;
        workers_.clear();
        hire();
        table_.clear(options_.threads);
    }
    void clear() {
        table_.clear(options_.threads);
        for (auto& worker : workers_) worker->forget();
    }

    void prepare() { control_.prepare(); }
    void stop() { control_.stop(); }
    void ponder_hit() { control_.ponder_hit(); }

    Found<G> think(Position const& root, core::KeyTrail const& trail, SearchTask<G> const& task,
                   SessionListener<G> const& listener = {});

  private:
    class Ear;
    struct DeafEar { // of the helping workers
        template <class... Told>
        static void told(Told const&...) {}
        template <class... LooksAt>
        static void looks_at(LooksAt const&...) {}
        template <class D>
        static bool is_enough(D const&) {
            return false;
        }
    };
    using Helper = Deepening<G, core::Silent, DeafEar>;

    void hire() {
        auto const wanted = static_cast<std::size_t>(std::max(options_.threads, 1));
        if (workers_.size() > wanted) workers_.resize(wanted);
        while (workers_.size() < wanted)
            workers_.push_back(std::make_unique<Worker<G>>(control_, table_, tuning_, evaluation_));
    }
    // As many as the system gives: a search can do with fewer.
    static std::vector<std::jthread> started(std::vector<Helper>& helpers) {
        std::vector<std::jthread> threads;
        try {
            for (auto& helper : helpers) threads.emplace_back([&helper] { helper.run(); });
        } catch (std::system_error const&) {
        }
        return threads;
    }
    struct StopWhenLeft { // or else who waits for the helpers would wait for ever
        Control& control;
        ~StopWhenLeft() { control.stop(); }
    };
    // Where there is time for next to nothing, the first move counts.
    void remembered_first(Position const& root, RootMoves<G>& roots) const {
        auto const tag = table_.probe(root.key()).tag;
        auto const known =
            std::ranges::find_if(roots, [&](auto const& each) { return G::tag(root, each.move) == tag; });
        if (tag != core::MoveTag::none && known != roots.end()) std::rotate(roots.begin(), known, known + 1);
    }
    [[nodiscard]] Effort effort(SteadyTime started) const;
    [[nodiscard]] std::optional<Move> answer_from_table(Position root, Move best) const;
    template <class Main>
    Found<G> found(Position const& root, Main const& main, std::vector<Helper> const& helpers,
                   int lines) const;
    static std::vector<FoundLine<G>> lines_of(RootMoves<G> const& roots, core::Depth depth, int lines);

    SessionOptions options_;
    core::Tuning tuning_;
    EvaluationChoice<G> evaluation_;
    Control control_;
    Table table_;
    std::vector<std::unique_ptr<Worker<G>>> workers_;
};

// Hears the first worker: passes its lines on and decides when it has searched enough.
template <core::Game G>
class SearchSession<G>::Ear {
  public:
    Ear(SearchSession& session, SearchTask<G> const& task, SessionListener<G> const& listener,
        SteadyTime started, bool is_only_move)
        : session_(session),
          task_(task),
          listener_(listener),
          started_(started),
          plan_(task.limits, session.options_.move_overhead),
          is_only_move_(is_only_move) {
        if (auto const hard = plan_.hard_limit())
            session_.control_.set_time_allowed(std::chrono::duration_cast<SteadyTime::duration>(*hard));
    }

    void told(Progress<G> const& progress) {
        if (!listener_.line || (progress.bound != Bound::exact && !is_long())) return;
        if (progress.rank == 1) last_told_ = {progress.root.move, progress.score};
        listener_.line({progress.rank,
                        progress.depth,
                        progress.root.selective_depth,
                        progress.score,
                        progress.bound,
                        {progress.root.line.begin(), progress.root.line.end()}},
                       session_.effort(started_));
    }
    // What was found in the iteration that was broken off, or by a helper, is news.
    void told_at_last(Found<G> const& found) const {
        if (!listener_.line || found.lines.empty()) return;
        auto const& best = found.lines.front();
        if (last_told_ == std::pair(best.moves.front(), best.score)) return;
        for (auto const& line : found.lines) listener_.line(line, found.effort);
    }
    void looks_at(core::Depth depth, Move move, int number) const {
        if (listener_.current_move && is_long()) listener_.current_move(depth, move, number);
    }
    template <class D>
    bool is_enough(D const& deepening) {
        auto const& best = deepening.roots().front();
        auto const& limits = task_.limits;
        if (limits.mate && best.score >= core::win_in(core::Ply{2 * *limits.mate - 1})) return true;
        Confidence const confidence{deepening.iterations_with_same_move(), share_of_best(deepening.roots()),
                                    drop(deepening.score_before(), best.score), is_only_move_};
        bool const enough = plan_.is_enough(std::chrono::steady_clock::now() - started_, confidence);
        if (!session_.control_.is_pondering()) return enough;
        session_.control_.set_ready_for_hit(enough);
        return false;
    }

  private:
    static constexpr std::chrono::seconds long_time{3};

    static double share_of_best(RootMoves<G> const& roots) {
        std::uint64_t all = 0;
        for (auto const& root : roots) all += root.nodes;
        return static_cast<double>(roots.front().nodes) /
               static_cast<double>(std::max<std::uint64_t>(all, 1));
    }
    static core::Score drop(core::Score before, core::Score now) {
        return before == -core::infinity || core::is_decisive(now) ? core::Score{0} : before - now;
    }
    [[nodiscard]] bool is_long() const { return std::chrono::steady_clock::now() - started_ > long_time; }

    SearchSession& session_;
    SearchTask<G> const& task_;
    SessionListener<G> const& listener_;
    SteadyTime started_;
    TimePlan plan_;
    bool is_only_move_;
    std::optional<std::pair<Move, core::Score>> last_told_; // of the first line
};

template <core::Game G>
Found<G> SearchSession<G>::think(Position const& root, core::KeyTrail const& trail, SearchTask<G> const& task,
                                 SessionListener<G> const& listener) {
    auto const started = std::chrono::steady_clock::now();
    control_.begin(task.limits, started, static_cast<int>(workers_.size()));
    auto roots = root_moves<G>(root, task.only);
    if (roots.empty()) return {};
    remembered_first(root, roots);
    table_.next_search();
    for (auto& worker : workers_) worker->begin(root, trail);

    DeepeningPlan plan{std::clamp(task.limits.depth.value_or(max_depth), core::Depth{1}, max_depth),
                       task.lines, 0};
    Ear ear(*this, task, listener, started, roots.size() == 1);
    DeafEar deaf;
    Deepening<G, core::Silent, Ear> main(*workers_.front(), roots, plan, ear);
    std::vector<Helper> helpers;
    for (std::size_t i = 1; i < workers_.size(); ++i) {
        plan.thread = static_cast<int>(i);
        helpers.emplace_back(*workers_[i], roots, plan, deaf);
    }
    workers_.front()->take_first_allowance();
    {
        auto const threads = SearchSession::started(helpers);
        StopWhenLeft const stop{control_};
        main.run();
        control_.wait_while_pondering();
        if (!task.limits.is_bounded()) control_.wait_for_stop();
    }
    for (auto& worker : workers_) worker->publish();
    auto result = found(root, main, helpers, task.lines);
    result.effort = effort(started);
    ear.told_at_last(result);
    return result;
}

template <core::Game G>
Effort SearchSession<G>::effort(SteadyTime started) const {
    auto const& first = *workers_.front();
    Effort effort{first.nodes(), std::chrono::steady_clock::now() - started, table_.permille_full(),
                  first.probes(), first.hits()};
    for (std::size_t i = 1; i < workers_.size(); ++i) effort.nodes += workers_[i]->published_nodes();
    return effort;
}

// The best worker speaks: the one with the shortest win, or else the one that went deepest, and among these the one
// with the best score.
template <core::Game G>
template <class Main>
Found<G> SearchSession<G>::found(Position const& root, Main const& main, std::vector<Helper> const& helpers,
                                 int lines) const {
    auto const* roots = &main.roots();
    auto depth = main.completed();
    for (auto const& helper : helpers) {
        auto const best = roots->front().score;
        auto const theirs = helper.roots().front().score;
        bool const went_deeper = helper.completed() > depth;
        bool const is_won = core::is_win(best) || core::is_win(theirs);
        if (is_won ? theirs > best : went_deeper || (theirs > best && helper.completed() == depth)) {
            roots = &helper.roots();
            depth = helper.completed();
        }
    }
    Found<G> result;
    result.lines = lines_of(*roots, depth, lines);
    auto const line = result.lines.empty() ? std::vector{roots->front().move} : result.lines.front().moves;
    result.move = line[0];
    result.ponder = line.size() > 1 ? std::optional(line[1]) : answer_from_table(root, line[0]);
    return result;
}

// In an iteration that was broken off, moves that it did not come to have the scores of the one before.
template <core::Game G>
std::vector<FoundLine<G>> SearchSession<G>::lines_of(RootMoves<G> const& roots, core::Depth depth,
                                                     int lines) {
    std::vector<FoundLine<G>> found;
    for (std::size_t i = 0; i < std::min(static_cast<std::size_t>(lines), roots.size()); ++i) {
        auto const& root = roots[i];
        bool const is_new = root.score != -core::infinity;
        auto const score = is_new ? root.score : root.previous;
        if (score == -core::infinity) continue;
        found.push_back({.depth = depth,
                         .selective_depth = root.selective_depth,
                         .score = score,
                         .bound = is_new ? root.bound : Bound::exact,
                         .moves = {root.line.begin(), root.line.end()}});
    }
    std::ranges::stable_sort(found, std::ranges::greater{}, &FoundLine<G>::score);
    for (int rank = 1; auto& line : found) line.rank = rank++;
    return found;
}

template <core::Game G>
std::optional<core::MoveOf<G>> SearchSession<G>::answer_from_table(Position root, Move best) const {
    core::UndoOf<G> undo;
    root.make(best, undo);
    auto const tag = table_.probe(root.key()).tag;
    core::MovesOf<G> moves;
    G::generate(root, moves);
    for (auto const move : moves)
        if (tag != core::MoveTag::none && G::tag(root, move) == tag) return move;
    return std::nullopt;
}

} // namespace search
