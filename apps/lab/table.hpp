// What lab compare shows a person: bots side by side, position by position, then all together.
#pragma once

#include "apps/common/console.hpp"
#include "services/lab/comparison.hpp"

#include <string>
#include <vector>

namespace apps {

struct Comparison {
    std::vector<std::string> bots; // as they were asked for
    std::vector<services::lab::LabPosition> positions;
    std::vector<services::lab::Finding> findings; // position by position, the bots in order
    std::vector<services::lab::GameTally> games;  // the bots in order
};

std::string comparison_text(Console const& console, Comparison const& comparison);

// In a line: which values were found where they should have been equal.
std::string disagreement_text(Console const& console, services::lab::Disagreement const& disagreement);

} // namespace apps
