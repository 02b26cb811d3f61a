// An order of moves chosen at run time, for the textbook searches: who makes one knows the game's type, who hands it on does not.
// It costs a virtual call a node, which a search written to be read can afford.
#pragma once

#include "core/game.hpp"
#include "search/teaching/teaching.hpp"

#include <string_view>

namespace engine {

class AnyOrder {
  public:
    virtual ~AnyOrder() = default;
    [[nodiscard]] virtual std::string_view game() const = 0;
};

// Shared by searches on several threads: what it changes of itself it must guard.
template <core::PlayableGame G>
class OrderOf : public AnyOrder {
  public:
    [[nodiscard]] std::string_view game() const final { return G::name; }
    // Brings the moves of `state` into the order to search them in. `left`: so many plies the search still goes, the
    // one that is chosen here included.
    virtual void arrange(search::State<G> const& state, core::Ply left, core::MovesOf<G>& moves) const = 0;
};

} // namespace engine
