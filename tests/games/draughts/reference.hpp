// A second move generator, to hold the first one against: slow, plain, written from the prose of the rules on
// an array of rows and columns, sharing nothing with the bitboards but the numbers of the squares.
#pragma once

#include "games/draughts/rule_set.hpp"
#include "games/draughts/state.hpp"

#include <ostream>
#include <set>
#include <vector>

namespace draughts::testing {

struct ReferenceMove {
    int from; // square numbers
    int to;
    std::set<int> captured;
    bool crowns;

    auto operator<=>(ReferenceMove const&) const = default;

    friend std::ostream& operator<<(std::ostream& out, ReferenceMove const& move) {
        out << move.from << '-' << move.to;
        for (int const square : move.captured) out << 'x' << square;
        return out << (move.crowns ? "K" : "");
    }
};

std::set<ReferenceMove> reference_moves(RuleSet const& rules, State const& state);

} // namespace draughts::testing
