// Every number of the evaluation by name: a pawn is about 100, pairs are (all pawns on the board, none). What they are is
// in config/hexapawn-eval.toml and config/hexapawn-4-eval.toml, which become part of the program, or in a file read at
// run time.
#pragma once

#include "core/error.hpp"
#include "games/hexapawn/types.hpp"
#include "games/phased.hpp"
#include "games/weight_list.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexapawn {

using games::Phased;

struct Weights {
    Phased pawn;
    Phased row; // for each row that a pawn has advanced
    int turn;   // having the move
};

// By name, for files, traces and the tuner.
games::WeightList weight_list(Weights& weights);

// Those of the game's file in config/, and its text as it was when the program was built.
Weights const& shipped_weights(int size);
std::string_view shipped_weights_text(std::string_view game);

// The shipped ones with what a file changes.
core::Expected<Weights> weights_from(int size, std::string_view text);
std::string weights_text(int size, Weights const& weights);

std::vector<double> parameters(Weights const& weights);
Weights with_parameters(Weights const& weights, std::span<double const> values);

} // namespace hexapawn
