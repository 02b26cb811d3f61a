// How everybody played in a file of games, in words and as JSON.
#pragma once

#include "apps/common/console.hpp"
#include "services/annotate/annotate_tally.hpp"

#include <string>

namespace apps {

struct AnnotateEnd {
    double seconds = 0;
    bool finished = true;
};

std::string annotate_json(services::AnnotateTally const& tally, AnnotateEnd const& end); // one line
std::string annotate_summary(Console const& console, services::AnnotateTally const& tally,
                             AnnotateEnd const& end);

} // namespace apps
