// A player of some strength at the table.
#include "play/bots/levels.hpp"

#include "core/rng.hpp"
#include "play/bots/engine_bot.hpp"
#include "play/bots/human_choice.hpp"

namespace play {
namespace {

class LevelBot final : public Bot {
  public:
    LevelBot(engine::AnyGame const& game, engine::EngineOptions const& options, Strength strength,
             std::uint64_t seed)
        : engine_(game.engine(options)),
          strength_(strength),
          seed_(seed),
          chance_(core::Random(seed).next()) {}

    // Neighbouring seeds and neighbouring games have nothing in common: each is scrambled before they meet.
    tl::expected<void, BotFailure> new_game(std::uint64_t number) override {
        engine_->clear();
        chance_ = core::Random(seed_).next() ^ core::Random(~number).next();
        return {};
    }

    Answer choose(engine::AnyState const& state, Turn const& turn) override {
        engine_->prepare(); // from here on a stop counts
        std::stop_callback const stopping(turn.stop, [this] { engine_->stop(); });
        engine::EngineListener listener;
        if (turn.progress)
            listener.line = [&](engine::Line const& line) {
                if (!line.moves.empty()) turn.progress(choice_of(line));
            };
        auto const limits = joint_limits({.move_time = longest_move_of_level}, turn.limits);
        auto const found =
            HumanChoice(*engine_, strength_, chance_).think(state, {.limits = limits}, listener, [&] {
                return turn.stop.stop_requested();
            });
        if (turn.stop.stop_requested())
            return tl::unexpected(BotFailure{FailureKind::stopped, core::message("bot.stopped")});
        auto choice = found.lines.empty() ? Choice{*found.move} : choice_of(found.lines.front());
        choice.nodes = found.nodes;
        return choice;
    }

  private:
    std::unique_ptr<engine::AnyEngine> engine_;
    Strength strength_;
    std::uint64_t seed_;
    std::uint64_t chance_;
};

} // namespace

std::unique_ptr<Bot> bot_for_level(int level, engine::AnyGame const& game,
                                   engine::EngineOptions const& options, std::uint64_t seed) {
    return std::make_unique<LevelBot>(game, options, strength_of(level, game.name()), seed);
}

} // namespace play
