// Rules and goals from outside, in a process of their own: sandboxed, limited, and killed when it overruns. The sandbox alone
// does not do: one call of a built-in predicate can eat all memory and hear of no time limit.
#pragma once

#include "core/error.hpp"
#include "knowledge/request.hpp"
#include "play/rules/process_limits.hpp"

#include <chrono>
#include <string>
#include <vector>

namespace play::rules {

struct ProcessRules {
    std::vector<std::string> command = {"/proc/self/exe", "kb", "worker"}; // a program that calls serve_one()
    std::chrono::milliseconds patience{15'000};                            // from start to answer
};

// Asks a process apart; always sandboxed, whatever the request says.
core::Expected<knowledge::Reply> ask_apart(knowledge::Request request, ProcessRules const& rules = {});

// The other end: takes one request from a line, within limits that hold for the whole process, and gives the line to answer with.
std::string serve_one(std::string_view line, ProcessLimits const& limits = {});

} // namespace play::rules
