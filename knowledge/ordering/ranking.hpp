// The moves of a state as an order puts them, with its reasons: for people to look at.
#pragma once

#include "engine/any_game.hpp"
#include "search/teaching/teaching.hpp"

#include <string>
#include <vector>

namespace knowledge {

struct Reason {
    std::string name; // of a pattern or a feature
    int points;
};

struct RankedMove {
    int number = 0; // among the state's legal moves
    int score = 0;
    std::vector<Reason> reasons = {}; // together they are the score
};

// What every order but the generator's can do.
class Ranking {
  public:
    virtual ~Ranking() = default;
    [[nodiscard]] virtual std::vector<RankedMove> ranked(engine::AnyState const& state) const = 0;
};

// The same for whoever knows the game's type and is in the middle of a search: what arrange() of the order does with these moves,
// numbers being places among `moves`.
template <core::PlayableGame G>
class RankingOf : public Ranking {
  public:
    using Ranking::ranked;
    [[nodiscard]] virtual std::vector<RankedMove> ranked(search::State<G> const& state, core::Ply left,
                                                         core::MovesOf<G> const& moves) const = 0;
};

} // namespace knowledge
