// Which patterns the moves of a position create: from the rules as they stand, from the detectors in C++ where those stand in for
// them, or whichever is faster.
#pragma once

#include "knowledge/knowledge_base.hpp"

namespace knowledge {

enum class By {
    fastest, // C++ for the rules it was tested against, Prolog for the others
    prolog,
    native, // C++ alone; other rules are left out
};

Findings find_patterns(KnowledgeBase const& base, Facts const& facts, By by, Limits const& limits);

// What C++ alone finds, in the same order and form.
std::vector<Finding> find_natively(chess::Position const& position,
                                   std::vector<patterns::PatternId> const& wanted);

} // namespace knowledge
