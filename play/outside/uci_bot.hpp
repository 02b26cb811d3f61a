// An outside chess engine that speaks UCI, in a process of its own. It is started with the bot, and again before the next
// game when it has died.
#pragma once

#include "play/bots/bot.hpp"
#include "play/bots/bot_spec.hpp"
#include "play/outside/child_process.hpp"
#include "play/outside/uci_output.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace play {

struct UciEngine {
    std::vector<std::string> command;
    std::vector<BotParameter> options; // its UCI options
    search::Limits own_limits = {};    // go before those of the turn
};

// What an engine thinks of a position: its best moves, the best first.
struct UciLine {
    engine::LegalMove move;
    core::Score score; // for the side to move
};
struct UciView {
    std::vector<UciLine> lines;
    std::uint64_t nodes = 0;
};

class UciBot final : public Bot {
  public:
    static core::Expected<std::unique_ptr<UciBot>> start(UciEngine engine);

    ~UciBot() override;
    UciBot(UciBot const&) = delete;
    UciBot& operator=(UciBot const&) = delete;

    tl::expected<void, BotFailure> new_game(std::uint64_t number) override;
    Answer choose(engine::AnyState const& state, Turn const& turn) override;
    [[nodiscard]] bool repeats_games(search::Limits const& of_turn) const override;

    // Its opinion of so many moves (MultiPV), within the limits of the turn alone. The bot must not play besides.
    tl::expected<UciView, BotFailure> look(engine::AnyState const& state, Turn const& turn, int lines);

  private:
    explicit UciBot(UciEngine engine) : engine_(std::move(engine)) {}

    core::Expected<void> begin();
    tl::expected<void, BotFailure> ready();
    tl::expected<void, BotFailure> alive(); // started again where it has died
    [[nodiscard]] search::Milliseconds patience_for(Turn const& turn) const;
    // Everything it says up to the move that it names, which is given.
    tl::expected<std::string, BotFailure> hear(Turn const& turn, Patience& patience,
                                               std::function<void(UciInfo const&)> const& told);
    tl::expected<engine::LegalMove, BotFailure> understood(engine::AnyState const& state,
                                                           std::string const& written);
    BotFailure failed(ReadProblem problem);

    [[nodiscard]] std::string const& path() const { return engine_.command.front(); }
    [[nodiscard]] std::string option(std::string_view name) const; // as it was given; empty where it was not
    [[nodiscard]] engine::CastlingStyle castling() const;

    UciEngine engine_;
    std::optional<ChildProcess> process_; // none once it has failed
    int lines_ = 1;                       // what MultiPV is set to
};

// The two commands before an answer, apart from the process so that they can be tested.
std::string position_command(engine::AnyState const& state, std::span<engine::LegalMove const> played,
                             engine::CastlingStyle castling);
std::string go_command(search::Limits const& limits, Turn const& turn);

} // namespace play
