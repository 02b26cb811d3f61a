// What a UCI engine says, line by line. Any text may come; what is not understood is nothing.
#pragma once

#include "core/types.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace play {

// `info depth 12 score cp 35 nodes 8000 pv e2e4`, as far as somebody needs it.
struct UciInfo {
    std::optional<int> depth = std::nullopt;
    std::optional<core::Score> score = std::nullopt; // exact ones only
    std::optional<std::uint64_t> nodes = std::nullopt;
    int line = 1;     // multipv
    std::string move; // the first of pv; empty where none is told
};
std::optional<UciInfo> parse_uci_info(std::string_view line);

// The move of `bestmove e2e4 ponder e7e5`, whatever it is; `(none)` where it is missing.
std::optional<std::string> parse_best_move(std::string_view line);

// `option name Clear Hash type button`
struct UciOption {
    std::string name;
    std::string type;
};
std::optional<UciOption> parse_uci_option(std::string_view line);

} // namespace play
