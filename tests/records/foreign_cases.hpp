// The texts of foreign/*.txt, and what is to come of them.
#pragma once

#include <string>
#include <vector>

namespace tests {

struct ForeignCase {
    std::string title;
    std::string game; // that the caller names, if any
    std::string text;
    std::string warnings; // a line each
    std::string written;  // the games in standard form
};

std::vector<ForeignCase> foreign_cases(std::string const& file);

} // namespace tests
