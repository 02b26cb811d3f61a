// An observer that writes a textbook search down as a tree. What the searches tell an observer does not include the
// moves they never came to; the order of the moves, which every textbook search asks for at a node, does: recorded()
// stands between the search and its order and passes on what it sees.
#pragma once

#include "search/teaching/teaching.hpp"
#include "search/teaching/tree.hpp"

#include <utility>

namespace search {

template <core::HasReferee G>
requires core::HasText<G>
class TreeRecorder {
  public:
    // Nodes deeper than `shown` are counted only.
    explicit TreeRecorder(core::Ply shown) : shown_(shown) {}

    [[nodiscard]] core::Ply shown() const { return shown_; }

    void enter(core::PositionOf<G> const& at, core::Score alpha, core::Score beta, core::Depth,
               core::Ply ply) {
        if (ply > shown_) {
            ++nodes_[path_.back()].nodes;
            return;
        }
        if (nodes_.empty()) player_ = at.side_to_move();
        TreeNode node{.move = std::exchange(next_move_, {}), .ply = ply, .alpha = alpha, .beta = beta};
        node.maximises = at.side_to_move() == player_;
        node.reason = std::exchange(next_reason_, {});
        node.nodes = 1;
        if (!path_.empty()) nodes_[path_.back()].children.push_back(nodes_.size());
        path_.push_back(nodes_.size());
        reasons_.emplace_back();
        nodes_.push_back(std::move(node));
    }

    // What the order made of the node that was entered last; `reasons`, where it has any, go with the moves.
    void arranged(core::PositionOf<G> const& at, core::MovesOf<G> const& moves, core::Ply ply,
                  std::vector<MoveReason> reasons) {
        if (ply > shown_) return;
        auto& node = nodes_[path_.back()];
        node.moves = moves.size();
        if (ply == shown_) return;
        for (auto const move : moves) node.never_searched.push_back(G::move_text(at, move));
        reasons_.back() = std::move(reasons);
    }

    void child(core::MoveOf<G> const&, core::Ply ply) {
        if (ply > shown_) return;
        auto& node = nodes_[path_.back()];
        auto const number = static_cast<std::size_t>(node.searched);
        if (ply < shown_) next_move_ = node.never_searched[number];
        if (number < reasons_.back().size()) next_reason_ = std::move(reasons_.back()[number]);
        ++node.searched;
    }

    void leave(core::Score score, core::Cut cut, core::Ply ply) {
        if (ply > shown_) return;
        auto& node = nodes_[path_.back()];
        node.value = score;
        node.cut = cut;
        auto& left = node.never_searched;
        if (!left.empty()) left.erase(left.begin(), left.begin() + node.searched);
        auto const nodes = node.nodes;
        path_.pop_back();
        reasons_.pop_back();
        if (!path_.empty()) nodes_[path_.back()].nodes += nodes;
    }

    SearchTree tree(SearchStatistics statistics) && {
        mark_principal_line();
        return {std::move(nodes_), std::move(statistics), shown_};
    }

  private:
    // Only a strictly better child replaces the best one, so the first of that value is the one that was chosen.
    void mark_principal_line() {
        std::size_t at = 0;
        for (bool goes_on = true; goes_on;) {
            nodes_[at].principal = true;
            goes_on = false;
            for (auto const child : nodes_[at].children) {
                if (nodes_[child].value != nodes_[at].value) continue;
                at = child;
                goes_on = true;
                break;
            }
        }
    }

    core::Ply shown_;
    core::Colour player_{};
    std::vector<TreeNode> nodes_;
    std::vector<std::size_t> path_; // from the root to the node the search is at, as far as it is shown
    std::vector<std::vector<MoveReason>> reasons_; // of the moves at each node of the path
    std::string next_move_;
    MoveReason next_reason_;
};

// For an order that gives no reasons.
struct WithoutReasons {
    template <class State, class Moves>
    std::vector<MoveReason> operator()(State const&, Moves const&) const {
        return {};
    }
};

// The order, with `recorder` told what it answers, and why: reasons(state, moves as generated) -> a reason for each move in the
// order's answer, or none at all.
template <core::HasReferee G, Order<G> Ordering, class Reasons = WithoutReasons>
auto recorded(Ordering order, TreeRecorder<G>& recorder, Reasons reasons = {}) {
    return [order = std::move(order), &recorder,
            reasons = std::move(reasons)](State<G> const& state, core::MovesOf<G> const& moves) {
        core::MovesOf<G> arranged = [&] {
            if constexpr (StateOrder<Ordering, G>)
                return core::MovesOf<G>(order(state, moves));
            else
                return core::MovesOf<G>(order(state.position, moves));
        }();
        bool const shown = state.ply < recorder.shown();
        recorder.arranged(state.position, arranged, state.ply,
                          shown ? reasons(state, moves) : std::vector<MoveReason>{});
        return arranged;
    };
}

} // namespace search
