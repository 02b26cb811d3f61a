// Rules and goals from outside, in a process of their own that is confined, limited, and killed when it overruns (confinement.hpp).
// What rules may call is checked as well (knowledge/host), but nothing rests on that alone.
#pragma once

#include "core/error.hpp"
#include "knowledge/request.hpp"
#include "play/rules/confinement.hpp"

#include <chrono>
#include <iosfwd>
#include <string>
#include <vector>

namespace play::rules {

// That a goal may be given: the process has ten seconds of processor time, of which starting takes some.
inline constexpr std::chrono::seconds longest_goal{9};

struct ProcessRules {
    std::vector<std::string> command = {"/proc/self/exe", "kb", "worker"}; // a program that calls serve_one()
    std::chrono::milliseconds patience{15'000};                            // from start to answer
};

// Asks a process apart, which gets the texts of the rules and an empty environment.
core::Expected<knowledge::Reply> ask_apart(knowledge::Request request, ProcessRules const& rules = {});

// The other end: confines this process for good, reads one line, a request, and gives the line to answer with.
// GoalChecks::off is for tests that show what the confinement alone keeps rules from.
std::string serve_one(std::istream& in, ProcessLimits const& limits = {},
                      knowledge::GoalChecks checks = knowledge::GoalChecks::on);

} // namespace play::rules
