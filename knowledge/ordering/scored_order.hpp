// An order that gives each move a score: the highest first, equal moves as they were generated.
#pragma once

#include "engine/any_order.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace knowledge::ordering {

// Where scores are added up, a place for each move of a list.
template <int capacity>
class Scores {
  public:
    explicit Scores(int count) { std::fill_n(values_.begin(), count, 0); }

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

// score(position, moves, scores) adds what each move is worth.
template <core::PlayableGame G, class Scorer>
class ScoredOrder final : public engine::OrderOf<G> {
  public:
    explicit ScoredOrder(Scorer scorer = {}) : scorer_(std::move(scorer)) {}

    void arrange(search::State<G> const& state, core::Ply, core::MovesOf<G>& moves) const override {
        Scores<core::MovesOf<G>::capacity> scores(moves.size());
        scorer_(state.position, moves, scores);
        scores.sort(moves);
    }

  private:
    Scorer scorer_;
};

} // namespace knowledge::ordering
