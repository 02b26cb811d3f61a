// Help pages are laid out here; their words come from the catalogue.
#include "apps/common/command.hpp"
#include "engine/any_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace apps {
namespace {

std::string heading(Console const& console, core::MessageKey key) {
    return "\n" + console.text(core::message(key)) + "\n";
}

constexpr std::array common_options = {language_option, help_option};
constexpr std::array program_options = {language_option, help_option,
                                        Option{"--version", "", "cli.option.version"}};

struct Row {
    std::string left;
    std::string right;
};

std::string table(std::vector<Row> const& rows) {
    std::size_t width = 0;
    for (auto const& row : rows) width = std::max(width, row.left.size());
    std::string text;
    for (auto const& row : rows) text += fmt::format("  {:<{}}  {}\n", row.left, width, row.right);
    return text;
}

void add_options(std::vector<Row>& rows, Console const& console, std::span<Option const> options) {
    for (auto const& option : options) {
        auto const value = option.value.empty() ? std::string() : " " + std::string(option.value);
        rows.push_back({std::string(option.name) + value, console.text(core::message(option.what))});
    }
}

// The games, for a command that takes one.
std::string games(Console const& console, std::span<Option const> options) {
    if (std::ranges::count(options, std::string_view("--game"), &Option::name) == 0) return {};
    std::vector<Row> rows;
    for (auto const* game : engine::all_games()) {
        auto names = std::string(game->name());
        for (auto const& alias : engine::aliases())
            if (alias.game == game->name()) names += ", " + std::string(alias.name);
        rows.push_back({names, console.text(core::message(game->title()))});
    }
    return heading(console, "cli.heading.games") + table(rows);
}

std::string examples(Console const& console, std::span<Example const> list) {
    std::string text = heading(console, "cli.heading.examples");
    for (auto const& example : list)
        text += fmt::format("  {}\n      {}\n", example.line, console.text(core::message(example.what)));
    return text;
}

} // namespace

std::string program_help(Console const& console, std::span<Command const* const> commands) {
    std::vector<Row> listed;
    for (auto const* command : commands)
        listed.push_back({std::string(command->name), console.text(core::message(command->about))});
    std::vector<Row> options;
    add_options(options, console, program_options);
    return console.text(core::message("cli.about")) + "\n" + heading(console, "cli.heading.usage") +
           "  damero COMMAND [OPTION ...]\n" + heading(console, "cli.heading.commands") + table(listed) +
           heading(console, "cli.heading.options") + table(options) + "\n" +
           console.text(core::message("cli.more_help")) + "\n";
}

std::string command_help(Console const& console, Command const& command) {
    std::vector<Row> options;
    add_options(options, console, command.options);
    add_options(options, console, common_options);
    return fmt::format("damero {}: {}\n", command.name, console.text(core::message(command.about))) +
           heading(console, "cli.heading.usage") + "  " + std::string(command.usage) + "\n" +
           heading(console, "cli.heading.options") + table(options) + games(console, command.options) +
           examples(console, command.examples);
}

} // namespace apps
