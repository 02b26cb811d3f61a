// Runs the built damero as a process of its own and collects what it says.
#pragma once

#include <chrono>
#include <string>
#include <vector>

struct Ran {
    std::string out;
    std::string err;
    int code = -1; // -1: it did not exit by itself
};

using Words = std::vector<std::string>;

// `environment` is all that the program sees of one: NAME=value.
Ran run_damero(Words const& arguments, std::string const& input = "", Words const& environment = {});

// The same, with Ctrl-C after a while, for a program that does not end by itself.
Ran run_damero_interrupted(Words const& arguments, std::chrono::milliseconds after);

// The same on a terminal of its own; what it writes to either stream comes together in `out`, what is typed
// is echoed there too.
Ran run_damero_on_terminal(Words const& arguments, std::string const& input, Words const& environment = {});
