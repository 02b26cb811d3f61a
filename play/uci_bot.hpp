// An outside chess engine that speaks UCI, in a process of its own. It is started with the bot, and again before the next
// game when it has died.
#pragma once

#include "play/bot.hpp"
#include "play/bot_spec.hpp"
#include "play/child_process.hpp"

#include <optional>
#include <string>
#include <vector>

namespace play {

struct UciEngine {
    std::vector<std::string> command;
    std::vector<BotParameter> options; // its UCI options
    search::Limits own_limits = {};    // go before those of the turn
};

class UciBot final : public Bot {
  public:
    static core::Expected<std::unique_ptr<UciBot>> start(UciEngine engine);

    ~UciBot() override;
    UciBot(UciBot const&) = delete;
    UciBot& operator=(UciBot const&) = delete;

    tl::expected<void, BotFailure> new_game(std::uint64_t number) override;
    Answer choose(engine::AnyState const& state, Turn const& turn) override;

  private:
    explicit UciBot(UciEngine engine) : engine_(std::move(engine)) {}

    core::Expected<void> begin();
    tl::expected<void, BotFailure> ready();
    Answer hear(engine::AnyState const& state, Turn const& turn, SteadyTime deadline);
    Answer understood(engine::AnyState const& state, std::string const& written, Choice choice) const;
    BotFailure failed(ReadProblem problem);

    [[nodiscard]] std::string const& path() const { return engine_.command.front(); }
    [[nodiscard]] engine::CastlingStyle castling() const;

    UciEngine engine_;
    std::optional<ChildProcess> process_; // none once it has failed
};

// The two commands before an answer, apart from the process so that they can be tested.
std::string position_command(engine::AnyState const& state, std::span<engine::LegalMove const> played,
                             engine::CastlingStyle castling);
std::string go_command(search::Limits const& limits, Turn const& turn);

} // namespace play
