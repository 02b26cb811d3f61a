// Iterative deepening: the root's moves searched one ply deeper each time, in a narrow window around the last score,
// best first, until a limit is reached or someone says that it is enough.
#pragma once

#include "search/root.hpp"
#include "search/win_hunt.hpp"
#include "search/worker/worker.hpp"

#include <algorithm>
#include <cstddef>

namespace search {

inline constexpr core::Depth max_depth{127};

struct DeepeningPlan {
    core::Depth deepest = max_depth;
    int lines = 1;
    int thread = 0; // 0 is the one that reports and decides
};

// Ear: told(Progress), looks_at(depth, move, number) and is_enough(deepening) -> bool, asked after each iteration.
template <core::Game G, class Watcher, class Ear>
class Deepening {
  public:
    Deepening(Worker<G, Watcher>& worker, RootMoves<G> roots, DeepeningPlan plan, Ear& ear)
        : worker_(worker),
          roots_(std::move(roots)),
          plan_(plan),
          ear_(ear),
          hunt_(worker) {}

    void run() {
        int const lines = std::min(plan_.lines, static_cast<int>(roots_.size()));
        for (core::Depth depth{1}; depth <= plan_.deepest; depth += core::Depth{1}) {
            if (skips(depth)) continue;
            worker_.set_root_depth(depth);
            for (auto& root : roots_) root.previous = root.score;
            auto const best_before = roots_.front().move;
            score_before_ = roots_.front().score;
            for (first_ = 0; first_ < lines && !worker_.is_stopped(); ++first_) search_line(depth);
            if (worker_.is_stopped()) return;
            completed_ = depth;
            unchanged_ = roots_.front().move == best_before ? unchanged_ + 1 : 0;
            if (ear_.is_enough(*this)) return;
            if (plan_.thread == 0 && lines == 1 && is_over_after_hunt()) return;
        }
    }

    [[nodiscard]] RootMoves<G> const& roots() const { return roots_; }
    [[nodiscard]] core::Depth completed() const { return completed_; }
    [[nodiscard]] int iterations_with_same_move() const { return unchanged_; }
    // Of the best move, an iteration before the last one completed; -infinity: there was none.
    [[nodiscard]] core::Score score_before() const { return score_before_; }

  private:
    // Helpers leave out some depths, each others, so that not all do the same.
    [[nodiscard]] bool skips(core::Depth depth) const {
        return plan_.thread > 0 && depth > core::Depth{4} && depth < plan_.deepest &&
               (depth.value() + plan_.thread) % (2 + plan_.thread % 3) == 0;
    }

    // Looks for the shortest win where one is near, with an eye on the clock; true: nothing more is to be searched.
    bool is_over_after_hunt() {
        while (true) {
            if (auto const win = hunt_.go_on(roots_)) {
                settle(*win);
                return true;
            }
            if (worker_.is_stopped()) return true;
            if (!hunt_.is_interrupted()) return false;
            if (ear_.is_enough(*this)) return true;
        }
    }

    // One line: the window is widened on the side where the score fell out.
    void search_line(core::Depth depth) {
        auto const& tuning = worker_.tuning();
        auto const before = roots_[at(first_)].previous;
        bool const narrow = tuning.on.aspiration && depth.value() >= tuning.aspiration_depth &&
                            !core::is_decisive(before) && before != -core::infinity;
        int width = tuning.aspiration_window;
        core::Score alpha = narrow ? before - core::Score{width} : -core::infinity;
        core::Score beta = narrow ? before + core::Score{width} : core::infinity;
        for (int failed_high = 0;;) {
            auto const shallower = core::Depth{std::min(failed_high, depth.value() - 1)};
            auto const score = search_root(alpha, beta, depth - shallower);
            std::ranges::stable_sort(roots_.begin() + first_, roots_.end(), std::ranges::greater{},
                                     &RootMove<G>::score);
            if (worker_.is_stopped()) return;
            if (score > alpha && score < beta) break;
            tell(first_, depth, score <= alpha ? Bound::upper : Bound::lower);
            width += width / 2 + 4;
            if (score <= alpha) {
                beta = core::Score{(alpha.value() + beta.value()) / 2};
                alpha = std::max(score - core::Score{width}, -core::infinity);
                failed_high = 0;
            } else {
                beta = std::min(score + core::Score{width}, core::infinity);
                ++failed_high;
            }
            if (width > 1000) {
                alpha = -core::infinity;
                beta = core::infinity;
            }
        }
        std::ranges::stable_sort(roots_.begin(), roots_.begin() + first_ + 1, std::ranges::greater{},
                                 &RootMove<G>::score);
        if (first_ + 1 == std::min(plan_.lines, static_cast<int>(roots_.size())))
            for (int rank = 0; rank <= first_; ++rank) tell(rank, depth, Bound::exact);
    }

    core::Score search_root(core::Score alpha, core::Score beta, core::Depth depth) {
        Node node{alpha, beta, depth, core::Ply{0}, true};
        node.is_urgent = Urgency<G>::of(worker_.position());
        worker_.evaluate_within_line(node);
        core::Score best = -core::infinity;
        for (int i = first_; i < static_cast<int>(roots_.size()); ++i) {
            if (worker_.must_stop()) return best;
            auto& root = roots_[at(i)];
            ear_.looks_at(depth, root.move, i + 1);
            auto const nodes_before = worker_.nodes();
            auto const extension = ForcingExtension<G>::of(worker_.tuning(), worker_.position(), root.move);
            auto const score = worker_.template search_move<true>(
                node, worker_.candidate(node, worker_.hints(node), root.move, i - first_ + 1),
                depth - core::Depth{1} + extension);
            root.nodes += worker_.nodes() - nodes_before;
            if (worker_.is_stopped()) return best;

            root.score = -core::infinity;
            if (i == first_ || score > node.alpha) {
                root.score = score;
                root.bound = score <= alpha ? Bound::upper : score >= beta ? Bound::lower : Bound::exact;
                root.selective_depth = worker_.selective_depth();
                put_before<G>(root.move, worker_.frame(core::Ply{1}).best_line, root.line);
            }
            best = std::max(best, score);
            node.alpha = std::max(node.alpha, score);
            if (node.alpha >= beta) break;
        }
        return best;
    }

    void tell(int rank, core::Depth depth, Bound bound) {
        auto const& root = roots_[at(rank)];
        ear_.told(Progress<G>{rank + 1, depth, root.score, bound, root});
    }

    void settle(ShortestWin<G> const& win) {
        auto const chosen = std::ranges::find(roots_, win.line.front(), &RootMove<G>::move);
        bool const is_news = chosen != roots_.begin() || chosen->score != win.score;
        std::rotate(roots_.begin(), chosen, chosen + 1);
        auto& root = roots_.front();
        root.score = win.score;
        root.bound = Bound::exact;
        root.line.clear();
        for (auto const move : win.line) root.line.push(move);
        root.selective_depth = std::max(root.selective_depth, core::Ply{static_cast<int>(win.line.size())});
        if (is_news) tell(0, completed_, Bound::exact);
    }

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    Worker<G, Watcher>& worker_;
    RootMoves<G> roots_;
    DeepeningPlan plan_;
    Ear& ear_;
    WinHunt<G, Watcher> hunt_;
    int first_ = 0; // the line being searched; those before it are settled for this depth
    core::Depth completed_{};
    core::Score score_before_ = -core::infinity;
    int unchanged_ = 0;
};

} // namespace search
