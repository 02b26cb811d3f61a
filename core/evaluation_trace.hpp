// What an evaluation is made of, for people and for the tuner: its terms by side and phase, and how much each weight
// moves it. The search never asks for any of this.
#pragma once

#include "core/message.hpp"
#include "core/types.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace core {

struct TwoPhases {
    int middlegame = 0;
    int endgame = 0;

    bool operator==(TwoPhases const&) const = default;
};

// One group of weights: what it gives each side.
struct TermTrace {
    std::string_view name; // as in the file of weights
    MessageKey title;
    std::array<TwoPhases, 2> sides; // by colour, each from its own point of view
};

// All from White's side. The sum of the terms, each phase taken by its part of full_scale and blended by phase, and then
// what stands apart from the phases, is the value; where `settled` is given the terms do not count.
struct EvaluationTrace {
    std::vector<TermTrace> terms;
    TwoPhases sum;
    int phase = 0; // full_phase: nothing but the middlegame counts
    int full_phase = 1;
    TwoPhases scale{1, 1}; // the parts of an advantage that can be brought home
    int full_scale = 1;
    int blended = 0;
    int ending = 0; // what an ending adds to the blend
    int turn = 0;   // for whoever has the move, from White's side
    std::optional<int> settled = std::nullopt;
    Score value{};
};

// How much the value, seen from White, changes with one number of the weights.
struct Slope {
    std::uint32_t parameter;
    float by;
};

// The evaluation near the weights it was taken at: the value, and its slopes. Exact as far as it is linear.
struct Tangent {
    double value = 0; // from White's side
    std::vector<Slope> slopes;
    bool settled = false; // the weights that are tuned have no say here
};

} // namespace core
