// Draughts moves by what they take, what the best answer takes back and what can be taken after that: the shots, captures and
// crownings of kb/draughts, a man counting one and a king two as in the classic evaluation.
#pragma once

#include "games/draughts/game.hpp"
#include "knowledge/ordering/order_of_kind.hpp"

#include <algorithm>
#include <optional>

namespace knowledge::ordering {
namespace draughts_orders {

using core::Ply;

template <class G>
int taken_by(typename G::Position const& at, typename G::Move move) {
    return games::popcount(move.captured) + games::popcount(move.captured & at.kings());
}

template <class G>
typename G::Position after(typename G::Position at, typename G::Move move) {
    typename G::Undo undo;
    at.make(move, undo);
    return at;
}

template <class G>
int most_taken(typename G::Position const& at) {
    typename G::Moves moves;
    if (draughts::has_capture(at)) G::generate(at, moves);
    int most = 0;
    for (auto const move : moves) most = std::max(most, taken_by<G>(at, move));
    return most;
}

// What the other side's best capture costs, less what can be taken in turn where `counters` are looked at; none: it has no capture.
// Where captures may be declined it is at least 0.
template <class G>
std::optional<int> cost_of_answer(typename G::Position const& at, bool counters) {
    if (!draughts::has_capture(at)) return std::nullopt;
    typename G::Moves answers;
    G::generate(at, answers);
    std::optional<int> worst;
    for (auto const answer : answers) {
        int cost = taken_by<G>(at, answer);
        if (counters && cost > 0) cost -= most_taken<G>(after<G>(at, answer));
        worst = std::max(worst.value_or(cost), cost);
    }
    return worst;
}

template <class G>
struct MvvLva {
    template <class Tally>
    void operator()(typename G::Position const& at, Ply, typename G::Moves const& moves, Tally& tally) const {
        for (int i = 0; i < moves.size(); ++i) {
            bool const king = (at.kings() & games::bit(moves[i].from())) != 0;
            if (moves[i].captures()) tally.add(i, "capture", 10 * taken_by<G>(at, moves[i]) - (king ? 2 : 1));
        }
    }
};

// Patterns of the rules with the weights that chess's have: a shot as a fork, a capture of several besides the capture, a crowning
// as a promotion.
template <class G>
class ClassicWeights {
  public:
    explicit ClassicWeights(OwnRules const& own) : own_(own) {}

    template <class Tally>
    void operator()(typename G::Position const& at, Ply, typename G::Moves const& moves, Tally& tally) const {
        for (int i = 0; i < moves.size(); ++i) {
            auto const move = moves[i];
            int const count = games::popcount(move.captured);
            if (count > 0) tally.add(i, "capture", 3 * (10 * taken_by<G>(at, move) - 1));
            if (count > 1) add(tally, i, "multi_capture", 50 + 3 * count);
            if (move.crowns()) tally.add(i, "promotion", 800);
            if (count > 0 || !G::capture_is_mandatory) continue;
            auto const cost = cost_of_answer<G>(after<G>(at, move), true);
            if (cost && *cost < 0) add(tally, i, "shot", 100 - 3 * *cost);
        }
    }

  private:
    template <class Tally>
    void add(Tally& tally, int move, std::string_view pattern, int points) const {
        if (!own_.replace(pattern)) tally.add(move, pattern, points);
    }

    OwnRules own_;
};

// Three plies of captures, no more than the search has left, and crownings; among equals a move first that leaves no choice but to take,
// for what must be looked at below it is little.
template <class G>
struct Weighed {
    static constexpr int piece = 100;

    template <class Tally>
    void operator()(typename G::Position const& at, Ply left, typename G::Moves const& moves,
                    Tally& tally) const {
        for (int i = 0; i < moves.size(); ++i) {
            auto const move = moves[i];
            tally.add(i, "capture", piece * taken_by<G>(at, move));
            if (move.crowns()) tally.add(i, "crowning", piece);
            if (left <= Ply{1}) continue;
            auto const cost = cost_of_answer<G>(after<G>(at, move), left > Ply{2});
            if (!cost) continue;
            tally.add(i, *cost < 0 ? "shot" : "left_to_take", -piece * *cost);
            if (G::capture_is_mandatory && *cost <= 0) tally.add(i, "forced_answer", piece / 4);
        }
    }
};

} // namespace draughts_orders

template <class G>
SharedOrder make_order(OrderKind kind, OwnRules const& own) {
    using namespace draughts_orders;
    return order_of_kind<G, ClassicWeights<G>, MvvLva<G>>(kind, Weighed<G>{}, own);
}

} // namespace knowledge::ordering
