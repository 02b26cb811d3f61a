// The endings whose length the rules limit: which of them a position is, and when its time is up.
#pragma once

#include "games/draughts/rule_set.hpp"
#include "games/draughts/state.hpp"

#include <algorithm>

namespace draughts {

constexpr bool has_king(State const& state, Colour colour) {
    return (state.pieces[static_cast<std::size_t>(index(colour))] & state.kings) != 0;
}

// One piece, a king.
constexpr bool has_lone_king(State const& state, Colour colour) {
    return has_king(state, colour) &&
           !games::more_than_one(state.pieces[static_cast<std::size_t>(index(colour))]);
}

constexpr bool is_ending(EndingLimit const& limit, State const& state) {
    auto const in_range = [&](int count) { return limit.least <= count && count <= limit.most; };
    auto const against_lone_king = [&](Colour strong) {
        Bitboard const pieces = state.pieces[static_cast<std::size_t>(index(strong))];
        bool const only_kings = (pieces & ~state.kings) == 0;
        return has_lone_king(state, ~strong) && has_king(state, strong) &&
               in_range(games::popcount(pieces)) &&
               (only_kings || limit.ending == Ending::lone_king_against_pieces);
    };
    switch (limit.ending) {
    case Ending::none:
        return false;
    case Ending::lone_king_against_kings:
    case Ending::lone_king_against_pieces:
        return against_lone_king(Colour::white) || against_lone_king(Colour::black);
    case Ending::kings_on_both_sides:
        return has_king(state, Colour::white) && has_king(state, Colour::black) &&
               in_range(games::popcount(state.pieces[0] | state.pieces[1]));
    }
    return false;
}

constexpr bool is_limited_ending(RuleSet const& rules, State const& state) {
    return std::any_of(rules.endings.begin(), rules.endings.end(),
                       [&](EndingLimit const& limit) { return is_ending(limit, state); });
}

constexpr bool ending_has_run_out(RuleSet const& rules, State const& state) {
    return std::any_of(rules.endings.begin(), rules.endings.end(), [&](EndingLimit const& limit) {
        return is_ending(limit, state) && state.counters.ending >= 2 * limit.moves;
    });
}

// The rule speaks of three pieces against the king that holds the long diagonal; fewer can do no more.
inline constexpr int most_against_long_diagonal = 3;

template <class Board>
constexpr bool lone_king_holds_long_diagonal(State const& state) {
    auto const holds = [&](Colour weak) {
        auto const us = static_cast<std::size_t>(index(weak));
        return has_lone_king(state, weak) && (state.pieces[us] & Board::long_diagonal) != 0 &&
               games::popcount(state.pieces[1 - us]) <= most_against_long_diagonal;
    };
    return holds(Colour::white) || holds(Colour::black);
}

// The most pieces a board can carry in an ending of limited length; with more, nothing needs to be counted.
constexpr int most_pieces_in_limited_ending(RuleSet const& rules) {
    int most = rules.long_diagonal_moves > 0 ? 1 + most_against_long_diagonal : 0;
    for (EndingLimit const& limit : rules.endings)
        most = std::max(most, limit.ending == Ending::kings_on_both_sides || limit.ending == Ending::none
                                  ? limit.most
                                  : limit.most + 1);
    return most;
}

} // namespace draughts
