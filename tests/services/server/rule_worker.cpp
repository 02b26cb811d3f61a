// What `damero kb worker` does, for tests that have no damero: one line of a request in, one of an answer out.
#include "play/rules/rule_process.hpp"

#include <iostream>
#include <string>

int main() {
    std::string line;
    std::getline(std::cin, line);
    std::cout << play::rules::serve_one(line) << std::endl;
    return 0;
}
