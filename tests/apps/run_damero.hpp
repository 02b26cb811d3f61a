// Runs the built damero as a process of its own and collects what it says.
#pragma once

#include <functional>
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

// The same, but a signal comes after a while, as from a shell's Ctrl-C or kill -9.
struct Signal {
    int number;
    std::function<bool()> when; // asked again and again, for at most half a minute
};
Ran run_damero_until(Words const& arguments, Signal const& signal);

// The same where nothing can be written to the standard output; its exit code.
int run_damero_with_full_output(Words const& arguments);

// The same on a terminal of its own; what it writes to either stream comes together in `out`, what is typed
// is echoed there too.
Ran run_damero_on_terminal(Words const& arguments, std::string const& input, Words const& environment = {});
