#include "services/mining/analyst.hpp"

#include "play/bots/bot_spec.hpp"
#include "play/bots/engine_bot.hpp"
#include "play/outside/uci_bot.hpp"

namespace services::mining {
namespace {

constexpr search::Milliseconds patience{600'000}; // a search of many nodes may take its time

class EngineAnalyst final : public Analyst {
  public:
    EngineAnalyst(std::unique_ptr<play::Bot> owner, engine::AnyEngine& engine)
        : owner_(std::move(owner)),
          engine_(engine) {}

    core::Expected<void> new_game() override {
        engine_.clear();
        return {};
    }

    core::Expected<Sight> look(engine::AnyState const& state, Question const& question) override {
        engine_.prepare(); // from here on a stop counts
        std::stop_callback const stopping(question.stop, [this] { engine_.stop(); });
        auto const found =
            engine_.think(state, {.limits = {.nodes = question.nodes}, .lines = question.moves});
        Sight sight;
        if (question.stop.stop_requested()) return sight;
        for (auto const& line : found.lines)
            if (!line.moves.empty()) sight.push_back({line.moves.front(), line.score});
        return sight;
    }

  private:
    std::unique_ptr<play::Bot> owner_;
    engine::AnyEngine& engine_;
};

class UciAnalyst final : public Analyst {
  public:
    UciAnalyst(std::unique_ptr<play::Bot> owner, play::UciBot& bot) : owner_(std::move(owner)), bot_(bot) {}

    core::Expected<void> new_game() override {
        auto const begun = bot_.new_game(1);
        if (!begun) return core::failure(begun.error().what);
        return {};
    }

    core::Expected<Sight> look(engine::AnyState const& state, Question const& question) override {
        play::Turn const turn{.limits = {.nodes = question.nodes},
                              .played = question.played,
                              .patience = patience,
                              .stop = question.stop};
        auto const view = bot_.look(state, turn, question.moves);
        Sight sight;
        if (!view && view.error().kind == play::FailureKind::stopped) return sight;
        if (!view) return core::failure(view.error().what);
        for (auto const& line : view->lines) sight.push_back({line.move, line.score});
        if (sight.empty()) return core::failure(core::message("mine.no_answer"));
        return sight;
    }

  private:
    std::unique_ptr<play::Bot> owner_;
    play::UciBot& bot_;
};

} // namespace

core::Expected<std::unique_ptr<Analyst>>
make_analyst(std::string_view spec, engine::AnyGame const& game,
             std::shared_ptr<engine::MemoryBudget> const& budget) {
    auto const parsed = play::parse_bot_spec(spec);
    if (!parsed) return tl::unexpected(parsed.error());
    for (auto const& parameter : parsed->parameters)
        if (parameter.key == "nodes" || parameter.key == "depth" || parameter.key == "movetime")
            return core::failure(core::message("mine.engine_limit", parameter.key),
                                 {.column = parameter.column});
    if (budget && parsed->name == "engine" && parsed->parameters.empty()) {
        auto own = std::make_unique<play::EngineBot>(game, engine::EngineOptions{.budget = budget}, search::Limits{});
        auto& engine = own->engine();
        return std::make_unique<EngineAnalyst>(std::move(own), engine);
    }
    auto bot = play::make_bot(spec, game);
    if (!bot) return tl::unexpected(bot.error());
    if (auto* const own = dynamic_cast<play::EngineBot*>(bot->get()); own && parsed->name == "engine") {
        auto& engine = own->engine();
        return std::make_unique<EngineAnalyst>(std::move(*bot), engine);
    }
    if (auto* const outside = dynamic_cast<play::UciBot*>(bot->get()))
        return std::make_unique<UciAnalyst>(std::move(*bot), *outside);
    return core::failure(core::message("mine.engine_kind", parsed->name), {.column = 1});
}

} // namespace services::mining
