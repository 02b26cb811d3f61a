// Lines that ought to be read as one command, or to be refused; UCI and Hub have a parse_command() each.
#pragma once

#include "core/catalogue.hpp"
#include "core/error.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>

namespace tests {

// The command that was read of a line; the running test fails where it is none or another one.
template <class Wanted, class Command>
Wanted read_as(std::string_view line, core::Expected<Command> const& command) {
    EXPECT_TRUE(command) << line;
    if (!command || !std::holds_alternative<Wanted>(*command)) {
        ADD_FAILURE() << line << " is read as another command";
        return Wanted{};
    }
    return std::get<Wanted>(*command);
}

// What is said to a line that is refused; nothing where it is not.
template <class Command>
std::string refusal_of(core::Expected<Command> const& command) {
    return command ? "" : core::text(core::Language::english, command.error());
}

} // namespace tests
