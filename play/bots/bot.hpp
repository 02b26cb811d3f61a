// A player that is not a person. Bots play any game, on engine::AnyState. What can go wrong with one (an outside
// program that crashes, hangs or plays an illegal move) is an answer, not an exception.
#pragma once

#include "core/error.hpp"
#include "engine/any_game.hpp"
#include "search/limits.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

namespace play {

struct Choice {
    engine::LegalMove move;
    std::optional<core::Score> score = std::nullopt; // for the mover, of a bot that has an opinion
    int depth = 0;                                   // 0: not told
    std::uint64_t nodes = 0;
    std::optional<search::SearchStatistics> statistics = std::nullopt; // of a textbook search
};

// What a bot may spend on a move, and how the game came to where it is.
struct Turn {
    search::Limits limits =
        {}; // the clock in it is the mover's own; without any limit a bot takes its usual time
    std::optional<std::array<search::ClockTime, 2>> clocks = std::nullopt; // by colour, in a game with clocks
    std::span<engine::LegalMove const> played = {}; // every move since the state's first position
    search::Milliseconds patience{60'000}; // a program that has not answered by then is taken for dead
    search::Milliseconds patience_without_time{60'000};    // the same for one whose own limits name no time
    std::stop_token stop = {};                             // nobody wants the answer any more
    std::function<void(Choice const&)> progress = nullptr; // what a bot that tells would play as things stand
};

enum class FailureKind { crashed, silent, illegal_move, stopped };

struct BotFailure {
    FailureKind kind;
    core::Message what;
};

using Answer = tl::expected<Choice, BotFailure>;

class Bot {
  public:
    virtual ~Bot() = default;

    // Before each game of a match, from 1. What is remembered of other games is forgotten, chance begins at a place
    // that depends on the number alone, and a program that has died is started again.
    virtual tl::expected<void, BotFailure> new_game(std::uint64_t number) = 0;
    virtual Answer choose(engine::AnyState const& state, Turn const& turn) = 0; // there is a legal move

    // Whether it plays the same moves each time that it comes to the same game, with these limits for a turn: whether it
    // depends on neither time nor chance. Not known of a bot that does not say.
    [[nodiscard]] virtual bool repeats_games(search::Limits const&) const { return false; }
};

// From a specification such as `random?seed=7`, for one game. The bots there are:
//   random     any legal move, each as likely; `seed` (1 unless given) makes its games repeatable
//   minimax    minimax to `depth` plies (3)
//   heuristic  alpha-beta to `depth` plies (4), the moves as they are generated
//   tactical   the same with the moves in an `order` (damero; knowledge/ordering/order.hpp has the list);
//              `kb` a folder of rules of one's own that order moves besides
//   material   the tactic solver, for chess: material alone to `depth` plies (4); `order` (killers) may be forcing or
//              generated, to see what the order of moves saves
//   engine     the full engine; `nodes`, `depth`, `movetime` (milliseconds) go before the turn's limits; `hash`, `threads`,
//              `tuning` a file of other numbers for its search (core/tuning_text.hpp), `eval` one of other weights for
//              its evaluation (games/weight_text.hpp)
//   level      a player of `level` 1 to 10; `seed` (1) makes its mistakes repeatable; `hash`; the turn's limits hold besides
//   uci:PATH   an outside chess engine; the same limits, `args` for its command line, all else are its UCI options
core::Expected<std::unique_ptr<Bot>> make_bot(std::string_view spec, engine::AnyGame const& game);

} // namespace play
