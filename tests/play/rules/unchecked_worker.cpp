// A worker that checks nothing of what rules call and has the libraries at hand that reach outside: all that is left between a rule
// and the machine is the confinement of the process.
#include "knowledge/prolog/runtime.hpp"
#include "knowledge/prolog/terms.hpp"
#include "play/rules/rule_process.hpp"

#include <cstdlib>
#include <iostream>

int main() {
    using namespace knowledge::prolog;
    if (!ready()) return 1;
    for (auto const* const library : {"process", "socket", "filesex", "unix", "readutil", "csv", "thread"}) {
        Frame const frame;
        call("user", "use_module", {compound_term("library", {atom_term(library)})});
    }
    std::cout << play::rules::serve_one(std::cin, {}, knowledge::GoalChecks::off) << std::endl;
    std::_Exit(0);
}
