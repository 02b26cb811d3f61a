// The terminal that a command speaks to: its language, and what it can show.
#pragma once

#include "core/catalogue.hpp"

#include <span>
#include <string>
#include <string_view>

namespace apps {

struct Console {
    core::Language language = core::Language::english;
    bool input_is_terminal = false;
    bool colour = false;  // standard output is a terminal and NO_COLOR is not set
    bool unicode = false; // the locale writes UTF-8

    [[nodiscard]] std::string text(core::Message const& message) const {
        return core::text(language, message);
    }
    [[nodiscard]] std::string text(core::Error const& error) const { return core::text(language, error); }

    template <class... Values>
    void say(core::MessageKey key, Values&&... values) const {
        print(text(core::message(key, std::forward<Values>(values)...)) + "\n");
    }
    void print(std::string_view text) const; // on standard output
    void warn(std::string_view line) const;  // on standard error, as one line that begins with `damero: `
};

// `--lang` among the arguments decides even before they are understood, so that what is wrong with them is
// said in that language; else LC_ALL, LC_MESSAGES, LANG; else English.
core::Language chosen_language(std::span<std::string const> arguments);

Console console_in(core::Language language);

// On one line, the middle of very long texts left out.
std::string one_short_line(std::string_view text);

} // namespace apps
