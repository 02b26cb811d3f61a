// Makes AnyWeights of a game's own. Only the file that registers a game includes this.
#pragma once

#include "core/game.hpp"
#include "engine/any_weights.hpp"
#include "engine/state_of.hpp"

#include <cassert>

namespace engine {

template <core::HasTunableEvaluation G>
class WeightsOf final : public AnyWeights {
  public:
    using Weights = typename G::Weights;

    explicit WeightsOf(Weights weights) : weights_(std::move(weights)) {}

    [[nodiscard]] Weights const& own() const { return weights_; }

    [[nodiscard]] std::string_view game() const override { return G::name; }
    [[nodiscard]] std::string text() const override { return G::weights_text(weights_); }
    [[nodiscard]] core::EvaluationTrace trace(AnyState const& state) const override {
        return G::trace(position(state), weights_);
    }
    [[nodiscard]] std::vector<double> parameters() const override { return G::parameters(weights_); }
    [[nodiscard]] std::shared_ptr<AnyWeights const>
    with_parameters(std::span<double const> values) const override {
        return std::make_shared<WeightsOf>(G::with_parameters(weights_, values));
    }
    [[nodiscard]] core::Tangent tangent(AnyState const& state) const override {
        return G::tangent(position(state), weights_);
    }

  private:
    static core::PositionOf<G> const& position(AnyState const& state) {
        assert(state.game() == G::name);
        return static_cast<StateOf<G> const&>(state).position();
    }

    Weights weights_;
};

// The game's own where none are given.
template <core::HasTunableEvaluation G>
typename G::Weights const& weights_or_shipped(AnyWeights const* given) {
    if (given == nullptr) return G::shipped_weights();
    assert(given->game() == G::name);
    return static_cast<WeightsOf<G> const&>(*given).own();
}

} // namespace engine
