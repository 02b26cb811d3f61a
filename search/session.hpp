// One search session: a table, workers and a stop flag of its own, so that several may run side by side. Nothing here
// is shared by the process.
#pragma once

#include "search/clock.hpp"
#include "search/control.hpp"
#include "search/deepening.hpp"
#include "search/table.hpp"
#include "search/worker.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace search {

struct SessionOptions {
    std::size_t hash_megabytes = 16;
    int threads = 1;
    Milliseconds move_overhead{10};
};

template <core::Game G>
struct SearchTask {
    Limits limits = {};
    int lines = 1;
    std::vector<core::MoveOf<G>> only = {}; // search these root moves alone; all when empty
};

template <core::Game G>
struct FoundLine {
    int rank = 1;
    core::Depth depth{};
    core::Ply selective_depth{};
    core::Score score{};
    Bound bound = Bound::exact;
    std::vector<core::MoveOf<G>> moves = {};
};

struct Effort {
    std::uint64_t nodes = 0;
    std::chrono::steady_clock::duration elapsed{};
    int hash_permille = 0;
    std::uint64_t probes = 0; // of the table, by the first worker
    std::uint64_t hits = 0;
};

template <core::Game G>
struct Found {
    std::optional<core::MoveOf<G>> move = std::nullopt; // none when there is no legal move
    std::optional<core::MoveOf<G>> ponder = std::nullopt;
    std::vector<FoundLine<G>> lines = {};
    Effort effort = {};
};

template <core::Game G>
struct SessionListener {
    std::function<void(FoundLine<G> const&, Effort const&)> line = nullptr;
    std::function<void(core::Depth, core::MoveOf<G>, int)> current_move = nullptr;
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
          table_(options.hash_megabytes) {
        hire();
    }

    void configure(SessionOptions const& options) {
        if (options.hash_megabytes != options_.hash_megabytes) table_.resize(options.hash_megabytes);
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
    [[nodiscard]] Effort effort(SteadyTime started) const;
    [[nodiscard]] std::optional<Move> answer_from_table(Position root, Move best) const;
    template <class Main>
    Found<G> found(Position const& root, Main const& main, std::vector<Helper> const& helpers,
                   int lines) const;

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

    void told(Progress<G> const& progress) const {
        if (!listener_.line || (progress.bound != Bound::exact && !is_long())) return;
        listener_.line({progress.rank,
                        progress.depth,
                        progress.root.selective_depth,
                        progress.score,
                        progress.bound,
                        {progress.root.line.begin(), progress.root.line.end()}},
                       session_.effort(started_));
    }
    void looks_at(core::Depth depth, Move move, int number) const {
        if (listener_.current_move && is_long()) listener_.current_move(depth, move, number);
    }
    template <class D>
    bool is_enough(D const& deepening) {
        auto const& best = deepening.roots().front();
        auto const& limits = task_.limits;
        if (limits.mate && best.score >= core::win_in(core::Ply{2 * *limits.mate - 1})) return true;
        auto const all_nodes = deepening.worker().nodes();
        Confidence const confidence{
            deepening.iterations_with_same_move(),
            static_cast<double>(best.nodes) / static_cast<double>(std::max<std::uint64_t>(all_nodes, 1)),
            core::is_decisive(best.score) || best.previous == -core::infinity ? core::Score{0}
                                                                              : best.previous - best.score,
            is_only_move_};
        if (session_.control_.is_pondering()) return false;
        return plan_.is_enough(std::chrono::steady_clock::now() - session_.control_.clock_started(),
                               confidence);
    }

  private:
    static constexpr std::chrono::seconds long_time{3};

    [[nodiscard]] bool is_long() const { return std::chrono::steady_clock::now() - started_ > long_time; }

    SearchSession& session_;
    SearchTask<G> const& task_;
    SessionListener<G> const& listener_;
    SteadyTime started_;
    TimePlan plan_;
    bool is_only_move_;
};

template <core::Game G>
Found<G> SearchSession<G>::think(Position const& root, core::KeyTrail const& trail, SearchTask<G> const& task,
                                 SessionListener<G> const& listener) {
    auto const started = std::chrono::steady_clock::now();
    control_.begin(task.limits, started);
    auto const roots = root_moves<G>(root, task.only);
    if (roots.empty()) return {};
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
    {
        std::vector<std::jthread> threads;
        for (auto& helper : helpers) threads.emplace_back([&helper] { helper.run(); });
        main.run();
        if (!control_.is_stopped()) {
            control_.wait_while_pondering();
            if (!task.limits.is_bounded()) control_.wait_for_stop();
        }
        control_.stop();
    }
    auto result = found(root, main, helpers, task.lines);
    result.effort = effort(started);
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
    if (lines == 1)
        for (auto const& helper : helpers) {
            auto const best = roots->front().score;
            bool const scores_more = helper.roots().front().score > best;
            bool const went_deeper = helper.completed() > depth;
            if (core::is_win(best) ? scores_more
                                   : went_deeper || (scores_more && helper.completed() == depth)) {
                roots = &helper.roots();
                depth = helper.completed();
            }
        }
    Found<G> result;
    result.move = roots->front().move;
    auto const& line = roots->front().line;
    result.ponder = line.size() > 1 ? std::optional(line[1]) : answer_from_table(root, line[0]);
    for (std::size_t i = 0; i < std::min(static_cast<std::size_t>(lines), roots->size()); ++i) {
        auto const& move = (*roots)[i];
        auto const score = move.score != -core::infinity ? move.score : move.previous;
        result.lines.push_back({static_cast<int>(i) + 1,
                                depth,
                                move.selective_depth,
                                score,
                                Bound::exact,
                                {move.line.begin(), move.line.end()}});
    }
    return result;
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
