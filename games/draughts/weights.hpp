// Every number of the evaluation by name: a man is about 100, pairs are (opening, ending). What a rule set changes is
// how far kings reach and how large the board is; the weights of a game follow from that.
#pragma once

#include "games/draughts/worth.hpp"
#include "games/phased.hpp"

#include <array>

namespace draughts {

using games::Phased;

struct Weights {
    // A man counts for more the fewer there are, so that who is ahead likes to exchange.
    Phased man{man_worth, 116};
    Phased king{};

    // A man by its distance from the left or right edge, by the rows it has gone, and at home.
    std::array<Phased, 5> man_from_edge{{{-5, -3}, {0, 0}, {3, 1}, {5, 2}, {6, 2}}};
    Phased row_gone{1, 2};
    int row_gone_squared_share = 3; // ending: two squared rows in so many points
    Phased last_row_but_one{6, 4};
    Phased home_guard{9, 0};
    Phased home_guard_inside{3, 0}; // not in a corner

    std::array<Phased, 5> king_from_edge{{{-9, -10}, {0, 0}, {5, 6}, {8, 8}, {8, 8}}};
    Phased king_on_long_diagonal{4, 6};

    Phased man_move{1, 2};
    Phased safe_man_move{3, 4}; // besides man_move: it does not lose the man at once
    Phased king_move{3, 3};
    Phased man_backed{2, 1}; // for each own piece right behind a man
    Phased exposed{-6, -4};  // an enemy before it and nothing behind it
    int runaway_share = 12;  // of what crowning gains, for each row nearer than `runaway_rows`
    int runaway_rows = 9;

    int the_move = 5; // in an ending of short kings: the turn is mine and the opposition with it
    int turn = 3;

    // Parts of an advantage that count, out of 64.
    int full_scale = 64;
    int kings_drawn = 4;      // no mate can be forced
    int kings_difficult = 20; //
    int equal_kings = 32;
    int man_against_long_diagonal = 24;
    int kings_close = 3; // short kings that hunt: for each step nearer
};

template <RuleSet const& rules>
inline constexpr Weights weights = [] {
    Weights made;
    made.king = {king_worth<rules>, king_worth<rules> + (rules.king == KingReach::flying ? 30 : 10)};
    if (rules.king == KingReach::flying) made.king_on_long_diagonal = {8, 18};
    if (rules.size == 10) made.man_from_edge = {{{-7, -3}, {-1, 0}, {2, 1}, {4, 2}, {5, 2}}};
    return made;
}();

} // namespace draughts
