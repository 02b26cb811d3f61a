// An order that gives each move a score: the highest first, equal moves as they were generated. It can say why.
#pragma once

#include "engine/any_order.hpp"
#include "engine/state_of.hpp"
#include "knowledge/ordering/ranking.hpp"
#include "knowledge/ordering/rule_points.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <limits>
#include <memory>
#include <string_view>
#include <utility>

namespace knowledge::ordering {

// Where scores are added up, a place for each move of a list.
template <int capacity>
class Scores {
  public:
    explicit Scores(int count) { std::fill_n(values_.begin(), count, 0); }

    void add(int move, std::string_view, int points) { add(move, points); }
    void add(int move, int points) { values_[static_cast<std::size_t>(move)] += points; }
    [[nodiscard]] int of(int move) const { return values_[static_cast<std::size_t>(move)]; }

    // Insertion, for the lists are short: stable, and no memory is asked for.
    template <class Moves>
    void sort(Moves& moves) {
        for (int i = 1; i < moves.size(); ++i) {
            auto const move = moves[i];
            int const score = of(i);
            int place = i;
            for (; place > 0 && of(place - 1) < score; --place) {
                moves[place] = moves[place - 1];
                values_[static_cast<std::size_t>(place)] = of(place - 1);
            }
            moves[place] = move;
            values_[static_cast<std::size_t>(place)] = score;
        }
    }

  private:
    std::array<int, static_cast<std::size_t>(capacity)> values_;
};

// The same with its reasons.
class Reasons {
  public:
    explicit Reasons(int count) : moves_(static_cast<std::size_t>(count)) {
        for (int i = 0; i < count; ++i) moves_[static_cast<std::size_t>(i)].number = i;
    }

    void add(int move, std::string_view name, int points) {
        if (points == 0) return;
        auto& ranked = moves_[static_cast<std::size_t>(move)];
        ranked.score += points;
        ranked.reasons.push_back({std::string(name), points});
    }
    [[nodiscard]] std::vector<RankedMove> sorted() && {
        std::ranges::stable_sort(moves_, std::ranges::greater{}, &RankedMove::score);
        return std::move(moves_);
    }

  private:
    std::vector<RankedMove> moves_;
};

inline constexpr core::Ply far_from_leaves{100};

// scorer(position, left, moves, tally) tells the tally what each move is worth; `left` as in engine::OrderOf. Rules of one's
// own add to it near the root.
template <core::PlayableGame G, class Scorer>
class ScoredOrder final : public engine::OrderOf<G>, public RankingOf<G> {
  public:
    explicit ScoredOrder(Scorer scorer = {}, std::shared_ptr<RulePoints const> rules = nullptr)
        : scorer_(std::move(scorer)),
          rules_(std::move(rules)) {}

    void arrange(search::State<G> const& state, core::Ply left, core::MovesOf<G>& moves) const override {
        Scores<core::MovesOf<G>::capacity> scores(moves.size());
        scorer_(state.position, left, moves, scores);
        if (rules_ != nullptr && state.ply <= RulePoints::last_ply) add_rules(state.position, scores);
        scores.sort(moves);
    }

    [[nodiscard]] std::vector<RankedMove> ranked(engine::AnyState const& state) const override {
        auto const* const of_this_game = engine::state_as<G>(state);
        assert(of_this_game != nullptr && "a state of another game");
        auto const& position = of_this_game->position();
        core::MovesOf<G> moves;
        G::generate(position, moves);
        Reasons reasons(moves.size());
        scorer_(position, far_from_leaves, moves, reasons);
        if (rules_ != nullptr) add_rules(position, reasons);
        return std::move(reasons).sorted();
    }

    [[nodiscard]] std::vector<RankedMove> ranked(search::State<G> const& state, core::Ply left,
                                                 core::MovesOf<G> const& moves) const override {
        Reasons reasons(moves.size());
        scorer_(state.position, left, moves, reasons);
        if (rules_ != nullptr && state.ply <= RulePoints::last_ply) add_rules(state.position, reasons);
        return std::move(reasons).sorted();
    }

  private:
    template <class Tally>
    void add_rules(core::PositionOf<G> const& position, Tally& tally) const {
        for (auto const& points : rules_->at(G::position_text(position)))
            tally.add(points.move, points.pattern, points.points);
    }

    Scorer scorer_;
    std::shared_ptr<RulePoints const> rules_;
};

} // namespace knowledge::ordering
