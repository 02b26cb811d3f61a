// Makes an AnyGame of any playable game. Only the files that register games include this.
#pragma once

#include "engine/engine_of.hpp"
#include "engine/games.hpp"
#include "engine/state_of.hpp"
#include "engine/state_searches.hpp"
#include "engine/weights_of.hpp"

namespace engine {

template <PlayableWithWeights G>
class GameOf final : public AnyGame {
  public:
    static_assert(core::HasInfo<G> && core::CountsMaterial<G>);

    [[nodiscard]] core::GameInfo const& info() const override { return G::info; }
    [[nodiscard]] int game_place() const override { return games::place_of<G>; }
    [[nodiscard]] std::unique_ptr<AnyState> start() const override {
        return std::make_unique<StateOf<G>>(G::start());
    }
    [[nodiscard]] core::Expected<Opened> from_fen(std::string_view fen) const override {
        auto parsed = G::parse_position(fen);
        if (!parsed) return tl::unexpected(parsed.error());
        return Opened{std::make_unique<StateOf<G>>(parsed->position), std::move(parsed->warnings)};
    }
    [[nodiscard]] std::unique_ptr<AnyEngine> engine(EngineOptions const& options) const override {
        return std::make_unique<EngineOf<G>>(options);
    }
    [[nodiscard]] std::shared_ptr<AnyWeights const> shipped_weights() const override {
        return std::make_shared<WeightsOf<G>>(G::shipped_weights());
    }
    [[nodiscard]] core::Expected<std::shared_ptr<AnyWeights const>>
    weights_from(std::string_view text) const override {
        auto read = G::weights_from(text);
        if (!read) return tl::unexpected(read.error());
        return std::make_shared<WeightsOf<G>>(std::move(*read));
    }
};

template <core::PlayableGame G>
std::unique_ptr<AnyState> state_at(core::PositionOf<G> const& position) {
    return std::make_unique<StateOf<G>>(position);
}

template <class G>
AnyGame const& game_of() {
    static GameOf<G> const game;
    return game;
}

} // namespace engine
