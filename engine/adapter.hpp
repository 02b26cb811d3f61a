// Makes an AnyGame of any playable game. Only the file that registers a game includes this.
#pragma once

#include "engine/engine_of.hpp"
#include "engine/state_of.hpp"
#include "engine/weights_of.hpp"

namespace engine {

template <PlayableWithWeights G>
class GameOf final : public AnyGame {
  public:
    explicit GameOf(core::MessageKey title, std::vector<NamedPosition> positions = {})
        : title_(title),
          positions_(std::move(positions)) {}

    [[nodiscard]] std::string_view name() const override { return G::name; }
    [[nodiscard]] core::MessageKey title() const override { return title_; }
    [[nodiscard]] std::span<NamedPosition const> positions() const override { return positions_; }
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

  private:
    core::MessageKey title_;
    std::vector<NamedPosition> positions_;
};

} // namespace engine
