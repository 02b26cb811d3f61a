#include "tests/records/foreign_cases.hpp"

#include "tests/support/source_tree.hpp"

#include <sstream>

namespace tests {

std::vector<ForeignCase> foreign_cases(std::string const& file) {
    std::vector<ForeignCase> cases;
    std::istringstream lines(contents("tests/records/foreign/" + file));
    std::string* part = nullptr;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("=== ")) {
            auto const bar = line.find(" | ");
            cases.emplace_back().title = line.substr(4, bar == std::string::npos ? bar : bar - 4);
            if (bar != std::string::npos) cases.back().game = line.substr(bar + 3);
            part = &cases.back().text;
        } else if (line == "--- warnings") {
            part = &cases.back().warnings;
        } else if (line == "--- written") {
            part = &cases.back().written;
        } else if (part != nullptr) {
            *part += line + "\n";
        }
    }
    return cases;
}

} // namespace tests
