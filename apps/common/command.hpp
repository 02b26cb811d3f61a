// A subcommand of damero: its options, what its help says, and what it does. One file each, listed in main.
#pragma once

#include "apps/common/arguments.hpp"
#include "apps/common/console.hpp"

#include <span>
#include <string>
#include <string_view>

namespace apps {

struct Example {
    std::string_view line;
    core::MessageKey what;
};

struct Command {
    std::string_view name;
    core::MessageKey about;
    std::string_view usage;
    std::span<Option const> options;
    std::span<Example const> examples;
    int (*run)(Arguments const&, Console const&); // gives the exit code
    std::span<std::string_view const> verbs = {}; // one must be the word behind the name, where there are any
    std::size_t words = 0;                        // how many it takes besides, that are no options
};

extern Command const analyse_command;
extern Command const annotate_command;
extern Command const bench_command;
extern Command const explain_command;
extern Command const hub_command;
extern Command const kb_command;
extern Command const lab_command;
extern Command const match_command;
extern Command const mine_command;
extern Command const perft_command;
extern Command const play_command;
extern Command const serve_command;
extern Command const solve_command;
extern Command const themes_command;
extern Command const tune_command;
extern Command const uci_command;

// What --help prints.
std::string program_help(Console const& console, std::span<Command const* const> commands);
std::string command_help(Console const& console, Command const& command);

} // namespace apps
