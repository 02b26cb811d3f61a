// A seeded random generator: the same seed gives the same numbers on every machine.
#pragma once

#include <cassert>
#include <cstdint>

namespace core {

// SplitMix64: one addition and three multiply-xor-shifts; good enough for Zobrist keys, random bots and
// tests.
class Random {
  public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15u;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

    // A number in [0, bound), without the bias of a plain remainder.
    constexpr std::uint64_t below(std::uint64_t bound) {
        assert(bound > 0);
        std::uint64_t const unfair = (0 - bound) % bound;
        std::uint64_t draw = next();
        while (draw < unfair) draw = next();
        return draw % bound;
    }

  private:
    std::uint64_t state_;
};

static_assert(Random{0}.next() == 0xE220A8397B1DCDAFu, "SplitMix64's published first output for seed 0");

} // namespace core
