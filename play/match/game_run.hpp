// One game between two bots, from its opening to its end: whose turn it is, what it may spend, when it is over and why.
#pragma once

#include "play/bots/bot.hpp"
#include "play/match/adjudication.hpp"
#include "play/match/time_control.hpp"
#include "play/stall_watch.hpp"

#include <array>
#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace play {

// What holds for every game of a match.
struct GameRules {
    std::optional<TimeControl> time =
        std::nullopt;           // a clock for each; whoever oversteps it by more than `margin` loses
    search::Limits limits = {}; // without clocks: for each move, and nobody loses by it
    Milliseconds margin{10};    // what pipes and the scheduler may cost
    // How long past its time, or altogether where there is none, a program may be silent before it is ended.
    std::optional<Milliseconds> patience = std::nullopt;
    AdjudicationRules adjudication = {};
    StallWatch const* stalls = nullptr; // what it sees is charged to no clock
};

enum class Ending {
    rules,       // by the rules of the game, draws that a player may claim included
    adjudicated, // by AdjudicationRules
    time,        // the clock ran out
    crash,       // the program ended
    silence,     // the program hung where no clock ran
    illegal_move,
    stopped, // not over: nobody wanted it any more
};

// What a textbook search tells of its cut-offs.
struct Prunings {
    std::uint64_t all = 0;
    std::uint64_t on_first_move = 0;

    bool operator==(Prunings const&) const = default;
};

struct PlayedMove {
    std::string text;                                // in the game's notation
    std::optional<core::Score> score = std::nullopt; // the mover's
    int depth = 0;                                   // 0: of the opening, or not told
    std::uint64_t nodes = 0;
    std::chrono::microseconds elapsed{}; // while the machine ran
    std::optional<Prunings> prunings = std::nullopt;
    std::chrono::microseconds stalled{}; // besides: it stood still
    bool is_excused = false;             // had that been charged, the time would have run out

    bool operator==(PlayedMove const&) const = default;
};

struct GameCourse {
    std::string first_position;
    core::Colour first_to_move{};
    int opening_plies = 0; // of `moves`
    std::vector<PlayedMove> moves;
    std::optional<core::Colour> winner = std::nullopt;
    Ending ending = Ending::rules;
    core::Colour loser{}; // where the ending is one player's failure
    std::string reason;   // in English, for records

    bool operator==(GameCourse const&) const = default;
};

// `state` is where the opening has led; `opening` are its moves from the state's first position. The bots are by colour
// and have been told of the new game.
GameCourse play_game(engine::AnyState& state, std::vector<engine::LegalMove> opening,
                     std::array<Bot*, 2> bots, GameRules const& rules, std::stop_token const& stop);

// A game that cannot begin, because this player's program does not.
GameCourse forfeited(engine::AnyState const& state, core::Colour loser, BotFailure const& failure);

} // namespace play
