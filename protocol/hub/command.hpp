// What a draughts GUI can say in Hub, and reading it. Whether it makes sense in the game at hand is not asked here:
// positions and moves stay text.
#pragma once

#include "core/error.hpp"
#include "search/limits.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace protocol::hub {

struct Nothing {};     // a line of blanks
struct AskIdentity {}; // hub
struct Init {};        // init
struct NewGame {};     // new-game
struct Stop {};        // stop
struct PonderHit {};   // ponder-hit
struct Ping {};        // ping
struct Quit {};        // quit

struct SetParam {
    std::string name;
    std::string value;
};

struct SetPosition {
    std::optional<std::string> position = std::nullopt; // none: the start
    std::vector<std::string> moves = {};
};

// One `level` line. Several add up, each limit as it was told last.
struct Level {
    bool infinite = false; // forget the limits told before
    std::optional<int> depth = std::nullopt;
    std::optional<std::int64_t> nodes = std::nullopt;
    std::optional<search::Milliseconds> move_time = std::nullopt;
    std::optional<search::ClockTime> clock = std::nullopt; // as told: the increment is still to be added
    std::vector<core::Error> refused = {};                 // limits that do not hold; the others do
};

enum class Mode { think, ponder, analyze };
struct Go {
    Mode mode;
};

using Command = std::variant<Nothing, AskIdentity, Init, SetParam, SetPosition, Level, Go, Stop, PonderHit,
                             Ping, NewGame, Quit>;

// Arguments that a command does not know are passed over, as Hub has it.
core::Expected<Command> parse_command(std::string_view text);

} // namespace protocol::hub
