// damero: one binary, one subcommand a job. Exit 0 done, 1 failed, 2 bad usage or bad input.
#include "apps/commit.hpp"
#include "apps/common/bad_usage.hpp"
#include "apps/common/command.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>

namespace apps {
namespace {

constexpr std::array<Command const*, 16> commands = {
    &serve_command, &play_command,   &uci_command,      &hub_command,  &analyse_command, &explain_command,
    &solve_command, &themes_command, &annotate_command, &mine_command, &match_command,   &kb_command,
    &lab_command,   &perft_command,  &bench_command,    &tune_command};

void declare(CLI::App& app, std::span<Option const> options) {
    for (auto const& option : options) {
        auto const name = std::string(option.name);
        auto* const added = option.value.empty() ? app.add_flag(name) : app.add_option(name);
        added->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    }
    app.allow_extras(); // told about in our own words
}

// CLI11 itself finds only one thing to complain of: an option at the end without its value.
BadUsage in_our_words(CLI::ParseError const& error) {
    std::string const said = error.what();
    if (dynamic_cast<CLI::ArgumentMismatch const*>(&error) != nullptr)
        return {said.substr(0, said.find(':')), core::message("cli.value_missing")};
    return {"", core::message("cli.not_understood")};
}

// What was given to `app`, the program or one of its commands, with a language that there is.
Arguments checked(CLI::App const& app, std::span<Option const> own_options) {
    std::vector<Option> options(own_options.begin(), own_options.end());
    options.push_back(language_option);
    Arguments arguments(app, options);
    if (auto const code = arguments.text("--lang"); code && *code != "en" && *code != "es")
        throw BadUsage("--lang", core::message("cli.language_unknown", *code));
    return arguments;
}

// Of the words given to `command`, or to the program itself.
void refuse_extras(std::vector<std::string> const& extras, Command const* command) {
    auto const taken = command == nullptr ? 0 : command->words;
    // A dash alone stands for the standard input.
    auto const is_option = [](std::string const& word) { return word.size() > 1 && word.starts_with('-'); };
    auto const option = std::ranges::find_if(extras, is_option);
    if (option == extras.end() && extras.size() <= taken) return;
    auto const& first = option != extras.end() ? *option : extras[taken];
    auto const name = command == nullptr ? std::string_view{"damero"} : command->name;
    if (is_option(first)) throw BadUsage("", core::message("cli.option_unknown", first, name));
    if (command == nullptr) throw BadUsage("", core::message("cli.command_unknown", first));
    throw BadUsage("", core::message("cli.word_too_many", first, name));
}

void take_verb(Arguments& arguments, Command const& command) {
    auto const known = fmt::format("{}", fmt::join(command.verbs, ", "));
    auto const& words = arguments.words();
    if (words.empty() || words.front().starts_with('-'))
        throw BadUsage("", core::message("cli.verb_missing", command.name, known));
    if (std::ranges::find(command.verbs, words.front()) == command.verbs.end())
        throw BadUsage("", core::message("cli.verb_unknown", words.front(), command.name, known));
    arguments.take_verb();
}

int run(CLI::App const& app, Command const* command, Console const& console) {
    auto const program_arguments = checked(app, {});
    refuse_extras(app.remaining(), nullptr);
    if (command == nullptr) {
        if (app.count("--version") == 0) throw BadUsage("", core::message("cli.command_missing"));
        console.print(fmt::format("damero {} ({})\n", DAMERO_VERSION, commit()));
        return 0;
    }
    auto arguments = checked(*app.get_subcommand(std::string(command->name)), command->options);
    if (!command->verbs.empty()) take_verb(arguments, *command);
    refuse_extras(arguments.words(), command);
    return command->run(arguments, console);
}

int understand(std::vector<std::string> words, Console const& console) {
    CLI::App app;
    app.require_subcommand(0, 1);
    declare(app, {&language_option, 1});
    app.add_flag("--version");
    for (auto const* command : commands) {
        auto* const sub = app.add_subcommand(std::string(command->name));
        declare(*sub, {&language_option, 1});
        declare(*sub, command->options);
    }
    auto const chosen = [&]() -> Command const* {
        for (auto const* command : commands)
            if (app.got_subcommand(std::string(command->name))) return command;
        return nullptr;
    };
    try {
        std::reverse(words.begin(), words.end()); // as CLI11 wants them
        app.parse(words);
    } catch (CLI::CallForHelp const&) {
        console.print(chosen() != nullptr ? command_help(console, *chosen())
                                          : program_help(console, commands));
        return 0;
    } catch (CLI::ParseError const& error) {
        throw in_our_words(error);
    }
    return run(app, chosen(), console);
}

int guarded(std::vector<std::string> words, Console const& console) {
    try {
        int const code = understand(std::move(words), console);
        if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
        console.warn(console.text(core::message("cli.output_failed")));
    } catch (BadUsage const& bad) {
        console.warn(bad.text(console.language));
        return 2;
    } catch (std::exception const& failure) {
        console.warn(console.text(core::message("cli.failed", failure.what())));
    }
    return 1;
}

} // namespace
} // namespace apps

int main(int count, char** words) {
    std::span<char const* const> const given(words, static_cast<std::size_t>(count));
    auto arguments = apps::split_arguments(given.subspan(given.empty() ? 0 : 1));
    auto const console = apps::console_in(apps::chosen_language(arguments));
    return apps::guarded(std::move(arguments), console);
}
