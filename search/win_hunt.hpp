// Where a game is clearly won, the shortest way to the end. The tree search looks far ahead and leaves much out, and
// may miss a quiet key to a mate in three; beside it a full-width proof goes through the distances one by one.
#pragma once

#include "search/forced_win.hpp"
#include "search/root.hpp"
#include "search/worker/worker.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace search {

template <core::Game G>
struct ShortestWin {
    core::Score score;
    std::vector<core::MoveOf<G>> line;
};

template <core::Game G, class Watcher>
class WinHunt {
  public:
    explicit WinHunt(Worker<G, Watcher>&) {}
    static std::optional<ShortestWin<G>> go_on(RootMoves<G> const&) { return std::nullopt; }
    static bool is_interrupted() { return false; }
};

template <core::WinsByForcingMoves G, class Watcher>
class WinHunt<G, Watcher> {
  public:
    explicit WinHunt(Worker<G, Watcher>& worker) : worker_(worker) {}

    // Asked after each iteration, best root move first.
    std::optional<ShortestWin<G>> go_on(RootMoves<G> const& roots) {
        auto const best = roots.front().score;
        auto const& tuning = worker_.tuning();
        is_interrupted_ = false;
        if (!tuning.on.win_hunt || best.value() < tuning.clear_win) return std::nullopt;
        if (!proof_) proof_.emplace(Allowance{worker_, 0});
        if (proof_->positions_known() > most_positions) return std::nullopt;

        int const found =
            core::is_win(best) ? (core::win_in(core::Ply{0}) - best).value() : proof_->most_plies;
        auto const due = nodes_for_one_of_the_tree * (worker_.nodes() - spent_) - spent_;
        auto const granted = std::min(due, nodes_at_a_time);
        proof_->allowance().left = granted;
        auto win = within(found, roots);
        auto const used = granted - proof_->allowance().left;
        spent_ += used;
        is_interrupted_ = used < due && used == granted;
        if (win) complete(*win);
        return win;
    }
    // Whether it should be asked again at once, unless there are better things to do.
    [[nodiscard]] bool is_interrupted() const { return is_interrupted_; }

  private:
    static constexpr std::size_t most_positions = 300'000;
    static constexpr std::uint64_t nodes_for_one_of_the_tree = 8; // who is clearly ahead need not look far
    static constexpr std::uint64_t nodes_at_a_time = 100'000;
    static constexpr std::uint64_t nodes_for_a_line = 100'000; // with a win, to show it to its end

    struct Allowance {
        Worker<G, Watcher>& worker;
        std::uint64_t left;

        core::MoveTag hint(core::PositionOf<G> const& at) const { return worker.remembered(at); }
        bool take() {
            if (left == 0 || !worker.take_node()) return false;
            --left;
            return true;
        }
    };

    using Proof = ForcedWin<G, Allowance>;

    // Goes on with the distances below `found`, at each with few quiet moves first: such lines are quickly through, and
    // most wins have none or one. With no distance left, what was found is the shortest.
    std::optional<ShortestWin<G>> within(int found, RootMoves<G> const& roots) {
        for (; plies_ < found; plies_ += 2, quiet_ = 0)
            for (; quiet_ <= Proof::most_quiet(plies_); ++quiet_, refuted_.clear())
                for (auto const move : forcing_first(roots)) {
                    if (std::ranges::find(refuted_, move) != refuted_.end()) continue;
                    auto const wins = wins_with(move);
                    if (!wins) return std::nullopt;
                    if (*wins) return told(move);
                    refuted_.push_back(move);
                }
        auto const& best = roots.front();
        if (!core::is_win(best.score)) return std::nullopt;
        return ShortestWin<G>{best.score, {best.line.begin(), best.line.end()}};
    }

    // At the present distance.
    std::optional<bool> wins_with(core::MoveOf<G> move) {
        int const quiet = quiet_ - !G::is_forcing(worker_.position(), move);
        if (quiet < 0) return false;
        auto trail = worker_.trail();
        trail.push(worker_.position().key());
        return proof_->loses(after(move), trail, plies_ - 1, quiet);
    }
    ShortestWin<G> told(core::MoveOf<G> move) const { return {core::win_in(core::Ply{plies_}), {move}}; }
    // The tree search's line may end where the table knew the rest.
    void complete(ShortestWin<G>& win) {
        proof_->allowance().left = nodes_for_a_line;
        auto position = worker_.position();
        auto trail = worker_.trail();
        for (auto const move : win.line) {
            trail.push(position.key());
            core::UndoOf<G> undo;
            position.make(move, undo);
        }
        int const left = (core::win_in(core::Ply{0}) - win.score).value() - static_cast<int>(win.line.size());
        if (left <= 0) return;
        auto const holds =
            left % 2 == 0 ? proof_->loses(position, trail, left) : proof_->wins(position, trail, left);
        if (holds != std::optional(true)) return;
        for (auto const move : proof_->line_to_end(position, trail, left)) win.line.push_back(move);
    }
    core::PositionOf<G> after(core::MoveOf<G> move) const {
        auto position = worker_.position();
        core::UndoOf<G> undo;
        position.make(move, undo);
        return position;
    }

    std::vector<core::MoveOf<G>> forcing_first(RootMoves<G> const& roots) const {
        std::vector<core::MoveOf<G>> moves;
        for (auto const& root : roots) moves.push_back(root.move);
        std::ranges::stable_partition(moves,
                                      [&](auto move) { return G::is_forcing(worker_.position(), move); });
        return moves;
    }

    Worker<G, Watcher>& worker_;
    std::optional<Proof> proof_;
    std::uint64_t spent_ = 0;
    bool is_interrupted_ = false;
    int plies_ = 1; // the present distance
    int quiet_ = 0;
    std::vector<core::MoveOf<G>> refuted_; // at the present distance
};

} // namespace search
