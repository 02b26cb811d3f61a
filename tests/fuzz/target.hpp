// What a libFuzzer target does with a failure: it says it and stops, so that the input is kept.
#pragma once

#include "tests/fuzz/damaged_text.hpp"

#include <cstdio>
#include <cstdlib>

namespace fuzz {

inline int done(Failure const& failure) {
    if (!failure) return 0;
    std::fprintf(stderr, "%s\n", failure->c_str());
    std::abort();
}

} // namespace fuzz
