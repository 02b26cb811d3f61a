// What the environment says about the terminal.
#include "apps/common/console.hpp"

#include "core/shown_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

namespace apps {
namespace {

std::string_view environment(char const* name) {
    char const* const value = std::getenv(name);
    return value == nullptr ? std::string_view{} : std::string_view{value};
}

// The first of these that is set and not empty, as POSIX has it.
std::string_view first_of(std::initializer_list<char const*> names) {
    for (auto const* name : names)
        if (auto const value = environment(name); !value.empty()) return value;
    return {};
}

bool locale_writes_utf8() {
    std::string locale(first_of({"LC_ALL", "LC_CTYPE", "LANG"}));
    std::ranges::transform(locale, locale.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
}

} // namespace

void Console::print(std::string_view text) const { std::fwrite(text.data(), 1, text.size(), stdout); }

void Console::warn(std::string_view line) const {
    std::fflush(stdout);
    fmt::print(stderr, "damero: {}\n", one_short_line(line));
}

core::Language chosen_language(std::span<std::string const> arguments) {
    for (std::size_t i = 0; i + 1 < arguments.size(); ++i)
        if (arguments[i] == "--lang")
            if (auto const language = core::language_named(arguments[i + 1])) return *language;
    auto const locale = core::language_named(first_of({"LC_ALL", "LC_MESSAGES", "LANG"}));
    return locale.value_or(core::Language::english);
}

Console console_in(core::Language language) {
    bool const shows_colour =
        isatty(STDOUT_FILENO) != 0 && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
    return {.language = language,
            .input_is_terminal = isatty(STDIN_FILENO) != 0,
            .colour = shows_colour,
            .unicode = locale_writes_utf8()};
}

std::string one_short_line(std::string_view text) {
    constexpr std::size_t longest = 600;
    constexpr std::size_t kept = 280; // at either end of a longer one
    if (text.size() <= longest) return core::one_line(text);
    auto const head = core::whole_characters(text, kept);
    auto const without_tail = core::whole_characters(text, text.size() - kept);
    return core::one_line(head) + " ... " + core::one_line(text.substr(without_tail.size()));
}

} // namespace apps
