// Thrown by a command that was asked for what cannot be done. main says it in one line and exits with 2; it
// never leaves apps.
#pragma once

#include "core/catalogue.hpp"

#include <string>
#include <utility>

namespace apps {

struct BadUsage {
    std::string option; // the option that is wrong, or empty
    core::Error error;

    BadUsage(std::string option_, core::Error error_)
        : option(std::move(option_)),
          error(std::move(error_)) {}
    BadUsage(std::string option_, core::Message what)
        : option(std::move(option_)),
          error{std::move(what), {}} {}

    // `--fen, placement, column 7: what is wrong`
    [[nodiscard]] std::string text(core::Language language) const {
        auto const rest = core::text(language, error);
        if (option.empty()) return rest;
        return option + (error.where == core::Place{} ? ": " : ", ") + rest;
    }
};

// The value, or BadUsage about `option`.
template <class T>
T value_or_throw(core::Expected<T> expected, std::string const& option) {
    if (!expected) throw BadUsage(option, expected.error());
    return std::move(*expected);
}

} // namespace apps
