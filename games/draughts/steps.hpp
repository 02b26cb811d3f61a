// The directions in which pieces move and capture, by rule set and colour, for loops unrolled at compile time.
#pragma once

#include "games/draughts/geometry.hpp"
#include "games/draughts/rule_set.hpp"

#include <array>
#include <cstddef>
#include <utility>

namespace draughts {

template <RuleSet const& rules, core::Colour us>
struct Steps {
    using Geometry = Board<rules.size>;
    static constexpr int ahead = us == core::Colour::white ? 1 : -1;

    static constexpr std::array forward{ahead * Geometry::shorter, ahead* Geometry::longer};
    static constexpr std::array diagonal{ahead * Geometry::shorter, ahead* Geometry::longer,
                                         -ahead* Geometry::shorter, -ahead* Geometry::longer};
    static constexpr std::array eight{ahead * Geometry::shorter,   ahead* Geometry::longer,
                                      -ahead* Geometry::shorter,   -ahead* Geometry::longer,
                                      ahead* Geometry::vertical,   -ahead* Geometry::vertical,
                                      ahead* Geometry::horizontal, -ahead* Geometry::horizontal};

    static constexpr auto king_capture = [] {
        if constexpr (rules.orthogonal_captures)
            return eight;
        else
            return diagonal;
    }();
    static constexpr auto man_capture = [] {
        if constexpr (rules.men_capture_backwards)
            return king_capture;
        else
            return forward;
    }();
};

// Calls visit.operator()<step>() for each step.
template <auto const& steps, class Visit>
[[gnu::always_inline]] constexpr void for_each_step(Visit&& visit) {
    [&]<std::size_t... i>(std::index_sequence<i...>) __attribute__((always_inline)) {
        (visit.template operator()<steps[i]>(), ...);
    }
    (std::make_index_sequence<steps.size()>{});
}

} // namespace draughts
