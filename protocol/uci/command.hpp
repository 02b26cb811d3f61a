// What a chess GUI can say in UCI, line by line, and reading it. Whether it makes sense in the position at hand
// is not asked here: moves and positions stay text.
#pragma once

#include "core/error.hpp"
#include "protocol/words.hpp"
#include "search/limits.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace protocol::uci {

struct AskIdentity {};    // uci
struct AskReady {};       // isready
struct NewGame {};        // ucinewgame
struct Stop {};           // stop
struct PonderHit {};      // ponderhit
struct Quit {};           // quit
struct ShowBoard {};      // d, not UCI but usual
struct ShowEvaluation {}; // eval, likewise

struct SetDebug {
    bool on;
};

struct SetOption {
    std::string name;
    std::optional<std::string> value = std::nullopt;
};

struct SetPosition {
    std::optional<std::string> fen = std::nullopt; // none: the start
    std::vector<std::string> moves = {};
};

struct Go {
    std::vector<std::string> search_moves = {};
    bool ponder = false;
    bool infinite = false;
    std::array<std::optional<search::Milliseconds>, 2> time = {}; // by colour; may be negative
    std::array<search::Milliseconds, 2> increment = {};
    std::optional<int> moves_to_go = std::nullopt;
    std::optional<int> depth = std::nullopt;
    std::optional<std::int64_t> nodes = std::nullopt;
    std::optional<int> mate = std::nullopt;
    std::optional<search::Milliseconds> move_time = std::nullopt;
    std::optional<int> perft = std::nullopt;
    std::vector<core::Error> refused = {}; // words whose value is missing or bad; the others hold
};

// A line without any word that UCI knows; an empty one too.
struct Unknown {
    std::string line;
};

using Command = std::variant<Unknown, AskIdentity, SetDebug, AskReady, SetOption, NewGame, SetPosition, Go,
                             Stop, PonderHit, Quit, ShowBoard, ShowEvaluation>;

// The command begins at the line's first word that names one: words before it are passed over, as UCI has it. An
// error for a command that is known and badly put, except for `go`, which says itself what it refuses.
core::Expected<Command> parse_command(std::string_view line);

// The words behind `go`. Those that are not go's own are passed over, except behind `searchmoves`, where each is taken
// for a move. Never fails: a GUI that said `go` waits for a bestmove.
Go parse_go(Words words);

} // namespace protocol::uci
