// Choices at random for whoever makes lines up, the same for the same seed.
#pragma once

#include "core/rng.hpp"

#include <cstdint>
#include <string>

namespace tests {

class Chance {
  public:
    explicit Chance(std::uint64_t seed) : random_(seed) {}

    std::uint64_t below(std::uint64_t bound) { return random_.below(bound); }
    bool one_in(std::uint64_t count) { return below(count) == 0; }
    template <std::size_t size>
    std::string one_of(char const* const (&list)[size]) {
        return list[below(size)];
    }
    // The line with a few letters lost, added or changed.
    std::string damaged(std::string line) {
        for (auto times = 1 + below(3); times > 0 && !line.empty(); --times) {
            auto const place = below(line.size());
            auto const letter = static_cast<char>(below(256));
            if (one_in(3))
                line.erase(place, 1 + below(6));
            else if (one_in(2))
                line.insert(place, 1, letter);
            else
                line[place] = letter;
        }
        return line;
    }

  private:
    core::Random random_;
};

} // namespace tests
