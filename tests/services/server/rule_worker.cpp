// What `damero kb worker` does, for tests that have no damero: one line of a request in, one of an answer out.
#include "play/rules/rule_process.hpp"

#include <cstdlib>
#include <iostream>

int main() {
    std::cout << play::rules::serve_one(std::cin) << std::endl;
    std::_Exit(0);
}
