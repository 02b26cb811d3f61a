// Positions to search: from random games, with the moves that led to them.
#pragma once

#include "search/teaching/teaching.hpp"
#include "tests/conformance/walk.hpp"

#include <cstddef>
#include <vector>

namespace tests {

// Every seventh position of as many games as it takes; games that are over are left out.
template <class G>
std::vector<search::State<G>> positions_of_random_games(std::size_t count) {
    std::vector<search::State<G>> found;
    int seen = 0;
    conformance::random_games<G>(static_cast<int>(count), 120,
                                 [&](auto const& at, auto const& trail) -> conformance::Failure {
                                     if (seen++ % 7 == 3 && found.size() < count && !G::outcome(at, trail))
                                         found.push_back({at, trail});
                                     return std::nullopt;
                                 });
    return found;
}

} // namespace tests
