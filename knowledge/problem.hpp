// What can be wrong with rules and goals, as it is told to people: the file, the line, and what was expected there.
#pragma once

#include "core/error.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace knowledge {

struct Problem {
    std::string file; // empty: a goal
    core::Error error;
    bool serious = true; // else a warning: the rule works as it stands
};

// What Prolog calls a syntax error, in the catalogue's words.
core::Message syntax_message(std::string_view code);

// What the reader of rules has to say (knowledge/host/reader.pl): its code, and what it says besides.
core::Message reading_message(std::string_view code, std::string_view detail);

// Why a pattern or a goal has no answer: the code of knowledge/host/host.pl, and one text or more.
core::Message trouble_message(std::string_view code, std::vector<std::string> const& texts);

} // namespace knowledge
