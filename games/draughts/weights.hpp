// Every number of the evaluation by name: a man is about 100, pairs are (opening, ending). What they are stands in
// config/draughts-*-eval.toml, a file a rule set, which become part of the program, or in a file read at run time;
// docs/evaluation.md tells how the shipped ones were found.
#pragma once

#include "games/phased.hpp"
#include "games/weight_list.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace draughts {

using games::Phased;

struct Weights {
    Phased man;
    Phased king;

    // A man by its distance from the left or right edge, by the rows it has gone, and at home.
    std::array<Phased, 5> man_from_edge;
    Phased row_gone;
    int row_gone_squared_share; // ending: two squared rows in so many points
    Phased last_row_but_one;
    Phased home_guard;
    Phased home_guard_inside; // not in a corner

    std::array<Phased, 5> king_from_edge;
    Phased king_on_long_diagonal;

    Phased man_move;
    Phased safe_man_move; // besides man_move: it does not lose the man at once
    Phased king_move;
    Phased man_backed; // for each own piece right behind a man
    Phased exposed;    // an enemy before it and nothing behind it
    int runaway_share; // of what crowning gains, for each row nearer than `runaway_rows`
    int runaway_rows;

    int the_move; // in an ending of short kings: the turn is mine and the opposition with it
    int turn;

    // Parts of an advantage that count, out of full_scale.
    int kings_drawn; // no mate can be forced
    int kings_difficult;
    int equal_kings;
    int man_against_long_diagonal;
    int kings_close; // short kings that hunt: for each step nearer
};

inline constexpr int full_scale = 64;

// What men on a part of the board are worth together (patterns.hpp), one table after the other.
using PatternWeights = std::vector<Phased>;

// By name, for files, traces and the tuner.
games::WeightList weight_list(Weights& weights, PatternWeights& patterns);

// The text of config/GAME-eval.toml as it was when the program was built.
std::string_view shipped_weights_text(std::string_view game);

} // namespace draughts
