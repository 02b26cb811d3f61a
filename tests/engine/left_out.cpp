// Compiled by ctest, and never run: a visit that takes every game compiles, one that leaves a game out does not.
#include "engine/visit.hpp"

#include <concepts>
#include <string_view>

std::string_view name_of(engine::AnyState const& state);

std::string_view name_of(engine::AnyState const& state) {
#ifdef LEFT_OUT
    return engine::visit(state, []<class G>(engine::StateOf<G> const&) -> std::string_view
                             requires(!std::same_as<G, knights::Knights>) { return G::name; });
#else
    return engine::visit(state, []<class G>(engine::StateOf<G> const&) -> std::string_view { return G::name; });
#endif
}
