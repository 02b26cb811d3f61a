// What the host programs (knowledge/host) take and give, as values of this program.
#pragma once

#include "knowledge/knowledge_base.hpp"
#include "knowledge/prolog/terms.hpp"

namespace knowledge::prolog {

inline constexpr char const* host = "damero_host";

term_t limits_term(Limits const& limits);

// Of trouble(Code, Detail), the detail being a text or a list of texts.
core::Message trouble_of(term_t trouble);

Problem pattern_failure(Pattern const& pattern, core::Message const& what);

} // namespace knowledge::prolog
