// A game's evaluation weights without the game's type: read and written as text, shown by term, and moved by the tuner.
// They never change; a change makes new ones, so that engines may share them.
#pragma once

#include "core/evaluation_trace.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

class AnyState;

class AnyWeights {
  public:
    virtual ~AnyWeights() = default;

    [[nodiscard]] virtual std::string_view game() const = 0;
    [[nodiscard]] virtual std::string text() const = 0; // a whole file of them, TOML

    // The evaluation of a state of the same game by its terms, from White's side.
    [[nodiscard]] virtual core::EvaluationTrace trace(AnyState const& state) const = 0;

    // For the tuner: the numbers it may move, the same weights with others, and how the evaluation changes with them.
    [[nodiscard]] virtual std::vector<double> parameters() const = 0;
    [[nodiscard]] virtual std::shared_ptr<AnyWeights const>
    with_parameters(std::span<double const> values) const = 0;
    [[nodiscard]] virtual core::Tangent tangent(AnyState const& state) const = 0;
};

} // namespace engine
